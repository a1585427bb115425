import type { PhraseSet } from './phrase-set.ts';

export const phraseSet: PhraseSet = {
  transitions: [
    'Tak. Lad os tage fat på noget andet.',
    'I orden. Her er det næste spørgsmål.',
    'Det har jeg noteret. Nu vil jeg gerne spørge dig om det her.',
    'Tak. Nu til et andet emne.',
    'Okay, vi går videre.',
    'Tak for det. Videre til det næste.',
  ],
  lastQuestion: ['Nu til det sidste af mine spørgsmål.', 'Et spørgsmål mere, så er det din tur til at spørge.'],
  silence: {
    first: [
      'Tag dig god tid. Skal jeg gentage spørgsmålet?',
      'Det haster ikke. Hvis det hjælper, stiller jeg gerne spørgsmålet igen.',
    ],
    second: [
      'Er du der stadig? Tag den tid, du har brug for, eller spring spørgsmålet over.',
      'Der er ikke kommet noget svar endnu. Du kan tænke videre eller gå til det næste spørgsmål.',
    ],
    movingOn: [
      'Vi lader det spørgsmål ligge for nu og fortsætter.',
      'Jeg går videre til næste spørgsmål. Det gør ikke noget.',
    ],
  },
  offerAfterEmpty:
    'To spørgsmål har ikke fået noget svar. Hvad passer dig bedst: en kort pause, at fortsætte på skrift eller at slutte her? Det er alt sammen i orden.',
  loopBreaker: [
    'Jeg tror, vi kører i ring. Lad os stoppe her og tage det næste spørgsmål.',
    'Her har vi været før. Jeg foreslår, at vi går videre.',
  ],
  declined: [
    'Det er helt i orden. Du behøver ikke svare på det. Vi fortsætter.',
    'Okay, det lader vi ligge.',
    'Tak, fordi du siger det åbent. Videre til det næste spørgsmål.',
  ],
  skipped: ['Så springer vi det over.', 'I orden, det spørgsmål tager vi ikke.'],
  followUps: {
    'too-short': [
      'Kan du fortælle lidt mere om det?',
      'Lad os blive ved det et øjeblik. Gå det igennem, trin for trin.',
      'Hvad hører der ellers med?',
    ],
    'no-example': [
      'Kan du give et eksempel, du husker tydeligt?',
      'Hvornår oplevede du det sidst? Tag en enkelt gang.',
    ],
    'no-result': ['Hvordan endte det?', 'Hvad kom der ud af det?'],
    'no-own-part': ['Hvad gjorde du selv?', 'Du talte om teamet. Hvilken del var din?'],
    'unclear-term': [
      'Et af de udtryk kan betyde flere ting. Hvad mener du med det?',
      'Hvordan ville du forklare det til en fra et andet fag?',
    ],
    'claim-without-number': [
      'Kan du sætte et tal på det, gerne bare et groft skøn?',
      'Hvor meget var det, eller hvor mange, sådan cirka?',
    ],
  },
  repeat: ['Selvfølgelig. {question}', 'Gerne en gang til. {question}'],
  candidateQuestions: {
    invite: 'Nu er det din tur. Hvad vil du gerne vide om jobbet?',
    factsOffered: 'Jeg kan fortælle, hvad der står i jobopslaget.',
    known: [
      'Sådan står der i jobopslaget: {fact}',
      'Om det er der en linje i jobopslaget: {fact}',
      'Det her kan jeg svare ud fra jobopslaget: {fact}',
    ],
    unknown: [
      'Det har jeg ingen oplysninger om. Teamet svarer dig; jeg sender dit spørgsmål videre.',
      'Det ved jeg ikke noget om, og jeg vil ikke gætte. Dit spørgsmål går til teamet.',
      'Det står der ikke noget om i jobopslaget. Jeg noterer dit spørgsmål til teamet.',
    ],
    anythingElse: ['Er der andet, du gerne vil vide?', 'Har du flere spørgsmål?'],
  },
  questionForLater: [
    'Det spørgsmål gemmer jeg til sidst. Først fortsætter vi her.',
    'Vi kommer til dine spørgsmål til sidst. Det her har jeg noteret.',
  ],
  resume: ['Lad os fortsætte, hvor vi slap.', 'Så er vi her igen. Spørgsmålet var det her.'],
  reconnected: [
    'Forbindelsen er tilbage. Intet er gået tabt. Det her var spørgsmålet.',
    'Vi blev afbrudt et øjeblik. Lad os fortsætte med det samme spørgsmål.',
  ],
  pause: {
    confirmed: 'Vi holder pause nu. Du har op til {minutes} minutter; tryk bare på knappen, når du vil fortsætte.',
    endingSoon: 'Pausen er snart slut. Har du brug for mere tid, kan du vende tilbage senere via det samme link.',
  },
  timeNearlyOver: 'Vi har omkring {minutes} minutter tilbage. Afslut din tanke i ro og mag.',
  timeOver: 'Vores tid er gået. Det, du har sagt indtil nu, er gemt.',
  thinking: ['Et øjeblik.', 'Jeg skal bruge et sekund. Jeg er her stadig.'],
  technicalTrouble: [
    'Noget gik i stå hos mig. Dit svar er gemt; vi fortsætter.',
    'Det var en fejl hos os, ikke hos dig. Vi går bare videre.',
  ],
  notUnderstood: [
    'Det fik jeg ikke fat i. Kan du sige det igen eller skrive det?',
    'Lyden var ikke tydelig. Gentag venligst din sidste sætning.',
  ],
  switchedToText: 'Herfra skriver vi. Hvis forbindelsen tillader det, kan du skifte tilbage senere.',
  switchedToVoice: 'Nu kan jeg høre dig. Du kan altid gå tilbage til at skrive.',
  instructionIgnored: 'Den del var henvendt til programmet, så den lader jeg ligge. Lad os fortsætte med spørgsmålet.',
  askedIfAi:
    'Ja, jeg er et computerprogram. Det er mennesker, der læser dine svar, og mennesker, der træffer beslutningen.',
  askedForResult: 'Det vurderer jeg ikke her. Bagefter gennemgår mennesker dine svar og vender tilbage til dig.',
  askedForPerson:
    'Jeg har noteret, at du hellere vil have et menneske over for dig, og giver det videre. Du kan fortsætte her eller afslutte interviewet.',
  confirmLeave: 'Vil du virkelig afslutte samtalen? Det, du har sagt indtil nu, forbliver gemt.',
  left: 'Samtalen er slut. Tak for din tid.',
  closing: {
    thanks: 'Tak for samtalen og for din tid.',
    nextSteps:
      'Teamet gennemgår dine svar og vender tilbage til dig. På næste side kan du se, hvordan du får fat i et menneske eller får dine data slettet.',
  },
};
