import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    design: 'Softwareontwerp',
    debugging: 'Fouten opsporen',
    quality: 'Codekwaliteit en testen',
    data: 'Data en opslag',
    security: 'Beveiliging',
    delivery: 'Oplevering en beheer',
    interface: 'Wat gebruikers zien en bedienen',
    models: 'Modellen en datawerk',
    collaboration: 'Werken met anderen',
  },
  questions: {
    'built-it-yourself': {
      text: 'Denk aan iets dat je zelf hebt geprogrammeerd en dat werkt. Wat gebeurt er vanbinnen, vanaf de klik van de gebruiker tot het antwoord op het scherm staat?',
      withTool:
        'Denk aan iets dat je met {tool} hebt gebouwd en dat werkt. Wat gebeurt er vanbinnen, vanaf de klik van de gebruiker tot het antwoord op het scherm staat?',
      purpose: 'Laat zien of iemand laag voor laag begrijpt wat er gebouwd is, of het alleen in elkaar heeft gezet.',
      followUps: {
        'too-short':
          'Blijf even bij één klik. Welk deel van je programma merkt die als eerste, en waar gaat het dan heen?',
        'no-own-part':
          'Welke delen schreef je zelf, en welke kwamen uit een cursus, een bibliotheek of van een collega?',
        'unclear-term': 'Je gebruikte een term die niet iedereen hetzelfde opvat. Wat doet dat in jouw programma?',
      },
    },
    'decision-to-defend': {
      text: 'Neem een systeem dat je mee hebt vormgegeven. Welke ontwerpkeuze zou je vandaag nog verdedigen, en welke zou je terugdraaien?',
      senior:
        'Neem een systeem waarvan jij de opbouw bepaalde. Welke keuze van jou bleek duur, wanneer merkte je dat, en wat was er nodig om het recht te zetten?',
      purpose: 'Laat zien of ontwerpkeuzes tegen de behoefte zijn afgewogen en achteraf eerlijk beoordeeld.',
      followUps: {
        'too-short': 'Neem één van die keuzes. Wat was het alternatief, en waarom viel dat af?',
        'no-own-part': 'Wie besliste dat uiteindelijk, en wat was jouw aandeel?',
        'no-result': 'Waartoe leidde die keuze een jaar later?',
        'claim-without-number':
          'Hoe groot was het systeem toen: gebruikers, verzoeken, data, mensen die eraan werkten?',
      },
    },
    'ten-times-load': {
      text: 'Stel dat een deel van een systeem dat je goed kent van de ene dag op de andere tien keer zoveel verkeer krijgt. Wat bezwijkt er het eerst, en hoe weet je dat eerder dan je gebruikers?',
      purpose: 'Laat zien of iemand de grenzen van het eigen systeem kent en vanuit metingen redeneert.',
      followUps: {
        'too-short': 'Loop met één verzoek mee. Waar moet het als eerste wachten als er tien keer zoveel zijn?',
        'claim-without-number': 'Aan welke getallen denk je, bijvoorbeeld verzoeken per seconde nu en dan?',
        'no-example': 'Heb je zoiets meegemaakt? Wat ging er toen stuk?',
      },
    },
    'changing-an-interface': {
      text: 'Je moet een koppelvlak veranderen dat andere teams of klanten al gebruiken. Hoe kom je van het oude naar het nieuwe zonder dat er bij iemand iets stukgaat?',
      purpose: 'Laat zorg zien voor wie van een systeem afhangt, en kennis van versies, overlap en uitfaseren.',
      followUps: {
        'too-short': 'Wat gebeurt er op de dag zelf dat de nieuwe versie live gaat? Wie roept wat aan?',
        'no-example': "Vertel me over zo'n verandering waar je aan meewerkte.",
        'no-result': 'Hoe wist je dat niemand het oude meer gebruikte?',
      },
    },
    'unreliable-neighbour': {
      text: 'Je software hangt af van een dienst die sommige dagen traag is en andere dagen weg. Wat bouw je zodat je gebruikers er weinig van merken?',
      purpose: "Laat praktische kennis zien van wachttijden, herhalen en beperkt doordraaien, met de risico's.",
      followUps: {
        'too-short': 'Neem een gebruiker die klikt terwijl die dienst plat ligt. Wat ziet die?',
        'no-example': 'Welke dienst was dat bij jou, en wat heb je gedaan?',
        'claim-without-number':
          'Hoe lang wacht je erop, hoe vaak probeer je het opnieuw, en waarom juist die getallen?',
      },
    },
    'what-proved-the-cause': {
      text: 'Denk aan een fout die je meer dan een dag kostte. Wat verdacht je het eerst, en wat bewees uiteindelijk de echte oorzaak?',
      junior:
        'Denk aan een fout in je eigen code waar je lang naar zocht. Wat verdacht je het eerst, en hoe vond je hem ten slotte?',
      purpose: 'Laat zien of iemand oorzaken zoekt met vermoeden en bewijs, of met geluk.',
      followUps: {
        'too-short': 'Ga terug naar het eerste uur. Waar keek je naar, en wat kon je daarmee uitsluiten?',
        'no-example': 'Neem een fout die je je goed herinnert. Wat was ervan te zien?',
        'no-own-part': 'Welke van die stappen deed je zelf?',
        'no-result': 'Hoe zorgde je ervoor dat hij niet terugkomt?',
      },
    },
    'failed-in-production': {
      text: 'Vertel me over de laatste keer dat iets waarvoor jij verantwoordelijk was in productie uitviel. Wat deed je in het eerste kwartier, en wat is er sindsdien anders?',
      purpose: 'Laat rust en orde onder druk zien, en leren zonder schuldvraag.',
      followUps: {
        'too-short': 'Hoe kwam je het te weten, en wat deed je als allereerste?',
        'no-own-part': 'Wat deed jij, en wat deden de anderen?',
        'no-result': 'Hoe lang hadden mensen er last van, en wat veranderde er in de weken daarna?',
        'claim-without-number': 'Hoeveel gebruikers raakte het, en hoe lang?',
      },
    },
    'ten-times-slower': {
      text: 'Een pagina die altijd in een seconde laadde, doet er nu tien over, en iedereen zegt dat er niets is veranderd. Hoe pak je dat aan?',
      purpose: 'Laat zien of er gemeten wordt voor er verbeterd wordt.',
      followUps: {
        'too-short': 'Wat meet je als eerste, en waarmee?',
        'no-example': 'Vertel me over een trage pagina of een traag proces dat je echt op je bord had.',
        'claim-without-number': 'Hoe was het ervoor, en hoe na jouw wijziging?',
      },
    },
    'tested-and-untested': {
      text: 'Neem de laatste functie die je hebt afgemaakt. Wat testte je automatisch, wat met de hand, en wat liet je bewust ongetest?',
      senior:
        'Je team kan zich tests veroorloven voor de helft van een nieuwe functie. Neem een echt geval: wat liet je testen, wat niet, en welk risico nam je bewust?',
      withTool:
        'Neem de laatste functie die je met {tool} hebt getest. Wat controleerde je automatisch, wat met de hand, en wat liet je bewust weg?',
      purpose: "Laat een oordeel over risico's zien in plaats van geloof in een dekkingspercentage.",
      followUps: {
        'too-short': 'Noem één test die je daar schreef. Welke fout zou die vangen?',
        'no-example': 'Welke functie was dat? Laten we daarbij blijven.',
        'no-result': 'Is er toch iets doorheen geglipt? Wat?',
        'claim-without-number': 'Over hoeveel tests hebben we het, en hoe lang draaien ze?',
      },
    },
    'review-that-changed-code': {
      text: 'Wat was de nuttigste opmerking die je ooit in een codereview gaf of kreeg, en wat veranderde er daardoor in de code?',
      purpose: 'Laat zien of reviews over de inhoud gaan en of iemand kritiek kan geven en krijgen.',
      followUps: {
        'too-short': 'Hoe zag de code er voor die opmerking uit, en hoe erna?',
        'no-own-part': 'Was de opmerking van jou of de code? Hoe reageerde je?',
        'unclear-term': 'Wat bedoel je in dit geval met netjes of leesbaar?',
      },
    },
    'old-code-must-run': {
      text: 'Je erft een groot stuk oude code zonder tests, en het moet blijven draaien terwijl je het verandert. Waar begin je?',
      purpose: 'Laat geduld en methode met bestaande software zien in plaats van de wens om alles te herschrijven.',
      followUps: {
        'too-short': 'Wat doe je de eerste dag, voor je een regel verandert?',
        'no-example': 'Welke oude code was dat bij jou?',
        'no-result': 'Hoe ver kwam je, en hoe wist je dat je niets stuk had gemaakt?',
      },
    },
    'a-third-of-the-tests': {
      text: 'Donderdag moet het opgeleverd worden en er is tijd voor een derde van de tests. Hoe kies je, en wie moet weten wat er is weggelaten?',
      senior:
        'Jij bent verantwoordelijk voor het testen, en er is voor de oplevering tijd voor een derde. Hoe kies je, en hoe leg je het resterende risico voor aan wie beslist?',
      purpose: 'Laat testen op risico zien, en openheid over wat onbekend blijft.',
      followUps: {
        'too-short': 'Noem de eerste test die je zou schrappen, en de laatste.',
        'no-example': 'Wanneer moest je echt zo kiezen?',
        'no-result': 'Wat kwam ervan na de oplevering?',
      },
    },
    'changing-a-live-table': {
      text: 'Je moet de opbouw van een tabel met vele miljoenen rijen veranderen terwijl mensen ermee werken. Wat zijn je stappen, en waar kan het misgaan?',
      withTool:
        'Je moet in {tool} de opbouw van een tabel met vele miljoenen rijen veranderen terwijl mensen ermee werken. Wat zijn je stappen, en waar kan het misgaan?',
      purpose: 'Laat ervaring zien met data die niet stil mag staan of verloren mag gaan.',
      followUps: {
        'too-short': 'Stel dat één kolom in tweeën moet. Wat is je eerste stap, en wat je laatste?',
        'no-example': "Vertel me over zo'n wijziging die je echt hebt gedaan.",
        'claim-without-number': 'Hoeveel rijen waren het, en hoe lang duurde het?',
      },
    },
    'slow-query': {
      text: 'Vertel me over een databasequery van jou die te traag was. Hoe zag je waardoor, en wat heb je veranderd?',
      withTool: 'Vertel me over een query in {tool} die te traag was. Hoe zag je waardoor, en wat heb je veranderd?',
      purpose: 'Laat zien of iemand kan lezen wat een database doet in plaats van te gokken.',
      followUps: {
        'too-short': 'Wat moest de query vinden, en wat deed de database in plaats daarvan?',
        'no-example': 'Neem een query die je je herinnert, ook een kleine. Waar was die voor?',
        'claim-without-number': 'Hoe lang duurde het eerst, en hoe lang daarna?',
      },
    },
    'same-record-same-second': {
      text: 'Twee mensen veranderen in dezelfde seconde hetzelfde gegeven. Wat doet jouw software dan, en hoe heb je daarvoor gezorgd?',
      purpose: 'Laat zien of iemand in echte software over gelijktijdigheid heeft nagedacht.',
      followUps: {
        'too-short': 'Stel dat beiden het afleveradres veranderen. Welk staat er daarna?',
        'no-example': 'In welk van je projecten kon dat gebeuren, en wat ging er verloren?',
        'unclear-term': 'Wat bedoel je hier met een slot of een transactie? Wat beschermt die precies?',
      },
    },
    'form-for-strangers': {
      text: 'Iemand geeft je een webformulier dat tekst en bestanden van vreemden aanneemt. Waar kijk je naar voor het online mag?',
      senior:
        'Je team wil een formulier online zetten dat tekst en bestanden van vreemden aanneemt. Welke aanvallen loop je met hen door, en welk restrisico zou je aanvaarden?',
      purpose: 'Laat zien of beveiliging bij het dagelijks werk hoort.',
      followUps: {
        'too-short': 'Neem alleen het uploaden van bestanden. Wat zou iemand je kunnen sturen?',
        'no-example': "Heb je ooit zo'n lek gevonden? Welk was dat?",
        'unclear-term': 'Je had het over invoer controleren. Wat controleer je precies, en waar?',
      },
    },
    'way-of-a-password': {
      text: 'Neem een project dat je kent. Hoe komen sleutels en wachtwoorden bij de draaiende software, en wie zou ze onderweg kunnen lezen?',
      purpose: 'Laat zien of iemand de weg van geheimen door een echt systeem heeft gevolgd.',
      followUps: {
        'too-short': 'Neem het wachtwoord van de database. Waar ligt dat vannacht?',
        'no-result': 'Wat zou je doen als een van die sleutels vanmiddag uitlekte?',
        'no-own-part': 'Wat daarvan heb jij ingericht, en wat trof je er aan?',
      },
    },
    'laptop-to-user': {
      text: 'Volg een wijziging van jou van je laptop tot de gebruiker. Welke stappen gingen vanzelf, welke niet, en over welke maakte je je zorgen?',
      withTool:
        'Volg een wijziging van jou door {tool} tot de gebruiker. Welke stappen gingen vanzelf, welke niet, en over welke maakte je je zorgen?',
      purpose: 'Laat echte ervaring met opleveren zien, en waar iemand de zwakke plekken ziet.',
      followUps: {
        'too-short': 'Wat gebeurde er nadat je de wijziging had ingeleverd? Noem de volgende drie stappen.',
        'no-own-part': 'Welk deel daarvan heb je zelf ingericht of verbeterd?',
        'claim-without-number': 'Hoe lang duurde het van de eerste tot de laatste stap, en hoe vaak per week?',
        'no-result': 'Wat heb je gedaan aan de stap waarover je je zorgen maakte?',
      },
    },
    'rebuild-it-tomorrow': {
      text: 'Je richt de machines, netwerken en toegang in waarop een dienst draait. Hoe zorg je dat iemand anders het morgen precies zo opnieuw kan opbouwen?',
      withTool:
        'Je richt met {tool} in waarop een dienst draait. Hoe zorg je dat iemand anders het morgen precies zo opnieuw kan opbouwen?',
      purpose: 'Laat zien of omgevingen als code zijn beschreven, nagekeken en getest.',
      followUps: {
        'too-short': 'Stel dat vannacht het hele account weg is. Wat typt je collega als eerste?',
        'no-example': 'Welke omgeving heb je zo ingericht?',
        'no-result': 'Heeft iemand ooit geprobeerd het opnieuw op te bouwen? Wat ontbrak er?',
      },
    },
    'signals-you-watch': {
      text: 'Hoe weet je op dit moment dat het goed gaat met je software? Noem de twee of drie signalen waar je op let, en wat elk ervan je zou laten doen.',
      withTool:
        "Stel dat je 's ochtends {tool} opent. Naar welke twee of drie signalen kijk je, en wat zou elk ervan je laten doen?",
      purpose: 'Laat zien of het beheer volgt wat gebruikers merken, en of alarmen tot actie leiden.',
      followUps: {
        'too-short': 'Neem het eerste van die signalen. Bij welke waarde sta je op van je stoel?',
        'claim-without-number': 'Welke waarde is daar normaal, en welke niet?',
        'no-example': "Wanneer vertelde zo'n signaal je voor het laatst iets?",
      },
    },
    'loading-empty-failed': {
      text: 'Neem een scherm dat je hebt gebouwd. Wat zagen mensen terwijl de data laadde, als er geen data was, en als de aanroep mislukte?',
      withTool:
        'Neem een scherm dat je met {tool} hebt gebouwd. Wat zagen mensen terwijl de data laadde, als er geen data was, en als de aanroep mislukte?',
      purpose: 'Laat zien of iemand bouwt voor echt gebruik en niet alleen voor de demonstratie.',
      followUps: {
        'too-short': 'Blijf bij de mislukte aanroep. Wat las de gebruiker, en wat kon die daarna doen?',
        'no-own-part': 'Wat kwam uit het ontwerp, en wat heb jij toegevoegd?',
        'no-example': 'Welk scherm is het? Beschrijf het zo dat ik het voor me zie.',
      },
    },
    'keyboard-only': {
      text: 'Iemand bedient jouw scherm alleen met het toetsenbord of met een schermlezer. Wat heb je in je laatste project voor die persoon gedaan, en hoe heb je het nagekeken?',
      purpose: 'Laat zien of toegankelijkheid wordt toegepast en niet alleen bij naam bekend is.',
      followUps: {
        'too-short':
          'Stel je alleen de tabtoets voor. Hoe kom je bij de belangrijkste knop, en hoe zie je waar je bent?',
        'no-example': 'Neem een onderdeel dat je hebt gebouwd, een menu of een dialoogvenster. Wat deed je daar?',
        'no-own-part': 'Wat daarvan deed jij, en wat zat al in de componentenbibliotheek?',
      },
    },
    'connection-lost': {
      text: 'Je app verliest midden in het opslaan de verbinding. Wat ziet degene met de telefoon in de hand, en wat gebeurt er met de gegevens?',
      withTool:
        'Neem een app die je met {tool} hebt gebouwd. Die verliest midden in het opslaan de verbinding: wat ziet de gebruiker, en wat gebeurt er met de gegevens?',
      purpose: 'Laat zien of iemand mobiele software bouwt voor echte omstandigheden.',
      followUps: {
        'too-short': 'En als de verbinding er een minuut later weer is: wie doet dan wat?',
        'no-example': 'In welke app moest je dat oplossen?',
        'no-result': 'Hoe heb je het getest?',
      },
    },
    'simple-rule-first': {
      text: 'Neem een model waaraan je hebt gewerkt. Met welke heel simpele regel heb je het vergeleken, en was de winst de moeite waard?',
      withTool:
        'Neem een model dat je met {tool} hebt gebouwd. Met welke heel simpele regel heb je het vergeleken, en was de winst de moeite waard?',
      purpose: 'Laat zien of modelleren begint bij de behoefte en een eerlijke vergelijking.',
      followUps: {
        'too-short': 'Als je elke keer het meest voorkomende antwoord had gegokt, hoe vaak had je dan gelijk gehad?',
        'claim-without-number': 'Welk cijfer heb je vergeleken, en hoe hoog was het bij de regel en bij het model?',
        'no-own-part': 'Welk deel was van jou: data, kenmerken, training, evaluatie?',
        'unclear-term': 'Je had het over nauwkeurigheid. Wat telde als goed, en voor wie?',
      },
    },
    'good-in-tests-bad-in-life': {
      text: 'Een model dat het in je tests goed deed, doet het slecht bij echte gebruikers. Wat controleer je eerst, en wat daarna?',
      purpose: 'Laat methode zien bij de vraag waarom een model in de praktijk faalt.',
      followUps: {
        'too-short': 'Wat is het allereerste waar je naar kijkt, en wat zou het je vertellen?',
        'no-example': 'Bij welk van je modellen gebeurde dat?',
        'no-result': 'Wat was uiteindelijk de reden, en hoe merkte je dat het was opgelost?',
      },
    },
    'right-looking-wrong-numbers': {
      text: 'De dataload van vannacht leverde cijfers die goed lijken en fout zijn. Hoe had je dat kunnen merken voor degenen die ermee werken?',
      withTool:
        'Een dataload in {tool} leverde vannacht cijfers die goed lijken en fout zijn. Hoe had je dat kunnen merken voor degenen die ermee werken?',
      purpose: 'Laat zien of datakwaliteit van begin af aan wordt gecontroleerd.',
      followUps: {
        'too-short': 'Noem één controle die het had gevonden, en waar die zou zitten.',
        'no-example': 'Wanneer overkwam je dat, en wat was er mis met de cijfers?',
        'no-result': 'Wat heb je gedaan met de foute cijfers die al naar buiten waren?',
      },
    },
    'language-model-good-enough': {
      text: 'Je zet een taalmodel in een product. Hoe weet je dat de antwoorden goed genoeg zijn, en wat gebeurt er als ze dat niet zijn?',
      withTool:
        'Je zet {tool} in een product. Hoe weet je dat de antwoorden goed genoeg zijn, en wat gebeurt er als ze dat niet zijn?',
      purpose: 'Laat zien of gegenereerde antwoorden worden gemeten, begrensd en beveiligd.',
      followUps: {
        'too-short': 'Neem een slecht antwoord van dat model. Wie merkt het, en wanneer?',
        'no-example': 'Welk product was dat, en wat deed het model daarin?',
        'claim-without-number': 'Met hoeveel voorbeelden heb je getest, en hoeveel waren er goed?',
        'unclear-term': 'Je zei dat de antwoorden goed zijn. Wie bepaalt dat, en waaraan?',
      },
    },
    'decision-you-opposed': {
      text: 'Vertel me over een technische beslissing waar je tegen was. Hoe bracht je het, hoe werd het beslist, en wat vind je er nu van?',
      purpose: 'Laat zien hoe iemand het oneens is, en of die andermans beslissing kan dragen.',
      followUps: {
        'too-short': 'Wat zei de andere kant ervoor, in hun eigen woorden?',
        'no-own-part': 'Wat heb je zelf gedaan, behalve het oneens zijn?',
        'no-result': 'Hoe pakte het uiteindelijk uit?',
        'no-example': 'Neem één geval, ook een klein. Wat moest er besloten worden?',
      },
    },
    'someone-got-better': {
      text: 'Denk aan een collega die door jou beter is geworden in het werk. Wat heb je precies gedaan, en waaraan merkte je het?',
      purpose: 'Laat zien of iemand anderen bewust vooruithelpt.',
      followUps: {
        'too-short': 'Wat kon die persoon eerst niet, en wat nu wel?',
        'no-own-part': 'Wat daarvan kwam van jou, en wat van de ander zelf?',
        'no-example': 'Denk aan één persoon, zonder naam.',
      },
    },
    'two-weeks-or-six': {
      text: 'Iemand wil een functie binnen twee weken, en jij denkt dat het er zes zijn. Hoe gaat dat gesprek, en wat bied je aan?',
      junior:
        'Na twee dagen merk je dat je taak twee keer zo lang duurt als beloofd. Wie vertel je het, en met welke woorden?',
      purpose: 'Laat zien hoe iemand omgaat met druk, schattingen en de behoefte achter een wens.',
      followUps: {
        'too-short': 'Wat is de eerste zin die je tegen die persoon zegt?',
        'no-example': 'Wanneer had je dat gesprek voor het laatst, en waar ging het over?',
        'no-result': 'Wat werd er uiteindelijk opgeleverd, en wanneer?',
      },
    },
  },
};
