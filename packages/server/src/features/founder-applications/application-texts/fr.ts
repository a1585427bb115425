import type { ApplicationTexts } from './texts.ts';

export const texts: ApplicationTexts = {
  opening:
    'Bonjour et merci de votre candidature à {programme}. Je suis une IA, un programme informatique, et je mène cet entretien. Ce sont des personnes qui lisent vos réponses, et des personnes qui décident. J’ai jusqu’à {count} questions, ce qui prend environ {minutes} minutes. Vous pouvez faire une pause à tout moment ou passer une question ; vous répondez par écrit. Si quelque chose relève d’une question à venir, écrivez-le quand même ; je ne le demanderai pas deux fois.',
  closing:
    'C’étaient toutes mes questions. Merci de m’avoir parlé de votre entreprise. À la page suivante, vous pourrez lire ce que j’ai compris et le corriger avant que l’équipe ne le voie.',
  competencies: { contact: 'Coordonnées', pitch: 'Le pitch', team: 'L’équipe', plans: 'Projets et aspects pratiques' },
  questions: {
    founder_name: [
      'Pour commencer, quel est votre nom complet ?',
      'Je n’ai pas saisi votre nom en entier. Quels sont votre prénom et votre nom de famille ?',
    ],
    founder_email: [
      'À quelle adresse e-mail l’équipe peut-elle vous écrire ?',
      'Il me manque votre adresse e-mail. Pouvez-vous la taper encore une fois ?',
    ],
    founder_phone: [
      'Pouvez-vous me donner un numéro de téléphone, avec l’indicatif du pays ?',
      'À quel numéro l’équipe peut-elle vous appeler ? Commencez par l’indicatif, s’il vous plaît.',
    ],
    founder_role: [
      'Quelle est votre fonction dans l’entreprise ?',
      'Si je devais noter votre titre, que faudrait-il écrire ?',
    ],
    founder_network: [
      'Avez-vous un profil sur un réseau professionnel ? Si oui, quel en est le lien ?',
      'Existe-t-il une page publique sur votre parcours, et quelle est son adresse ?',
    ],
    founder_current_location: [
      'Où vivez-vous en ce moment ?',
      'Dans quelle ville et quel pays habitez-vous actuellement ?',
    ],
    co_founders: [
      'Qui a fondé l’entreprise avec vous ? Donnez-moi les noms, les rôles et les adresses e-mail.',
      'Y a-t-il d’autres personnes à l’origine de l’entreprise, ou portez-vous le projet sans autre personne ? Il me faut les noms et les tâches.',
    ],
    elevator_pitch: [
      'Décrivez votre entreprise en une ou deux phrases, comme à un inconnu dans un ascenseur.',
      'En mots simples : que faites-vous, et pour qui ?',
    ],
    problem: [
      'Quel problème résolvez-vous, et qui le rencontre ?',
      'Qu’est-ce qui ne va pas aujourd’hui pour les gens que vous voulez aider ?',
    ],
    solution: ['Comment le résolvez-vous ?', 'Que fait votre produit, concrètement, pour y remédier ?'],
    traction: [
      'Qu’avez-vous accompli jusqu’ici ? Les chiffres sont les bienvenus.',
      'Où en êtes-vous aujourd’hui : utilisateurs, clients, essais, revenus ?',
    ],
    commercial: ['Comment gagnez-vous de l’argent ?', 'Qui vous paie, pour quoi, et combien ?'],
    market_size: [
      'Quelle est la taille de votre marché, et comment arrivez-vous à ce chiffre ?',
      'Combien de clients pourrait-il y avoir, et que dépenseraient-ils par an ?',
    ],
    competition: [
      'Qui d’autre y travaille, et qu’est-ce qui vous distingue ?',
      'Qu’utilisent les gens aujourd’hui à la place de votre produit ?',
    ],
    why_now: [
      'Pourquoi est-ce le bon moment ?',
      'Qu’est-ce qui a changé pour que cela marche aujourd’hui et non il y a quelques années ?',
    ],
    why_you: [
      'Pourquoi êtes-vous les bonnes personnes pour le faire ?',
      'Qu’avez-vous fait auparavant, vous et votre équipe, qui vous aide ici ?',
    ],
    why_program: ['Pourquoi voulez-vous rejoindre {programme} ?', 'Qu’attendez-vous de {programme} ?'],
    fundraising_status: [
      'Avez-vous levé des fonds, et en cherchez-vous en ce moment ?',
      'Comment l’entreprise est-elle financée à ce jour, et que vous faut-il encore ?',
    ],
    cap_table: ['Comment les parts sont-elles réparties ?', 'Qui possède quelle partie de l’entreprise ?'],
    availability: [
      'À partir de quand pourriez-vous participer, et avec quelle part de votre temps ?',
      'Quand pourriez-vous commencer, à plein temps ou à temps partiel ?',
    ],
    passport_and_visa: [
      'Quel passeport avez-vous, et vous faudrait-il un visa pour participer ?',
      'Y a-t-il quelque chose à savoir sur votre visa ou votre titre de séjour ?',
    ],
    pitch_deck: [
      'Avez-vous un lien vers votre présentation ?',
      'Pouvez-vous partager des diapositives sur l’entreprise ? Un lien suffit.',
    ],
  },
};
