import type { TopicCase } from './topic-answers.fixture.ts';

/** Topics that end, come back, or are named only after what was said of them; hypotheses next to facts. */
export const KNOWN_TOPICS: readonly TopicCase[] = [
  [
    'en',
    'problem',
    'Shepherds lose lambs to foxes at night. To come back to the market, there are ninety thousand flocks in Europe.',
    { problem: 'Shepherds lose lambs to foxes at night.', marketSize: 'there are ninety thousand flocks in Europe.' },
  ],
  [
    'en',
    'solution',
    'A collar with a buzzer. The others only sell fences, they cost a fortune. That was the competition.',
    { solution: 'A collar with a buzzer.', competition: 'The others only sell fences, they cost a fortune.' },
  ],
  [
    'de',
    'solution',
    'Ein Halsband mit Summer. Die anderen verkaufen nur Zäune und sind teuer. Das war der Wettbewerb.',
    { solution: 'Ein Halsband mit Summer.', competition: 'Die anderen verkaufen nur Zäune und sind teuer.' },
  ],
  ['en', 'traction', 'Not much, but forty farms use it every night.', { traction: 'forty farms use it every night' }],
  [
    'en',
    'traction',
    'We have forty farms. If we get the grant, we will have two hundred by June.',
    { traction: 'We have forty farms.' },
  ],
  [
    'de',
    'traction',
    'Nicht viel, aber vierzig Höfe nutzen es jede Nacht.',
    { traction: 'vierzig Höfe nutzen es jede Nacht' },
  ],
  [
    'en',
    'market_size',
    'Four lakh shops, about two crore rupees a year.',
    { marketSize: 'Four lakh shops, about two crore rupees a year.' },
  ],
  [
    'en',
    'market_size',
    'Two thirds of all bakeries, half of them in the north.',
    { marketSize: 'Two thirds of all bakeries, half of them in the north.' },
  ],
  [
    'en',
    'commercial',
    'Nothing yet, but farms pay eight euros a month from March.',
    { commercial: 'farms pay eight euros a month from March' },
  ],
  [
    'en',
    'founder_phone',
    'No phone, please. Oh, and before I forget, about competition: two firms sell fences, they are slower.',
    { competition: 'two firms sell fences, they are slower.' },
  ],
  [
    'en',
    'traction',
    'Forty farms use it. Eighteen kilometres of fence. Hang on, no, that was before the summer. Thirty kilometres now.',
    { traction: 'Forty farms use it. Thirty kilometres now.' },
  ],
  [
    'ja',
    'commercial',
    '一台あたり月に二万円です。あ、すみません、それは去年の料金でした。今は月に三万円です。',
    { commercial: '今は月に三万円です。' },
  ],
];
