// The repetitions that cost each entry point the most, as `npm run bench:linear` found them, and those that once cost
// seconds. A new finding of that script belongs here: `npm run bench:stall` and the suite measure these.
const COMMON = [
  'a',
  'A',
  'ж',
  '한',
  '東',
  'ひ',
  '1',
  ' ',
  '\n',
  'a ',
  'A ',
  'a\n',
  '. ',
  ', ',
  '-',
  '- a\n',
  '\u0301',
  'ำ',
  'Ab Cd ',
];

const WORST = {
  job: [
    '東 ',
    'a\n',
    'A< ',
    '<a ',
    'Berlin, ',
    'not no kein ',
    { head: 'Location: ', bit: '-' },
    { head: 'Location: ', bit: ' ' },
    { head: 'familiar', bit: '1' },
    { head: 'vous developpe', bit: '1' },
    { head: 'familiar', bit: '1 ' },
    { head: 'familiar 1', bit: ' ' },
    { head: 'You run the shop and ', bit: ' ,' },
    { head: 'You run the shop and ', bit: ',. ' },
    { head: 'You run the shop and ', bit: '、。' },
    { head: 'You run the shop, ', bit: '😀' },
    'You run the shop and that, ',
  ],
  answer: [
    'a. ',
    'I did ',
    'er du ai\n',
    'we won 5 ',
    'AЖ ',
    'people ',
    'a lot of people a ',
    'who they ',
    'I have also ',
    'we i said ',
    'i could not ',
    { head: 'people ', bit: 'a' },
    { head: 'I ', bit: ' ' },
  ],
  founder: [
    'St. ',
    'Berlin, ',
    'A. ',
    'a@',
    'a@b.c ',
    '1, ',
    'no. ',
    'plus four ',
    'my co-founder Ivo ',
    { head: 'a', bit: ' ' },
  ],
  cv: ['a\n', '“\n', '2019 - 2020 ', '| ', '• a\n'],
  import: ['<br>', { head: '<br>', bit: ' ' }, { head: '<br>', bit: '\n' }, '<a ', '&amp;', '2019-'],
};

/** As `{head, bit}`: the head once, then the bit as often as fits. */
export function worstRepetitions(entry) {
  return [...COMMON, ...(WORST[entry] ?? [])].map((one) => (typeof one === 'string' ? { head: '', bit: one } : one));
}
