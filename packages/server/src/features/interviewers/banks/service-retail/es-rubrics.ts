import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'silent-customer': {
    anchors: {
      '1': 'Espera, o solo pregunta si necesita ayuda.',
      '3': 'Se acerca, saluda y hace una pregunta; poca atención a cómo reacciona.',
      '5': 'Se fija en las señales, abre con algo adecuado, deja espacio, hace una pregunta abierta y sigue a la vista.',
    },
    facts: {
      'eye-contact': [
        'Miro a la persona y le digo hola.',
        'Primero una sonrisa y un saludo, para que sepa que la he visto.',
        'Busco su mirada antes de acercarme.',
      ],
      'open-question': [
        'Pregunto qué busca o para qué es.',
        'En lugar de decir si puedo ayudar, pregunto por la ocasión.',
        'Comento algo de lo que está mirando.',
      ],
      'leaves-room': [
        'Si quiere mirar a solas, la dejo y me quedo cerca.',
        'No insisto, digo dónde me puede encontrar.',
        'Noto si alguien quiere hablar o no.',
      ],
      'takes-along': [
        'La acompaño hasta el estante en vez de señalar.',
        'Si no lo sé, busco a una compañera.',
        'Le enseño dos cosas y veo qué le gusta.',
      ],
    },
  },
  'more-than-the-rules': {
    anchors: {
      '1': 'Palabras generales, el cliente es lo primero.',
      '3': 'Un caso real con un gesto amable; razón y resultado pobres.',
      '5': 'Vio la necesidad tras lo pedido, hizo algo adecuado dentro de su margen, sabe qué resultó y hasta dónde no llegaría.',
    },
    facts: {
      'saw-need': [
        'Noté que tenía prisa por su tren.',
        'No lo dijo, pero era para un funeral.',
        'Vi que habían venido de lejos para nada.',
      ],
      'own-deed': [
        'Llamé a la otra tienda e hice que lo apartaran.',
        'Se lo llevé en coche después del trabajo.',
        'Me quedé un cuarto de hora más para resolverlo.',
      ],
      'within-limits': [
        'Antes pregunté a mi jefe.',
        'A la tienda no le costó nada.',
        'Hasta cierta cantidad podía decidirlo yo.',
      ],
      outcome: ['Volvió y preguntó por mí.', 'Escribieron una buena reseña.', 'Desde entonces es cliente habitual.'],
    },
  },
  'alone-and-three-waiting': {
    anchors: {
      '1': 'Va más rápido, o deja sonar y no dice nada.',
      '3': 'Uno tras otro con una palabra amable; sin plan para el teléfono ni para pedir ayuda.',
      '5': 'Ve a todos, dice a cada uno qué sigue, cuela con tino lo rápido, pide ayuda a tiempo y se queda con quien tiene delante.',
    },
    facts: {
      'sees-everyone': [
        'Hago un gesto a los que esperan y digo que enseguida voy.',
        'Todos reciben una mirada, para que sepan que los he visto.',
        'Digo cuánto voy a tardar.',
      ],
      phone: [
        'Descuelgo, digo que llamaré luego y apunto el número.',
        'El que está delante va antes que el teléfono.',
        'Dejo que suene hasta terminar con este cliente.',
      ],
      'quick-ones': [
        'Si alguien solo quiere pagar, pregunto a los demás si les parece bien.',
        'Una duda corta la contesto entre medias.',
        'Miro quién necesita mucho y quién acaba pronto.',
      ],
      'calls-help': [
        'Llamo a un compañero del almacén.',
        'Tenemos una señal cuando la cola pasa de tres.',
        'En ese caso pido a la encargada que venga a la caja.',
      ],
    },
  },
  'customer-out-of-sight': {
    anchors: {
      '1': 'Manda respuestas hechas o lo pasa.',
      '3': 'Pregunta y lo resuelve; no se asegura de que se entendió.',
      '5': 'Deja contar, pregunta paso a paso, repite con sus palabras lo entendido, cumple lo prometido y lo deja escrito para otros.',
    },
    facts: {
      'lets-talk': [
        'Le dejé contar primero toda la historia.',
        'No interrumpí, aunque tardó un rato.',
        'Antes tuvo que desahogarse.',
      ],
      'step-by-step': [
        'Pregunté qué ve exactamente en la pantalla.',
        'Lo recorrimos juntos paso a paso.',
        'Le pedí una foto.',
      ],
      'own-words': [
        'Repetí con mis palabras lo que había entendido.',
        'Pregunté si lo había comprendido bien.',
        'Al final resumí lo que habíamos acordado.',
      ],
      'keeps-informed': [
        'Prometí llamar antes de las cuatro y lo hice.',
        'Le dije qué haría y para cuándo.',
        'Recibía un mensaje aunque no hubiera novedades.',
      ],
      'wrote-down': [
        'Lo puse en el ticket para que nadie tenga que volver a preguntar.',
        'Dejé una nota a mis compañeros.',
        'Desde entonces está en nuestra lista de problemas conocidos.',
      ],
    },
  },
  'angriest-customer': {
    anchors: {
      '1': 'Discute, cede enseguida o llama al jefe.',
      '3': 'Mantiene la calma, escucha y halla una solución; nada sobre lo que bajó el enfado.',
      '5': 'Deja hablar, nombra el enfado sin tomarlo como personal, separa persona y asunto, ofrece lo posible, pone límites si hace falta y hace seguimiento.',
    },
    facts: {
      'let-speak': ['La dejé hablar hasta que terminó.', 'Primero simplemente escuché.', 'No interrumpí y le miré.'],
      'named-feeling': [
        'Le dije que entiendo que esté molesto.',
        'Me disculpé por las molestias.',
        'Le dije que yo también estaría enfadado.',
      ],
      'stayed-calm': [
        'Mantuve la calma y hablé más bajo.',
        'No me lo tomé como algo personal.',
        'Le pedí que viniera conmigo a un lado.',
      ],
      solution: [
        'Luego le dije qué puedo hacer por ella.',
        'Quedamos en un cambio.',
        'Ofrecí dos opciones y eligió una.',
      ],
      limit: [
        'Cuando empezó a insultar, dije que así no podíamos seguir.',
        'Puse un límite de forma amable.',
        'Después fui a buscar a mi encargado.',
      ],
    },
  },
  'rules-do-not-allow': {
    anchors: {
      '1': 'Señala la norma, o paga para estar tranquilo.',
      '3': 'Explica la norma con amabilidad; no ofrece salida.',
      '5': 'Entiende el motivo, mira lo posible, explica sin esconderse tras la norma, ofrece otra cosa y sabe cuándo pedir una excepción.',
    },
    facts: {
      'asks-reason': [
        'Primero pregunto qué le pasa al artículo.',
        'Quiero saber por qué lo quieren devolver.',
        'A menudo hay otra razón detrás.',
      ],
      'checks-possible': [
        'Miro si hay garantía o si cabe un gesto comercial.',
        'Compruebo el ticket y la fecha.',
        'Pregunto a mi encargada si es un caso especial.',
      ],
      'explains-kindly': [
        'Explico por qué tenemos esa norma.',
        'Lo digo con claridad y amabilidad.',
        'No digo que no me dejan, doy el motivo.',
      ],
      alternative: [
        'Ofrezco un cambio o un vale.',
        'Podría mandarlo a reparar.',
        'Muestro qué puedo hacer en su lugar.',
      ],
    },
  },
  'third-time-this-month': {
    anchors: {
      '1': 'Atiende cada una, es parte del trabajo.',
      '3': 'Se lo dice al jefe; sin datos ni seguimiento.',
      '5': 'Reúne casos, busca lo que tienen en común, lo lleva con una propuesta a quien puede cambiarlo y comprueba si cesa.',
    },
    facts: {
      'collects-cases': [
        'Apunté los casos con fecha y motivo.',
        'Miré cuántos se habían quejado de lo mismo.',
        'Llevamos una lista durante dos semanas.',
      ],
      'looks-for-cause': [
        'Resultó que siempre venía del mismo proveedor.',
        'El cartel llevaba a confusión.',
        'Solo pasaba en el turno de tarde.',
      ],
      'brings-up': [
        'Lo planteé en la reunión del equipo con una propuesta.',
        'Avisé a la encargada y le enseñé la relación.',
        'Llamé a compras.',
      ],
      'checks-effect': [
        'Después casi no hubo reclamaciones.',
        'Lo volví a mirar un mes más tarde.',
        'Pasó de diez por semana a una.',
      ],
    },
  },
  'before-you-offered': {
    anchors: {
      '1': 'Alaba el producto.',
      '3': 'Hace algunas preguntas y recomienda algo; faltan objeciones o el encaje.',
      '5': 'Preguntas abiertas sobre uso y dudas, recomienda poco y con motivo, toma en serio las objeciones, también desaconseja y piensa en el después.',
    },
    facts: {
      'open-questions': [
        'Pregunté qué quiere hacer con ello.',
        'Quería saber qué tiene ahora y qué le molesta.',
        'Pregunté quién lo va a usar.',
      ],
      'fitting-offer': [
        'Enseñé dos que encajaban, no diez.',
        'Recomendé el más barato, porque le bastaba.',
        'Expliqué la utilidad y no los datos técnicos.',
      ],
      objection: [
        'Le parecía caro, así que pregunté comparado con qué.',
        'No estaba seguro, por eso le dejé probarlo.',
        'Tomé en serio la duda y no la tapé con palabras.',
      ],
      'honest-advice': [
        'Le dije que no lo necesita.',
        'Prefiero no vender nada a vender lo equivocado.',
        'Le mandé a otra tienda.',
      ],
      'after-sale': [
        'Le di mi número por si tenía dudas.',
        'Volvió y compró más.',
        'A la semana le pregunté si todo funcionaba.',
      ],
    },
  },
  'after-the-fifth-no': {
    anchors: {
      '1': 'Lee un texto, o se toma el no como algo personal.',
      '3': 'Apertura amable y aguante; no aprende de los rechazos.',
      '5': 'Apertura corta y honesta con un motivo, pregunta, respeta un no, cambia algo tras varios, conoce sus cifras y mantiene el ánimo.',
    },
    facts: {
      'honest-opening': [
        'En una frase digo quién soy y por qué llamo.',
        'Pregunto si tienen dos minutos.',
        'Empiezo con algo que les afecta.',
      ],
      'respects-no': [
        'Un no claro es un no, entonces doy las gracias.',
        'No discuto con quien no quiere.',
        'Anoto que no se le vuelva a llamar.',
      ],
      'changes-approach': [
        'Tras varias negativas pruebo otra entrada.',
        'Escucho a una compañera para ver cómo lo hace.',
        'Pienso en qué frase cuelgan.',
      ],
      'keeps-mood': [
        'Hago una pausa corta y doy unos pasos.',
        'Sé que más o menos uno de cada veinte dice que sí.',
        'No me lo tomo a pecho.',
      ],
    },
  },
  'below-target': {
    anchors: {
      '1': 'Simplemente trabaja más, o vende a cualquiera.',
      '3': 'Más contactos y esfuerzo; sin mirar causas, límites vagos.',
      '5': 'Mira qué paso flojea, actúa ahí, pide ayuda a tiempo, no hace promesas falsas, honesto sobre el resultado.',
    },
    facts: {
      'finds-weak-step': [
        'Miro si tengo pocos contactos o pocos cierres.',
        'Lo comparo con los meses anteriores.',
        'Los números mostraban que faltaban las llamadas de seguimiento.',
      ],
      'focused-action': [
        'Llamo a los que estaban casi decididos.',
        'Pido recomendaciones a los clientes que ya tengo.',
        'Planifico el resto del mes día por día.',
      ],
      'clear-limit': [
        'No prometería nada que no sea verdad.',
        'No vendo a alguien lo que no necesita.',
        'No movería pedidos para que quede bonito.',
      ],
      'talks-early': [
        'Le digo pronto a mi jefe cómo voy.',
        'Pregunto a una compañera a la que le va mejor.',
        'En el equipo compartimos lo que funciona.',
      ],
    },
  },
  'system-says-twelve': {
    anchors: {
      '1': 'Cambia el número en el sistema.',
      '3': 'Vuelve a contar, busca y lo comunica; la causa queda abierta.',
      '5': 'Cuenta, revisa ubicaciones, devoluciones, entregas y ventas, corrige con un motivo, ve patrones y cambia algo.',
    },
    facts: {
      'counts-again': [
        'Primero cuento yo otra vez.',
        'Pido a una compañera que cuente también.',
        'Miro si es el artículo correcto.',
      ],
      'checks-places': [
        'Miro en el almacén y en la segunda ubicación.',
        'Quizá estén en devoluciones o en el escaparate.',
        'Muchas veces hay alguno en la estantería equivocada.',
      ],
      'checks-papers': [
        'Comparo el albarán con lo que llegó.',
        'Miro si algo se vendió con otro código.',
        'La última entrega quizá se dio mal de alta.',
      ],
      'corrects-with-reason': [
        'Corrijo las existencias y escribo por qué.',
        'Se lo comunico a la encargada.',
        'Va a la lista de diferencias.',
      ],
      pattern: [
        'Si se repite con el mismo artículo, puede ser un robo.',
        'Siempre era el mismo proveedor.',
        'Desde entonces dos personas cuentan las entregas.',
      ],
    },
  },
  'till-does-not-balance': {
    anchors: {
      '1': 'Lo pone de su bolsillo, o no dice nada.',
      '3': 'Vuelve a contar y lo comunica; no busca la causa.',
      '5': 'Cuenta con calma, revisa vales, anulaciones y cambio, lo comunica enseguida y abiertamente, lo escribe y sabe cómo evitarlo.',
    },
    facts: {
      'counts-again': [
        'Cuento todo otra vez con calma.',
        'Pido que otra persona lo cuente también.',
        'Cuento billetes y monedas por separado.',
      ],
      'checks-receipts': [
        'Reviso anulaciones y pagos con tarjeta.',
        'Quizá falte un vale o un ticket.',
        'Repaso los importes grandes del día.',
      ],
      'reports-openly': [
        'Se lo digo enseguida a la encargada, aunque sea error mío.',
        'No pongo dinero mío.',
        'Anoto la diferencia en el libro y firmo.',
      ],
      avoids: [
        'Cuento el cambio en voz alta en la mano.',
        'Dejo el billete fuera hasta que está todo hecho.',
        'En una caja trabaja una sola persona.',
      ],
    },
  },
  'could-have-hurt': {
    anchors: {
      '1': 'Nunca pasó nada, hay que tener cuidado.',
      '3': 'Vio un peligro y lo quitó; sin avisar, sin cambio.',
      '5': 'Lo vio pronto, lo paró o aseguró al momento, avisó a presentes y responsables, y procuró un cambio duradero.',
    },
    facts: {
      noticed: [
        'Vi que la escalera estaba sobre suelo mojado.',
        'Faltaba el resguardo de la máquina.',
        'Había un palé delante de la salida de emergencia.',
      ],
      'acted-at-once': ['Paré la máquina de inmediato.', 'Corté el paso a esa zona.', 'Le dije que bajara.'],
      reported: [
        'Se lo comuniqué al responsable.',
        'Lo apunté en el libro de accidentes.',
        'Avisé al turno siguiente.',
      ],
      'lasting-change': [
        'Desde entonces hay una alfombrilla.',
        'Señalizamos el área.',
        'A todos nos volvieron a dar la formación.',
      ],
    },
  },
  'two-do-not-turn-up': {
    anchors: {
      '1': 'Lo hace todo solo, o se enfada.',
      '3': 'Llama a sustitutos y reparte; apenas piensa en el equipo y los clientes.',
      '5': 'Decide rápido qué se deja, coloca a cada uno donde es fuerte, explica al equipo, cuida los descansos y habla después con los dos.',
    },
    facts: {
      'drops-tasks': [
        'Decido qué puede quedar sin hacer hoy.',
        'Cerramos una caja y dejamos la reposición para mañana.',
        'Solo se hace lo más importante.',
      ],
      'finds-help': [
        'Llamo a los que libran y lo pido con amabilidad.',
        'La tienda vecina mandó a alguien.',
        'Yo mismo trabajo en sala.',
      ],
      'talks-to-team': [
        'Reúno a todos dos minutos y digo cómo lo hacemos.',
        'Les digo abiertamente que será duro.',
        'Los descansos se respetan, de eso me ocupo.',
      ],
      'deals-with-cause': [
        'Al día siguiente hablé con los dos por separado.',
        'Quería saber primero qué había ocurrido.',
        'Cambiamos la forma de avisar de una ausencia.',
      ],
    },
  },
  'full-house-slow-kitchen': {
    anchors: {
      '1': 'Evita las mesas, o culpa a la cocina.',
      '3': 'Se disculpa y mete prisa a cocina; sin orden ni un pequeño gesto.',
      '5': 'Informa antes de que pregunten, da un tiempo honesto, lo hace llevadero con algo, acuerda el orden con cocina sin líos y ayuda a compañeros.',
    },
    facts: {
      'informs-first': [
        'Voy a la mesa antes de que me llamen.',
        'Les digo con honestidad que faltan quince minutos.',
        'Lo explico sin echar la culpa a la cocina.',
      ],
      bridges: [
        'Llevo algo de pan o una bebida de la casa.',
        'A los niños se les sirve algo primero.',
        'Pregunto si quieren un entrante rápido.',
      ],
      'agrees-with-kitchen': [
        'Pregunto a cocina qué comanda sale ahora.',
        'Le digo con calma al cocinero qué mesa va primero.',
        'Durante diez minutos no tomo pedidos grandes.',
      ],
      'helps-colleagues': [
        'Recojo mesas de mi compañera.',
        'Repartimos la sala de otra manera.',
        'Ayudo un momento a llevar platos.',
      ],
    },
  },
  'from-delivery-to-plate': {
    anchors: {
      '1': 'Todo está limpio, se ve y se huele.',
      '3': 'Conoce el frío y la limpieza; sin cifras ni registros.',
      '5': 'Comprueba en la recepción, temperaturas con cifras, separa crudo y cocinado, fechas, manos, alérgenos, registros, tira ante la duda.',
    },
    facts: {
      'checks-delivery': [
        'Mido la temperatura cuando llega la mercancía.',
        'Miro fecha y envase y devuelvo lo que no está bien.',
        'Lo congelado va directo al congelador.',
      ],
      temperatures: [
        'La nevera debe estar por debajo de cinco grados.',
        'La comida caliente se mantiene por encima de sesenta y cinco grados.',
        'Apunto las temperaturas dos veces al día.',
      ],
      'raw-and-cooked': [
        'La carne cruda tiene su propia tabla y cuchillo.',
        'Lo crudo se guarda abajo y lo cocinado arriba.',
        'Me lavo las manos después de tocar pollo crudo.',
      ],
      'dates-and-rotation': [
        'Lo primero que entra es lo primero que sale.',
        'Cada recipiente lleva una etiqueta con la fecha.',
        'Lo caducado se tira.',
      ],
      allergens: [
        'Sé lo que lleva y pregunto por alergias.',
        'Cada plato tiene su lista de alérgenos.',
        'Si un cliente es alérgico se lo digo a la cocina en persona.',
      ],
    },
  },
  'not-all-stops': {
    anchors: {
      '1': 'Conduce más rápido, o deja el resto.',
      '3': 'Llama a tráfico y reordena; faltan la seguridad o los clientes.',
      '5': 'Avisa pronto a tráfico, ordena por urgencia, informa a los clientes, respeta descansos y velocidad, documenta lo que queda y propone una mejora.',
    },
    facts: {
      'calls-early': [
        'Llamo a la central en cuanto lo veo.',
        'No espero a la tarde.',
        'Les digo dónde estoy y qué me queda.',
      ],
      reorders: [
        'Cambio el orden de las paradas.',
        'Primero van las que tienen hora fija y lo refrigerado.',
        'Un compañero que está cerca se queda con dos paradas.',
      ],
      'informs-customers': [
        'Los clientes reciben una llamada de que llegaré más tarde.',
        'Les doy una hora nueva.',
        'Nadie debería esperar para nada.',
      ],
      'safety-first': [
        'No conduzco más rápido por eso.',
        'Respeto mis tiempos de conducción y descanso.',
        'Ningún paquete vale un accidente.',
      ],
      'secures-rest': [
        'Lo que queda vuelve y se anota.',
        'Escaneo lo que no se pudo entregar con el motivo.',
        'La mercancía no se deja delante de la puerta.',
      ],
    },
  },
  'damaged-or-incomplete': {
    anchors: {
      '1': 'Se lo pasa a alguien.',
      '3': 'Lo comunica y vuelve a pedir; faltan prueba, cliente o causa.',
      '5': 'Asegura pruebas al momento, informa al cliente con una fecha realista, halla el reemplazo más rápido, aclara la responsabilidad y mira la causa.',
    },
    facts: {
      'secures-proof': [
        'Hago fotos y pido al conductor que firme.',
        'El daño se anota en el albarán.',
        'Lo cuento delante del conductor.',
      ],
      'informs-customer': [
        'Llamo al cliente antes de que me llame.',
        'Le digo para cuándo lo tendrá.',
        'Pudo elegir entre dos posibilidades.',
      ],
      replacement: [
        'Miré en qué almacén quedaba.',
        'La pieza que faltaba salió por mensajería urgente.',
        'Lo sacamos de otro pedido.',
      ],
      claim: [
        'Lo comuniqué al transportista y al seguro dentro del plazo.',
        'La reclamación va al proveedor.',
        'Aclaré quién paga.',
      ],
      cause: [
        'El embalaje era demasiado débil, así que lo cambiamos.',
        'Pasó durante la carga.',
        'Desde entonces los palés se retractilan de otra forma.',
      ],
    },
  },
  'machine-stands-still': {
    anchors: {
      '1': 'Cambia piezas hasta que anda.',
      '3': 'Va de lo sencillo a lo difícil y da con el fallo; la causa de fondo queda abierta.',
      '5': 'Pregunta al operario, asegura la máquina, revisa en orden corriente, señales y desgaste, mide, halla la causa y no solo la pieza, prueba y lo anota.',
    },
    facts: {
      'asks-operator': [
        'Pregunté al operario qué pasó justo antes.',
        'Pedí que me contaran qué ruido hacía.',
        'Primero pregunto qué es distinto de lo habitual.',
      ],
      'simple-first': [
        'Reviso primero lo sencillo, corriente, fusible, parada de emergencia.',
        'Miro y escucho antes de desmontar nada.',
        'Después lo recorro de delante a atrás.',
      ],
      measures: [
        'Medí la tensión en el motor.',
        'Leí el código de avería.',
        'Con el plano comprobé un punto tras otro.',
      ],
      'real-cause': [
        'El rodamiento estaba roto porque no le llegaba aceite.',
        'El fusible era solo la consecuencia, el cable estaba pelado.',
        'La pieza falló porque estaba montada torcida.',
      ],
      'tests-and-notes': [
        'Después la dejé funcionar media hora.',
        'Lo apunté en el libro de mantenimiento.',
        'Pedí la pieza también para las otras máquinas.',
      ],
    },
  },
  'had-to-be-redone': {
    anchors: {
      '1': 'Fue el material o los demás.',
      '3': 'Admite un error y lo arregló; no salió ninguna costumbre.',
      '5': 'Parte propia nombrada, arreglado sin excusas, causa entendida, una comprobación fija antes de entregar desde entonces.',
    },
    facts: {
      'own-share': ['Había medido mal.', 'Tenía prisa y no volví a mirar el plano.', 'Fue error mío.'],
      'put-right': [
        'Fui al día siguiente y lo hice otra vez.',
        'Se lo dije yo mismo al cliente.',
        'Me quedé hasta que estuvo bien.',
      ],
      cause: ['El dibujo era antiguo.', 'Me había fiado de que estaba a nivel.', 'No lo había probado con carga.'],
      'check-since': [
        'Desde entonces mido dos veces.',
        'Antes de irme lo repaso con el cliente.',
        'Al final recorro una lista corta.',
      ],
    },
  },
  'before-you-reach-in': {
    anchors: {
      '1': 'Tiene cuidado, o lo apaga.',
      '3': 'Apaga y lleva protección; faltan el bloqueo y la comprobación.',
      '5': 'Apaga, bloquea contra el arranque, comprueba que no hay tensión, vigila la energía acumulada, avisa a los demás, se protege y devuelve en orden.',
    },
    facts: {
      'switch-off-and-lock': [
        'Lo apago y pongo un candado en el interruptor principal.',
        'Desenchufo y cuelgo un cartel.',
        'Queda bloqueado para que nadie pueda encenderlo.',
      ],
      'check-dead': [
        'Mido si de verdad no hay tensión.',
        'Intento arrancarlo una vez para estar seguro.',
        'Antes compruebo el propio medidor.',
      ],
      'stored-energy': [
        'Se quita la presión de la línea.',
        'Apuntalo la parte levantada para que no baje.',
        'Espero a que todo esté parado y frío.',
      ],
      'informs-others': [
        'Aviso a todos los que trabajan allí.',
        'La zona se cierra al paso.',
        'Antes de volver a encender miro que todos estén apartados.',
      ],
      protection: [
        'Llevo guantes, gafas y botas de seguridad.',
        'Mis herramientas están aisladas.',
        'Nada de anillos ni mangas sueltas en la máquina.',
      ],
    },
  },
  'does-not-want-it': {
    anchors: {
      '1': 'Convence o lo hace de todos modos.',
      '3': 'Habla con cariño e intenta otra vez; faltan el motivo y el registro.',
      '5': 'Pregunta el motivo, respeta la voluntad, prueba otra manera, otro momento u otra persona, conoce límites y peligros, informa y lo registra.',
    },
    facts: {
      'asks-reason': [
        'Pregunto por qué, quizá tiene dolor o miedo.',
        'Intento averiguar qué hay detrás.',
        'Muchas veces les da vergüenza.',
      ],
      'respects-will': [
        'No se obliga a nadie.',
        'Está en su derecho de decir que no.',
        'Lo acepto y explico lo que puede pasar.',
      ],
      'other-way': [
        'Vuelvo media hora más tarde.',
        'Lo intenta una compañera, a veces conectan mejor.',
        'La dejo elegir, primero la cara o primero las manos.',
      ],
      'informs-and-records': [
        'Lo escribo y se lo digo a la enfermera responsable.',
        'Si es una medicina importante, el médico debe saberlo.',
        'Se transmite en el cambio de turno.',
      ],
    },
  },
  'not-as-usual': {
    anchors: {
      '1': 'Eso se nota, sin más.',
      '3': 'Notó un cambio y lo dijo; vago en el detalle.',
      '5': 'Describe el cambio con exactitud, compara con antes, mide lo que puede, informa a tiempo y con claridad a quien corresponde, lo registra.',
    },
    facts: {
      'exact-change': [
        'No terminó el desayuno, cosa que siempre hace.',
        'Hablaba mal y se le caía una comisura de la boca.',
        'El niño estaba más callado de lo normal y muy caliente.',
      ],
      measured: ['Tomé la temperatura y el pulso.', 'Medí la tensión arterial.', 'Miré cuánto había bebido.'],
      'told-right-person': [
        'Llamé enseguida a la enfermera responsable.',
        'Marqué el número de emergencias.',
        'Conté a la doctora qué había visto y desde cuándo.',
      ],
      recorded: [
        'Lo apunté con la hora.',
        'Quedó en la historia y en el parte de relevo.',
        'Pedí al turno siguiente que estuviera pendiente.',
      ],
    },
  },
};
