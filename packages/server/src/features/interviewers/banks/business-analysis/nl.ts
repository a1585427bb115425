import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    requirements: 'Behoeften begrijpen',
    analysis: 'Analyse en onderzoek',
    stakeholders: 'Werken met belanghebbenden',
    finance: 'Financiën en controle',
    market: 'Markt en klanten',
    project: 'Projecten afronden',
    people: 'Personeel en administratie',
  },
  questions: {
    'different-problem': {
      text: 'Vertel me over een verzoek dat een ander probleem bleek te zijn dan men je had gevraagd op te lossen. Hoe kwam je daarachter?',
      purpose: 'Laat zien of iemand de behoefte achter een wens zoekt.',
      followUps: {
        'too-short': 'Wat was er letterlijk gevraagd, en wat was er echt nodig?',
        'no-example': 'Denk aan een verzoek, groot of klein, waarbij de eerste beschrijving niet alles zei.',
        'no-own-part': 'Welke vraag van jou bracht het aan het licht?',
        'no-result': 'Wat is er uiteindelijk gebouwd of veranderd, en hielp het?',
      },
    },
    'opposite-wishes': {
      text: 'Twee afdelingen willen het tegenovergestelde van hetzelfde proces. Hoe kom je tot één versie waar beide mee kunnen leven? Neem een geval dat je je herinnert.',
      purpose: 'Laat zien hoe tegengestelde belangen worden uitgewerkt in plaats van doorgeschoven.',
      followUps: {
        'too-short': 'Wat wilde elke kant precies, en waar waren ze bang voor?',
        'no-own-part': 'Wat deed jij tussen die twee?',
        'no-result': 'Wat werd er afgesproken, en hield het stand?',
      },
    },
    'done-or-not-done': {
      text: 'Neem een eis die jij hebt opgeschreven. Hoe formuleerde je die zodat de een hem kon bouwen en de ander kon zien of eraan voldaan was?',
      purpose: 'Laat precisie in schrijven zien, getoetst aan het gebruik.',
      followUps: {
        'too-short': 'Zeg de eis hardop, zoals die op papier stond.',
        'no-example': 'Elke eis is goed, ook een klein veld op een formulier. Wat stond er?',
        'no-result': 'Waar werd hij toch verkeerd begrepen?',
      },
    },
    'process-as-lived': {
      text: 'Denk aan een proces dat je hebt vastgelegd of verbeterd. Waar week de praktijk af van het handboek, en wat heb je daarmee gedaan?',
      withTool:
        'Denk aan een proces dat je in {tool} hebt gebracht. Waar week de praktijk af van wat er op papier stond, en wat heb je daarmee gedaan?',
      purpose: "Laat zien of iemand met de werkelijkheid werkt in plaats van met schema's.",
      followUps: {
        'too-short': 'Neem één stap van dat proces. Wat hoorde daar te gebeuren, en wat deden mensen?',
        'no-example': 'Welk proces was het, en wie zaten erin?',
        'claim-without-number': 'Hoe lang duurde het, of hoe vaak ging het mis, ervoor en erna?',
        'no-result': 'Wat was er een half jaar later van je verbetering over?',
      },
    },
    'analysis-changed-decision': {
      text: 'Vertel me over een analyse van jou die een beslissing veranderde. Welke gegevens had je, en hoe zeker was je?',
      junior:
        'Vertel me over een analyse die je deed, in een baan of voor je studie. Wat was de vraag, welke gegevens gebruikte je, en wat kwam eruit?',
      withTool:
        'Vertel me over een analyse die je met {tool} maakte en die een beslissing veranderde. Welke gegevens had je, en hoe zeker was je?',
      purpose: 'Laat zien of analyse een beslissing dient en de grenzen bekend zijn.',
      followUps: {
        'too-short': 'Welke vraag wilde je beantwoorden, in één zin?',
        'no-own-part': 'Welk deel van de analyse deed je zelf?',
        'no-result': 'Wat werd er door besloten, en was dat juist?',
        'claim-without-number': 'Welk cijfer overtuigde mensen?',
      },
    },
    'figures-do-not-agree': {
      text: 'De cijfers die je hebt gekregen kloppen niet, en morgenochtend moeten ze gepresenteerd worden. Wat doe je vanavond?',
      purpose: 'Laat zorgvuldigheid en eerlijkheid onder tijdsdruk zien.',
      followUps: {
        'too-short': 'Waar kijk je het eerst, en wie bel je?',
        'no-example': 'Is je dat overkomen? Hoe verliep die avond?',
        'no-result': 'Wat liet je de volgende ochtend zien?',
      },
    },
    'figure-changed-behaviour': {
      text: 'Noem een kengetal dat je hebt ingevoerd of veranderd. Wat gingen mensen erdoor anders doen, gewild of ongewild?',
      purpose: 'Laat begrip zien van hoe meten mensen stuurt.',
      followUps: {
        'too-short': 'Hoe werd het berekend, en wie kreeg het te zien?',
        'unclear-term': 'Wat telt er precies mee in dat getal, en wat niet?',
        'no-result': 'Wordt het nog gebruikt? Wat is ervan geworden?',
        'claim-without-number': 'Waar stond het eerst, en waar later?',
      },
    },
    'no-to-someone-important': {
      text: 'Wanneer moest je tegen een belangrijk iemand zeggen dat die niet kreeg wat die wilde? Hoe pakte je dat aan?',
      purpose: 'Laat ruggengraat en tact tegenover mensen met macht zien.',
      followUps: {
        'too-short': 'Wat zei je, zo goed als je je herinnert, en wat kwam er terug?',
        'no-example': 'Het hoeft geen directeur te zijn geweest. Wie was het, en wat wilde die?',
        'no-result': 'Hoe was het daarna tussen jullie?',
      },
    },
    'old-way-new-way': {
      text: "Mensen waren aan het oude gewend en wilden het nieuwe niet. Hoe kreeg je zo'n groep mee, en wie is nooit meegegaan?",
      purpose: 'Laat echte ervaring zien met iets nieuws invoeren.',
      followUps: {
        'too-short': 'Neem degene die het meest tegen was. Wat was de reden?',
        'no-example': 'Wat werd er ingevoerd, en voor hoeveel mensen?',
        'no-own-part': 'Wat was jouw aandeel daarin?',
        'claim-without-number': 'Hoeveel mensen gebruikten het na een maand, en na een half jaar?',
      },
    },
    'complicated-made-simple': {
      text: 'Leg me het ingewikkeldste uit waar je vorig jaar aan werkte, zoals aan iemand uit een heel ander vak. Waarom deed het ertoe?',
      purpose: 'Laat zien of iemand een zaak helder kan brengen en kan kiezen wat telt.',
      followUps: {
        'too-short': 'Wat was er gebeurd als niemand het had gedaan?',
        'unclear-term': 'Eén van die woorden is nieuw voor een buitenstaander. Hoe zou je het zeggen?',
        'no-own-part': 'En welk deel was van jou?',
      },
    },
    'account-does-not-reconcile': {
      text: 'Over twee dagen sluit de maand, en één rekening sluit niet aan. Hoe pak je dat aan, en wanneer vertel je het aan wie?',
      withTool:
        'Over twee dagen sluit de maand, en één rekening in {tool} sluit niet aan. Hoe pak je dat aan, en wanneer vertel je het aan wie?',
      purpose: 'Laat methode en openheid in de boekhouding zien.',
      followUps: {
        'too-short': 'Welk overzicht draai je als eerste uit, en waarmee vergelijk je het?',
        'no-example': 'Welke rekening was het de laatste keer dat je dit had?',
        'no-result': 'Wat was de oorzaak, en wat heb je veranderd zodat het niet terugkomt?',
        'claim-without-number': 'Vanaf welk bedrag is een verschil voor jou van belang?',
      },
    },
    'eight-percent-over': {
      text: 'De kosten liggen acht procent boven plan. Hoe vind je uit waarom, en wat breng je mee voor wie over het budget gaat?',
      purpose: 'Laat zien of verschillenanalyse tot een beslissing leidt.',
      followUps: {
        'too-short': 'Hoe splits je die acht procent? Noem de eerste twee delen.',
        'no-example': 'Neem een afwijking die je echt moest verklaren. Welke was dat?',
        'no-result': 'Wat werd er op grond van je analyse gedaan?',
        'claim-without-number': 'Welk deel verklaarde hoeveel van die acht procent?',
      },
    },
    'weakest-assumption': {
      text: 'Denk aan een berekening voor een beslissing: een investering, een prijs, een nieuw aanbod. Welke aanname was de zwakste, en hoe liet je dat zien?',
      purpose: 'Laat eerlijkheid over onzekerheid in berekeningen zien.',
      followUps: {
        'too-short': 'Als die aanname er een derde naast zit, wat gebeurt er dan met de uitkomst?',
        'no-example': 'Een kleine berekening is genoeg, van werk of studie. Wat moest er besloten worden?',
        'claim-without-number': 'Welke waarden nam je aan, en waar haalde je ze vandaan?',
        'no-result': 'Hoe was de werkelijkheid naast je berekening?',
      },
    },
    'wrong-and-unnoticed': {
      text: 'In welk proces van jou had geld, data of een termijn zoek kunnen raken zonder dat iemand het merkte, en welke controle heb je daar ingebouwd?',
      purpose: 'Laat oog zien voor risico en voor controles waar mensen mee kunnen leven.',
      followUps: {
        'too-short': 'Wie had wat kunnen doen, en wie had het gezien?',
        'no-example': 'Neem een proces met geld of termijnen erin. Waar zit de zwakke plek?',
        'no-result': 'Heeft je controle ooit iets gevonden?',
      },
    },
    'campaign-that-worked': {
      text: 'Neem een campagne of een stuk content waar jij over ging. Voor wie was het, wat kostte het, en hoe weet je dat het werkte?',
      withTool:
        'Neem iets wat je met {tool} deed om klanten te bereiken. Voor wie was het, wat kostte het, en hoe weet je dat het werkte?',
      purpose: 'Laat zien of marketing vanuit de doelgroep en het effect wordt gedacht.',
      followUps: {
        'too-short': 'Beschrijf één persoon voor wie het bedoeld was. Wat moest die daarna doen?',
        'no-own-part': "Wat deed je zelf, en wat deden een bureau of collega's?",
        'claim-without-number': 'Wat kostte één lead of één verkoop je uiteindelijk?',
        'no-result': 'Wat heb je na de eerste resultaten veranderd?',
      },
    },
    'what-customers-wanted': {
      text: 'Wanneer ontdekte je voor het laatst iets over klanten dat je bedrijf verraste? Hoe kwam je daaraan, en wat is ermee gedaan?',
      purpose: 'Laat zien of iemand uit de eerste hand leert van klanten en concurrenten.',
      followUps: {
        'too-short': 'Wat dacht het bedrijf daarvoor?',
        'no-own-part': 'Sprak je zelf met klanten? Met hoeveel?',
        'no-result': 'Wat is erdoor veranderd, aan het product, de prijs of de tekst?',
        'unclear-term': 'Als je klanten zegt: wie bedoel je precies?',
      },
    },
    'deal-with-many-heads': {
      text: 'Loop met me door een deal die je won of verloor en waarbij aan de andere kant meerdere mensen akkoord moesten gaan. Op welk punt werd het beslist?',
      junior:
        'Vertel me over een keer dat je meerdere mensen van iets moest overtuigen, ieder met andere redenen. Hoe pakte je dat aan?',
      purpose: 'Laat verkopen zien als werk met mensen en beslissingen, eerlijk geanalyseerd.',
      followUps: {
        'too-short': 'Wie zaten er aan de andere kant, en wat wilde ieder?',
        'no-own-part': 'Wat deed je zelf op het beslissende moment?',
        'claim-without-number': 'Hoe groot was de deal, en hoe lang duurde het?',
        'no-result': 'Wat zou je vandaag in dezelfde deal anders doen?',
      },
    },
    'customer-about-to-leave': {
      text: 'Vertel me over een klant of partner die op het punt stond te vertrekken. Wat was het eerste teken, en wat heb je gedaan?',
      purpose: 'Laat aandacht voor bestaande klanten zien en werken aan oorzaken.',
      followUps: {
        'too-short': 'Wat viel je als eerste op: een woord, een cijfer, een stilte?',
        'no-own-part': 'Wat deed jij, en wat deden anderen?',
        'no-result': 'Is die gebleven? Hoe lang?',
        'claim-without-number': 'Wat betekende deze klant aan omzet of orders?',
      },
    },
    'first-knew-late': {
      text: 'Neem een project dat uiteindelijk te laat was. Wanneer wist je het voor het eerst, en wat deed je die dag?',
      junior:
        'Denk aan een taak of project, op het werk of in je studie, dat langer duurde dan gepland. Wanneer merkte je het, en wat deed je toen?',
      purpose: 'Laat zien hoe vroeg slecht nieuws wordt gezien en verteld.',
      followUps: {
        'too-short': 'Wat was het teken? Wie zag het nog meer?',
        'no-own-part': 'Leidde jij het project? Wat lag in jouw handen?',
        'no-result': 'Hoe laat werd het uiteindelijk, en wat betekende dat voor wie wachtte?',
        'claim-without-number': 'Hoe lang was gepland, en hoe lang duurde het?',
      },
    },
    'risk-before-others': {
      text: 'Welk risico in een project zag jij eerder dan anderen? Wat heb je eraan gedaan, en wat kostte dat je?',
      purpose: 'Laat vooruitzien zien en de moed om er moeite in te steken.',
      followUps: {
        'too-short': 'Waardoor kreeg je dat vermoeden?',
        'no-result': 'Is het gebeurd? Hoe liep het af?',
        'no-own-part': 'Wat deed je, behalve het op een lijst zetten?',
        'claim-without-number': 'Hoe waarschijnlijk vond je het, en hoe erg was het geweest?',
      },
    },
    'works-without-you': {
      text: 'Denk aan iets dat je hebt ingevoerd of gebouwd. Hoe droeg je het over zodat het een half jaar later zonder jou nog werkte?',
      purpose: 'Laat zien of iemand verder denkt dan het einde van een project.',
      followUps: {
        'too-short': 'Wie nam het over, en wat kon die persoon toen je wegging?',
        'no-example': 'Ook een spreadsheet of een vaste routine is goed. Wat was het?',
        'no-result': 'Hoe weet je dat het vandaag nog werkt?',
      },
    },
    'hard-to-fill': {
      text: 'Vertel me over een functie die moeilijk te vervullen was. Wat veranderde je aan het zoeken of kiezen, en werkte het?',
      purpose: 'Laat werving zien als werk met feiten, eerlijkheid en de afdeling.',
      followUps: {
        'too-short': 'Wat wilde de afdeling, en wat bood de markt?',
        'no-own-part': 'Wat was jouw idee daarin?',
        'claim-without-number': 'Hoeveel mensen solliciteerden ervoor en erna, en hoe lang duurde het?',
        'no-result': 'Is die persoon er nog?',
      },
    },
    'wrong-payslip': {
      text: 'Een loonstrook of contract klopt niet, en degene om wie het gaat staat aan je bureau. Hoe pak je dat aan, nu en voor later?',
      purpose: 'Laat zorgvuldigheid, gevoel voor recht en omgang met medewerkers zien.',
      followUps: {
        'too-short': 'Wat zeg je in de eerste minuut tegen die persoon?',
        'no-example': 'Wat was de laatste fout van die soort op je bureau?',
        'no-result': 'Wat heb je veranderd zodat het de volgende niet overkomt?',
      },
    },
    'five-want-something': {
      text: 'Denk aan een dag waarop vijf mensen tegelijk iets van je wilden. Hoe besloot je wat eerst kwam, en wie moest wachten?',
      purpose: 'Laat orde en omgangsvormen zien in kantoorwerk met veel verzoeken.',
      followUps: {
        'too-short': 'Wie waren die vijf, en wat wilde ieder?',
        'no-result': 'Wat lag er aan het eind van de dag nog?',
        'no-example': 'Neem vorige week, of een dag die je je herinnert.',
      },
    },
    'able-afterwards': {
      text: 'Neem een cursus, een les of lesmateriaal van jou. Wat konden mensen daarna wat ze eerst niet konden, en hoe kwam je dat te weten?',
      purpose: 'Laat zien of lesgeven wordt beoordeeld op wat mensen leren.',
      followUps: {
        'too-short': 'Neem één persoon uit die groep. Wat was er daarna voor die persoon anders?',
        'no-own-part': 'Wat daarvan heb je zelf ontwikkeld?',
        'claim-without-number': 'Hoeveel mensen deden mee, en hoeveel konden het aan het eind?',
        'no-result': 'Wat heb je de volgende keer veranderd?',
      },
    },
  },
};
