import { Content } from '@colloquy/content';
import type { PromptName, PromptReply } from '@colloquy/content/schema/prompt';
import { beforeAll, describe, expect, test } from 'vitest';
import { brokenFollowUpRule } from '../features/dialogue/check-follow-up.ts';
import { brokenTellingRule } from '../features/dialogue/check-told.ts';
import { brokenPlanRule, brokenPointsRule } from '../features/jobs/check-plan.ts';
import { brokenJobRule } from '../features/jobs/check-reading.ts';
import { brokenSentencesRule, type ClaimedRequirement } from '../features/reports/check-sentences.ts';
import { brokenReadingRule } from '../features/reports/model-reader.ts';

type Example<Name extends PromptName> = { input: Record<string, unknown>; reply: PromptReply<Name> };

let prompts: Awaited<ReturnType<typeof load>>;
const load = () => new Content().load('prompts', 'common');
beforeAll(async () => {
  prompts = await load();
});
const examplesOf = <Name extends PromptName>(name: Name) => prompts[name].examples as unknown as Example<Name>[];
const isInLanguage = () => true;
const idsOf = (listed: unknown) => (listed as { id: string }[]).map(({ id }) => id);

/** What a model is shown as right must be right: it copies that sooner than it follows a rule. */
describe('examples of a prompt keep the rules that its replies are held to', () => {
  test('plan', () => {
    for (const { input, reply } of examplesOf('plan.v2')) {
      const { lines, count, askedBesides } = input as {
        lines: { id: string; kind: string; text: string }[];
        count: number;
        askedBesides: string[];
      };
      expect(brokenPlanRule(reply, { lines, count, askedBesides, isInLanguage })).toBeNull();
    }
  });

  test('plan-points', () => {
    for (const { input, reply } of examplesOf('plan-points.v2'))
      expect(brokenPointsRule(reply, { question: String(input.question), isInLanguage })).toBeNull();
  });

  test('read-job', () => {
    for (const { input, reply } of examplesOf('read-job.v1'))
      expect(brokenJobRule(reply, String(input.description))).toBeNull();
  });

  test('read-answer', () => {
    for (const { input, reply } of examplesOf('read-answer.v2')) {
      const facts = idsOf(input.points).map((key) => ({ key, phrasings: [] }));
      const mistakes = idsOf(input.mistakes).map((key) => ({ key, phrasings: [], caps: false }));
      const question = { text: '', rubricLanguage: 'en' as const, anchors: { 1: '', 3: '', 5: '' }, facts, mistakes };
      expect(brokenReadingRule(reply, { text: String(input.answer), question })).toBeNull();
    }
  });

  test('follow-up', () => {
    for (const { input, reply } of examplesOf('follow-up.v2')) {
      const answers = input.answers as string[];
      const asked = [input.question, ...(input.otherQuestions as string[])].map(String);
      const basis = { answers, points: idsOf(input.points), said: new Set<string>(), asked, isInLanguage };
      expect(brokenFollowUpRule(reply, basis)).toBeNull();
    }
  });

  test('answer-question', () => {
    for (const { input, reply } of examplesOf('answer-question.v1')) {
      const approved = input.facts as { id: string; text: string }[];
      expect(brokenTellingRule(reply, { question: String(input.question), approved })).toBeNull();
    }
  });

  test('summary', () => {
    for (const { input, reply } of examplesOf('summary.v1'))
      expect(brokenSentencesRule(reply, input.requirements as ClaimedRequirement[], isInLanguage)).toBeNull();
  });
});
