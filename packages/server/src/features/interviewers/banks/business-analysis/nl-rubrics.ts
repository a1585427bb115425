import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'different-problem': {
    anchors: {
      '1': 'Voert uit wat gevraagd wordt, of geen geval.',
      '3': 'Vroeg door en vond een andere behoefte, maar hoe blijft vaag.',
      '5': 'Keek of vroeg mensen bij hun werk, noemde het echte probleem met bewijs, kreeg de vrager mee en kan zeggen wat het bespaarde.',
    },
    facts: {
      'asked-why': [
        'Ik vroeg meerdere keren waarom ze het nodig hadden.',
        'Ik wilde weten wat ze er daarna mee zouden doen.',
        'In plaats van het op te schrijven vroeg ik naar het laatste geval waarin het ontbrak.',
      ],
      'watched-work': [
        'Ik ging een halve dag naast ze zitten en keek hoe ze werken.',
        'Ik liep met de gebruikers een echt dossier door.',
        'Toen ik zag hoe ze het deden, was het probleem duidelijk.',
      ],
      'real-need': [
        'Het bleek dat ze geen nieuwe tool nodig hadden, maar minder goedkeuringen.',
        'Het echte probleem was dat de gegevens te laat kwamen.',
        'In werkelijkheid hadden twee teams verschillende definities.',
      ],
      'won-over': [
        'Ik liet beide zien en ze waren het ermee eens.',
        'De manager was verrast, maar de cijfers overtuigden haar.',
        'We schreven het doel opnieuw op en lieten het goedkeuren.',
      ],
    },
  },
  'opposite-wishes': {
    anchors: {
      '1': 'Laat de luidste of de baas beslissen.',
      '3': 'Brengt beide aan tafel en vindt een compromis, zonder de belangen erachter.',
      '5': 'Vindt de belangen achter de standpunten, brengt feiten, toont opties met hun prijs, weet wie beslist, legt het schriftelijk vast.',
    },
    facts: {
      'interests-behind': [
        'Ik sprak met elke kant apart om te begrijpen wat ze echt nodig hebben.',
        'Erachter zat de angst voor meer werk.',
        'Het bleek dat beiden hetzelfde wilden, alleen op andere momenten.',
      ],
      'facts-on-table': [
        'Ik nam cijfers mee over hoe vaak het voorkomt.',
        'We bekeken samen twintig echte dossiers.',
        'De gegevens lieten zien dat de uitzondering heel zeldzaam was.',
      ],
      options: [
        'Ik bereidde drie opties voor met voordelen en kosten.',
        'We tekenden beide varianten op het bord.',
        'Ik stelde een proef van een maand voor.',
      ],
      decision: [
        'Vanaf het begin was duidelijk wie beslist als ze er niet uitkomen.',
        'Uiteindelijk besliste de proceseigenaar en ik legde het vast.',
        'Beiden hebben het resultaat ondertekend.',
      ],
    },
  },
  'done-or-not-done': {
    anchors: {
      '1': 'Een wens in algemene woorden.',
      '3': 'Een user story met criteria, maar uitzonderingen en voorbeelden ontbreken.',
      '5': 'Doel, regel, voorbeelden met echte waarden en uitzonderingen, afgestemd met bouwers en testers, en een les uit een misverstand.',
    },
    facts: {
      'checkable-criteria': [
        'Ik schreef op wanneer het als klaar geldt.',
        'Elke eis had acceptatiecriteria die je kunt testen.',
        'Er stond precies in wat er in welk geval moet gebeuren.',
      ],
      'real-examples': [
        'Ik voegde voorbeelden met echte getallen toe.',
        'Er was een tabel met invoer en verwacht resultaat.',
        'Ik gebruikte drie gevallen uit het dagelijks werk.',
      ],
      exceptions: [
        'Ook de uitzonderingen stonden op de lijst.',
        'Ik vroeg wat er gebeurt als de waarde ontbreekt.',
        'We schreven ook op wat het niet moet doen.',
      ],
      'talked-through': [
        'Ik liep het met ontwikkelaars en testers door voordat het begon.',
        'Ze moesten me in eigen woorden zeggen wat ze begrepen hadden.',
        'De tester vond een gat voordat er iets gebouwd was.',
      ],
    },
  },
  'process-as-lived': {
    anchors: {
      '1': 'Beschrijft een schema of een methode.',
      '3': 'Vond een verschil en stelde iets voor; het effect blijft open.',
      '5': 'Zag het echte werk, begreep waarom mensen afwijken, mat, veranderde samen het juiste deel en kent het effect.',
    },
    facts: {
      'saw-reality': [
        'Ik volgde een echt dossier van begin tot eind.',
        'Ik sprak met mensen die het elke dag doen.',
        'Naast het systeem hadden mensen eigen lijstjes.',
      ],
      'reason-for-detour': [
        'Ze sloegen de stap over omdat die te lang duurde.',
        'De omweg had een goede reden, het systeem kon het niet.',
        'Niemand wist waarom de regel bestond.',
      ],
      measured: [
        'Ik heb gemeten hoe lang elke stap duurt.',
        'De helft van de tijd was wachten op een handtekening.',
        'We telden hoeveel zaken terugkwamen.',
      ],
      changed: [
        'We hebben twee stappen geschrapt.',
        'Ik vereenvoudigde het formulier samen met het team.',
        'We pasten het proces aan in plaats van mensen de schuld te geven.',
      ],
    },
  },
  'analysis-changed-decision': {
    anchors: {
      '1': 'Beschrijft tools of grafieken; geen vraag, geen besluit.',
      '3': 'Een degelijke analyse met een resultaat; twijfels over de data of effect op het besluit blijven open.',
      '5': 'Heldere vraag, data gecontroleerd, andere verklaringen getoetst, onzekerheid gezegd, besluit veranderd en later nagekeken.',
    },
    facts: {
      'clear-question': [
        'De vraag was of we het filiaal moesten sluiten.',
        'We wilden weten waarom klanten vertrekken.',
        'Eerst stemde ik met mijn baas af wat er besloten moest worden.',
      ],
      'checked-data': [
        'Voordat ik de data gebruikte, controleerde ik op gaten en dubbele.',
        'Een deel van de records was fout, dat liet ik weg en dat zei ik erbij.',
        'Ik vergeleek het met een tweede bron.',
      ],
      'other-explanations': [
        'Ik keek ook of het gewoon aan het seizoen lag.',
        'Het kon toeval zijn, dus bekeek ik nog een jaar.',
        'Ik probeerde mijn eigen ongelijk te bewijzen.',
      ],
      'said-uncertainty': [
        'Ik gaf een bandbreedte in plaats van één getal.',
        'Ik zei open welke aanname wankel was.',
        'Ik was ongeveer tachtig procent zeker en heb dat gezegd.',
      ],
      decision: [
        'Daardoor hebben we de winkel niet geopend.',
        'De directie veranderde het plan.',
        'Eerder wilden ze het tegenovergestelde.',
      ],
    },
  },
  'figures-do-not-agree': {
    anchors: {
      '1': 'Presenteert ze toch, of past ze passend aan.',
      '3': 'Zoekt de fout en vraagt de aanleveraar, zonder plan als die niet gevonden wordt.',
      '5': 'Perkt het verschil in, vraagt de juiste persoon, toont alleen wat zeker is en zegt wat open staat, pakt daarna de oorzaak aan.',
    },
    facts: {
      'narrow-down': [
        'Ik splits het totaal en kijk waar het verschil ontstaat.',
        'Ik vergelijk regel voor regel met vorige maand.',
        'Eerst controleer ik definities, periodes en dubbeltellingen.',
      ],
      'ask-source': [
        'Ik bel degene die de cijfers heeft aangeleverd.',
        'Ik vraag hoe die getallen tot stand zijn gekomen.',
        'Iemand op de andere afdeling kent meestal de reden.',
      ],
      'say-openly': [
        'Ik laat liever minder cijfers zien dan verkeerde.',
        'Ik zet erbij dat het getal voorlopig is en waarom.',
        'Ik zeg dezelfde avond tegen mijn baas dat er iets niet klopt.',
      ],
      'fix-cause': [
        'Achteraf bouwde ik een controle die het meteen laat zien.',
        'We spraken één definitie af.',
        'Sindsdien komen de cijfers twee dagen eerder.',
      ],
    },
  },
  'figure-changed-behaviour': {
    anchors: {
      '1': 'Somt gebruikelijke kengetallen op.',
      '3': 'Een kengetal met een doel en enig effect; bijwerkingen niet gezien.',
      '5': 'Kengetal gekoppeld aan een besluit, effect en bijwerkingen gezien, aangepast of afgeschaft, mensen erbij betrokken.',
    },
    facts: {
      purpose: [
        'We wilden zien of klanten terugkomen.',
        'Het kengetal moest helpen beslissen waar we mensen inzetten.',
        'Daarvoor mat iedereen iets anders.',
      ],
      definition: [
        'Ik legde precies vast wat meetelt en wat niet.',
        'Het wordt elke week uit dezelfde bron berekend.',
        'Eerst was er ruzie over de definitie.',
      ],
      'side-effect': [
        'Mensen gingen de makkelijke gevallen uitzoeken.',
        'Ze sloten tickets te vroeg om er goed uit te zien.',
        'Het ongewenste gevolg was dat de kwaliteit daalde.',
      ],
      adjusted: [
        'Dus zetten we er een tweede kengetal naast.',
        'Ik haalde het uit de bonus.',
        'Na een kwartaal hebben we het gewijzigd.',
      ],
    },
  },
  'no-to-someone-important': {
    anchors: {
      '1': 'Vermijdt het of schuift het door.',
      '3': 'Zei nee met redenen; weinig voorbereiding of alternatief.',
      '5': 'Voorbereid, vroeg en persoonlijk gezegd, reden in termen van de ander, bood een weg, bleef vast waar het telde.',
    },
    facts: {
      'early-in-person': [
        'Ik ging vóór de vergadering bij hem langs.',
        'Ik zei het haar rechtstreeks en niet per mail.',
        'Ik liet het weten zodra ik het wist.',
      ],
      reason: [
        'Ik legde uit wat het aan tijd en geld zou kosten.',
        'Ik liet zien wat ervoor zou moeten vervallen.',
        'De reden was dat de wet het niet toestaat.',
      ],
      alternative: [
        'Ik had een ander voorstel bij me.',
        'Een deel konden we meteen aanbieden.',
        'Ik liet twee andere wegen zien om er te komen.',
      ],
      'stayed-firm': [
        'Hij drong aan, maar ik hield voet bij stuk.',
        'Eerst was ze boos en later accepteerde ze het.',
        'Ik bleef rustig en herhaalde de reden.',
      ],
    },
  },
  'old-way-new-way': {
    anchors: {
      '1': 'Een training en een aankondiging van boven.',
      '3': 'Legt voordelen uit, traint en vindt medestanders; de weerstand wordt niet begrepen.',
      '5': 'Neemt redenen serieus, past er product of plan op aan, begint bij wie wint, meet echt gebruik, eerlijk over wie wegbleef.',
    },
    facts: {
      'listened-to-reasons': [
        'Ik vroeg wat hen stoorde en schreef het op.',
        'Hun bezwaar was terecht, het kostte hun echt meer tijd.',
        'Ze waren bang om gecontroleerd te worden.',
      ],
      'started-small': [
        'We begonnen met één team dat het wilde.',
        'Twee collega’s probeerden het eerst en vertelden het de anderen.',
        'Er was een pilot met tien mensen.',
      ],
      'practical-help': [
        'De eerste week zat ik naast ze.',
        'We oefenden met hun eigen gevallen.',
        'Er was één persoon om te bellen als het vastliep.',
      ],
      'real-use': [
        'Na drie maanden gebruikte tachtig procent het.',
        'Elke week keek ik hoeveel er echt mee werkten.',
        'Sommigen hielden hun eigen lijst en dat lieten we zo.',
      ],
      'adapted-it': [
        'Door hun reacties pasten we twee schermen aan.',
        'Het plan werd gerekt zodat niemand overrompeld werd.',
        'Er kwam een functie bij omdat ze niet zonder konden.',
      ],
    },
  },
  'complicated-made-simple': {
    anchors: {
      '1': 'Vaktermen of algemeenheden; je ziet niet wat het was.',
      '3': 'Over het geheel begrijpelijk, maar zonder de kern of de reden waarom het telde.',
      '5': 'Eén helder beeld, gewone woorden, de kern in twee minuten, waarom het voor wie telde, eigen aandeel benoemd.',
    },
    facts: {
      'plain-picture': [
        'Zie het als een grote keuken waarin iedereen tegelijk kookt.',
        'Simpel gezegd ging het om het samenbrengen van drie lijsten.',
        'In gewone woorden moesten we uitzoeken wie wie wat schuldig is.',
      ],
      'why-it-mattered': [
        'Het deed ertoe omdat mensen te laat betaald werden.',
        'Zonder dat hadden we de klant verloren.',
        'Het besluit over het budget hing ervan af.',
      ],
      'own-part': [
        'Mijn deel was de regels verzamelen.',
        'Ik was verantwoordelijk voor de berekening.',
        'Bij mij kwamen de lijnen samen.',
      ],
      'what-made-it-hard': [
        'Het moeilijke was dat niemand het geheel kende.',
        'De moeilijkheid zat in de vele uitzonderingen.',
        'Het was ingewikkeld omdat drie landen andere regels hadden.',
      ],
    },
  },
  'account-does-not-reconcile': {
    anchors: {
      '1': 'Boekt het verschil weg, of wacht af.',
      '3': 'Loopt de boekingen na en vindt typische fouten; melden en oorzaak komen te kort.',
      '5': 'Zoekt op bedrag en datum, kent typische oorzaken, beoordeelt wat materieel is, meldt vroeg, boekt navolgbaar en pakt de oorzaak aan.',
    },
    facts: {
      'systematic-search': [
        'Ik vergelijk het grootboek post voor post met het bankafschrift.',
        'Eerst zoek ik het exacte bedrag, of de helft ervan.',
        'Ik perk het in op datum en op wie het boekte.',
      ],
      'typical-causes': [
        'Vaak is een factuur dubbel geboekt.',
        'Meestal is het een kwestie van afgrenzing tussen twee maanden.',
        'Een verkeerde rekening of twee verwisselde cijfers.',
      ],
      materiality: [
        'Ik kijk of het bedrag van belang is voor de afsluiting.',
        'Een klein verschil mag met een notitie open blijven.',
        'Boven een bepaalde som moet het vóór het afsluiten opgelost zijn.',
      ],
      'inform-early': [
        'Ik vertel het mijn leidinggevende dezelfde dag.',
        'De accountant mag niet de eerste zijn die het vindt.',
        'Ik meld het vroeg, zodat de datum gehaald of verschoven kan worden.',
      ],
      'documented-entry': [
        'Bij elke correctie hoort een bewijsstuk en een notitie.',
        'Ik boek nooit een verschil weg zonder verklaring.',
        'De correctieboeking keurt iemand anders goed.',
      ],
    },
  },
  'eight-percent-over': {
    anchors: {
      '1': 'Meldt het cijfer en vraagt om bezuiniging.',
      '3': 'Splitst naar kostensoort en noemt redenen, zonder prognose of voorstel.',
      '5': 'Splitst prijs, volume, mix en timing, scheidt eenmalig van blijvend, praat met mensen ter plaatse, brengt prognose en opties.',
    },
    facts: {
      'split-causes': [
        'Ik splits de afwijking in prijs en hoeveelheid.',
        'Een deel was alleen een verschuiving in de tijd.',
        'Ik kijk van welke kostenplaats en welke leverancier het komt.',
      ],
      'one-off-or-lasting': [
        'Ik scheid wat één keer gebeurt van wat doorgaat.',
        'De helft was een eenmalige reparatie.',
        'De belangrijke vraag is of het zo blijft.',
      ],
      'talk-on-site': [
        'Ik praat met degenen die de kosten maakten.',
        'De productieleider wist meteen de reden.',
        'Alleen uit cijfers blijkt de reden niet.',
      ],
      forecast: [
        'Ik laat zien waar we eind van het jaar uitkomen.',
        'Ik breng een nieuwe prognose mee.',
        'Als er niets gebeurt, zitten we er vijf procent boven.',
      ],
      options: [
        'Ik kom met twee of drie mogelijke maatregelen.',
        'We zouden een order kunnen uitstellen of het contract aanpassen.',
        'Bij elke maatregel zeg ik wat hij oplevert en wat hij kost.',
      ],
    },
  },
  'weakest-assumption': {
    anchors: {
      '1': 'Beschrijft een formule of sjabloon.',
      '3': 'Noemt aannames en scenario’s; de zwakste wordt niet aangewezen.',
      '5': 'Wijst de beslissende aanname aan, de bron, toont het kantelpunt, zegt wat waar zou moeten zijn, en vergeleek later met de werkelijkheid.',
    },
    facts: {
      'weak-assumption': [
        'De zwakste aanname was het aantal klanten in het eerste jaar.',
        'Niemand wist hoeveel mensen echt zouden kopen.',
        'Alles hing eraan dat de prijs gelijk bleef.',
      ],
      source: [
        'Ik haalde de waarde uit drie vergelijkbare gevallen.',
        'Ik vroeg het klanten en het verkoopteam.',
        'Het was een schatting en zo had ik het ook aangegeven.',
      ],
      'tipping-point': [
        'Ik liet zien vanaf welke waarde het niet meer loont.',
        'Met een derde minder was het verlies geweest.',
        'Er was een goed, een midden en een slecht scenario.',
      ],
      reality: [
        'Later bleek dat we te optimistisch waren geweest.',
        'Na een jaar vergeleken we plan en werkelijkheid.',
        'De kosten klopten, de omzet kwam later.',
      ],
    },
  },
  'wrong-and-unnoticed': {
    anchors: {
      '1': 'Vertrouwt op mensen of op het systeem.',
      '3': 'Noemt een gebruikelijke controle zoals een tweede handtekening, zonder het concrete risico.',
      '5': 'Concreet gat, hoe het gezien werd, een controle die bij de omvang past, bewijs dat ze werkt, en wat ze aan tijd kost.',
    },
    facts: {
      gap: [
        'Eén persoon kon een leverancier aanmaken en betalen.',
        'Niemand merkte het als een termijn verliep.',
        'De lijst werd met de hand gewijzigd en niemand keek ernaar.',
      ],
      'second-person': [
        'Sindsdien moeten twee mensen het goedkeuren.',
        'Wie het invoert, mag het niet vrijgeven.',
        'Boven een bepaald bedrag geldt het vierogenprincipe.',
      ],
      'automatic-check': [
        'Het systeem waarschuwt als een factuur twee keer komt.',
        'Een week voor de datum komt er een herinnering.',
        'Een overzicht toont alle wijzigingen van bankrekeningen.',
      ],
      'checked-works': [
        'Twee keer per jaar neem ik steekproeven.',
        'In de eerste maand vond de controle twee gevallen.',
        'Ik heb getest of je eromheen kunt.',
      ],
    },
  },
  'campaign-that-worked': {
    anchors: {
      '1': 'Vertelt over ideeën en weergaven; geen doel, geen effect.',
      '3': 'Doel, doelgroep en cijfers; of het effect daarvan kwam, blijft open.',
      '5': 'Scherpe doelgroep en doel, budget, een maat dicht bij de zaak, vergelijking of test, een les voor de volgende.',
    },
    facts: {
      audience: [
        'Het was bedoeld voor kleine bedrijven zonder eigen IT.',
        'We wilden ouders in de buurt bereiken.',
        'De doelgroep was mensen die al eens bij ons gekocht hadden.',
      ],
      goal: [
        'Het doel was vijftig aanvragen in een maand.',
        'We wilden aanmeldingen en niet alleen kliks.',
        'Het ging om afspraken voor het verkoopteam.',
      ],
      'cost-and-return': [
        'We gaven tweeduizend euro uit en kregen veertig leads.',
        'Eén nieuwe klant kostte ons ongeveer negentig euro.',
        'De opbrengst was drie keer de uitgave.',
      ],
      test: [
        'We testten twee versies tegen elkaar.',
        'De ene regio kreeg het en de andere niet.',
        'Ik vergeleek met de maand ervoor en met vorig jaar.',
      ],
      lesson: [
        'De kop maakte het verschil, dus die hielden we.',
        'Ik stopte het kanaal dat niets opleverde.',
        'De volgende keer zou ik met minder kanalen beginnen.',
      ],
    },
  },
  'what-customers-wanted': {
    anchors: {
      '1': 'Meningen over klanten zonder bron.',
      '3': 'Een enquête of vergelijking met een resultaat; geen verrassing, geen gevolg.',
      '5': 'Eigen contact met klanten of degelijke data, een verkeerd idee rechtgezet, grenzen bekend, iets veranderd.',
    },
    facts: {
      'talked-to-customers': [
        'Ik belde vijftien klanten en vroeg het hun.',
        'Ik was erbij toen ze het gebruikten.',
        'We hielden interviews met mensen die vertrokken waren.',
      ],
      'false-belief': [
        'We dachten dat het aan de prijs lag, maar het was de wachttijd.',
        'Iedereen geloofde dat ze meer functies wilden.',
        'Het bleek dat er iemand anders in het bedrijf beslist.',
      ],
      'other-sources': [
        'Ik vergeleek het met de verkoopcijfers.',
        'De concurrenten boden dat al aan.',
        'De vragen bij support lieten hetzelfde zien.',
      ],
      consequence: [
        'Dus veranderden we het aanbod.',
        'De tekst op de pagina werd herschreven.',
        'Het productteam zette het bovenaan de lijst.',
      ],
    },
  },
  'deal-with-many-heads': {
    anchors: {
      '1': 'Goed product en goed gesprek; geen beslisroute.',
      '3': 'Noemt betrokkenen en verloop; waarom het zo afliep blijft gissen.',
      '5': 'Kaart van mensen en belangen, het moment dat het kantelde met reden, eigen zetten, vroeg het de klant achteraf en leerde ervan.',
    },
    facts: {
      'decision-map': [
        'De gebruiker wilde het, inkoop wilde het goedkoper en de baas moest tekenen.',
        'Er waren vier mensen met verschillende belangen.',
        'Ik wist vroeg wie beslist en wie kan blokkeren.',
      ],
      need: [
        'Hun probleem kostte hun ongeveer twee dagen per week.',
        'Ik vroeg wat er gebeurt als ze niets veranderen.',
        'De reden om te kopen was een nieuwe regel.',
      ],
      'turning-point': [
        'Het was beslist toen ze het zelf uitprobeerden.',
        'We verloren het toen de nieuwe manager kwam en ik geen contact met hem had.',
        'Het keerpunt was een bezoek aan een andere klant.',
      ],
      'asked-why': [
        'Achteraf vroeg ik waarom ze zo besloten hadden.',
        'Ze vertelden dat een concurrent sneller had geantwoord.',
        'Ik belde na het verlies om de reden te horen.',
      ],
    },
  },
  'customer-about-to-leave': {
    anchors: {
      '1': 'Geeft korting, of hoort het bij de opzegging.',
      '3': 'Praat met de klant en lost de aanleiding op; de signalen zijn niet vroeg gezien.',
      '5': 'Zag signalen vroeg, begreep de oorzaak, schakelde collega’s in, hield een controleerbare belofte, veranderde ook iets voor anderen.',
    },
    facts: {
      sign: [
        'Ze bestelden minder en belden niet meer terug.',
        'Het gebruik liep twee maanden terug.',
        'Er was een nieuwe verantwoordelijke en die vroeg naar het contract.',
      ],
      'honest-talk': [
        'Ik ging erheen en vroeg open wat er mis was.',
        'Ik liet hem alles vertellen zonder ons te verdedigen.',
        'Ze zei me dat ze zich in de steek gelaten voelde.',
      ],
      'solved-cause': [
        'We verhielpen de fout die hen al maanden ergerde.',
        'Ik kreeg iemand van de techniek aan de lijn.',
        'Ze kregen één vast aanspreekpunt.',
      ],
      outcome: [
        'Ze bleven en verlengden voor twee jaar.',
        'We raakten ze kwijt, maar later kwamen ze terug.',
        'Vandaag bevelen ze ons aan.',
      ],
    },
  },
  'first-knew-late': {
    anchors: {
      '1': 'Anderen waren te laat, of dat is nooit voorgekomen.',
      '3': 'Merkte het op tijd en meldde het; het plan werd alleen verschoven.',
      '5': 'Vroeg signaal, betrokkenen met opties ingelicht, omvang bewust verkleind, plant sindsdien anders.',
    },
    facts: {
      'early-sign': [
        'Ik merkte het toen de eerste mijlpaal een week schoof.',
        'De leverancier gaf geen duidelijk antwoord meer.',
        'Na een derde van de tijd hadden we pas een tiende gedaan.',
      ],
      'told-at-once': [
        'Ik belde de opdrachtgever dezelfde dag.',
        'Ik zei het mijn baas vóór het overleg.',
        'Ik wachtte niet op de volgende rapportage.',
      ],
      options: [
        'Ik nam drie mogelijkheden mee: later, minder, of met meer mensen.',
        'We lieten een deel vallen om de datum te halen.',
        'Het belangrijkste werd op tijd geleverd.',
      ],
      'plans-differently': [
        'Sindsdien plan ik met speling.',
        'Nu vraag ik de mensen die het werk doen hoe lang het duurt.',
        'Tegenwoordig bekijk ik eerst het meest riskante deel.',
      ],
    },
  },
  'risk-before-others': {
    anchors: {
      '1': 'Een risicolijst in het algemeen.',
      '3': 'Een concreet risico en een maatregel; inspanning of reactie van anderen blijven open.',
      '5': 'Reden voor het vermoeden, inspanning tegen schade afgewogen, anderen meegekregen, op tijd gehandeld, eerlijk over het resultaat, ook bij vals alarm.',
    },
    facts: {
      suspicion: [
        'Ik had hetzelfde gezien in een eerder project.',
        'Wat me argwanend maakte, was dat één persoon alles wist.',
        'De datum hing aan één leverancier.',
      ],
      action: [
        'Ik zocht vooraf een tweede leverancier.',
        'We probeerden het moeilijke deel eerst.',
        'Ik liet een tweede persoon het leren.',
      ],
      'convinced-others': [
        'In het begin wilde niemand het horen.',
        'Ik rekende uit wat het ons zou kosten.',
        'Ik vroeg om twee dagen om het te testen.',
      ],
      outcome: [
        'Het gebeurde echt en we waren voorbereid.',
        'Het is nooit gebeurd en ik zou het weer doen.',
        'Dat scheelde ons ongeveer een maand.',
      ],
    },
  },
  'works-without-you': {
    anchors: {
      '1': 'Schreef een document, of wordt nog steeds gebeld.',
      '3': 'Training en documenten; niemand keek of het werkt.',
      '5': 'Benoemde vroeg een eigenaar, liet die het doen zolang men er was, schreef korte notities voor echte gevallen, keek maanden later nog eens.',
    },
    facts: {
      'owner-early': [
        'De latere eigenaar was er vanaf het begin bij.',
        'Het was duidelijk wie het overneemt.',
        'Ik zocht vroeg iemand die het graag wil hebben.',
      ],
      'let-them-do': [
        'De laatste weken deed zij het en keek ik alleen toe.',
        'We deden het twee keer samen, daarna hij alleen.',
        'Ik ging als test op vakantie.',
      ],
      'short-notes': [
        'Ik schreef twee pagina’s voor de meest voorkomende gevallen.',
        'Er is een checklist met afbeeldingen.',
        'In de notities staat wat je moet doen als het misgaat.',
      ],
      'looked-again': [
        'Na drie maanden belde ik om te vragen hoe het ging.',
        'Het draait nu nog zonder mij.',
        'Ze hadden het naar eigen hand gezet, dat was een goed teken.',
      ],
    },
  },
  'hard-to-fill': {
    anchors: {
      '1': 'Plaatste meer advertenties.',
      '3': 'Andere kanalen of teksten en wat succes; eisen en selectie bleven gelijk.',
      '5': 'Stelde de eisen ter discussie, veranderde zoeken en kiezen met een reden, dezelfde vragen voor iedereen, cijfers, keek later hoe het ging.',
    },
    facts: {
      'questioned-requirements': [
        'Ik vroeg de afdeling wat er op de eerste dag echt nodig is.',
        'We lieten het diploma als voorwaarde vallen.',
        'De helft van de lijst was alleen mooi meegenomen.',
      ],
      'new-ways': [
        'Ik schreef mensen rechtstreeks aan.',
        'Medewerkers droegen iemand voor.',
        'We herschreven de vacature en noemden de taken duidelijk.',
      ],
      'fair-selection': [
        'Iedereen kreeg dezelfde vragen en dezelfde korte opdracht.',
        'We bepaalden vooraf wat een goed antwoord is.',
        'Twee mensen beoordeelden onafhankelijk.',
      ],
      result: [
        'Na zes weken was de functie vervuld.',
        'Het aantal geschikte sollicitanten verdubbelde.',
        'Ze is er nog en leidt vandaag het team.',
      ],
    },
  },
  'wrong-payslip': {
    anchors: {
      '1': 'Verwijst naar het systeem, het administratiekantoor of volgende maand.',
      '3': 'Controleert en herstelt; oorzaak en andere betrokkenen blijven buiten beeld.',
      '5': 'Luistert, controleert met stukken en regels, zegt wanneer, corrigeert navolgbaar, zoekt andere betrokkenen, pakt de oorzaak aan en houdt het vertrouwelijk.',
    },
    facts: {
      'takes-seriously': [
        'Ik luister eerst en bied excuses aan voor de fout.',
        'Geld ligt gevoelig, dus neem ik er meteen tijd voor.',
        'Ik leg uit wat ik op de loonstrook zie.',
      ],
      'checks-documents': [
        'Ik vergelijk het met het contract en de urenstaat.',
        'Ik zoek de regel op in de cao.',
        'Ik kijk de invoer van de vorige maand na.',
      ],
      'clear-date': [
        'Ik zeg wanneer het hersteld is.',
        'Als het dringend is, komt er een voorschot.',
        'Ze wordt gebeld zodra het klaar is.',
      ],
      'others-affected': [
        'Ik kijk of anderen dezelfde fout hebben.',
        'Het trof iedereen die van dienst was gewisseld.',
        'Ik heb alle soortgelijke gevallen opgezocht.',
      ],
      'closes-cause': [
        'Het formulier is aangepast zodat de datum niet kan ontbreken.',
        'Sindsdien controleert een tweede persoon de wijzigingen.',
        'We bouwden een controle in vóór de verwerking.',
      ],
    },
  },
  'five-want-something': {
    anchors: {
      '1': 'Een voor een, of wie het luidst is.',
      '3': 'Sorteert op spoed; wie wacht, hoort niets.',
      '5': 'Vraagt de echte datum, weet wat eraan hangt, zegt wanneer ieder het krijgt, houdt de lijst zichtbaar, zegt nee waar nodig.',
    },
    facts: {
      'asks-real-date': [
        'Ik vraag wanneer het echt nodig is.',
        'Vaak bleek dringend gewoon morgen te betekenen.',
        'Eerst zoek ik uit wat eraan hangt.',
      ],
      'tells-waiting': [
        'Ik zei de anderen wanneer ze het zouden krijgen.',
        'Niemand bleef zonder antwoord.',
        'Ik schreef kort dat het drie uur zou worden.',
      ],
      list: [
        'Ik houd een lijst bij en sorteer die ’s ochtends opnieuw.',
        'Alles wat binnenkomt, schrijf ik meteen op.',
        'In de agenda zie ik wat vaststaat.',
      ],
      'asks-when-clash': [
        'Als twee bazen hetzelfde uur willen, vraag ik ze het af te stemmen.',
        'Ik zei haar dat ik maar één van de twee kon doen.',
        'Ik heb een collega om hulp gevraagd.',
      ],
    },
  },
  'able-afterwards': {
    anchors: {
      '1': 'Inhoud en dia’s; mensen waren tevreden.',
      '3': 'Een doel en wat oefeningen; het effect wordt op gevoel beoordeeld.',
      '5': 'Doel als iets wat mensen kunnen, oefenen met echte gevallen, daarna en later gecontroleerd, erdoor aangepast.',
    },
    facts: {
      'goal-as-ability': [
        'Aan het eind moesten ze zelf een bestelling kunnen schrijven.',
        'Het doel was dat ze een eenvoudig gesprek kunnen voeren.',
        'Ik schreef op wat je moet kunnen, niet wat ik wil vertellen.',
      ],
      practice: [
        'Het grootste deel van de tijd oefenden ze zelf.',
        'We werkten aan gevallen uit hun eigen werk.',
        'Ieder moest het één keer voor de groep doen.',
      ],
      checked: [
        'Op het eind was er een kleine opdracht zonder hulp.',
        'Na vier weken vroeg ik de leidinggevenden wat er veranderd was.',
        'Ik vergeleek een toets vooraf en achteraf.',
      ],
      adapted: [
        'Ik merkte dat het tweede deel te snel ging en splitste het.',
        'Voor de volgende groep haalde ik de helft van de dia’s weg.',
        'Wie sneller was, kreeg moeilijkere oefeningen.',
      ],
    },
  },
};
