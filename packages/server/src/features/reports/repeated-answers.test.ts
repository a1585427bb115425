import { expect, test } from 'vitest';
import { repeatedAnswers } from './repeated-answers.ts';

const PUMP =
  'The pump lost pressure every evening, so I logged it for 9 days, found a worn valve, replaced it, and the loss fell from 12 to 2 percent.';
const KILN =
  'Our kiln cracked every fifth bowl. I slowed the last hundred degrees down, kept notes on each firing, and since May one bowl in sixty breaks.';

function pairs(texts: string[], fits: number[] = []): [string, string][] {
  return [
    ...repeatedAnswers(texts.map((text, index) => ({ key: `q${index + 1}`, text, fit: fits[index] ?? 3 }))),
  ].sort();
}

test('the same words, other figures, another order or a few words more are the same answer', () => {
  for (const again of [
    PUMP,
    PUMP.replace('9', '14').replace('12 to 2', '30 to 5'),
    PUMP.split(', ').reverse().join(', '),
    `About that: ${PUMP} That is it.`,
    PUMP.toUpperCase(),
  ]) {
    expect(pairs([PUMP, KILN, again]), again).toEqual([['q3', 'q1']]);
  }
});

test('it counts where it fits best, the earlier question on a tie', () => {
  expect(pairs([PUMP, PUMP, PUMP], [2, 3, 2])).toEqual([
    ['q1', 'q2'],
    ['q3', 'q2'],
  ]);
  expect(pairs([PUMP, PUMP])).toEqual([['q2', 'q1']]);
});

test('an answer that says more than the other one stands beside it', () => {
  expect(pairs([PUMP, `${PUMP} ${KILN}`], [4, 3])).toEqual([]);
  expect(pairs([PUMP, `${PUMP} ${KILN}`], [3, 4])).toEqual([['q1', 'q2']]);
});

test('scripts without spaces and others than Latin are compared too', () => {
  expect(
    pairs([
      '棚が空になる時間を調べ、在庫を3回数え、土曜日の発注を増やしました。',
      '窯の温度を下げて、割れる皿を減らしました。',
      '棚が空になる時間を調べ、在庫を12回数え、土曜日の発注を増やしました。',
    ]),
  ).toEqual([['q3', 'q1']]);
  expect(
    pairs([
      'मैंने शेल्फ़ गिनी, 3 डिब्बे गोदाम में मिले, और ऑर्डर की मात्रा बदली।',
      'मैंने शेल्फ़ गिनी, 8 डिब्बे गोदाम में मिले, और ऑर्डर की मात्रा बदली।',
    ]),
  ).toEqual([['q2', 'q1']]);
});

test('short replies are not compared', () => {
  expect(pairs(['Yes, often.', 'Yes, often.', ''])).toEqual([]);
});

test('long answers are compared in time that grows with their length', () => {
  const text = Array.from({ length: 3_000 }, (_, index) => `word${index % 971} `).join('');
  const begin = performance.now();
  repeatedAnswers(Array.from({ length: 12 }, (_, index) => ({ key: `q${index}`, text, fit: 3 })));
  expect(performance.now() - begin).toBeLessThan(5_000);
});
