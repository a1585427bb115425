import type { FrameTexts } from './frame.ts';

export const texts: FrameTexts = {
  opening:
    'Hola y gracias por su tiempo. Soy una IA, un programa informático, y llevo esta entrevista para {position}. Sus respuestas las leen personas y son personas las que deciden. Tenemos {count} preguntas y unos {minutes} minutos. Puede hacer una pausa en cualquier momento, pedir que le repita una pregunta o saltársela. Tómese el tiempo que necesite para pensar.',
  closing:
    'Eso es todo por mi parte. Gracias por lo que me ha contado. El equipo repasará sus respuestas y se pondrá en contacto con usted. Si prefiere que una persona lo mire todo, puede decirlo en la página siguiente.',
  titledPosition: 'el puesto «{title}»',
  thisPosition: 'el puesto anunciado',
  leadIns: {
    duty: [
      'La oferta menciona esto: «{quote}».',
      'Forma parte del puesto: «{quote}».',
      'Una línea de la oferta dice: «{quote}».',
      'Entre las tareas figura: «{quote}».',
    ],
    requirement: ['Entre lo que se pide está: «{quote}».', 'La oferta pide también lo siguiente: «{quote}».'],
  },
};
