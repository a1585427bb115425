import type { Language } from '@colloquy/contract/shared';
import { z } from 'zod';
import {
  blueprintSchemas,
  type ForbiddenRules,
  ROLE_SLOT,
  TRANSLATED_LANGUAGES,
  type TypeBlueprint,
} from '../schema/blueprint.ts';
import { isInScriptOf } from '../schema/spoken.ts';
import { shown } from '../schema/text-rules.ts';

/** Something wrong in a blueprint: where it is, and the rule in words. */
export type BlueprintProblem = { path: string; rule: string };

/**
 * What the parts of a file have to do with each other, read out of whatever is there: a mistake in one place must not
 * hide those in another. A value of the wrong kind counts as right here; the schema names it.
 */
const spokenOutline = z
  .object({
    text: z.string().catch(''),
    withRole: z.string().optional().catch(''),
    followUps: z.record(z.string(), z.string().catch('')).optional().catch(undefined),
  })
  .catch({ text: '' });
const questionOutline = z
  .object({
    key: z.string().catch(''),
    competency: z.string().catch(''),
    mustAsk: z.boolean().catch(true),
    ...spokenOutline.unwrap().shape,
  })
  .catch({ key: '', competency: '', mustAsk: true, text: '' });
const translationOutline = z
  .object({
    competencies: z.record(z.string(), z.unknown()).catch({}),
    questions: z.record(z.string(), spokenOutline).catch({}),
  })
  .catch({ competencies: {}, questions: {} });
const outline = z.object({
  competencies: z.record(z.string(), z.unknown()).catch({}),
  questions: z.array(questionOutline).catch([]),
  translations: z.record(z.string(), translationOutline).catch({}),
});

type Spoken = z.infer<typeof spokenOutline>;
type Outline = z.infer<typeof outline>;

export type CheckedBlueprint = { ok: true; blueprint: TypeBlueprint } | { ok: false; problems: BlueprintProblem[] };

/** A check of blueprints: reads the content of one with all its translations and names everything that is wrong. */
export function blueprintCheck(forbidden: ForbiddenRules): (content: unknown) => CheckedBlueprint {
  const { blueprint } = blueprintSchemas(forbidden);
  return (content) => check(blueprint, content);
}

function check(schema: ReturnType<typeof blueprintSchemas>['blueprint'], content: unknown): CheckedBlueprint {
  const parsed = schema.safeParse(content, { reportInput: true });
  const issues = parsed.error?.issues ?? [];
  const problems = issues.flatMap(schemaProblems);
  const parts = outline.safeParse(content);
  if (parts.success) {
    // Where a part is missing or of the wrong kind, what would have stood in it is not asked for, too.
    const named = new Set(issues.filter(({ code }) => code !== 'custom').map(({ path }) => path.join('.')));
    const isNamed = (path: string): boolean =>
      path.split('.').some((_, index, steps) => named.has(steps.slice(0, index + 1).join('.')));
    problems.push(...outlineProblems(parts.data).filter(({ path }) => !isNamed(path)));
  }
  return parsed.success && problems.length === 0 ? { ok: true, blueprint: parsed.data } : { ok: false, problems };
}

function schemaProblems(issue: z.core.$ZodIssue): BlueprintProblem[] {
  const path = issue.path.map((step) => shown(String(step))).join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((name) => ({
      path: path === '' ? shown(name) : `${path}.${shown(name)}`,
      rule: path === 'translations' ? `must be one of ${TRANSLATED_LANGUAGES.join(', ')}` : 'is no field here',
    }));
  // What is wrong with a key is inside the issue.
  if (issue.code === 'invalid_key') return issue.issues.map(({ message }) => ({ path, rule: message }));
  return [{ path, rule: ruleOf(issue) }];
}

const KINDS: Partial<Record<string, string>> = {
  object: 'an object',
  record: 'an object',
  array: 'a list',
  string: 'a text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};

/** The rule in words of our own; the schema library names types of the language it is written in. */
function ruleOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_big':
      return issue.origin === 'number' || issue.origin === 'int' ? `must be at most ${issue.maximum}` : issue.message;
    case 'too_small':
      return issue.origin === 'number' || issue.origin === 'int' ? `must be at least ${issue.minimum}` : issue.message;
    default:
      return issue.message;
  }
}

function outlineProblems(parts: Outline): BlueprintProblem[] {
  return [
    ...structureProblems(parts),
    ...parts.questions.flatMap((question, index) => scriptProblems(`questions.${index}`, question, 'en')),
    ...TRANSLATED_LANGUAGES.flatMap((language) => translationProblems(parts, language)),
  ];
}

function structureProblems({ competencies, questions }: Outline): BlueprintProblem[] {
  const names = Object.keys(competencies);
  const problems: BlueprintProblem[] = [];
  const add = (path: string, rule: string): void => void problems.push({ path, rule });
  if (names.length < 3 || names.length > 6) add('competencies', `3 to 6 are needed, there are ${names.length}`);
  if (questions.length < 8 || questions.length > 12)
    add('questions', `8 to 12 are needed, there are ${questions.length}`);
  const mustAsks = questions.filter(({ mustAsk }) => mustAsk);
  if (mustAsks.length < 6) add('questions', `6 must-asks or more are needed, there are ${mustAsks.length}`);
  for (const name of names)
    if (!mustAsks.some(({ competency }) => competency === name))
      add(`competencies.${shown(name)}`, 'no must-ask is about it');
  const seen = new Set<string>();
  const texts = new Set<string>();
  questions.forEach(({ key, competency, text }, index) => {
    if (seen.has(key)) add(`questions.${index}.key`, `${shown(key)} is taken`);
    seen.add(key);
    if (texts.has(spokenKey(text))) add(`questions.${index}.text`, 'is asked before');
    if (text !== '') texts.add(spokenKey(text));
    if (!names.includes(competency))
      add(`questions.${index}.competency`, `${shown(competency)} is no competency of this file`);
  });
  return problems;
}

/** Texts that sound alike have one. */
function spokenKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function translationProblems({ competencies, questions, translations }: Outline, language: Language) {
  const translation = Object.hasOwn(translations, language) ? translations[language] : undefined;
  if (translation === undefined) return [];
  const problems: BlueprintProblem[] = [];
  const add = (path: string, rule: string): void =>
    void problems.push({ path: `translations.${language}.${path}`, rule });
  const known = new Set(questions.map(({ key }) => key));
  const texts = new Set<string>();
  for (const name of Object.keys(competencies))
    if (!Object.hasOwn(translation.competencies, name)) add(`competencies.${shown(name)}`, 'is missing');
  for (const name of Object.keys(translation.competencies))
    if (!Object.hasOwn(competencies, name)) add(`competencies.${shown(name)}`, 'is no competency of this type');
  for (const { key, mustAsk, text, withRole } of questions) {
    const at = `questions.${shown(key)}`;
    const own = Object.hasOwn(translation.questions, key) ? translation.questions[key] : undefined;
    if (own === undefined) {
      if (mustAsk) add(at, 'a must-ask is missing');
      continue;
    }
    if ((own.withRole === undefined) !== (withRole === undefined))
      add(`${at}.withRole`, withRole === undefined ? 'the English question has none' : 'is missing');
    problems.push(...scriptProblems(`translations.${language}.${at}`, own, language));
    if (texts.has(spokenKey(own.text))) add(`${at}.text`, 'is asked before');
    if (own.text !== '') texts.add(spokenKey(own.text));
    if (own.text !== '' && own.text.trim() === text.trim()) add(`${at}.text`, 'is still English');
  }
  for (const key of Object.keys(translation.questions))
    if (!known.has(key)) add(`questions.${shown(key)}`, 'is no question of this type');
  return problems;
}

function scriptProblems(at: string, { text, withRole, followUps = {} }: Spoken, language: Language) {
  const texts: [string, string][] = [
    ['text', text],
    ['withRole', withRole?.replaceAll(ROLE_SLOT, '') ?? ''],
    ...Object.entries(followUps).map(([reason, followUp]): [string, string] => [
      `followUps.${shown(reason)}`,
      followUp,
    ]),
  ];
  return texts
    .filter(([, spoken]) => spoken.trim() !== '' && !isInScriptOf(spoken, language))
    .map(([path]) => ({ path: `${at}.${path}`, rule: `is not written in the script of ${language}` }));
}
