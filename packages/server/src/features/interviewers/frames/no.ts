import type { FrameTexts } from './frame.ts';

export const texts: FrameTexts = {
  opening:
    'Hei, og takk for tiden din. Jeg er en KI, et dataprogram, og jeg leder dette intervjuet for {position}. Det er mennesker som leser svarene dine, og mennesker som tar avgjørelsen. Vi har {count} spørsmål og omtrent {minutes} minutter. Du kan når som helst ta en pause, få et spørsmål gjentatt eller hoppe over et. Ta den tiden du trenger til å tenke.',
  closing:
    'Det var alt fra min side. Takk for det du har fortalt. Teamet går selv gjennom svarene dine og tar kontakt med deg. Vil du heller at et menneske ser på alt, kan du si fra om det på neste side.',
  titledPosition: 'stillingen «{title}»',
  thisPosition: 'den utlyste stillingen',
  leadIns: {
    duty: [
      'I annonsen står det: «{quote}».',
      'En del av jobben er: «{quote}».',
      'En linje i annonsen lyder: «{quote}».',
      'Blant oppgavene er: «{quote}».',
    ],
    requirement: ['Blant det som ønskes, er: «{quote}».', 'Annonsen ber også om dette: «{quote}».'],
  },
};
