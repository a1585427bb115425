import type { PhraseSet } from './phrase-set.ts';

export const phraseSet: PhraseSet = {
  transitions: [
    'Takk. La oss gå over til noe annet.',
    'Greit. Her er neste spørsmål.',
    'Det har jeg notert. Nå vil jeg gjerne spørre deg om dette.',
    'Takk. Nå til et annet tema.',
    'Da går vi videre.',
    'Takk for det. Videre til det neste.',
  ],
  lastQuestion: ['Nå kommer det siste spørsmålet mitt.', 'Ett spørsmål til, så er det din tur til å spørre.'],
  silence: {
    first: [
      'Ta deg god tid. Skal jeg gjenta spørsmålet?',
      'Det haster ikke. Hvis det hjelper, kan jeg stille spørsmålet en gang til.',
    ],
    second: [
      'Er du der fortsatt? Ta den tiden du trenger, eller hopp over dette spørsmålet.',
      'Det har ikke kommet noe svar ennå. Du kan tenke videre eller gå til neste spørsmål.',
    ],
    movingOn: [
      'Vi lar dette spørsmålet ligge inntil videre og fortsetter.',
      'Jeg går videre til neste spørsmål. Det gjør ingenting.',
    ],
  },
  offerAfterEmpty:
    'To spørsmål har blitt stående uten svar. Hva passer best for deg: en kort pause, å fortsette skriftlig eller å avslutte her? Alt er greit.',
  loopBreaker: [
    'Jeg tror vi går i ring. La oss stoppe her og ta neste spørsmål.',
    'Her har vi vært før. Jeg foreslår at vi går videre.',
  ],
  declined: [
    'Det er helt i orden. Du trenger ikke svare på dette. Vi fortsetter.',
    'Greit, det lar vi ligge.',
    'Takk for at du sier det åpent. Videre til neste spørsmål.',
  ],
  skipped: ['Da hopper vi over dette.', 'I orden, det spørsmålet tar vi ikke.'],
  followUps: {
    'too-short': [
      'Kan du fortelle litt mer om det?',
      'La oss bli ved det et øyeblikk. Gå gjennom det, steg for steg.',
      'Hva mer hører med?',
    ],
    'no-example': ['Kan du gi et eksempel som du husker godt?', 'Når opplevde du det sist? Ta én enkelt gang.'],
    'no-result': ['Hvordan endte det?', 'Hva kom det ut av det?'],
    'no-own-part': ['Hva gjorde du selv?', 'Du snakket om teamet. Hvilken del var din?'],
    'unclear-term': [
      'Et av disse uttrykkene kan bety flere ting. Hva mener du med det?',
      'Hvordan ville du forklart det til noen fra et annet fag?',
    ],
    'claim-without-number': [
      'Kan du sette et tall på det, om så bare omtrent?',
      'Hvor mye var det, eller hvor mange, sånn cirka?',
    ],
  },
  repeat: ['Selvsagt. {question}', 'Gjerne en gang til. {question}'],
  candidateQuestions: {
    invite: 'Nå er det din tur. Hva vil du vite om jobben?',
    factsOffered: 'Jeg kan fortelle hva som står i annonsen.',
    known: [
      'Dette står i annonsen: {fact}',
      'Om det er det en linje i annonsen: {fact}',
      'Ut fra annonsen kan jeg svare dette: {fact}',
    ],
    unknown: [
      'Det har jeg ingen opplysninger om. Teamet svarer deg; jeg sender spørsmålet ditt videre.',
      'Det vet jeg ikke noe om, og jeg vil ikke gjette. Spørsmålet ditt går til teamet.',
      'Det sier annonsen ingenting om. Jeg noterer spørsmålet ditt til teamet.',
    ],
    anythingElse: ['Er det noe mer du vil vite?', 'Har du flere spørsmål?'],
  },
  questionForLater: [
    'Det spørsmålet sparer jeg til slutten. Først fortsetter vi her.',
    'Vi kommer til spørsmålene dine på slutten. Dette har jeg notert.',
  ],
  resume: ['La oss fortsette der vi slapp.', 'Da er vi her igjen. Spørsmålet var dette.'],
  reconnected: [
    'Forbindelsen er tilbake. Ingenting har gått tapt. Dette var spørsmålet.',
    'Vi ble avbrutt et øyeblikk. La oss fortsette med det samme spørsmålet.',
  ],
  pause: {
    confirmed: 'Vi tar en pause nå. Du har opptil {minutes} minutter; bare trykk på knappen når du vil fortsette.',
    endingSoon: 'Pausen er snart over. Trenger du mer tid, kan du komme tilbake senere med den samme lenken.',
  },
  timeNearlyOver: 'Vi har omtrent {minutes} minutter igjen. Fullfør tanken i ro og mak.',
  timeOver: 'Tiden vår er ute. Det du har sagt så langt, er lagret.',
  thinking: ['Et øyeblikk.', 'Jeg trenger et sekund. Jeg er her fortsatt.'],
  technicalTrouble: [
    'Noe stoppet opp hos meg. Svaret ditt er lagret; vi fortsetter.',
    'Det var en feil hos oss, ikke hos deg. Vi går bare videre.',
  ],
  notUnderstood: [
    'Det fikk jeg ikke med meg. Kan du si det en gang til, eller skrive det?',
    'Lyden var ikke tydelig. Gjenta gjerne den siste setningen.',
  ],
  switchedToText: 'Herfra skriver vi. Hvis forbindelsen tillater det, kan du bytte tilbake senere.',
  switchedToVoice: 'Nå hører jeg deg. Du kan gå tilbake til å skrive når som helst.',
  instructionIgnored: 'Den delen var rettet til programmet, så den lar jeg ligge. La oss fortsette med spørsmålet.',
  askedIfAi: 'Ja, jeg er et dataprogram. Det er mennesker som leser svarene dine, og mennesker som tar avgjørelsen.',
  askedForResult: 'Det vurderer jeg ikke her. Mennesker går gjennom svarene dine etterpå og tar kontakt med deg.',
  askedForPerson:
    'Jeg har notert at du heller vil møte et menneske, og gir det videre. Du kan fortsette her eller avslutte intervjuet.',
  confirmLeave: 'Vil du virkelig avslutte intervjuet? Det du har sagt så langt, forblir lagret.',
  left: 'Intervjuet er avsluttet. Takk for tiden din.',
  closing: {
    thanks: 'Takk for samtalen og for tiden din.',
    nextSteps:
      'Teamet går gjennom svarene dine og tar kontakt med deg. På neste side ser du hvordan du får tak i et menneske eller får slettet opplysningene dine.',
  },
};
