import { expect, test } from 'vitest';
import { blankOut, findRepeats, type Repeat } from './repeated-answers.ts';

const PUMP =
  'The pump lost pressure every evening, so I logged it for 9 days, found a worn valve, replaced it, and the loss fell from 12 to 2 percent.';
const KILN =
  'Our kiln cracked every fifth bowl. I slowed the last hundred degrees down, kept notes on each firing, and since May one bowl in sixty breaks.';
const BOAT = 'The ferry ran late in fog. I moved the first crossing and told the school by seven.';

/** Sentences end with a full stop here. */
function sentencesOf(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/[^.。।]+[.。।]?/gu)].map(({ index, 0: part }) => ({
    start: index + part.length - part.trimStart().length,
    end: index + part.trimEnd().length,
  }));
}

function repeats(texts: string[], fits: number[] = []): Repeat[] {
  const answers = texts.map((text, index) => ({ turnId: index + 1, text, sentences: sentencesOf(text) }));
  return findRepeats(answers, (turnId) => fits[turnId - 1] ?? 3);
}

function wholes(texts: string[], fits: number[] = []): [number, number][] {
  return repeats(texts, fits)
    .filter(({ whole }) => whole)
    .map(({ turnId, of }): [number, number] => [turnId, of])
    .sort(([one], [other]) => one - other);
}

test('the same words, other figures, another order or a few words more are the same answer', () => {
  for (const again of [
    PUMP,
    PUMP.replace('9', '14').replace('12 to 2', '30 to 5'),
    PUMP.split(', ').reverse().join(', '),
    `About that: ${PUMP} That is it.`,
    PUMP.toUpperCase(),
  ]) {
    expect(wholes([PUMP, KILN, again]), again).toEqual([[3, 1]]);
  }
});

test('an answer given thirteen times counts once, where it fits best, the earlier one on a tie', () => {
  const often = Array.from({ length: 13 }, (_, index) => (index % 2 === 0 ? PUMP : `Well, ${PUMP}`));
  const fits = often.map((_, index) => (index === 4 ? 4 : 2));
  expect(wholes(often, fits)).toEqual(often.flatMap((_, index) => (index === 4 ? [] : [[index + 1, 5]])));
  expect(wholes([PUMP, PUMP])).toEqual([[2, 1]]);
});

test('of an answer that says more only the part given before is taken out', () => {
  const more = `${PUMP} ${KILN}`;
  expect(repeats([PUMP, more], [4, 3])).toEqual([
    { turnId: 2, of: 1, whole: false, sentences: [{ start: 0, end: PUMP.length }] },
  ]);
  expect(wholes([PUMP, more], [3, 4])).toEqual([[1, 2]]);
});

test('an answer put together from two earlier ones says nothing new', () => {
  expect(wholes([`${PUMP} ${BOAT}`, `${KILN} ${BOAT}`, `${PUMP} ${KILN}`], [4, 4, 3])).toEqual([[3, 1]]);
});

test('scripts without spaces and others than Latin are compared too', () => {
  expect(
    wholes([
      '棚が空になる時間を調べ、在庫を3回数え、土曜日の発注を増やしました。',
      '窯の温度を下げて、割れる皿を減らしました。',
      '棚が空になる時間を調べ、在庫を12回数え、土曜日の発注を増やしました。',
    ]),
  ).toEqual([[3, 1]]);
  expect(
    wholes([
      'मैंने शेल्फ़ गिनी, 3 डिब्बे गोदाम में मिले, और ऑर्डर की मात्रा बदली।',
      'मैंने शेल्फ़ गिनी, 8 डिब्बे गोदाम में मिले, और ऑर्डर की मात्रा बदली।',
    ]),
  ).toEqual([[2, 1]]);
});

test('short replies are not compared, and answers that share nothing are not asked how they fit', () => {
  expect(repeats(['Yes, often.', 'Yes, often.', ''])).toEqual([]);
  const asked: number[] = [];
  const answers = [PUMP, KILN].map((text, turnId) => ({ turnId, text, sentences: sentencesOf(text) }));
  findRepeats(answers, (turnId) => asked.push(turnId));
  expect(asked).toEqual([]);
});

test('blanking keeps the offset of every other word', () => {
  const text = 'Wörter davor.\nNoch einmal 𝄞 dasselbe. Danach.';
  const left = blankOut(text, [{ start: 14, end: text.indexOf(' Danach') }]);
  expect(left).toHaveLength(text.length);
  expect(left.indexOf('Danach')).toBe(text.indexOf('Danach'));
  expect(left.replace(/\s+/g, ' ')).toBe('Wörter davor. Danach.');
});

test('long answers are compared in time that grows with their length', () => {
  const text = Array.from({ length: 3_000 }, (_, index) => `word${index % 971}${index % 12 === 11 ? '.' : ''} `).join(
    '',
  );
  // Of this thread alone: the machine's other work is not.
  const before = process.threadCpuUsage();
  repeats(Array.from({ length: 12 }, () => text));
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(5_000);
});
