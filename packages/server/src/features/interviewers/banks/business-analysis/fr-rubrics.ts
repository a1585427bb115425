import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'different-problem': {
    anchors: {
      '1': 'Exécute ce qui est demandé, ou aucun cas.',
      '3': 'A questionné et trouvé un autre besoin, mais la façon reste vague.',
      '5': 'A observé ou interrogé les gens à leur poste, nommé le vrai problème preuves à l’appui, convaincu le demandeur, sait ce que cela a évité.',
    },
    facts: {
      'asked-why': [
        'J’ai demandé plusieurs fois pourquoi ils en avaient besoin.',
        'Je voulais savoir ce qu’ils en feraient ensuite.',
        'Au lieu de noter, j’ai demandé le dernier cas où cela avait manqué.',
      ],
      'watched-work': [
        'Je me suis assis à côté d’eux une demi-journée pour les regarder travailler.',
        'J’ai parcouru un vrai dossier avec les utilisateurs.',
        'Quand j’ai vu comment ils faisaient, le problème sautait aux yeux.',
      ],
      'real-need': [
        'Il s’est avéré qu’il ne fallait pas un nouvel outil, mais moins de validations.',
        'Le vrai problème, c’est que les données arrivaient trop tard.',
        'En réalité, deux équipes avaient des définitions différentes.',
      ],
      'won-over': [
        'Je leur ai montré les deux et ils ont été d’accord.',
        'La responsable était surprise, mais les chiffres l’ont convaincue.',
        'Nous avons reformulé l’objectif et l’avons fait valider.',
      ],
    },
  },
  'opposite-wishes': {
    anchors: {
      '1': 'Laisse décider le plus bruyant ou le chef.',
      '3': 'Réunit les deux et trouve un compromis, sans les intérêts derrière.',
      '5': 'Trouve les intérêts derrière les positions, apporte des faits, montre des options avec leur prix, sait qui tranche, met par écrit.',
    },
    facts: {
      'interests-behind': [
        'J’ai parlé à chaque partie seule pour comprendre ce qu’il lui fallait vraiment.',
        'Derrière, il y avait la peur d’un surcroît de travail.',
        'Il s’est trouvé que les deux voulaient la même chose, à des moments différents.',
      ],
      'facts-on-table': [
        'J’ai apporté des chiffres sur la fréquence du cas.',
        'Nous avons regardé ensemble vingt vrais dossiers.',
        'Les données montraient que l’exception était très rare.',
      ],
      options: [
        'J’ai préparé trois options avec avantages et coûts.',
        'Nous avons dessiné les deux variantes au tableau.',
        'J’ai proposé un essai d’un mois.',
      ],
      decision: [
        'Il était clair dès le départ qui tranche en cas de désaccord.',
        'Finalement, le responsable du processus a décidé et je l’ai consigné.',
        'Les deux ont signé le résultat.',
      ],
    },
  },
  'done-or-not-done': {
    anchors: {
      '1': 'Un souhait en termes généraux.',
      '3': 'Une user story avec des critères, mais sans exceptions ni exemples.',
      '5': 'But, règle, exemples avec de vraies valeurs et exceptions, convenus avec ceux qui développent et ceux qui testent, leçon tirée d’un malentendu.',
    },
    facts: {
      'checkable-criteria': [
        'J’ai écrit quand cela compte comme terminé.',
        'Chaque exigence avait des critères d’acceptation testables.',
        'Il était dit précisément ce qui doit arriver dans quel cas.',
      ],
      'real-examples': [
        'J’ai ajouté des exemples avec de vrais chiffres.',
        'Il y avait un tableau avec les entrées et le résultat attendu.',
        'J’ai pris trois cas du quotidien.',
      ],
      exceptions: [
        'Les exceptions étaient aussi listées.',
        'J’ai demandé ce qui se passe quand la valeur manque.',
        'Nous avons écrit également ce que cela ne doit pas faire.',
      ],
      'talked-through': [
        'Je l’ai passé en revue avec développeurs et testeurs avant le début.',
        'Ils devaient me redire avec leurs mots ce qu’ils avaient compris.',
        'La testeuse a trouvé un trou avant que rien ne soit construit.',
      ],
    },
  },
  'process-as-lived': {
    anchors: {
      '1': 'Décrit un schéma ou une méthode.',
      '3': 'A trouvé un écart et proposé un changement ; l’effet reste ouvert.',
      '5': 'A vu le travail réel, compris pourquoi on s’écarte, mesuré, changé la bonne partie avec les gens, connaît l’effet.',
    },
    facts: {
      'saw-reality': [
        'J’ai suivi un vrai dossier du début à la fin.',
        'J’ai parlé à ceux qui font le travail chaque jour.',
        'À côté du système, les gens avaient leurs propres listes.',
      ],
      'reason-for-detour': [
        'Ils sautaient l’étape parce qu’elle prenait trop de temps.',
        'Le détour avait une bonne raison, le système ne savait pas le faire.',
        'Personne ne savait pourquoi la règle existait.',
      ],
      measured: [
        'J’ai mesuré la durée de chaque étape.',
        'La moitié du temps était l’attente d’une signature.',
        'Nous avons compté combien de dossiers revenaient.',
      ],
      changed: [
        'Nous avons supprimé deux étapes.',
        'J’ai simplifié le formulaire avec l’équipe.',
        'On a modifié le processus au lieu d’accuser les gens.',
      ],
    },
  },
  'analysis-changed-decision': {
    anchors: {
      '1': 'Décrit des outils ou des graphiques ; ni question, ni décision.',
      '3': 'Une analyse solide avec un résultat ; doutes sur les données ou effet sur la décision restent ouverts.',
      '5': 'Question claire, données vérifiées, autres explications testées, incertitude dite, décision changée et revue plus tard.',
    },
    facts: {
      'clear-question': [
        'La question était de savoir s’il fallait fermer l’agence.',
        'Nous voulions savoir pourquoi les clients partent.',
        'J’ai d’abord convenu avec ma cheffe de ce qu’il fallait décider.',
      ],
      'checked-data': [
        'J’ai contrôlé les trous et les doublons avant d’utiliser les données.',
        'Une partie des lignes était fausse, je l’ai écartée et je l’ai dit.',
        'J’ai comparé avec une deuxième source.',
      ],
      'other-explanations': [
        'J’ai aussi regardé si ce n’était pas juste la saison.',
        'Cela pouvait être le hasard, alors j’ai pris une autre année.',
        'J’ai essayé de me prouver que j’avais tort.',
      ],
      'said-uncertainty': [
        'J’ai donné une fourchette au lieu d’un seul chiffre.',
        'J’ai dit ouvertement quelle hypothèse était fragile.',
        'J’étais sûr à environ quatre-vingts pour cent et je l’ai dit.',
      ],
      decision: [
        'À cause de cela, nous n’avons pas ouvert le magasin.',
        'La direction a changé le plan.',
        'Avant, ils voulaient le contraire.',
      ],
    },
  },
  'figures-do-not-agree': {
    anchors: {
      '1': 'Les présente quand même, ou les ajuste pour que cela colle.',
      '3': 'Cherche l’erreur et interroge la source, sans plan si elle n’est pas trouvée.',
      '5': 'Cerne l’écart, interroge la bonne personne, ne montre que le sûr et dit ce qui reste ouvert, règle ensuite la cause.',
    },
    facts: {
      'narrow-down': [
        'Je découpe le total et je regarde où naît l’écart.',
        'Je compare ligne à ligne avec le mois dernier.',
        'Je vérifie d’abord définitions, périodes et doublons.',
      ],
      'ask-source': [
        'J’appelle la personne qui a fourni les chiffres.',
        'Je demande comment ces valeurs ont été obtenues.',
        'En général, quelqu’un dans l’autre service connaît la raison.',
      ],
      'say-openly': [
        'Je préfère montrer moins de chiffres que des faux.',
        'J’indique que le nombre est provisoire et pourquoi.',
        'Je dis le soir même à ma cheffe que quelque chose cloche.',
      ],
      'fix-cause': [
        'Après, j’ai mis en place un contrôle qui le montre aussitôt.',
        'Nous nous sommes mis d’accord sur une seule définition.',
        'Depuis, les chiffres arrivent deux jours plus tôt.',
      ],
    },
  },
  'figure-changed-behaviour': {
    anchors: {
      '1': 'Énumère des indicateurs habituels.',
      '3': 'Un indicateur avec un but et quelque effet ; effets secondaires non vus.',
      '5': 'Indicateur lié à une décision, effet et effets secondaires vus, ajusté ou abandonné, personnes associées.',
    },
    facts: {
      purpose: [
        'Nous voulions voir si les clients reviennent.',
        'L’indicateur devait aider à décider où placer les gens.',
        'Avant, chacun mesurait autre chose.',
      ],
      definition: [
        'J’ai fixé exactement ce qui compte et ce qui ne compte pas.',
        'Il est calculé chaque semaine à partir de la même source.',
        'Au début, on s’est disputé sur la définition.',
      ],
      'side-effect': [
        'Les gens se sont mis à choisir les cas faciles.',
        'Ils fermaient les tickets trop tôt pour bien paraître.',
        'L’effet non voulu, c’est que la qualité a baissé.',
      ],
      adjusted: [
        'Nous avons donc ajouté un deuxième indicateur à côté.',
        'Je l’ai retiré de la prime.',
        'Après un trimestre, nous l’avons modifié.',
      ],
    },
  },
  'no-to-someone-important': {
    anchors: {
      '1': 'L’évite ou le transmet.',
      '3': 'A refusé avec des raisons ; peu de préparation ou d’alternative.',
      '5': 'Préparé, dit tôt et en personne, raison exprimée du point de vue de l’autre, solution proposée, ferme sur l’essentiel.',
    },
    facts: {
      'early-in-person': [
        'Je suis allé le voir avant la réunion.',
        'Je le lui ai dit directement et pas par mail.',
        'Je les ai prévenus dès que je l’ai su.',
      ],
      reason: [
        'J’ai expliqué ce que cela coûterait en temps et en argent.',
        'J’ai montré ce qu’il faudrait abandonner pour cela.',
        'La raison, c’est que la loi ne le permet pas.',
      ],
      alternative: [
        'J’avais apporté une autre proposition.',
        'Nous pouvions en offrir une partie tout de suite.',
        'J’ai montré deux autres chemins pour y arriver.',
      ],
      'stayed-firm': [
        'Il a insisté, mais j’ai tenu bon.',
        'Elle était fâchée au début et l’a accepté ensuite.',
        'Je suis resté calme et j’ai répété la raison.',
      ],
    },
  },
  'old-way-new-way': {
    anchors: {
      '1': 'Une formation et une annonce d’en haut.',
      '3': 'Explique les avantages, forme et trouve quelques soutiens ; la résistance n’est pas comprise.',
      '5': 'Prend les raisons au sérieux, modifie le produit ou le plan pour elles, commence par ceux qui y gagnent, mesure l’usage réel, honnête sur ceux qui sont restés à l’écart.',
    },
    facts: {
      'listened-to-reasons': [
        'J’ai demandé ce qui les gênait et je l’ai noté.',
        'Leur objection était justifiée, cela leur prenait vraiment plus de temps.',
        'Ils avaient peur d’être contrôlés.',
      ],
      'started-small': [
        'Nous avons commencé avec une équipe volontaire.',
        'Deux collègues l’ont essayé d’abord et en ont parlé aux autres.',
        'Il y a eu un pilote avec dix personnes.',
      ],
      'practical-help': [
        'La première semaine, j’étais assis à côté d’eux.',
        'Nous nous sommes exercés sur leurs propres cas.',
        'Il y avait une personne à appeler quand cela bloquait.',
      ],
      'real-use': [
        'Après trois mois, quatre-vingts pour cent l’utilisaient.',
        'Chaque semaine, je regardais combien s’en servaient vraiment.',
        'Certains ont gardé leur liste, et nous les avons laissés.',
      ],
      'adapted-it': [
        'Nous avons changé deux écrans à cause de leurs retours.',
        'Le calendrier a été étalé pour ne brusquer personne.',
        'Une fonction a été ajoutée, car ils ne pouvaient pas s’en passer.',
      ],
    },
  },
  'complicated-made-simple': {
    anchors: {
      '1': 'Termes techniques ou généralités ; on ne voit pas de quoi il s’agit.',
      '3': 'Compréhensible dans l’ensemble, mais sans le point ni la raison de son importance.',
      '5': 'Une image claire, des mots simples, l’essentiel en deux minutes, pourquoi c’était important et pour qui, part personnelle nommée.',
    },
    facts: {
      'plain-picture': [
        'Imaginez une grande cuisine où tout le monde cuisine en même temps.',
        'En deux mots, il s’agissait de réunir trois listes.',
        'Pour faire simple, il fallait savoir qui doit quoi à qui.',
      ],
      'why-it-mattered': [
        'C’était important parce que des gens étaient payés en retard.',
        'Sans cela, nous aurions perdu le client.',
        'La décision sur le budget en dépendait.',
      ],
      'own-part': [
        'Ma part était de recueillir les règles.',
        'J’étais responsable du calcul.',
        'C’est moi qui coordonnais l’ensemble.',
      ],
      'what-made-it-hard': [
        'Le plus dur, c’est que personne ne connaissait le tout.',
        'La difficulté tenait aux nombreuses exceptions.',
        'C’était compliqué parce que trois pays avaient des règles différentes.',
      ],
    },
  },
  'account-does-not-reconcile': {
    anchors: {
      '1': 'Passe l’écart en pertes, ou attend.',
      '3': 'Parcourt les écritures et trouve des erreurs typiques ; information et cause trop brèves.',
      '5': 'Cherche par montant et date, connaît les causes typiques, juge l’importance, informe tôt, écrit de façon transparente, règle la cause.',
    },
    facts: {
      'systematic-search': [
        'Je pointe le compte avec le relevé bancaire ligne par ligne.',
        'Je cherche d’abord le montant exact, ou sa moitié.',
        'Je resserre par date et par personne qui a saisi.',
      ],
      'typical-causes': [
        'Souvent, une facture a été saisie deux fois.',
        'C’est fréquemment une question de césure entre deux mois.',
        'Un mauvais compte ou deux chiffres inversés.',
      ],
      materiality: [
        'Je regarde si le montant est significatif pour les comptes.',
        'Un petit écart peut rester ouvert avec une note.',
        'Au-dessus d’une certaine somme, il faut le résoudre avant la clôture.',
      ],
      'inform-early': [
        'Je le dis à ma responsable le jour même.',
        'L’auditeur ne doit pas être le premier à le trouver.',
        'Je l’annonce tôt pour qu’on tienne la date ou qu’on la déplace.',
      ],
      'documented-entry': [
        'Chaque correction a une pièce et une note.',
        'Je ne passe jamais une écriture d’écart sans explication.',
        'Quelqu’un d’autre valide l’écriture de correction.',
      ],
    },
  },
  'eight-percent-over': {
    anchors: {
      '1': 'Signale le chiffre et demande des économies.',
      '3': 'Décompose par nature et nomme des raisons, sans prévision ni proposition.',
      '5': 'Sépare prix, volume, mix et calendrier, le ponctuel du durable, parle aux gens sur place, apporte prévision et options.',
    },
    facts: {
      'split-causes': [
        'Je décompose l’écart en prix et en quantité.',
        'Une partie n’était qu’un décalage dans le temps.',
        'Je regarde de quel centre de coûts et de quel fournisseur cela vient.',
      ],
      'one-off-or-lasting': [
        'Je sépare ce qui est ponctuel de ce qui va durer.',
        'La moitié était une réparation exceptionnelle.',
        'La question importante est de savoir si cela va rester.',
      ],
      'talk-on-site': [
        'Je parle à ceux qui ont engagé les dépenses.',
        'Le chef de production connaissait la raison tout de suite.',
        'Les chiffres seuls ne disent pas pourquoi.',
      ],
      forecast: [
        'Je montre où nous finirons à la fin de l’année.',
        'J’apporte une nouvelle prévision.',
        'Si rien n’est fait, nous dépasserons de cinq pour cent.',
      ],
      options: [
        'J’arrive avec deux ou trois mesures possibles.',
        'On pourrait reporter une commande ou modifier le contrat.',
        'Je dis ce que chaque mesure rapporte et ce qu’elle coûte.',
      ],
    },
  },
  'weakest-assumption': {
    anchors: {
      '1': 'Décrit une formule ou un modèle.',
      '3': 'Cite hypothèses et scénarios ; la plus faible n’est pas distinguée.',
      '5': 'Distingue l’hypothèse décisive, sa source, montre le point de bascule, dit ce qui devrait être vrai, a comparé plus tard à la réalité.',
    },
    facts: {
      'weak-assumption': [
        'L’hypothèse la plus fragile était le nombre de clients la première année.',
        'Personne ne savait combien achèteraient vraiment.',
        'Tout dépendait d’un prix stable.',
      ],
      source: [
        'J’ai pris la valeur sur trois cas comparables.',
        'J’ai interrogé des clients et les commerciaux.',
        'C’était une estimation, et je l’ai indiquée comme telle.',
      ],
      'tipping-point': [
        'J’ai montré à partir de quelle valeur ce n’est plus rentable.',
        'Avec un tiers de moins, c’était une perte.',
        'Il y avait un bon, un moyen et un mauvais cas.',
      ],
      reality: [
        'Plus tard, on a vu que nous étions trop optimistes.',
        'Au bout d’un an, nous avons comparé le plan et la réalité.',
        'Les coûts étaient justes, les ventes sont venues plus tard.',
      ],
    },
  },
  'wrong-and-unnoticed': {
    anchors: {
      '1': 'S’en remet à la confiance ou au système.',
      '3': 'Cite un contrôle habituel comme une double signature, sans le risque concret.',
      '5': 'Une faille concrète, comment elle a été vue, un contrôle à sa mesure, la preuve qu’il marche, et son coût en temps.',
    },
    facts: {
      gap: [
        'Une seule personne pouvait créer un fournisseur et le payer.',
        'Personne ne remarquait quand une échéance passait.',
        'La liste était modifiée à la main et nul ne vérifiait.',
      ],
      'second-person': [
        'Depuis, deux personnes doivent valider.',
        'Celui qui saisit ne peut pas approuver.',
        'Au-delà d’une certaine somme, il faut une double signature.',
      ],
      'automatic-check': [
        'Le système avertit quand une facture arrive deux fois.',
        'Un rappel part une semaine avant la date.',
        'Un état montre toutes les modifications de coordonnées bancaires.',
      ],
      'checked-works': [
        'Deux fois par an, je fais des sondages.',
        'Le premier mois, il a trouvé deux cas.',
        'J’ai testé si on pouvait le contourner.',
      ],
    },
  },
  'campaign-that-worked': {
    anchors: {
      '1': 'Raconte des idées et des vues ; ni but, ni effet.',
      '3': 'But, public et chiffres ; reste ouvert si l’effet venait de là.',
      '5': 'Public et but précis, budget, mesure proche de l’activité, comparaison ou test, leçon reprise pour la suivante.',
    },
    facts: {
      audience: [
        'C’était destiné aux petites entreprises sans informatique interne.',
        'Nous voulions toucher les parents du quartier.',
        'La cible, c’étaient des gens qui avaient déjà acheté chez nous.',
      ],
      goal: [
        'Le but était cinquante demandes en un mois.',
        'Nous voulions des inscriptions et pas seulement des clics.',
        'Il s’agissait d’obtenir des rendez-vous pour les commerciaux.',
      ],
      'cost-and-return': [
        'Nous avons dépensé deux mille euros et obtenu quarante contacts.',
        'Un nouveau client nous a coûté environ quatre-vingt-dix euros.',
        'Le retour était trois fois la dépense.',
      ],
      test: [
        'Nous avons testé deux versions l’une contre l’autre.',
        'Une région l’a reçue et une autre non.',
        'J’ai comparé avec le mois d’avant et l’an dernier.',
      ],
      lesson: [
        'Le titre a fait la différence, nous l’avons gardé.',
        'J’ai arrêté le canal qui n’apportait rien.',
        'La prochaine fois, je commencerais avec moins de canaux.',
      ],
    },
  },
  'what-customers-wanted': {
    anchors: {
      '1': 'Des avis sur les clients sans source.',
      '3': 'Une enquête ou une comparaison avec un résultat ; ni surprise, ni suite.',
      '5': 'Contact direct avec des clients ou données solides, une croyance corrigée, limites connues, quelque chose a changé.',
    },
    facts: {
      'talked-to-customers': [
        'J’ai appelé quinze clients pour les interroger.',
        'J’étais là quand ils l’utilisaient.',
        'Nous avons fait des entretiens avec des gens partis.',
      ],
      'false-belief': [
        'On pensait que c’était le prix, mais c’était l’attente.',
        'Tout le monde croyait qu’ils voulaient plus de fonctions.',
        'Il s’est avéré que quelqu’un d’autre décide dans l’entreprise.',
      ],
      'other-sources': [
        'J’ai comparé avec les chiffres de vente.',
        'Les concurrents le proposaient déjà.',
        'Les demandes au support montraient la même chose.',
      ],
      consequence: [
        'Nous avons donc changé l’offre.',
        'Le texte de la page a été réécrit.',
        'L’équipe produit l’a mis en haut de la liste.',
      ],
    },
  },
  'deal-with-many-heads': {
    anchors: {
      '1': 'Un bon produit et un bon entretien ; aucun chemin de décision.',
      '3': 'Nomme les personnes et le déroulement ; la raison de l’issue reste devinée.',
      '5': 'Carte des personnes et intérêts, moment où cela a basculé et pourquoi, ses propres gestes, a demandé au client après coup et appris.',
    },
    facts: {
      'decision-map': [
        'L’utilisatrice le voulait, les achats le voulaient moins cher et le patron devait signer.',
        'Il y avait quatre personnes avec des intérêts différents.',
        'J’ai su tôt qui décide et qui peut bloquer.',
      ],
      need: [
        'Leur problème leur coûtait environ deux jours par semaine.',
        'J’ai demandé ce qui se passe s’ils ne changent rien.',
        'La raison d’acheter était une nouvelle réglementation.',
      ],
      'turning-point': [
        'Cela s’est décidé quand ils l’ont essayé eux-mêmes.',
        'Nous l’avons perdu quand le nouveau directeur est arrivé et que je ne le connaissais pas.',
        'Le tournant a été une visite chez un autre client.',
      ],
      'asked-why': [
        'Après coup, j’ai demandé pourquoi ils avaient choisi ainsi.',
        'Ils m’ont dit qu’un concurrent avait répondu plus vite.',
        'J’ai appelé après la défaite pour connaître la raison.',
      ],
    },
  },
  'customer-about-to-leave': {
    anchors: {
      '1': 'Accorde une remise, ou l’apprend par la résiliation.',
      '3': 'Parle au client et règle le sujet du moment ; les signes n’ont pas été vus tôt.',
      '5': 'A vu les signes tôt, compris la cause, mobilisé des collègues, tenu une promesse vérifiable, changé quelque chose pour d’autres aussi.',
    },
    facts: {
      sign: [
        'Ils commandaient moins et ne rappelaient plus.',
        'L’utilisation a baissé pendant deux mois.',
        'Une nouvelle personne était en charge et demandait le contrat.',
      ],
      'honest-talk': [
        'J’y suis allé et j’ai demandé franchement ce qui n’allait pas.',
        'Je l’ai laissé tout raconter sans nous défendre.',
        'Elle m’a dit qu’elle se sentait abandonnée.',
      ],
      'solved-cause': [
        'Nous avons réparé le défaut qui les agaçait depuis des mois.',
        'J’ai fait venir quelqu’un de la technique.',
        'Ils ont eu un interlocuteur attitré.',
      ],
      outcome: [
        'Ils sont restés et ont renouvelé pour deux ans.',
        'Nous les avons perdus, mais ils sont revenus plus tard.',
        'Aujourd’hui, ils nous recommandent.',
      ],
    },
  },
  'first-knew-late': {
    anchors: {
      '1': 'Les autres étaient en retard, ou cela n’est jamais arrivé.',
      '3': 'L’a remarqué à temps et dit ; le plan a seulement été décalé.',
      '5': 'Signe précoce, personnes touchées prévenues avec des options, périmètre réduit exprès, planifie autrement depuis.',
    },
    facts: {
      'early-sign': [
        'Je l’ai remarqué quand le premier jalon a glissé d’une semaine.',
        'Le fournisseur ne donnait plus de réponse claire.',
        'Au tiers du temps, nous n’avions fait qu’un dixième.',
      ],
      'told-at-once': [
        'J’ai appelé le client le jour même.',
        'Je l’ai dit à mon chef avant la réunion.',
        'Je n’ai pas attendu le prochain compte rendu.',
      ],
      options: [
        'J’ai apporté trois possibilités : plus tard, moins, ou avec plus de monde.',
        'On a abandonné une partie pour tenir la date.',
        'L’essentiel a été livré à l’heure.',
      ],
      'plans-differently': [
        'Depuis, je planifie avec une marge.',
        'Je demande maintenant à ceux qui font le travail combien de temps il leur faut.',
        'Aujourd’hui, je regarde d’abord la partie la plus risquée.',
      ],
    },
  },
  'risk-before-others': {
    anchors: {
      '1': 'Une liste de risques en général.',
      '3': 'Un risque concret et une mesure ; l’effort ou la réaction des autres restent ouverts.',
      '5': 'Raison du soupçon, effort pesé contre dommage, autres convaincus, action à temps, honnête sur le résultat, fausse alerte comprise.',
    },
    facts: {
      suspicion: [
        'J’avais vu la même chose dans un projet antérieur.',
        'Ce qui m’a alerté, c’est qu’une seule personne savait tout.',
        'La date tenait à un seul fournisseur.',
      ],
      action: [
        'J’ai cherché d’avance un deuxième fournisseur.',
        'Nous avons d’abord essayé la partie difficile.',
        'J’ai fait former une deuxième personne.',
      ],
      'convinced-others': [
        'Au début, personne ne voulait l’entendre.',
        'J’ai calculé ce que cela nous coûterait.',
        'J’ai demandé deux jours pour le vérifier.',
      ],
      outcome: [
        'C’est arrivé et nous étions prêts.',
        'Ce n’est jamais arrivé, et je le referais.',
        'Cela nous a fait gagner environ un mois.',
      ],
    },
  },
  'works-without-you': {
    anchors: {
      '1': 'A écrit un document, ou est encore appelé.',
      '3': 'Formation et documents ; personne n’a vérifié que cela marche.',
      '5': 'A nommé tôt un responsable, l’a laissé faire tant qu’il était là, écrit des notes courtes pour de vrais cas, est revenu voir des mois plus tard.',
    },
    facts: {
      'owner-early': [
        'La future responsable était là dès le début.',
        'On savait qui reprendrait.',
        'J’ai cherché tôt quelqu’un qui en ait envie.',
      ],
      'let-them-do': [
        'Les dernières semaines, elle le faisait et je regardais seulement.',
        'Nous l’avons fait deux fois ensemble, puis lui seul.',
        'Je suis parti en vacances pour tester.',
      ],
      'short-notes': [
        'J’ai écrit deux pages pour les cas les plus courants.',
        'Il y a une liste de contrôle avec des images.',
        'Les notes disent quoi faire quand cela tourne mal.',
      ],
      'looked-again': [
        'Au bout de trois mois, j’ai appelé pour demander.',
        'Cela tourne encore aujourd’hui sans moi.',
        'Ils l’avaient adapté à leur façon, c’était bon signe.',
      ],
    },
  },
  'hard-to-fill': {
    anchors: {
      '1': 'A publié plus d’annonces.',
      '3': 'D’autres canaux ou textes et un peu de succès ; exigences et sélection inchangées.',
      '5': 'A remis en cause les exigences, changé recherche et choix pour une raison, mêmes questions pour tous, chiffres, a regardé ensuite comment allait la recrue.',
    },
    facts: {
      'questioned-requirements': [
        'J’ai demandé au service ce qu’il faut vraiment le premier jour.',
        'Nous avons abandonné le diplôme comme condition.',
        'La moitié de la liste n’était que souhaitable.',
      ],
      'new-ways': [
        'J’ai écrit directement à des personnes.',
        'Des salariés ont recommandé quelqu’un.',
        'Nous avons réécrit l’annonce en nommant clairement les tâches.',
      ],
      'fair-selection': [
        'Tous ont eu les mêmes questions et le même petit exercice.',
        'On avait décidé avant ce qu’est une bonne réponse.',
        'Deux personnes ont évalué chacune de son côté.',
      ],
      result: [
        'Au bout de six semaines, le poste était pourvu.',
        'Le nombre de bons candidats a doublé.',
        'Elle est toujours là et dirige aujourd’hui l’équipe.',
      ],
    },
  },
  'wrong-payslip': {
    anchors: {
      '1': 'Renvoie au logiciel, au cabinet comptable ou au mois prochain.',
      '3': 'Vérifie et corrige ; la cause et les autres concernés ne sont pas regardés.',
      '5': 'Écoute, vérifie pièces et règles, dit pour quand, corrige avec une trace, cherche d’autres concernés, règle la cause, garde la confidentialité.',
    },
    facts: {
      'takes-seriously': [
        'J’écoute d’abord et je m’excuse de l’erreur.',
        'L’argent est un sujet sensible, je prends donc le temps tout de suite.',
        'J’explique ce que je vois sur le bulletin.',
      ],
      'checks-documents': [
        'Je compare avec le contrat et le relevé d’heures.',
        'Je cherche la règle dans la convention collective.',
        'Je vérifie la saisie du mois précédent.',
      ],
      'clear-date': [
        'Je dis pour quand ce sera corrigé.',
        'Si c’est urgent, il y a un acompte.',
        'Elle est appelée dès que c’est fait.',
      ],
      'others-affected': [
        'Je regarde si d’autres ont la même erreur.',
        'Cela touchait tous ceux qui avaient changé d’équipe.',
        'J’ai recherché tous les cas semblables.',
      ],
      'closes-cause': [
        'Le formulaire a été modifié pour que la date ne puisse plus manquer.',
        'Depuis, une deuxième personne contrôle les changements.',
        'Nous avons ajouté un contrôle avant le traitement.',
      ],
    },
  },
  'five-want-something': {
    anchors: {
      '1': 'L’un après l’autre, ou le plus bruyant.',
      '3': 'Trie par urgence ; ceux qui attendent n’entendent rien.',
      '5': 'Demande la vraie date, sait ce qui en dépend, dit à chacun quand il l’aura, tient une liste visible, refuse quand il le faut.',
    },
    facts: {
      'asks-real-date': [
        'Je demande pour quand c’est vraiment nécessaire.',
        'Souvent, urgent voulait dire pour demain.',
        'Je cherche d’abord ce qui en dépend.',
      ],
      'tells-waiting': [
        'J’ai dit aux autres quand ils l’auraient.',
        'Personne n’est resté sans réponse.',
        'J’ai écrit un petit mot pour dire que ce serait à quinze heures.',
      ],
      list: [
        'Je tiens une liste que je retrie le matin.',
        'Tout ce qui arrive, je le note aussitôt.',
        'L’agenda me montre ce qui est fixe.',
      ],
      'asks-when-clash': [
        'Quand deux chefs veulent la même heure, je leur demande de s’entendre.',
        'Je lui ai dit que je ne pouvais faire qu’un des deux.',
        'J’ai demandé de l’aide à une collègue.',
      ],
    },
  },
  'able-afterwards': {
    anchors: {
      '1': 'Contenus et diapositives ; les gens étaient contents.',
      '3': 'Un objectif et quelques exercices ; l’effet est jugé au ressenti.',
      '5': 'Objectif en forme de savoir-faire, pratique sur de vrais cas, vérifié à la fin et plus tard, modifié en conséquence.',
    },
    facts: {
      'goal-as-ability': [
        'À la fin, ils devaient savoir rédiger une commande seuls.',
        'Le but était qu’ils puissent tenir une conversation simple.',
        'J’ai écrit ce qu’il faut savoir faire, pas ce que je veux raconter.',
      ],
      practice: [
        'La plupart du temps, ils pratiquaient eux-mêmes.',
        'Nous avons travaillé sur des cas de leur propre activité.',
        'Chacun a dû le faire une fois devant le groupe.',
      ],
      checked: [
        'À la fin, il y avait un petit exercice sans aide.',
        'Quatre semaines après, j’ai demandé aux responsables ce qui avait changé.',
        'J’ai comparé un test avant et après.',
      ],
      adapted: [
        'J’ai vu que la deuxième partie allait trop vite et je l’ai coupée en deux.',
        'Pour le groupe suivant, j’ai enlevé la moitié des diapositives.',
        'Les plus rapides ont eu des exercices plus durs.',
      ],
    },
  },
};
