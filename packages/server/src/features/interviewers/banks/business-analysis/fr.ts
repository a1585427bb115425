import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    requirements: 'Comprendre les besoins',
    analysis: 'Analyse',
    stakeholders: 'Travail avec les parties prenantes',
    finance: 'Finances et contrôle',
    market: 'Marché et clients',
    project: 'Mener les projets à bien',
    people: 'Personnel et administration',
  },
  questions: {
    'different-problem': {
      text: "Parlez-moi d'une demande qui cachait un autre problème que celui qu'on vous avait demandé de résoudre. Comment l'avez-vous découvert ?",
      purpose: 'Montre si la personne cherche le besoin derrière la demande.',
      followUps: {
        'too-short': 'Que vous avait-on demandé, mot pour mot, et de quoi avait-on vraiment besoin ?',
        'no-example':
          "Pensez à n'importe quelle demande, grande ou petite, dont la première description ne disait pas tout.",
        'no-own-part': "Laquelle de vos questions l'a fait apparaître ?",
        'no-result': "Qu'a-t-on construit ou changé finalement, et cela a-t-il aidé ?",
      },
    },
    'opposite-wishes': {
      text: "Deux services veulent le contraire l'un de l'autre du même processus. Comment arrivez-vous à une version que tous deux acceptent ? Prenez un cas dont vous vous souvenez.",
      purpose: "Montre comment les intérêts opposés sont traités au lieu d'être renvoyés plus loin.",
      followUps: {
        'too-short': 'Que voulait exactement chaque camp, et que craignait-il ?',
        'no-own-part': "Qu'avez-vous fait entre les deux ?",
        'no-result': "Sur quoi s'est-on entendu, et cela a-t-il tenu ?",
      },
    },
    'done-or-not-done': {
      text: "Prenez une exigence que vous avez rédigée. Comment l'avez-vous formulée pour que l'un puisse la réaliser et l'autre dire si elle était remplie ?",
      purpose: "Montre la précision de l'écrit, vérifiée à l'usage.",
      followUps: {
        'too-short': "Dites-moi l'exigence à voix haute, telle qu'elle était sur le papier.",
        'no-example': "N'importe laquelle convient, même un petit champ de formulaire. Que disait-elle ?",
        'no-result': "Où l'a-t-on malgré tout mal comprise ?",
      },
    },
    'process-as-lived': {
      text: "Pensez à un processus que vous avez décrit ou amélioré. Où le quotidien s'écartait-il de la procédure, et qu'en avez-vous fait ?",
      withTool:
        "Pensez à un processus que vous avez porté dans {tool}. Où le quotidien s'écartait-il de ce qui était écrit, et qu'en avez-vous fait ?",
      purpose: "Montre si la personne travaille avec la réalité plutôt qu'avec des schémas.",
      followUps: {
        'too-short': "Prenez une étape de ce processus. Que devait-il s'y passer, et que faisaient les gens ?",
        'no-example': 'Quel processus était-ce, et qui y participait ?',
        'claim-without-number':
          'Combien de temps cela durait-il, ou combien de fois cela échouait-il, avant et après ?',
        'no-result': "Qu'est devenue votre amélioration six mois plus tard ?",
      },
    },
    'analysis-changed-decision': {
      text: "Parlez-moi d'une analyse de vous qui a changé une décision. De quelles données disposiez-vous, et quel était votre degré de certitude ?",
      junior:
        "Parlez-moi d'une analyse que vous avez faite, au travail ou pendant vos études. Quelle était la question, quelles données avez-vous utilisées, et qu'en est-il sorti ?",
      withTool:
        "Parlez-moi d'une analyse faite avec {tool} qui a changé une décision. De quelles données disposiez-vous, et quel était votre degré de certitude ?",
      purpose: "Montre si l'analyse sert une décision et si ses limites sont connues.",
      followUps: {
        'too-short': 'À quelle question vouliez-vous répondre, en une phrase ?',
        'no-own-part': "Quelle partie de l'analyse avez-vous faite vous-même ?",
        'no-result': "Qu'a-t-on décidé grâce à elle, et était-ce juste ?",
        'claim-without-number': 'Quel chiffre a convaincu les gens ?',
      },
    },
    'figures-do-not-agree': {
      text: "Les chiffres qu'on vous a donnés ne tombent pas juste, et ils doivent être présentés demain matin. Que faites-vous ce soir ?",
      purpose: "Montre le soin et l'honnêteté quand le temps presse.",
      followUps: {
        'too-short': "Où regardez-vous d'abord, et qui appelez-vous ?",
        'no-example': "Cela vous est-il arrivé ? Comment s'est passée cette soirée ?",
        'no-result': "Qu'avez-vous montré le lendemain matin ?",
      },
    },
    'figure-changed-behaviour': {
      text: "Citez un indicateur que vous avez introduit ou changé. Qu'est-ce que les gens ont fait autrement à cause de lui, de façon voulue ou non ?",
      purpose: 'Montre que la personne comprend comment la mesure oriente les gens.',
      followUps: {
        'too-short': 'Comment était-il calculé, et qui le voyait ?',
        'unclear-term': "Qu'est-ce qui compte précisément dans ce chiffre, et qu'est-ce qui n'y compte pas ?",
        'no-result': "Est-il encore utilisé ? Qu'est-il devenu ?",
        'claim-without-number': 'Où en était-il au début, et plus tard ?',
      },
    },
    'no-to-someone-important': {
      text: "Quand avez-vous dû dire à une personne importante qu'elle n'aurait pas ce qu'elle voulait ? Comment vous y êtes-vous pris ?",
      purpose: 'Montre du caractère et du tact face à des gens de pouvoir.',
      followUps: {
        'too-short': "Qu'avez-vous dit, autant que vous vous en souveniez, et que vous a-t-on répondu ?",
        'no-example': "Ce n'était pas forcément un directeur. Qui était-ce, et que voulait cette personne ?",
        'no-result': 'Comment étaient ensuite vos rapports ?',
      },
    },
    'old-way-new-way': {
      text: "Les gens avaient l'habitude de l'ancienne façon et ne voulaient pas de la nouvelle. Comment avez-vous gagné un tel groupe, et qui n'a jamais suivi ?",
      purpose: "Montre une expérience réelle de l'introduction d'une nouveauté.",
      followUps: {
        'too-short': 'Prenez la personne la plus opposée. Quelle était sa raison ?',
        'no-example': "Qu'est-ce qu'on introduisait, et pour combien de personnes ?",
        'no-own-part': 'Quelle y était votre part ?',
        'claim-without-number': "Combien s'en servaient au bout d'un mois, et au bout de six mois ?",
      },
    },
    'complicated-made-simple': {
      text: "Expliquez-moi la chose la plus compliquée sur laquelle vous avez travaillé l'an dernier, comme à quelqu'un d'un tout autre domaine. Pourquoi était-ce important ?",
      purpose: 'Montre si la personne sait exposer une affaire clairement et choisir ce qui compte.',
      followUps: {
        'too-short': "Que se serait-il passé si personne ne l'avait fait ?",
        'unclear-term': "L'un de ces mots serait nouveau pour quelqu'un de l'extérieur. Comment le diriez-vous ?",
        'no-own-part': 'Et quelle partie était la vôtre ?',
      },
    },
    'account-does-not-reconcile': {
      text: 'La clôture du mois est dans deux jours, et un compte ne tombe pas juste. Comment procédez-vous, et quand prévenez-vous qui ?',
      withTool:
        'La clôture du mois est dans deux jours, et un compte dans {tool} ne tombe pas juste. Comment procédez-vous, et quand prévenez-vous qui ?',
      purpose: 'Montre la méthode et la franchise en comptabilité.',
      followUps: {
        'too-short': 'Quel est le premier état que vous sortez, et à quoi le comparez-vous ?',
        'no-example': 'Quel compte était-ce la dernière fois que cela vous est arrivé ?',
        'no-result': "Quelle était la cause, et qu'avez-vous changé pour que cela ne se reproduise pas ?",
        'claim-without-number': 'À partir de quel montant un écart compte-t-il pour vous ?',
      },
    },
    'eight-percent-over': {
      text: "Les coûts dépassent le budget de huit pour cent. Comment trouvez-vous pourquoi, et qu'apportez-vous à la personne qui en répond ?",
      purpose: "Montre si l'analyse des écarts mène à une décision.",
      followUps: {
        'too-short': 'Comment découpez-vous ces huit pour cent ? Citez les deux premières parts.',
        'no-example': 'Prenez un écart que vous avez vraiment dû expliquer. Lequel était-ce ?',
        'no-result': "Qu'a-t-on fait grâce à votre analyse ?",
        'claim-without-number': 'Quelle part expliquait combien de ces huit pour cent ?',
      },
    },
    'weakest-assumption': {
      text: "Pensez à un calcul que vous avez fait pour une décision : un investissement, un prix, une offre nouvelle. Quelle hypothèse était la plus faible, et comment l'avez-vous montré ?",
      purpose: "Montre l'honnêteté sur l'incertitude des calculs.",
      followUps: {
        'too-short': "Si cette hypothèse est fausse d'un tiers, que devient le résultat ?",
        'no-example': 'Un petit calcul suffit, du travail ou des études. Que fallait-il décider ?',
        'claim-without-number': "Quelles valeurs avez-vous supposées, et d'où venaient-elles ?",
        'no-result': "Qu'a donné la réalité à côté de votre calcul ?",
      },
    },
    'wrong-and-unnoticed': {
      text: "Dans lequel de vos processus de l'argent, des données ou un délai auraient-ils pu se perdre sans que personne le remarque, et quel contrôle y avez-vous mis ?",
      purpose: 'Montre un œil pour le risque et pour des contrôles supportables.',
      followUps: {
        'too-short': "Qui aurait pu faire quoi, et qui l'aurait vu ?",
        'no-example': "Prenez n'importe quel processus avec de l'argent ou des délais. Où est son point faible ?",
        'no-result': 'Votre contrôle a-t-il déjà détecté quelque chose ?',
      },
    },
    'campaign-that-worked': {
      text: "Prenez une campagne ou un contenu dont vous étiez responsable. À qui s'adressait-il, combien a-t-il coûté, et comment savez-vous que cela a marché ?",
      withTool:
        "Prenez quelque chose que vous avez fait avec {tool} pour toucher des clients. À qui cela s'adressait-il, combien cela a-t-il coûté, et comment savez-vous que cela a marché ?",
      purpose: "Montre si le marketing est pensé à partir du public et de l'effet.",
      followUps: {
        'too-short': "Décrivez une personne à qui c'était destiné. Que devait-elle faire après l'avoir vu ?",
        'no-own-part': "Qu'avez-vous fait vous-même, et qu'ont fait une agence ou des collègues ?",
        'claim-without-number': 'Combien vous a coûté au bout du compte un contact ou une vente ?',
        'no-result': "Qu'avez-vous changé après les premiers résultats ?",
      },
    },
    'what-customers-wanted': {
      text: "Quand avez-vous découvert pour la dernière fois sur les clients quelque chose qui a surpris votre entreprise ? Comment y êtes-vous arrivé, et qu'en a-t-on fait ?",
      purpose: 'Montre si la personne apprend directement des clients et des concurrents.',
      followUps: {
        'too-short': "Que croyait l'entreprise auparavant ?",
        'no-own-part': 'Avez-vous parlé vous-même à des clients ? À combien ?',
        'no-result': "Qu'est-ce qui a changé grâce à cela, dans le produit, le prix ou le texte ?",
        'unclear-term': 'Quand vous dites clients, de qui parlez-vous précisément ?',
      },
    },
    'deal-with-many-heads': {
      text: "Refaites avec moi le chemin d'une vente gagnée ou perdue où plusieurs personnes, en face, devaient être d'accord. À quel moment cela s'est-il décidé ?",
      junior:
        "Racontez-moi une fois où vous avez dû convaincre plusieurs personnes d'une chose, chacune pour d'autres raisons. Comment vous y êtes-vous pris ?",
      purpose: 'Montre la vente comme un travail sur les personnes et les décisions, analysé honnêtement.',
      followUps: {
        'too-short': 'Qui était en face, et que voulait chacun ?',
        'no-own-part': "Qu'avez-vous fait vous-même au moment décisif ?",
        'claim-without-number': "Quelle était l'importance de l'affaire, et combien de temps a-t-elle duré ?",
        'no-result': "Que feriez-vous autrement aujourd'hui dans la même affaire ?",
      },
    },
    'customer-about-to-leave': {
      text: "Parlez-moi d'un client ou d'un partenaire sur le point de partir. Quel a été le premier signe, et qu'avez-vous fait ?",
      purpose: "Montre l'attention aux clients existants et l'action sur les causes.",
      followUps: {
        'too-short': "Qu'avez-vous remarqué d'abord : un mot, un chiffre, un silence ?",
        'no-own-part': "Qu'avez-vous fait, et qu'ont fait les autres ?",
        'no-result': 'Est-il resté ? Combien de temps ?',
        'claim-without-number': 'Que représentait ce client en ventes ou en commandes ?',
      },
    },
    'first-knew-late': {
      text: "Prenez un projet qui a fini en retard. Quand l'avez-vous su pour la première fois, et qu'avez-vous fait ce jour-là ?",
      junior:
        "Pensez à une tâche ou un projet, au travail ou pendant vos études, qui a duré plus longtemps que prévu. Quand l'avez-vous remarqué, et qu'avez-vous fait alors ?",
      purpose: 'Montre à quel point les mauvaises nouvelles sont vues et dites tôt.',
      followUps: {
        'too-short': "Quel était le signe ? Qui d'autre l'a vu ?",
        'no-own-part': "Dirigiez-vous ce projet ? Qu'est-ce qui dépendait de vous ?",
        'no-result': "Quel a été le retard à la fin, et qu'a-t-il signifié pour ceux qui attendaient ?",
        'claim-without-number': 'Combien de temps était prévu, et combien de temps a-t-il fallu ?',
      },
    },
    'risk-before-others': {
      text: "Quel risque d'un projet avez-vous vu avant les autres ? Qu'avez-vous fait contre lui, et qu'est-ce que cela vous a coûté ?",
      purpose: "Montre la prévoyance et le courage d'y consacrer de l'effort.",
      followUps: {
        'too-short': "Qu'est-ce qui vous a mis la puce à l'oreille ?",
        'no-result': "S'est-il réalisé ? Comment cela s'est-il terminé ?",
        'no-own-part': "Qu'avez-vous fait, à part le noter sur une liste ?",
        'claim-without-number': 'Quelle probabilité lui donniez-vous, et quelle aurait été la gravité ?',
      },
    },
    'works-without-you': {
      text: "Pensez à quelque chose que vous avez introduit ou construit. Comment l'avez-vous transmis pour que cela marche encore six mois plus tard sans vous ?",
      purpose: "Montre si la personne pense au-delà de la fin d'un projet.",
      followUps: {
        'too-short': "Qui l'a repris, et que savait faire cette personne à votre départ ?",
        'no-example': "Même un tableau ou une routine convient. Qu'est-ce que c'était ?",
        'no-result': "Comment savez-vous que cela marche encore aujourd'hui ?",
      },
    },
    'hard-to-fill': {
      text: "Parlez-moi d'un poste difficile à pourvoir. Qu'avez-vous changé dans votre façon de chercher ou de choisir, et cela a-t-il marché ?",
      purpose: "Montre le recrutement comme un travail avec des faits, de l'équité et le service concerné.",
      followUps: {
        'too-short': "Que voulait le service, et qu'offrait le marché ?",
        'no-own-part': 'Quelle était votre idée là-dedans ?',
        'claim-without-number':
          'Combien de personnes ont postulé avant et après, et combien de temps cela a-t-il pris ?',
        'no-result': 'Cette personne est-elle toujours là ?',
      },
    },
    'wrong-payslip': {
      text: 'Une fiche de paie ou un contrat est faux, et la personne concernée est devant votre bureau. Comment faites-vous, maintenant et pour la suite ?',
      purpose: 'Montre le soin, le sens du droit et les égards envers les salariés.',
      followUps: {
        'too-short': 'Que dites-vous à cette personne dans la première minute ?',
        'no-example': 'Quelle est la dernière erreur de ce genre que vous avez eue sur votre bureau ?',
        'no-result': "Qu'avez-vous changé pour que cela n'arrive pas à la personne suivante ?",
      },
    },
    'five-want-something': {
      text: "Pensez à un jour où cinq personnes voulaient quelque chose de vous en même temps. Comment avez-vous décidé de l'ordre, et qui a dû attendre ?",
      purpose: "Montre l'ordre et les égards au bureau face à de nombreuses demandes.",
      followUps: {
        'too-short': 'Qui étaient ces cinq personnes, et que voulait chacune ?',
        'no-result': 'Que restait-il à la fin de la journée ?',
        'no-example': "Prenez la semaine dernière, ou n'importe quel jour dont vous vous souvenez.",
      },
    },
    'able-afterwards': {
      text: "Prenez un cours, une séance ou un support de vous. Que savaient faire les gens après, qu'ils ne savaient pas faire avant, et comment l'avez-vous su ?",
      purpose: "Montre si l'enseignement est jugé à ce que les gens apprennent.",
      followUps: {
        'too-short': "Prenez une personne de ce groupe. Qu'est-ce qui avait changé pour elle ensuite ?",
        'no-own-part': "Qu'avez-vous conçu vous-même ?",
        'claim-without-number': 'Combien de participants y avait-il, et combien savaient le faire à la fin ?',
        'no-result': "Qu'avez-vous changé la fois suivante ?",
      },
    },
  },
};
