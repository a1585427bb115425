import type { PhraseSet } from './phrase-set.ts';

export const phraseSet: PhraseSet = {
  transitions: [
    'Tack. Då går vi över till något annat.',
    'Okej. Här kommer nästa fråga.',
    'Det har jag antecknat. Nu vill jag fråga dig om det här.',
    'Tack. Nu till ett annat ämne.',
    'Då går vi vidare.',
    'Tack för det. Vidare till nästa.',
  ],
  lastQuestion: ['Nu kommer den sista av mina frågor.', 'En fråga till, sedan är det din tur att fråga.'],
  silence: {
    first: [
      'Ta god tid på dig. Ska jag upprepa frågan?',
      'Det är ingen brådska. Om det hjälper ställer jag gärna frågan igen.',
    ],
    second: [
      'Är du kvar? Ta den tid du behöver, eller hoppa över den här frågan.',
      'Det har inte kommit något svar än. Du kan fundera vidare eller gå till nästa fråga.',
    ],
    movingOn: [
      'Vi låter den frågan vara så länge och fortsätter.',
      'Jag går vidare till nästa fråga. Det gör ingenting.',
    ],
  },
  offerAfterEmpty:
    'Två frågor har blivit utan svar. Vad passar dig bäst: en kort paus, att fortsätta skriftligt eller att avsluta här? Allt går bra.',
  loopBreaker: [
    'Jag tror att vi går runt i cirklar. Vi lämnar det där och tar nästa fråga.',
    'Här har vi varit förut. Jag föreslår att vi går vidare.',
  ],
  declined: [
    'Det är helt i sin ordning. Du behöver inte svara på det här. Vi fortsätter.',
    'Okej, det lämnar vi därhän.',
    'Tack för att du säger det öppet. Vidare till nästa fråga.',
  ],
  skipped: ['Då hoppar vi över den.', 'Okej, den frågan tar vi inte.'],
  followUps: {
    'too-short': [
      'Kan du berätta lite mer om det?',
      'Vi stannar vid det ett ögonblick. Gå igenom det steg för steg.',
      'Vad mer hör dit?',
    ],
    'no-example': [
      'Kan du ge ett exempel som du minns väl?',
      'När var du med om det senast? Ta ett enskilt tillfälle.',
    ],
    'no-result': ['Hur slutade det?', 'Vad ledde det till?'],
    'no-own-part': ['Vad gjorde du själv?', 'Du talade om teamet. Vilken del var din?'],
    'unclear-term': [
      'Ett av de orden kan betyda flera saker. Vad menar du med det?',
      'Hur skulle du förklara det för någon från ett annat område?',
    ],
    'claim-without-number': [
      'Kan du sätta en siffra på det, även en ungefärlig?',
      'Hur mycket var det, eller hur många, på ett ungefär?',
    ],
  },
  repeat: ['Självklart. {question}', 'Gärna en gång till. {question}'],
  candidateQuestions: {
    invite: 'Nu är det din tur. Vad vill du veta om jobbet?',
    factsOffered: 'Jag kan berätta vad som står i annonsen.',
    known: [
      'Så här står det i annonsen: {fact}',
      'Om det finns det en rad i annonsen: {fact}',
      'Utifrån annonsen kan jag svara så här: {fact}',
    ],
    unknown: [
      'Det har jag ingen uppgift om. Teamet svarar dig; jag skickar din fråga vidare.',
      'Det vet jag inget om, och jag vill inte gissa. Din fråga går till teamet.',
      'Det står det inget om i annonsen. Jag antecknar din fråga till teamet.',
    ],
    anythingElse: ['Är det något mer du vill veta?', 'Har du fler frågor?'],
  },
  questionForLater: [
    'Den frågan sparar jag till slutet. Först fortsätter vi här.',
    'Vi kommer till dina frågor i slutet. Den här har jag antecknat.',
  ],
  resume: ['Vi fortsätter där vi slutade.', 'Då är vi här igen. Frågan var den här.'],
  reconnected: [
    'Anslutningen är tillbaka. Inget har gått förlorat. Det här var frågan.',
    'Det blev ett kort avbrott. Vi fortsätter med samma fråga.',
  ],
  pause: {
    confirmed: 'Nu tar vi paus. Du har upp till {minutes} minuter; tryck bara på knappen när du vill fortsätta.',
    endingSoon: 'Pausen är snart slut. Behöver du mer tid kan du komma tillbaka senare via samma länk.',
  },
  timeNearlyOver: 'Vi har ungefär {minutes} minuter kvar. Avsluta din tanke i lugn och ro.',
  timeOver: 'Vår tid är slut. Det du har sagt hittills är sparat.',
  thinking: ['Ett ögonblick.', 'Jag behöver en sekund. Jag är kvar.'],
  technicalTrouble: [
    'Något hakade upp sig hos mig. Ditt svar är sparat; vi fortsätter.',
    'Det var ett fel hos oss, inte hos dig. Vi går bara vidare.',
  ],
  notUnderstood: [
    'Det uppfattade jag inte. Kan du säga det en gång till eller skriva det?',
    'Ljudet var otydligt. Upprepa gärna din senaste mening.',
  ],
  switchedToText: 'Från och med nu skriver vi. Om anslutningen tillåter kan du byta tillbaka senare.',
  switchedToVoice: 'Nu hör jag dig. Du kan gå tillbaka till att skriva när som helst.',
  instructionIgnored: 'Den delen var riktad till programmet, så den lämnar jag åt sidan. Vi fortsätter med frågan.',
  askedIfAi: 'Ja, jag är ett datorprogram. Det är människor som läser dina svar, och människor som beslutar.',
  askedForResult: 'Det bedömer jag inte här. Människor går igenom dina svar efteråt och återkommer till dig.',
  askedForPerson:
    'Jag har noterat att du hellre vill möta en människa och för det vidare. Du kan fortsätta här eller avsluta intervjun.',
  confirmLeave: 'Vill du verkligen avsluta intervjun? Det du har sagt hittills finns kvar.',
  left: 'Intervjun är avslutad. Tack för din tid.',
  closing: {
    thanks: 'Tack för samtalet och för din tid.',
    nextSteps:
      'Teamet går igenom dina svar och återkommer till dig. På nästa sida ser du hur du når en människa eller får dina uppgifter raderade.',
  },
};
