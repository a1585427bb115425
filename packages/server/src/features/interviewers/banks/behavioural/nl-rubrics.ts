import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'nearest-work': {
    anchors: {
      '1': 'Algemene woorden, geen verband met de baan.',
      '3': 'Noemt vergelijkbaar werk en enkele taken; eigen aandeel of omvang blijven vaag.',
      '5': 'Concreet werk dicht bij de baan, eigen aandeel en omvang duidelijk, zegt open wat nieuw zou zijn.',
    },
    facts: {
      'comparable-work': [
        'In mijn vorige baan deed ik bijna hetzelfde werk.',
        'Het dichtst in de buurt komt wat ik nu doe.',
        'Tijdens mijn opleiding had ik soortgelijke taken.',
      ],
      'own-part': [
        'Mijn deel was het contact met de klanten.',
        'Ik was verantwoordelijk voor de planning en de bestellingen.',
        'Dat deed ik in mijn eentje.',
      ],
      extent: [
        'Dat doe ik nu drie jaar.',
        'We waren een team van zes mensen.',
        'Het ging om ongeveer veertig dossiers per week.',
      ],
      'what-is-new': [
        'Nieuw voor mij zou de branche zijn.',
        'Met dat systeem heb ik nog niet gewerkt.',
        'De juridische kant zou ik nog moeten leren.',
      ],
    },
  },
  'duty-last-time': {
    anchors: {
      '1': 'Heeft het niet gedaan en kent niets wat erop lijkt, of blijft algemeen.',
      '3': 'Een vergelijkbaar geval met de belangrijkste stappen; eigen aandeel of resultaat blijven vaag.',
      '5': 'Een concreet geval met beginsituatie, eigen stappen, een moeilijkheid en de aanpak ervan, en een controleerbaar resultaat.',
    },
    facts: {
      'starting-point': [
        'In het begin was er alleen een ruw idee van wat nodig was.',
        'De situatie was dat het op de oude manier niet meer ging.',
        'Ik kreeg de opdracht van mijn leidinggevende met een datum erbij.',
      ],
      'own-steps': [
        'Eerst heb ik gekeken wat er al was, daarna maakte ik een plan.',
        'Ik begon met gesprekken met de betrokkenen.',
        'Stap voor stap heb ik het afgewerkt en een lijst bijgehouden.',
      ],
      difficulty: [
        'Het lastige was dat er informatie ontbrak.',
        'Halverwege bleek dat het zo niet zou werken.',
        'Wat het moeilijk maakte was de korte tijd.',
      ],
      result: [
        'Uiteindelijk was het op tijd klaar en het wordt nog steeds gebruikt.',
        'Het resultaat was dat we een derde minder tijd nodig hadden.',
        'Mijn baas heeft het zo overgenomen.',
      ],
    },
  },
  'duty-goes-wrong': {
    anchors: {
      '1': 'Er gaat niets mis, of fouten in het algemeen.',
      '3': 'Noemt een typische moeilijkheid; signalen en aanpak zijn mager.',
      '5': 'Noemt typische fouten van dit werk met oorzaken, vroege signalen, wat ertegen gedaan wordt en een zelf meegemaakt geval.',
    },
    facts: {
      'typical-fault': [
        'Meestal gaat het mis omdat niet iedereen dezelfde informatie heeft.',
        'De gebruikelijke fout is dat je te vroeg begint.',
        'Wat vaak vergeten wordt, is de details nakijken.',
      ],
      'early-sign': [
        'Ik merk het als dezelfde vragen terugkomen.',
        'Het eerste teken is dat mensen niet meer antwoorden.',
        'Als de cijfers niet meer kloppen, is er iets aan de hand.',
      ],
      remedy: [
        'Daarom controleer ik één keer aan het begin en één keer halverwege.',
        'Ik vraag door en laat het bevestigen.',
        'We hebben een korte checklist die we doorlopen.',
      ],
      'own-case': [
        'Dat is mij vorig jaar overkomen.',
        'Eén keer merkten we het pas helemaal op het eind.',
        'In één geval was ik er net op tijd bij.',
      ],
    },
  },
  'duty-done-well': {
    anchors: {
      '1': 'Als niemand klaagt.',
      '3': 'Noemt algemene kenmerken, zoals op tijd en zonder fouten.',
      '5': 'Concrete kenmerken voor dit werk, vanuit wie ervan afhangt, controleert ze en kan een voorbeeld laten zien.',
    },
    facts: {
      'concrete-sign': [
        'Je ziet het eraan of mensen er meteen mee verder kunnen.',
        'Het is goed als niemand iets hoeft na te vragen.',
        'Het verschil blijkt na een paar weken.',
      ],
      'view-of-others': [
        'Ik vraag het aan degenen die ermee moeten werken.',
        'De klant bepaalt of het goed is.',
        'Het gaat erom dat de volgende in de keten het makkelijk heeft.',
      ],
      'checks-it': [
        'Voordat ik het afgeef, loop ik een lijst na.',
        'Ik laat er een tweede persoon naar kijken.',
        'Een week later kijk ik nog eens.',
      ],
      'own-example': [
        'In mijn vorige baan werd mijn werk zonder correctie overgenomen.',
        'Een voorbeeld is de handleiding die ik schreef en die nog in gebruik is.',
        'Eén keer heb ik het overgedaan, omdat ik het niet goed genoeg vond.',
      ],
    },
  },
  'requirement-in-use': {
    anchors: {
      '1': 'Beweert het te kunnen, zonder geval.',
      '3': 'Eén geval van gebruik; diepgang of resultaat blijven open.',
      '5': 'Concreet en recent geval, eigen handelen, grenzen van het eigen kunnen benoemd, resultaat.',
    },
    facts: {
      'recent-case': [
        'Dat had ik vorige maand nodig in mijn huidige baan.',
        'De laatste keer was in een project dit voorjaar.',
        'Dat gebruik ik elke dag op het werk.',
      ],
      'own-action': [
        'Dat heb ik zelf van begin tot eind gedaan.',
        'Ik heb het voorbereid en uitgevoerd.',
        'Mijn taak was om het aan de anderen uit te leggen.',
      ],
      limit: [
        'In de basis ben ik zeker, in bijzondere gevallen minder.',
        'Wat ik nog niet kan, is het gevorderde deel.',
        'Bij moeilijke vragen haal ik er een collega bij.',
      ],
      result: [
        'Het werkte en we doen het nog steeds zo.',
        'Daardoor waren we een week eerder klaar.',
        'De klant was tevreden en kwam terug.',
      ],
    },
  },
  'tool-in-your-hands': {
    anchors: {
      '1': 'Kent de naam, heeft het gezien.',
      '3': 'Heeft het voor gewone taken gebruikt; geen diepgang, geen problemen.',
      '5': 'Concrete taken ermee, een grens of valkuil en hoe die is omzeild, zegt open wat onbekend is, of laat hetzelfde zien met een vergelijkbaar hulpmiddel.',
    },
    facts: {
      'real-use': [
        'Ik heb het twee jaar bijna elke dag gebruikt.',
        'Ik heb er al onze rapportages mee gebouwd.',
        'Het laatste wat ik ermee deed, was een nieuw project inrichten.',
      ],
      trouble: [
        'Bij veel gegevens werd het traag.',
        'Het probleem was dat een update alles veranderde.',
        'Ik heb me altijd geërgerd dat je niets ongedaan kunt maken.',
      ],
      'way-round': [
        'Ik heb het omzeild door het op te splitsen.',
        'De oplossing vond ik in de documentatie.',
        'Uiteindelijk heb ik het de leverancier gevraagd.',
      ],
      'honest-limit': [
        'Een vergelijkbaar programma ken ik beter.',
        'Ik heb het nooit zelf beheerd.',
        'Ik ken maar een deel van de functies.',
      ],
    },
  },
  'first-four-weeks': {
    anchors: {
      '1': 'Wacht tot iemand iets zegt.',
      '3': 'Zou mensen ontmoeten en lezen; zonder doel.',
      '5': 'Weet wat eerst begrepen moet worden en waarom, wie te vragen en te volgen, en wat voor kleins vroeg af kan zijn.',
    },
    facts: {
      'wants-to-understand': [
        'Eerst zou ik willen begrijpen wie de klanten zijn en wat ze nodig hebben.',
        'Ik wil weten hoe het werk loopt en waar het vastloopt.',
        'Ik zou kijken wat er al eens geprobeerd is.',
      ],
      'asks-people': [
        'Ik zou naast de mensen gaan zitten die het werk doen.',
        'Ik zou met iedereen in het team een halfuur praten.',
        'Ik zou mijn voorganger bevragen.',
      ],
      'early-result': [
        'In de tweede week zou ik graag iets kleins af hebben.',
        'Ik zou snel een kleine taak op me nemen om ervan te leren.',
        'Na vier weken zou ik mijn leidinggevende vertellen wat me opviel.',
      ],
      'no-hasty-change': [
        'Ik zou niets veranderen voordat ik het begrijp.',
        'In het begin zou ik vooral luisteren.',
        'Als nieuwkomer zie je dingen die anderen niet meer zien, die zou ik opschrijven.',
      ],
    },
  },
  'your-mistake': {
    anchors: {
      '1': 'Geen fout, of een die eigenlijk een verdienste is, of de schuld van anderen.',
      '3': 'Een echte fout die is hersteld; wie het hoorde en wat er veranderde blijven vaag.',
      '5': 'Eigen aandeel duidelijk benoemd, betrokkenen uit zichzelf ingelicht, schade beperkt, iets blijvends veranderd.',
    },
    facts: {
      'own-share': [
        'Het was mijn fout, ik had het niet gecontroleerd.',
        'Ik had het naar de verkeerde persoon gestuurd.',
        'Ik had iets beloofd wat ik niet kon waarmaken.',
      ],
      'told-others': [
        'Ik heb het meteen aan mijn baas verteld.',
        'Ik heb de betrokkenen zelf gebeld en mijn excuses aangeboden.',
        'Ik heb eerlijk gezegd dat ik het was.',
      ],
      'limited-damage': [
        'Ik ben gebleven tot het hersteld was.',
        'We konden het tegenhouden voordat het de deur uitging.',
        'Ik zocht een manier om de schade goed te maken.',
      ],
      'lasting-change': [
        'Sindsdien laat ik iemand meelezen.',
        'Dat controleer ik nu altijd voordat ik het verstuur.',
        'We hebben het proces aangepast zodat het niet meer kan gebeuren.',
      ],
    },
  },
  'all-due-at-once': {
    anchors: {
      '1': 'Werkte langer en deed alles.',
      '3': 'Sorteerde op spoed; niemand werd ingelicht, de redenen blijven vaag.',
      '5': 'Koos op gevolgen, liet bewust iets liggen, lichtte wachtenden in, kreeg op tijd hulp of een besluit, weet wat het kostte.',
    },
    facts: {
      'chose-by-consequence': [
        'Ik vroeg me af wat er gebeurt als het niet gedaan wordt.',
        'Waar anderen op wachtten, ging voor.',
        'Ik sorteerde op wat de meeste schade doet als het te laat is.',
      ],
      'left-out': [
        'Het rapport heb ik laten liggen tot de week erna.',
        'Ik heb twee overleggen afgezegd.',
        'Ik deed het alleen in grote lijnen, omdat dat genoeg was.',
      ],
      'told-waiting': [
        'Ik heb het gezegd tegen degenen die moesten wachten.',
        'Ik vroeg mijn baas welke van de twee belangrijker was.',
        'Ik gaf ze een nieuwe datum.',
      ],
      help: [
        'Ik vroeg een collega een deel over te nemen.',
        'Eén ding heb ik uit handen gegeven.',
        'Samen is het gelukt.',
      ],
    },
  },
  'hard-to-work-with': {
    anchors: {
      '1': 'Kan met iedereen overweg, of het lag aan de ander.',
      '3': 'Vertelt over een conflict en een uitweg; eigen aandeel blijft bleek.',
      '5': 'Beschrijft het eerlijk, ziet het eigen aandeel, sprak met de persoon, vond een werkwijze en weet wat ervan kwam.',
    },
    facts: {
      'fair-view': [
        'Hij stond zelf ook onder grote druk.',
        'Vanuit haar oogpunt was het logisch.',
        'Zij was heel goed in haar vak, alleen anders dan ik.',
      ],
      'own-share': [
        'Mijn aandeel was dat ik ongeduldig werd.',
        'Ik had hem dingen te laat verteld.',
        'Ik reageerde scherp en dat hielp niet.',
      ],
      'talked-directly': [
        'Ik vroeg haar om een gesprek onder vier ogen.',
        'Ik zei hem zonder verwijt wat me dwarszat.',
        'Bij een kop koffie hebben we het uitgepraat.',
      ],
      'way-of-working': [
        'We spraken af om afspraken op papier te zetten.',
        'We verdeelden de taken zodat ieder een eigen gebied had.',
        'Elke maandag spraken we tien minuten.',
      ],
      outcome: [
        'Vrienden zijn we niet geworden, maar het liep.',
        'Later hebben we goed samengewerkt.',
        'Het project was op tijd af.',
      ],
    },
  },
  'costly-misunderstanding': {
    anchors: {
      '1': 'Anderen luisterden niet.',
      '3': 'Een misverstand en de oplossing; eigen aandeel en les zijn mager.',
      '5': 'Het precieze punt waar het begon, eigen aandeel, snel opgehelderd, een nieuwe gewoonte die zichtbaar is.',
    },
    facts: {
      'point-of-origin': [
        'Ik bedoelde volgende week en hij begreep deze week.',
        'Niemand had gezegd wie het doet.',
        'Het woord betekende op elke afdeling iets anders.',
      ],
      'own-share': ['Ik had niet doorgevraagd.', 'Ik had het te kort opgeschreven.', 'Ik ging er zomaar van uit.'],
      'cleared-up': [
        'Ik pakte de telefoon in plaats van nog een mail te sturen.',
        'We zijn er samen voor gaan zitten.',
        'Ik bood mijn excuses aan en we begonnen opnieuw.',
      ],
      'new-habit': [
        'Sindsdien herhaal ik aan het eind wat is afgesproken.',
        'Nu schrijf ik op wie wat wanneer doet.',
        'Ik vraag de ander het in eigen woorden te zeggen.',
      ],
    },
  },
  'hard-to-hear': {
    anchors: {
      '1': 'Niets, of de ander had ongelijk.',
      '3': 'Nam kritiek aan en veranderde een beetje.',
      '5': 'Concrete kritiek, eigen eerste reactie, nagegaan wat klopte, zichtbaar iets veranderd, erop teruggekomen bij de persoon.',
    },
    facts: {
      'concrete-criticism': [
        'Mijn baas zei dat ik anderen niet laat uitpraten.',
        'Ik kreeg te horen dat mijn rapporten te lang zijn.',
        'Ze zei dat ze niet op mijn planning kon bouwen.',
      ],
      reaction: [
        'In het begin was ik gekwetst.',
        'Ik moest er een nachtje over slapen.',
        'Mijn eerste gedachte was dat het oneerlijk was.',
      ],
      'checked-it': [
        'Ik vroeg twee anderen of zij dat ook zo zien.',
        'Ik heb er een week op gelet en het klopte.',
        'Ik vroeg om een voorbeeld.',
      ],
      'visible-change': [
        'Sindsdien tel ik tot drie voordat ik praat.',
        'Mijn verslagen zijn nu één pagina.',
        'Na enkele maanden zei hij dat het beter was geworden.',
      ],
    },
  },
  'learned-in-a-hurry': {
    anchors: {
      '1': 'Volgt cursussen als die worden aangeboden.',
      '3': 'Leerde iets nieuws met een reden; aanpak en resultaat zijn algemeen.',
      '5': 'Echte noodzaak, duidelijke aanpak met oefenen, mensen en bronnen, grenzen benoemd, snel en met resultaat toegepast.',
    },
    facts: {
      'real-need': [
        'Een collega vertrok en ik moest het overnemen.',
        'De klant wilde het binnen twee weken.',
        'Niemand in het team wist hoe het moest.',
      ],
      'way-of-learning': [
        'Ik heb een voorbeeld doorgewerkt en het uitgeprobeerd.',
        'Ik liet het me een uur voordoen door iemand die het kan.',
        'Ik las de eerste hoofdstukken en bouwde toen iets kleins.',
      ],
      'first-use': [
        'Na een week kon ik het in het project gebruiken.',
        'Op de derde dag deed ik de eerste alleen.',
        'Eerst ging het langzaam, maar het werkte.',
      ],
      'open-gaps': [
        'De moeilijke stukken zoek ik nog op.',
        'Ik weet genoeg voor het dagelijks werk, niet meer.',
        'In het begin maakte ik een fout waar ik veel van leerde.',
      ],
    },
  },
  'clumsy-until-you-came': {
    anchors: {
      '1': 'Zou ideeën hebben, maar niemand luistert.',
      '3': 'Een verbetering die is doorgevoerd; effect of draagvlak blijven open.',
      '5': 'Zag het, begreep waarom het zo was, probeerde het klein, kreeg de anderen mee, kan het effect laten zien.',
    },
    facts: {
      'before-state': [
        'Alles werd met de hand van de ene lijst naar de andere overgezet.',
        'Je moest er drie mensen voor vragen.',
        'We zochten steeds naar dezelfde dingen.',
      ],
      'own-change': [
        'Ik heb er een sjabloon voor gemaakt.',
        'Ik stelde een vaste plek voor en richtte die in.',
        'Ik schreef een klein programma dat het doet.',
      ],
      'won-others': [
        'Eerst probeerde ik het zelf en daarna liet ik het de anderen zien.',
        'Ik vroeg het aan de mensen die het elke dag doen.',
        'Mijn leidinggevende stemde in met een proef van twee weken.',
      ],
      effect: [
        'Dat scheelt ons ongeveer twee uur per week.',
        'Er zijn nu bijna geen fouten meer.',
        'Het gaat vandaag nog steeds zo.',
      ],
    },
  },
  'quick-or-correct': {
    anchors: {
      '1': 'Altijd correct, of regels zijn voor anderen.',
      '3': 'Een echt geval met een keuze; prijs of reden blijven vaag.',
      '5': 'Open afgewogen, noemt de druk, koos met een reden, droeg de prijs of begrensde de kortere weg, lichtte betrokkenen in.',
    },
    facts: {
      pressure: [
        'De klant wachtte en mijn baas drong aan.',
        'Het was vrijdagavond en iedereen wilde naar huis.',
        'De snelle manier had een uur gescheeld.',
      ],
      'own-decision': [
        'Ik deed het netjes, al duurde het langer.',
        'Ik nam de kortere weg, omdat het niemand kon schaden.',
        'Ik weigerde ervoor te tekenen.',
      ],
      price: ['Daardoor waren we een dag te laat.', 'Ik moest het aan de klant uitleggen.', 'Het kostte me een avond.'],
      openness: [
        'Ik vertelde mijn baas wat ik had weggelaten.',
        'Ik noteerde dat het nog goed gedaan moet worden.',
        'Achteraf spraken we af hoe we het voortaan doen.',
      ],
    },
  },
  'not-good-enough': {
    anchors: {
      '1': 'Ontsloeg, verplaatste of deed het werk zelf.',
      '3': 'Sprak en steunde; verwachtingen of einde blijven vaag.',
      '5': 'Zei vroeg en concreet wat ontbrak, zocht oorzaken, ook eigen, sprak stappen en data af, steunde en volgde tot een eerlijk einde.',
    },
    facts: {
      'clear-expectation': [
        'Ik zei haar concreet wat ik verwacht en wanneer.',
        'Ik had voorbeelden van wat er ontbrak.',
        'Hij wist niet dat ik ontevreden was, dus heb ik het gezegd.',
      ],
      'looked-for-cause': [
        'Ik vroeg wat hem ervan weerhield.',
        'Het bleek dat niemand het haar ooit had laten zien.',
        'Voor een deel kwam het doordat mijn opdrachten onduidelijk waren.',
      ],
      support: [
        'We spraken elkaar elke week een halfuur.',
        'Ze kreeg een collega naast zich.',
        'We spraken kleine doelen af.',
      ],
      'fair-end': [
        'Na drie maanden liep het.',
        'Uiteindelijk kwamen we een andere rol overeen.',
        'We gingen uit elkaar en hij wist waarom.',
      ],
    },
  },
  'half-the-information': {
    anchors: {
      '1': 'Beslist op gevoel of helemaal niet.',
      '3': 'Besliste en geeft redenen; bekend en onbekend zijn niet gescheiden.',
      '5': 'Scheidt weten van gokken, haalt het goedkoopste ontbrekende stuk, weegt wat terug te draaien is, beslist op tijd, kijkt eerlijk terug.',
    },
    facts: {
      'known-and-guessed': [
        'De kosten kende ik, maar niet hoeveel mensen er zouden komen.',
        'Wat ik moest schatten, was hoe lang het zou duren.',
        'Ik schreef op wat we weten en wat we alleen aannemen.',
      ],
      'cheap-check': [
        'Ik pleegde twee telefoontjes om iets meer te weten.',
        'We probeerden het eerst op kleine schaal.',
        'Ik vroeg iemand die het eerder had gedaan.',
      ],
      'can-be-undone': [
        'Het was terug te draaien, dus besliste ik snel.',
        'Ik hield een weg terug open.',
        'Het ergste geval was te dragen geweest.',
      ],
      outcome: [
        'Het bleek dat ik gelijk had.',
        'Het was het verkeerde besluit en na een maand hebben we het hersteld.',
        'Ik zou weer hetzelfde besluiten.',
      ],
    },
  },
};
