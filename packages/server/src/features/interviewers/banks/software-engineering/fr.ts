import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    design: 'Conception logicielle',
    debugging: 'Recherche de pannes',
    quality: 'Qualité du code et tests',
    data: 'Données et stockage',
    security: 'Sécurité',
    delivery: 'Livraison et exploitation',
    interface: "Ce que voit et touche l'utilisateur",
    models: 'Modèles et travail sur les données',
    collaboration: 'Travail avec les autres',
  },
  questions: {
    'built-it-yourself': {
      text: "Pensez à quelque chose que vous avez programmé vous-même et qui marche. Que se passe-t-il à l'intérieur, du clic de l'utilisateur jusqu'à la réponse à l'écran ?",
      withTool:
        "Pensez à quelque chose que vous avez construit avec {tool} et qui marche. Que se passe-t-il à l'intérieur, du clic de l'utilisateur jusqu'à la réponse à l'écran ?",
      purpose: "Montre si la personne comprend couche par couche ce qu'elle a construit ou l'a seulement assemblé.",
      followUps: {
        'too-short':
          "Restons sur un seul clic. Quelle partie de votre programme le remarque d'abord, et où va-t-il ensuite ?",
        'no-own-part':
          "Lesquelles de ces parties avez-vous écrites, et lesquelles venaient d'un cours, d'une bibliothèque ou d'un collègue ?",
        'unclear-term':
          "Vous avez employé un terme que tout le monde n'entend pas de la même façon. Que fait-il dans votre programme ?",
      },
    },
    'decision-to-defend': {
      text: "Prenez un système que vous avez contribué à façonner. Quelle décision de conception défendriez-vous encore aujourd'hui, et sur laquelle reviendriez-vous ?",
      senior:
        "Prenez un système dont la structure relevait de vous. Laquelle de vos décisions a coûté cher, quand l'avez-vous remarqué, et qu'a-t-il fallu pour la corriger ?",
      purpose: 'Montre si les choix de conception sont pesés selon le besoin et jugés honnêtement après coup.',
      followUps: {
        'too-short':
          "Prenez une seule de ces décisions. Quelle était l'autre possibilité, et pourquoi l'avez-vous écartée ?",
        'no-own-part': 'Qui a décidé en fin de compte, et quelle y était votre part ?',
        'no-result': 'À quoi cette décision a-t-elle mené un an plus tard ?',
        'claim-without-number':
          "Quelle taille avait le système à l'époque : utilisateurs, requêtes, données, personnes qui y travaillaient ?",
      },
    },
    'ten-times-load': {
      text: "Supposez qu'une partie d'un système que vous connaissez bien reçoive du jour au lendemain dix fois plus de trafic. Qu'est-ce qui casse d'abord, et comment le sauriez-vous avant vos utilisateurs ?",
      purpose: 'Montre si la personne connaît les limites de son système et raisonne à partir de mesures.',
      followUps: {
        'too-short': 'Suivez une seule requête. Où doit-elle attendre en premier quand il y en a dix fois plus ?',
        'claim-without-number':
          "Quels chiffres avez-vous en tête, par exemple le nombre de requêtes par seconde aujourd'hui et ce jour-là ?",
        'no-example': "Avez-vous déjà vu cela arriver ? Qu'est-ce qui a cassé ?",
      },
    },
    'changing-an-interface': {
      text: "Vous devez modifier une interface que d'autres équipes ou des clients appellent déjà. Comment passez-vous de l'ancienne à la nouvelle sans rien casser chez personne ?",
      purpose:
        "Montre l'attention à ceux qui dépendent d'un système et la connaissance des versions, du recouvrement et du retrait.",
      followUps: {
        'too-short': 'Que se passe-t-il le jour même où la nouvelle version entre en service ? Qui appelle quoi ?',
        'no-example': 'Racontez-moi un changement de ce genre auquel vous avez participé.',
        'no-result': "Comment avez-vous su que plus personne n'utilisait l'ancienne ?",
      },
    },
    'unreliable-neighbour': {
      text: "Votre logiciel dépend d'un service lent certains jours et absent d'autres jours. Que construisez-vous pour que vos utilisateurs le remarquent à peine ?",
      purpose:
        'Montre une connaissance pratique des délais, des reprises et du fonctionnement dégradé, avec leurs risques.',
      followUps: {
        'too-short': 'Prenez une utilisatrice qui clique pendant que ce service est tombé. Que voit-elle ?',
        'no-example': "Quel service était-ce dans votre cas, et qu'avez-vous fait ?",
        'claim-without-number':
          "Combien de temps l'attendez-vous, combien de fois réessayez-vous, et pourquoi justement ces chiffres ?",
      },
    },
    'what-proved-the-cause': {
      text: "Pensez à une panne qui vous a coûté plus d'une journée. Que soupçonniez-vous d'abord, et qu'est-ce qui a finalement prouvé la vraie cause ?",
      junior:
        "Pensez à un défaut dans votre propre code que vous avez longtemps cherché. Que soupçonniez-vous d'abord, et comment l'avez-vous finalement trouvé ?",
      purpose: 'Montre si la personne cherche les causes par hypothèse et preuve, ou par chance.',
      followUps: {
        'too-short': "Revenez à la première heure. Qu'avez-vous regardé, et qu'avez-vous pu écarter grâce à cela ?",
        'no-example': "Prenez une panne dont vous vous souvenez bien. Qu'est-ce qu'on en voyait ?",
        'no-own-part': 'Lesquelles de ces étapes avez-vous faites vous-même ?',
        'no-result': "Comment avez-vous fait pour qu'elle ne revienne pas ?",
      },
    },
    'failed-in-production': {
      text: "Racontez-moi la dernière fois que quelque chose dont vous aviez la charge est tombé en production. Qu'avez-vous fait dans le premier quart d'heure, et qu'est-ce qui a changé depuis ?",
      purpose: "Montre le calme et l'ordre sous pression, et l'apprentissage sans coupable.",
      followUps: {
        'too-short': "Comment l'avez-vous appris, et quelle est la toute première chose que vous avez faite ?",
        'no-own-part': "Qu'avez-vous fait, et qu'ont fait les autres ?",
        'no-result':
          "Combien de temps des gens ont-ils été touchés, et qu'est-ce qui a changé dans les semaines suivantes ?",
        'claim-without-number': "Combien d'utilisateurs ont été touchés, et pendant combien de temps ?",
      },
    },
    'ten-times-slower': {
      text: "Une page qui se chargeait en une seconde en met dix maintenant, et tout le monde assure que rien n'a changé. Comment vous y prenez-vous ?",
      purpose: "Montre si l'on mesure avant d'améliorer.",
      followUps: {
        'too-short': 'Que mesurez-vous en premier, et avec quoi ?',
        'no-example': "Parlez-moi d'une page ou d'un traitement lent que vous avez vraiment eu à résoudre.",
        'claim-without-number': 'Quelle était la valeur avant, et après votre changement ?',
      },
    },
    'tested-and-untested': {
      text: "Prenez la dernière fonctionnalité que vous avez terminée. Qu'avez-vous testé automatiquement, qu'avez-vous testé à la main, et qu'avez-vous laissé exprès sans test ?",
      senior:
        "Votre équipe ne peut s'offrir des tests que pour la moitié d'une nouvelle fonctionnalité. Prenez un cas réel : qu'avez-vous fait tester, qu'avez-vous écarté, et quel risque avez-vous accepté en connaissance de cause ?",
      withTool:
        "Prenez la dernière fonctionnalité que vous avez testée avec {tool}. Qu'avez-vous vérifié automatiquement, qu'avez-vous vérifié à la main, et qu'avez-vous laissé de côté exprès ?",
      purpose: 'Montre un jugement sur le risque plutôt que la foi dans un taux de couverture.',
      followUps: {
        'too-short': 'Citez un test que vous y avez écrit. Quelle erreur détecterait-il ?',
        'no-example': "De quelle fonctionnalité s'agit-il ? Restons-y.",
        'no-result': 'Quelque chose est-il passé entre les mailles ? Quoi ?',
        'claim-without-number': 'De combien de tests parlons-nous, et combien de temps tournent-ils ?',
      },
    },
    'review-that-changed-code': {
      text: "Quel a été le commentaire le plus utile que vous ayez donné ou reçu dans une revue de code, et qu'est-ce qu'il a changé dans le code ?",
      purpose: 'Montre si les revues portent sur le fond et si la personne sait donner et recevoir la critique.',
      followUps: {
        'too-short': 'À quoi ressemblait le code avant ce commentaire, et après ?',
        'no-own-part': 'Est-ce le commentaire ou le code qui était de vous ? Comment avez-vous réagi ?',
        'unclear-term': 'Que voulez-vous dire ici par propre ou lisible ?',
      },
    },
    'old-code-must-run': {
      text: "Vous héritez d'un gros morceau de vieux code sans tests, et il doit continuer à tourner pendant que vous le changez. Par où commencez-vous ?",
      purpose: "Montre de la patience et de la méthode avec l'existant plutôt que l'envie de tout réécrire.",
      followUps: {
        'too-short': 'Que faites-vous le premier jour, avant de changer une ligne ?',
        'no-example': 'Quel vieux code était-ce dans votre cas ?',
        'no-result': "Jusqu'où êtes-vous allé, et comment saviez-vous que vous n'aviez rien cassé ?",
      },
    },
    'a-third-of-the-tests': {
      text: 'La livraison est pour jeudi et il reste du temps pour un tiers des tests. Comment choisissez-vous, et qui doit savoir ce qui a été laissé de côté ?',
      senior:
        'Vous répondez des tests, et il reste du temps pour un tiers avant la livraison. Comment choisissez-vous, et comment présentez-vous le risque restant à ceux qui décident ?',
      purpose: 'Montre des tests guidés par le risque et la franchise sur ce qui reste inconnu.',
      followUps: {
        'too-short': 'Citez le premier test que vous supprimeriez, et le dernier.',
        'no-example': 'Quand avez-vous vraiment dû choisir ainsi ?',
        'no-result': "Qu'est-il arrivé après la livraison ?",
      },
    },
    'changing-a-live-table': {
      text: "Vous devez modifier la structure d'une table de plusieurs millions de lignes pendant que des gens travaillent dessus. Quelles sont vos étapes, et où cela pourrait-il mal tourner ?",
      withTool:
        "Vous devez modifier dans {tool} la structure d'une table de plusieurs millions de lignes pendant que des gens travaillent dessus. Quelles sont vos étapes, et où cela pourrait-il mal tourner ?",
      purpose: "Montre l'expérience de données qu'on ne peut ni arrêter ni perdre.",
      followUps: {
        'too-short':
          "Disons qu'une colonne doit être coupée en deux. Quelle est votre première étape, et la dernière ?",
        'no-example': 'Racontez-moi un changement de ce genre que vous avez vraiment fait.',
        'claim-without-number': 'Combien de lignes y avait-il, et combien de temps cela a-t-il pris ?',
      },
    },
    'slow-query': {
      text: "Parlez-moi d'une requête de base de données à vous qui était trop lente. Comment avez-vous vu pourquoi, et qu'avez-vous changé ?",
      withTool:
        "Parlez-moi d'une requête dans {tool} qui était trop lente. Comment avez-vous vu pourquoi, et qu'avez-vous changé ?",
      purpose: 'Montre si la personne sait lire ce que fait une base de données au lieu de deviner.',
      followUps: {
        'too-short': 'Que devait trouver la requête, et que faisait la base à la place ?',
        'no-example': "Prenez n'importe quelle requête dont vous vous souvenez, même petite. À quoi servait-elle ?",
        'claim-without-number': 'Combien de temps prenait-elle avant, et après ?',
      },
    },
    'same-record-same-second': {
      text: 'Deux personnes modifient le même enregistrement dans la même seconde. Que fait alors votre logiciel, et comment vous en êtes-vous assuré ?',
      purpose: 'Montre si la personne a réfléchi à la concurrence dans un vrai logiciel.',
      followUps: {
        'too-short': "Disons que les deux changent l'adresse de livraison. Laquelle reste ensuite ?",
        'no-example': 'Dans lequel de vos projets cela pouvait-il arriver, et que perdait-on ?',
        'unclear-term': "Qu'entendez-vous ici par verrou ou transaction ? Que protège-t-il exactement ?",
      },
    },
    'form-for-strangers': {
      text: "On vous confie un formulaire web qui accepte des textes et des fichiers d'inconnus. Que regardez-vous avant qu'il puisse être mis en ligne ?",
      senior:
        "Votre équipe veut mettre en ligne un formulaire qui accepte des textes et des fichiers d'inconnus. Quelles attaques passez-vous en revue avec elle, et quel risque restant accepteriez-vous ?",
      purpose: 'Montre si la sécurité fait partie du travail de tous les jours.',
      followUps: {
        'too-short': "Prenez seulement l'envoi de fichiers. Que pourrait-on vous envoyer ?",
        'no-example': 'Avez-vous déjà trouvé une faille de ce genre ? Laquelle ?',
        'unclear-term': 'Vous avez parlé de vérifier la saisie. Que vérifiez-vous précisément, et où ?',
      },
    },
    'way-of-a-password': {
      text: "Prenez un projet que vous connaissez. Comment les clés et les mots de passe arrivent-ils jusqu'au logiciel qui tourne, et qui pourrait les lire en chemin ?",
      purpose: 'Montre si la personne a suivi le chemin des secrets dans un vrai système.',
      followUps: {
        'too-short': 'Prenez le mot de passe de la base de données. Où se trouve-t-il cette nuit ?',
        'no-result': "Que feriez-vous si l'une de ces clés fuitait cet après-midi ?",
        'no-own-part': "Qu'avez-vous mis en place là-dedans, et qu'y avez-vous trouvé ?",
      },
    },
    'laptop-to-user': {
      text: "Suivez une de vos modifications, de votre ordinateur jusqu'à l'utilisateur. Quelles étapes se faisaient toutes seules, lesquelles non, et laquelle vous inquiétait ?",
      withTool:
        "Suivez une de vos modifications à travers {tool} jusqu'à l'utilisateur. Quelles étapes se faisaient toutes seules, lesquelles non, et laquelle vous inquiétait ?",
      purpose: 'Montre une expérience réelle de la livraison et où la personne en voit les faiblesses.',
      followUps: {
        'too-short': "Que s'est-il passé après avoir poussé la modification ? Donnez-moi les trois étapes suivantes.",
        'no-own-part': 'Quelle partie de cela avez-vous mise en place ou améliorée ?',
        'claim-without-number':
          'Combien de temps fallait-il de la première étape à la dernière, et combien de fois par semaine ?',
        'no-result': "Qu'avez-vous fait pour l'étape qui vous inquiétait ?",
      },
    },
    'rebuild-it-tomorrow': {
      text: "Vous mettez en place les machines, les réseaux et les accès d'un service. Comment faites-vous pour que quelqu'un d'autre puisse tout reconstruire demain à l'identique ?",
      withTool:
        "Vous mettez en place avec {tool} ce sur quoi tourne un service. Comment faites-vous pour que quelqu'un d'autre puisse tout reconstruire demain à l'identique ?",
      purpose: 'Montre si les environnements sont décrits, relus et testés comme du code.',
      followUps: {
        'too-short':
          'Supposez que le compte entier disparaisse cette nuit. Quelle est la première chose que tape votre collègue ?',
        'no-example': 'Quel environnement avez-vous monté ainsi ?',
        'no-result': "Quelqu'un a-t-il déjà essayé de le reconstruire ? Que manquait-il ?",
      },
    },
    'signals-you-watch': {
      text: 'Comment savez-vous, en ce moment même, que votre logiciel va bien ? Citez les deux ou trois signaux que vous surveillez, et ce que chacun vous ferait faire.',
      withTool:
        "Supposez que vous ouvriez {tool} le matin. Quels deux ou trois signaux regardez-vous, et que vous ferait faire chacun d'eux ?",
      purpose:
        "Montre si l'exploitation suit ce que ressentent les utilisateurs et si les alertes mènent à une action.",
      followUps: {
        'too-short': 'Prenez le premier de ces signaux. À quelle valeur vous levez-vous de votre chaise ?',
        'claim-without-number': "Quelle valeur est normale, et laquelle ne l'est pas ?",
        'no-example': 'Quand un tel signal vous a-t-il appris quelque chose pour la dernière fois ?',
      },
    },
    'loading-empty-failed': {
      text: "Prenez un écran que vous avez construit. Que voyaient les gens pendant le chargement, quand il n'y avait aucune donnée, et quand l'appel échouait ?",
      withTool:
        "Prenez un écran que vous avez construit avec {tool}. Que voyaient les gens pendant le chargement, quand il n'y avait aucune donnée, et quand l'appel échouait ?",
      purpose: "Montre si la personne construit pour l'usage réel et pas seulement pour la démonstration.",
      followUps: {
        'too-short': "Restons sur l'appel qui échoue. Que lisait la personne, et que pouvait-elle faire ensuite ?",
        'no-own-part': "Qu'est-ce qui venait de la maquette, et qu'avez-vous ajouté ?",
        'no-example': "De quel écran s'agit-il ? Décrivez-le pour que je le voie.",
      },
    },
    'keyboard-only': {
      text: "Quelqu'un utilise votre écran au clavier seul ou avec un lecteur d'écran. Qu'avez-vous fait pour cette personne dans votre dernier projet, et comment l'avez-vous vérifié ?",
      purpose: "Montre si l'accessibilité est pratiquée et pas seulement connue de nom.",
      followUps: {
        'too-short':
          'Imaginez la seule touche de tabulation. Comment atteignez-vous le bouton principal, et à quoi voyez-vous où vous êtes ?',
        'no-example':
          "Prenez un élément que vous avez construit, un menu ou une fenêtre de dialogue. Qu'y avez-vous fait ?",
        'no-own-part': "Qu'avez-vous fait vous-même, et qu'apportait déjà la bibliothèque de composants ?",
      },
    },
    'connection-lost': {
      text: "Votre application perd la connexion au milieu d'un enregistrement. Que voit la personne qui tient le téléphone, et que deviennent les données ?",
      withTool:
        "Prenez une application que vous avez construite avec {tool}. Elle perd la connexion au milieu d'un enregistrement : que voit la personne, et que deviennent les données ?",
      purpose: 'Montre si la personne construit du mobile pour des conditions réelles.',
      followUps: {
        'too-short': 'Et quand la connexion revient une minute plus tard, qui fait quoi ?',
        'no-example': 'Dans quelle application avez-vous dû résoudre cela ?',
        'no-result': "Comment l'avez-vous testé ?",
      },
    },
    'simple-rule-first': {
      text: "Prenez un modèle sur lequel vous avez travaillé. À quelle règle toute simple l'avez-vous comparé, et le gain valait-il l'effort ?",
      withTool:
        "Prenez un modèle que vous avez construit avec {tool}. À quelle règle toute simple l'avez-vous comparé, et le gain valait-il l'effort ?",
      purpose: "Montre si la modélisation part du besoin et d'une comparaison honnête.",
      followUps: {
        'too-short':
          'Si vous aviez répondu chaque fois par le cas le plus fréquent, combien de fois auriez-vous eu raison ?',
        'claim-without-number': 'Quelle mesure avez-vous comparée, et combien donnaient la règle et le modèle ?',
        'no-own-part': 'Quelle partie était de vous : données, variables, entraînement, évaluation ?',
        'unclear-term': "Vous avez parlé de précision. Qu'est-ce qui comptait comme juste, et pour qui ?",
      },
    },
    'good-in-tests-bad-in-life': {
      text: "Un modèle bon dans vos tests se révèle mauvais avec de vrais utilisateurs. Que vérifiez-vous d'abord, et ensuite ?",
      purpose: 'Montre de la méthode pour comprendre pourquoi un modèle échoue en pratique.',
      followUps: {
        'too-short': 'Quelle est la toute première chose que vous regarderiez, et que vous dirait-elle ?',
        'no-example': 'Avec lequel de vos modèles est-ce arrivé ?',
        'no-result': "Quelle était la raison en fin de compte, et à quoi avez-vous vu que c'était réglé ?",
      },
    },
    'right-looking-wrong-numbers': {
      text: "Le chargement de la nuit a livré des chiffres qui ont l'air justes et qui sont faux. Comment auriez-vous pu le remarquer avant ceux qui s'en servent ?",
      withTool:
        "Un chargement dans {tool} a livré cette nuit des chiffres qui ont l'air justes et qui sont faux. Comment auriez-vous pu le remarquer avant ceux qui s'en servent ?",
      purpose: 'Montre si la qualité des données est vérifiée dès la conception.',
      followUps: {
        'too-short': "Citez un contrôle qui l'aurait détecté, et où il se trouverait.",
        'no-example': "Quand cela vous est-il arrivé, et qu'est-ce qui était faux dans les chiffres ?",
        'no-result': "Qu'avez-vous fait des chiffres faux déjà sortis ?",
      },
    },
    'language-model-good-enough': {
      text: 'Vous mettez un modèle de langage dans un produit. Comment savez-vous que ses réponses sont assez bonnes, et que se passe-t-il quand elles ne le sont pas ?',
      withTool:
        'Vous mettez {tool} dans un produit. Comment savez-vous que les réponses sont assez bonnes, et que se passe-t-il quand elles ne le sont pas ?',
      purpose: 'Montre si les réponses produites sont mesurées, bornées et protégées.',
      followUps: {
        'too-short': 'Prenez une mauvaise réponse de ce modèle. Qui la remarque, et quand ?',
        'no-example': "Quel produit était-ce, et qu'y faisait le modèle ?",
        'claim-without-number': "Avec combien d'exemples avez-vous testé, et combien étaient bons ?",
        'unclear-term': 'Vous avez dit que les réponses sont bonnes. Qui en décide, et selon quoi ?',
      },
    },
    'decision-you-opposed': {
      text: "Parlez-moi d'une décision technique à laquelle vous vous opposiez. Comment avez-vous argumenté, comment a-t-on tranché, et qu'en pensez-vous aujourd'hui ?",
      purpose:
        "Montre comment la personne exprime un désaccord et si elle sait porter une décision qui n'est pas la sienne.",
      followUps: {
        'too-short': "Que disait l'autre camp en sa faveur, avec ses propres mots ?",
        'no-own-part': "Qu'avez-vous fait vous-même, à part être d'un autre avis ?",
        'no-result': 'Comment cela a-t-il tourné en fin de compte ?',
        'no-example': 'Prenez un cas, même petit. Que fallait-il décider ?',
      },
    },
    'someone-got-better': {
      text: "Pensez à un ou une collègue qui a progressé grâce à vous. Qu'avez-vous fait exactement, et à quoi l'avez-vous vu ?",
      purpose: 'Montre si la personne fait progresser les autres de façon réfléchie.',
      followUps: {
        'too-short': 'Que ne savait pas faire cette personne avant, et que sait-elle faire maintenant ?',
        'no-own-part': "Qu'est-ce qui venait de vous, et qu'est-ce qui venait d'elle ?",
        'no-example': 'Pensez à une personne précise, sans la nommer.',
      },
    },
    'two-weeks-or-six': {
      text: "Quelqu'un veut une fonctionnalité en deux semaines, et vous pensez qu'il en faut six. Comment se passe cette conversation, et que proposez-vous ?",
      junior:
        'Au bout de deux jours, vous voyez que votre tâche prendra deux fois plus de temps que promis. À qui le dites-vous, et avec quels mots ?',
      purpose: 'Montre comment la personne gère la pression, les estimations et le besoin derrière une demande.',
      followUps: {
        'too-short': 'Quelle est la première phrase que vous dites à cette personne ?',
        'no-example': 'Quand avez-vous eu cette conversation pour la dernière fois, et à quel sujet ?',
        'no-result': "Qu'a-t-on livré en fin de compte, et quand ?",
      },
    },
  },
};
