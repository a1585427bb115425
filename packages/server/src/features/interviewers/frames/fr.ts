import type { FrameTexts } from './frame.ts';

export const texts: FrameTexts = {
  opening:
    'Bonjour et merci de votre temps. Je suis une IA, un programme informatique, et je mène cet entretien pour {position}. Ce sont des personnes qui lisent vos réponses, et des personnes qui décident. Nous avons {count} questions et environ {minutes} minutes. Vous pouvez à tout moment faire une pause, faire répéter une question ou la passer. Prenez le temps de réfléchir.',
  closing:
    "C'est tout de mon côté. Merci de ce que vous m'avez raconté. L'équipe parcourra elle-même vos réponses et reviendra vers vous. Si vous préférez qu'une personne revoie l'ensemble, vous pourrez le dire à la page suivante.",
  titledPosition: 'le poste « {title} »',
  thisPosition: 'le poste annoncé',
  leadIns: {
    duty: [
      "L'annonce mentionne ceci : « {quote} ».",
      'Le poste comprend notamment : « {quote} ».',
      "Une ligne de l'annonce dit : « {quote} ».",
      'Parmi les tâches figure : « {quote} ».',
    ],
    requirement: ['Parmi ce qui est demandé : « {quote} ».', "L'annonce demande aussi ceci : « {quote} »."],
  },
};
