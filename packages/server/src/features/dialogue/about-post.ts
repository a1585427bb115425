import type { Heard } from '@colloquy/content/schema/dialogue';
import { KIN, OF_THE_POST, type Subject } from '@colloquy/content/schema/subject-lexicon';
import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { sentencesIn } from '@colloquy/language/text/sentences';
import { isOfJob } from './heard.ts';
import { foldText, subjectsIn } from './own-question-words.ts';
import { type SubjectWords, subjectWords } from './subject-words.ts';

/** Whoever says more before what they ask has answered. */
const LONGEST_LEAD = 160;
const LONGEST = 320;
const MARK = /[?？؟]\s*$/u;
/** Somebody quotes what they would ask others. */
const QUOTES = /[:："“”„«»「」]/u;

/**
 * Whether words are a question about the post alone: they end with one about pay, leave, the contract … that is of the
 * candidate, and what comes before it is about the same. An answer that ends with a question is an answer.
 */
export function asksAboutPost(language: Language, text: string, heard: Pick<Heard, 'ofJob'>): boolean {
  const words = subjectWords(catalogueLanguage(language));
  const said = text.trim();
  if (words === null || said.length > LONGEST || !MARK.test(said) || QUOTES.test(said)) return false;
  const sentences = sentencesIn(said, language).map((sentence) => sentence.text);
  const first = sentences.findIndex((sentence) => MARK.test(sentence));
  const lead = sentences.slice(0, first).join(' ');
  const asking = foldText(sentences.slice(first).join(' '));
  // A question that is followed by something else is no last word.
  if (!sentences.slice(first).every((sentence) => MARK.test(sentence)) || lead.length > LONGEST_LEAD) return false;
  const asked = subjectsIn(asking, words.asked);
  if (!asked.some((subject) => OF_THE_POST.has(subject))) return false;
  if (!words.self.test(asking) && !isOfJob(asking, heard)) return false;
  return lead === '' || isAboutSame(lead, asked, words);
}

function isAboutSame(lead: string, asked: readonly Subject[], { asked: askedBy, told, near }: SubjectWords): boolean {
  const folded = foldText(lead);
  const before = new Set([askedBy, told, near].flatMap((patterns) => subjectsIn(folded, patterns)));
  return asked.some(
    (subject) =>
      OF_THE_POST.has(subject) &&
      (before.has(subject) || KIN.some((group) => group.includes(subject) && group.some((kin) => before.has(kin)))),
  );
}
