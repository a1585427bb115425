import { expect, test } from 'vitest';
import { foldName, foldText } from './folded-text.ts';

test('levels case, accents and styled letters', () => {
  expect(foldText('ÉTÉ 𝗥𝗲𝗺𝗼𝘁𝗲 ＨＹＢＲＩＤ Łódź Đà Nẵng').folded).toBe('ete remote hybrid lodz da nang');
});
test('keeps other scripts', () => {
  expect(foldText('東京 서울 ハノイ').folded).toBe('東京 서울 ハノイ');
});
test('keeps case and accents in the cased text, of the same length', () => {
  const { cased, folded } = foldText('Zürich — São\u00a0Paulo’s ©');
  expect(cased).toBe("Zürich - São Paulo's ©");
  expect(folded).toHaveLength(cased.length);
});
test('knows where each character stands in the source', () => {
  const source = 'a\u200b𝗕\u00adc 🇩🇪 d';
  const text = foldText(source);
  const at = (needle: string) => text.offsets[text.folded.indexOf(needle)] ?? -1;
  expect(source.slice(at('b'), at('b') + 2)).toBe('𝗕');
  expect(source.slice(at('c'))).toBe('c 🇩🇪 d');
  expect(source.slice(at('d'))).toBe('d');
  expect(text.offsets.at(-1)).toBe(source.length);
});
test('reads flags as countries and blanks them', () => {
  const text = foldText('🇯🇵 and 🇳🇱');
  expect(text.flags.map((flag) => flag.country)).toEqual(['JP', 'NL']);
  expect(text.folded.trim()).toBe('and');
});
test('folds names the same way', () => {
  for (const name of ["'s-Hertogenbosch", 'Đà Nẵng', 'São Paulo', 'L’Aquila', '東京']) {
    expect(foldName(name)).toBe(foldText(name).folded);
  }
});
