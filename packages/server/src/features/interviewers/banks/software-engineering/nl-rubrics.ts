import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'built-it-yourself': {
    anchors: {
      '1': 'Noemt hulpmiddelen, maar kan niet zeggen wat er tussen klik en antwoord gebeurt.',
      '3': 'Volgt het verzoek door de hoofddelen, met gaten in één laag, bijvoorbeeld opslag of foutafhandeling.',
      '5': 'Volgt een echte klik door browser, netwerk, server en opslag, zegt wat er gebeurt als een stap mislukt en waarom het zo is gebouwd.',
    },
    facts: {
      'request-path': [
        'De browser stuurt een verzoek naar de server en die antwoordt met gegevens.',
        'Een klik roept de API aan en de backend verwerkt het request.',
        'De frontend stuurt het formulier naar een endpoint op mijn server.',
      ],
      'stored-data': [
        'De gegevens worden opgeslagen in een tabel van de database.',
        'De server leest het record uit de database en geeft het terug.',
        'Ik zet het in een tabel en zoek het op via de id.',
      ],
      'error-path': [
        'Als er iets misgaat, ziet de gebruiker een foutmelding.',
        'Ik vang de fout af en laat zien wat er niet lukte.',
        'Mislukt de aanroep, dan zegt de pagina dat en kun je het opnieuw proberen.',
      ],
      'reason-for-choice': [
        'Ik koos het omdat het de eenvoudigste oplossing was die werkte.',
        'De reden om het zo te bouwen was dat ik het makkelijk wilde kunnen aanpassen.',
        'Eerst probeerde ik een andere manier, die liep tegen grenzen aan.',
      ],
    },
  },
  'decision-to-defend': {
    anchors: {
      '1': 'Beschrijft gebruikte techniek; geen eigen keuze, geen alternatief.',
      '3': 'Eén echte keuze met reden en alternatief, maar weinig over wat die later kostte.',
      '5': 'Keuze, alternatieven, de behoefte die de doorslag gaf, wat er later gebeurde, en eerlijk wat nu anders zou gaan.',
    },
    facts: {
      alternative: [
        'We hebben ook een andere aanpak overwogen en laten vallen.',
        'Het alternatief was geweest om het in losse services te splitsen.',
        'Ik heb vooraf twee of drie opties vergeleken.',
      ],
      'driving-need': [
        'De doorslag gaf dat we weinig tijd en een klein team hadden.',
        'We moesten meer belasting aankunnen, dat bepaalde de keuze.',
        'Het belangrijkste was dat het eenvoudig te beheren bleef.',
      ],
      'cost-later': [
        'Later bleek het een fout, omdat elke wijziging langer duurde.',
        'Het nadeel kwam een jaar later boven bij het onderhoud.',
        'Het werd een knelpunt en kostte ons veel werk.',
      ],
      'own-judgement': [
        'Vandaag zou ik het anders doen.',
        'Met wat ik nu weet, zou ik die beslissing terugdraaien.',
        'Ik zou haar nog steeds verdedigen, want ze bespaarde ons grotere problemen.',
      ],
    },
  },
  'ten-times-load': {
    anchors: {
      '1': 'Zet er servers bij, zonder te zeggen waar de grens ligt.',
      '3': 'Noemt een aannemelijk knelpunt zoals de database en een middel, zonder te meten.',
      '5': 'Noemt de eerste grens met getallen, test onder belasting, weet wat weg kan of in de wachtrij gaat, alarm vóór de grens.',
    },
    facts: {
      'first-bottleneck': [
        'De database zou als eerste bezwijken.',
        'We zouden eerst door onze databaseverbindingen heen zijn.',
        'Het knelpunt is de ene service waar alles doorheen moet.',
      ],
      'load-test': [
        'Ik zou een belastingtest draaien op een kopie van het systeem.',
        'We simuleren het verkeer vooraf en kijken waar het traag wordt.',
        'Ik zou meten bij hoeveel requests het omvalt.',
      ],
      'cache-or-queue': [
        'Ik zou er een cache voor zetten.',
        'Werk dat niet meteen hoeft, gaat in een wachtrij.',
        'We bewaren de resultaten van veelgevraagde opdrachten zodat de database niet steeds wordt bevraagd.',
      ],
      'shed-load': [
        'Ik weiger liever een paar verzoeken dan dat alles platgaat.',
        'Met een limiet per gebruiker komen de belangrijke aanvragen er nog door.',
        'Minder belangrijke functies gaan als eerste uit.',
      ],
      'early-warning': [
        'Een alarm waarschuwt ons voordat de grens is bereikt.',
        'Ik houd de responstijden en de lengte van de queue in de gaten.',
        'Ons dashboard waarschuwt bij zeventig procent van de capaciteit.',
      ],
    },
  },
  'changing-an-interface': {
    anchors: {
      '1': 'Verandert het en meldt het, of heeft nooit aan de aanroepers gedacht.',
      '3': 'Houdt oud en nieuw een tijd naast elkaar, maar is vaag over hoe aanroepers overgaan en wanneer de oude stopt.',
      '5': 'Voegt toe vóór weghalen, meet wie de oude nog aanroept, geeft data en hulp, bewaakt het contract met tests, verwijdert pas als niemand meer over is.',
    },
    facts: {
      'both-versions': [
        'Een tijdlang draaien de oude en de nieuwe versie naast elkaar.',
        'Ik voeg eerst het nieuwe veld toe en laat het oude staan.',
        'We geven de API versies zodat bestaande aanroepers blijven werken.',
      ],
      'knows-callers': [
        'In de logs kijk ik wie het oude endpoint nog aanroept.',
        'We hebben gemeten hoeveel verkeer er nog op de oude versie zat.',
        'Eerst zoek ik uit welke clients het gebruiken.',
      ],
      announcement: [
        'We kondigen de verandering vroeg aan met een einddatum voor de oude.',
        'Klanten hoorden het maanden vooraf en kregen een handleiding om over te stappen.',
        'Ik heb met elk team gesproken dat het gebruikt.',
      ],
      'contract-test': [
        'Contracttests laten zien of een oude client nog werkt.',
        'We hebben tests die de API aanroepen zoals de afnemers dat doen.',
        'Een test faalt zodra iemand het afgesproken formaat breekt.',
      ],
    },
  },
  'unreliable-neighbour': {
    anchors: {
      '1': 'Wacht, toont een fout of geeft de andere dienst de schuld.',
      '3': 'Time-outs en herhalen, zonder te zeggen wat niet herhaald mag worden of wat de gebruiker ziet.',
      '5': 'Korte time-outs, beperkt herhalen met groeiende pauzes, veilig herhaalbaar, bruikbare terugval, stoppen met aanroepen en herstel geregeld.',
    },
    facts: {
      timeout: [
        'Elke aanroep krijgt een time-out zodat we niet eeuwig wachten.',
        'Na twee seconden wacht ik niet langer op de andere dienst.',
        'We stellen een korte maximale duur in per request.',
      ],
      'careful-retry': [
        'Ik probeer het een paar keer met steeds een langere pauze.',
        'We herhalen met backoff, zodat we het niet erger maken.',
        'Alleen wat veilig dubbel mag lopen, wordt herhaald.',
      ],
      fallback: [
        'Als hij plat ligt, tonen we de laatst bekende gegevens.',
        'De gebruiker kan doorwerken en de rest gebeurt later vanuit een wachtrij.',
        'Er is een terugvaloptie, de pagina werkt zonder dat deel.',
      ],
      'circuit-breaker': [
        'Een circuit breaker stopt de aanroepen als het te vaak misgaat.',
        'Na een aantal fouten laten we hem een minuut met rust.',
        'We sturen niets meer totdat hij hersteld is.',
      ],
    },
  },
  'what-proved-the-cause': {
    anchors: {
      '1': 'Geen concrete fout, of dingen geprobeerd tot hij weg was.',
      '3': 'Een concrete fout en verstandige stappen, maar niet wat elke stap uitsloot of hoe de oorzaak bewezen is.',
      '5': 'Eerste vermoeden en waarom het fout was, proeven die iets uitsloten, oorzaak aangetoond door de fout te laten komen en gaan, en een rem op herhaling.',
    },
    facts: {
      'wrong-suspicion': [
        'Eerst dacht ik dat het aan de database lag, maar dat was niet zo.',
        'Mijn eerste vermoeden bleek onjuist.',
        'We dachten allemaal dat de laatste release de schuldige was.',
      ],
      reproduced: [
        'Ik kon het op mijn eigen machine reproduceren.',
        'Zodra ik het naar believen kon laten gebeuren, was het snel gevonden.',
        'Ik schreef een scriptje dat de fout elke keer uitlokt.',
      ],
      'ruled-out': [
        'Ik zette de delen een voor een uit om te zien of het nog gebeurt.',
        'Door stap voor stap door de geschiedenis te gaan vond ik de wijziging die het veroorzaakte.',
        'In de logs was het verzoek binnengekomen, dus het kon niet aan het netwerk liggen.',
      ],
      'root-cause': [
        'De echte oorzaak waren twee processen die tegelijk schreven.',
        'Uiteindelijk bleek dat een instelling op die server anders stond.',
        'De reden was een verkeerde aanname over tijdzones.',
      ],
      'guard-against-return': [
        'Ik heb een test toegevoegd die faalt als het terugkomt.',
        'Sindsdien zit er een controle op in de pipeline.',
        'We hebben nu een alarm voor dat geval.',
      ],
    },
  },
  'failed-in-production': {
    anchors: {
      '1': 'Er ging nooit iets stuk, of het verhaal gaat over wie schuld had.',
      '3': 'Met het team gevonden en hersteld; weinig over inlichten of over wat daarna veranderde.',
      '5': 'Beperkt eerst de schade, licht betrokkenen in, zoekt dan de oorzaak, schrijft die zonder schuld op en noemt de verandering daarna.',
    },
    facts: {
      'limited-damage': [
        'Eerst heb ik teruggedraaid naar de vorige versie.',
        'We hebben de nieuwe functie direct uitgezet.',
        'Het belangrijkste was dat het weer draaide, de oorzaak kwam later.',
      ],
      informed: [
        'Ik vertelde het team en support wat er aan de hand was.',
        'We plaatsten een bericht op de statuspagina.',
        'Eén iemand hield de klanten op de hoogte terwijl ik de fout zocht.',
      ],
      'looked-at-data': [
        'Ik keek in de logs en dashboards wanneer het begon.',
        'In de grafieken zag je dat de fouten vlak na de release stegen.',
        'Ik ging na wat er net daarvoor was gewijzigd.',
      ],
      'written-review': [
        'Achteraf schreven we op wat er gebeurd was en waarom.',
        'We hielden een evaluatie zonder iemand de schuld te geven.',
        'Er was een postmortem met het hele team.',
      ],
      'lasting-change': [
        'Sindsdien gaan releases eerst naar een kleine groep gebruikers.',
        'We hebben een melding toegevoegd zodat we het eerder zien.',
        'Nu is er een controle die zo’n wijziging tegenhoudt.',
      ],
    },
  },
  'ten-times-slower': {
    anchors: {
      '1': 'Raadt een oorzaak, of zet er hardware of een cache bij.',
      '3': 'Kijkt in logs of een profiler en vindt een aannemelijke oorzaak, zonder in te perken waar de tijd blijft.',
      '5': 'Splitst de tien seconden, vergelijkt met vroeger, vindt het deel dat groeide, verandert één ding tegelijk en meet opnieuw.',
    },
    facts: {
      'measure-first': [
        'Eerst meet ik waar de tijd blijft.',
        'Met een profiler zie ik welk deel het langst duurt.',
        'Het netwerktabblad laat zien of het de server is of de browser.',
      ],
      'what-changed': [
        'Er verandert altijd iets, bijvoorbeeld de hoeveelheid data.',
        'Ik vergelijk met de dag waarop het nog snel was.',
        'Ik ga deployments, instellingen en groei sindsdien na.',
      ],
      'database-share': [
        'Vaak is het een query zonder index.',
        'De pagina deed honderden kleine query’s in plaats van één.',
        'Ik kijk in het logboek van trage query’s.',
      ],
      'verify-fix': [
        'Na de wijziging heb ik nog eens gemeten om zeker te zijn.',
        'Ik verander één ding tegelijk en vergelijk.',
        'Het ging van tien seconden naar minder dan één.',
      ],
    },
  },
  'tested-and-untested': {
    anchors: {
      '1': 'Klikt het door, of testen is iets voor anderen.',
      '3': 'Schrijft unittests voor de hoofdpaden; geen duidelijke reden voor wat is weggelaten.',
      '5': 'Test waar een fout pijn doet, mengt niveaus met redenen, noemt het weggelatene en het genomen risico, weet wat erdoorheen glipte.',
    },
    facts: {
      'test-levels': [
        'Ik schreef unittests voor de regels en een paar end-to-endtests voor het hoofdpad.',
        'De logica is gedekt met unittests, de integratie met een handvol tragere.',
        'Er loopt één test door de browser, de rest wordt eronder getest.',
      ],
      'risk-first': [
        'Ik testte het meest waar een fout geld kost.',
        'Het belangrijkste was dat niets dubbel wordt afgeschreven, dus dat is het best getest.',
        'Ik vroeg me af wat het meeste pijn doet als het stukgaat.',
      ],
      'left-out': [
        'De opmaak heb ik bewust niet getest.',
        'De beheerpagina lieten we zitten, want die gebruiken maar twee mensen.',
        'Dat deel heb ik alleen met de hand bekeken.',
      ],
      'edge-cases': [
        'Ik testte ook lege en heel lange invoer.',
        'De rare gevallen zitten erin, zoals foute datums of ontbrekende waarden.',
        'Ik heb ook geprobeerd wat er gebeurt als de andere dienst uitvalt.',
      ],
      'slipped-through': [
        'Er glipte toch een bug doorheen, daar heb ik een test voor toegevoegd.',
        'Een klant vond een geval waar we niet aan hadden gedacht.',
        'Later kwam er een fout boven die onze tests niet konden zien.',
      ],
    },
  },
  'review-that-changed-code': {
    anchors: {
      '1': 'Praat over opmaak, of vindt dat reviews alleen tijd kosten.',
      '3': 'Een echte opmerking met een zinnige wijziging, maar aan de oppervlakte.',
      '5': 'Een opmerking die een verkeerde aanname of risico blootlegde, zo gebracht dat ze gehoord werd, en wat ervan kwam.',
    },
    facts: {
      substance: [
        'De opmerking wees op een geval waar ik niet aan gedacht had.',
        'De reviewer zag dat twee verzoeken elkaar in de weg konden zitten.',
        'Het ging over de structuur en niet over stijl.',
      ],
      'change-in-code': [
        'Ik heb dat stuk herschreven en het werd half zo lang.',
        'We hebben de logica op één plek gezet.',
        'Daarna splitste ik de functie en gaf haar een goede naam.',
      ],
      tone: [
        'Ik stelde een vraag in plaats van te zeggen dat het fout was.',
        'Ik legde uit waarom en stelde een alternatief voor.',
        'Eerst ergerde ik me, toen zag ik dat ze gelijk had.',
      ],
      habit: [
        'Sindsdien let ik daar in elke review op.',
        'Ik houd mijn wijzigingen klein zodat ze te beoordelen zijn.',
        'Nu bekijk ik mijn eigen wijziging voordat ik anderen vraag.',
      ],
    },
  },
  'old-code-must-run': {
    anchors: {
      '1': 'Zou alles opnieuw schrijven, of raakt het niet aan.',
      '3': 'Voegt tests toe en ruimt gaandeweg op, zonder te zeggen waar en waarom daar.',
      '5': 'Leert wat het in gebruik echt doet, legt gedrag vast met tests waar verandering nodig is, kleine stappen die uit kunnen, laat met rust wat niet hoeft.',
    },
    facts: {
      'pin-behaviour': [
        'Eerst schrijf ik tests die vastleggen wat het nu doet.',
        'Ik leg het huidige gedrag vast voordat ik iets verander.',
        'We vergeleken de uitvoer van oude en nieuwe code op echte gegevens.',
      ],
      'small-steps': [
        'Ik verander in kleine stappen en lever ze elk op.',
        'Stukje bij beetje wordt het oude deel vervangen.',
        'Elke stap kan terug als er iets misgaat.',
      ],
      'where-it-hurts': [
        'Ik begin waar het vaakst iets moet veranderen.',
        'De delen waar niemand aankomt, laat ik met rust.',
        'Ik keek welke bestanden de meeste bugs hadden veroorzaakt.',
      ],
      'learn-first': [
        'Ik praat met mensen die er al lang mee werken.',
        'Ik lees de logs om te zien wat echt gebruikt wordt.',
        'Eerst probeer ik te begrijpen waarom het zo gedaan is.',
      ],
    },
  },
  'a-third-of-the-tests': {
    anchors: {
      '1': 'Test sneller of langer, of laat anderen kiezen.',
      '3': 'Zet de hoofdfuncties voorop, zonder te kijken wat er is gewijzigd of te zeggen wat ontbreekt.',
      '5': 'Kiest op wijziging, schade en eerdere fouten, zegt open wat niet gedekt is, laat de verantwoordelijke beslissen, houdt na de release toezicht.',
    },
    facts: {
      'by-change': [
        'Ik kijk wat er is gewijzigd en test dat eerst.',
        'De delen waar niemand aan zat, kunnen wachten.',
        'Ik vraag de ontwikkelaars over welke plekken ze onzeker zijn.',
      ],
      'by-damage': [
        'Wat klanten het meest zou raken, wordt eerst getest.',
        'Betalen en inloggen komen altijd eerst.',
        'Ik weeg hoe waarschijnlijk een fout is en hoe erg die zou zijn.',
      ],
      'says-openly': [
        'Ik schrijf op wat niet getest is en vertel het de product owner.',
        'Iedereen moet weten welk risico we nemen.',
        'Of we uitrollen, beslist de verantwoordelijke op basis van mijn lijst met gaten.',
      ],
      'after-release': [
        'Na de release test ik de rest.',
        'De eerste dag houden we het foutpercentage goed in de gaten.',
        'Er is een weg terug als er iets opduikt.',
      ],
    },
  },
  'changing-a-live-table': {
    anchors: {
      '1': 'Draait ’s nachts één opdracht, of weet niet wat er mis kan gaan.',
      '3': 'Migratie met back-up en proefrun, zonder op locks of oude en nieuwe code samen in te gaan.',
      '5': 'Voegt de nieuwe vorm toe, vult in porties, schrijft beide, zet het lezen om, haalt het oude aan het eind weg; kent de locks en heeft een weg terug.',
    },
    facts: {
      'expand-then-contract': [
        'Ik voeg eerst de nieuwe kolom toe en haal de oude pas op het eind weg.',
        'Een tijdlang schrijft de code in de oude én de nieuwe kolom.',
        'Het gaat in meerdere releases, niet in één.',
      ],
      batches: [
        'De oude rijen worden in kleine porties gevuld.',
        'Ik kopieer een paar duizend rijen tegelijk zodat er niets blokkeert.',
        'Een taak op de achtergrond verplaatst de gegevens langzaam.',
      ],
      locks: [
        'Je moet weten welke wijziging de tabel vergrendelt.',
        'Het gevaar is dat de opdracht iedereen minutenlang blokkeert.',
        'Ik stel een lock-time-out in, zodat hij opgeeft in plaats van te blokkeren.',
      ],
      'way-back': [
        'Er is een back-up en ik heb het terugzetten geprobeerd.',
        'Elke stap kan worden teruggedraaid.',
        'Ik probeerde het vooraf op een kopie van de echte data.',
      ],
    },
  },
  'slow-query': {
    anchors: {
      '1': 'Zet er uit gewoonte een index op, of verschuift het probleem naar een cache.',
      '3': 'Kijkt naar het plan en voegt een passende index toe, weinig over waarom die hielp.',
      '5': 'Leest het plan met echte data, verklaart de keuze van de database, verandert query, index of model met de prijs erbij, meet opnieuw.',
    },
    facts: {
      'read-plan': [
        'Ik keek met explain naar het uitvoeringsplan.',
        'In het plan stond dat de hele tabel werd gelezen.',
        'Met explain analyze zag ik waar de tijd bleef.',
      ],
      index: [
        'Een index op die twee kolommen loste het op.',
        'De index was er, maar kon door de functie rond de kolom niet worden gebruikt.',
        'Ik maakte een index die past bij het filter en de sortering.',
      ],
      'rewrite-query': [
        'Ik herschreef de query zodat hij veel minder rijen leest.',
        'In plaats van één query per rij is er nu één voor alles.',
        'We halen alleen de kolommen op die nodig zijn.',
      ],
      'price-of-it': [
        'Elke index maakt schrijven trager.',
        'De prijs was meer opslag en langzamer invoegen.',
        'Ik controleerde dat er niets anders trager werd.',
      ],
      measured: [
        'Het ging van dertig seconden naar minder dan één.',
        'Ik mat vooraf en achteraf op echte gegevens.',
        'Het werd honderd keer zo snel.',
      ],
    },
  },
  'same-record-same-second': {
    anchors: {
      '1': 'Dat komt niet voor, of de laatste wint zonder dat iemand het merkt.',
      '3': 'Noemt transacties of locks, zonder te zeggen welk geval ze niet dekken.',
      '5': 'Noemt het mogelijke verlies, kiest versiecontrole, lock of constraint met een reden, zegt wat de tweede ziet, en heeft het getest.',
    },
    facts: {
      'version-check': [
        'Elk record heeft een versienummer en een verouderde versie wordt geweigerd.',
        'Met optimistic locking krijgt de tweede een conflict.',
        'De update lukt alleen als niemand het intussen heeft gewijzigd.',
      ],
      transaction: [
        'Beide stappen gebeuren in één transactie.',
        'Ik vergrendel de rij terwijl ik die verander.',
        'De database zorgt dat ze na elkaar gaan.',
      ],
      constraint: [
        'Een unique constraint in de database bepaalt wie wint.',
        'Ik controleer niet eerst om dan te schrijven, de database controleert.',
        'De regel staat in de database en niet alleen in de code.',
      ],
      'second-person': [
        'De tweede krijgt te horen dat iemand anders het heeft aangepast.',
        'Beide versies worden getoond en je kunt kiezen.',
        'De gebruiker moet herladen en beslissen.',
      ],
      'tested-it': [
        'Ik schreef een test met twee threads die het tegelijk doen.',
        'Ik probeerde het met veel parallelle verzoeken.',
        'Een test draait beide updates tegelijk.',
      ],
    },
  },
  'form-for-strangers': {
    anchors: {
      '1': 'Verplichte velden en een captcha; vertrouwt op het framework.',
      '3': 'Noemt injectie en controleert op de server, maar laat bestanden, rechten of limieten open.',
      '5': 'Loopt tekst, bestanden, rechten, limieten en opslag na, behandelt alles als vijandig, weet wat gelogd wordt en wie het mag zien.',
    },
    facts: {
      'server-side-checks': [
        'Alles wordt op de server nog eens gecontroleerd.',
        'Ik vertrouw nooit wat uit de browser komt.',
        'Validatie in de browser is alleen gemak.',
      ],
      injection: [
        'Met prepared statements kan niemand SQL injecteren.',
        'Tekst wordt ge-escapet voordat hij wordt getoond, tegen cross-site scripting.',
        'Ik zorg dat invoer nooit als code wordt uitgevoerd.',
      ],
      'file-upload': [
        'Ik beperk grootte en type van de bestanden en controleer de echte inhoud.',
        'Geüploade bestanden staan buiten de webmap onder een nieuwe naam.',
        'Bestanden gaan door een virusscanner en worden nooit uitgevoerd.',
      ],
      limits: [
        'Een rate limit voorkomt dat iemand er duizenden stuurt.',
        'Elk veld heeft een maximale lengte.',
        'Tegen bots zou ik het aantal verzoeken per adres beperken.',
      ],
      'personal-data': [
        'Alleen wie het nodig heeft, kan de gegevens zien.',
        'We bewaren zo min mogelijk en wissen het na een tijd.',
        'In de logs mag niets persoonlijks staan.',
      ],
    },
  },
  'way-of-a-password': {
    anchors: {
      '1': 'In de code, in een chat, of weet het niet.',
      '3': 'Omgevingsvariabelen of een kluis, zonder te zeggen wie ze kan lezen of hoe ze gewisseld worden.',
      '5': 'Kent de hele weg, de mensen en programma’s die kunnen meelezen, hoe sleutels gewisseld worden, wat er na een lek gebeurt, en wat nog zwak is.',
    },
    facts: {
      'secret-store': [
        'De geheimen liggen in een kluis en worden bij het starten doorgegeven.',
        'We bewaren wachtwoorden in een secret manager, niet in de repository.',
        'Ze komen als omgevingsvariabelen uit de kluis van het platform.',
      ],
      'least-access': [
        'Alleen twee mensen en de deployment kunnen ze lezen.',
        'Elke service heeft een eigen account met alleen de nodige rechten.',
        'Ontwikkelaars hebben het wachtwoord van productie niet.',
      ],
      rotation: [
        'Sleutels worden om de paar maanden vervangen.',
        'We kunnen wisselen zonder onderbreking, omdat er een tijdje twee geldig zijn.',
        'Als iemand vertrekt, worden de toegangen vernieuwd.',
      ],
      'leak-plan': [
        'Als er een lekt, trekken we die meteen in en kijken wie hem gebruikte.',
        'Een scanner houdt commits met een sleutel tegen.',
        'Eén keer stond er een sleutel in de repository, die hebben we vervangen en opgeruimd.',
      ],
    },
  },
  'laptop-to-user': {
    anchors: {
      '1': 'Kopieert bestanden, of dat doen anderen.',
      '3': 'Een pipeline met build, tests en release, verteld zonder de zwakke plekken.',
      '5': 'Concrete weg met tijden, eerst naar weinig gebruikers, een beproefde weg terug, een zelf gemaakte verbetering.',
    },
    facts: {
      'automatic-checks': [
        'De pipeline bouwt het en draait alle tests.',
        'Er kan niets gemerged worden als de controles niet groen zijn.',
        'Na de push lopen de tests vanzelf.',
      ],
      'gradual-release': [
        'Eerst krijgen maar weinig gebruikers de nieuwe versie.',
        'Het gaat eerst naar een testomgeving en dan stap voor stap naar iedereen.',
        'De functie zit achter een schakelaar.',
      ],
      'way-back': [
        'Met één commando zitten we weer op de vorige versie.',
        'Terugdraaien kost twee minuten.',
        'We hebben de weg terug geoefend.',
      ],
      'weak-step': [
        'Waar ik me zorgen om maakte, was de migratie van de database.',
        'De handmatige stap was het kopiëren van de configuratie, en dat ging één keer fout.',
        'De tests duurden veertig minuten, dus sloegen mensen ze over.',
      ],
      improvement: [
        'Ik heb de build van dertig naar acht minuten teruggebracht.',
        'Wat eerst handwerk was, heb ik geautomatiseerd.',
        'Sinds mijn wijziging leveren we dagelijks in plaats van om de twee weken.',
      ],
    },
  },
  'rebuild-it-tomorrow': {
    anchors: {
      '1': 'Met de hand ingericht in een console, hooguit notities.',
      '3': 'Als code geschreven in een repository; state, geheimen en data blijven open.',
      '5': 'Alles als code met review, state en geheimen verzorgd, afwijkingen gevonden, herstel geoefend, kosten in beeld.',
    },
    facts: {
      'as-code': [
        'Alles is als code beschreven en staat in git.',
        'Niemand klikt in de console, wijzigingen gaan via de repository.',
        'De infrastructuur staat in bestanden die gereviewd worden.',
      ],
      drift: [
        'Een taak meldt het als de werkelijkheid afwijkt van de code.',
        'We vergelijken regelmatig wat er is met wat beschreven staat.',
        'Handmatige wijzigingen worden bij de volgende run overschreven.',
      ],
      rehearsed: [
        'We hebben het één keer in een leeg account herbouwd om te zien wat ontbreekt.',
        'Twee keer per jaar oefenen we het herstel.',
        'Elke week ontstaat er een testomgeving uit dezelfde code.',
      ],
      'data-and-secrets': [
        'Back-ups staan ergens anders en worden als proef teruggezet.',
        'De data is het moeilijke, de machines zijn zo weer gemaakt.',
        'Geheimen en het statebestand staan apart en beschermd.',
      ],
    },
  },
  'signals-you-watch': {
    anchors: {
      '1': 'Gebruikers bellen, of er is een tool waar een ander naar kijkt.',
      '3': 'Gebruikelijke cijfers zoals belasting en fouten, zonder wat eruit volgt.',
      '5': 'Weinig signalen dicht bij de gebruiker, elk met een waarde en een actie; heeft nutteloze alarmen weggehaald; kan een geval vertellen.',
    },
    facts: {
      'user-facing-signal': [
        'Ik let op het aandeel verzoeken dat mislukt en hoe lang ze duren.',
        'De responstijd zoals gebruikers die ervaren, bekijk ik als eerste.',
        'Het aantal afgeronde bestellingen per minuut zegt me het meest.',
      ],
      threshold: [
        'Als meer dan één procent mislukt, wordt er iemand gebeld.',
        'Boven een halve seconde krijgen we een waarschuwing.',
        'We hebben een doel afgesproken en het alarm verwijst daarnaar.',
      ],
      action: [
        'Dan kijk ik naar de laatste release en draai bij twijfel terug.',
        'Bij elk alarm hoort een pagina met wat te doen.',
        'Als de wachtrij groeit, start ik meer workers.',
      ],
      'fewer-alarms': [
        'Alarmen waar niemand op reageerde, hebben we verwijderd.',
        'Er waren te veel meldingen, dus hielden we de paar die ertoe doen.',
        'Een waarschuwing die tot geen actie leidt, gaat eruit.',
      ],
    },
  },
  'loading-empty-failed': {
    anchors: {
      '1': 'Een draaiend wieltje, of niet over nagedacht.',
      '3': 'Behandelt laden en fouten in het algemeen, het lege geval of de weg verder ontbreekt.',
      '5': 'Elke toestand heeft eigen woorden en een weg verder, niets getypts gaat verloren, traag netwerk geprobeerd, echte mensen bekeken.',
    },
    facts: {
      loading: [
        'Tijdens het laden zie je de omtrek van de pagina al.',
        'Er verschijnt een placeholder zodat niets verspringt.',
        'Na een seconde komt er een laadindicator, daarvoor niets.',
      ],
      empty: [
        'Als er nog niets is, zegt de pagina wat je als eerste kunt doen.',
        'Een lege lijst legt uit waarom hij leeg is.',
        'Nieuwe gebruikers zien een tip in plaats van een blanco pagina.',
      ],
      failed: [
        'Als het mislukt is er een begrijpelijke melding en een knop om het opnieuw te proberen.',
        'Wat je getypt hebt, gaat niet verloren als de aanroep faalt.',
        'De rest van de pagina werkt, ook als één deel niet kon laden.',
      ],
      'slow-network': [
        'Ik probeerde het met een trage verbinding.',
        'In de browser kneep ik het netwerk af om het te zien.',
        'Ik testte het op een oude telefoon.',
      ],
    },
  },
  'keyboard-only': {
    anchors: {
      '1': 'Niet aan gedacht, of denkt dat zulke gebruikers niet bestaan.',
      '3': 'Kent labels, contrast en alternatieve teksten, alleen met een tool gecontroleerd.',
      '5': 'Eerst de juiste elementen, focus en volgorde verzorgd, veranderingen aangekondigd, zelf gecontroleerd met toetsenbord en schermlezer, liefst met wie het nodig heeft.',
    },
    facts: {
      'right-elements': [
        'Ik gebruik echte knoppen en links in plaats van klikbare vakken.',
        'Met goede HTML werkt het meeste vanzelf.',
        'Koppen en labels zijn goed gemarkeerd.',
      ],
      focus: [
        'Je ziet waar de focus staat.',
        'Als een dialoog opengaat, gaat de focus erin en daarna terug.',
        'De tabvolgorde volgt de pagina.',
      ],
      'own-check': [
        'Ik legde de muis weg en ging er met het toetsenbord doorheen.',
        'Ik heb de pagina beluisterd met een schermlezer.',
        'Ik testte het met VoiceOver of NVDA.',
      ],
      'automatic-check': [
        'In de pipeline loopt een automatische controle, maar die vindt maar een deel van de fouten.',
        'Axe of Lighthouse toont ontbrekende labels en zwak contrast.',
        'Ik heb het kleurcontrast nagekeken.',
      ],
      'real-users': [
        'Een blinde collega probeerde het en vertelde wat in de weg zat.',
        'We hebben getest met mensen die ervan afhankelijk zijn.',
        'Door de reactie van een gebruiker hebben we het formulier aangepast.',
      ],
    },
  },
  'connection-lost': {
    anchors: {
      '1': 'Een foutmelding, en je begint opnieuw.',
      '3': 'Bewaart de gegevens en probeert opnieuw, zonder aan dubbele, conflicten of een afgesloten app te denken.',
      '5': 'Eerst lokaal opgeslagen, later precies één keer verzonden, regel voor conflicten, je weet altijd wat bewaard is, getest door de verbinding te verbreken.',
    },
    facts: {
      'local-first': [
        'Het wordt eerst op de telefoon opgeslagen.',
        'De invoer blijft in een lokale database tot hij verstuurd kon worden.',
        'Er gaat niets verloren omdat het op het toestel staat vóór het verzenden.',
      ],
      'send-later': [
        'Als het netwerk terug is, wordt het op de achtergrond verstuurd.',
        'Een wachtrij verzendt de openstaande wijzigingen later.',
        'De app probeert het vanzelf opnieuw.',
      ],
      'no-doubles': [
        'Elke invoer heeft een eigen id, zodat hij niet twee keer wordt bewaard.',
        'De server herkent een herhaald verzoek.',
        'Twee keer sturen heeft hetzelfde effect als één keer.',
      ],
      'person-knows': [
        'Een klein teken laat zien wat nog niet verzonden is.',
        'De gebruiker ziet dat het op de telefoon staat en later weggaat.',
        'Ik toon duidelijk of het bewaard is of niet.',
      ],
      'tested-offline': [
        'Ik testte het in de vliegtuigstand.',
        'Ik brak de app midden in het opslaan af om te zien wat er gebeurt.',
        'We probeerden het in een lift en in de metro.',
      ],
    },
  },
  'simple-rule-first': {
    anchors: {
      '1': 'Noemt algoritmen en bibliotheken; geen vergelijking.',
      '3': 'Vergeleek met een ander model op een testset; behoefte en kosten van fouten blijven vaag.',
      '5': 'Eenvoudige basislijn, een maat die past bij de kosten van fouten, schoon gesplitste data, winst in cijfers, bereid het model te laten vallen.',
    },
    facts: {
      baseline: [
        'We vergeleken het met altijd het gemiddelde voorspellen.',
        'Een simpele regel had het al in tachtig procent van de gevallen goed.',
        'Mijn basislijn was wat de afdeling met de hand deed.',
      ],
      'fitting-measure': [
        'Nauwkeurigheid zou misleidend zijn geweest, omdat de gevallen zeldzaam waren.',
        'Een gemist geval kost meer dan een vals alarm, dus keken we naar recall.',
        'We kozen de maat op wat een fout kost.',
      ],
      'clean-split': [
        'Ik splitste op tijd, zodat er niets uit de toekomst in kwam.',
        'De testdata bleef tot het eind onaangeroerd.',
        'Dezelfde klant zat nooit in zowel training als test.',
      ],
      gain: [
        'Het model was tien procent beter, dat scheelde het werk van twee mensen.',
        'De winst was te klein, dus hielden we de regel.',
        'In geld had het zich na drie maanden terugverdiend.',
      ],
      'looked-at-errors': [
        'Ik bekeek de foute gevallen een voor een.',
        'De meeste fouten kwamen van slechte labels.',
        'Het zat vooral bij één groep mis en we vonden uit waarom.',
      ],
    },
  },
  'good-in-tests-bad-in-life': {
    anchors: {
      '1': 'Traint opnieuw met meer data.',
      '3': 'Noemt drift of overfitting en vergelijkt data, zonder volgorde.',
      '5': 'Controleert eerst de pipeline en de invoer, vergelijkt echte met testdata, zoekt lekken, bekijkt losse gevallen en bewaakt daarna de kwaliteit.',
    },
    facts: {
      'same-inputs': [
        'Eerst controleer ik of de invoer net zo binnenkomt als bij de training.',
        'Een kenmerk werd in productie anders berekend.',
        'Ik stuur hetzelfde voorbeeld door beide en vergelijk.',
      ],
      'data-shift': [
        'De echte data ziet er anders uit dan de trainingsdata.',
        'De gebruikers waren veranderd sinds de gegevens verzameld werden.',
        'Ik leg de verdelingen van training en productie naast elkaar.',
      ],
      leak: [
        'Misschien lekte er iets in de training wat je in het echt niet weet.',
        'Eén kolom bevatte het antwoord al.',
        'De test was te goed omdat dezelfde mensen in beide sets zaten.',
      ],
      'single-cases': [
        'Ik bekijk vijftig foute gevallen met eigen ogen.',
        'Met de afdeling ben ik voorbeelden doorgegaan.',
        'Ik sorteer de fouten naar soort.',
      ],
      'watch-on': [
        'Sindsdien meten we de kwaliteit elke dag.',
        'Er is een alarm als de voorspellingen afdrijven.',
        'Een klein deel gaat naar mensen die het nakijken.',
      ],
    },
  },
  'right-looking-wrong-numbers': {
    anchors: {
      '1': 'Wacht op klachten, of kijkt alleen of de taak draaide.',
      '3': 'Controleert rijaantallen en lege waarden; geen vergelijking met de verwachting, geen herstelplan.',
      '5': 'Controleert tegen de bron en het verleden, stopt voordat foute cijfers naar buiten gaan, kan zonder dubbele opnieuw laden, licht betrokkenen in.',
    },
    facts: {
      'expectation-checks': [
        'Ik vergelijk de som met de vorige dag en met dezelfde dag vorige week.',
        'Een controle waarschuwt als het aantal ver van normaal ligt.',
        'Er zijn tests op de data voor lege waarden en dubbele.',
      ],
      'against-source': [
        'Het totaal wordt vergeleken met het bronsysteem.',
        'Ik sluit de cijfers aan op de boekhouding.',
        'We tellen de rijen bij de bron en bij het doel.',
      ],
      'stop-publishing': [
        'Als een controle faalt, worden de nieuwe cijfers niet gepubliceerd.',
        'Het rapport blijft met een melding op de stand van gisteren.',
        'De pipeline stopt voordat foute data zich verspreidt.',
      ],
      'load-again': [
        'Het laden kan worden herhaald zonder dubbele te maken.',
        'Ik kan één enkele dag opnieuw laden.',
        'Omdat we de ruwe data bewaren, kunnen we het herberekenen.',
      ],
      'tell-users': [
        'Ik vertel het meteen aan de mensen die ermee werken.',
        'Wie de cijfers had gebruikt, kreeg een verbeterde versie en uitleg.',
        'Er is een pagina die laat zien hoe vers de data is.',
      ],
    },
  },
  'language-model-good-enough': {
    anchors: {
      '1': 'Probeerde wat prompts en het zag er goed uit.',
      '3': 'Een set voorbeelden en wat filters; weinig over foute antwoorden in gebruik.',
      '5': 'Eigen testset met duidelijke criteria bij elke wijziging, grenzen aan het model, terugval, vijandige invoer bedacht, kosten en snelheid bekend.',
    },
    facts: {
      'test-set': [
        'We hebben een set echte vragen met de juiste antwoorden en draaien die bij elke wijziging.',
        'Ik verzamelde tweehonderd voorbeelden en beoordeelde ze.',
        'Elke aanpassing van de prompt wordt gemeten op dezelfde voorbeelden.',
      ],
      grounding: [
        'Het model mag alleen antwoorden uit documenten die wij geven.',
        'Elk antwoord toont zijn bron, zodat je het kunt nagaan.',
        'Als er niets in onze data staat, zegt het dat het dat niet weet.',
      ],
      fallback: [
        'Als het antwoord niet aan het formaat voldoet, nemen we de gewone weg.',
        'Bij twijfel neemt een mens het over.',
        'Als het model uitvalt, werkt het product zonder.',
      ],
      'hostile-input': [
        'Tekst van gebruikers kan opdrachten bevatten, dus het model heeft geen eigen rechten.',
        'We hebben prompt injection getest.',
        'Wat het model teruggeeft, behandelen we als invoer van een vreemde.',
      ],
      'cost-and-speed': [
        'Ik weet wat één antwoord kost en hoe lang het duurt.',
        'Een kleiner model was goed genoeg en veel goedkoper.',
        'We cachen antwoorden, omdat het te langzaam was.',
      ],
    },
  },
  'decision-you-opposed': {
    anchors: {
      '1': 'Is het nooit oneens, of vertelt hoe fout de anderen zaten.',
      '3': 'Een echt meningsverschil op de inhoud; weinig over de andere kijk of over later.',
      '5': 'Geeft de andere kijk eerlijk weer, argumenteerde met feiten of een proef, droeg het besluit mee, oordeelt er nu open over.',
    },
    facts: {
      'other-view': [
        'De anderen hadden een goed punt, namelijk dat het sneller zou zijn.',
        'Ik kan begrijpen waarom ze dat wilden.',
        'Hun argument was dat het team de tool al kende.',
      ],
      'argued-with-facts': [
        'Ik bouwde een klein prototype om het verschil te laten zien.',
        'Ik nam metingen mee in plaats van meningen.',
        'Ik schreef beide opties op met voor- en nadelen.',
      ],
      'carried-it': [
        'Uiteindelijk werd er tegen mij besloten en ik ging mee.',
        'Ik deed mijn best om het te laten slagen, al dacht ik er anders over.',
        'Toen het besloten was, heb ik het gesteund.',
      ],
      'today-view': [
        'Achteraf gezien hadden ze gelijk.',
        'Ik vind het nog steeds fout, want we moesten het terugdraaien.',
        'Ik leerde dat mijn angst overdreven was.',
      ],
    },
  },
  'someone-got-better': {
    anchors: {
      '1': 'Beantwoordt vragen als iemand iets vraagt, of heeft geen zo’n geval.',
      '3': 'Hielp iemand met reviews of samen programmeren; de verandering blijft vaag.',
      '5': 'Zag een bepaald gemis, koos taken en gaf ruimte, hield zich in waar nodig, kan laten zien wat de persoon nu alleen doet.',
    },
    facts: {
      'specific-gap': [
        'Ze vond het moeilijk een grote taak in kleine te splitsen.',
        'Hij kon programmeren, maar was bang voor de database.',
        'Het viel me op dat hij nooit vragen stelde.',
      ],
      'way-of-helping': [
        'We programmeerden twee keer per week samen.',
        'Ik gaf hem een taak die net te moeilijk was en bleef in de buurt.',
        'In reviews vroeg ik door in plaats van de oplossing te geven.',
      ],
      'held-back': [
        'Ik liet hem de fout maken, omdat die onschuldig was.',
        'Ik hield me in en liet haar beslissen.',
        'Zelf doen was sneller geweest, maar ik deed het niet.',
      ],
      'visible-change': [
        'Vandaag leidt ze het project alleen.',
        'Na drie maanden deed hij het zonder hulp.',
        'Nu komen anderen met vragen bij hem.',
      ],
    },
  },
  'two-weeks-or-six': {
    anchors: {
      '1': 'Zegt ja en hoopt, of zegt nee.',
      '3': 'Legt de inspanning uit en vraagt meer tijd, zonder te vragen wat echt nodig is.',
      '5': 'Vraagt naar de behoefte achter de datum, biedt een kleinere versie die helpt, maakt risico en prijs zichtbaar, houdt zich aan de afspraak.',
    },
    facts: {
      'asks-need': [
        'Ik vraag wat er op die dag klaar moet zijn en waarom.',
        'Eerst wil ik weten waar de datum van afhangt.',
        'Vaak is maar een klein deel echt nodig.',
      ],
      'smaller-version': [
        'Ik bied voor de twee weken een eenvoudigere versie aan en later de rest.',
        'We brachten de functie terug tot het belangrijkste.',
        'Ik stel voor de bijzondere gevallen eerst weg te laten.',
      ],
      'explains-estimate': [
        'Ik laat stap voor stap zien hoe ik op zes weken kom.',
        'Ik leg uit waar de onzekerheid zit.',
        'Ik zeg welke delen de tijd kosten.',
      ],
      'early-word': [
        'Zodra ik zie dat het later wordt, zeg ik het.',
        'Ik gaf het vroeg aan, zodat ze konden plannen.',
        'Beter op de tweede dag melden dan op de laatste.',
      ],
    },
  },
};
