import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'built-it-yourself': {
    anchors: {
      '1': 'Cite des outils, mais ne sait pas dire ce qui se passe entre le clic et la réponse.',
      '3': 'Suit la requête à travers les parties principales, avec des trous à un niveau, par exemple le stockage ou les erreurs.',
      '5': 'Suit un vrai clic à travers navigateur, réseau, serveur et base, dit ce qui se passe quand une étape échoue et pourquoi c’est construit ainsi.',
    },
    facts: {
      'request-path': [
        'Le navigateur envoie une requête au serveur, qui répond avec des données.',
        'Un clic appelle l’API et le backend traite la demande.',
        'Le front envoie le formulaire à un point d’accès de mon serveur.',
      ],
      'stored-data': [
        'Les données sont enregistrées dans une table de la base.',
        'Le serveur lit l’enregistrement en base et le renvoie.',
        'Je le range dans une table et je le retrouve par son identifiant.',
      ],
      'error-path': [
        'Si quelque chose échoue, l’utilisateur voit un message d’erreur.',
        'J’intercepte l’erreur et j’affiche ce qui n’a pas marché.',
        'Quand l’appel échoue, la page le dit et permet de réessayer.',
      ],
      'reason-for-choice': [
        'Je l’ai choisi parce que c’était la solution la plus simple.',
        'Si je l’ai construit ainsi, c’est pour pouvoir le modifier facilement.',
        'J’avais d’abord essayé une autre voie, qui a montré ses limites.',
      ],
    },
  },
  'decision-to-defend': {
    anchors: {
      '1': 'Décrit des technologies ; aucune décision personnelle, aucune alternative.',
      '3': 'Une vraie décision avec raison et alternative, mais peu sur son coût ultérieur.',
      '5': 'La décision, les alternatives, le besoin décisif, ce qu’il en est advenu, et franchement ce qui serait fait autrement.',
    },
    facts: {
      alternative: [
        'Nous avons aussi envisagé une autre approche et l’avons écartée.',
        'L’alternative aurait été de découper en plusieurs services.',
        'J’ai comparé deux ou trois options avant de choisir.',
      ],
      'driving-need': [
        'La raison décisive, c’était peu de temps et une petite équipe.',
        'Il fallait tenir plus de charge, cela a guidé le choix.',
        'Le plus important était que cela reste simple à exploiter.',
      ],
      'cost-later': [
        'Plus tard, cela s’est révélé une erreur, car chaque modification prenait plus de temps.',
        'L’inconvénient est apparu un an après, à la maintenance.',
        'C’est devenu un goulot d’étranglement et cela nous a coûté beaucoup de travail.',
      ],
      'own-judgement': [
        'Aujourd’hui, je ferais autrement.',
        'Je reviendrais sur cette décision, avec ce que je sais maintenant.',
        'Je la défendrais encore, parce qu’elle nous a évité de plus gros problèmes.',
      ],
    },
  },
  'ten-times-load': {
    anchors: {
      '1': 'Ajoute des serveurs, sans dire où est la limite.',
      '3': 'Cite un goulot plausible comme la base et un remède, sans mesurer.',
      '5': 'Nomme la première limite avec des chiffres, teste en charge, sait quoi délester ou mettre en file, alerte avant la limite.',
    },
    facts: {
      'first-bottleneck': [
        'La base de données céderait la première.',
        'On manquerait d’abord de connexions à la base.',
        'Le goulot, c’est le seul service par lequel tout passe.',
      ],
      'load-test': [
        'Je ferais un test de charge sur une copie du système.',
        'On simule le trafic à l’avance et on regarde où ça ralentit.',
        'Je mesurerais combien de requêtes il faut pour que ça casse.',
      ],
      'cache-or-queue': [
        'Je mettrais un cache devant.',
        'Ce qui n’est pas urgent part dans une file d’attente.',
        'On garde les résultats des demandes fréquentes pour ne pas interroger la base à chaque fois.',
      ],
      'shed-load': [
        'Je préfère refuser quelques requêtes plutôt que tout tombe.',
        'Avec une limite de débit, les demandes importantes passent encore.',
        'Les fonctions secondaires sont coupées d’abord.',
      ],
      'early-warning': [
        'Une alerte nous prévient avant la limite.',
        'Je surveille les temps de réponse et la longueur de la file.',
        'Notre tableau de bord avertit à soixante-dix pour cent de la capacité.',
      ],
    },
  },
  'changing-an-interface': {
    anchors: {
      '1': 'La change et prévient, ou n’a jamais pensé aux appelants.',
      '3': 'Garde un temps l’ancienne et la nouvelle version, mais reste vague sur la migration des appelants et la fin de l’ancienne.',
      '5': 'Ajoute avant de retirer, mesure qui appelle encore l’ancienne, donne dates et aide, vérifie le contrat par des tests, supprime seulement quand il ne reste personne.',
    },
    facts: {
      'both-versions': [
        'Pendant un temps, l’ancienne et la nouvelle version coexistent.',
        'J’ajoute d’abord le nouveau champ et je laisse l’ancien en place.',
        'On versionne l’API pour que les appelants existants continuent de fonctionner.',
      ],
      'knows-callers': [
        'Je regarde dans les logs qui appelle encore l’ancien point d’accès.',
        'On a mesuré le trafic qui restait sur l’ancienne version.',
        'Je cherche d’abord quels clients l’utilisent.',
      ],
      announcement: [
        'On annonce le changement tôt, avec une date de fin pour l’ancienne.',
        'Les clients ont été prévenus des mois avant et ont reçu un guide de migration.',
        'J’ai parlé à chaque équipe qui s’en sert.',
      ],
      'contract-test': [
        'Des tests de contrat montrent si un ancien client marche encore.',
        'Nous avons des tests qui appellent l’API comme le font les consommateurs.',
        'Un test échoue dès que quelqu’un casse le format convenu.',
      ],
    },
  },
  'unreliable-neighbour': {
    anchors: {
      '1': 'Attend, affiche une erreur ou accuse l’autre service.',
      '3': 'Délais et nouvelles tentatives, sans dire ce qui ne doit pas être répété ni ce que voit l’utilisateur.',
      '5': 'Délais courts, tentatives limitées avec pauses croissantes, répétition sans danger, repli utile, arrêt des appels et reprise prévus.',
    },
    facts: {
      timeout: [
        'Chaque appel a un délai maximal pour ne pas attendre indéfiniment.',
        'Au bout de deux secondes, je n’attends plus l’autre service.',
        'Nous fixons une durée courte à chaque requête avec un timeout.',
      ],
      'careful-retry': [
        'Je réessaie quelques fois avec une pause de plus en plus longue.',
        'On relance avec un backoff pour ne pas aggraver la situation.',
        'On ne répète que les appels sans risque de doublon.',
      ],
      fallback: [
        'S’il est tombé, on montre les dernières données connues.',
        'L’utilisateur continue à travailler et le reste est traité plus tard depuis une file.',
        'Il y a une solution de repli, la page marche sans cette partie.',
      ],
      'circuit-breaker': [
        'Un disjoncteur coupe les appels quand le service échoue trop souvent.',
        'Après plusieurs échecs, on le laisse tranquille une minute.',
        'On cesse de lui envoyer des requêtes jusqu’à ce qu’il soit rétabli.',
      ],
    },
  },
  'what-proved-the-cause': {
    anchors: {
      '1': 'Aucune panne concrète, ou a essayé des choses jusqu’à ce qu’elle disparaisse.',
      '3': 'Une panne concrète et des étapes sensées, mais pas ce que chacune excluait ni comment la cause a été prouvée.',
      '5': 'Premier soupçon et pourquoi il était faux, essais qui excluent, cause prouvée en faisant apparaître et disparaître le défaut, garde-fou contre le retour.',
    },
    facts: {
      'wrong-suspicion': [
        'Au début, je pensais que c’était la base, mais non.',
        'Mon premier soupçon s’est révélé faux.',
        'On croyait tous que la dernière livraison était en cause.',
      ],
      reproduced: [
        'J’ai réussi à reproduire le bug sur ma machine.',
        'Dès que j’ai pu le provoquer à volonté, il a été facile à trouver.',
        'J’ai écrit un petit script qui le déclenche à chaque fois.',
      ],
      'ruled-out': [
        'J’ai désactivé les parties une à une pour voir si cela arrivait encore.',
        'En remontant l’historique pas à pas, j’ai trouvé le changement responsable.',
        'Les logs montraient que la requête était arrivée, donc ce n’était pas le réseau.',
      ],
      'root-cause': [
        'La vraie cause, c’étaient deux processus qui écrivaient en même temps.',
        'Finalement, un réglage était différent sur ce serveur.',
        'La raison était une hypothèse fausse sur les fuseaux horaires.',
      ],
      'guard-against-return': [
        'J’ai ajouté un test qui échoue si cela revient.',
        'Depuis, la chaîne d’intégration le vérifie.',
        'Nous avons maintenant une alarme pour ce cas.',
      ],
    },
  },
  'failed-in-production': {
    anchors: {
      '1': 'Rien n’est jamais tombé, ou le récit cherche un coupable.',
      '3': 'Trouvé et réparé avec l’équipe ; peu sur l’information et sur ce qui a changé ensuite.',
      '5': 'Limite d’abord les dégâts, informe les personnes touchées, cherche ensuite la cause, l’écrit sans accuser, nomme le changement qui a suivi.',
    },
    facts: {
      'limited-damage': [
        'D’abord, je suis revenu à la version précédente.',
        'Nous avons coupé la nouvelle fonction immédiatement.',
        'Le plus important était de remettre en marche, la cause est venue après.',
      ],
      informed: [
        'J’ai dit à l’équipe et au support ce qui se passait.',
        'On a publié un avis sur la page d’état.',
        'Une personne tenait les clients au courant pendant que je cherchais.',
      ],
      'looked-at-data': [
        'J’ai regardé les logs et les tableaux de bord pour voir quand cela a commencé.',
        'Les courbes montraient que les erreurs montaient juste après la livraison.',
        'J’ai vérifié ce qui avait changé juste avant.',
      ],
      'written-review': [
        'Ensuite, nous avons écrit ce qui s’est passé et pourquoi.',
        'Nous avons fait un bilan sans accuser personne.',
        'Il y a eu un post-mortem avec toute l’équipe.',
      ],
      'lasting-change': [
        'Depuis, on livre d’abord à un petit groupe d’utilisateurs.',
        'Nous avons ajouté une alerte pour le voir plus tôt.',
        'Maintenant, un contrôle bloque ce genre de modification.',
      ],
    },
  },
  'ten-times-slower': {
    anchors: {
      '1': 'Devine une cause, ou ajoute du matériel ou un cache.',
      '3': 'Regarde logs ou profileur et trouve une cause plausible, sans cerner où passe le temps.',
      '5': 'Découpe les dix secondes, compare avec avant, trouve la partie qui a grossi, change une chose à la fois et remesure.',
    },
    facts: {
      'measure-first': [
        'D’abord, je mesure où passe le temps.',
        'Avec un profileur, je vois quelle partie est la plus longue.',
        'L’onglet réseau montre si c’est le serveur ou le navigateur.',
      ],
      'what-changed': [
        'Il y a toujours quelque chose qui change, par exemple le volume de données.',
        'Je compare avec le jour où c’était encore rapide.',
        'Je vérifie les déploiements, les réglages et la croissance depuis.',
      ],
      'database-share': [
        'Souvent, c’est une requête sans index.',
        'La page faisait des centaines de petites requêtes au lieu d’une.',
        'Je consulte le journal des requêtes lentes.',
      ],
      'verify-fix': [
        'Après la modification, j’ai remesuré pour être sûr.',
        'Je change un point à la fois et je compare.',
        'On est passé de dix secondes à moins d’une.',
      ],
    },
  },
  'tested-and-untested': {
    anchors: {
      '1': 'Clique un peu partout, ou tester est l’affaire des autres.',
      '3': 'Écrit des tests unitaires pour les chemins principaux ; aucune raison claire pour le reste.',
      '5': 'Teste là où une panne ferait mal, mélange les niveaux avec des raisons, nomme ce qui est laissé et le risque pris, sait ce qui est passé au travers.',
    },
    facts: {
      'test-levels': [
        'J’ai écrit des tests unitaires pour les règles et quelques tests de bout en bout pour le parcours principal.',
        'La logique est couverte en unitaire, l’intégration par quelques tests plus lents.',
        'Un test passe par le navigateur, le reste est vérifié en dessous.',
      ],
      'risk-first': [
        'J’ai testé surtout là où une erreur coûte de l’argent.',
        'L’essentiel était de ne rien facturer deux fois, c’est donc le mieux testé.',
        'Je me suis demandé ce qui ferait le plus mal en cas de casse.',
      ],
      'left-out': [
        'J’ai volontairement laissé la mise en page sans test.',
        'On n’a pas testé la page d’administration, car deux personnes seulement l’utilisent.',
        'Cette partie, je l’ai juste regardée à la main.',
      ],
      'edge-cases': [
        'J’ai aussi essayé des saisies vides et très longues.',
        'Les cas tordus sont couverts, comme les dates fausses ou les valeurs manquantes.',
        'J’ai testé ce qui arrive quand l’autre service échoue.',
      ],
      'slipped-through': [
        'Un bug est passé quand même et j’ai ajouté un test.',
        'Un client a trouvé un cas auquel nous n’avions pas pensé.',
        'Plus tard est apparu un défaut que nos tests ne pouvaient pas voir.',
      ],
    },
  },
  'review-that-changed-code': {
    anchors: {
      '1': 'Parle de mise en forme, ou les relectures font perdre du temps.',
      '3': 'Un vrai commentaire avec un changement sensé, mais en surface.',
      '5': 'Un commentaire qui révèle une hypothèse fausse ou un risque, dit de façon à être entendu, et ce qui en est sorti.',
    },
    facts: {
      substance: [
        'Le commentaire signalait un cas auquel je n’avais pas pensé.',
        'La relectrice a vu que deux requêtes pouvaient se gêner.',
        'Il s’agissait de la structure, pas du style.',
      ],
      'change-in-code': [
        'J’ai réécrit cette partie, qui est devenue deux fois plus courte.',
        'Nous avons rassemblé la logique en un seul endroit.',
        'Ensuite, j’ai découpé la fonction et je l’ai bien nommée.',
      ],
      tone: [
        'J’ai posé une question au lieu de dire que c’était faux.',
        'J’ai expliqué pourquoi et proposé une alternative.',
        'D’abord j’étais agacé, puis j’ai vu qu’elle avait raison.',
      ],
      habit: [
        'Depuis, je cherche cela dans chaque revue.',
        'Je fais de petites modifications pour qu’on puisse les relire.',
        'Maintenant, je relis mon propre changement avant de le soumettre.',
      ],
    },
  },
  'old-code-must-run': {
    anchors: {
      '1': 'Réécrirait tout, ou évite d’y toucher.',
      '3': 'Ajoute des tests et range peu à peu, sans dire où ni pourquoi là.',
      '5': 'Apprend ce qu’il fait en usage réel, fige le comportement par des tests là où il faut changer, avance par petites étapes livrables, laisse le reste tranquille.',
    },
    facts: {
      'pin-behaviour': [
        'J’écris d’abord des tests qui enregistrent ce qu’il fait aujourd’hui.',
        'Je fige le comportement actuel avant de changer quoi que ce soit.',
        'On a comparé les sorties de l’ancien et du nouveau code sur des données réelles.',
      ],
      'small-steps': [
        'Je change par petites étapes et je livre chacune.',
        'Morceau par morceau, l’ancienne partie est remplacée.',
        'Chaque pas peut être annulé si quelque chose tourne mal.',
      ],
      'where-it-hurts': [
        'Je commence là où l’on doit modifier le plus souvent.',
        'Les parties auxquelles personne ne touche, je les laisse.',
        'J’ai regardé quels fichiers avaient causé le plus de bugs.',
      ],
      'learn-first': [
        'Je parle à ceux qui travaillent dessus depuis longtemps.',
        'Je lis les logs pour voir ce qui sert vraiment.',
        'J’essaie d’abord de comprendre pourquoi c’est fait comme cela.',
      ],
    },
  },
  'a-third-of-the-tests': {
    anchors: {
      '1': 'Teste plus vite ou plus longtemps, ou laisse les autres choisir.',
      '3': 'Met d’abord les fonctions principales, sans regarder ce qui a changé ni dire ce qui manque.',
      '5': 'Choisit selon les changements, les dégâts et les défauts passés, dit ouvertement ce qui n’est pas couvert, laisse décider le responsable, surveille après la livraison.',
    },
    facts: {
      'by-change': [
        'Je regarde ce qui a été modifié et je le teste d’abord.',
        'Les parties que personne n’a touchées peuvent attendre.',
        'Je demande aux développeurs où ils ont un doute.',
      ],
      'by-damage': [
        'Ce qui ferait le plus mal aux clients passe en premier.',
        'Le paiement et la connexion viennent toujours avant.',
        'Je pèse la probabilité d’un défaut et sa gravité.',
      ],
      'says-openly': [
        'J’écris ce qui n’a pas été testé et je le dis au product owner.',
        'Tout le monde doit savoir quel risque on prend.',
        'C’est le responsable qui décide de livrer, avec ma liste de ce qui manque.',
      ],
      'after-release': [
        'Après la mise en production, je teste le reste.',
        'On surveille de près le taux d’erreur le premier jour.',
        'Un retour arrière est prévu si quelque chose apparaît.',
      ],
    },
  },
  'changing-a-live-table': {
    anchors: {
      '1': 'Lance une commande la nuit, ou n’a aucune idée de ce qui peut rater.',
      '3': 'Migration avec sauvegarde et répétition, sans parler des verrous ni de l’ancien et du nouveau code ensemble.',
      '5': 'Ajoute la nouvelle forme, la remplit par lots, écrit les deux, bascule la lecture, retire l’ancienne à la fin ; connaît les verrous et garde un retour.',
    },
    facts: {
      'expand-then-contract': [
        'J’ajoute d’abord la nouvelle colonne et je n’enlève l’ancienne qu’à la fin.',
        'Pendant un temps, le code écrit dans les deux colonnes.',
        'Cela se fait en plusieurs livraisons, pas en une seule.',
      ],
      batches: [
        'Les anciennes lignes sont remplies par petits lots.',
        'Je copie quelques milliers de lignes à la fois pour ne rien bloquer.',
        'Une tâche de fond déplace les données lentement.',
      ],
      locks: [
        'Il faut savoir quelle modification verrouille la table.',
        'Le danger, c’est que la commande bloque tout le monde pendant des minutes.',
        'Je fixe un délai de verrou pour qu’elle abandonne au lieu de bloquer.',
      ],
      'way-back': [
        'Il y a une sauvegarde et j’ai essayé de la restaurer.',
        'Chaque étape peut être annulée.',
        'Je l’ai essayé avant sur une copie des vraies données.',
      ],
    },
  },
  'slow-query': {
    anchors: {
      '1': 'Ajoute un index par habitude, ou déplace le problème dans un cache.',
      '3': 'Regarde le plan et ajoute un index adapté, peu sur la raison de son effet.',
      '5': 'Lit le plan avec de vraies données, explique le choix de la base, change requête, index ou modèle avec son prix, remesure.',
    },
    facts: {
      'read-plan': [
        'J’ai regardé le plan d’exécution avec explain.',
        'Le plan montrait que toute la table était lue.',
        'Avec explain analyze, j’ai vu où passait le temps.',
      ],
      index: [
        'Un index sur ces deux colonnes a réglé le problème.',
        'L’index existait, mais la fonction autour de la colonne empêchait de l’utiliser.',
        'J’ai créé un index qui correspond au filtre et au tri.',
      ],
      'rewrite-query': [
        'J’ai réécrit la requête pour qu’elle lise beaucoup moins de lignes.',
        'Au lieu d’une requête par ligne, il y en a une pour toutes.',
        'On ne récupère que les colonnes nécessaires.',
      ],
      'price-of-it': [
        'Chaque index ralentit l’écriture.',
        'Le prix, c’était plus d’espace et des insertions plus lentes.',
        'J’ai vérifié que rien d’autre n’avait ralenti.',
      ],
      measured: [
        'On est passé de trente secondes à moins d’une.',
        'J’ai mesuré avant et après sur des données réelles.',
        'C’est devenu cent fois plus rapide.',
      ],
    },
  },
  'same-record-same-second': {
    anchors: {
      '1': 'Cela n’arrive pas, ou le dernier gagne sans que personne le voie.',
      '3': 'Cite transactions ou verrous, sans dire quel cas ils ne couvrent pas.',
      '5': 'Nomme la perte possible, choisit version, verrou ou contrainte avec une raison, dit ce que voit la deuxième personne, l’a testé.',
    },
    facts: {
      'version-check': [
        'Chaque enregistrement a un numéro de version, et une version périmée est refusée.',
        'Avec le verrouillage optimiste, le deuxième reçoit un conflit.',
        'La mise à jour ne passe que si personne n’a modifié entre-temps.',
      ],
      transaction: [
        'Les deux étapes se font dans une seule transaction.',
        'Je verrouille la ligne pendant que je la modifie.',
        'La base fait en sorte qu’elles passent l’une après l’autre.',
      ],
      constraint: [
        'Une contrainte d’unicité en base décide qui gagne.',
        'Je ne vérifie pas d’abord pour écrire ensuite, c’est la base qui contrôle.',
        'La règle est dans la base, pas seulement dans le code.',
      ],
      'second-person': [
        'La deuxième personne apprend que quelqu’un d’autre l’a modifié.',
        'On affiche les deux versions et on peut choisir.',
        'L’utilisateur doit recharger et décider.',
      ],
      'tested-it': [
        'J’ai écrit un test avec deux threads qui le font en même temps.',
        'Je l’ai essayé avec beaucoup de requêtes en parallèle.',
        'Un test lance les deux mises à jour à la fois.',
      ],
    },
  },
  'form-for-strangers': {
    anchors: {
      '1': 'Champs obligatoires et captcha ; s’en remet au framework.',
      '3': 'Cite l’injection et contrôle côté serveur, mais laisse ouverts fichiers, droits ou limites.',
      '5': 'Passe en revue texte, fichiers, droits, limites et stockage, considère tout comme hostile, sait ce qui est journalisé et qui peut le voir.',
    },
    facts: {
      'server-side-checks': [
        'Tout est revérifié sur le serveur.',
        'Je ne fais jamais confiance à ce qui vient du navigateur.',
        'La validation dans le navigateur n’est que du confort.',
      ],
      injection: [
        'Avec des requêtes préparées, personne ne peut injecter du SQL.',
        'Le texte est échappé avant affichage, contre le cross-site scripting.',
        'Je m’assure qu’une saisie n’est jamais exécutée comme du code.',
      ],
      'file-upload': [
        'Je limite la taille et le type des fichiers et je contrôle le vrai contenu.',
        'Les fichiers téléversés sont rangés hors du dossier web sous un nouveau nom.',
        'Les fichiers passent par un antivirus et ne sont jamais exécutés.',
      ],
      limits: [
        'Une limite de débit empêche quelqu’un d’en envoyer des milliers.',
        'Chaque champ a une taille maximale.',
        'Contre les robots, je limiterais les requêtes par adresse.',
      ],
      'personal-data': [
        'Seuls ceux qui en ont besoin voient les données.',
        'On garde le moins possible et on efface après un certain temps.',
        'Rien de personnel ne doit figurer dans les logs.',
      ],
    },
  },
  'way-of-a-password': {
    anchors: {
      '1': 'Dans le code, dans une messagerie, ou ne sait pas.',
      '3': 'Variables d’environnement ou coffre, sans dire qui peut les lire ni comment on les change.',
      '5': 'Connaît tout le chemin, les personnes et programmes qui pourraient lire, le renouvellement des clés, ce qui suit une fuite, et ce qui reste faible.',
    },
    facts: {
      'secret-store': [
        'Les secrets sont dans un coffre et transmis au démarrage.',
        'On garde les mots de passe dans un gestionnaire de secrets, pas dans le dépôt.',
        'Ils arrivent en variables d’environnement depuis le coffre de la plateforme.',
      ],
      'least-access': [
        'Seuls deux personnes et le déploiement peuvent les lire.',
        'Chaque service a son compte avec seulement les droits nécessaires.',
        'Les développeurs n’ont pas le mot de passe de production.',
      ],
      rotation: [
        'Les clés sont changées tous les quelques mois.',
        'On remplace une clé sans coupure, car deux sont valables un moment.',
        'Quand quelqu’un part, on renouvelle les accès.',
      ],
      'leak-plan': [
        'Si une clé fuit, on la révoque aussitôt et on regarde qui l’a utilisée.',
        'Un scanner bloque les commits qui contiennent une clé.',
        'Une fois, une clé était dans le dépôt, nous l’avons remplacée et nettoyé.',
      ],
    },
  },
  'laptop-to-user': {
    anchors: {
      '1': 'Copie des fichiers, ou d’autres s’en chargent.',
      '3': 'Une chaîne avec build, tests et livraison, racontée sans ses faiblesses.',
      '5': 'Un chemin concret avec des durées, peu d’utilisateurs d’abord, un retour arrière éprouvé, une amélioration faite soi-même.',
    },
    facts: {
      'automatic-checks': [
        'Le pipeline construit et lance tous les tests.',
        'Rien ne peut être fusionné si les contrôles ne sont pas verts.',
        'Après le push, les tests partent tout seuls.',
      ],
      'gradual-release': [
        'Au début, peu d’utilisateurs reçoivent la nouvelle version.',
        'Cela va d’abord en environnement de test, puis progressivement à tout le monde.',
        'La fonction est derrière un interrupteur.',
      ],
      'way-back': [
        'Avec une commande, on revient à la version précédente.',
        'Le retour arrière prend deux minutes.',
        'Nous nous sommes entraînés à revenir.',
      ],
      'weak-step': [
        'Ce qui m’inquiétait, c’était la migration de la base.',
        'L’étape manuelle était la copie de la configuration, et elle a raté une fois.',
        'Les tests duraient quarante minutes, alors les gens les sautaient.',
      ],
      improvement: [
        'J’ai réduit le build de trente à huit minutes.',
        'J’ai automatisé l’étape qui se faisait à la main.',
        'Depuis mon changement, on livre chaque jour au lieu de toutes les deux semaines.',
      ],
    },
  },
  'rebuild-it-tomorrow': {
    anchors: {
      '1': 'Monté à la main dans une console, au mieux des notes.',
      '3': 'Écrit en code dans un dépôt ; état, secrets et données restent ouverts.',
      '5': 'Tout en code et relu, état et secrets gérés, écarts détectés, restauration répétée, coûts suivis.',
    },
    facts: {
      'as-code': [
        'Tout est décrit en code et rangé dans git.',
        'Personne ne clique dans la console, les changements passent par le dépôt.',
        'L’infrastructure est écrite dans des fichiers relus.',
      ],
      drift: [
        'Une tâche nous signale quand la réalité diffère du code.',
        'On compare régulièrement ce qui existe avec ce qui est décrit.',
        'Les modifications manuelles sont écrasées au passage suivant.',
      ],
      rehearsed: [
        'On l’a reconstruit une fois dans un compte vierge pour voir ce qui manque.',
        'Deux fois par an, nous répétons la restauration.',
        'Chaque semaine, un environnement de test naît du même code.',
      ],
      'data-and-secrets': [
        'Les sauvegardes sont ailleurs et restaurées à titre d’essai.',
        'Le difficile, ce sont les données, les machines se refont vite.',
        'Les secrets et le fichier d’état sont séparés et protégés.',
      ],
    },
  },
  'signals-you-watch': {
    anchors: {
      '1': 'Les utilisateurs appellent, ou un outil que d’autres regardent.',
      '3': 'Chiffres habituels comme la charge et les erreurs, sans ce qui en découle.',
      '5': 'Peu de signaux proches de l’utilisateur, chacun avec un seuil et une action ; a supprimé les alarmes inutiles ; raconte un cas.',
    },
    facts: {
      'user-facing-signal': [
        'Je surveille la part de requêtes en échec et leur durée.',
        'Le temps de réponse ressenti par les utilisateurs est la première chose que je regarde.',
        'Le nombre de commandes terminées par minute m’en dit le plus.',
      ],
      threshold: [
        'Au-delà d’un pour cent d’échecs, quelqu’un est appelé.',
        'Au-dessus d’une demi-seconde, on reçoit un avertissement.',
        'Nous avons fixé un objectif et l’alarme s’y rapporte.',
      ],
      action: [
        'Je regarde alors la dernière livraison et, dans le doute, je reviens en arrière.',
        'Pour chaque alarme, une page dit quoi faire.',
        'Si la file grandit, je démarre d’autres workers.',
      ],
      'fewer-alarms': [
        'On a supprimé les alarmes auxquelles personne ne réagissait.',
        'Il y avait trop d’avertissements, nous avons gardé les quelques importants.',
        'Une alerte qui ne mène à aucune action est retirée.',
      ],
    },
  },
  'loading-empty-failed': {
    anchors: {
      '1': 'Une roue qui tourne, ou n’y a pas pensé.',
      '3': 'Traite chargement et erreurs en général, il manque le cas vide ou la suite.',
      '5': 'Chaque état a ses mots et une suite, rien de saisi ne se perd, réseau lent essayé, de vraies personnes observées.',
    },
    facts: {
      loading: [
        'Pendant le chargement, on voit déjà les contours de la page.',
        'Un emplacement réservé apparaît pour que rien ne saute.',
        'Au bout d’une seconde, un indicateur s’affiche, avant rien.',
      ],
      empty: [
        'Quand il n’y a encore rien, la page dit quoi faire en premier.',
        'Une liste vide explique pourquoi elle l’est.',
        'Les nouveaux utilisateurs voient un conseil au lieu d’une page blanche.',
      ],
      failed: [
        'En cas d’échec, un message clair et un bouton pour réessayer.',
        'Rien de ce qui a été saisi ne se perd quand l’appel échoue.',
        'Le reste de la page marche même si une partie n’a pas pu charger.',
      ],
      'slow-network': [
        'Je l’ai essayé avec une connexion lente.',
        'Dans le navigateur, j’ai bridé le réseau pour voir.',
        'Je l’ai testé sur un vieux téléphone.',
      ],
    },
  },
  'keyboard-only': {
    anchors: {
      '1': 'Pas pensé, ou croit que de tels utilisateurs n’existent pas.',
      '3': 'Connaît étiquettes, contraste et textes alternatifs, vérifiés seulement par un outil.',
      '5': 'Les bons éléments d’abord, focus et ordre soignés, changements annoncés, vérifié soi-même au clavier et au lecteur d’écran, si possible avec des personnes concernées.',
    },
    facts: {
      'right-elements': [
        'J’utilise de vrais boutons et liens au lieu de blocs cliquables.',
        'Avec un HTML correct, l’essentiel marche tout seul.',
        'Titres et étiquettes sont bien balisés.',
      ],
      focus: [
        'On voit où se trouve le focus.',
        'Quand une fenêtre s’ouvre, le focus y entre, puis revient.',
        'L’ordre de tabulation suit la page.',
      ],
      'own-check': [
        'J’ai laissé la souris et tout parcouru au clavier.',
        'J’ai écouté la page avec un lecteur d’écran.',
        'Je l’ai testée avec VoiceOver ou NVDA.',
      ],
      'automatic-check': [
        'Un contrôle automatique tourne dans la chaîne, mais il ne trouve qu’une partie des défauts.',
        'Axe ou Lighthouse montre les étiquettes absentes et les contrastes faibles.',
        'J’ai vérifié le contraste des couleurs.',
      ],
      'real-users': [
        'Un collègue aveugle l’a essayé et nous a dit ce qui gênait.',
        'Nous avons testé avec des personnes qui en dépendent.',
        'Le retour d’une utilisatrice nous a fait changer le formulaire.',
      ],
    },
  },
  'connection-lost': {
    anchors: {
      '1': 'Un message d’erreur, et la personne recommence.',
      '3': 'Garde les données et réessaie, sans penser aux doublons, aux conflits ni à l’application fermée.',
      '5': 'D’abord enregistré localement, envoyé plus tard une seule fois, règle pour les conflits, on sait toujours ce qui est sauvegardé, testé en coupant la connexion.',
    },
    facts: {
      'local-first': [
        'C’est d’abord enregistré sur le téléphone.',
        'La saisie reste dans une base locale jusqu’à l’envoi.',
        'Rien ne se perd, puisqu’on le stocke sur l’appareil avant d’envoyer.',
      ],
      'send-later': [
        'Quand le réseau revient, cela part en arrière-plan.',
        'Une file envoie plus tard les changements en attente.',
        'L’application réessaie toute seule.',
      ],
      'no-doubles': [
        'Chaque saisie a son propre identifiant pour ne pas être enregistrée deux fois.',
        'Le serveur reconnaît une requête répétée.',
        'Envoyer deux fois a le même effet qu’une seule.',
      ],
      'person-knows': [
        'Un petit signe montre ce qui n’est pas encore envoyé.',
        'L’utilisateur voit que c’est gardé sur le téléphone et partira plus tard.',
        'J’affiche clairement si c’est sauvegardé ou non.',
      ],
      'tested-offline': [
        'Je l’ai testé en mode avion.',
        'J’ai tué l’application en pleine sauvegarde pour voir ce qui se passe.',
        'Nous l’avons essayé dans un ascenseur et dans le métro.',
      ],
    },
  },
  'simple-rule-first': {
    anchors: {
      '1': 'Cite des algorithmes et des bibliothèques ; aucune comparaison.',
      '3': 'A comparé avec un autre modèle sur un jeu de test ; le besoin et le coût des erreurs restent vagues.',
      '5': 'Référence simple, mesure adaptée au coût des erreurs, données séparées sans fuite, gain chiffré, prêt à renoncer au modèle.',
    },
    facts: {
      baseline: [
        'On l’a comparé à une prédiction de la moyenne à chaque fois.',
        'Une règle simple avait déjà raison dans quatre-vingts pour cent des cas.',
        'Ma référence était ce que le service faisait à la main.',
      ],
      'fitting-measure': [
        'L’exactitude aurait trompé, car les cas étaient rares.',
        'Un cas manqué coûte plus cher qu’une fausse alerte, on a donc regardé le rappel.',
        'Nous avons choisi la mesure selon ce que coûte une erreur.',
      ],
      'clean-split': [
        'J’ai séparé par date pour que rien du futur n’entre.',
        'On n’a pas touché aux données de test avant la fin.',
        'Le même client n’était jamais à la fois en apprentissage et en test.',
      ],
      gain: [
        'Le modèle était dix pour cent meilleur, ce qui économisait le travail de deux personnes.',
        'Le gain était trop faible, nous avons gardé la règle.',
        'En argent, c’était rentable après trois mois.',
      ],
      'looked-at-errors': [
        'J’ai regardé les cas faux un par un.',
        'La plupart des erreurs venaient de mauvaises étiquettes.',
        'Il se trompait surtout pour un groupe, et nous avons trouvé pourquoi.',
      ],
    },
  },
  'good-in-tests-bad-in-life': {
    anchors: {
      '1': 'Réentraîne avec plus de données.',
      '3': 'Cite dérive ou surapprentissage et compare des données, sans ordre.',
      '5': 'Vérifie d’abord la chaîne et les entrées, compare réel et test, cherche des fuites, regarde des cas un à un, surveille ensuite la qualité.',
    },
    facts: {
      'same-inputs': [
        'Je vérifie d’abord que les entrées arrivent comme à l’entraînement.',
        'Une variable était calculée autrement en production.',
        'J’envoie le même exemple dans les deux et je compare.',
      ],
      'data-shift': [
        'Les données réelles ne ressemblent pas à celles d’entraînement.',
        'Les utilisateurs avaient changé depuis la collecte.',
        'Je mets côte à côte les distributions d’entraînement et de production.',
      ],
      leak: [
        'Peut-être qu’une information inconnue dans la vie réelle a fui dans l’entraînement.',
        'Une colonne contenait déjà la réponse.',
        'Le test était trop bon parce que les mêmes personnes étaient dans les deux jeux.',
      ],
      'single-cases': [
        'Je regarde cinquante cas faux de mes propres yeux.',
        'Avec le métier, j’ai parcouru des exemples.',
        'Je classe les erreurs par type.',
      ],
      'watch-on': [
        'Depuis, nous mesurons la qualité chaque jour.',
        'Une alarme se déclenche quand les prédictions dérivent.',
        'Une petite part va à des personnes qui contrôlent.',
      ],
    },
  },
  'right-looking-wrong-numbers': {
    anchors: {
      '1': 'Attend les plaintes, ou vérifie seulement que la tâche a tourné.',
      '3': 'Contrôle nombre de lignes et valeurs vides ; pas de comparaison avec l’attendu, pas de plan de réparation.',
      '5': 'Compare à la source et au passé, arrête avant publication, peut recharger sans doublons, prévient les personnes touchées.',
    },
    facts: {
      'expectation-checks': [
        'Je compare la somme avec la veille et avec le même jour la semaine passée.',
        'Un contrôle avertit si le nombre s’écarte de la normale.',
        'Il y a des tests sur les données pour les valeurs vides et les doublons.',
      ],
      'against-source': [
        'Le total est comparé au système source.',
        'Je rapproche les chiffres de la comptabilité.',
        'On compte les lignes au départ et à l’arrivée.',
      ],
      'stop-publishing': [
        'Si un contrôle échoue, les nouveaux chiffres ne sont pas publiés.',
        'Le rapport reste sur les chiffres d’hier avec une note.',
        'Le pipeline s’arrête avant que l’erreur se propage.',
      ],
      'load-again': [
        'Le chargement peut être répété sans créer de doublons.',
        'Je peux recharger un seul jour.',
        'Comme nous gardons les données brutes, on peut tout recalculer.',
      ],
      'tell-users': [
        'Je préviens tout de suite ceux qui travaillent avec.',
        'Ceux qui avaient utilisé les chiffres ont reçu une version corrigée et une explication.',
        'Une page indique la fraîcheur des données.',
      ],
    },
  },
  'language-model-good-enough': {
    anchors: {
      '1': 'A essayé quelques prompts et cela semblait bon.',
      '3': 'Un jeu d’exemples et des filtres ; peu sur les mauvaises réponses en usage.',
      '5': 'Jeu de test propre avec critères clairs à chaque changement, limites au modèle, repli, entrées hostiles envisagées, coût et vitesse connus.',
    },
    facts: {
      'test-set': [
        'Nous avons un jeu de vraies questions avec les bonnes réponses, lancé à chaque changement.',
        'J’ai réuni deux cents exemples et je les ai notés.',
        'Chaque modification du prompt est mesurée sur les mêmes exemples.',
      ],
      grounding: [
        'Le modèle ne peut répondre qu’à partir des documents qu’on lui donne.',
        'Chaque réponse montre sa source, pour qu’on puisse vérifier.',
        'Si nos données ne contiennent rien, il dit qu’il ne sait pas.',
      ],
      fallback: [
        'Si la réponse ne respecte pas le format, on prend la voie ordinaire.',
        'Dans le doute, un humain prend le relais.',
        'Quand le modèle tombe, le produit marche sans lui.',
      ],
      'hostile-input': [
        'Le texte des utilisateurs peut contenir des instructions, donc le modèle n’a aucun droit propre.',
        'Nous avons testé l’injection de prompt.',
        'Ce que renvoie le modèle est traité comme la saisie d’un inconnu.',
      ],
      'cost-and-speed': [
        'Je sais ce que coûte une réponse et combien de temps elle prend.',
        'Un modèle plus petit suffisait et coûtait bien moins.',
        'On met les réponses en cache, parce que c’était trop lent.',
      ],
    },
  },
  'decision-you-opposed': {
    anchors: {
      '1': 'N’est jamais en désaccord, ou raconte combien les autres avaient tort.',
      '3': 'Un vrai désaccord argumenté sur le fond ; peu sur l’autre point de vue ou la suite.',
      '5': 'Rend justice à l’autre avis, a argumenté avec des faits ou un essai, porté la décision, la juge ouvertement aujourd’hui.',
    },
    facts: {
      'other-view': [
        'Les autres avaient un bon argument, à savoir que ce serait plus rapide.',
        'Je peux comprendre pourquoi ils le voulaient.',
        'Leur argument était que l’équipe connaissait déjà l’outil.',
      ],
      'argued-with-facts': [
        'J’ai construit un petit prototype pour montrer la différence.',
        'J’ai apporté des mesures au lieu d’opinions.',
        'J’ai écrit les deux options avec avantages et inconvénients.',
      ],
      'carried-it': [
        'Finalement, on a tranché contre moi et j’ai suivi.',
        'J’ai fait de mon mieux pour que cela marche, même si je pensais autrement.',
        'Une fois que c’était décidé, je l’ai soutenu.',
      ],
      'today-view': [
        'Avec le recul, ils avaient raison.',
        'Je pense toujours que c’était faux, car il a fallu revenir en arrière.',
        'J’ai appris que ma crainte était exagérée.',
      ],
    },
  },
  'someone-got-better': {
    anchors: {
      '1': 'Répond quand on lui demande, ou n’a pas de tel cas.',
      '3': 'A aidé quelqu’un par des revues ou en binôme ; le changement reste vague.',
      '5': 'A vu un manque précis, choisi des tâches et laissé de la place, s’est retenu, peut montrer ce que la personne fait seule.',
    },
    facts: {
      'specific-gap': [
        'Elle avait du mal à découper une grande tâche en petites.',
        'Il savait programmer, mais avait peur de toucher à la base.',
        'J’ai remarqué qu’il ne posait jamais de questions.',
      ],
      'way-of-helping': [
        'Nous avons programmé ensemble deux fois par semaine.',
        'Je lui ai donné une tâche un peu trop dure et je suis resté près.',
        'En revue, je posais des questions au lieu de donner la solution.',
      ],
      'held-back': [
        'Je l’ai laissé faire l’erreur, parce qu’elle était sans danger.',
        'Je me suis retenu et je l’ai laissée décider.',
        'Le faire moi-même aurait été plus rapide, mais je ne l’ai pas fait.',
      ],
      'visible-change': [
        'Aujourd’hui, elle mène le projet seule.',
        'Après trois mois, il le faisait sans aide.',
        'Maintenant, les autres viennent lui poser des questions.',
      ],
    },
  },
  'two-weeks-or-six': {
    anchors: {
      '1': 'Dit oui et espère, ou dit non.',
      '3': 'Explique la charge et demande plus de temps, sans demander ce qu’il faut vraiment.',
      '5': 'Cherche le besoin derrière la date, propose une version réduite utile, rend visibles risque et prix, tient ce qui est convenu.',
    },
    facts: {
      'asks-need': [
        'Je demande ce qui doit être prêt ce jour-là et pourquoi.',
        'Je veux d’abord savoir de quoi dépend la date.',
        'Souvent, seule une petite partie est vraiment nécessaire.',
      ],
      'smaller-version': [
        'Je propose une version plus simple pour les deux semaines et le reste après.',
        'Nous avons réduit la fonction à l’essentiel.',
        'Je suggère de laisser d’abord les cas particuliers.',
      ],
      'explains-estimate': [
        'Je montre étape par étape comment j’arrive à six semaines.',
        'J’explique où se trouve l’incertitude.',
        'Je dis quelles parties prennent du temps.',
      ],
      'early-word': [
        'Dès que je vois que ce sera en retard, je le dis.',
        'Je les ai prévenus tôt pour qu’ils puissent s’organiser.',
        'Mieux vaut l’annoncer le deuxième jour que le dernier.',
      ],
    },
  },
};
