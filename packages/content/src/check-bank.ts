import type { Language } from '@colloquy/contract/shared';
import type {
  BankDefinition,
  BankPattern,
  BankTranslation,
  QuestionDefinition,
  QuestionTexts,
} from '../schema/bank.ts';
import { isInScriptOf, wordCount } from '../schema/spoken.ts';
import { leaves, slots } from './leaves.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './read-content.ts';

/** Longer questions are not kept in mind by people who hear them. */
const MAX_WORDS = 48;
/** Of a text that takes several quotations; the quotations have the rest. */
const MAX_WORDS_OUTSIDE_QUOTES = 26;

export function checkBank({ entry, common, english, translations, file }: Entry): Problem[] {
  const definition = common as BankDefinition;
  const pattern = english as BankPattern;
  const problems = definitionProblems(definition, entry ?? '', file.replace(/en\.yaml$/, 'bank.yaml'));
  problems.push(...textProblems(definition, pattern, pattern, file));
  const known = new Set(leaves(pattern).map(({ text }) => text));
  for (const [language, translation] of Object.entries(translations)) {
    const texts = translation.value as BankTranslation;
    problems.push(...textProblems(definition, pattern, texts, translation.file));
    for (const { path, text } of leaves(texts)) {
      const normalized = text.replaceAll(/\{\w+\}/g, '');
      if (!isInScriptOf(normalized, language as Language))
        problems.push({ file: translation.file, path, rule: `is not written in the script of ${language}` });
      // Single words may be the same in two languages ("Team"), sentences may not.
      if (known.has(text) && (wordCount(text) > 1 || /\.(anchors|facts)\./.test(path)))
        problems.push({ file: translation.file, path, rule: 'is still English' });
    }
  }
  return problems;
}

function definitionProblems(definition: BankDefinition, entry: string, file: string): Problem[] {
  const problems: Problem[] = [];
  const add = (path: string, rule: string): void => void problems.push({ file, path, rule });
  if (definition.key !== entry) add('key', `must be ${entry}, as the folder is named`);
  const seen = new Set<string>();
  const ownRubric = new Set(definition.questions.flatMap(({ key, rubric }) => (rubric === undefined ? [key] : [])));
  for (const { key, competency, topics, trades = [], rubric } of definition.questions) {
    if (seen.has(key)) add(`questions.${key}`, 'stands twice');
    seen.add(key);
    if (rubric !== undefined && !ownRubric.has(rubric))
      problems.push({ file, path: `questions.${key}.rubric`, rule: `${rubric} has no rubric of its own` });
    if (!definition.competencies.includes(competency))
      add(`questions.${key}.competency`, `${competency} is none of this bank`);
    for (const topic of topics)
      if (!Object.hasOwn(definition.topics, topic)) add(`questions.${key}.topics`, `${topic} is none of this bank`);
    for (const trade of trades)
      if (!Object.hasOwn(definition.trades, trade)) add(`questions.${key}.trades`, `${trade} is none of this bank`);
  }
  for (const [key, { topics }] of Object.entries(definition.trades))
    for (const topic of topics)
      if (!Object.hasOwn(definition.topics, topic)) add(`trades.${key}.topics`, `${topic} is none of this bank`);
  const used = new Set(definition.questions.flatMap(({ topics }) => topics));
  for (const topic of Object.keys(definition.topics))
    if (!used.has(topic)) add(`topics.${topic}`, 'no question is about it');
  const asked = new Set(definition.questions.map(({ competency }) => competency));
  for (const competency of definition.competencies)
    if (!asked.has(competency)) add(`competencies.${competency}`, 'no question is about it');
  return problems;
}

/** What texts in one language have to do with the frame and with the English texts. */
function textProblems(
  definition: BankDefinition,
  pattern: BankPattern,
  texts: BankTranslation,
  file: string,
): Problem[] {
  const problems: Problem[] = [];
  const add = (path: string, rule: string): void => void problems.push({ file, path, rule });
  for (const name of definition.competencies)
    if (!Object.hasOwn(texts.competencies, name)) add(`competencies.${name}`, 'is missing');
  for (const name of Object.keys(texts.competencies))
    if (!definition.competencies.includes(name)) add(`competencies.${name}`, 'is no competency of this bank');
  const asked = new Set<string>();
  for (const question of definition.questions) {
    const own = texts.questions[question.key];
    const at = `questions.${question.key}`;
    if (own === undefined) {
      add(at, 'is missing');
      continue;
    }
    if (asked.has(own.text)) add(`${at}.text`, 'is asked before');
    asked.add(own.text);
    problems.push(
      ...questionProblems(question, own, pattern).map(({ path, rule }) => ({
        file,
        path: `${at}.${path}`,
        rule,
      })),
    );
  }
  for (const key of Object.keys(texts.questions))
    if (!definition.questions.some((question) => question.key === key))
      add(`questions.${key}`, 'is no question of this bank');
  return problems;
}

type Fault = { path: string; rule: string };

function questionProblems(definition: QuestionDefinition, own: QuestionTexts, { questions }: BankPattern): Fault[] {
  const faults: Fault[] = [];
  const pattern = questions[definition.key];
  const add = (path: string, rule: string): void => void faults.push({ path, rule });
  const needed = definition.needs === undefined ? '' : definition.needs;
  for (const variant of ['text', 'several', 'junior', 'senior', 'withTool'] as const) {
    const text = own[variant];
    if ((text === undefined) !== (pattern?.[variant] === undefined))
      add(variant, text === undefined ? 'is missing' : 'the English question has none');
    if (text === undefined) continue;
    const slot = variant === 'withTool' ? 'tool' : needed;
    if (slots(text).join() !== slot)
      add(variant, slot === '' ? 'must hold no slot' : `must hold {${slot}} once and no other slot`);
    const most = variant === 'several' ? MAX_WORDS_OUTSIDE_QUOTES : MAX_WORDS;
    if (wordCount(text) > most) add(variant, `is too long: ${wordCount(text)} words, at most ${most}`);
  }
  for (const { path, text } of leaves({ ...own, text: '', several: '', junior: '', senior: '', withTool: '' }))
    if (/[{}]/.test(text)) add(path, 'must hold no slot');
  const reasons = Object.keys(own.followUps).sort();
  const english = Object.keys(pattern?.followUps ?? {}).sort();
  if (reasons.join() !== english.join())
    add('followUps', `must be those of the English question: ${english.join(', ')}`);
  if (reasons.length < 2 || !reasons.includes('too-short'))
    add('followUps', 'two or more are needed, too-short among them');
  const shared = Object.keys(questions[definition.rubric ?? definition.key]?.facts ?? {});
  if (shared.length === 0) faults.push({ path: 'facts', rule: 'are missing in English' });
  for (const fact of Object.keys(definition.open?.shown ?? {}))
    if (!shared.includes(fact)) add('facts', `${fact} is missing: bank.yaml says what shows it`);
  if (own.facts === undefined) return faults;
  if (definition.rubric !== undefined) faults.push({ path: 'facts', rule: `are those of ${definition.rubric}` });
  const facts = Object.keys(own.facts).sort();
  const expected = Object.keys(pattern?.facts ?? {}).sort();
  if (facts.join() !== expected.join()) add('facts', `must be those of the English question: ${expected.join(', ')}`);
  if (facts.length < 3) add('facts', `three or more are needed, there are ${facts.length}`);
  const phrasings = Object.values(own.facts).flat();
  if (new Set(phrasings).size < phrasings.length) add('facts', 'a phrasing stands twice');
  return faults;
}
