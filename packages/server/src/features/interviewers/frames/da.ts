import type { FrameTexts } from './frame.ts';

export const texts: FrameTexts = {
  opening:
    'Goddag, og tak for din tid. Jeg er en AI, et computerprogram, og jeg står for denne samtale om {position}. Det er mennesker, der læser dine svar, og mennesker, der træffer beslutningen. Vi har {count} spørgsmål og omkring {minutes} minutter. Du kan når som helst holde pause, få et spørgsmål gentaget eller springe et over. Tag dig den tid, du skal bruge til at tænke.',
  closing:
    'Det var alt fra min side. Tak for det, du har fortalt. Teamet gennemgår selv dine svar og vender tilbage til dig. Vil du hellere have, at et menneske ser på det hele, kan du sige det på næste side.',
  titledPosition: 'stillingen »{title}«',
  thisPosition: 'den opslåede stilling',
  leadIns: {
    duty: [
      'I jobopslaget står der: »{quote}«.',
      'En del af jobbet er: »{quote}«.',
      'En linje i jobopslaget lyder: »{quote}«.',
      'Blandt opgaverne er: »{quote}«.',
    ],
    requirement: ['Blandt det, der efterspørges, er: »{quote}«.', 'Jobopslaget beder også om dette: »{quote}«.'],
  },
};
