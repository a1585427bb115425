import type { ApplicationTexts } from './texts.ts';

export const texts: ApplicationTexts = {
  opening:
    'Hola, y gracias por postular a {programme}. Soy una IA, un programa informático, y conduzco esta conversación. Lo que escriba lo leen personas, y son personas quienes deciden. Tengo hasta {count} preguntas, que llevan unos {minutes} minutos. Puede hacer una pausa cuando quiera o saltarse una pregunta; responde por escrito. Si algo corresponde a una pregunta posterior, escríbalo sin más; no se lo preguntaré dos veces.',
  closing:
    'Esas eran todas mis preguntas. Gracias por hablarme de su empresa. En la página siguiente podrá leer lo que he entendido y corregirlo antes de que lo vea el equipo.',
  competencies: { contact: 'Contacto', pitch: 'La propuesta', team: 'El equipo', plans: 'Planes y asuntos prácticos' },
  questions: {
    founder_name: [
      'Para empezar, ¿cuál es su nombre completo?',
      'No he captado su nombre entero. ¿Cuáles son su nombre y sus apellidos?',
    ],
    founder_email: [
      '¿A qué correo electrónico puede escribirle el equipo?',
      'Me falta su correo electrónico. ¿Puede escribirlo otra vez?',
    ],
    founder_phone: [
      '¿Me da un número de teléfono, con el prefijo del país?',
      '¿A qué número puede llamarle el equipo? Empiece por el prefijo del país, por favor.',
    ],
    founder_role: ['¿Qué función tiene en la empresa?', 'Si tuviera que anotar su cargo, ¿qué pondría?'],
    founder_network: [
      '¿Tiene un perfil en una red profesional? Si es así, ¿cuál es el enlace?',
      '¿Hay alguna página pública con su trayectoria? ¿Cuál es la dirección?',
    ],
    founder_current_location: ['¿Dónde vive en este momento?', '¿En qué ciudad y país reside actualmente?'],
    co_founders: [
      '¿Quién fundó la empresa con usted? Dígame nombres, funciones y correos electrónicos.',
      '¿Fundó alguien más la empresa, o lleva usted el proyecto sin nadie más? Necesito los nombres y las tareas.',
    ],
    elevator_pitch: [
      'Describa su empresa en una o dos frases, como se lo contaría a un desconocido en un ascensor.',
      'En palabras sencillas: ¿qué hacen, y para quién?',
    ],
    problem: [
      '¿Qué problema resuelven, y quién lo tiene?',
      '¿Qué les va mal hoy a las personas a las que quieren ayudar?',
    ],
    solution: ['¿Cómo lo resuelven?', '¿Qué hace exactamente su producto al respecto?'],
    traction: [
      '¿Qué han logrado hasta ahora? Las cifras son bienvenidas.',
      '¿En qué punto están hoy: usuarios, clientes, pruebas, ingresos?',
    ],
    commercial: ['¿Cómo ganan dinero?', '¿Quién les paga, por qué y cuánto?'],
    market_size: [
      '¿Qué tamaño tiene su mercado, y cómo llegan a esa cifra?',
      '¿Cuántos clientes podría haber, y cuánto gastarían al año?',
    ],
    competition: ['¿Quién más trabaja en esto, y qué los distingue?', '¿Qué usa hoy la gente en lugar de su producto?'],
    why_now: ['¿Por qué es este el momento adecuado?', '¿Qué ha cambiado para que ahora funcione y hace unos años no?'],
    why_you: [
      '¿Por qué son ustedes las personas indicadas?',
      '¿Qué han hecho antes usted y su equipo que les ayude en esto?',
    ],
    why_program: ['¿Por qué quiere entrar en {programme}?', '¿Qué espera obtener de {programme}?'],
    fundraising_status: [
      '¿Han conseguido financiación, y la están buscando ahora?',
      '¿Cómo se financia la empresa en este momento, y qué les falta?',
    ],
    cap_table: ['¿Cómo están repartidas las participaciones?', '¿Quién es dueño de qué parte de la empresa?'],
    availability: [
      '¿Desde cuándo podría participar, y con cuánto de su tiempo?',
      '¿Cuándo podría empezar, a tiempo completo o parcial?',
    ],
    passport_and_visa: [
      '¿Qué pasaporte tiene, y necesitaría un visado para participar?',
      '¿Hay algo sobre visados o residencia que debamos saber?',
    ],
    pitch_deck: [
      '¿Hay un enlace a su presentación?',
      '¿Puede compartir unas diapositivas de la empresa? Basta con un enlace.',
    ],
  },
};
