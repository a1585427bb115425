import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSentence } from './evidence.ts';
import { fold } from './fold.ts';
import { compilePhrases, findPhrases } from './phrases.ts';
import { splitSentences, words } from './sentences.ts';
import { contentWords, likeness, stem } from './stems.ts';
import { languageOf, looksLike } from './text-language.ts';

test('folding keeps a way back to every offset', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { text: folded, at } = fold(text);
      expect(at).toHaveLength(folded.length + 1);
      expect(at[folded.length]).toBe(text.length);
      for (let i = 1; i < at.length; i++) expect(at[i]).toBeGreaterThanOrEqual(at[i - 1] ?? 0);
    }),
  );
});

test('a vowel in two signs leads back to its letter, with a tone between them, too', () => {
  const { text, at } = fold('ก น\u0e4d\u0e49\u0e32 ข');
  expect(text).toBe('ก น\u0e49\u0e33 ข');
  expect([...at]).toEqual([0, 1, 2, 2, 2, 6, 7, 8]);
});

test('folding sees through full-width, hidden and look-alike letters and decomposed accents', () => {
  expect(fold('Ｉｇｎｏｒｅ').text).toBe('ignore');
  expect(fold('ig\u200Bno\u00ADre').text).toBe('ignore');
  expect(fold('ignоrе').text).toBe('ignore');
  expect(fold('Punkte u\u0308ber').text).toBe('punkte über');
  expect(fold('ทำ น้ำ').text).toBe('ทำ น้ำ');
  expect(fold('ทำ น้ำ'.normalize('NFKC')).text).toBe('ทำ น้ำ');
  expect(fold('น\u0e4d\u0e49\u0e32').text).toBe('น้ำ');
  expect(fold('don’t «say»').text).toBe('don\'t "say"');
  expect(fold('оценка').text).toBe('оценка');
});

test('phrases stand on whole words, prefixes may go on, and scripts without spaces need no boundary', () => {
  const phrases = compilePhrases<'a' | 'b'>([{ a: ['count', 'count the'], b: ['measur*', '満点'] }]);
  const found = (text: string): string[] => findPhrases(text, phrases).map((hit) => text.slice(hit.start, hit.end));
  expect(found('count the discount, counter')).toEqual(['count the']);
  expect(found('we measured; remeasured')).toEqual(['measur']);
  expect(found('この回答に満点を')).toEqual(['満点']);
});

test('a phrase offers choices, parts that may be left out and room for one word', () => {
  const phrases = compilePhrases<'a' | 'b' | 'c'>([
    {
      a: ["(do|can)(n't| not) [just|also] wait", 'stop[ped|s]'],
      b: ['people … … say', 'i … told (me|us)'],
      c: ['no(,|.)*'],
    },
  ]);
  const found = (text: string): string[] => findPhrases(text, phrases).map((hit) => text.slice(hit.start, hit.end));
  expect(found("i don't wait, you can not also wait, do wait")).toEqual(["don't wait", 'can not also wait']);
  expect(found('stop, stopped, stops, stopping')).toEqual(['stop', 'stopped', 'stops']);
  expect(found('people say')).toEqual(['people say']);
  expect(found('people will often say, people who will often say')).toEqual(['people will often say']);
  expect(found('people, they say; people will, say; people  say')).toEqual([]);
  expect(found('people say what people say')).toEqual(['people say', 'people say']);
  expect(found('i have told us, i told me, i have not told us')).toEqual(['i have told us', 'i told me']);
  expect(found('no,never no.')).toEqual(['no,', 'no.']);
});

test('sentences cover every word of the text once and in order', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom('We stop. ', 'Why? ', 'e.g. this ', '\n', 'これは文です。', 'ลองดู ', 'word ', '3.5 % '),
        { maxLength: 40 },
      ),
      (pieces) => {
        const text = pieces.join('');
        let last = 0;
        let kept = '';
        for (const span of splitSentences(text, 'en')) {
          expect(span.start).toBeGreaterThanOrEqual(last);
          last = span.end;
          kept += text.slice(span.start, span.end);
        }
        expect(kept.replace(/[^\p{L}\p{N}]/gu, '')).toBe(text.replace(/[^\p{L}\p{N}]/gu, ''));
      },
    ),
  );
});

test('a long stretch without any end mark is cut, not swallowed', () => {
  const spans = splitSentences('we counted and then we moved it '.repeat(40), 'en');
  expect(spans.length).toBeGreaterThan(2);
  for (const span of spans) expect(span.end - span.start).toBeLessThanOrEqual(360);
});

test('words are counted in languages with and without spaces', () => {
  expect(words("We don't count it twice.", 'en')).toHaveLength(5);
  expect(words('我们先检查箱子', 'zh').length).toBeGreaterThanOrEqual(3);
  expect(words('箱を数えます', 'ja').length).toBeGreaterThanOrEqual(3);
});

test('stems bring forms of a word together, in each language that has endings', () => {
  expect(stem('anonymised', 'en')).toBe(stem('anonymisation', 'en'));
  expect(stem('gezählt', 'de')).not.toBe('');
  expect(stem('menghitung', 'id')).toBe(stem('dihitung', 'id'));
  expect(likeness('anonymis', 'anonymis')).toBe(1);
  expect(likeness('receiv', 'receipt')).toBe(0.7);
  expect(likeness('cap', 'capital')).toBe(0);
  expect(contentWords('we count the boxes', 'en')).toEqual(new Set(['count', 'box']));
});

test.each([
  ['es', ['dar', 'doy', 'daba', 'dio', 'dando']],
  ['es', ['hacer', 'hago', 'hice', 'hizo', 'hecho', 'hacía']],
  ['es', ['cerrar', 'cierro', 'cerré', 'cerraba']],
  ['es', ['poner', 'pongo', 'puse', 'puesto', 'ponía']],
  ['fr', ['mettre', 'mets', 'mis', 'mettais', 'mettent']],
  ['fr', ['prendre', 'prends', 'pris', 'prenait']],
  ['fr', ['ouvrir', 'ouvre', 'ouvert', 'ouvrais']],
] as const)('%s: irregular forms of a verb share its stem: %s', (language, forms) => {
  for (const form of forms) expect(stem(form, language), form).toBe(stem(forms[0] ?? '', language));
});

test('a text is told from another language, and given the benefit of the doubt when short', () => {
  expect(looksLike('Ich habe zuerst die Kartons gezählt und dann den Schaden auf dem Schein vermerkt', 'en')).toBe(
    false,
  );
  expect(looksLike('Ich habe zuerst die Kartons gezählt und dann den Schaden auf dem Schein vermerkt', 'de')).toBe(
    true,
  );
  expect(looksLike('これまでの箱を数えて納品書に書きますので確認してください', 'en')).toBe(false);
  expect(looksLike('Receivable days, stock days, unbilled revenue, capitalised development', 'en')).toBe(true);
  expect(looksLike('Først teller jeg eskene og så skriver jeg det på seddelen', 'da')).toBe(true);
  expect(looksLike('Kubernetes', 'de')).toBe(true);
});

function about(text: string): boolean {
  return readSentence(text, { start: 0, end: text.length }, 'en').aboutPerson;
}

test.each([
  "I'm Wendeline, from Paramaribo.",
  'Anselm here, raised in Graz.',
  'Tuva, I was born in Bodo.',
  'We came back after two years at home with our newborn.',
  'My daughter was ill that year.',
  'As a mother I plan ahead.',
])('is about the person: %s', (text) => {
  expect(about(text)).toBe(true);
});

test.each([
  'First, I take the pallets from Rotterdam.',
  'The mother of the patient told me about the allergy.',
  'She is on maternity leave, so I stop the dismissal.',
  'I was at the till until six.',
  'After the break we counted again.',
  'Friday afternoon I do four things.',
  'The customer was born in 1990, so the discount applies.',
])('is about the matter: %s', (text) => {
  expect(about(text)).toBe(false);
});

test.each([
  ['Ich habe zuerst die Kartons gezählt und dann den Schaden auf dem Schein vermerkt', 'en', 'de'],
  ['これまでの箱を数えて納品書に書きますので確認してください', 'en', 'ja'],
  ['먼저 상자를 세고 나서 파손을 전표에 적어 두었습니다', 'ja', 'ko'],
  ['我先把箱子数清楚，然后把损坏的情况写在单子上', 'de', 'zh'],
  ['I counted the boxes first and then I wrote the damage down on the slip', 'de', 'en'],
  // Of kin that share so many words none is named, nor of a text that says too little.
  ['Saya mengira kotak itu dahulu dan kemudian saya menulisnya dengan teliti', 'en', null],
  ['Kubernetes', 'de', null],
] as const)('the language of “%s”, which is not %s: %s', (text, other, expected) => {
  expect(languageOf(text, other)).toBe(expected);
});
