import type { FrameTexts } from './frame.ts';

export const texts: FrameTexts = {
  opening:
    'Buongiorno e grazie per il suo tempo. Sono un’IA, un programma informatico, e conduco questo colloquio per {position}. A leggere le sue risposte sono persone, e a decidere sono persone. Abbiamo {count} domande e circa {minutes} minuti. In qualsiasi momento può fare una pausa, farsi ripetere una domanda o saltarla. Si prenda il tempo che le serve per riflettere.',
  closing:
    'Da parte mia è tutto. Grazie per quello che mi ha raccontato. Il team leggerà direttamente le sue risposte e la ricontatterà. Se preferisce che sia una persona a esaminare tutto, può indicarlo nella pagina successiva.',
  titledPosition: 'la posizione «{title}»',
  thisPosition: 'la posizione dell’annuncio',
  leadIns: {
    duty: [
      'Nell’annuncio si legge: «{quote}».',
      'Di questo lavoro fa parte: «{quote}».',
      'Una riga dell’annuncio dice: «{quote}».',
      'Tra i compiti c’è: «{quote}».',
    ],
    requirement: ['Tra le altre cose si richiede: «{quote}».', 'L’annuncio chiede anche questo: «{quote}».'],
  },
};
