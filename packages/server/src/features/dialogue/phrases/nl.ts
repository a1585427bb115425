import type { PhraseSet } from './phrase-set.ts';

export const phraseSet: PhraseSet = {
  transitions: [
    'Bedankt. Laten we naar iets anders gaan.',
    'Goed. Hier is de volgende vraag.',
    'Dat heb ik genoteerd. Nu wil ik je het volgende vragen.',
    'Bedankt. Nu een ander onderwerp.',
    'Prima, we gaan verder.',
    'Dank je. Op naar de volgende.',
  ],
  lastQuestion: ['Nu de laatste van mijn vragen.', 'Nog één vraag, daarna mag jij vragen stellen.'],
  silence: {
    first: ['Neem je tijd. Zal ik de vraag herhalen?', 'Geen haast. Als het helpt, stel ik de vraag nog eens.'],
    second: [
      'Ben je er nog? Neem de tijd die je nodig hebt, of sla deze vraag over.',
      'Er is nog geen antwoord gekomen. Je kunt verder nadenken of naar de volgende vraag gaan.',
    ],
    movingOn: [
      'Laten we deze vraag voorlopig rusten en doorgaan.',
      'Ik ga naar de volgende vraag. Dat is geen probleem.',
    ],
  },
  offerAfterEmpty:
    'Twee vragen zijn zonder antwoord gebleven. Wat komt je het beste uit: een korte pauze, schriftelijk verdergaan of hier stoppen? Het is allemaal goed.',
  loopBreaker: [
    'Ik denk dat we in een kringetje draaien. Laten we het hierbij laten en de volgende vraag nemen.',
    'Op dit punt waren we al. Ik stel voor dat we verdergaan.',
  ],
  declined: [
    'Dat is goed. Je hoeft dit niet te beantwoorden. We gaan verder.',
    'Prima, dat laten we weg.',
    'Bedankt dat je het open zegt. Op naar de volgende vraag.',
  ],
  skipped: ['Dan slaan we deze over.', 'Goed, deze vraag laten we weg.'],
  followUps: {
    'too-short': [
      'Kun je daar iets meer over vertellen?',
      'Laten we daar even bij blijven. Neem het eens stap voor stap door.',
      'Wat hoort er nog meer bij?',
    ],
    'no-example': [
      'Kun je een voorbeeld geven dat je je goed herinnert?',
      'Wanneer maakte je dat voor het laatst mee? Neem één keer.',
    ],
    'no-result': ['Hoe liep het af?', 'Wat kwam ervan?'],
    'no-own-part': ['Wat deed je zelf daarin?', 'Je had het over het team. Welk deel was van jou?'],
    'unclear-term': [
      'Eén van die termen kan verschillende dingen betekenen. Wat bedoel je ermee?',
      'Hoe zou je dat uitleggen aan iemand uit een ander vak?',
    ],
    'claim-without-number': ['Kun je daar een getal bij noemen, ook een ruwe schatting?', 'Hoeveel was dat ongeveer?'],
  },
  repeat: ['Natuurlijk. {question}', 'Graag nog een keer. {question}'],
  candidateQuestions: {
    invite: 'Nu is het jouw beurt. Wat wil je over de baan weten?',
    factsOffered: 'Ik kan je vertellen wat er in de vacature staat.',
    known: [
      'Dit staat er in de vacature: {fact}',
      'Daarover staat er één regel in de vacature: {fact}',
      'Op grond van de vacature kan ik je dit zeggen: {fact}',
    ],
    unknown: [
      'Dat heb ik niet. Het team zal het je beantwoorden; ik geef je vraag door.',
      'Daar weet ik niets van en ik wil niet gokken. Je vraag gaat naar het team.',
      'Daarover zegt de vacature niets. Ik noteer je vraag voor het team.',
    ],
    anythingElse: ['Wil je nog iets weten?', 'Heb je nog een vraag?'],
  },
  questionForLater: [
    'Die vraag bewaar ik voor het eind. Eerst gaan we hier verder.',
    'Aan het eind komen we aan jouw vragen toe. Deze heb ik genoteerd.',
  ],
  resume: ['We gaan verder waar we gebleven waren.', 'Daar zijn we weer. Dit was de vraag.'],
  reconnected: [
    'De verbinding is er weer. Er is niets verloren gegaan. Dit was de vraag.',
    'We waren even onderbroken. We gaan verder met dezelfde vraag.',
  ],
  pause: {
    confirmed: 'We pauzeren nu. Je hebt maximaal {minutes} minuten; druk op de knop als je verder wilt.',
    endingSoon: 'De pauze is bijna voorbij. Heb je meer tijd nodig, dan kun je later via dezelfde link terugkomen.',
  },
  timeNearlyOver: 'We hebben nog ongeveer {minutes} minuten. Maak je gedachte rustig af.',
  timeOver: 'Onze tijd is om. Wat je tot nu toe hebt gezegd, is opgeslagen.',
  thinking: ['Een ogenblik, alsjeblieft.', 'Ik heb een seconde nodig. Ik ben er nog.'],
  technicalTrouble: [
    'Er bleef aan mijn kant iets hangen. Je antwoord is opgeslagen; we gaan verder.',
    'Dat was een fout aan onze kant, niet aan die van jou. We gaan gewoon door.',
  ],
  notUnderstood: [
    'Dat verstond ik niet. Kun je het nog eens zeggen, of typen?',
    'Het geluid was niet duidelijk. Herhaal je laatste zin, alsjeblieft.',
  ],
  switchedToText: 'Vanaf hier typen we. Als de verbinding het toelaat, kun je later weer terug.',
  switchedToVoice: 'Ik kan je nu horen. Je kunt altijd weer gaan typen.',
  instructionIgnored: 'Dat deel was aan het programma gericht, dus dat laat ik liggen. We gaan verder met de vraag.',
  askedIfAi: 'Ja, ik ben een computerprogramma. Mensen lezen je antwoorden, en mensen beslissen.',
  askedForResult: 'Dat beoordeel ik hier niet. Mensen nemen je antwoorden daarna door en laten van zich horen.',
  askedForPerson:
    'Ik heb genoteerd dat je liever een mens tegenover je hebt en geef het door. Je kunt hier verdergaan of het gesprek beëindigen.',
  confirmLeave: 'Wil je het gesprek echt beëindigen? Wat je tot nu toe hebt gezegd, blijft bewaard.',
  left: 'Het gesprek is beëindigd. Bedankt voor je tijd.',
  closing: {
    thanks: 'Bedankt voor het gesprek en voor je tijd.',
    nextSteps:
      'Het team neemt je antwoorden door en laat van zich horen. Op de volgende pagina zie je hoe je een mens bereikt of je gegevens laat wissen.',
  },
};
