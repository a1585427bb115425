import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    experience: 'Ervaring met deze taken',
    ownership: 'Verantwoordelijkheid',
    cooperation: 'Samenwerking',
    learning: 'Leren',
    judgement: 'Oordeelsvermogen',
  },
  questions: {
    'nearest-work': {
      text: 'Laten we makkelijk beginnen. Van alles wat je tot nu toe hebt gedaan, op het werk, in je opleiding of ergens anders: wat komt het dichtst bij deze baan, en wat was jouw aandeel daarin?',
      purpose: 'Een makkelijke start die laat zien waar ervaring en baan elkaar raken.',
      followUps: {
        'too-short': 'Hoe zag een gewone dag er daar uit?',
        'no-own-part': 'Wat daarvan lag in jouw handen?',
        'no-example': 'Kies één periode en één plek. Wat deed je daar?',
      },
    },
    'duty-last-time': {
      text: 'In de vacature staat deze taak: “{duty}”. Vertel me over de laatste keer dat je dit deed, of iets wat erop lijkt, van begin tot eind.',
      junior:
        'In de vacature staat deze taak: “{duty}”. Waar heb je al eens zoiets gedaan, al was het in het klein, en hoe pakte je het aan?',
      purpose: 'Zoekt naar echte ervaring met een taak van precies deze baan.',
      followUps: {
        'too-short': 'Hoe was de situatie in het begin, en wat was je eerste stap?',
        'no-own-part': 'Welke van die stappen heb je zelf gezet?',
        'no-result': 'Wat lag er aan het eind, en wie was er blij mee?',
        'claim-without-number': 'Hoe groot was het, en hoe lang duurde het?',
      },
    },
    'duty-goes-wrong': {
      text: 'Ook dit hoort bij de baan: “{duty}”. Wat gaat er bij dit werk vaak mis, en hoe merk je dat op tijd?',
      purpose: 'Wie het werk kent, weet waar het misgaat.',
      followUps: {
        'too-short': 'Neem de fout die het vaakst voorkomt. Wat is het eerste teken?',
        'no-example': 'Wanneer heb je dat voor het laatst gezien?',
        'no-result': 'Wat heb je eraan gedaan, en hielp het?',
      },
    },
    'duty-done-well': {
      text: 'Er staat ook: “{duty}”. Waaraan zie jij dat dit echt goed is gedaan, en niet alleen maar gedaan?',
      purpose: 'Laat de eigen maatstaf voor het werk van deze baan zien.',
      followUps: {
        'too-short': 'Stel dat twee mensen het deden, de een goed en de ander matig. Waar zie je het verschil?',
        'no-example': 'Neem werk van jezelf dat echt goed was. Wat maakte het goed?',
        'unclear-term': 'Je zei goed of netjes. Waaraan zou ik dat zien?',
      },
    },
    'requirement-in-use': {
      text: 'In de vacature wordt dit gevraagd: “{requirement}”. Waar had je dat voor het laatst nodig, en wat heb je ermee gedaan?',
      purpose: 'Zoekt naar het gebruik van een gevraagde vaardigheid in plaats van het noemen ervan.',
      followUps: {
        'too-short': 'Beschrijf me een dag waarop je het nodig had.',
        'no-own-part': 'Wat deed je daar zelf?',
        'no-result': 'Wat kwam eruit?',
        'unclear-term': 'Wat versta je in het dagelijks werk onder dat woord?',
      },
    },
    'tool-in-your-hands': {
      text: 'Je zou hier met {tool} werken. Wat heb je er zelf mee gedaan, en waar gaf het je problemen?',
      purpose: 'Scheidt echt gebruik van horen zeggen.',
      followUps: {
        'too-short': 'Wat is het laatste wat je ermee hebt gedaan?',
        'no-example': 'Neem één taak die je ermee hebt opgelost. Welke was dat?',
        'no-own-part': 'Wie had het ingericht, en wat deed jij erin?',
        'no-result': 'Hoe kwam je om het probleem heen?',
      },
    },
    'first-four-weeks': {
      text: 'Stel je je eerste vier weken hier voor. Wat wil je als eerste begrijpen, en aan wie vraag je het?',
      purpose: 'Laat zien hoe iemand een nieuwe plek aanpakt.',
      followUps: {
        'too-short': 'Wat zou op de eerste ochtend je allereerste vraag zijn?',
        'no-example': 'Hoe deed je dat op je vorige nieuwe plek?',
      },
    },
    'your-mistake': {
      text: 'Vertel me over een fout van jou die gevolgen had voor anderen. Wat deed je toen je het merkte, en wat is er sindsdien anders?',
      purpose: 'Laat eerlijkheid en verantwoordelijkheid zien.',
      followUps: {
        'too-short': 'Wie had er last van, en hoe kwamen zij het te weten?',
        'no-own-part': 'Wat was precies jouw aandeel?',
        'no-result': 'Hoe liep het af voor wie er last van had?',
        'no-example': 'Het mag lang geleden of klein zijn. Welke fout komt er bij je op?',
      },
    },
    'all-due-at-once': {
      text: 'Denk aan een week waarin alles tegelijk af moest. Wat heb je laten liggen, en hoe heb je dat besloten?',
      purpose: 'Laat zien hoe iemand prioriteiten stelt als niet alles kan.',
      followUps: {
        'too-short': 'Wat stond er op de lijst, en wat streepte je als eerste door?',
        'no-example': 'Welke week was dat?',
        'no-result': 'Wat werd er van de dingen die je liet liggen?',
        'no-own-part': 'Wat besloot je zelf, en wat werd er voor je besloten?',
      },
    },
    'hard-to-work-with': {
      text: 'Denk aan iemand met wie je moeilijk kon samenwerken. Wat was jouw eigen aandeel daarin, en hoe kwam het werk toch af?',
      purpose: 'Laat zelfkennis zien en de omgang met verschillende mensen.',
      followUps: {
        'too-short': 'Wat gebeurde er tussen jullie? Eén voorval is genoeg.',
        'no-own-part': 'En wat deed jij waardoor het voor de ander moeilijker werd?',
        'no-result': 'Hoe was het aan het eind tussen jullie?',
        'no-example': 'Denk aan één persoon, een naam hoeft niet.',
      },
    },
    'costly-misunderstanding': {
      text: 'Vertel me over een misverstand dat tijd of geld kostte. Waar begon het, en wat doe je sindsdien anders?',
      purpose: 'Laat zien hoe iemand zorgt dat de ander het begrijpt.',
      followUps: {
        'too-short': 'Wat zei de een, en wat hoorde de ander?',
        'no-own-part': 'Wat had je zelf kunnen doen om het te voorkomen?',
        'no-result': 'Hoe kwam het aan het licht?',
        'claim-without-number': 'Wat heeft het gekost, in uren of in geld?',
      },
    },
    'hard-to-hear': {
      text: 'Wat heeft iemand ooit over je werk gezegd dat moeilijk was om te horen? Wat heb je ermee gedaan?',
      purpose: 'Laat zien hoe iemand met kritiek omgaat.',
      followUps: {
        'too-short': 'Wat waren de woorden, zo goed als je je herinnert?',
        'no-result': 'Wat is er sindsdien veranderd, en wie zou dat merken?',
        'no-example': 'Het mag van een leidinggevende, een collega, een docent of een klant komen.',
      },
    },
    'learned-in-a-hurry': {
      text: 'Wat moest je voor je werk het laatst in korte tijd leren? Hoe pakte je het aan, en hoe snel kon je het gebruiken?',
      purpose: 'Laat zien hoe iemand leert als het erop aankomt.',
      followUps: {
        'too-short': 'Wat deed je op de eerste dag om erin te komen?',
        'no-result': 'Wat was het eerste dat je er serieus mee deed?',
        'claim-without-number': 'Hoe lang duurde het voor je het alleen kon?',
      },
    },
    'clumsy-until-you-came': {
      text: 'Vertel me over iets dat op het werk omslachtig ging tot jij het veranderde. Wat gaat er nu beter?',
      purpose: 'Laat initiatief zien dat ook iets oplevert.',
      followUps: {
        'too-short': 'Hoe ging het eerst, stap voor stap?',
        'no-own-part': 'Wat was jouw idee, en wat heb je zelf gedaan?',
        'claim-without-number': 'Hoeveel tijd of hoeveel fouten scheelt het?',
        'no-result': 'Wordt het nog steeds op jouw manier gedaan?',
      },
    },
    'quick-or-correct': {
      text: 'Wanneer moest je voor het laatst kiezen tussen de snelle en de juiste weg? Wat deed je, en wat kostte het?',
      purpose: 'Laat integriteit in het dagelijks werk zien.',
      followUps: {
        'too-short': 'Wat was de snelle weg geweest?',
        'no-example': 'Het mag iets gewoons van vorige week zijn.',
        'no-result': 'Hoe reageerden de anderen?',
      },
    },
    'not-good-enough': {
      text: 'Denk aan iemand aan wie je leidinggaf en wiens werk niet goed genoeg was. Wat deed je, week na week, en hoe liep het af?',
      purpose: 'Laat duidelijk en eerlijk leidinggeven zien.',
      followUps: {
        'too-short': 'Wat zei je in het eerste gesprek?',
        'no-own-part': 'Wat was je eigen aandeel in het feit dat het niet liep?',
        'no-result': 'Waar staat die persoon nu?',
        'unclear-term': 'Wat hield niet goed genoeg in, en wist die persoon dat?',
      },
    },
    'half-the-information': {
      text: 'Vertel me over een beslissing die je moest nemen met de helft van de informatie. Wat wist je, wat schatte je in, en hoe pakte het uit?',
      purpose: 'Laat oordeelsvermogen bij onzekerheid zien.',
      followUps: {
        'too-short': 'Wat moest er precies besloten worden, en wanneer?',
        'no-own-part': 'Was het jouw beslissing? Wie had er nog meer iets over te zeggen?',
        'no-result': 'Hoe pakte het uit, en zou je weer zo beslissen?',
      },
    },
  },
};
