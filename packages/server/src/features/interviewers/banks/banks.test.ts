import { isInScriptOf, wordCount } from '@colloquy/content/schema/spoken';
import { describe, expect, test } from 'vitest';
import { FOLLOW_UP_REASONS } from '../blueprint.ts';
import { asksForbiddenGround } from '../forbidden-ground.ts';
import { type BankRubrics, type BankTexts, bankFrameSchema, bankRubricsSchema, bankTextsSchema } from './bank.ts';
import { type Bank, BEHAVIOURAL_BANK, type CatalogueLanguage, TRADE_BANKS } from './index.ts';

const HIRING_LANGUAGES: CatalogueLanguage[] = ['en', 'de', 'es', 'fr', 'id', 'ja', 'ko', 'nl', 'vi'];
const banks: [string, Bank][] = [...TRADE_BANKS, BEHAVIOURAL_BANK].map((bank) => [bank.frame.key, bank]);
const written: [string, string, Bank, BankTexts][] = banks.flatMap(([key, bank]) =>
  Object.entries(bank.texts).map(([language, texts]): [string, string, Bank, BankTexts] => [
    key,
    language,
    bank,
    texts,
  ]),
);

const slots = (text: string | undefined) => [...(text ?? '').matchAll(/\{(\w+)\}/g)].map((match) => match[1]);

/** Everything of a bank that is spoken or shown, with the place it stands at. */
function leaves(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}/${key}`));
}

describe.each(banks)('the frame of %s', (_, bank) => {
  const { frame } = bank;

  test('fits the schema', () => {
    expect(bankFrameSchema.safeParse(frame).error).toBeUndefined();
  });

  test('has unique question keys, and names only competencies and topics that exist', () => {
    const keys = frame.questions.map((question) => question.key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const question of frame.questions) {
      expect(frame.competencies).toContain(question.competency);
      for (const topic of question.topics) expect(Object.keys(frame.topics)).toContain(topic);
    }
  });

  test('uses every topic and every competency', () => {
    const topics = new Set(frame.questions.flatMap((question) => question.topics));
    expect(Object.keys(frame.topics).filter((topic) => !topics.has(topic))).toEqual([]);
    const competencies = new Set(frame.questions.map((question) => question.competency));
    expect(frame.competencies.filter((competency) => !competencies.has(competency))).toEqual([]);
  });

  test('has enough for every level', () => {
    for (const level of ['junior', 'mid', 'senior', 'lead'] as const) {
      const open = frame.questions.filter((question) => question.levels.includes(level));
      expect(open.length).toBeGreaterThanOrEqual(12);
    }
  });
});

test('the banks are as deep as promised', () => {
  const sizes = Object.fromEntries(banks.map(([key, { frame }]) => [key, frame.questions.length]));
  expect(sizes['software-engineering']).toBeGreaterThanOrEqual(24);
  expect(sizes['business-analysis']).toBeGreaterThanOrEqual(18);
  expect(sizes['service-retail']).toBeGreaterThanOrEqual(18);
  expect(sizes.behavioural).toBeGreaterThanOrEqual(14);
});

test.each(banks)('%s is written in the ten languages of the hiring surface', (_, bank) => {
  expect(HIRING_LANGUAGES.filter((language) => bank.texts[language] === undefined)).toEqual([]);
});

describe.each(written)('%s in %s', (_, languageKey, bank, texts) => {
  const language = languageKey as CatalogueLanguage;
  const english = bank.texts.en;

  test('fits the schema and leaves nothing out', () => {
    expect(bankTextsSchema.safeParse(texts).error).toBeUndefined();
    expect(Object.keys(texts.competencies).sort()).toEqual([...bank.frame.competencies].sort());
    expect(Object.keys(texts.questions).sort()).toEqual(bank.frame.questions.map((question) => question.key).sort());
  });

  test('has the same variants and follow-ups as the English text', () => {
    for (const [key, question] of Object.entries(texts.questions)) {
      const pattern = english.questions[key];
      expect(Object.keys(pattern ?? {})).toEqual(expect.arrayContaining(Object.keys(question)));
      for (const variant of ['junior', 'senior', 'withTool'] as const) {
        expect([key, variant, question[variant] === undefined]).toEqual([
          key,
          variant,
          pattern?.[variant] === undefined,
        ]);
      }
      expect([key, Object.keys(question.followUps).sort()]).toEqual([
        key,
        Object.keys(pattern?.followUps ?? {}).sort(),
      ]);
    }
  });

  test('has slots exactly where the frame needs them', () => {
    for (const frame of bank.frame.questions) {
      const question = texts.questions[frame.key];
      const own = frame.needs === undefined ? [] : [frame.needs];
      expect([frame.key, slots(question?.text)]).toEqual([frame.key, own]);
      if (question?.junior !== undefined) expect([frame.key, slots(question.junior)]).toEqual([frame.key, own]);
      if (question?.senior !== undefined) expect([frame.key, slots(question.senior)]).toEqual([frame.key, own]);
      if (question?.withTool !== undefined)
        expect([frame.key, slots(question.withTool)]).toEqual([frame.key, ['tool']]);
      const rest = leaves({ ...question, text: '', junior: '', senior: '', withTool: '' });
      expect(rest.filter(({ text }) => /[{}]/.test(text))).toEqual([]);
    }
  });

  test('gives each question three follow-ups or more, or two where the answer is short by nature', () => {
    for (const question of Object.values(texts.questions)) {
      const reasons = FOLLOW_UP_REASONS.filter((reason) => question.followUps[reason] !== undefined);
      expect(reasons.length).toBeGreaterThanOrEqual(2);
      expect(reasons).toContain('too-short');
    }
  });

  test('asks in sentences short enough to be heard', () => {
    for (const [key, question] of Object.entries(texts.questions)) {
      for (const text of [question.text, question.junior, question.senior, question.withTool]) {
        if (text !== undefined) expect([key, wordCount(text) <= 48]).toEqual([key, true]);
      }
    }
  });

  test('asks nothing on forbidden ground', () => {
    const asked = Object.values(texts.questions).flatMap((question) =>
      leaves({
        text: question.text,
        junior: question.junior,
        senior: question.senior,
        withTool: question.withTool,
        followUps: question.followUps,
      }),
    );
    expect(asked.flatMap(({ text }) => asksForbiddenGround(text))).toEqual([]);
  });

  test('repeats no question', () => {
    const asked = Object.values(texts.questions).map((question) => question.text);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test.runIf(languageKey !== 'en')('is written in its own language throughout', () => {
    const pattern = new Set(leaves(english).map(({ text }) => text));
    // Single words may be the same in two languages ("Team"), sentences may not.
    expect(leaves(texts).filter(({ text }) => pattern.has(text) && wordCount(text) > 1)).toEqual([]);
    expect(leaves(texts).filter(({ text }) => !isInScriptOf(text.replaceAll(/\{\w+\}/g, ''), language))).toEqual([]);
  });
});

const judged: [string, string, Bank, BankRubrics][] = banks.flatMap(([key, bank]) =>
  Object.entries(bank.rubrics).map(([language, rubrics]): [string, string, Bank, BankRubrics] => [
    key,
    language,
    bank,
    rubrics,
  ]),
);

test('every question has an English rubric', () => {
  for (const [, bank] of banks) {
    expect(Object.keys(bank.rubrics.en).sort()).toEqual(bank.frame.questions.map((question) => question.key).sort());
  }
});

describe.each(judged)('the rubrics of %s in %s', (_, languageKey, bank, rubrics) => {
  const language = languageKey as CatalogueLanguage;

  test('fit the schema: three anchors, and facts in three phrasings or more', () => {
    expect(bankRubricsSchema.safeParse(rubrics).error).toBeUndefined();
  });

  test('hold three facts or more for each question, the same as in English', () => {
    for (const [key, { facts }] of Object.entries(rubrics)) {
      expect([key, Object.keys(facts).sort()]).toEqual([key, Object.keys(bank.rubrics.en[key]?.facts ?? {}).sort()]);
      expect(Object.keys(facts).length).toBeGreaterThanOrEqual(3);
    }
  });

  test('repeat no phrasing within a question', () => {
    for (const [key, { facts }] of Object.entries(rubrics)) {
      const phrasings = Object.values(facts).flat();
      expect([key, phrasings.filter((text, index) => phrasings.indexOf(text) !== index)]).toEqual([key, []]);
    }
  });

  test.runIf(languageKey !== 'en')('are written in their own language throughout', () => {
    const pattern = new Set(leaves(bank.rubrics.en).map(({ text }) => text));
    const all = leaves(rubrics);
    expect(all.filter(({ text }) => pattern.has(text))).toEqual([]);
    expect(all.filter(({ text }) => !isInScriptOf(text, language))).toEqual([]);
  });
});
