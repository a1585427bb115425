import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'nearest-work': {
    anchors: {
      '1': 'Palabras generales, sin relación con el puesto.',
      '3': 'Nombra un trabajo comparable y algunas tareas; la parte propia o la dimensión quedan vagas.',
      '5': 'Trabajo concreto cercano al puesto, parte propia y dimensión claras, dice con franqueza qué sería nuevo.',
    },
    facts: {
      'comparable-work': [
        'En mi último empleo hacía casi lo mismo.',
        'Lo más parecido es mi trabajo actual.',
        'Durante mi formación tuve tareas similares.',
      ],
      'own-part': [
        'Mi parte era atender a los clientes.',
        'Yo era responsable de la planificación y los pedidos.',
        'De eso me encargaba yo solo.',
      ],
      extent: [
        'Llevo tres años haciéndolo.',
        'Éramos un equipo de seis personas.',
        'Eran unos cuarenta casos por semana.',
      ],
      'what-is-new': [
        'Lo nuevo para mí sería el sector.',
        'Con ese sistema todavía no he trabajado.',
        'Tendría que aprender aún la parte legal.',
      ],
    },
  },
  'duty-last-time': {
    anchors: {
      '1': 'No lo ha hecho y no conoce nada parecido, o se queda en lo general.',
      '3': 'Un caso comparable con los pasos principales; la parte propia o el resultado quedan vagos.',
      '5': 'Un caso concreto con punto de partida, pasos propios, una dificultad y cómo se resolvió, y un resultado comprobable.',
    },
    facts: {
      'starting-point': [
        'Al principio solo había una idea aproximada de lo que se necesitaba.',
        'La situación era que la manera antigua ya no servía.',
        'Mi jefa me encargó el trabajo con una fecha.',
      ],
      'own-steps': [
        'Primero miré lo que ya había y después hice un plan.',
        'Empecé hablando con las personas afectadas.',
        'Lo fui resolviendo paso a paso y llevaba una lista.',
      ],
      difficulty: [
        'Lo difícil fue que faltaba información.',
        'A mitad de camino se vio que así no iba a funcionar.',
        'Lo que lo complicaba era el poco tiempo.',
      ],
      result: [
        'Al final estuvo listo a tiempo y se sigue usando.',
        'El resultado fue que tardábamos un tercio menos.',
        'Mi jefe lo aceptó tal como estaba.',
      ],
    },
  },
  'duty-goes-wrong': {
    anchors: {
      '1': 'No falla nada, o errores muy generales.',
      '3': 'Nombra una dificultad típica; las señales y el remedio son pobres.',
      '5': 'Nombra fallos típicos de este trabajo con sus causas, señales tempranas, lo que hace para evitarlos y un caso vivido.',
    },
    facts: {
      'typical-fault': [
        'Casi siempre falla porque no todos tienen la misma información.',
        'El error habitual es empezar demasiado pronto.',
        'Lo que se olvida a menudo es revisar los detalles.',
      ],
      'early-sign': [
        'Lo noto cuando vuelven las mismas preguntas.',
        'La primera señal es que la gente deja de contestar.',
        'Cuando los números ya no encajan, algo va mal.',
      ],
      remedy: [
        'Por eso lo compruebo una vez al principio y otra a la mitad.',
        'Vuelvo a preguntar y pido confirmación.',
        'Tenemos una lista corta que repasamos.',
      ],
      'own-case': [
        'Eso me pasó el año pasado.',
        'Una vez no nos dimos cuenta hasta el final.',
        'En un caso lo frené justo a tiempo.',
      ],
    },
  },
  'duty-done-well': {
    anchors: {
      '1': 'Cuando nadie se queja.',
      '3': 'Nombra señales generales, como puntual y sin errores.',
      '5': 'Señales concretas de este trabajo, desde la mirada de quienes dependen de él, las comprueba y da un ejemplo.',
    },
    facts: {
      'concrete-sign': [
        'Se ve en si la gente puede seguir trabajando con ello enseguida.',
        'Está bien cuando no hace falta preguntar nada.',
        'La diferencia se nota a las pocas semanas.',
      ],
      'view-of-others': [
        'Pregunto a quienes tienen que trabajar con ello.',
        'El cliente decide si está bien.',
        'Lo que cuenta es que el siguiente de la cadena lo tenga fácil.',
      ],
      'checks-it': [
        'Antes de entregarlo lo reviso con una lista.',
        'Hago que lo mire una segunda persona.',
        'Una semana después vuelvo a mirarlo.',
      ],
      'own-example': [
        'En mi último puesto aceptaban mi trabajo sin correcciones.',
        'Un ejemplo es la guía que escribí y que se sigue utilizando.',
        'Una vez lo hice de nuevo, porque para mí no era suficiente.',
      ],
    },
  },
  'requirement-in-use': {
    anchors: {
      '1': 'Afirma que sabe, sin un caso.',
      '3': 'Un caso de uso; la profundidad o el resultado quedan abiertos.',
      '5': 'Caso concreto y reciente, acciones propias, límites de lo que sabe, resultado.',
    },
    facts: {
      'recent-case': [
        'Lo necesité el mes pasado en mi empleo actual.',
        'La última vez fue en un proyecto de esta primavera.',
        'Lo uso cada día en el trabajo.',
      ],
      'own-action': [
        'Lo hice yo mismo de principio a fin.',
        'Lo preparé y lo llevé a cabo.',
        'Mi tarea era explicárselo a los demás.',
      ],
      limit: [
        'En lo básico estoy seguro, en los casos especiales menos.',
        'Lo que aún no sé hacer es la parte avanzada.',
        'Para las dudas difíciles pregunto a una compañera.',
      ],
      result: [
        'Funcionó y lo seguimos haciendo así.',
        'Gracias a eso terminamos una semana antes.',
        'El cliente quedó contento y volvió.',
      ],
    },
  },
  'tool-in-your-hands': {
    anchors: {
      '1': 'Conoce el nombre, lo ha visto.',
      '3': 'Lo ha usado para tareas corrientes; sin profundidad ni problemas.',
      '5': 'Tareas concretas con ello, un límite o trampa y cómo lo sorteó, dice con franqueza lo que no conoce, o muestra lo mismo con una herramienta comparable.',
    },
    facts: {
      'real-use': [
        'Lo usé casi a diario durante dos años.',
        'Con ello monté todos nuestros informes.',
        'Lo último que hice fue configurar un proyecto nuevo.',
      ],
      trouble: [
        'Se volvía lento con muchos datos.',
        'El problema fue que una actualización lo cambió todo.',
        'Siempre me molestó que no se pudiera deshacer.',
      ],
      'way-round': [
        'Lo sorteé dividiéndolo en partes.',
        'Encontré la solución en la documentación.',
        'Al final pregunté al fabricante.',
      ],
      'honest-limit': [
        'Conozco mejor una herramienta comparable.',
        'Nunca lo he administrado yo.',
        'Solo conozco una parte de sus funciones.',
      ],
    },
  },
  'first-four-weeks': {
    anchors: {
      '1': 'Espera a que le digan.',
      '3': 'Conocería a gente y leería; sin objetivo.',
      '5': 'Sabe qué hay que entender primero y por qué, a quién preguntar y observar, y qué cosa pequeña terminaría pronto.',
    },
    facts: {
      'wants-to-understand': [
        'Primero querría entender quiénes son los clientes y qué necesitan.',
        'Quiero saber cómo fluye el trabajo y dónde se atasca.',
        'Miraría qué se intentó antes.',
      ],
      'asks-people': [
        'Me sentaría al lado de quienes hacen el trabajo.',
        'Hablaría media hora con cada persona del equipo.',
        'Preguntaría a quien estuvo antes en el puesto.',
      ],
      'early-result': [
        'Me gustaría terminar algo pequeño en la segunda semana.',
        'Asumiría pronto una tarea sencilla para aprender con ella.',
        'A las cuatro semanas contaría a mi jefe lo que me llamó la atención.',
      ],
      'no-hasty-change': [
        'No cambiaría nada antes de entenderlo.',
        'Al principio sobre todo escucharía.',
        'El que llega ve cosas que otros ya no ven, así que las apuntaría.',
      ],
    },
  },
  'your-mistake': {
    anchors: {
      '1': 'Ningún error, o uno que en realidad es un mérito, o culpa de otros.',
      '3': 'Un error real que se corrigió; a quién se dijo y qué cambió quedan vagos.',
      '5': 'Parte propia dicha con claridad, avisó a los afectados antes de que lo descubrieran, limitó el daño, cambió algo duradero.',
    },
    facts: {
      'own-share': [
        'Fue error mío, no lo había comprobado.',
        'Se lo mandé a la persona equivocada.',
        'Había prometido algo que no pude cumplir.',
      ],
      'told-others': [
        'Se lo dije enseguida a mi jefa.',
        'Llamé yo mismo a los afectados y pedí disculpas.',
        'Reconocí abiertamente que había sido yo.',
      ],
      'limited-damage': [
        'Me quedé hasta que estuvo arreglado.',
        'Pudimos pararlo antes de que saliera.',
        'Busqué la forma de compensar el daño.',
      ],
      'lasting-change': [
        'Desde entonces pido que otra persona lo revise.',
        'Ahora siempre compruebo eso antes de enviarlo.',
        'Cambiamos el proceso para que no pueda volver a pasar.',
      ],
    },
  },
  'all-due-at-once': {
    anchors: {
      '1': 'Trabajó más horas y lo hizo todo.',
      '3': 'Ordenó por urgencia; no avisó a nadie, las razones quedan vagas.',
      '5': 'Eligió por las consecuencias, dejó algo a propósito, avisó a quienes esperaban, pidió a tiempo ayuda o una decisión, sabe lo que costó.',
    },
    facts: {
      'chose-by-consequence': [
        'Me pregunté qué pasa si no se hace.',
        'Lo que otros estaban esperando iba primero.',
        'Ordené por lo que hace más daño si llega tarde.',
      ],
      'left-out': [
        'Dejé el informe para la semana siguiente.',
        'Cancelé dos reuniones.',
        'Lo hice solo por encima, porque con eso bastaba.',
      ],
      'told-waiting': [
        'Avisé a los que tenían que esperar.',
        'Pregunté a mi jefe cuál de las dos cosas era más importante.',
        'Les di una fecha nueva.',
      ],
      help: [
        'Pedí a un compañero que se encargara de una parte.',
        'Delegué una de las cosas.',
        'Entre todos lo sacamos adelante.',
      ],
    },
  },
  'hard-to-work-with': {
    anchors: {
      '1': 'Se lleva bien con todos, o fue el otro.',
      '3': 'Cuenta un conflicto y una salida; la parte propia queda pálida.',
      '5': 'Lo describe con justicia, ve su parte, habló con la persona, encontró una forma de trabajar y sabe qué resultó.',
    },
    facts: {
      'fair-view': [
        'Él también estaba muy presionado.',
        'Desde su punto de vista tenía sentido.',
        'Ella era muy buena en lo suyo, solo que distinta a mí.',
      ],
      'own-share': [
        'Mi parte fue que me impacienté.',
        'Le había dicho las cosas demasiado tarde.',
        'Contesté de forma cortante y eso no ayudó.',
      ],
      'talked-directly': [
        'Le pedí que habláramos a solas.',
        'Le dije sin reproches lo que me molestaba.',
        'Lo aclaramos tomando un café.',
      ],
      'way-of-working': [
        'Quedamos en dejar los acuerdos por escrito.',
        'Repartimos las tareas para que cada uno tuviera su terreno.',
        'Todos los lunes hablábamos diez minutos.',
      ],
      outcome: [
        'No nos hicimos amigos, pero funcionó.',
        'Más tarde trabajamos bien juntos.',
        'El proyecto se acabó a tiempo.',
      ],
    },
  },
  'costly-misunderstanding': {
    anchors: {
      '1': 'Los demás no escucharon.',
      '3': 'Un malentendido y su solución; parte propia y lección son pobres.',
      '5': 'Punto exacto donde empezó, parte propia, aclarado pronto, una costumbre nueva que se nota.',
    },
    facts: {
      'point-of-origin': [
        'Yo decía la semana que viene y él entendió esta semana.',
        'Nadie había dicho quién lo hacía.',
        'La palabra significaba otra cosa en cada departamento.',
      ],
      'own-share': ['Yo no había vuelto a preguntar.', 'Lo había escrito demasiado corto.', 'Lo di por supuesto.'],
      'cleared-up': [
        'Cogí el teléfono en vez de escribir otro correo.',
        'Nos sentamos juntos a mirarlo.',
        'Me disculpé y empezamos de nuevo.',
      ],
      'new-habit': [
        'Desde entonces repito al final lo que hemos acordado.',
        'Ahora apunto quién hace qué y para cuándo.',
        'Pido al otro que lo diga con sus palabras.',
      ],
    },
  },
  'hard-to-hear': {
    anchors: {
      '1': 'Nada, o el otro no tenía razón.',
      '3': 'Aceptó la crítica y cambió un poco.',
      '5': 'Crítica concreta, primera reacción propia, comprobó qué era cierto, cambió algo visible, volvió a hablar con la persona.',
    },
    facts: {
      'concrete-criticism': [
        'Mi jefe me dijo que no dejo terminar a los demás.',
        'Me dijeron que mis informes son demasiado largos.',
        'Ella dijo que no podía fiarse de mis fechas.',
      ],
      reaction: [
        'En el primer momento me dolió.',
        'Tuve que consultarlo con la almohada.',
        'Lo primero que pensé es que era injusto.',
      ],
      'checked-it': [
        'Pregunté a otras dos personas si lo veían así.',
        'Me fijé durante una semana y vi que era verdad.',
        'Pedí un ejemplo.',
      ],
      'visible-change': [
        'Desde entonces cuento hasta tres antes de hablar.',
        'Mis informes ocupan ahora una página.',
        'A los pocos meses me dijo que había mejorado.',
      ],
    },
  },
  'learned-in-a-hurry': {
    anchors: {
      '1': 'Va a cursos cuando se ofrecen.',
      '3': 'Aprendió algo nuevo por un motivo; el camino y el resultado son generales.',
      '5': 'Necesidad real, camino claro con práctica, personas y fuentes, límites nombrados, aplicado pronto y con resultado.',
    },
    facts: {
      'real-need': [
        'Un compañero se fue y tuve que hacerme cargo.',
        'El cliente lo quería en dos semanas.',
        'En el equipo nadie sabía hacerlo.',
      ],
      'way-of-learning': [
        'Seguí un ejemplo y lo probé.',
        'Pedí a alguien que sabe que me lo enseñara durante una hora.',
        'Leí los primeros capítulos y luego construí algo pequeño.',
      ],
      'first-use': [
        'A la semana ya podía usarlo en el proyecto.',
        'El tercer día hice el primero yo solo.',
        'Al principio iba lento, pero funcionaba.',
      ],
      'open-gaps': [
        'Las partes difíciles todavía las consulto.',
        'Sé lo suficiente para el día a día, no más.',
        'Al principio cometí un error que me enseñó mucho.',
      ],
    },
  },
  'clumsy-until-you-came': {
    anchors: {
      '1': 'Tendría ideas, pero nadie escucha.',
      '3': 'Una mejora realizada; el efecto o la acogida quedan abiertos.',
      '5': 'Lo vio, entendió por qué era así, lo probó en pequeño, ganó a los demás, puede mostrar el efecto.',
    },
    facts: {
      'before-state': [
        'Todo se copiaba a mano de una lista a otra.',
        'Había que preguntar a tres personas.',
        'Siempre buscábamos las mismas cosas.',
      ],
      'own-change': [
        'Hice una plantilla para eso.',
        'Propuse un lugar fijo y lo preparé.',
        'Escribí un pequeño programa que lo hace.',
      ],
      'won-others': [
        'Primero lo probé yo y después se lo enseñé a los demás.',
        'Pregunté a quienes lo hacen todos los días.',
        'Mi responsable aceptó una prueba de dos semanas.',
      ],
      effect: ['Eso nos ahorra unas dos horas por semana.', 'Ahora casi no hay errores.', 'Hoy se sigue haciendo así.'],
    },
  },
  'quick-or-correct': {
    anchors: {
      '1': 'Siempre lo correcto, o las normas son para otros.',
      '3': 'Un caso real con una decisión; el precio o la razón quedan vagos.',
      '5': 'Lo sopesó abiertamente, nombra la presión, decidió con un motivo, asumió el precio o puso límite al atajo, avisó a los afectados.',
    },
    facts: {
      pressure: [
        'El cliente esperaba y mi jefe apretaba.',
        'Era viernes por la tarde y todos querían irse a casa.',
        'El camino rápido habría ahorrado una hora.',
      ],
      'own-decision': [
        'Lo hice bien, aunque tardé más.',
        'Tomé el atajo, porque no podía perjudicar a nadie.',
        'Me negué a firmarlo.',
      ],
      price: ['Por eso nos retrasamos un día.', 'Tuve que explicárselo al cliente.', 'Me costó una tarde entera.'],
      openness: [
        'Le dije a mi jefa lo que había dejado fuera.',
        'Anoté que todavía había que hacerlo bien.',
        'Después acordamos cómo hacerlo en el futuro.',
      ],
    },
  },
  'not-good-enough': {
    anchors: {
      '1': 'Despidió, trasladó o hizo el trabajo por su cuenta.',
      '3': 'Habló y apoyó; las expectativas o el final quedan vagos.',
      '5': 'Dijo pronto y en concreto qué faltaba, buscó causas, también propias, acordó pasos y fechas, apoyó, siguió hasta un final justo.',
    },
    facts: {
      'clear-expectation': [
        'Le dije en concreto qué espero y para cuándo.',
        'Tenía ejemplos de lo que faltaba.',
        'Él no sabía que yo no estaba satisfecho, así que se lo dije.',
      ],
      'looked-for-cause': [
        'Pregunté qué se lo impedía.',
        'Resultó que nadie se lo había enseñado nunca.',
        'En parte fue porque yo había dado encargos poco claros.',
      ],
      support: ['Nos veíamos media hora cada semana.', 'Le puse un compañero al lado.', 'Acordamos metas pequeñas.'],
      'fair-end': [
        'A los tres meses funcionaba.',
        'Al final acordamos otro puesto.',
        'Nos separamos, y él sabía por qué.',
      ],
    },
  },
  'half-the-information': {
    anchors: {
      '1': 'Decide por intuición o no decide.',
      '3': 'Decidió y da razones; no separa lo sabido de lo supuesto.',
      '5': 'Separa lo sabido de lo supuesto, consigue la pieza que falta más barata, sopesa lo reversible, decide a tiempo, mira atrás con honestidad.',
    },
    facts: {
      'known-and-guessed': [
        'Conocía los costes, pero no cuántos vendrían.',
        'Lo que tuve que suponer fue cuánto duraría.',
        'Escribí qué sabemos y qué solo suponemos.',
      ],
      'cheap-check': [
        'Hice dos llamadas para saber al menos un poco más.',
        'Primero lo probamos en pequeño.',
        'Pregunté a alguien que ya lo había hecho.',
      ],
      'can-be-undone': [
        'Se podía deshacer, así que decidí rápido.',
        'Me dejé una vuelta atrás abierta.',
        'Lo peor que podía pasar era soportable.',
      ],
      outcome: [
        'Resultó que tenía razón.',
        'Fue la decisión equivocada y la corregimos al mes.',
        'Volvería a decidir lo mismo.',
      ],
    },
  },
};
