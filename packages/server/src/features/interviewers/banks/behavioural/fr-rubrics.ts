import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'nearest-work': {
    anchors: {
      '1': 'Des généralités, aucun lien avec le poste.',
      '3': 'Cite un travail comparable et quelques tâches ; la part personnelle ou l’ampleur restent vagues.',
      '5': 'Un travail concret proche du poste, part personnelle et ampleur claires, dit franchement ce qui serait nouveau.',
    },
    facts: {
      'comparable-work': [
        'Dans mon dernier poste, je faisais presque le même travail.',
        'Ce qui s’en rapproche le plus, c’est mon emploi actuel.',
        'Pendant ma formation, j’avais des tâches semblables.',
      ],
      'own-part': [
        'Ma part, c’était le suivi des clients.',
        'J’étais responsable de la planification et des commandes.',
        'Je m’en occupais seul.',
      ],
      extent: [
        'Je fais cela depuis trois ans.',
        'Nous étions une équipe de six.',
        'Cela représentait environ quarante dossiers par semaine.',
      ],
      'what-is-new': [
        'Ce qui serait nouveau pour moi, c’est le secteur.',
        'Je n’ai pas encore travaillé avec ce logiciel.',
        'Il me faudrait encore apprendre le côté juridique.',
      ],
    },
  },
  'duty-last-time': {
    anchors: {
      '1': 'Ne l’a jamais fait et ne connaît rien d’approchant, ou reste général.',
      '3': 'Un cas comparable avec les étapes principales ; part personnelle ou résultat restent vagues.',
      '5': 'Un cas concret avec le point de départ, ses propres étapes, une difficulté et sa solution, un résultat vérifiable.',
    },
    facts: {
      'starting-point': [
        'Au départ, on n’avait qu’une idée approximative du besoin.',
        'La situation, c’était que l’ancienne façon de faire ne marchait plus.',
        'Ma responsable m’a confié la mission avec une échéance.',
      ],
      'own-steps': [
        'J’ai d’abord regardé ce qui existait, puis j’ai fait un plan.',
        'J’ai commencé par parler aux personnes concernées.',
        'J’ai avancé étape par étape en tenant une liste.',
      ],
      difficulty: [
        'Le plus difficile, c’était qu’il manquait des informations.',
        'À mi-chemin, on s’est aperçu que cela ne fonctionnerait pas ainsi.',
        'Ce qui compliquait tout, c’était le peu de temps.',
      ],
      result: [
        'Finalement, tout était prêt à temps et c’est encore utilisé.',
        'Résultat, il nous fallait un tiers de temps en moins.',
        'Mon chef l’a repris tel quel.',
      ],
    },
  },
  'duty-goes-wrong': {
    anchors: {
      '1': 'Rien ne se passe mal, ou des erreurs très générales.',
      '3': 'Cite une difficulté typique ; signes et remède restent minces.',
      '5': 'Cite des défauts typiques de ce travail avec leurs causes, les premiers signes, ce qui est fait contre, et un cas vécu.',
    },
    facts: {
      'typical-fault': [
        'Le plus souvent, ça rate parce que tout le monde n’a pas la même information.',
        'L’erreur classique, c’est de commencer trop tôt.',
        'On oublie souvent de vérifier les détails.',
      ],
      'early-sign': [
        'Je m’en rends compte quand les mêmes questions reviennent.',
        'Le premier signe, c’est que les gens ne répondent plus.',
        'Quand les chiffres ne collent plus, il y a un souci.',
      ],
      remedy: [
        'C’est pourquoi je contrôle une fois au début et une fois au milieu.',
        'Je redemande et je me fais confirmer.',
        'Nous avons une courte liste que nous passons en revue.',
      ],
      'own-case': [
        'Cela m’est arrivé l’an dernier.',
        'Une fois, on ne l’a remarqué qu’à la toute fin.',
        'Dans un cas, je l’ai rattrapé de justesse.',
      ],
    },
  },
  'duty-done-well': {
    anchors: {
      '1': 'Quand personne ne se plaint.',
      '3': 'Cite des signes généraux, à l’heure et sans faute.',
      '5': 'Des signes concrets pour ce travail, du point de vue de ceux qui en dépendent, les vérifie et donne un exemple.',
    },
    facts: {
      'concrete-sign': [
        'On le voit si les gens peuvent tout de suite travailler avec.',
        'C’est réussi quand il n’y a pas besoin de poser de questions.',
        'La différence se voit au bout de quelques semaines.',
      ],
      'view-of-others': [
        'Je demande à ceux qui doivent s’en servir.',
        'C’est le client qui décide si c’est bon.',
        'Ce qui compte, c’est que le suivant dans la chaîne ait la tâche facile.',
      ],
      'checks-it': [
        'Avant de remettre le travail, je le contrôle avec une liste.',
        'Je le fais relire par une deuxième personne.',
        'Je regarde encore une semaine plus tard.',
      ],
      'own-example': [
        'Dans mon dernier poste, mon travail était repris sans correction.',
        'Un exemple, c’est le guide que j’ai rédigé et qui sert toujours.',
        'Une fois j’ai tout refait, parce que ce n’était pas assez bien à mes yeux.',
      ],
    },
  },
  'requirement-in-use': {
    anchors: {
      '1': 'Affirme savoir, sans un cas.',
      '3': 'Un cas d’utilisation ; profondeur ou résultat restent ouverts.',
      '5': 'Un cas concret et récent, ses propres actes, les limites de son savoir nommées, un résultat.',
    },
    facts: {
      'recent-case': [
        'J’en ai eu besoin le mois dernier dans mon poste actuel.',
        'La dernière fois, c’était dans un projet au printemps.',
        'Je m’en sers tous les jours au travail.',
      ],
      'own-action': [
        'Je l’ai fait moi-même du début à la fin.',
        'Je l’ai préparé et mené à bien.',
        'Ma tâche était de l’expliquer aux autres.',
      ],
      limit: [
        'Je maîtrise les bases, moins les cas particuliers.',
        'Ce que je ne sais pas encore faire, c’est la partie avancée.',
        'Pour les questions difficiles, je demande à une collègue.',
      ],
      result: [
        'Cela a marché et on le fait toujours ainsi.',
        'Grâce à cela, nous avons terminé une semaine plus tôt.',
        'Le client était satisfait et il est revenu.',
      ],
    },
  },
  'tool-in-your-hands': {
    anchors: {
      '1': 'Connaît le nom, l’a vu une fois.',
      '3': 'L’a utilisé pour des tâches courantes ; ni profondeur, ni difficulté.',
      '5': 'Des tâches concrètes avec cet outil, une limite ou un piège rencontré et la façon de le contourner, dit franchement ce qui lui manque, ou montre la même chose avec un outil comparable.',
    },
    facts: {
      'real-use': [
        'Je l’ai utilisé presque tous les jours pendant deux ans.',
        'J’ai bâti avec lui tous nos tableaux de bord.',
        'La dernière chose que j’ai faite avec, c’est de lancer un nouveau projet.',
      ],
      trouble: [
        'Il devenait lent avec de gros volumes de données.',
        'Le souci, c’est qu’une mise à jour a tout changé.',
        'Une chose m’a toujours agacé, on ne peut pas annuler.',
      ],
      'way-round': [
        'J’ai contourné le problème en découpant.',
        'J’ai trouvé la solution dans la documentation.',
        'Pour finir, j’ai demandé à l’éditeur.',
      ],
      'honest-limit': [
        'Je connais mieux un outil comparable.',
        'Je ne l’ai jamais administré moi-même.',
        'Je ne connais qu’une partie de ses fonctions.',
      ],
    },
  },
  'first-four-weeks': {
    anchors: {
      '1': 'Attend qu’on lui dise quoi faire.',
      '3': 'Rencontrerait des gens et lirait ; sans but.',
      '5': 'Sait ce qui est à comprendre d’abord et pourquoi, qui interroger et observer, quelle petite chose terminer tôt.',
    },
    facts: {
      'wants-to-understand': [
        'Je voudrais d’abord comprendre qui sont les clients et ce dont ils ont besoin.',
        'Je veux savoir comment le travail circule et où cela coince.',
        'Je regarderais ce qui a déjà été tenté.',
      ],
      'asks-people': [
        'Je m’assoirais à côté de ceux qui font le travail.',
        'Je parlerais une demi-heure avec chaque membre de l’équipe.',
        'J’interrogerais mon prédécesseur.',
      ],
      'early-result': [
        'J’aimerais terminer quelque chose de petit dès la deuxième semaine.',
        'Je prendrais vite une petite tâche pour apprendre avec.',
        'Au bout de quatre semaines, je dirais à mon responsable ce qui m’a frappé.',
      ],
      'no-hasty-change': [
        'Je ne changerais rien avant de comprendre.',
        'Au début, j’écouterais surtout.',
        'Un nouveau voit ce que les autres ne voient plus, alors je le noterais.',
      ],
    },
  },
  'your-mistake': {
    anchors: {
      '1': 'Aucune erreur, ou une qui est plutôt une qualité, ou la faute des autres.',
      '3': 'Une vraie erreur réparée ; qui a été prévenu et ce qui a changé restent vagues.',
      '5': 'Part personnelle dite clairement, prévient les personnes touchées de soi-même, limite les dégâts, change quelque chose durablement.',
    },
    facts: {
      'own-share': [
        'C’était mon erreur, je n’avais pas vérifié.',
        'Je l’avais envoyé à la mauvaise personne.',
        'J’avais promis quelque chose que je n’ai pas pu tenir.',
      ],
      'told-others': [
        'Je l’ai dit tout de suite à ma cheffe.',
        'J’ai appelé moi-même les personnes concernées et je me suis excusé.',
        'J’ai reconnu ouvertement que c’était moi.',
      ],
      'limited-damage': [
        'Je suis resté plus tard jusqu’à ce que ce soit réparé.',
        'Nous avons pu l’arrêter avant que cela ne parte.',
        'J’ai cherché comment rattraper les dégâts.',
      ],
      'lasting-change': [
        'Depuis, je fais relire par quelqu’un.',
        'Maintenant, je contrôle toujours cela avant d’envoyer.',
        'Nous avons modifié la procédure pour que cela ne puisse plus arriver.',
      ],
    },
  },
  'all-due-at-once': {
    anchors: {
      '1': 'A travaillé plus longtemps et tout fait.',
      '3': 'A trié par urgence ; personne n’a été prévenu, les raisons restent vagues.',
      '5': 'A choisi selon les conséquences, laissé quelque chose exprès, prévenu ceux qui attendaient, obtenu à temps de l’aide ou une décision, connaît le prix.',
    },
    facts: {
      'chose-by-consequence': [
        'Je me suis demandé ce qui se passe si ce n’est pas fait.',
        'Ce que d’autres attendaient est passé en premier.',
        'J’ai trié selon ce qui fait le plus de mal en cas de retard.',
      ],
      'left-out': [
        'J’ai laissé le rapport pour la semaine suivante.',
        'J’ai annulé deux réunions.',
        'Je ne l’ai fait qu’en gros, parce que cela suffisait.',
      ],
      'told-waiting': [
        'J’ai prévenu ceux qui devaient attendre.',
        'J’ai demandé à mon chef lequel des deux était le plus important.',
        'Je leur ai donné une nouvelle date.',
      ],
      help: [
        'J’ai demandé à un collègue d’en prendre une partie.',
        'J’ai délégué une des tâches.',
        'Ensemble, nous y sommes arrivés.',
      ],
    },
  },
  'hard-to-work-with': {
    anchors: {
      '1': 'S’entend avec tout le monde, ou c’était l’autre.',
      '3': 'Raconte un conflit et une issue ; la part personnelle reste pâle.',
      '5': 'Décrit avec justesse, voit sa propre part, a parlé à la personne, trouvé une façon de travailler, sait ce qu’il en est advenu.',
    },
    facts: {
      'fair-view': [
        'Il était lui aussi sous forte pression.',
        'De son point de vue à elle, c’était logique.',
        'Elle était très compétente, simplement différente de moi.',
      ],
      'own-share': [
        'Ma part, c’est que je me suis impatienté.',
        'Je lui avais dit les choses trop tard.',
        'J’ai répondu sèchement, ce qui n’a pas aidé.',
      ],
      'talked-directly': [
        'Je lui ai proposé de nous parler en tête à tête.',
        'Je lui ai dit sans reproche ce qui me gênait.',
        'Nous avons réglé cela autour d’un café.',
      ],
      'way-of-working': [
        'Nous avons convenu de tout confirmer par écrit.',
        'Nous avons réparti les tâches pour que chacun ait son domaine.',
        'Chaque lundi, nous parlions dix minutes.',
      ],
      outcome: [
        'Nous ne sommes pas devenus amis, mais cela a fonctionné.',
        'Plus tard, nous avons bien travaillé ensemble.',
        'Le projet s’est terminé à temps.',
      ],
    },
  },
  'costly-misunderstanding': {
    anchors: {
      '1': 'Les autres n’ont pas écouté.',
      '3': 'Un malentendu et sa solution ; part personnelle et leçon restent minces.',
      '5': 'Le point exact où il est né, sa propre part, vite éclairci, une nouvelle habitude visible.',
    },
    facts: {
      'point-of-origin': [
        'Je parlais de la semaine prochaine et il a compris cette semaine.',
        'Personne n’avait dit qui s’en chargeait.',
        'Le mot n’avait pas le même sens dans chaque service.',
      ],
      'own-share': [
        'Je n’avais pas reposé la question.',
        'Je l’avais écrit trop brièvement.',
        'Pour moi, cela allait de soi.',
      ],
      'cleared-up': [
        'J’ai pris le téléphone au lieu d’envoyer encore un mail.',
        'Nous nous sommes assis ensemble pour regarder.',
        'Je me suis excusé et nous avons recommencé.',
      ],
      'new-habit': [
        'Depuis, je répète à la fin ce qui a été convenu.',
        'Maintenant, je note qui fait quoi et pour quand.',
        'Je demande à l’autre de le redire avec ses mots.',
      ],
    },
  },
  'hard-to-hear': {
    anchors: {
      '1': 'Rien, ou l’autre avait tort.',
      '3': 'A accepté la critique et changé un peu.',
      '5': 'Critique concrète, sa première réaction, a vérifié ce qui était vrai, changé quelque chose de visible, est revenu vers la personne.',
    },
    facts: {
      'concrete-criticism': [
        'Mon chef m’a dit que je ne laisse pas finir les autres.',
        'On m’a dit que mes rapports étaient trop longs.',
        'Elle a dit qu’elle ne pouvait pas compter sur mes délais.',
      ],
      reaction: [
        'Sur le moment, j’étais vexé.',
        'Il m’a fallu une nuit pour l’accepter.',
        'Ma première pensée a été que c’était injuste.',
      ],
      'checked-it': [
        'J’ai demandé à deux autres personnes si elles le voyaient ainsi.',
        'J’y ai fait attention une semaine et j’ai vu que c’était vrai.',
        'J’ai demandé un exemple.',
      ],
      'visible-change': [
        'Depuis, je compte jusqu’à trois avant de parler.',
        'Mes rapports tiennent désormais sur une page.',
        'Quelques mois plus tard, il m’a dit que c’était mieux.',
      ],
    },
  },
  'learned-in-a-hurry': {
    anchors: {
      '1': 'Suit des cours quand on en propose.',
      '3': 'A appris quelque chose pour une raison ; la méthode et le résultat restent généraux.',
      '5': 'Un vrai besoin, une méthode claire avec pratique, personnes et sources, limites nommées, utilisé vite et avec un résultat.',
    },
    facts: {
      'real-need': [
        'Un collègue est parti et j’ai dû prendre la suite.',
        'Le client le voulait en deux semaines.',
        'Personne dans l’équipe ne savait le faire.',
      ],
      'way-of-learning': [
        'J’ai suivi un exemple et j’ai essayé.',
        'J’ai demandé à quelqu’un qui s’y connaît de me montrer pendant une heure.',
        'J’ai lu les premiers chapitres, puis j’ai construit un petit truc.',
      ],
      'first-use': [
        'Au bout d’une semaine, je pouvais m’en servir dans le projet.',
        'Le troisième jour, j’ai traité mon premier cas seul.',
        'J’étais lent au début, mais cela marchait.',
      ],
      'open-gaps': [
        'Je cherche encore la réponse pour les parties difficiles.',
        'J’en sais assez pour le quotidien, pas plus.',
        'Au début, j’ai fait une erreur qui m’a beaucoup appris.',
      ],
    },
  },
  'clumsy-until-you-came': {
    anchors: {
      '1': 'Aurait des idées, mais personne n’écoute.',
      '3': 'Une amélioration réalisée ; effet ou adhésion restent ouverts.',
      '5': 'L’a vu, compris pourquoi, essayé en petit, convaincu les autres, peut montrer l’effet.',
    },
    facts: {
      'before-state': [
        'Tout était recopié à la main d’une liste à l’autre.',
        'Il fallait demander à trois personnes.',
        'Nous cherchions toujours les mêmes choses.',
      ],
      'own-change': [
        'J’ai créé un modèle pour cela.',
        'J’ai proposé une place fixe et je l’ai installée.',
        'J’ai écrit un petit programme qui le fait.',
      ],
      'won-others': [
        'Je l’ai d’abord essayé pour moi, puis montré aux autres.',
        'J’ai interrogé ceux qui le font tous les jours.',
        'Mon responsable a accepté un essai de deux semaines.',
      ],
      effect: [
        'Cela nous fait gagner environ deux heures par semaine.',
        'Il n’y a presque plus d’erreurs.',
        'On procède encore ainsi aujourd’hui.',
      ],
    },
  },
  'quick-or-correct': {
    anchors: {
      '1': 'Toujours correct, ou les règles sont pour les autres.',
      '3': 'Un vrai cas avec une décision ; le prix ou la raison restent vagues.',
      '5': 'A pesé ouvertement, nomme la pression, décidé avec une raison, assumé le prix ou fixé une limite au raccourci, prévenu les concernés.',
    },
    facts: {
      pressure: [
        'Le client attendait et mon chef insistait.',
        'C’était vendredi soir et tout le monde voulait rentrer.',
        'Le chemin rapide aurait fait gagner une heure.',
      ],
      'own-decision': [
        'Je l’ai fait correctement, même si c’était plus long.',
        'J’ai pris le raccourci, car il ne pouvait nuire à personne.',
        'J’ai refusé de signer.',
      ],
      price: [
        'À cause de cela, nous avons eu un jour de retard.',
        'J’ai dû l’expliquer au client.',
        'Cela m’a coûté une soirée.',
      ],
      openness: [
        'J’ai dit à ma cheffe ce que j’avais laissé de côté.',
        'J’ai noté qu’il faudrait le refaire proprement.',
        'Ensuite, nous avons convenu de la manière de faire à l’avenir.',
      ],
    },
  },
  'not-good-enough': {
    anchors: {
      '1': 'A licencié, muté ou fait le travail à sa place.',
      '3': 'A parlé et soutenu ; attentes ou issue restent vagues.',
      '5': 'A dit tôt et concrètement ce qui manquait, cherché les causes, les siennes comprises, fixé étapes et dates, soutenu, mené jusqu’à une fin juste.',
    },
    facts: {
      'clear-expectation': [
        'Je lui ai dit concrètement ce que j’attends et pour quand.',
        'J’avais des exemples de ce qui manquait.',
        'Il ne savait pas que je n’étais pas satisfait, alors je l’ai dit.',
      ],
      'looked-for-cause': [
        'J’ai demandé ce qui l’en empêchait.',
        'Il s’est avéré que personne ne le lui avait jamais montré.',
        'Une partie de la cause, c’est que mes consignes étaient floues.',
      ],
      support: [
        'Nous nous voyions une demi-heure chaque semaine.',
        'Elle a eu un collègue à ses côtés.',
        'Nous avons fixé de petits objectifs.',
      ],
      'fair-end': [
        'Après trois mois, cela marchait.',
        'Finalement, nous avons trouvé un autre rôle.',
        'Nous nous sommes séparés et il savait pourquoi.',
      ],
    },
  },
  'half-the-information': {
    anchors: {
      '1': 'Décide à l’instinct ou pas du tout.',
      '3': 'A décidé et donne des raisons ; le connu et le supposé ne sont pas séparés.',
      '5': 'Sépare le su du supposé, cherche l’élément manquant le moins cher, pèse ce qui est réversible, décide à temps, revient dessus honnêtement.',
    },
    facts: {
      'known-and-guessed': [
        'Je connaissais les coûts, mais pas le nombre de personnes qui viendraient.',
        'Ce que j’ai dû deviner, c’est la durée.',
        'J’ai écrit ce que nous savons et ce que nous supposons seulement.',
      ],
      'cheap-check': [
        'J’ai passé deux appels pour en savoir un peu plus.',
        'Nous avons d’abord essayé à petite échelle.',
        'J’ai demandé à quelqu’un qui l’avait déjà fait.',
      ],
      'can-be-undone': [
        'On pouvait revenir en arrière, alors j’ai décidé vite.',
        'Je me suis gardé une porte de sortie.',
        'Le pire aurait été supportable.',
      ],
      outcome: [
        'Il s’est avéré que j’avais raison.',
        'C’était la mauvaise décision, et nous l’avons corrigée un mois après.',
        'Je déciderais de la même façon.',
      ],
    },
  },
};
