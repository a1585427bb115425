import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    experience: 'Expérience de ces tâches',
    ownership: 'Sens des responsabilités',
    cooperation: 'Coopération',
    learning: 'Apprentissage',
    judgement: 'Discernement',
  },
  questions: {
    'nearest-work': {
      text: "Commençons par le plus facile. Parmi tout ce que vous avez fait, au travail, en formation ou ailleurs, qu'est-ce qui se rapproche le plus de ce poste, et quelle y était votre part ?",
      purpose: "Une entrée en matière facile qui montre où l'expérience et le poste se rencontrent.",
      followUps: {
        'too-short': 'À quoi ressemblait là-bas une journée ordinaire ?',
        'no-own-part': "Qu'est-ce qui, là-dedans, reposait sur vous ?",
        'no-example': "Prenez une période et un lieu. Qu'y faisiez-vous ?",
      },
    },
    'duty-last-time': {
      text: "L'annonce cite cette tâche : « {duty} ». Racontez-moi la dernière fois que vous avez fait cela, ou quelque chose d'approchant, du début à la fin.",
      junior:
        "L'annonce cite cette tâche : « {duty} ». Où avez-vous fait quelque chose de ce genre, même en petit, et comment vous y êtes-vous pris ?",
      purpose: "Cherche une expérience réelle d'une tâche de ce poste précis.",
      followUps: {
        'too-short': 'Quelle était la situation au départ, et quel a été votre premier pas ?',
        'no-own-part': 'Lesquelles de ces étapes avez-vous faites vous-même ?',
        'no-result': "Qu'y avait-il à la fin, et qui en a été content ?",
        'claim-without-number': 'Quelle ampleur cela avait-il, et combien de temps cela a-t-il pris ?',
      },
    },
    'duty-goes-wrong': {
      text: "Ceci fait aussi partie du poste : « {duty} ». Qu'est-ce qui tourne souvent mal dans ce travail, et comment le remarquez-vous assez tôt ?",
      purpose: 'Qui connaît le travail sait où il achoppe.',
      followUps: {
        'too-short': "Prenez l'erreur la plus fréquente. Quel en est le premier signe ?",
        'no-example': 'Quand avez-vous vu cela pour la dernière fois ?',
        'no-result': "Qu'avez-vous fait contre cela, et est-ce que cela a servi ?",
      },
    },
    'duty-done-well': {
      text: "L'annonce dit encore : « {duty} ». À quoi voyez-vous que c'est vraiment bien fait, et pas seulement fait ?",
      purpose: "Montre l'exigence propre à la personne dans ce travail.",
      followUps: {
        'too-short':
          "Imaginez que deux personnes l'aient fait, l'une bien, l'autre moyennement. Où voyez-vous la différence ?",
        'no-example': "Prenez un travail de vous qui était vraiment bon. Qu'est-ce qui le rendait bon ?",
        'unclear-term': 'Vous avez dit bon ou propre. À quoi est-ce que je le verrais ?',
      },
    },
    'requirement-in-use': {
      text: "L'annonce demande ceci : « {requirement} ». Où en avez-vous eu besoin en dernier, et qu'en avez-vous fait ?",
      purpose: "Cherche l'usage d'une compétence demandée plutôt que sa mention.",
      followUps: {
        'too-short': 'Décrivez-moi un jour où vous en avez eu besoin.',
        'no-own-part': "Qu'avez-vous fait vous-même à ce moment-là ?",
        'no-result': "Qu'est-ce qui en est sorti ?",
        'unclear-term': 'Que mettez-vous derrière ce mot dans le travail de tous les jours ?',
      },
    },
    'tool-in-your-hands': {
      text: "Vous travailleriez ici avec {tool}. Qu'avez-vous fait vous-même avec, et où cela vous a-t-il posé des problèmes ?",
      purpose: "Sépare l'usage réel du ouï-dire.",
      followUps: {
        'too-short': 'Quelle est la dernière chose que vous avez faite avec ?',
        'no-example': 'Prenez une tâche que vous avez résolue ainsi. Laquelle était-ce ?',
        'no-own-part': "Qui l'avait mis en place, et qu'y avez-vous fait ?",
        'no-result': 'Comment avez-vous contourné le problème ?',
      },
    },
    'first-four-weeks': {
      text: "Imaginez vos quatre premières semaines ici. Que voudriez-vous comprendre d'abord, et à qui le demanderiez-vous ?",
      purpose: 'Montre comment la personne aborde un nouvel endroit.',
      followUps: {
        'too-short': 'Quelle serait votre toute première question, le premier matin ?',
        'no-example': 'Comment avez-vous fait à votre dernier nouveau poste ?',
      },
    },
    'your-mistake': {
      text: "Parlez-moi d'une erreur de votre part qui a eu des conséquences pour d'autres. Qu'avez-vous fait en la remarquant, et qu'est-ce qui a changé depuis ?",
      purpose: "Montre l'honnêteté et le sens des responsabilités.",
      followUps: {
        'too-short': "Qui a été touché, et comment l'ont-ils appris ?",
        'no-own-part': 'Quelle était exactement votre part ?',
        'no-result': "Comment cela s'est-il terminé pour les personnes touchées ?",
        'no-example': "Elle peut être ancienne ou petite. Quelle erreur vous vient à l'esprit ?",
      },
    },
    'all-due-at-once': {
      text: "Pensez à une semaine où tout devait être prêt en même temps. Qu'avez-vous laissé de côté, et comment l'avez-vous décidé ?",
      purpose: "Montre comment la personne fixe ses priorités quand tout n'est pas possible.",
      followUps: {
        'too-short': "Qu'y avait-il sur la liste, et qu'avez-vous rayé en premier ?",
        'no-example': "De quelle semaine s'agit-il ?",
        'no-result': "Qu'est devenu ce que vous aviez laissé de côté ?",
        'no-own-part': "Qu'avez-vous décidé vous-même, et qu'a-t-on décidé pour vous ?",
      },
    },
    'hard-to-work-with': {
      text: "Pensez à une personne avec qui vous aviez du mal à travailler. Quelle était votre propre part là-dedans, et comment le travail s'est-il fait malgré tout ?",
      purpose: 'Montre la connaissance de soi et le travail avec des gens différents.',
      followUps: {
        'too-short': "Que s'est-il passé entre vous ? Une scène suffit.",
        'no-own-part': "Et qu'avez-vous fait, vous, qui a rendu les choses plus difficiles pour l'autre ?",
        'no-result': 'Où en étiez-vous tous les deux à la fin ?',
        'no-example': 'Pensez à une personne précise, le nom est inutile.',
      },
    },
    'costly-misunderstanding': {
      text: "Parlez-moi d'un malentendu qui a coûté du temps ou de l'argent. Où a-t-il commencé, et que faites-vous autrement depuis ?",
      purpose: "Montre comment la personne s'assure d'être comprise.",
      followUps: {
        'too-short': "Qu'a dit l'un, et qu'a entendu l'autre ?",
        'no-own-part': "Qu'auriez-vous pu faire vous-même pour l'éviter ?",
        'no-result': "Comment s'est-il dissipé ?",
        'claim-without-number': 'Combien a-t-il coûté, en heures ou en argent ?',
      },
    },
    'hard-to-hear': {
      text: "Qu'est-ce que quelqu'un vous a dit un jour sur votre travail qui était difficile à entendre ? Qu'en avez-vous fait ?",
      purpose: 'Montre comment la personne reçoit la critique.',
      followUps: {
        'too-short': 'Quels étaient les mots, autant que vous vous en souveniez ?',
        'no-result': "Qu'est-ce qui a changé depuis, et qui s'en apercevrait ?",
        'no-example': "Cela peut venir d'une supérieure, d'un collègue, d'un enseignant ou d'un client.",
      },
    },
    'learned-in-a-hurry': {
      text: "Qu'avez-vous dû apprendre très vite pour le travail, la dernière fois ? Comment avez-vous fait, et au bout de combien de temps avez-vous pu vous en servir ?",
      purpose: 'Montre comment la personne apprend quand il le faut.',
      followUps: {
        'too-short': "Qu'avez-vous fait le premier jour pour y entrer ?",
        'no-result': 'Quelle est la première chose que vous en avez faite pour de bon ?',
        'claim-without-number': 'Combien de temps a-t-il fallu avant de vous débrouiller sans aide ?',
      },
    },
    'clumsy-until-you-came': {
      text: "Parlez-moi de quelque chose qui se faisait de façon compliquée au travail jusqu'à ce que vous le changiez. Qu'est-ce qui va mieux maintenant ?",
      purpose: 'Montre une initiative menée à son terme.',
      followUps: {
        'too-short': 'Comment cela se passait-il avant, étape par étape ?',
        'no-own-part': "Quelle était votre idée, et qu'avez-vous fait vous-même ?",
        'claim-without-number': "Combien de temps ou combien d'erreurs cela évite-t-il ?",
        'no-result': "Fait-on encore comme vous l'aviez proposé ?",
      },
    },
    'quick-or-correct': {
      text: "Quand avez-vous dû choisir pour la dernière fois entre la voie rapide et la bonne voie ? Qu'avez-vous fait, et qu'est-ce que cela a coûté ?",
      purpose: "Montre l'intégrité au quotidien.",
      followUps: {
        'too-short': 'Quelle aurait été la voie rapide ?',
        'no-example': 'Cela peut être une chose ordinaire de la semaine dernière.',
        'no-result': 'Comment les autres ont-ils réagi ?',
      },
    },
    'not-good-enough': {
      text: "Pensez à quelqu'un que vous encadriez et dont le travail n'était pas assez bon. Qu'avez-vous fait, semaine après semaine, et comment cela s'est-il terminé ?",
      purpose: 'Montre un encadrement clair et juste.',
      followUps: {
        'too-short': "Qu'avez-vous dit lors du premier entretien ?",
        'no-own-part': 'Quelle était votre propre part dans le fait que cela ne marchait pas ?',
        'no-result': "Où en est cette personne aujourd'hui ?",
        'unclear-term': 'Que voulait dire pas assez bon, et cette personne le savait-elle ?',
      },
    },
    'half-the-information': {
      text: "Parlez-moi d'une décision que vous avez dû prendre avec la moitié des informations. Que saviez-vous, qu'avez-vous supposé, et comment cela a-t-il tourné ?",
      purpose: "Montre le discernement dans l'incertitude.",
      followUps: {
        'too-short': 'Que fallait-il décider exactement, et pour quand ?',
        'no-own-part': "Était-ce à vous de décider ? Qui d'autre avait son mot à dire ?",
        'no-result': 'Comment cela a-t-il tourné, et décideriez-vous de la même façon ?',
      },
    },
  },
};
