import type { Catalogue } from './catalogue.ts';

export const fr: Catalogue = {
  title: 'Candidature à {programme}',
  loading: 'Ouverture de la page',
  language: 'Langue de l’échange',
  intro:
    'Une IA vous interroge sur vous et votre entreprise. Des personnes de {organization} lisent vos réponses et décident.',
  size: 'Questions : {questions} au plus. Durée : environ {minutes} minutes.',
  howWords: 'Vous répondez avec vos mots, dans l’ordre que vous voulez. Ce que vous avez dit n’est pas redemandé.',
  howCheck: 'À la fin, vous lisez ce qui a été compris et vous le corrigez.',
  howReturn: 'Vous pouvez arrêter à tout moment et reprendre avec votre lien dans les 30 jours.',
  start: 'Commencer',
  starting: 'Création de votre lien',
  linkTitle: 'Voici votre lien',
  linkText:
    'Gardez-le : ce lien vous permet de revenir jusqu’au {date}. Toute personne qui l’a peut lire et modifier vos réponses.',
  copy: 'Copier le lien',
  copied: 'Le lien est copié.',
  go: 'Commencer l’échange',
  unknownTitle: 'Il n’y a pas de candidature possible ici',
  unknownText: 'Le programme est fermé, ou l’adresse est incomplète.',
  failedTitle: 'La page n’a pas pu être chargée',
  failedText: 'Il y a eu un problème de connexion ou de serveur.',
  failedSend: 'Votre lien n’a pas pu être créé : il y a eu un problème de connexion ou de serveur. Veuillez réessayer.',
  tooMany: 'Trop de candidatures ont été commencées depuis votre réseau. Veuillez réessayer dans quelques minutes.',
  retry: 'Réessayer',
};
