import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'silent-customer': {
    anchors: {
      '1': 'Wacht, of vraagt alleen of hulp nodig is.',
      '3': 'Loopt erheen, groet en stelt een vraag; weinig aandacht voor de reactie.',
      '5': 'Let op signalen, opent passend, laat ruimte, stelt een open vraag en blijft in zicht.',
    },
    facts: {
      'eye-contact': [
        'Ik kijk de klant aan en zeg gedag.',
        'Eerst een glimlach en een groet, zodat hij weet dat ik hem gezien heb.',
        'Ik maak oogcontact voordat ik erheen loop.',
      ],
      'open-question': [
        'Ik vraag wat ze zoekt of waar het voor is.',
        'In plaats van kan ik helpen vraag ik naar de gelegenheid.',
        'Ik zeg iets over het artikel dat ze bekijkt.',
      ],
      'leaves-room': [
        'Als iemand zelf wil rondkijken, laat ik dat toe en blijf in de buurt.',
        'Ik dring niet aan, ik zeg waar ze me kunnen vinden.',
        'Ik merk of iemand wil praten of niet.',
      ],
      'takes-along': [
        'Ik loop mee naar het schap in plaats van te wijzen.',
        'Als ik het niet weet, haal ik een collega.',
        'Ik laat twee dingen zien en kijk wat bevalt.',
      ],
    },
  },
  'more-than-the-rules': {
    anchors: {
      '1': 'Algemene woorden dat de klant koning is.',
      '3': 'Een echt geval met een vriendelijke daad; reden en resultaat zijn mager.',
      '5': 'Zag een behoefte achter de vraag, deed iets passends binnen de eigen ruimte, weet wat ervan kwam en waar de grens ligt.',
    },
    facts: {
      'saw-need': [
        'Ik merkte dat ze haast had vanwege haar trein.',
        'Hij zei het niet, maar het was voor een begrafenis.',
        'Ik zag dat ze van ver voor niets waren gekomen.',
      ],
      'own-deed': [
        'Ik belde het andere filiaal en liet het opzij leggen.',
        'Na het werk heb ik het langsgebracht.',
        'Ik bleef een kwartier langer om het te regelen.',
      ],
      'within-limits': [
        'Ik vroeg het eerst aan mijn baas.',
        'Het kostte de winkel niets.',
        'Tot een bepaald bedrag mocht ik dat zelf beslissen.',
      ],
      outcome: [
        'Ze kwam terug en vroeg naar mij.',
        'Ze schreven een leuke beoordeling.',
        'Sindsdien is hij vaste klant.',
      ],
    },
  },
  'alone-and-three-waiting': {
    anchors: {
      '1': 'Werkt sneller, of laat het rinkelen en zegt niets.',
      '3': 'Een voor een met een vriendelijk woord; geen plan voor de telefoon of voor hulp.',
      '5': 'Ziet iedereen, zegt elk wat er volgt, pakt het snelle slim tussendoor, roept op tijd hulp en blijft bij wie voor hem staat.',
    },
    facts: {
      'sees-everyone': [
        'Ik knik naar wie wacht en zeg dat ik er zo aan kom.',
        'Iedereen krijgt een blik, zodat ze weten dat ik ze zag.',
        'Ik zeg hoe lang het ongeveer duurt.',
      ],
      phone: [
        'Ik neem op, zeg dat ik terugbel en schrijf het nummer op.',
        'Wie voor me staat, gaat voor de telefoon.',
        'Ik laat hem overgaan tot ik klaar ben met deze klant.',
      ],
      'quick-ones': [
        'Als iemand alleen wil afrekenen, vraag ik de anderen of dat goed is.',
        'Een korte vraag beantwoord ik tussendoor.',
        'Ik kijk wie lang nodig heeft en wie zo klaar is.',
      ],
      'calls-help': [
        'Ik roep een collega van achteren.',
        'We hebben een teken als de rij langer dan drie wordt.',
        'Dan vraag ik de chef naar de kassa te komen.',
      ],
    },
  },
  'customer-out-of-sight': {
    anchors: {
      '1': 'Stuurt standaardantwoorden of geeft het door.',
      '3': 'Vraagt en lost op; gaat niet na of het begrepen is.',
      '5': 'Laat vertellen, vraagt stap voor stap, zegt in eigen woorden wat begrepen is, komt de belofte na om terug te bellen, noteert het voor anderen.',
    },
    facts: {
      'lets-talk': [
        'Ik liet hem eerst het hele verhaal vertellen.',
        'Ik onderbrak niet, ook al duurde het even.',
        'Eerst moest ze stoom afblazen.',
      ],
      'step-by-step': [
        'Ik vroeg wat ze precies op het scherm ziet.',
        'We liepen het samen stap voor stap door.',
        'Ik vroeg om een foto.',
      ],
      'own-words': [
        'Ik herhaalde in mijn woorden wat ik begrepen had.',
        'Ik vroeg of ik het goed had.',
        'Tot slot vatte ik samen wat we hadden afgesproken.',
      ],
      'keeps-informed': [
        'Ik beloofde vóór vier uur terug te bellen en deed dat.',
        'Ik zei hem wat ik wanneer zou doen.',
        'Ze kreeg bericht, ook als er geen nieuws was.',
      ],
      'wrote-down': [
        'Ik zette het in het ticket zodat niemand het nog eens hoeft te vragen.',
        'Ik liet een notitie achter voor mijn collega’s.',
        'Sindsdien staat het in onze lijst met bekende problemen.',
      ],
    },
  },
  'angriest-customer': {
    anchors: {
      '1': 'Gaat in discussie, geeft meteen toe of roept de baas.',
      '3': 'Blijft rustig, luistert en vindt een oplossing; niets over wat de boosheid wegnam.',
      '5': 'Laat uitpraten, benoemt de boosheid zonder die persoonlijk te nemen, scheidt mens en zaak, biedt wat kan, stelt grenzen waar nodig, komt erop terug.',
    },
    facts: {
      'let-speak': ['Ik liet haar uitpraten.', 'Eerst heb ik gewoon geluisterd.', 'Ik onderbrak niet en keek hem aan.'],
      'named-feeling': [
        'Ik zei dat ik snap dat hij zich ergert.',
        'Ik bood excuses aan voor het ongemak.',
        'Ik zei haar dat ik ook boos zou zijn.',
      ],
      'stayed-calm': [
        'Ik bleef kalm en sprak zachter.',
        'Ik nam het niet persoonlijk.',
        'Ik vroeg hem even mee opzij te komen.',
      ],
      solution: [
        'Toen zei ik wat ik voor haar kan doen.',
        'We spraken af om te ruilen.',
        'Ik bood twee mogelijkheden en hij koos er een.',
      ],
      limit: [
        'Toen hij ging schelden, zei ik dat we zo niet verder kunnen.',
        'Ik stelde vriendelijk een grens.',
        'Daarna haalde ik mijn leidinggevende erbij.',
      ],
    },
  },
  'rules-do-not-allow': {
    anchors: {
      '1': 'Wijst op de regel, of betaalt om ervan af te zijn.',
      '3': 'Legt de regel vriendelijk uit; biedt geen uitweg.',
      '5': 'Begrijpt de reden, kijkt wat kan, legt uit zonder zich achter de regel te verschuilen, biedt iets anders, weet wanneer een uitzondering te vragen.',
    },
    facts: {
      'asks-reason': [
        'Ik vraag eerst wat er mis mee is.',
        'Ik wil weten waarom ze het terug willen brengen.',
        'Vaak zit er iets anders achter.',
      ],
      'checks-possible': [
        'Ik kijk of er garantie op zit of coulance mogelijk is.',
        'Ik controleer de bon en de datum.',
        'In een bijzonder geval vraag ik mijn chef.',
      ],
      'explains-kindly': [
        'Ik leg uit waarom we die regel hebben.',
        'Ik zeg het duidelijk en vriendelijk.',
        'Ik zeg niet dat het niet mag, ik geef de reden.',
      ],
      alternative: [
        'Ik bied een ruil of een tegoedbon aan.',
        'Ik zou het kunnen laten repareren.',
        'Ik laat zien wat ik wel kan doen.',
      ],
    },
  },
  'third-time-this-month': {
    anchors: {
      '1': 'Handelt elke af, dat hoort erbij.',
      '3': 'Zegt het tegen de baas; geen feiten, geen opvolging.',
      '5': 'Verzamelt gevallen, zoekt wat ze delen, brengt het met een voorstel bij wie het kan veranderen, en kijkt of het stopt.',
    },
    facts: {
      'collects-cases': [
        'Ik schreef de gevallen op met datum en reden.',
        'Ik zocht op hoeveel mensen erover geklaagd hadden.',
        'Twee weken lang hielden we een lijst bij.',
      ],
      'looks-for-cause': [
        'Het bleek steeds van dezelfde leverancier te komen.',
        'Het bordje was misleidend.',
        'Het gebeurde alleen in de late dienst.',
      ],
      'brings-up': [
        'Ik bracht het met een voorstel in het teamoverleg.',
        'Ik ging naar de manager en liet haar het overzicht zien.',
        'Ik belde de inkoop.',
      ],
      'checks-effect': [
        'Daarna waren er bijna geen klachten meer.',
        'Een maand later keek ik nog eens.',
        'Het ging van tien per week naar één.',
      ],
    },
  },
  'before-you-offered': {
    anchors: {
      '1': 'Prijst het product aan.',
      '3': 'Stelt enkele vragen en raadt iets aan; bezwaren of passendheid ontbreken.',
      '5': 'Vraagt open naar gebruik en zorgen, raadt weinig aan met reden, neemt bezwaren serieus, raadt ook af, denkt aan daarna.',
    },
    facts: {
      'open-questions': [
        'Ik vroeg wat hij ermee wil doen.',
        'Ik wilde weten wat ze nu heeft en wat haar eraan stoort.',
        'Ik vroeg wie het gaat gebruiken.',
      ],
      'fitting-offer': [
        'Ik liet er twee zien die pasten, geen tien.',
        'Ik raadde de goedkopere aan, omdat die genoeg was.',
        'Ik legde het nut uit en niet de technische gegevens.',
      ],
      objection: [
        'Het was haar te duur, dus vroeg ik vergeleken waarmee.',
        'Hij twijfelde, dus liet ik hem het proberen.',
        'Ik nam de twijfel serieus en praatte die niet weg.',
      ],
      'honest-advice': [
        'Ik zei haar dat ze dat niet nodig heeft.',
        'Ik verkoop liever niets dan het verkeerde.',
        'Ik stuurde hem naar een andere winkel.',
      ],
      'after-sale': [
        'Ik gaf hem mijn nummer voor vragen.',
        'Hij kwam terug en kocht meer.',
        'Een week later vroeg ik of alles werkt.',
      ],
    },
  },
  'after-the-fifth-no': {
    anchors: {
      '1': 'Leest een tekst voor, of neemt het nee persoonlijk.',
      '3': 'Vriendelijke opening en doorzetten; leert niet van afwijzingen.',
      '5': 'Korte eerlijke opening met een reden, vraagt, respecteert een nee, verandert iets na meerdere, kent de eigen cijfers, houdt de moed erin.',
    },
    facts: {
      'honest-opening': [
        'Ik zeg in één zin wie ik ben en waarom ik bel.',
        'Ik vraag of ze twee minuten hebben.',
        'Ik begin met iets wat hen aangaat.',
      ],
      'respects-no': [
        'Een duidelijk nee is een nee, dan bedank ik.',
        'Met iemand die niet wil, ga ik niet in discussie.',
        'Ik noteer dat we niet meer bellen.',
      ],
      'changes-approach': [
        'Na een paar afwijzingen probeer ik een andere opening.',
        'Ik luister bij een collega hoe zij het doet.',
        'Ik denk na bij welke zin ze ophangen.',
      ],
      'keeps-mood': [
        'Ik neem een korte pauze en loop een stukje.',
        'Ik weet dat ongeveer een op de twintig ja zegt.',
        'Ik trek het me niet aan.',
      ],
    },
  },
  'below-target': {
    anchors: {
      '1': 'Werkt gewoon meer, of verkoopt aan iedereen.',
      '3': 'Meer contacten en inzet; geen blik op oorzaken, grenzen blijven vaag.',
      '5': 'Kijkt welke stap zwak is, pakt die aan, vraagt op tijd hulp, doet geen valse beloften, eerlijk over het resultaat.',
    },
    facts: {
      'finds-weak-step': [
        'Ik kijk of ik te weinig contacten heb of te weinig afsluit.',
        'Ik vergelijk met de maanden ervoor.',
        'De cijfers lieten zien dat de opvolgtelefoontjes ontbraken.',
      ],
      'focused-action': [
        'Ik bel degenen die bijna besloten hadden.',
        'Ik vraag bestaande klanten om aanbevelingen.',
        'De rest van de maand plan ik dag voor dag.',
      ],
      'clear-limit': [
        'Ik zou niets beloven wat niet waar is.',
        'Ik smeer niemand iets aan wat hij niet nodig heeft.',
        'Ik zou geen orders schuiven om het mooi te laten lijken.',
      ],
      'talks-early': [
        'Ik zeg mijn baas vroeg hoe ik ervoor sta.',
        'Ik vraag een collega die het beter doet.',
        'In het team delen we wat werkt.',
      ],
    },
  },
  'system-says-twelve': {
    anchors: {
      '1': 'Past het aantal in het systeem aan.',
      '3': 'Telt nog eens, zoekt en meldt het; de oorzaak blijft open.',
      '5': 'Telt, kijkt plekken, retouren, leveringen en verkopen na, corrigeert met een reden, ziet patronen en verandert iets.',
    },
    facts: {
      'counts-again': [
        'Eerst tel ik zelf nog een keer.',
        'Ik laat een collega ook tellen.',
        'Ik kijk of het het juiste artikel is.',
      ],
      'checks-places': [
        'Ik kijk in het magazijn en op de tweede plek.',
        'Misschien liggen ze bij de retouren of in de etalage.',
        'Vaak ligt er iets in het verkeerde schap.',
      ],
      'checks-papers': [
        'Ik vergelijk de pakbon met wat er aankwam.',
        'Ik kijk of er iets onder een ander nummer verkocht is.',
        'De laatste levering is misschien verkeerd ingeboekt.',
      ],
      'corrects-with-reason': [
        'Ik corrigeer de voorraad en schrijf op waarom.',
        'Ik meld het aan de chef.',
        'Het komt op de verschillenlijst.',
      ],
      pattern: [
        'Als het bij hetzelfde artikel weer gebeurt, kan het diefstal zijn.',
        'Het was steeds dezelfde leverancier.',
        'Sindsdien tellen twee mensen de leveringen.',
      ],
    },
  },
  'till-does-not-balance': {
    anchors: {
      '1': 'Legt het bij uit eigen zak, of zegt niets.',
      '3': 'Telt nog eens en meldt het; zoekt de oorzaak niet.',
      '5': 'Telt rustig, kijkt bonnen, annuleringen en wisselgeld na, meldt het meteen en open, schrijft het op, weet hoe het te voorkomen is.',
    },
    facts: {
      'counts-again': [
        'Ik tel alles rustig nog een keer.',
        'Ik laat iemand anders meetellen.',
        'Briefjes en munten tel ik apart.',
      ],
      'checks-receipts': [
        'Ik kijk annuleringen en pinbetalingen na.',
        'Misschien ontbreekt er een cadeaubon of kassabon.',
        'Ik loop de grote bedragen van de dag na.',
      ],
      'reports-openly': [
        'Ik zeg het meteen tegen de chef, ook als het mijn fout was.',
        'Ik leg er geen eigen geld bij.',
        'Het verschil noteer ik in het kasboek en ik teken ervoor.',
      ],
      avoids: [
        'Het wisselgeld tel ik hardop uit in de hand.',
        'Het briefje laat ik liggen tot alles klaar is.',
        'Aan één kassa werkt maar één persoon.',
      ],
    },
  },
  'could-have-hurt': {
    anchors: {
      '1': 'Er is nooit iets gebeurd, je let gewoon op.',
      '3': 'Zag een gevaar en haalde het weg; niet gemeld, niets veranderd.',
      '5': 'Vroeg gezien, meteen gestopt of beveiligd, aanwezigen en verantwoordelijken ingelicht, gezorgd voor een blijvende verandering.',
    },
    facts: {
      noticed: [
        'Ik zag dat de ladder op een natte vloer stond.',
        'De beschermkap van de machine ontbrak.',
        'Er stond een pallet voor de nooduitgang.',
      ],
      'acted-at-once': [
        'Ik zette de machine direct uit.',
        'Ik heb de plek afgezet.',
        'Ik zei hem naar beneden te komen.',
      ],
      reported: [
        'Ik meldde het bij de leidinggevende.',
        'Ik schreef het in het ongevallenregister.',
        'Ik vertelde het de volgende ploeg.',
      ],
      'lasting-change': [
        'Sindsdien ligt er een mat.',
        'We hebben het gebied gemarkeerd.',
        'Iedereen kreeg opnieuw instructie.',
      ],
    },
  },
  'two-do-not-turn-up': {
    anchors: {
      '1': 'Doet alles alleen, of ergert zich.',
      '3': 'Belt vervanging en verdeelt het werk; aan team en klanten wordt nauwelijks gedacht.',
      '5': 'Beslist snel wat vervalt, zet mensen waar ze sterk zijn, vertelt het team waarom, let op pauzes, praat achteraf met de twee.',
    },
    facts: {
      'drops-tasks': [
        'Ik bepaal wat vandaag kan blijven liggen.',
        'We sluiten een kassa en laten het vakkenvullen voor morgen.',
        'Alleen het belangrijkste gebeurt.',
      ],
      'finds-help': [
        'Ik bel degenen die vrij zijn en vraag het vriendelijk.',
        'Het naburige filiaal stuurde iemand.',
        'Ik werk zelf mee op de vloer.',
      ],
      'talks-to-team': [
        'Ik haal iedereen twee minuten bij elkaar en zeg hoe we het doen.',
        'Ik zeg eerlijk dat het zwaar wordt.',
        'Pauzes gaan door, daar zorg ik voor.',
      ],
      'deals-with-cause': [
        'De volgende dag sprak ik met beiden apart.',
        'Ik wilde eerst weten wat er gebeurd was.',
        'We veranderden hoe je je afmeldt.',
      ],
    },
  },
  'full-house-slow-kitchen': {
    anchors: {
      '1': 'Mijdt de tafels, of geeft de keuken de schuld.',
      '3': 'Verontschuldigt zich en jaagt de keuken op; geen volgorde, geen klein gebaar.',
      '5': 'Informeert voordat ze vragen, geeft een eerlijke tijd, overbrugt het met iets, stemt de volgorde rustig af met de keuken, helpt collega’s.',
    },
    facts: {
      'informs-first': [
        'Ik ga naar de tafel voordat ze me roepen.',
        'Ik zeg eerlijk dat het nog een kwartier duurt.',
        'Ik leg het uit zonder de keuken de schuld te geven.',
      ],
      bridges: [
        'Ik breng wat brood of een drankje van het huis.',
        'De kinderen krijgen eerst iets.',
        'Ik vraag of ze een snel voorgerecht willen.',
      ],
      'agrees-with-kitchen': [
        'Ik vraag de keuken welke bestelling nu uitgaat.',
        'Ik zeg de kok rustig welke tafel eerst moet.',
        'Tien minuten lang neem ik geen grote bestellingen op.',
      ],
      'helps-colleagues': [
        'Ik ruim tafels af voor mijn collega.',
        'We verdelen de zaal anders.',
        'Ik help even met dragen.',
      ],
    },
  },
  'from-delivery-to-plate': {
    anchors: {
      '1': 'Alles is schoon, dat zie en ruik je.',
      '3': 'Kent koeling en schoonmaak; zonder cijfers of registratie.',
      '5': 'Controleert bij levering, temperaturen met cijfers, scheidt rauw en gaar, data, handen, allergenen, registratie, gooit bij twijfel weg.',
    },
    facts: {
      'checks-delivery': [
        'Bij de levering meet ik de temperatuur.',
        'Ik kijk naar datum en verpakking en stuur terug wat niet klopt.',
        'Diepvries gaat meteen de vriezer in.',
      ],
      temperatures: [
        'De koelkast moet onder de zeven graden zijn, voor vlees onder de vier.',
        'Warm eten blijft boven de zestig graden.',
        'Ik schrijf de temperaturen twee keer per dag op.',
      ],
      'raw-and-cooked': [
        'Rauw vlees heeft een eigen plank en mes.',
        'Rauw staat onder en gegaard boven.',
        'Na rauwe kip was ik mijn handen.',
      ],
      'dates-and-rotation': [
        'Wat het eerst binnenkwam, gaat er het eerst uit.',
        'Op elke bak zit een sticker met de datum.',
        'Wat over datum is, gaat weg.',
      ],
      allergens: [
        'Ik weet wat erin zit en vraag naar allergieën.',
        'Van elk gerecht is er een allergenenlijst.',
        'Als een gast allergisch is, zeg ik het de keuken persoonlijk.',
      ],
    },
  },
  'not-all-stops': {
    anchors: {
      '1': 'Rijdt harder, of laat de rest zitten.',
      '3': 'Belt de planning en herschikt; veiligheid of klanten ontbreken.',
      '5': 'Meldt het vroeg bij de planning, ordent op spoed, informeert klanten, houdt pauzes en snelheid aan, legt de rest vast, stelt iets voor.',
    },
    facts: {
      'calls-early': [
        'Ik bel de planning zodra ik het zie.',
        'Ik wacht er niet mee tot de avond.',
        'Ik laat weten waar ik ben en wat nog openstaat.',
      ],
      reorders: [
        'Ik verander de volgorde van de stops.',
        'Vaste tijden en gekoelde goederen gaan eerst.',
        'Een collega in de buurt neemt twee stops over.',
      ],
      'informs-customers': [
        'De klanten krijgen een telefoontje dat ik later kom.',
        'Ik geef ze een nieuwe tijd.',
        'Niemand moet voor niets wachten.',
      ],
      'safety-first': [
        'Ik ga daarom niet harder rijden.',
        'Ik houd me aan mijn rijtijden en pauzes.',
        'Geen pakket is een ongeluk waard.',
      ],
      'secures-rest': [
        'Wat overblijft, gaat terug en wordt genoteerd.',
        'Wat niet bezorgd is, scan ik met de reden.',
        'De spullen worden niet zomaar voor de deur gezet.',
      ],
    },
  },
  'damaged-or-incomplete': {
    anchors: {
      '1': 'Geeft het aan iemand door.',
      '3': 'Meldt het en bestelt na; bewijs, klant of oorzaak ontbreken.',
      '5': 'Legt meteen bewijs vast, licht de klant in met een realistische datum, vindt de snelste vervanging, regelt aansprakelijkheid en zoekt de oorzaak.',
    },
    facts: {
      'secures-proof': [
        'Ik maak foto’s en laat de chauffeur tekenen.',
        'De schade wordt op de vrachtbrief genoteerd.',
        'Ik tel in het bijzijn van de chauffeur.',
      ],
      'informs-customer': [
        'Ik bel de klant voordat hij mij belt.',
        'Ik zeg hem wanneer hij het krijgt.',
        'Ze kon kiezen uit twee mogelijkheden.',
      ],
      replacement: [
        'Ik keek in welk magazijn het nog lag.',
        'Het ontbrekende deel ging met spoed weg.',
        'We haalden het uit een andere order.',
      ],
      claim: [
        'Ik meldde het op tijd bij de vervoerder en de verzekering.',
        'De claim gaat naar de leverancier.',
        'Ik zocht uit wie er betaalt.',
      ],
      cause: [
        'De verpakking was te zwak, dus hebben we die veranderd.',
        'Het gebeurde bij het laden.',
        'Sindsdien worden de pallets anders gewikkeld.',
      ],
    },
  },
  'machine-stands-still': {
    anchors: {
      '1': 'Vervangt onderdelen tot het draait.',
      '3': 'Gaat van makkelijk naar moeilijk en vindt de storing; de oorzaak erachter blijft open.',
      '5': 'Vraagt de bediener, beveiligt de machine, controleert op volgorde stroom, signalen en slijtage, meet, vindt de oorzaak en niet alleen het deel, test en schrijft op.',
    },
    facts: {
      'asks-operator': [
        'Ik vroeg de bediener wat er vlak daarvoor gebeurde.',
        'Ik liet me vertellen welk geluid hij maakte.',
        'Eerst vraag ik wat er anders is dan normaal.',
      ],
      'simple-first': [
        'Ik controleer eerst het eenvoudige, stroom, zekering, noodstop.',
        'Ik kijk en luister voordat ik iets uit elkaar haal.',
        'Daarna loop ik het van voor naar achter na.',
      ],
      measures: [
        'Ik heb de spanning op de motor gemeten.',
        'Ik las de foutcode uit.',
        'Met het schema controleerde ik punt voor punt.',
      ],
      'real-cause': [
        'Het lager was kapot omdat er geen olie bij kwam.',
        'De zekering was alleen het gevolg, de kabel was doorgesleten.',
        'Het onderdeel ging stuk doordat het scheef gemonteerd was.',
      ],
      'tests-and-notes': [
        'Daarna liet ik hem een halfuur draaien.',
        'Ik schreef het in het onderhoudsboek.',
        'Ik bestelde het onderdeel ook voor de andere machines.',
      ],
    },
  },
  'had-to-be-redone': {
    anchors: {
      '1': 'Het lag aan het materiaal of de anderen.',
      '3': 'Geeft een fout toe en herstelde die; er kwam geen gewoonte uit.',
      '5': 'Eigen aandeel benoemd, zonder smoesjes hersteld, oorzaak begrepen, sindsdien een vaste controle vóór oplevering.',
    },
    facts: {
      'own-share': [
        'Ik had verkeerd gemeten.',
        'Ik had haast en keek niet nog eens op de tekening.',
        'Het was mijn fout.',
      ],
      'put-right': [
        'De volgende dag ging ik terug en deed het over.',
        'Ik heb het de klant zelf verteld.',
        'Ik bleef tot het goed was.',
      ],
      cause: [
        'De bouwtekening was oud.',
        'Ik ging ervan uit dat het waterpas was.',
        'Ik had het niet onder belasting getest.',
      ],
      'check-since': [
        'Sindsdien meet ik twee keer.',
        'Voordat ik wegga, loop ik het met de klant na.',
        'Aan het eind ga ik een korte lijst langs.',
      ],
    },
  },
  'before-you-reach-in': {
    anchors: {
      '1': 'Let op, of zet hem uit.',
      '3': 'Schakelt uit en draagt bescherming; beveiligen en controleren ontbreken.',
      '5': 'Schakelt uit, beveiligt tegen inschakelen, controleert of het spanningsloos is, let op opgeslagen energie, licht anderen in, bescherming, nette overdracht.',
    },
    facts: {
      'switch-off-and-lock': [
        'Ik schakel uit en hang een slot op de hoofdschakelaar.',
        'Ik trek de stekker eruit en hang er een bordje aan.',
        'Het is beveiligd zodat niemand kan inschakelen.',
      ],
      'check-dead': [
        'Ik meet of er echt geen spanning meer op staat.',
        'Voor de zekerheid probeer ik één keer te starten.',
        'Eerst test ik het meetapparaat zelf.',
      ],
      'stored-energy': [
        'De druk wordt van de leiding gehaald.',
        'Ik ondersteun het geheven deel zodat het niet kan zakken.',
        'Ik wacht tot alles stilstaat en afgekoeld is.',
      ],
      'informs-others': [
        'Ik zeg het tegen iedereen die daar werkt.',
        'Het gebied wordt afgezet.',
        'Voor het inschakelen kijk ik of iedereen weg is.',
      ],
      protection: [
        'Ik draag handschoenen, een bril en veiligheidsschoenen.',
        'Mijn gereedschap is geïsoleerd.',
        'Geen ring en geen losse mouwen bij de machine.',
      ],
    },
  },
  'does-not-want-it': {
    anchors: {
      '1': 'Haalt over of doet het toch.',
      '3': 'Praat vriendelijk en probeert opnieuw; reden en vastlegging ontbreken.',
      '5': 'Vraagt naar de reden, respecteert de wil, probeert een andere manier, tijd of persoon, kent grenzen en gevaren, meldt en legt vast.',
    },
    facts: {
      'asks-reason': [
        'Ik vraag waarom, misschien heeft ze pijn of is ze bang.',
        'Ik probeer uit te vinden wat erachter zit.',
        'Vaak schamen ze zich.',
      ],
      'respects-will': [
        'Niemand wordt gedwongen.',
        'Het is zijn recht om nee te zeggen.',
        'Ik aanvaard het en leg uit wat het gevolg kan zijn.',
      ],
      'other-way': [
        'Een halfuur later kom ik terug.',
        'Een collega probeert het, soms klikt dat beter.',
        'Ik laat haar kiezen, eerst het gezicht of eerst de handen.',
      ],
      'informs-and-records': [
        'Ik rapporteer het en zeg het tegen de verpleegkundige.',
        'Bij een belangrijk medicijn moet de arts het weten.',
        'Bij de overdracht wordt het doorgegeven.',
      ],
    },
  },
  'not-as-usual': {
    anchors: {
      '1': 'Daar heb je een gevoel voor.',
      '3': 'Merkte een verandering en zei het iemand; vaag in de details.',
      '5': 'Beschrijft de verandering precies, vergelijkt met eerder, meet wat mag, licht op tijd en duidelijk de juiste persoon in, legt het vast.',
    },
    facts: {
      'exact-change': [
        'Hij at zijn ontbijt niet op, wat hij anders altijd doet.',
        'Ze sprak onduidelijk en één mondhoek hing naar beneden.',
        'Het kind was stiller dan anders en heel warm.',
      ],
      measured: [
        'Ik nam de temperatuur en de hartslag op.',
        'Ik mat de bloeddruk.',
        'Ik keek hoeveel ze gedronken had.',
      ],
      'told-right-person': [
        'Ik riep meteen de verpleegkundige erbij.',
        'Ik belde het alarmnummer.',
        'Ik vertelde de arts wat ik zag en sinds wanneer.',
      ],
      recorded: [
        'Ik schreef het op met de tijd erbij.',
        'Het kwam in het dossier en in de overdracht.',
        'Ik vroeg de volgende dienst erop te letten.',
      ],
    },
  },
};
