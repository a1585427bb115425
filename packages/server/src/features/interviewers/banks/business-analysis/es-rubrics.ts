import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'different-problem': {
    anchors: {
      '1': 'Ejecuta lo que se pide, o ningún caso.',
      '3': 'Preguntó más y encontró otra necesidad, pero cómo lo hizo queda vago.',
      '5': 'Observó o preguntó a la gente en su trabajo, nombró el problema real con pruebas, convenció a quien lo pedía y sabe qué se ahorró.',
    },
    facts: {
      'asked-why': [
        'Pregunté varias veces por qué lo necesitaban.',
        'Quería saber qué harían después con ello.',
        'En vez de apuntarlo, pedí el último caso en que les había faltado.',
      ],
      'watched-work': [
        'Me senté a su lado media jornada y miré cómo trabajan.',
        'Repasé un caso real con los usuarios.',
        'Cuando vi cómo lo hacían, el problema saltaba a la vista.',
      ],
      'real-need': [
        'Resultó que no necesitaban una herramienta nueva, sino menos autorizaciones.',
        'El problema de verdad era que los datos llegaban tarde.',
        'En realidad dos equipos tenían definiciones distintas.',
      ],
      'won-over': [
        'Les enseñé las dos cosas y estuvieron de acuerdo.',
        'La responsable se sorprendió, pero los números la convencieron.',
        'Escribimos el objetivo de nuevo y lo dieron por bueno.',
      ],
    },
  },
  'opposite-wishes': {
    anchors: {
      '1': 'Deja decidir al que más grita o al jefe.',
      '3': 'Sienta a los dos a la mesa y encuentra un acuerdo, sin los intereses que hay detrás.',
      '5': 'Encuentra los intereses tras las posturas, aporta datos, muestra opciones con su precio, sabe quién decide y lo deja por escrito.',
    },
    facts: {
      'interests-behind': [
        'Hablé con cada parte a solas para entender qué necesita de verdad.',
        'Detrás estaba el miedo a tener más trabajo.',
        'Resultó que los dos querían lo mismo, solo que en momentos distintos.',
      ],
      'facts-on-table': [
        'Llevé cifras de con qué frecuencia ocurre el caso.',
        'Miramos juntos veinte expedientes reales.',
        'Los datos mostraban que la excepción era muy rara.',
      ],
      options: [
        'Preparé tres opciones con ventajas y costes.',
        'Dibujamos las dos variantes en la pizarra.',
        'Propuse una prueba de un mes.',
      ],
      decision: [
        'Desde el principio estaba claro quién decide si no se ponen de acuerdo.',
        'Al final decidió el dueño del proceso y yo lo dejé escrito.',
        'Ambos firmaron el resultado.',
      ],
    },
  },
  'done-or-not-done': {
    anchors: {
      '1': 'Un deseo en palabras generales.',
      '3': 'Una historia de usuario con criterios, pero faltan excepciones y ejemplos.',
      '5': 'Propósito, regla, ejemplos con valores reales y excepciones, acordados con quienes construyen y quienes prueban, y una lección de un malentendido.',
    },
    facts: {
      'checkable-criteria': [
        'Escribí cuándo cuenta como terminado.',
        'Cada requisito tenía criterios de aceptación que se pueden probar.',
        'Decía exactamente qué debe pasar en cada caso.',
      ],
      'real-examples': [
        'Añadí ejemplos con números reales.',
        'Había una tabla con entradas y el resultado esperado.',
        'Usé tres casos del día a día.',
      ],
      exceptions: [
        'Las excepciones también estaban en la lista.',
        'Pregunté qué ocurre cuando falta el valor.',
        'Escribimos además lo que no debe hacer.',
      ],
      'talked-through': [
        'Lo repasé con desarrolladores y testers antes de empezar.',
        'Tenían que contarme con sus palabras lo que habían entendido.',
        'La tester encontró un hueco antes de que se construyera nada.',
      ],
    },
  },
  'process-as-lived': {
    anchors: {
      '1': 'Describe un diagrama o un método.',
      '3': 'Encontró una diferencia y propuso un cambio; el efecto queda abierto.',
      '5': 'Vio el trabajo real, entendió por qué se desvían, midió, cambió la parte correcta con ellos y conoce el efecto.',
    },
    facts: {
      'saw-reality': [
        'Seguí un caso real de principio a fin.',
        'Hablé con quienes hacen el trabajo cada día.',
        'La gente tenía sus propias listas al margen del sistema.',
      ],
      'reason-for-detour': [
        'Se saltaban el paso porque tardaba demasiado.',
        'El rodeo tenía un buen motivo, el sistema no podía hacerlo.',
        'Nadie sabía por qué existía la norma.',
      ],
      measured: [
        'Medí cuánto dura cada paso.',
        'La mitad del tiempo era esperar una firma.',
        'Contamos cuántos casos volvían.',
      ],
      changed: [
        'Quitamos dos pasos.',
        'Simplifiqué el formulario junto con el equipo.',
        'Se cambió el proceso en lugar de culpar a las personas.',
      ],
    },
  },
  'analysis-changed-decision': {
    anchors: {
      '1': 'Describe herramientas o gráficos; sin pregunta ni decisión.',
      '3': 'Un análisis sólido con resultado; las dudas sobre los datos o el efecto en la decisión quedan abiertos.',
      '5': 'Pregunta clara, datos comprobados, otras explicaciones probadas, incertidumbre dicha, decisión cambiada y revisada más tarde.',
    },
    facts: {
      'clear-question': [
        'La pregunta era si debíamos cerrar la sucursal.',
        'Queríamos saber por qué se van los clientes.',
        'Primero acordé con mi jefa qué había que decidir.',
      ],
      'checked-data': [
        'Antes de usar los datos comprobé si había huecos y duplicados.',
        'Parte de los registros estaba mal, así que la dejé fuera y lo dije.',
        'Lo comparé con una segunda fuente.',
      ],
      'other-explanations': [
        'También miré si era solo por la temporada.',
        'Podía ser casualidad, así que miré otro año.',
        'Intenté demostrar que me equivocaba.',
      ],
      'said-uncertainty': [
        'Di un rango en lugar de un solo número.',
        'Dije abiertamente qué supuesto era débil.',
        'Estaba seguro en torno al ochenta por ciento y así se lo dije.',
      ],
      decision: ['Por eso no abrimos la tienda.', 'La dirección cambió el plan.', 'Antes querían lo contrario.'],
    },
  },
  'figures-do-not-agree': {
    anchors: {
      '1': 'Las presenta igual, o las ajusta para que cuadren.',
      '3': 'Busca el fallo y pregunta a quien las dio, sin plan por si no aparece.',
      '5': 'Acota la diferencia, pregunta a la persona adecuada, muestra solo lo seguro y dice qué queda abierto, y después se ocupa de la causa.',
    },
    facts: {
      'narrow-down': [
        'Divido el total en partes y miro dónde nace la diferencia.',
        'Lo comparo línea por línea con el mes pasado.',
        'Primero reviso definiciones, periodos y duplicados.',
      ],
      'ask-source': [
        'Llamo a la persona que dio las cifras.',
        'Pregunto cómo se obtuvieron esos valores.',
        'En el otro departamento casi siempre alguien conoce el motivo.',
      ],
      'say-openly': [
        'Prefiero mostrar menos números que números falsos.',
        'Marco la cifra como provisional y digo por qué.',
        'Esa misma noche le digo a mi jefa que algo no encaja.',
      ],
      'fix-cause': [
        'Después monté un control que lo muestra al momento.',
        'Acordamos una sola definición.',
        'Desde entonces las cifras llegan dos días antes.',
      ],
    },
  },
  'figure-changed-behaviour': {
    anchors: {
      '1': 'Enumera indicadores habituales.',
      '3': 'Un indicador con propósito y algún efecto; no vio efectos secundarios.',
      '5': 'Indicador ligado a una decisión, efecto y efectos secundarios vistos, ajustado o retirado, con las personas implicadas.',
    },
    facts: {
      purpose: [
        'Queríamos ver si los clientes vuelven.',
        'El indicador debía ayudar a decidir dónde poner a la gente.',
        'Antes cada uno medía otra cosa.',
      ],
      definition: [
        'Fijé con precisión qué cuenta y qué no.',
        'Se calcula cada semana a partir de la misma fuente.',
        'Al principio hubo discusión por la definición.',
      ],
      'side-effect': [
        'La gente empezó a escoger los casos fáciles.',
        'Cerraban los tickets antes de tiempo para quedar bien.',
        'El efecto no deseado fue que bajó la calidad.',
      ],
      adjusted: [
        'Así que pusimos al lado un segundo indicador.',
        'Lo saqué de la prima.',
        'Después de un trimestre lo cambiamos.',
      ],
    },
  },
  'no-to-someone-important': {
    anchors: {
      '1': 'Lo evita o lo pasa a otro.',
      '3': 'Dijo que no con razones; poca preparación o alternativa.',
      '5': 'Se preparó, habló pronto y en persona, dio la razón en los términos del otro, ofreció un camino y se mantuvo firme en lo importante.',
    },
    facts: {
      'early-in-person': [
        'Fui a verle antes de la reunión.',
        'Se lo dije directamente y no por correo.',
        'Avisé en cuanto lo supe.',
      ],
      reason: [
        'Expliqué lo que costaría en tiempo y dinero.',
        'Mostré qué habría que dejar por ello.',
        'El motivo era que la ley no lo permite.',
      ],
      alternative: [
        'Llevaba otra propuesta.',
        'Una parte la podíamos ofrecer enseguida.',
        'Le enseñé otras dos maneras de llegar.',
      ],
      'stayed-firm': [
        'Él insistió, pero me mantuve.',
        'Al principio se enfadó y luego lo aceptó.',
        'Conservé la calma y repetí la razón.',
      ],
    },
  },
  'old-way-new-way': {
    anchors: {
      '1': 'Formación y un anuncio desde arriba.',
      '3': 'Explica ventajas, forma y encuentra apoyos; no se entiende la resistencia.',
      '5': 'Toma en serio las razones, cambia el producto o el plan por ellas, empieza por quienes ganan, mide el uso real y es honesto sobre quienes quedaron fuera.',
    },
    facts: {
      'listened-to-reasons': [
        'Pregunté qué les molestaba y lo apunté.',
        'Su objeción era justa, de verdad tardaban más.',
        'Tenían miedo de que los controlaran.',
      ],
      'started-small': [
        'Empezamos con un equipo que lo quería.',
        'Dos compañeros lo probaron antes y se lo contaron a los demás.',
        'Hubo un piloto con diez personas.',
      ],
      'practical-help': [
        'La primera semana me senté a su lado.',
        'Practicamos con sus propios casos.',
        'Había una persona a la que llamar cuando se atascaban.',
      ],
      'real-use': [
        'A los tres meses lo usaba el ochenta por ciento.',
        'Cada semana miraba cuántos trabajaban realmente con ello.',
        'Algunos siguieron con su lista y los dejamos.',
      ],
      'adapted-it': [
        'Cambiamos dos pantallas por sus comentarios.',
        'Se alargó el plan para no atropellar a nadie.',
        'Se añadió una función porque sin ella no podían trabajar.',
      ],
    },
  },
  'complicated-made-simple': {
    anchors: {
      '1': 'Términos técnicos o generalidades; no se ve de qué se trataba.',
      '3': 'Se entiende en conjunto, pero sin lo esencial o sin la razón de su importancia.',
      '5': 'Una imagen clara, palabras llanas, lo esencial en dos minutos, por qué y a quién importaba, parte propia nombrada.',
    },
    facts: {
      'plain-picture': [
        'Imagínese una gran cocina en la que todos cocinan a la vez.',
        'Dicho de forma sencilla, se trataba de juntar tres listas.',
        'En pocas palabras, había que averiguar quién debe qué a quién.',
      ],
      'why-it-mattered': [
        'Importaba porque había gente que cobraba tarde.',
        'Sin eso habríamos perdido al cliente.',
        'De ello dependía la decisión sobre el presupuesto.',
      ],
      'own-part': ['Mi parte era reunir las reglas.', 'Yo era responsable del cálculo.', 'Era quien coordinaba todo.'],
      'what-made-it-hard': [
        'Lo difícil era que nadie conocía el conjunto.',
        'La dificultad estaba en las muchas excepciones.',
        'Era complicado porque tres países tenían normas distintas.',
      ],
    },
  },
  'account-does-not-reconcile': {
    anchors: {
      '1': 'Da de baja la diferencia, o espera.',
      '3': 'Recorre los asientos y halla errores típicos; avisar y la causa se quedan cortos.',
      '5': 'Busca por importe y fecha, conoce causas típicas, juzga qué es material, informa pronto, contabiliza con transparencia y cierra la causa.',
    },
    facts: {
      'systematic-search': [
        'Punteo el mayor con el extracto bancario partida por partida.',
        'Primero busco el importe exacto, o la mitad.',
        'Lo acoto por fecha y por quien lo contabilizó.',
      ],
      'typical-causes': [
        'A menudo una factura está contabilizada dos veces.',
        'Con frecuencia es cuestión de periodificación entre dos meses.',
        'Una cuenta equivocada o dos cifras bailadas.',
      ],
      materiality: [
        'Miro si el importe es significativo para las cuentas.',
        'Una diferencia pequeña puede quedar abierta con una nota.',
        'A partir de cierta suma hay que resolverlo antes del cierre.',
      ],
      'inform-early': [
        'Se lo digo a mi responsable el mismo día.',
        'El auditor no debería ser el primero en encontrarlo.',
        'Lo aviso pronto para mantener la fecha o moverla.',
      ],
      'documented-entry': [
        'Cada corrección lleva un justificante y una nota.',
        'Nunca elimino una diferencia sin explicación.',
        'Otra persona aprueba el asiento de ajuste.',
      ],
    },
  },
  'eight-percent-over': {
    anchors: {
      '1': 'Informa de la cifra y pide ahorrar.',
      '3': 'Divide por tipo de coste y nombra motivos, sin previsión ni propuesta.',
      '5': 'Separa precio, volumen, mezcla y calendario, lo puntual de lo duradero, habla con quienes están allí, lleva previsión y opciones.',
    },
    facts: {
      'split-causes': [
        'Divido la desviación en precio y cantidad.',
        'Una parte era solo un desfase en el tiempo.',
        'Miro de qué centro de coste y de qué proveedor viene.',
      ],
      'one-off-or-lasting': [
        'Separo lo que ocurre una vez de lo que va a seguir.',
        'La mitad fue una reparación puntual.',
        'La pregunta importante es si se va a quedar así.',
      ],
      'talk-on-site': [
        'Hablo con quienes causaron los gastos.',
        'El jefe de producción supo el motivo enseguida.',
        'Los números solos no muestran por qué.',
      ],
      forecast: [
        'Muestro dónde acabaremos a fin de año.',
        'Llevo una previsión nueva.',
        'Si no se hace nada, nos pasaremos un cinco por ciento.',
      ],
      options: [
        'Voy con dos o tres medidas posibles.',
        'Podríamos aplazar un pedido o cambiar el contrato.',
        'Digo lo que aporta cada medida y lo que cuesta.',
      ],
    },
  },
  'weakest-assumption': {
    anchors: {
      '1': 'Describe una fórmula o una plantilla.',
      '3': 'Nombra supuestos y escenarios; no señala el más débil.',
      '5': 'Señala el supuesto que decide, su fuente, muestra el punto de inflexión, dice qué tendría que cumplirse y lo comparó después con la realidad.',
    },
    facts: {
      'weak-assumption': [
        'El supuesto más débil era el número de clientes el primer año.',
        'Nadie sabía cuántos comprarían realmente.',
        'Todo dependía de que el precio se mantuviera.',
      ],
      source: [
        'Tomé el valor de tres casos comparables.',
        'Pregunté a clientes y al equipo comercial.',
        'Era una estimación y así lo indiqué.',
      ],
      'tipping-point': [
        'Mostré a partir de qué valor deja de compensar.',
        'Con un tercio menos habría sido una pérdida.',
        'Había un caso bueno, uno medio y uno malo.',
      ],
      reality: [
        'Más tarde se vio que habíamos sido demasiado optimistas.',
        'Al año comparamos el plan con la realidad.',
        'Los costes acertaron, las ventas llegaron después.',
      ],
    },
  },
  'wrong-and-unnoticed': {
    anchors: {
      '1': 'Se fía de la confianza o del sistema.',
      '3': 'Nombra un control habitual como una segunda firma, sin el riesgo concreto.',
      '5': 'Hueco concreto, cómo se vio, un control a su medida, prueba de que funciona y lo que cuesta en tiempo.',
    },
    facts: {
      gap: [
        'Una sola persona podía dar de alta a un proveedor y pagarle.',
        'Nadie se daba cuenta cuando vencía un plazo.',
        'La lista se cambiaba a mano y nadie la revisaba.',
      ],
      'second-person': [
        'Desde entonces tienen que aprobarlo dos personas.',
        'Quien lo registra no puede autorizarlo.',
        'A partir de cierto importe hace falta doble firma.',
      ],
      'automatic-check': [
        'El sistema avisa cuando una factura llega dos veces.',
        'Una semana antes de la fecha salta un recordatorio.',
        'Un informe muestra todos los cambios de cuentas bancarias.',
      ],
      'checked-works': [
        'Dos veces al año tomo muestras.',
        'El primer mes detectó dos casos.',
        'Probé si se podía esquivar.',
      ],
    },
  },
  'campaign-that-worked': {
    anchors: {
      '1': 'Habla de ideas y visitas; sin objetivo ni efecto.',
      '3': 'Objetivo, público y cifras; queda abierto si el efecto vino de ahí.',
      '5': 'Público y objetivo precisos, presupuesto, medida cercana al negocio, comparación o prueba, lección usada en la siguiente.',
    },
    facts: {
      audience: [
        'Estaba pensada para empresas pequeñas sin informática propia.',
        'Queríamos llegar a los padres del barrio.',
        'El público eran personas que ya nos habían comprado una vez.',
      ],
      goal: [
        'El objetivo eran cincuenta consultas en un mes.',
        'Queríamos inscripciones y no solo clics.',
        'Se trataba de conseguir citas para los comerciales.',
      ],
      'cost-and-return': [
        'Gastamos dos mil euros y conseguimos cuarenta contactos.',
        'Un cliente nuevo nos costó unos noventa.',
        'El retorno fue el triple de lo gastado.',
      ],
      test: [
        'Probamos dos versiones una contra otra.',
        'Una región lo recibió y otra no.',
        'Comparé con el mes anterior y con el año pasado.',
      ],
      lesson: [
        'El titular marcó la diferencia, así que lo mantuvimos.',
        'Corté el canal que no daba nada.',
        'La próxima vez empezaría con menos canales.',
      ],
    },
  },
  'what-customers-wanted': {
    anchors: {
      '1': 'Opiniones sobre clientes sin fuente.',
      '3': 'Una encuesta o comparación con resultado; sin sorpresa ni consecuencia.',
      '5': 'Contacto propio con clientes o datos sólidos, una creencia falsa corregida, límites conocidos, algo cambió.',
    },
    facts: {
      'talked-to-customers': [
        'Llamé a quince clientes y les pregunté.',
        'Estuve delante cuando lo usaban.',
        'Hicimos entrevistas con gente que se había ido.',
      ],
      'false-belief': [
        'Creíamos que el motivo era el precio, pero era la espera.',
        'Todos pensaban que querían más funciones.',
        'Resultó que en la empresa decide otra persona.',
      ],
      'other-sources': [
        'Lo comparé con las cifras de ventas.',
        'La competencia ya lo ofrecía.',
        'Las consultas a soporte mostraban lo mismo.',
      ],
      consequence: [
        'Así que cambiamos la oferta.',
        'Se reescribió el texto de la página.',
        'El equipo de producto lo puso el primero de la lista.',
      ],
    },
  },
  'deal-with-many-heads': {
    anchors: {
      '1': 'Un buen producto y una buena charla; sin camino de decisión.',
      '3': 'Nombra a los implicados y el curso; el porqué de la decisión es una suposición.',
      '5': 'Mapa de personas e intereses, el momento en que giró y su razón, jugadas propias, preguntó después al cliente y aprendió.',
    },
    facts: {
      'decision-map': [
        'La usuaria lo quería, compras lo quería más barato y el jefe tenía que firmar.',
        'Había cuatro personas con intereses distintos.',
        'Averigüé pronto quién decide y quién puede bloquear.',
      ],
      need: [
        'Su problema les costaba unos dos días por semana.',
        'Pregunté qué pasa si no cambian nada.',
        'El motivo de la compra era una norma nueva.',
      ],
      'turning-point': [
        'Se decidió cuando lo probaron ellos mismos.',
        'Lo perdimos al llegar el nuevo gerente, con quien no tenía contacto.',
        'El punto de giro fue una visita a otro cliente.',
      ],
      'asked-why': [
        'Después les pregunté por qué habían decidido así.',
        'Me contaron que un competidor había respondido antes.',
        'Llamé tras perderlo para saber la razón.',
      ],
    },
  },
  'customer-about-to-leave': {
    anchors: {
      '1': 'Da un descuento, o se entera por la baja.',
      '3': 'Habla con el cliente y resuelve lo del momento; no se vieron pronto las señales.',
      '5': 'Vio pronto las señales, entendió la causa, movilizó a compañeros, cumplió una promesa comprobable y cambió algo también para otros.',
    },
    facts: {
      sign: [
        'Pedían menos y ya no devolvían las llamadas.',
        'El uso bajó durante dos meses.',
        'Había una persona nueva a cargo y pidió el contrato.',
      ],
      'honest-talk': [
        'Fui allí y pregunté abiertamente qué iba mal.',
        'Dejé que me lo contara todo sin defendernos.',
        'Ella me dijo que se sentía abandonada.',
      ],
      'solved-cause': [
        'Arreglamos el fallo que les molestaba desde hacía meses.',
        'Conseguí que se pusiera alguien de la parte técnica.',
        'Tuvieron una persona de contacto fija.',
      ],
      outcome: [
        'Se quedaron y renovaron por dos años.',
        'Los perdimos, pero más tarde volvieron.',
        'Hoy nos recomiendan.',
      ],
    },
  },
  'first-knew-late': {
    anchors: {
      '1': 'Los demás se retrasaron, o nunca ocurrió.',
      '3': 'Lo notó a tiempo y lo dijo; el plan solo se movió.',
      '5': 'Señal temprana, avisó a los afectados con opciones, recortó el alcance a propósito, planifica de otra manera desde entonces.',
    },
    facts: {
      'early-sign': [
        'Lo noté cuando el primer hito se fue una semana.',
        'El proveedor ya no daba una respuesta clara.',
        'Con un tercio del tiempo solo llevábamos una décima parte.',
      ],
      'told-at-once': [
        'Llamé al cliente el mismo día.',
        'Se lo dije a mi jefe antes de la reunión.',
        'No esperé al siguiente informe.',
      ],
      options: [
        'Llevé tres posibilidades: más tarde, menos, o con más gente.',
        'Quitamos una parte para poder cumplir la fecha.',
        'Lo más importante se entregó a tiempo.',
      ],
      'plans-differently': [
        'Desde entonces planifico con margen.',
        'Ahora pregunto a quienes hacen el trabajo cuánto tardan.',
        'Hoy reviso primero la parte más arriesgada.',
      ],
    },
  },
  'risk-before-others': {
    anchors: {
      '1': 'Una lista de riesgos en general.',
      '3': 'Un riesgo concreto y una medida; el esfuerzo o la reacción de los demás quedan abiertos.',
      '5': 'Motivo de la sospecha, esfuerzo medido frente al daño, convenció a otros, actuó a tiempo, honesto sobre el resultado, también si fue falsa alarma.',
    },
    facts: {
      suspicion: [
        'Había visto lo mismo en un proyecto anterior.',
        'Me hizo sospechar que una sola persona lo sabía todo.',
        'La fecha dependía de un único proveedor.',
      ],
      action: [
        'Busqué de antemano un segundo proveedor.',
        'Probamos primero la parte difícil.',
        'Hice que otra persona lo aprendiera.',
      ],
      'convinced-others': [
        'Al principio nadie quería oírlo.',
        'Calculé lo que nos costaría.',
        'Pedí dos días para probarlo.',
      ],
      outcome: [
        'Ocurrió y estábamos preparados.',
        'Nunca pasó, y lo volvería a hacer.',
        'Eso nos ahorró cerca de un mes.',
      ],
    },
  },
  'works-without-you': {
    anchors: {
      '1': 'Escribió un documento, o aún le llaman.',
      '3': 'Formación y documentos; nadie comprobó si funciona.',
      '5': 'Nombró pronto a un responsable, le dejó hacer mientras estaba, escribió notas cortas para casos reales y volvió a mirar meses después.',
    },
    facts: {
      'owner-early': [
        'La futura responsable estuvo desde el principio.',
        'Estaba claro quién lo asume.',
        'Busqué pronto a alguien que lo quisiera.',
      ],
      'let-them-do': [
        'Las últimas semanas lo hizo ella y yo solo miraba.',
        'Lo hicimos juntos dos veces y después él solo.',
        'Me fui de vacaciones como prueba.',
      ],
      'short-notes': [
        'Escribí dos páginas para los casos más comunes.',
        'Hay una lista de comprobación con imágenes.',
        'Las notas dicen qué hacer cuando sale mal.',
      ],
      'looked-again': [
        'A los tres meses llamé y pregunté.',
        'Hoy sigue funcionando sin mí.',
        'Lo habían adaptado a su manera, lo que era buena señal.',
      ],
    },
  },
  'hard-to-fill': {
    anchors: {
      '1': 'Puso más anuncios.',
      '3': 'Otros canales o textos y algo de éxito; requisitos y selección quedaron igual.',
      '5': 'Cuestionó los requisitos, cambió búsqueda y selección por un motivo, las mismas preguntas para todos, cifras, y miró cómo le fue a la persona.',
    },
    facts: {
      'questioned-requirements': [
        'Pregunté al departamento qué hace falta de verdad el primer día.',
        'Quitamos el título como condición.',
        'La mitad de la lista era solo deseable.',
      ],
      'new-ways': [
        'Escribí directamente a la gente.',
        'Los empleados recomendaron a alguien.',
        'Reescribimos el anuncio y nombramos las tareas con claridad.',
      ],
      'fair-selection': [
        'Todos tuvieron las mismas preguntas y el mismo ejercicio corto.',
        'Decidimos antes qué es una buena respuesta.',
        'Dos personas valoraron por separado.',
      ],
      result: [
        'A las seis semanas el puesto estaba cubierto.',
        'El número de candidatos adecuados se duplicó.',
        'Sigue allí y hoy dirige el equipo.',
      ],
    },
  },
  'wrong-payslip': {
    anchors: {
      '1': 'Remite al sistema, a la gestoría o al mes siguiente.',
      '3': 'Lo comprueba y corrige; no mira la causa ni a otros afectados.',
      '5': 'Escucha, comprueba con documentos y normas, dice para cuándo, corrige dejando rastro, busca otros afectados, cierra la causa y guarda la confidencialidad.',
    },
    facts: {
      'takes-seriously': [
        'Primero escucho y pido disculpas por el error.',
        'El dinero es un asunto delicado, así que le dedico tiempo enseguida.',
        'Explico lo que veo en la nómina.',
      ],
      'checks-documents': [
        'Lo comparo con el contrato y el parte de horas.',
        'Busco la norma en el convenio colectivo.',
        'Compruebo lo introducido el mes anterior.',
      ],
      'clear-date': [
        'Digo para cuándo estará corregido.',
        'Si es urgente, hay un anticipo.',
        'La llamamos en cuanto está hecho.',
      ],
      'others-affected': [
        'Miro si otros tienen el mismo error.',
        'Afectaba a todos los que habían cambiado de turno.',
        'Busqué todos los casos parecidos.',
      ],
      'closes-cause': [
        'Se cambió el formulario para que no pueda faltar la fecha.',
        'Desde entonces una segunda persona revisa los cambios.',
        'Añadimos un control antes del proceso.',
      ],
    },
  },
  'five-want-something': {
    anchors: {
      '1': 'Uno tras otro, o el que más grita.',
      '3': 'Ordena por urgencia; quienes esperan no saben nada.',
      '5': 'Pregunta la fecha real, sabe qué depende de ello, dice a cada uno cuándo lo tendrá, mantiene la lista a la vista y dice que no cuando hace falta.',
    },
    facts: {
      'asks-real-date': [
        'Pregunto cuándo se necesita de verdad.',
        'Muchas veces urgente quería decir para mañana.',
        'Primero averiguo qué depende de ello.',
      ],
      'tells-waiting': [
        'A los demás les dije cuándo lo tendrían.',
        'Nadie se quedó sin respuesta.',
        'Escribí una nota breve diciendo que sería a las tres.',
      ],
      list: [
        'Llevo una lista y la reordeno por la mañana.',
        'Todo lo que entra lo apunto enseguida.',
        'La agenda me enseña lo que está fijo.',
      ],
      'asks-when-clash': [
        'Cuando dos jefes quieren la misma hora, les pido que se pongan de acuerdo.',
        'Le dije que solo podía hacer una de las dos cosas.',
        'Pedí ayuda a una compañera.',
      ],
    },
  },
  'able-afterwards': {
    anchors: {
      '1': 'Contenidos y diapositivas; la gente quedó contenta.',
      '3': 'Un objetivo y algunos ejercicios; el efecto se juzga a ojo.',
      '5': 'Objetivo como algo que se sabe hacer, práctica con casos reales, comprobado al final y más tarde, cambiado por ello.',
    },
    facts: {
      'goal-as-ability': [
        'Al final debían poder escribir un pedido ellos solos.',
        'El objetivo era que pudieran mantener una conversación sencilla.',
        'Escribí lo que hay que saber hacer, no lo que quiero contar.',
      ],
      practice: [
        'La mayor parte del tiempo practicaban ellos.',
        'Trabajamos con casos de su propio trabajo.',
        'Cada uno tuvo que hacerlo una vez delante del grupo.',
      ],
      checked: [
        'Al final hubo una pequeña tarea sin ayuda.',
        'A las cuatro semanas pregunté a los responsables qué había cambiado.',
        'Comparé una prueba de antes y de después.',
      ],
      adapted: [
        'Noté que la segunda parte iba demasiado rápida y la dividí.',
        'Para el grupo siguiente quité la mitad de las diapositivas.',
        'Los más rápidos recibieron ejercicios más difíciles.',
      ],
    },
  },
};
