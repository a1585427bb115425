import type { Language } from '@colloquy/contract/shared';
import type { TextField } from '../fields.ts';

/** Questions with their answers, a second founder after ` // `, and the words of each field. */
export type OpenQuestionCase = readonly [
  language: Language,
  answers: readonly (readonly [question: string, answer: string])[],
  expected: Partial<Record<TextField, string>>,
];

export const OPEN_QUESTIONS: readonly OpenQuestionCase[] = [
  [
    'en',
    [
      ['traction', 'I have to look that up. Can we come back to it?'],
      ['competition', 'Paper maps. Right, I found the numbers. Ninety harbours and four thousand berths.'],
    ],
    { competition: 'Paper maps.', traction: 'Ninety harbours and four thousand berths.' },
  ],
  [
    'en',
    [
      ['traction', 'Lena keeps the figures, I only row. // Let me look it up, ask me the next one meanwhile.'],
      ['commercial', 'Twelve pounds a berth. // Here they are, the figures from before: ninety harbours since May.'],
    ],
    { commercial: 'Twelve pounds a berth.', traction: 'ninety harbours since May.' },
  ],
  [
    'en',
    [
      ['market_size', 'Ask me that later.'],
      ['why_you', 'I ran a marina for ten years. The market, you asked earlier. Eleven thousand marinas in Europe.'],
    ],
    { whyYou: 'I ran a marina for ten years.', marketSize: 'Eleven thousand marinas in Europe.' },
  ],
  [
    'de',
    [
      ['traction', 'Da muss ich kurz nachschauen. Stellen Sie solange die nächste Frage.'],
      ['competition', 'Papierkarten. So, jetzt habe ich die Zahlen. Neunzig Häfen und viertausend Liegeplätze.'],
    ],
    { competition: 'Papierkarten.', traction: 'Neunzig Häfen und viertausend Liegeplätze.' },
  ],
  [
    'es',
    [
      ['traction', 'Tengo que buscarlo. Pregúnteme la siguiente mientras.'],
      ['competition', 'Mapas de papel. Aquí lo tengo. Noventa puertos y cuatro mil amarres.'],
    ],
    { competition: 'Mapas de papel.', traction: 'Noventa puertos y cuatro mil amarres.' },
  ],
  [
    'fr',
    [
      ['traction', "Il faut que je regarde, j'y reviens."],
      [
        'competition',
        "Des cartes en papier. Voilà, j'ai retrouvé le papier. Quatre-vingt-dix ports et quatre mille places.",
      ],
    ],
    { competition: 'Des cartes en papier.', traction: 'Quatre-vingt-dix ports et quatre mille places.' },
  ],
  [
    'ja',
    [
      ['traction', '調べてからお答えします。先に次の質問をお願いします。'],
      ['competition', '紙の地図です。先ほどの数字が見つかりました。九十の港で使われています。'],
    ],
    { competition: '紙の地図です。', traction: '九十の港で使われています。' },
  ],
  [
    'en',
    [
      ['traction', "Oh, that one's on the other laptop. Give me a minute."],
      ['commercial', "Two euros a crate. Okay, got it, so we're in thirty-one orchards."],
    ],
    { commercial: 'Two euros a crate.', traction: "so we're in thirty-one orchards." },
  ],
  [
    'de',
    [
      ['traction', 'Das reiche ich gleich nach, ich muss den Ordner suchen.'],
      [
        'market_size',
        'Etwa sechzigtausend Obsthöfe in Europa. Ah, da ist der Ordner. Wir sind auf einunddreißig Höfen.',
      ],
    ],
    { marketSize: 'Etwa sechzigtausend Obsthöfe in Europa.', traction: 'Wir sind auf einunddreißig Höfen.' },
  ],
];

export const UNDER_ANOTHER_QUESTION: readonly OpenQuestionCase[] = [
  [
    'en',
    [
      [
        'problem',
        'Boats wait a night for a berth. Oh, and what is new is that since April every harbour must list its berths.',
      ],
    ],
    {
      problem: 'Boats wait a night for a berth.',
      whyNow: 'and what is new is that since April every harbour must list its berths.',
    },
  ],
  [
    'en',
    [['competition', 'Paper maps. Diesel went up so much that the skippers suddenly want the nearest berth.']],
    { competition: 'Paper maps.', whyNow: 'Diesel went up so much that the skippers suddenly want the nearest berth.' },
  ],
  [
    'en',
    [
      [
        'why_you',
        "I ran a marina for ten years. On the money side, I've put in thirty thousand of my own and I'm not raising until May.",
      ],
    ],
    {
      whyYou: 'I ran a marina for ten years.',
      fundraisingStatus: "I've put in thirty thousand of my own and I'm not raising until May.",
    },
  ],
  [
    'en',
    [
      [
        'commercial',
        "Twelve pounds a berth. You'll want the market next, won't you. There's about eleven thousand marinas in Europe.",
      ],
    ],
    { commercial: 'Twelve pounds a berth.', marketSize: "There's about eleven thousand marinas in Europe." },
  ],
  [
    'en',
    [
      [
        'commercial',
        "Twelve pounds a berth. And before you ask, the chart makers have a berth list, but it's from last year.",
      ],
    ],
    {
      commercial: 'Twelve pounds a berth.',
      competition: "the chart makers have a berth list, but it's from last year.",
    },
  ],
  [
    'en',
    [
      [
        'why_program',
        "We don't know a single person in Spain. Here I know them all, I have built jetties for twenty-two years.",
      ],
    ],
    {
      whyProgram: "We don't know a single person in Spain.",
      whyYou: 'Here I know them all, I have built jetties for twenty-two years.',
    },
  ],
  [
    'de',
    [
      [
        'problem',
        'Boote warten eine Nacht auf den Platz. Ach so, und neu ist, dass die Häfen seit April jeden Platz melden müssen.',
      ],
    ],
    {
      problem: 'Boote warten eine Nacht auf den Platz.',
      whyNow: 'dass die Häfen seit April jeden Platz melden müssen.',
    },
  ],
  [
    'es',
    [
      [
        'commercial',
        'Doce euros por amarre. Y de la competencia le digo de una vez. Están los mapas de papel, que nadie actualiza.',
      ],
    ],
    { commercial: 'Doce euros por amarre.', competition: 'Están los mapas de papel, que nadie actualiza.' },
  ],
  [
    'fr',
    [
      [
        'problem',
        'Les bateaux attendent une nuit. Ce qui est nouveau, les ports doivent déclarer chaque place depuis avril.',
      ],
    ],
    { problem: 'Les bateaux attendent une nuit.', whyNow: 'les ports doivent déclarer chaque place depuis avril.' },
  ],
  [
    'ja',
    [['problem', '船は一晩待ちます。変わったのは、四月から港が空きを届け出る義務ができたことです。']],
    { problem: '船は一晩待ちます。', whyNow: '四月から港が空きを届け出る義務ができたことです。' },
  ],
  [
    'en',
    [
      [
        'solution',
        'A crate with a fan inside. What changed is the price of sensors, they cost a tenth of what they did.',
      ],
    ],
    {
      solution: 'A crate with a fan inside.',
      whyNow: 'What changed is the price of sensors, they cost a tenth of what they did.',
    },
  ],
  [
    'es',
    [
      [
        'solution',
        'Una caja con ventilador. Lo nuevo es que desde enero los supermercados exigen el registro de frío.',
      ],
    ],
    {
      solution: 'Una caja con ventilador.',
      whyNow: 'Lo nuevo es que desde enero los supermercados exigen el registro de frío.',
    },
  ],
  [
    'de',
    [['solution', 'Eine Kiste mit Lüfter. Geld haben wir keins aufgenommen, alles aus eigener Tasche.']],
    {
      solution: 'Eine Kiste mit Lüfter.',
      fundraisingStatus: 'Geld haben wir keins aufgenommen, alles aus eigener Tasche.',
    },
  ],
  [
    'ja',
    [['solution', 'ファン付きの箱です。お金の面では、自分たちで三百万円を出していて、五月まで調達はしません。']],
    {
      solution: 'ファン付きの箱です。',
      fundraisingStatus: '自分たちで三百万円を出していて、五月まで調達はしません。',
    },
  ],
];

export const WHOLE_ANSWERS: readonly OpenQuestionCase[] = [
  [
    'en',
    [['elevator_pitch', "A locker for oars that's open all year. // Without a key. That's what you always forget."]],
    { elevatorPitch: "A locker for oars that's open all year. Without a key. That's what you always forget." },
  ],
  [
    'en',
    [
      [
        'problem',
        'Let me give it in points.\n- one oar in three is stolen\n- the police come after a week\n- so the clubs lock the gate',
      ],
    ],
    { problem: '- one oar in three is stolen\n- the police come after a week\n- so the clubs lock the gate' },
  ],
  ['en', [['market_size', 'Each report says another number, so I say none.']], {}],
  ['de', [['market_size', 'Jede Studie sagt was anderes, ich nenne lieber keine.']], {}],
  ['es', [['market_size', 'Cada estudio dice otra cosa, mejor no doy ninguna.']], {}],
  [
    'fr',
    [['why_now', 'Alors là, bonne question. Je ne sais pas quoi vous répondre, il faudrait demander à Odile.']],
    {},
  ],
  [
    'fr',
    [['solution', 'On passe à pied à la fermeture et on ramasse les rames.']],
    { solution: 'On passe à pied à la fermeture et on ramasse les rames.' },
  ],
  ['ja', [['market_size', '資料によって数字が違うので、数字は申しません。']], {}],
  [
    'de',
    [
      [
        'problem',
        'Ich sage es in Stichpunkten.\n- jedes dritte Ruder wird gestohlen\n- die Polizei kommt nach einer Woche',
      ],
    ],
    { problem: '- jedes dritte Ruder wird gestohlen\n- die Polizei kommt nach einer Woche' },
  ],
];
