import type { PhraseSet } from './phrase-set.ts';

export const phraseSet: PhraseSet = {
  transitions: [
    'Gracias. Pasemos a otra cosa.',
    'Bien. Aquí va la siguiente pregunta.',
    'Queda anotado. Ahora me gustaría preguntarle lo siguiente.',
    'Gracias. Vamos con un tema distinto.',
    'De acuerdo, sigamos.',
    'Muchas gracias. Vamos a la siguiente.',
  ],
  lastQuestion: ['Y ahora, la última de mis preguntas.', 'Una pregunta más y después le toca preguntar a usted.'],
  silence: {
    first: [
      'Tómese su tiempo. ¿Le repito la pregunta?',
      'No hay prisa. Si le ayuda, puedo hacerle la pregunta otra vez.',
    ],
    second: [
      '¿Sigue ahí? Tómese el tiempo que necesite o sáltese esta pregunta.',
      'Todavía no ha llegado ninguna respuesta. Puede seguir pensando o pasar a la siguiente pregunta.',
    ],
    movingOn: ['Dejemos esta pregunta por ahora y sigamos.', 'Paso a la siguiente pregunta. No hay ningún problema.'],
  },
  offerAfterEmpty:
    'Dos preguntas han quedado sin respuesta. ¿Qué le conviene más: una pausa breve, seguir por escrito o terminar aquí? Cualquiera de las tres cosas está bien.',
  loopBreaker: [
    'Creo que estamos dando vueltas a lo mismo. Dejémoslo así y pasemos a la siguiente pregunta.',
    'Por este punto ya hemos pasado. Le propongo seguir adelante.',
  ],
  declined: [
    'No pasa nada. No tiene que contestar a esto. Sigamos.',
    'Bien, lo dejamos aparte.',
    'Gracias por decirlo abiertamente. Vamos con la siguiente.',
  ],
  skipped: ['Entonces nos saltamos esta.', 'De acuerdo, dejamos fuera esta pregunta.'],
  followUps: {
    'too-short': [
      '¿Podría contarme un poco más sobre eso?',
      'Quedémonos un momento ahí. Explíquemelo paso a paso.',
      '¿Qué más forma parte de ello?',
    ],
    'no-example': [
      '¿Puede darme un ejemplo que recuerde bien?',
      '¿Cuándo lo vivió por última vez? Tome una sola ocasión.',
    ],
    'no-result': ['¿Cómo terminó?', '¿Qué resultó de ello?'],
    'no-own-part': ['¿Qué hizo usted en concreto?', 'Ha hablado del equipo. ¿Cuál fue su parte?'],
    'unclear-term': [
      'Uno de esos términos puede significar varias cosas. ¿Qué quiere decir con él?',
      '¿Cómo se lo explicaría a alguien de otro campo?',
    ],
    'claim-without-number': ['¿Puede darme una cifra, aunque sea aproximada?', '¿Cuánto era, o cuántos, más o menos?'],
  },
  repeat: ['Por supuesto. {question}', 'Con gusto, otra vez. {question}'],
  candidateQuestions: {
    invite: 'Ahora le toca a usted. ¿Qué le gustaría saber sobre el puesto?',
    factsOffered: 'Puedo decirle lo que pone en la oferta.',
    known: [
      'Esto es lo que dice la oferta: {fact}',
      'Sobre eso hay una línea en la oferta: {fact}',
      'Según la oferta, puedo decirle esto: {fact}',
    ],
    unknown: [
      'No tengo ese dato. El equipo se lo contestará; le paso su pregunta.',
      'De eso no sé nada y no quiero adivinar. Su pregunta va al equipo.',
      'La oferta no dice nada al respecto. Anoto su pregunta para el equipo.',
    ],
    anythingElse: ['¿Hay algo más que quiera saber?', '¿Tiene otra pregunta?'],
  },
  questionForLater: [
    'Guardo esa pregunta para el final. Antes, sigamos aquí.',
    'A sus preguntas llegaremos al final. Esta la he anotado.',
  ],
  resume: ['Sigamos donde lo dejamos.', 'Aquí estamos de nuevo. Esta era la pregunta.'],
  reconnected: [
    'La conexión ha vuelto. No se ha perdido nada. Esta era la pregunta.',
    'Se ha cortado un momento. Sigamos con la misma pregunta.',
  ],
  pause: {
    confirmed: 'Hacemos una pausa. Tiene hasta {minutes} minutos; pulse el botón cuando quiera seguir.',
    endingSoon: 'La pausa está a punto de terminar. Si necesita más tiempo, puede volver después con el mismo enlace.',
  },
  timeNearlyOver: 'Nos quedan unos {minutes} minutos. Termine su idea con calma.',
  timeOver: 'Se ha acabado el tiempo. Lo que ha dicho hasta ahora está guardado.',
  thinking: ['Un momento, por favor.', 'Necesito un segundo. Sigo aquí.'],
  technicalTrouble: [
    'Algo se ha atascado por mi lado. Su respuesta está guardada; sigamos.',
    'Ha sido un fallo nuestro, no suyo. Seguimos sin más.',
  ],
  notUnderstood: [
    'No lo he entendido. ¿Podría decirlo otra vez o escribirlo?',
    'El sonido no era claro. Repita, por favor, su última frase.',
  ],
  switchedToText:
    'A partir de aquí seguimos por escrito. Si la conexión lo permite, podrá volver a la voz más adelante.',
  switchedToVoice: 'Ya le oigo. Puede volver a escribir cuando quiera.',
  instructionIgnored: 'Esa parte iba dirigida al programa, así que la dejo a un lado. Sigamos con la pregunta.',
  askedIfAi: 'Sí, soy un programa informático. Sus respuestas las leen personas y son personas las que deciden.',
  askedForResult:
    'Eso no lo juzgo yo aquí. Después, unas personas repasan sus respuestas y se ponen en contacto con usted.',
  askedForPerson:
    'He anotado que prefiere tratar con una persona y lo transmito. Puede seguir aquí o terminar la entrevista.',
  confirmLeave: '¿De verdad quiere terminar la entrevista? Lo que ha dicho hasta ahora queda guardado.',
  left: 'La entrevista ha terminado. Gracias por su tiempo.',
  closing: {
    thanks: 'Gracias por la conversación y por su tiempo.',
    nextSteps:
      'El equipo repasará sus respuestas y se pondrá en contacto con usted. En la página siguiente verá cómo hablar con una persona o pedir que se borren sus datos.',
  },
};
