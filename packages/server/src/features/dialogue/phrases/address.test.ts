import type { Language } from '@colloquy/contract/shared';
import { describe, expect, test } from 'vitest';
import { builtInContent } from '../../../testing/built-in-content.ts';
import { openingsIn } from '../../interviewers/openings.ts';
import { phrasesIn } from '../phrase-books.ts';

const phrases = (language: Language) => phrasesIn(builtInContent, language);

/** `slip` is a sentence that breaks the rule. */
type Rule = { language: Language; name: string; never: RegExp; slip: string };

/** What a courteous interviewer of the country does not say to a candidate whose gender is not known. */
const RULES: Rule[] = [
  { language: 'de', name: 'du', never: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*)(?!\p{L})/iu, slip: 'Was hast du getan?' },
  {
    language: 'es',
    name: 'tú',
    never: /(?<!\p{L})(?:tú|ti|tus?|puedes|quieres|tienes)(?!\p{L})/iu,
    slip: '¿Puedes contarme más?',
  },
  {
    language: 'fi',
    name: 'the formal plural',
    never: /(?<!\p{L})(?:te|teidän|teidät|teitä|teille|teillä|teiltä)(?!\p{L})/iu,
    slip: 'Haluatteko te jatkaa?',
  },
  { language: 'fr', name: 'tu', never: /(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})/iu, slip: 'Que veux-tu dire ?' },
  {
    language: 'hi',
    name: 'verbs that show the gender of who speaks or listens',
    never:
      /(?<!\p{L})(?:आप|मैं|हम) [^।?;,]*(?:त[ाेी] (?:हूँ|हैं)|रह[ाेी] (?:हूँ|हैं)|ूँग[ाी]|ेंग[ेी]|एँग[ेी])|(?<!\p{L})(?:तुम|तू)(?!\p{L})/u,
    slip: 'क्या आप इसके बारे में बता सकते हैं?',
  },
  { language: 'id', name: 'kamu', never: /(?<!\p{L})(?:kamu|kau|\p{L}+mu)(?!\p{L})/iu, slip: 'Apa jawabanmu?' },
  {
    language: 'it',
    name: 'tu',
    never: /(?<!\p{L})(?:tu|tuo|tua|tuoi|puoi|vuoi|hai)(?!\p{L})/iu,
    slip: 'Puoi raccontare di più?',
  },
  { language: 'ja', name: 'あなた', never: /あなた|貴方|君/u, slip: 'あなたの担当はどこでしたか。' },
  { language: 'ko', name: '당신', never: /당신|너(?:는|의|를)/u, slip: '당신의 역할은 무엇인가요?' },
  {
    language: 'ms',
    name: 'words of Indonesian',
    never:
      /(?<!\p{L})(?:bisa|menit|wawancara|lowongan|tim|tombol|tautan|mengetik|pertanyaan\p{L}*|karena|kapan|silakan|berbeda|butuh|awak|kamu)(?!\p{L})/iu,
    slip: 'Tinggal lima menit lagi.',
  },
  { language: 'nl', name: 'u', never: /(?<!\p{L})(?:u|uw)(?!\p{L})/iu, slip: 'Wat deed u zelf?' },
  {
    language: 'pt',
    name: 'words of one country',
    never: /(?<!\p{L})(?:você|vocês|senhora?|tu|teu|tua)(?!\p{L})/iu,
    slip: 'O que você fez?',
  },
  {
    language: 'ru',
    name: 'ты, and a past tense that shows a gender',
    never: /(?<!\p{L})(?:ты|тебя|тебе|твой|твоя)(?!\p{L})|(?<!\p{L})я [\p{L} ]*\p{L}ла?(?!\p{L})/iu,
    slip: 'Этого я не понял.',
  },
  { language: 'sv', name: 'ni', never: /(?<!\p{L})(?:ni|er|ert|era)(?!\p{L})/iu, slip: 'Vad gjorde ni?' },
  { language: 'th', name: 'words that show the gender of who speaks', never: /ครับ|ค่ะ|คะ|ผม|ดิฉัน/u, slip: 'ขอบคุณค่ะ' },
  {
    language: 'zh',
    name: '你, and traditional characters',
    never: /你|[們這說請問題時謝嗎會為後無經驗職責錄繼續]/u,
    slip: '你还在吗？',
  },
];

describe.each(RULES)('$language does without $name', ({ language, never, slip }) => {
  test('in everything it says', () => {
    const spoken = [...texts(phrases(language)), ...texts(openingsIn(builtInContent, language))];
    expect(spoken.length).toBeGreaterThan(70);
    expect(spoken.filter((text) => never.test(text))).toEqual([]);
  });

  test('and a slip is seen', () => {
    expect(slip).toMatch(never);
  });
});

test('Russian counts only where minutes have one form', () => {
  const counted = [...texts(phrases('ru')), ...texts(openingsIn(builtInContent, 'ru'))].filter((text) =>
    text.includes('{minutes}'),
  );
  expect(counted.length).toBe(3);
  expect(counted.filter((text) => !/(?:до|около) \{minutes\} минут(?!\p{L})/u.test(text))).toEqual([]);
});

test('Malay and Indonesian share no sentence', () => {
  const indonesian = new Set([...texts(phrases('id')), ...texts(openingsIn(builtInContent, 'id'))]);
  expect(
    [...texts(phrases('ms')), ...texts(openingsIn(builtInContent, 'ms'))].filter(
      (text) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')) && indonesian.has(text),
    ),
  ).toEqual([]);
});

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}
