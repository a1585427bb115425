import { LANGUAGES } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { builtInContent } from '../../testing/built-in-content.ts';
import { type Hesitation, hesitationIn, isOfJob } from './heard.ts';
import { phraseBooks } from './phrase-books.ts';

const books = phraseBooks(builtInContent);
const of = (text: string, language: (typeof LANGUAGES)[number] = 'en') => hesitationIn(text, books(language).heard());

test.each<[Hesitation, string]>([
  ['think', 'Hmm, let me think.'],
  ['think', 'Give me a minute please'],
  ['think', 'uh … one moment'],
  ['wider', 'No.'],
  ['wider', 'Not really'],
  ['meaning', 'What do you mean?'],
  ['meaning', 'Sorry, what do you mean by that?'],
  ['meaning', 'Do you mean my last job?'],
  ['meaning', "I don't understand the question"],
])('%s: %s', (what, text) => {
  expect(of(text)).toBe(what);
});

test.each([
  'I think so, we moved it.',
  'No, I rang the doctor first.',
  'I wait a minute after the injection and look at the skin.',
  'You mean the pump, so I stopped it.',
  'You mean the monthly revenue? About twenty thousand.',
  'The second one',
  'Second one',
  'The apprentice asked what do you mean by dead, and I showed him the tester on the board.',
  '',
  '?',
])('says something else: %s', (text) => {
  expect(of(text)).toBeNull();
});

test.each(LANGUAGES)('in %s each kind is heard in its own words', (language) => {
  const heard = books(language).heard();
  for (const words of heard.no) expect(of(`${words}.`, language), words).toBe('wider');
  for (const words of heard.meaning) expect(of(`${words}?`, language), words).toBe('meaning');
  for (const words of heard.meant) expect(of(`${words} abc?`, language), words).toBe('meaning');
  const found = heard.thinking.filter((words) => of(words, language) === 'think');
  expect(found.length).toBeGreaterThanOrEqual(heard.thinking.length / 2);
});

/** How people ask what is meant: "how do you mean", "what does that mean", "in what sense". */
const ASKED: Partial<Record<(typeof LANGUAGES)[number], readonly string[]>> = {
  en: ['How do you mean?', 'Sorry, how do you mean that?', 'What do you want to know?'],
  de: ['Wie meinen Sie das?', 'Wie meinen Sie das genau?', 'Wie ist die Frage gemeint?', 'Was bedeutet das?'],
  da: ['Hvordan mener du?', 'Hvad betyder det?'],
  es: ['¿En qué sentido?', '¿Qué significa eso?'],
  fi: ['Miten tarkoitatte?', 'Mitä se tarkoittaa?'],
  fr: ['Dans quel sens ?', 'Que veut dire cette question ?'],
  hi: ['सवाल का मतलब क्या है?'],
  id: ['Apa maksud pertanyaannya?', 'Apa artinya?'],
  it: ['In che senso?', 'Cosa significa?'],
  ja: ['どういう意味でしょうか。', '質問の意図は何ですか？'],
  ko: ['무슨 의미인가요?', '어떤 뜻인가요?'],
  ms: ['Apa maksudnya?'],
  nl: ['Hoe bedoelt u dat?', 'Hoe bedoel je?'],
  no: ['Hvordan mener du?', 'Hva betyr det?'],
  pt: ['Como assim?', 'Em que sentido?'],
  ru: ['Как это понимать?', 'В каком смысле?'],
  sv: ['Hur menar du?', 'Vad betyder det?'],
  th: ['แปลว่าอะไรครับ'],
  vi: ['Nghĩa là gì?'],
  zh: ['您指的是什么？', '怎么理解？'],
};

test.each(Object.entries(ASKED))('in %s the family of asking what is meant is heard', (language, asked) => {
  for (const text of asked) expect([text, of(text, language as (typeof LANGUAGES)[number])]).toEqual([text, 'meaning']);
});

test.each([
  ['de', 'Das bedeutet für mich, dass ich die Bremse zuerst prüfe und dann erst den Rahmen.'],
  ['de', 'Wie die Meister es meinen, so habe ich es gemacht.'],
  ['fr', 'Je ne sais pas comment ça marche, alors je demande.'],
  ['es', 'Como dice mi jefe, primero los frenos.'],
  ['it', 'Nel senso che ho guidato la squadra.'],
] as const)('%s: an answer with such words is one: %s', (language, text) => {
  expect(of(text, language)).toBeNull();
});

test('a list is compared as what is said is, however its letters are written', () => {
  expect(of('เวลาทำงานเป็นอย่างไร', 'th')).toBeNull();
  expect(isOfJob('เวลาทำงานเป็นอย่างไร', books('th').heard())).toBe(true);
});
