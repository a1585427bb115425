import type { Content } from '@colloquy/content';
import { InvariantError } from '../../platform/errors.ts';
import type { Blueprint, PlanLine, Question, RubricMistake } from './blueprint.ts';
import { OPENING_AND_CLOSE_MS, openingOf, openingsIn } from './openings.ts';
import { planOf } from './plan.ts';
import { isGeneral } from './points.ts';
import { withoutProtectedTopics } from './protected-topics.ts';

/** A question of one job, written for it with what its answers are read for. All texts are in the plan's language. */
export type WrittenQuestion = {
  /** Unique within the plan: small letters and hyphens. */
  id: string;
  competency: { id: string; name: string };
  text: string;
  plain: string;
  purpose: string;
  /** Ids of lines of the plan. */
  covers: string[];
  mustAsk: boolean;
  minutes: number;
  points: { id: string; name: string; phrasings: string[]; followUp: string }[];
  mistakes: { id: string; name: string; reason: string; phrasings: string[] }[];
  anchors: { 1: string; 3: string; 5: string };
};

/** The most general questions that are asked in addition to those written for the job. */
const MOST_GENERAL = 2;
const PREFIX = 'written';

/** What of a plan is asked next to questions written for its job: general ones, and what somebody has or has not. */
export function askedBesides({ questions }: Pick<Blueprint, 'questions'>): { general: Question[]; facts: Question[] } {
  return {
    general: questions.filter((question) => isGeneral(question) && !question.asksFacts).slice(0, MOST_GENERAL),
    facts: questions.filter(({ asksFacts }) => asksFacts),
  };
}

/**
 * The plan of a job with written questions in place of those of its trade: general questions, facts, opening, closing
 * and what may be told stay.
 *
 * @param origin who wrote them, for recruiters
 * @throws {InvariantError} where a question asks for what must not be asked: whoever wrote them checks that first
 */
export function withWrittenQuestions(
  content: Content,
  base: Blueprint,
  written: readonly WrittenQuestion[],
  origin: Blueprint['origin'],
): Blueprint {
  const openings = openingsIn(content, base.language);
  if (openings === undefined) throw new InvariantError(`no interviewer texts are written in ${base.language}`);
  const lines = base.plan?.lines ?? [];
  const { general, facts } = askedBesides(base);
  const [opening, ...later] = general;
  const own = written.map((question) => toQuestion(question, lines, base.language));
  const spoken = [...(opening === undefined ? [] : [opening]), ...own.toSorted(mustAsksFirst), ...later];
  const questions = [...spoken.filter(({ mustAsk }) => mustAsk), ...facts, ...spoken.filter(({ mustAsk }) => !mustAsk)];
  const names = new Map(written.map(({ competency: { id, name } }) => [`${PREFIX}.${id}`, name]));
  const asked = new Set(questions.map(({ competency }) => competency));
  const plannedMs = questions.reduce((sum, { expectedMs }) => sum + expectedMs, OPENING_AND_CLOSE_MS);
  const { blueprint, refusals } = withoutProtectedTopics({
    ...base,
    questions,
    competencies: [
      ...[...names].map(([key, name]) => ({ key, name })),
      ...base.competencies.filter(({ key }) => asked.has(key)),
    ],
    plannedMs,
    opening: openingOf(openings, { title: base.title, plannedMs, count: questions.length }),
    origin,
  });
  if (refusals.length > 0) throw new InvariantError(`a written question is on ${refusals[0]?.ground ?? 'no'} ground`);
  // Points of one job are known to nobody but who wrote them.
  const occupation = {
    key: base.plan?.occupation?.key ?? PREFIX,
    name: base.title,
    isco: base.plan?.occupation?.isco ?? null,
    version: origin.version,
    reviewed: false,
  };
  const known = { couldBeAsked: new Set<string>(), canBeSpoken: () => true };
  return { ...blueprint, plan: planOf(lines, questions, occupation, known) };
}

function mustAsksFirst(one: Question, other: Question): number {
  return Number(other.mustAsk) - Number(one.mustAsk);
}

function toQuestion(written: WrittenQuestion, lines: readonly PlanLine[], language: Blueprint['language']): Question {
  const source = lines.find(({ id }) => written.covers.includes(id));
  return {
    key: `${PREFIX}.${written.id}`,
    competency: `${PREFIX}.${written.competency.id}`,
    purpose: written.purpose,
    text: written.text,
    plain: written.plain,
    mustAsk: written.mustAsk,
    expectedMs: written.minutes * 60_000,
    covers: written.covers,
    source: source === undefined ? null : { text: source.text, start: source.start, end: source.end },
    answerForm: 'prose',
    rubric: {
      anchors: written.anchors,
      facts: written.points.map(({ id, name, phrasings, followUp }) => ({ key: id, name, phrasings, followUp })),
      mistakes: written.mistakes.map(
        ({ id, name, reason, phrasings }): RubricMistake => ({ key: id, name, reason, phrasings, caps: false }),
      ),
      language,
    },
    followUps: [],
  };
}
