import type { Language } from '@colloquy/contract/shared';
import { asksForbiddenGround } from '../forbidden-ground.ts';
import { isInScriptOf, wordCount } from '../quote.ts';
import { type TypeBlueprint, type TypeQuestion, type TypeTranslation, typeBlueprintSchema } from './type-blueprint.ts';

/** Something wrong in a blueprint: where it stands, and the rule in words. */
export type BlueprintProblem = { path: string; rule: string };

const MAX_SPOKEN_WORDS = 45;
/** Languages differ in how many words a sentence takes. */
const MAX_TRANSLATED_WORDS = 60;
const ROLE_SLOT = /\{role\}/g;
const NOT_SPEAKABLE = /[<>{}[\]|*_#`\\]|https?:/;

/** Reads a blueprint file's content and says everything that is wrong with it. */
export function checkTypeBlueprint(
  content: unknown,
): { ok: true; blueprint: TypeBlueprint } | { ok: false; problems: BlueprintProblem[] } {
  const parsed = typeBlueprintSchema.safeParse(content);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), rule: message }));
    return { ok: false, problems };
  }
  const blueprint = parsed.data;
  const problems = [
    ...structureProblems(blueprint),
    ...blueprint.questions.flatMap(questionProblems),
    ...Object.entries(blueprint.translations ?? {}).flatMap(([language, translation]) =>
      translationProblems(blueprint, language as Language, translation).map(({ path, rule }) => ({
        path: `translations.${language}.${path}`,
        rule,
      })),
    ),
  ];
  return problems.length === 0 ? { ok: true, blueprint } : { ok: false, problems };
}

function structureProblems({ competencies, questions }: TypeBlueprint): BlueprintProblem[] {
  const names = Object.keys(competencies);
  const problems: BlueprintProblem[] = [];
  const add = (path: string, rule: string): void => void problems.push({ path, rule });
  if (names.length < 3 || names.length > 6) add('competencies', `3 to 6 are needed, there are ${names.length}`);
  if (questions.length < 8 || questions.length > 12)
    add('questions', `8 to 12 are needed, there are ${questions.length}`);
  const mustAsks = questions.filter(({ mustAsk }) => mustAsk);
  if (mustAsks.length < 6) add('questions', `6 must-asks or more are needed, there are ${mustAsks.length}`);
  for (const name of names)
    if (!mustAsks.some(({ competency }) => competency === name)) add(`competencies.${name}`, 'no must-ask is about it');
  const seen = new Set<string>();
  questions.forEach(({ key, competency }, index) => {
    if (seen.has(key)) add(`questions.${index}.key`, `${key} is taken`);
    seen.add(key);
    if (!names.includes(competency))
      add(`questions.${index}.competency`, `${competency} is no competency of this file`);
  });
  return problems;
}

function questionProblems(question: TypeQuestion, index: number): BlueprintProblem[] {
  const at = `questions.${index}`;
  const problems: BlueprintProblem[] = [];
  const add = (path: string, rule: string): void => void problems.push({ path: `${at}.${path}`, rule });
  if (question.starter !== undefined && question.answerForm !== 'code')
    add('starter', 'only an answer in code has one');
  const reasons = Object.keys(question.followUps);
  if (reasons.length < 3) add('followUps', `3 or more are needed, there are ${reasons.length}`);
  if (!reasons.includes('too-short')) add('followUps', 'too-short is needed: people do answer briefly');
  const facts = Object.keys(question.facts).length;
  if (facts < 3 || facts > 6) add('facts', `3 to 6 are needed, there are ${facts}`);
  const phrasings = Object.values(question.facts).flat();
  if (new Set(phrasings.map((phrasing) => phrasing.toLowerCase())).size < phrasings.length)
    add('facts', 'a phrasing stands twice');
  problems.push(...spokenProblems(at, question, MAX_SPOKEN_WORDS));
  return problems;
}

function translationProblems(
  { competencies, questions }: TypeBlueprint,
  language: Language,
  translation: TypeTranslation,
): BlueprintProblem[] {
  const problems: BlueprintProblem[] = [];
  const add = (path: string, rule: string): void => void problems.push({ path, rule });
  const known = new Map(questions.map((question) => [question.key, question]));
  for (const name of Object.keys(competencies))
    if (translation.competencies[name] === undefined) add(`competencies.${name}`, 'is missing');
  for (const name of Object.keys(translation.competencies))
    if (competencies[name] === undefined) add(`competencies.${name}`, 'is no competency of this type');
  for (const { key, mustAsk, withRole } of questions) {
    const own = translation.questions[key];
    if (own === undefined) {
      if (mustAsk) add(`questions.${key}`, 'a must-ask is missing');
      continue;
    }
    if ((own.withRole === undefined) !== (withRole === undefined))
      add(`questions.${key}.withRole`, withRole === undefined ? 'the English question has none' : 'is missing');
    problems.push(...spokenProblems(`questions.${key}`, own, MAX_TRANSLATED_WORDS));
    for (const text of [own.text, own.withRole?.replaceAll(ROLE_SLOT, '') ?? own.text])
      if (!isInScriptOf(text, language)) add(`questions.${key}`, `is not written in the script of ${language}`);
    if (language !== 'en' && own.text === known.get(key)?.text) add(`questions.${key}.text`, 'is still English');
  }
  for (const key of Object.keys(translation.questions))
    if (!known.has(key)) add(`questions.${key}`, 'is no question of this type');
  return problems;
}

type Spoken = { text: string; withRole?: string | undefined; followUps?: Partial<Record<string, string>> | undefined };

function spokenProblems(at: string, { text, withRole, followUps = {} }: Spoken, maxWords: number): BlueprintProblem[] {
  const problems: BlueprintProblem[] = [];
  const check = (path: string, spoken: string): void => {
    const add = (rule: string): void => void problems.push({ path: `${at}.${path}`, rule });
    const words = wordCount(spoken);
    if (words > maxWords) add(`too long to be heard: ${words} words, at most ${maxWords}`);
    if (NOT_SPEAKABLE.test(spoken)) add('holds signs that cannot be spoken');
    for (const { ground, match } of asksForbiddenGround(spoken))
      add(`asks for what must not be asked (${ground}: ${match})`);
  };
  check('text', text);
  for (const [reason, followUp] of Object.entries(followUps)) if (followUp) check(`followUps.${reason}`, followUp);
  if (withRole !== undefined) {
    if (withRole.match(ROLE_SLOT)?.length !== 1) problems.push({ path: `${at}.withRole`, rule: 'holds {role} once' });
    check('withRole', withRole.replaceAll(ROLE_SLOT, '…'));
  }
  return problems;
}
