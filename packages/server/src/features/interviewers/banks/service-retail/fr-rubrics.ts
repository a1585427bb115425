import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'silent-customer': {
    anchors: {
      '1': 'Attend, ou demande seulement s’il faut aider.',
      '3': 'S’approche, salue et pose une question ; peu attentif à la réaction.',
      '5': 'Remarque les signes, ouvre avec une phrase adaptée, laisse de l’espace, pose une question ouverte, reste à portée de vue.',
    },
    facts: {
      'eye-contact': [
        'Je regarde la personne et je dis bonjour.',
        'D’abord un sourire et un salut, pour qu’elle sache que je l’ai vue.',
        'Je cherche son regard avant de m’approcher.',
      ],
      'open-question': [
        'Je demande ce qu’elle cherche ou à quoi cela va servir.',
        'Au lieu de demander si je peux aider, je parle de l’occasion.',
        'Je dis un mot sur l’article qu’elle regarde.',
      ],
      'leaves-room': [
        'Si quelqu’un veut regarder seul, je le laisse et je reste près.',
        'Je n’insiste pas, je dis où l’on peut me trouver.',
        'Je sens si la personne a envie de parler ou non.',
      ],
      'takes-along': [
        'Je l’accompagne jusqu’au rayon au lieu de montrer du doigt.',
        'Si je ne sais pas, je vais chercher une collègue.',
        'Je montre deux choses et je vois ce qui plaît.',
      ],
    },
  },
  'more-than-the-rules': {
    anchors: {
      '1': 'Des généralités, le client est roi.',
      '3': 'Un vrai cas avec un geste aimable ; raison et résultat minces.',
      '5': 'A vu le besoin derrière la demande, fait quelque chose d’adapté dans ses limites, sait ce qui en est sorti et où il s’arrêterait.',
    },
    facts: {
      'saw-need': [
        'J’ai remarqué qu’elle était pressée à cause de son train.',
        'Il ne l’a pas dit, mais c’était pour un enterrement.',
        'J’ai vu qu’ils étaient venus de loin pour rien.',
      ],
      'own-deed': [
        'J’ai appelé l’autre magasin pour le faire mettre de côté.',
        'Je l’ai apporté en voiture après le travail.',
        'Je suis resté un quart d’heure de plus pour régler cela.',
      ],
      'within-limits': [
        'J’ai d’abord demandé à mon chef.',
        'Cela n’a rien coûté au magasin.',
        'Jusqu’à une certaine somme, je pouvais décider moi-même.',
      ],
      outcome: ['Elle est revenue et m’a demandé.', 'Ils ont laissé un avis gentil.', 'Depuis, c’est un habitué.'],
    },
  },
  'alone-and-three-waiting': {
    anchors: {
      '1': 'Va plus vite, ou laisse sonner sans rien dire.',
      '3': 'L’un après l’autre avec un mot aimable ; rien de prévu pour le téléphone ni pour de l’aide.',
      '5': 'Voit tout le monde, dit à chacun la suite, glisse habilement les demandes rapides, appelle de l’aide à temps, reste avec la personne devant.',
    },
    facts: {
      'sees-everyone': [
        'Je fais un signe à ceux qui attendent et je dis que j’arrive.',
        'Chacun a un regard, pour savoir que je l’ai vu.',
        'Je dis combien de temps cela va prendre.',
      ],
      phone: [
        'Je décroche, je dis que je rappelle et je note le numéro.',
        'La personne devant moi passe avant le téléphone.',
        'Je laisse sonner jusqu’à ce que j’aie fini avec ce client.',
      ],
      'quick-ones': [
        'Si quelqu’un veut juste payer, je demande aux autres si cela va.',
        'Je réponds à une courte question entre deux.',
        'Je regarde qui en a pour longtemps et qui sera vite servi.',
      ],
      'calls-help': [
        'J’appelle un collègue de la réserve.',
        'Nous avons un signal quand la file dépasse trois personnes.',
        'Dans ce cas, je demande au responsable de venir en caisse.',
      ],
    },
  },
  'customer-out-of-sight': {
    anchors: {
      '1': 'Envoie des réponses toutes faites ou transmet.',
      '3': 'Questionne et résout ; ne s’assure pas d’avoir été compris.',
      '5': 'Laisse raconter, questionne pas à pas, reformule ce qui est compris, tient la promesse de rappeler, note pour les autres.',
    },
    facts: {
      'lets-talk': [
        'Je l’ai laissé raconter toute l’histoire d’abord.',
        'Je n’ai pas interrompu, même si c’était long.',
        'Elle avait besoin de vider son sac.',
      ],
      'step-by-step': [
        'J’ai demandé ce qu’elle voyait exactement à l’écran.',
        'Nous l’avons fait ensemble, étape par étape.',
        'Je lui ai fait envoyer une photo de l’erreur.',
      ],
      'own-words': [
        'J’ai répété avec mes mots ce que j’avais compris.',
        'J’ai demandé si j’avais bien saisi.',
        'À la fin, j’ai résumé ce dont nous étions convenus.',
      ],
      'keeps-informed': [
        'J’ai promis de rappeler avant seize heures et je l’ai fait.',
        'Je lui ai dit ce que je ferais et pour quand.',
        'Elle a reçu un message même quand il n’y avait rien de neuf.',
      ],
      'wrote-down': [
        'Je l’ai mis dans le ticket pour que personne n’ait à redemander.',
        'J’ai laissé une note à mes collègues.',
        'Depuis, c’est dans notre liste de problèmes connus.',
      ],
    },
  },
  'angriest-customer': {
    anchors: {
      '1': 'Se dispute, cède aussitôt ou appelle le chef.',
      '3': 'Reste calme, écoute et trouve une solution ; rien sur ce qui a fait retomber la colère.',
      '5': 'Laisse parler, nomme la colère sans la prendre pour soi, sépare la personne du sujet, propose le possible, pose des limites au besoin, assure le suivi.',
    },
    facts: {
      'let-speak': [
        'Je l’ai laissée parler jusqu’au bout.',
        'D’abord, j’ai simplement écouté.',
        'Je n’ai pas coupé la parole et je l’ai regardé.',
      ],
      'named-feeling': [
        'J’ai dit que je comprenais son agacement.',
        'Je me suis excusé pour le désagrément.',
        'Je lui ai dit que je serais en colère aussi.',
      ],
      'stayed-calm': [
        'Je suis resté calme et j’ai parlé plus doucement.',
        'Je ne l’ai pas pris personnellement.',
        'Je lui ai proposé de venir à l’écart avec moi.',
      ],
      solution: [
        'Ensuite, je lui ai présenté les solutions possibles.',
        'Nous avons convenu d’un échange.',
        'J’ai proposé deux solutions et il en a choisi une.',
      ],
      limit: [
        'Quand il est devenu insultant, j’ai dit qu’on ne pouvait pas continuer ainsi.',
        'J’ai posé une limite avec politesse.',
        'Ensuite, je suis allé chercher mon responsable.',
      ],
    },
  },
  'rules-do-not-allow': {
    anchors: {
      '1': 'Montre le règlement, ou rembourse pour avoir la paix.',
      '3': 'Explique la règle gentiment ; aucune issue proposée.',
      '5': 'Comprend la raison, vérifie le possible, explique sans se cacher derrière la règle, propose autre chose, sait quand demander une exception.',
    },
    facts: {
      'asks-reason': [
        'Je demande d’abord ce qui ne va pas avec l’article.',
        'Je veux savoir pourquoi ils souhaitent le rendre.',
        'Souvent, il y a une autre raison derrière.',
      ],
      'checks-possible': [
        'Je regarde s’il y a une garantie ou un geste commercial possible.',
        'Je vérifie le ticket et la date.',
        'Je demande à ma responsable si le cas est particulier.',
      ],
      'explains-kindly': [
        'J’explique pourquoi nous avons cette règle.',
        'Je le dis clairement et aimablement.',
        'Je ne dis pas que je n’ai pas le droit, je donne la raison.',
      ],
      alternative: [
        'Je propose un échange ou un bon d’achat.',
        'Je pourrais le faire réparer.',
        'Je montre ce que je peux faire à la place.',
      ],
    },
  },
  'third-time-this-month': {
    anchors: {
      '1': 'Traite chacune, cela fait partie du métier.',
      '3': 'Le dit au chef ; sans faits ni suivi.',
      '5': 'Rassemble les cas, cherche le point commun, le porte avec une proposition à ceux qui peuvent changer, vérifie que cela cesse.',
    },
    facts: {
      'collects-cases': [
        'J’ai noté les cas avec la date et la raison.',
        'J’ai recherché combien de personnes s’en étaient plaintes.',
        'Nous avons tenu une liste pendant deux semaines.',
      ],
      'looks-for-cause': [
        'Il s’est avéré que cela venait toujours du même fournisseur.',
        'Le panneau prêtait à confusion.',
        'Cela n’arrivait que dans l’équipe du soir.',
      ],
      'brings-up': [
        'J’en ai parlé en réunion d’équipe avec une proposition.',
        'J’ai prévenu la responsable et je lui ai montré le relevé.',
        'J’ai appelé les achats.',
      ],
      'checks-effect': [
        'Après cela, il n’y avait presque plus de réclamations.',
        'J’ai regardé de nouveau un mois plus tard.',
        'On est passé de dix par semaine à une.',
      ],
    },
  },
  'before-you-offered': {
    anchors: {
      '1': 'Vante le produit.',
      '3': 'Pose quelques questions et conseille quelque chose ; objections ou adéquation manquent.',
      '5': 'Questions ouvertes sur l’usage et les inquiétudes, conseille peu avec une raison, prend les objections au sérieux, déconseille aussi, pense à la suite.',
    },
    facts: {
      'open-questions': [
        'J’ai demandé ce qu’il voulait en faire.',
        'Je voulais savoir ce qu’elle a maintenant et ce qui la gêne.',
        'J’ai demandé qui va l’utiliser.',
      ],
      'fitting-offer': [
        'J’en ai montré deux qui convenaient, pas dix.',
        'J’ai conseillé le moins cher, parce qu’il suffisait.',
        'J’ai expliqué l’utilité et non les données techniques.',
      ],
      objection: [
        'C’était trop cher pour elle, alors j’ai demandé par rapport à quoi.',
        'Il hésitait, je l’ai donc laissé essayer.',
        'J’ai pris le doute au sérieux sans chercher à l’effacer.',
      ],
      'honest-advice': [
        'Je lui ai dit qu’elle n’en avait pas besoin.',
        'Je préfère ne rien vendre que vendre la mauvaise chose.',
        'Je l’ai envoyé dans un autre magasin.',
      ],
      'after-sale': [
        'Je lui ai donné mon numéro en cas de question.',
        'Il est revenu et a acheté davantage.',
        'Une semaine plus tard, j’ai demandé si tout marchait.',
      ],
    },
  },
  'after-the-fifth-no': {
    anchors: {
      '1': 'Récite un texte, ou prend le refus pour soi.',
      '3': 'Entrée aimable et endurance ; n’apprend pas des refus.',
      '5': 'Entrée courte et honnête avec une raison, questionne, respecte un non, change après plusieurs, connaît ses chiffres, garde le moral.',
    },
    facts: {
      'honest-opening': [
        'Je dis en une phrase qui je suis et pourquoi j’appelle.',
        'Je demande s’ils ont deux minutes.',
        'Je commence par quelque chose qui les concerne.',
      ],
      'respects-no': [
        'Un non clair est un non, alors je remercie.',
        'Je ne discute pas avec quelqu’un qui ne veut pas.',
        'Je note de ne plus rappeler.',
      ],
      'changes-approach': [
        'Après plusieurs refus, j’essaie une autre accroche.',
        'J’écoute une collègue pour voir comment elle fait.',
        'Je me demande à quelle phrase ils raccrochent.',
      ],
      'keeps-mood': [
        'Je fais une courte pause et quelques pas.',
        'Je sais qu’environ une personne sur vingt dit oui.',
        'Je ne le prends pas contre moi.',
      ],
    },
  },
  'below-target': {
    anchors: {
      '1': 'Travaille simplement plus, ou vend à n’importe qui.',
      '3': 'Plus de contacts et d’efforts ; pas de regard sur les causes, limites vagues.',
      '5': 'Voit quelle étape est faible, agit dessus, demande de l’aide à temps, pas de fausses promesses, honnête sur le résultat.',
    },
    facts: {
      'finds-weak-step': [
        'Je regarde si j’ai trop peu de contacts ou trop peu de signatures.',
        'Je compare avec les mois précédents.',
        'Les chiffres montraient que les relances manquaient.',
      ],
      'focused-action': [
        'J’appelle ceux qui étaient presque décidés.',
        'Je demande des recommandations aux clients existants.',
        'Je planifie le reste du mois jour par jour.',
      ],
      'clear-limit': [
        'Je ne promettrais rien qui ne soit vrai.',
        'Je ne vends pas à quelqu’un ce dont il n’a pas besoin.',
        'Je ne décalerais pas des commandes pour faire joli.',
      ],
      'talks-early': [
        'Je dis tôt à mon chef où j’en suis.',
        'Je demande à une collègue qui réussit mieux.',
        'Dans l’équipe, nous partageons ce qui marche.',
      ],
    },
  },
  'system-says-twelve': {
    anchors: {
      '1': 'Modifie le nombre dans le système.',
      '3': 'Recompte, cherche autour et le signale ; la cause reste ouverte.',
      '5': 'Compte, vérifie emplacements, retours, livraisons et ventes, corrige avec une raison, voit les répétitions, change quelque chose.',
    },
    facts: {
      'counts-again': [
        'D’abord, je recompte moi-même.',
        'Je demande à une collègue de compter aussi.',
        'Je regarde si c’est bien le bon article.',
      ],
      'checks-places': [
        'Je regarde en réserve et au deuxième emplacement.',
        'Ils sont peut-être dans les retours ou en vitrine.',
        'Souvent, il y en a dans le mauvais rayon.',
      ],
      'checks-papers': [
        'Je compare le bon de livraison avec ce qui est arrivé.',
        'Je regarde si l’on a vendu sous un autre code.',
        'La dernière livraison a peut-être été mal saisie.',
      ],
      'corrects-with-reason': [
        'Je corrige le stock et j’écris pourquoi.',
        'Je le signale au responsable.',
        'Cela va sur la liste des écarts.',
      ],
      pattern: [
        'Si cela se répète avec le même article, un vol est possible.',
        'C’était toujours le même fournisseur.',
        'Depuis, deux personnes comptent les livraisons.',
      ],
    },
  },
  'till-does-not-balance': {
    anchors: {
      '1': 'Complète de sa poche, ou ne dit rien.',
      '3': 'Recompte et le signale ; ne cherche pas la cause.',
      '5': 'Compte au calme, vérifie bons, annulations et monnaie, le signale aussitôt et ouvertement, l’écrit, sait comment l’éviter.',
    },
    facts: {
      'counts-again': [
        'Je recompte tout au calme.',
        'Je fais compter aussi par quelqu’un d’autre.',
        'Je compte billets et pièces séparément.',
      ],
      'checks-receipts': [
        'Je vérifie les annulations et les paiements par carte.',
        'Il manque peut-être un bon ou un ticket.',
        'Je passe en revue les gros montants du jour.',
      ],
      'reports-openly': [
        'Je le dis tout de suite au responsable, même si c’est ma faute.',
        'Je n’y mets pas mon propre argent.',
        'J’inscris l’écart dans le cahier et je signe.',
      ],
      avoids: [
        'Je compte la monnaie à voix haute dans la main.',
        'Je laisse le billet dehors jusqu’à ce que ce soit terminé.',
        'Une seule personne travaille par caisse.',
      ],
    },
  },
  'could-have-hurt': {
    anchors: {
      '1': 'Il n’est jamais rien arrivé, on fait attention.',
      '3': 'A vu un danger et l’a écarté ; pas signalé, rien de changé.',
      '5': 'Vu tôt, arrêté ou sécurisé aussitôt, présents et responsables prévenus, a veillé à un changement durable.',
    },
    facts: {
      noticed: [
        'J’ai vu que l’échelle était posée sur un sol mouillé.',
        'Le carter de la machine manquait.',
        'Une palette bloquait l’issue de secours.',
      ],
      'acted-at-once': [
        'J’ai arrêté la machine immédiatement.',
        'J’ai barré l’accès à l’endroit.',
        'Je lui ai dit de descendre.',
      ],
      reported: [
        'Je l’ai signalé au chef d’équipe.',
        'Je l’ai inscrit au registre des accidents.',
        'J’ai prévenu l’équipe suivante.',
      ],
      'lasting-change': [
        'Depuis, il y a un tapis.',
        'Nous avons balisé la zone.',
        'Tout le monde a eu un rappel des consignes.',
      ],
    },
  },
  'two-do-not-turn-up': {
    anchors: {
      '1': 'Fait tout seul, ou s’énerve.',
      '3': 'Appelle des remplaçants et répartit ; l’équipe et les clients comptent peu.',
      '5': 'Décide vite ce qu’on laisse, place chacun selon ses forces, explique à l’équipe, veille aux pauses, parle ensuite avec les deux.',
    },
    facts: {
      'drops-tasks': [
        'Je décide ce qui peut rester en plan aujourd’hui.',
        'On ferme une caisse et on laisse la mise en rayon pour demain.',
        'On ne fait que le plus important.',
      ],
      'finds-help': [
        'J’appelle ceux qui sont de repos et je demande gentiment.',
        'Le magasin voisin a envoyé quelqu’un.',
        'Je travaille moi-même en surface de vente.',
      ],
      'talks-to-team': [
        'Je réunis tout le monde deux minutes pour dire comment on fait.',
        'Je dis franchement que ce sera dur.',
        'Les pauses sont maintenues, j’y veille.',
      ],
      'deals-with-cause': [
        'Le lendemain, j’ai parlé à chacun des deux seul à seul.',
        'Je voulais d’abord savoir ce qui s’était passé.',
        'Nous avons changé la façon de prévenir d’une absence.',
      ],
    },
  },
  'full-house-slow-kitchen': {
    anchors: {
      '1': 'Évite les tables, ou accuse la cuisine.',
      '3': 'S’excuse et presse la cuisine ; ni ordre, ni petit geste.',
      '5': 'Informe avant qu’on demande, donne un délai honnête, fait patienter avec quelque chose, convient calmement de l’ordre avec la cuisine, aide les collègues.',
    },
    facts: {
      'informs-first': [
        'Je passe à la table avant qu’on m’appelle.',
        'Je dis honnêtement qu’il faut encore quinze minutes.',
        'J’explique sans rejeter la faute sur la cuisine.',
      ],
      bridges: [
        'J’apporte du pain ou un verre offert par la maison.',
        'Les enfants sont servis d’abord.',
        'Je demande s’ils veulent une entrée rapide.',
      ],
      'agrees-with-kitchen': [
        'Je demande à la cuisine quelle commande sort ensuite.',
        'Je dis calmement au chef quelle table doit passer en premier.',
        'Je ne prends pas de grosses commandes pendant dix minutes.',
      ],
      'helps-colleagues': [
        'Je débarrasse des tables pour ma collègue.',
        'On répartit la salle autrement.',
        'J’aide un moment à porter les plats.',
      ],
    },
  },
  'from-delivery-to-plate': {
    anchors: {
      '1': 'Tout est propre, cela se voit et se sent.',
      '3': 'Connaît le froid et le nettoyage ; sans chiffres ni relevés.',
      '5': 'Contrôle à la livraison, températures chiffrées, cru et cuit séparés, dates, mains, allergènes, relevés, jette en cas de doute.',
    },
    facts: {
      'checks-delivery': [
        'Je mesure la température à la réception.',
        'Je regarde la date et l’emballage et je renvoie ce qui ne va pas.',
        'Le surgelé va droit au congélateur.',
      ],
      temperatures: [
        'Le réfrigérateur doit être entre zéro et quatre degrés.',
        'Le chaud est maintenu au-dessus de soixante-trois degrés.',
        'Je note les températures deux fois par jour.',
      ],
      'raw-and-cooked': [
        'La viande crue a sa planche et son couteau.',
        'Le cru est rangé en bas et le cuit en haut.',
        'Je me lave les mains après avoir touché de la volaille crue.',
      ],
      'dates-and-rotation': [
        'Premier entré, premier sorti.',
        'Chaque bac a une étiquette avec la date.',
        'Ce qui est périmé est jeté.',
      ],
      allergens: [
        'Je sais ce qu’il y a dedans et je demande les allergies.',
        'Chaque plat a sa liste d’allergènes.',
        'Si un client est allergique, je le dis moi-même à la cuisine.',
      ],
    },
  },
  'not-all-stops': {
    anchors: {
      '1': 'Roule plus vite, ou laisse le reste.',
      '3': 'Appelle l’exploitation et réordonne ; sécurité ou clients manquent.',
      '5': 'Prévient tôt l’exploitation, ordonne par urgence, informe les clients, respecte pauses et vitesse, documente le reste, propose une amélioration.',
    },
    facts: {
      'calls-early': [
        'J’appelle l’exploitation dès que je le vois.',
        'Je n’attends pas le soir.',
        'Je dis où je suis et ce qu’il me reste.',
      ],
      reorders: [
        'Je change l’ordre des arrêts.',
        'Les rendez-vous fixes et le frais passent d’abord.',
        'Un collègue proche reprend deux arrêts.',
      ],
      'informs-customers': [
        'Les clients reçoivent un appel pour le retard.',
        'Je leur donne une nouvelle heure.',
        'Personne ne doit attendre pour rien.',
      ],
      'safety-first': [
        'Je ne roule pas plus vite pour autant.',
        'Je respecte mes temps de conduite et mes pauses.',
        'Aucun colis ne vaut un accident.',
      ],
      'secures-rest': [
        'Ce qui reste revient au dépôt et est noté.',
        'Je scanne ce qui n’a pas été livré avec le motif.',
        'On ne laisse pas la marchandise devant la porte.',
      ],
    },
  },
  'damaged-or-incomplete': {
    anchors: {
      '1': 'Transmet à quelqu’un.',
      '3': 'Signale et recommande ; preuve, client ou cause manquent.',
      '5': 'Garde aussitôt des preuves, informe le client avec une date réaliste, trouve le remplacement le plus rapide, règle la responsabilité, cherche la cause.',
    },
    facts: {
      'secures-proof': [
        'Je prends des photos et je fais signer le chauffeur.',
        'Je note des réserves sur le bon de livraison.',
        'Je compte en présence du chauffeur.',
      ],
      'informs-customer': [
        'J’appelle le client avant qu’il ne m’appelle.',
        'Je lui dis pour quand il l’aura.',
        'Elle a eu deux possibilités au choix.',
      ],
      replacement: [
        'J’ai cherché quel entrepôt en avait encore.',
        'La pièce manquante est partie en express.',
        'On l’a pris sur une autre commande.',
      ],
      claim: [
        'Je l’ai déclaré au transporteur et à l’assurance dans les délais.',
        'La réclamation part chez le fournisseur.',
        'J’ai éclairci qui paie.',
      ],
      cause: [
        'L’emballage était trop faible, nous l’avons changé.',
        'C’est arrivé au chargement.',
        'Depuis, les palettes sont filmées autrement.',
      ],
    },
  },
  'machine-stands-still': {
    anchors: {
      '1': 'Change des pièces jusqu’à ce que cela tourne.',
      '3': 'Va du simple au difficile et trouve la panne ; la cause derrière reste ouverte.',
      '5': 'Interroge l’opérateur, sécurise la machine, contrôle dans l’ordre courant, signaux et usure, mesure, trouve la cause et pas seulement la pièce, essaie et consigne.',
    },
    facts: {
      'asks-operator': [
        'J’ai demandé à l’opérateur ce qui s’était passé juste avant.',
        'Je me suis fait décrire le bruit qu’elle faisait.',
        'Je demande d’abord ce qui est différent d’habitude.',
      ],
      'simple-first': [
        'Je vérifie d’abord le simple, courant, fusible, arrêt d’urgence.',
        'Je regarde et j’écoute avant de démonter.',
        'Puis je remonte d’un bout à l’autre.',
      ],
      measures: [
        'J’ai mesuré la tension au moteur.',
        'J’ai lu le code de défaut.',
        'Avec le schéma, j’ai contrôlé un point après l’autre.',
      ],
      'real-cause': [
        'Le roulement était cassé, parce que l’huile n’arrivait pas.',
        'Le fusible n’était que la conséquence, le câble était usé.',
        'La pièce a lâché car elle était montée de travers.',
      ],
      'tests-and-notes': [
        'Ensuite, je l’ai laissée tourner une demi-heure.',
        'Je l’ai noté dans le carnet d’entretien.',
        'J’ai aussi commandé la pièce pour les autres machines.',
      ],
    },
  },
  'had-to-be-redone': {
    anchors: {
      '1': 'C’était le matériel ou les autres.',
      '3': 'Avoue une erreur et l’a réparée ; aucune habitude n’en est née.',
      '5': 'Part personnelle nommée, réparé sans excuses, cause comprise, un contrôle ferme avant la remise depuis.',
    },
    facts: {
      'own-share': [
        'J’avais mal mesuré.',
        'J’étais pressé et je n’ai pas regardé le plan de nouveau.',
        'C’était mon erreur.',
      ],
      'put-right': [
        'J’y suis retourné le lendemain et j’ai refait.',
        'Je l’ai dit moi-même au client.',
        'Je suis resté jusqu’à ce que ce soit bon.',
      ],
      cause: ['Le plan était ancien.', 'Je m’étais fié au niveau existant.', 'Je ne l’avais pas testé en charge.'],
      'check-since': [
        'Depuis, je mesure deux fois.',
        'Avant de partir, je fais le tour avec le client.',
        'J’ai une courte liste que je parcours à la fin.',
      ],
    },
  },
  'before-you-reach-in': {
    anchors: {
      '1': 'Fait attention, ou coupe.',
      '3': 'Coupe et porte des protections ; consignation et vérification manquent.',
      '5': 'Coupe, consigne contre la remise en marche, vérifie l’absence de tension, surveille l’énergie restante, prévient les autres, se protège, rend proprement.',
    },
    facts: {
      'switch-off-and-lock': [
        'Je coupe et je mets un cadenas sur l’interrupteur principal.',
        'Je débranche la prise et j’accroche un panneau.',
        'C’est consigné, pour que personne ne puisse remettre en marche.',
      ],
      'check-dead': [
        'Je mesure s’il n’y a vraiment plus de tension.',
        'J’essaie une fois de démarrer pour être sûr.',
        'Je teste d’abord mon appareil de mesure.',
      ],
      'stored-energy': [
        'Je purge la pression de la conduite.',
        'Je cale la partie levée pour qu’elle ne descende pas.',
        'J’attends que tout soit arrêté et refroidi.',
      ],
      'informs-others': [
        'Je préviens tous ceux qui travaillent là.',
        'La zone est fermée.',
        'Avant de remettre en marche, je regarde si tout le monde s’est écarté.',
      ],
      protection: [
        'Je porte des gants, des lunettes et des chaussures de sécurité.',
        'Mes outils sont isolés.',
        'Ni bague ni manche large près de la machine.',
      ],
    },
  },
  'does-not-want-it': {
    anchors: {
      '1': 'Persuade ou le fait quand même.',
      '3': 'Parle gentiment et réessaie ; la raison et la trace manquent.',
      '5': 'Demande la raison, respecte la volonté, essaie un autre moyen, moment ou personne, connaît limites et dangers, informe et note.',
    },
    facts: {
      'asks-reason': [
        'Je demande pourquoi, elle a peut-être mal ou peur.',
        'J’essaie de comprendre ce qu’il y a derrière.',
        'Souvent, ils ont honte.',
      ],
      'respects-will': [
        'On ne force personne.',
        'C’est son droit de dire non.',
        'Je l’accepte et j’explique ce qui peut s’ensuivre.',
      ],
      'other-way': [
        'Je reviens une demi-heure plus tard.',
        'Une collègue essaie, parfois le courant passe mieux.',
        'Je la laisse choisir, d’abord le visage ou d’abord les mains.',
      ],
      'informs-and-records': [
        'Je le note et je le dis à l’infirmière.',
        'Si c’est un médicament important, le médecin doit le savoir.',
        'C’est transmis à la relève.',
      ],
    },
  },
  'not-as-usual': {
    anchors: {
      '1': 'On le sent, c’est tout.',
      '3': 'A remarqué un changement et l’a dit ; vague dans le détail.',
      '5': 'Décrit le changement précisément, compare avec avant, mesure ce qui lui est permis, prévient la bonne personne à temps et clairement, le note.',
    },
    facts: {
      'exact-change': [
        'Il n’a pas fini son petit déjeuner, ce qu’il fait toujours.',
        'Elle parlait mal et un coin de sa bouche tombait.',
        'L’enfant était plus calme que d’habitude et très chaud.',
      ],
      measured: [
        'J’ai pris la température et le pouls.',
        'J’ai mesuré la tension.',
        'J’ai regardé combien elle avait bu.',
      ],
      'told-right-person': [
        'J’ai appelé tout de suite l’infirmière.',
        'J’ai composé le numéro d’urgence.',
        'J’ai dit au médecin ce que je voyais et depuis quand.',
      ],
      recorded: [
        'Je l’ai écrit avec l’heure.',
        'C’est entré dans le dossier et dans les transmissions.',
        'J’ai demandé à l’équipe suivante d’y faire attention.',
      ],
    },
  },
};
