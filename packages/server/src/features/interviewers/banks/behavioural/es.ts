import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    experience: 'Experiencia en estas tareas',
    ownership: 'Sentido de la responsabilidad',
    cooperation: 'Cooperación',
    learning: 'Aprendizaje',
    judgement: 'Criterio',
  },
  questions: {
    'nearest-work': {
      text: 'Empecemos por lo fácil. De todo lo que ha hecho hasta ahora, en el trabajo, en los estudios o en otro sitio, ¿qué se parece más a este puesto y cuál fue su parte en ello?',
      purpose: 'Un comienzo fácil que muestra dónde se encuentran la experiencia y el puesto.',
      followUps: {
        'too-short': '¿Cómo era allí un día normal?',
        'no-own-part': '¿Qué parte de eso estaba en sus manos?',
        'no-example': 'Elija una época y un lugar. ¿Qué hacía usted allí?',
      },
    },
    'duty-last-time': {
      text: 'En la oferta aparece esta tarea: «{duty}». Cuénteme la última vez que hizo esto, o algo parecido, de principio a fin.',
      junior:
        'En la oferta aparece esta tarea: «{duty}». ¿Dónde ha hecho algo así, aunque fuera a pequeña escala, y cómo lo abordó?',
      purpose: 'Busca experiencia real con una tarea de este mismo puesto.',
      followUps: {
        'too-short': '¿Cuál era la situación al principio y cuál fue su primer paso?',
        'no-own-part': '¿Cuáles de esos pasos dio usted?',
        'no-result': '¿Qué quedó hecho al final y quién se alegró de ello?',
        'claim-without-number': '¿Qué tamaño tenía y cuánto tiempo llevó?',
      },
    },
    'duty-goes-wrong': {
      text: 'Esto también forma parte del puesto: «{duty}». ¿Qué suele salir mal en este tipo de trabajo y cómo lo nota a tiempo?',
      purpose: 'Quien conoce el trabajo sabe por dónde falla.',
      followUps: {
        'too-short': 'Tome el error más frecuente. ¿Cuál es la primera señal?',
        'no-example': '¿Cuándo lo vio por última vez?',
        'no-result': '¿Qué hizo al respecto y sirvió de algo?',
      },
    },
    'duty-done-well': {
      text: 'La oferta dice además: «{duty}». ¿En qué nota usted que eso está realmente bien hecho y no solo hecho?',
      purpose: 'Muestra la exigencia propia en el trabajo de este puesto.',
      followUps: {
        'too-short': 'Imagine que lo hicieron dos personas, una bien y otra regular. ¿Dónde ve la diferencia?',
        'no-example': 'Tome un trabajo suyo que fue bueno de verdad. ¿Qué lo hizo bueno?',
        'unclear-term': 'Ha dicho bueno o limpio. ¿En qué lo vería yo?',
      },
    },
    'requirement-in-use': {
      text: 'La oferta pide lo siguiente: «{requirement}». ¿Dónde lo necesitó por última vez y qué hizo con ello?',
      purpose: 'Busca el uso de una capacidad pedida en lugar de su mención.',
      followUps: {
        'too-short': 'Descríbame un día en que lo necesitó.',
        'no-own-part': '¿Qué hizo usted en ese caso?',
        'no-result': '¿Qué resultó de ello?',
        'unclear-term': '¿Qué entiende por esa palabra en el trabajo diario?',
      },
    },
    'tool-in-your-hands': {
      text: 'Aquí trabajaría con {tool}. ¿Qué ha hecho usted con eso y dónde le dio problemas?',
      purpose: 'Separa el uso de verdad de lo que se sabe de oídas.',
      followUps: {
        'too-short': '¿Qué fue lo último que hizo con eso?',
        'no-example': 'Tome una tarea que resolvió así. ¿Cuál fue?',
        'no-own-part': '¿Quién lo había preparado y qué hizo usted dentro?',
        'no-result': '¿Cómo salió del problema?',
      },
    },
    'first-four-weeks': {
      text: 'Imagine sus primeras cuatro semanas aquí. ¿Qué querría entender primero y a quién preguntaría?',
      purpose: 'Muestra cómo aborda alguien un sitio nuevo.',
      followUps: {
        'too-short': '¿Cuál sería su primera pregunta la primera mañana?',
        'no-example': '¿Cómo lo hizo en el último sitio donde empezó?',
      },
    },
    'your-mistake': {
      text: 'Cuénteme un error suyo que tuvo consecuencias para otros. ¿Qué hizo al darse cuenta y qué ha cambiado desde entonces?',
      purpose: 'Muestra honradez y responsabilidad.',
      followUps: {
        'too-short': '¿A quién afectó y cómo se enteraron?',
        'no-own-part': '¿Cuál fue exactamente su parte?',
        'no-result': '¿Cómo terminó para los afectados?',
        'no-example': 'Puede ser antiguo o pequeño. ¿Qué error le viene a la cabeza?',
      },
    },
    'all-due-at-once': {
      text: 'Piense en una semana en la que todo tenía que estar listo a la vez. ¿Qué dejó sin hacer y cómo lo decidió?',
      purpose: 'Muestra cómo se fijan prioridades cuando no todo es posible.',
      followUps: {
        'too-short': '¿Qué había en la lista y qué tachó primero?',
        'no-example': '¿Qué semana fue?',
        'no-result': '¿Qué pasó con lo que dejó sin hacer?',
        'no-own-part': '¿Qué decidió usted y qué decidieron otros por usted?',
      },
    },
    'hard-to-work-with': {
      text: 'Piense en una persona con la que le costó trabajar. ¿Cuál fue su propia parte en ello y cómo sacaron el trabajo adelante a pesar de todo?',
      purpose: 'Muestra conocimiento de sí mismo y trato con personas distintas.',
      followUps: {
        'too-short': '¿Qué pasó entre ustedes? Basta una escena.',
        'no-own-part': '¿Y qué hizo usted que se lo puso más difícil a la otra persona?',
        'no-result': '¿Cómo quedaron las cosas al final?',
        'no-example': 'Piense en una persona concreta, no hace falta el nombre.',
      },
    },
    'costly-misunderstanding': {
      text: 'Cuénteme un malentendido que costó tiempo o dinero. ¿Dónde empezó y qué hace de otra manera desde entonces?',
      purpose: 'Muestra cómo se asegura alguien de que le entiendan.',
      followUps: {
        'too-short': '¿Qué dijo uno y qué entendió el otro?',
        'no-own-part': '¿Qué podría haber hecho usted para evitarlo?',
        'no-result': '¿Cómo se aclaró?',
        'claim-without-number': '¿Qué costó, en horas o en dinero?',
      },
    },
    'hard-to-hear': {
      text: '¿Qué le dijo alguien una vez sobre su trabajo que fue duro de oír? ¿Qué hizo con ello?',
      purpose: 'Muestra cómo recibe alguien la crítica.',
      followUps: {
        'too-short': '¿Cuáles fueron las palabras, tal como las recuerda?',
        'no-result': '¿Qué ha cambiado desde entonces y quién lo notaría?',
        'no-example': 'Puede venir de un jefe, una compañera, un profesor o un cliente.',
      },
    },
    'learned-in-a-hurry': {
      text: '¿Qué fue lo último que tuvo que aprender deprisa para el trabajo? ¿Cómo lo hizo y cuándo pudo utilizarlo?',
      purpose: 'Muestra cómo aprende alguien cuando hace falta.',
      followUps: {
        'too-short': '¿Qué hizo el primer día para meterse en ello?',
        'no-result': '¿Qué fue lo primero que hizo en serio con ello?',
        'claim-without-number': '¿Cuánto tardó en arreglárselas por su cuenta?',
      },
    },
    'clumsy-until-you-came': {
      text: 'Cuénteme algo que en el trabajo se hacía de forma engorrosa hasta que usted lo cambió. ¿Qué va mejor ahora?',
      purpose: 'Muestra iniciativa que llega hasta el final.',
      followUps: {
        'too-short': '¿Cómo se hacía antes, paso a paso?',
        'no-own-part': '¿Cuál fue su idea y qué hizo usted?',
        'claim-without-number': '¿Cuánto tiempo o cuántos errores ahorra?',
        'no-result': '¿Se sigue haciendo como usted propuso?',
      },
    },
    'quick-or-correct': {
      text: '¿Cuándo tuvo que elegir por última vez entre el camino rápido y el correcto? ¿Qué hizo y qué costó?',
      purpose: 'Muestra integridad en el día a día.',
      followUps: {
        'too-short': '¿Cuál habría sido el camino rápido?',
        'no-example': 'Puede ser algo corriente de la semana pasada.',
        'no-result': '¿Cómo reaccionaron los demás?',
      },
    },
    'not-good-enough': {
      text: 'Piense en alguien a quien dirigió y cuyo trabajo no era suficiente. ¿Qué hizo, semana a semana, y cómo acabó?',
      purpose: 'Muestra un liderazgo claro y justo.',
      followUps: {
        'too-short': '¿Qué dijo en la primera conversación?',
        'no-own-part': '¿Cuál fue su propia parte en que no funcionara?',
        'no-result': '¿Dónde está hoy esa persona?',
        'unclear-term': '¿Qué quería decir que no era suficiente y lo sabía esa persona?',
      },
    },
    'half-the-information': {
      text: 'Cuénteme una decisión que tuvo que tomar con la mitad de la información. ¿Qué sabía, qué supuso y cómo salió?',
      purpose: 'Muestra criterio ante la incertidumbre.',
      followUps: {
        'too-short': '¿Qué había que decidir exactamente y para cuándo?',
        'no-own-part': '¿Era decisión suya? ¿Quién más opinó?',
        'no-result': '¿Cómo salió y volvería a decidir lo mismo?',
      },
    },
  },
};
