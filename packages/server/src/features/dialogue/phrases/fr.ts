import type { PhraseSet } from './phrase-set.ts';

export const phraseSet: PhraseSet = {
  transitions: [
    'Merci. Passons à autre chose.',
    'Bien. Voici la question suivante.',
    "C'est noté. J'aimerais maintenant vous demander ceci.",
    'Merci. Prenons un autre sujet.',
    "D'accord, continuons.",
    'Merci bien. Question suivante.',
  ],
  lastQuestion: [
    'Voici maintenant la dernière de mes questions.',
    'Encore une question, puis ce sera à vous de demander.',
  ],
  silence: {
    first: [
      'Prenez votre temps. Voulez-vous que je répète la question ?',
      'Rien ne presse. Si cela vous aide, je peux reposer la question.',
    ],
    second: [
      "Êtes-vous toujours là ? Prenez le temps qu'il vous faut, ou passez cette question.",
      "Aucune réponse n'est encore arrivée. Vous pouvez continuer à réfléchir ou passer à la question suivante.",
    ],
    movingOn: [
      'Laissons cette question pour le moment et continuons.',
      'Je passe à la question suivante. Aucun problème.',
    ],
  },
  offerAfterEmpty:
    "Deux questions sont restées sans réponse. Qu'est-ce qui vous convient le mieux : une courte pause, continuer par écrit, ou vous arrêter ici ? Tout cela est possible.",
  loopBreaker: [
    'Je crois que nous tournons en rond. Restons-en là et prenons la question suivante.',
    'Nous sommes déjà passés par ce point. Je vous propose de continuer.',
  ],
  declined: [
    "Ce n'est pas un problème. Rien ne vous oblige à y répondre. Continuons.",
    'Bien, nous laissons cela de côté.',
    'Merci de le dire franchement. Passons à la suivante.',
  ],
  skipped: ['Alors nous passons celle-ci.', "D'accord, nous laissons cette question."],
  followUps: {
    'too-short': [
      "Pourriez-vous m'en dire un peu plus ?",
      "Restons-y un moment. Reprenez-le étape par étape, s'il vous plaît.",
      "Qu'y a-t-il encore à en dire ?",
    ],
    'no-example': [
      'Pouvez-vous me donner un exemple dont vous vous souvenez bien ?',
      "Quand l'avez-vous vécu pour la dernière fois ? Prenez une seule occasion.",
    ],
    'no-result': ["Comment cela s'est-il terminé ?", "Qu'est-ce qui en est sorti ?"],
    'no-own-part': ["Qu'avez-vous fait vous-même ?", "Vous avez parlé de l'équipe. Quelle était votre part ?"],
    'unclear-term': [
      "L'un de ces termes peut vouloir dire plusieurs choses. Qu'entendez-vous par là ?",
      "Comment l'expliqueriez-vous à quelqu'un d'un autre domaine ?",
    ],
    'claim-without-number': ['Pouvez-vous donner un chiffre, même approximatif ?', 'Combien était-ce, à peu près ?'],
  },
  repeat: ['Bien sûr. {question}', 'Volontiers, encore une fois. {question}'],
  candidateQuestions: {
    invite: "C'est maintenant à vous. Que souhaitez-vous savoir sur le poste ?",
    factsOffered: "Je peux vous dire ce que contient l'annonce.",
    known: [
      "Voici ce que dit l'annonce : {fact}",
      "Là-dessus, l'annonce contient cette ligne : {fact}",
      "D'après l'annonce, je peux vous dire ceci : {fact}",
    ],
    unknown: [
      "Je n'ai pas cette information. L'équipe vous répondra ; je lui transmets votre question.",
      "Je n'en sais rien et je ne veux pas deviner. Votre question part à l'équipe.",
      "L'annonce n'en dit rien. Je note votre question pour l'équipe.",
    ],
    anythingElse: ['Souhaitez-vous savoir autre chose ?', 'Avez-vous une autre question ?'],
  },
  questionForLater: [
    "Je garde cette question pour la fin. Continuons d'abord ici.",
    "Nous viendrons à vos questions à la fin. J'ai noté celle-ci.",
  ],
  resume: ['Reprenons là où nous nous étions arrêtés.', 'Nous revoilà. Voici la question.'],
  reconnected: [
    "La connexion est rétablie. Rien n'est perdu. Voici la question.",
    'Nous avons été coupés un instant. Reprenons la même question.',
  ],
  pause: {
    confirmed:
      "Nous faisons une pause. Vous avez jusqu'à {minutes} minutes ; appuyez sur le bouton quand vous voulez reprendre.",
    endingSoon:
      "La pause touche à sa fin. S'il vous faut plus de temps, vous pourrez revenir plus tard par le même lien.",
  },
  timeNearlyOver: 'Il nous reste environ {minutes} minutes. Terminez tranquillement votre idée.',
  timeOver: "Le temps est écoulé. Ce que vous avez dit jusqu'ici est enregistré.",
  thinking: ['Un instant, je vous prie.', 'Il me faut une seconde. Je suis toujours là.'],
  technicalTrouble: [
    "Quelque chose s'est bloqué de mon côté. Votre réponse est enregistrée ; continuons.",
    "C'était une erreur de notre côté, pas du vôtre. Nous poursuivons.",
  ],
  notUnderstood: [
    "Je n'ai pas compris. Pourriez-vous le redire ou l'écrire ?",
    "Le son n'était pas clair. Répétez votre dernière phrase, s'il vous plaît.",
  ],
  switchedToText: "À partir d'ici, nous écrivons. Si la connexion le permet, vous pourrez revenir à la voix plus tard.",
  switchedToVoice: 'Je vous entends maintenant. Vous pouvez revenir au clavier à tout moment.',
  instructionIgnored: "Cette partie s'adressait au programme, je la laisse donc de côté. Reprenons la question.",
  askedIfAi:
    'Oui, je suis un programme informatique. Ce sont des personnes qui lisent vos réponses, et des personnes qui décident.',
  askedForResult: 'Je ne juge pas cela ici. Des personnes parcourent ensuite vos réponses et reviennent vers vous.',
  askedForPerson:
    "J'ai noté que vous préférez avoir affaire à une personne, et je le transmets. Vous pouvez continuer ici ou mettre fin à l'entretien.",
  confirmLeave: "Voulez-vous vraiment terminer l'entretien ? Ce que vous avez dit jusqu'ici reste enregistré.",
  left: "L'entretien est terminé. Merci de votre temps.",
  closing: {
    thanks: 'Merci pour cet échange et pour votre temps.',
    nextSteps:
      "L'équipe parcourra vos réponses et reviendra vers vous. La page suivante indique comment joindre une personne ou faire effacer vos données.",
  },
};
