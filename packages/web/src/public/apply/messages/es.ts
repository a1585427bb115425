import type { Catalogue } from './catalogue.ts';

export const es: Catalogue = {
  title: 'Solicitud para {programme}',
  loading: 'Abriendo la página',
  language: 'Idioma de la conversación',
  intro: 'Una IA le pregunta por usted y su empresa. Las personas de {organization} leen lo que dice y deciden.',
  size: 'Preguntas: {questions} como máximo. Tiempo: unos {minutes} minutos.',
  howWords: 'Responde con sus propias palabras y en cualquier orden. Lo que ya ha dicho no se vuelve a preguntar.',
  howCheck: 'Al final lee lo que se entendió y lo corrige.',
  howReturn: 'Puede parar cuando quiera y seguir con su enlace en un plazo de 30 días.',
  start: 'Empezar',
  starting: 'Se está creando su enlace',
  linkTitle: 'Este es su enlace',
  linkText:
    'Guárdelo: con este enlace puede volver hasta el {date}. Quien lo tenga puede leer y cambiar sus respuestas.',
  copy: 'Copiar el enlace',
  copied: 'El enlace está copiado.',
  go: 'Comenzar la conversación',
  unknownTitle: 'Aquí no hay ninguna convocatoria',
  unknownText: 'El programa está cerrado o la dirección está incompleta.',
  failedTitle: 'No se pudo cargar la página',
  failedText: 'Hubo un problema con la conexión o con el servidor.',
  failedSend: 'No se pudo crear su enlace: hubo un problema con la conexión o con el servidor. Inténtelo de nuevo.',
  tooMany: 'Se han iniciado demasiadas solicitudes desde su red. Inténtelo de nuevo dentro de unos minutos.',
  retry: 'Intentar de nuevo',
};
