import type { ScriptCase } from './script.ts';

/** Co-founders named behind what comes from them, who left a job and not the company, and titles shared with another. */
export const PEOPLE_BESIDE: readonly ScriptCase[] = [
  [
    'en',
    `Q co_founders | ?
F | Two. Meike Olsen is the CEO, and the straps and sensors come from Joost de Wael, he's lead engineer.`,
    { '1.name': 'Meike Olsen', '2.name': 'Joost de Wael', '1.role': 'CEO', '2.role': 'lead engineer' },
  ],
  [
    'de',
    `Q co_founders | ?
F | Zwei. Meike Olsen ist die Geschäftsführerin, und die Sensoren kommen von Joost Wael, er ist unser CTO.`,
    { '1.name': 'Meike Olsen', '2.name': 'Joost Wael', '1.role': 'Geschäftsführerin', '2.role': 'CTO' },
  ],
  [
    'es',
    `Q co_founders | ?
F | Dos. Marta Ruiz es la directora general, y los sensores vienen de Jordi Vila, nuestro CTO.`,
    { '1.name': 'Marta Ruiz', '2.name': 'Jordi Vila', '1.role': 'directora general', '2.role': 'CTO' },
  ],
  [
    'fr',
    `Q co_founders | ?
F | Deux. Maud Olsen est directrice générale, et les capteurs viennent de Joris Weil, il est CTO.`,
    { '1.name': 'Maud Olsen', '2.name': 'Joris Weil', '1.role': 'directrice générale', '2.role': 'CTO' },
  ],
  [
    'en',
    `Q co_founders | ?
F | The sensors come from Santa Cruz, our CTO is Ivo Brandt.`,
    { '1.name': 'Ivo Brandt', '1.role': 'CTO' },
  ],
  [
    'en',
    `Q co_founders | ?
F | Lena Moss is the COO.
Q availability | ?
F | I've quit everything else and so has Lena. From April on.`,
    {
      '1.name': 'Lena Moss',
      '1.role': 'COO',
      availability: "I've quit everything else and so has Lena. From April on.",
    },
  ],
  [
    'en',
    `Q co_founders | ?
F | Lena Moss, COO, and Kofi Adu, CTO. I left my bank job for it, Kofi too.`,
    { '1.name': 'Lena Moss', '2.name': 'Kofi Adu', '1.role': 'COO', '2.role': 'CTO' },
  ],
  [
    'en',
    `Q co_founders | ?
F | Lena Moss is the COO.
Q why_you | ?
F | We both resigned the same day, Lena and I, and we had run stables for ten years.`,
    {
      '1.name': 'Lena Moss',
      '1.role': 'COO',
      whyYou: 'We both resigned the same day, Lena and I, and we had run stables for ten years.',
    },
  ],
  [
    'en',
    `Q co_founders | ?
F | Lena Moss, COO, and Kofi Adu. We parted ways with Kofi in May.`,
    { '1.name': 'Lena Moss', '1.role': 'COO' },
  ],
  [
    'en',
    `Q co_founders | ?
F | Tilda Berg, COO.
Q founder_role | ?
F | Co-CEO, same as Tilda.`,
    { '1.name': 'Tilda Berg', role: 'Co-CEO', '1.role': 'COO' },
  ],
  [
    'en',
    `Q co_founders | ?
F | Tilda Berg, COO.
Q founder_role | ?
F | CTO, together with Tilda.`,
    { '1.name': 'Tilda Berg', role: 'CTO', '1.role': 'COO' },
  ],
  [
    'de',
    `Q co_founders | ?
F | Tilda Berg ist COO.
Q founder_role | ?
F | CEO, genau wie Tilda.`,
    { '1.name': 'Tilda Berg', role: 'CEO', '1.role': 'COO' },
  ],
];
