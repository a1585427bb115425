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
  [
    'en',
    `Q co_founders | ?
F | At first it was Tilda Berg, Kofi Adu and me. Kofi dropped out last spring. Tilda is COO.`,
    { '1.name': 'Tilda Berg', '1.role': 'COO' },
  ],
  [
    'en',
    `Q co_founders | ?
F | In the beginning it was Tilda Berg, Kofi Adu and me. Kofi went out last summer, he cooks in Bergen. Now it's Tilda and me. Tilda is the COO.`,
    { '1.name': 'Tilda Berg', '1.role': 'COO' },
  ],
  [
    'en',
    `Q co_founders | ?
F | Tilda Berg, COO. She went out last week to sell and came back with nine farms.`,
    { '1.name': 'Tilda Berg', '1.role': 'COO' },
  ],
  [
    'de',
    `Q co_founders | ?
F | Am Anfang waren es Tilda Berg, Kofi Adu und ich. Kofi ist im Sommer raus. Tilda ist COO.`,
    { '1.name': 'Tilda Berg', '1.role': 'COO' },
  ],
  [
    'es',
    `Q co_founders | ?
F | Al principio éramos Tilda Ruiz, Mateo Soto y yo. Mateo se salió en verano. Tilda es la directora de operaciones.`,
    { '1.name': 'Tilda Ruiz', '1.role': 'directora de operaciones' },
  ],
  [
    'fr',
    `Q co_founders | ?
F | Au début c'était Tilda Moreau, Karim Adou et moi. Karim est parti cet été. Tilda est directrice technique.`,
    { '1.name': 'Tilda Moreau', '1.role': 'directrice technique' },
  ],
  [
    'en',
    `Q co_founders | ?
F | Just Benedikt Adu.
Q founder_role | ?
F | I'm managing director, and Ben's head of product.`,
    { '1.name': 'Benedikt Adu', role: 'managing director', '1.role': 'head of product' },
  ],
  [
    'en',
    `Q co_founders | ?
F | Benedikt Adu and Benjamin Lark.
Q founder_role | ?
F | I'm managing director, and Ben's head of product.`,
    { '1.name': 'Benedikt Adu', '2.name': 'Benjamin Lark', role: 'managing director' },
  ],
  [
    'en',
    `Q co_founders | ?
F | Apart from me there's Tilda Berg, she's CEO, and Joost de Wael, our pasture lead.`,
    { '1.name': 'Tilda Berg', '2.name': 'Joost de Wael', '1.role': 'CEO', '2.role': 'pasture lead' },
  ],
  [
    'ja',
    `Q co_founders | ?
F | はい、二人です。一人は大沢健二と申しまして営業担当、もう一人は久保田真理といいまして開発責任者です。`,
    { '1.name': '大沢健二', '2.name': '久保田真理', '1.role': '営業担当', '2.role': '開発責任者' },
  ],
  [
    'ja',
    `Q co_founders | ?
F | 大学の同期で森下健太というやつがいて、彼がCTOです。`,
    { '1.name': '森下健太', '1.role': 'CTO' },
  ],
];
