import type { ScriptCase } from './script.ts';

/** Names, addresses and numbers with remarks on their letters and ends, and places named from where one sits. */
export const CONTACT_REMARKS: readonly ScriptCase[] = [
  [
    'en',
    `Q founder_name | ?
F | Ulrika with a U, U-L-R-I-K-A. And the surname is Haddow, H-A-D-D-O-W.`,
    { firstName: 'Ulrika', lastName: 'Haddow', name: 'Ulrika Haddow' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Jusra Kramer, mit Y, Y-U-S-R-A.`,
    { firstName: 'Yusra', lastName: 'Kramer', name: 'Yusra Kramer' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Xulia Moure, con X, X-U-L-I-A.`,
    { firstName: 'Xulia', lastName: 'Moure', name: 'Xulia Moure' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Katia Morel, avec un K, K-A-T-I-A.`,
    { firstName: 'Katia', lastName: 'Morel', name: 'Katia Morel' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Petra, but that's only what my mum calls me, on paper it's Petronella Vries.`,
    { firstName: 'Petronella', lastName: 'Vries', name: 'Petronella Vries' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Ada Ruhl.
Q founder_email | ?
F | It's the letter r, then a dot, then lindqvist at milldam dot example.`,
    { email: 'r.lindqvist@milldam.example' },
  ],
  [
    'en',
    `Q founder_phone | ?
F | Plus forty-four, seven seven double oh, nine hundred, one four seven. No, I'm talking nonsense, it ends in eight. One four eight.`,
    { phone: '+44 7700 900148' },
  ],
  [
    'en',
    `Q founder_phone | ?
F | Plus one, four one five, five five five, zero one two... no, that's the old office line. Plus one, four one five, five five five, zero one seven seven.`,
    { phone: '+1 415 555 0177' },
  ],
  [
    'de',
    `Q founder_phone | ?
F | Plus neunundvierzig, eins fünf sieben, null null null, eins zwei... ach nein, so herum: plus neunundvierzig, eins fünf sieben, null null null, eins zwei drei vier acht.`,
    { phone: '+49 1570 0012348' },
  ],
  [
    'fr',
    `Q founder_phone | ?
F | Plus trente-trois, six, trente-neuf, quatre-vingt-dix-huit, onze, vingt-deux. Ah non, ça finit par trois. Onze, vingt-trois.`,
    { phone: '+33 6 39 98 11 23' },
  ],
  [
    'de',
    `Q founder_phone | ?
F | Plus neunundvierzig, eins fünf sieben, null null null, eins zwei drei vier vier. Quatsch, endet auf fünf. Zwei drei vier fünf.`,
    { phone: '+49 1570 0012345' },
  ],
  [
    'es',
    `Q founder_phone | ?
F | Más treinta y cuatro, seis cero cero, doce, treinta y cuatro, cincuenta y seis. No, perdón, termina en siete. Treinta y cuatro, cincuenta y siete.`,
    { phone: '+34 600 12 34 57' },
  ],
  [
    'es',
    `Q founder_current_location | ?
F | Acá en Rosario.`,
    { currentLocation: 'Rosario' },
  ],
  [
    'es',
    `Q founder_current_location | ?
F | Ahí en Cuenca, desde siempre.`,
    { currentLocation: 'Cuenca' },
  ],
];
