import { isDeepStrictEqual } from 'node:util';
import type { Openings } from '@colloquy/content/schema/dialogue';
import type {
  Blueprint,
  LineCoverage,
  Plan,
  PlanLine,
  Question,
  Rubric,
  RubricFact,
  RubricMistake,
} from '../blueprint.ts';
import { OPENING_AND_CLOSE_MS, openingOf } from '../openings.ts';
import {
  type OwnMistake,
  type OwnPlan,
  type OwnPoint,
  type OwnQuestion,
  toOwnMistake,
  toOwnPlan,
  toOwnPoint,
} from './own-plan.ts';

/**
 * The blueprint that a company's plan makes of the current one. What the company left as it was stays what it was, with
 * what only the engine knows of it; points that it wrote count as its own.
 *
 * @param own has passed `ownPlanProblems` against the same blueprint
 */
export function applyOwnPlan(current: Blueprint, own: OwnPlan, openings: Openings): Blueprint {
  if (isDeepStrictEqual(own, toOwnPlan(current))) return current;
  const lines = current.plan?.lines ?? [];
  const questions = own.questions.map((question) =>
    applyQuestion(
      current.questions.find(({ key }) => key === question.key),
      question,
      lines,
    ),
  );
  const plannedMs = questions.reduce((sum, { expectedMs }) => sum + expectedMs, OPENING_AND_CLOSE_MS);
  const title = own.title;
  return {
    ...current,
    title,
    plannedMs,
    competencies: own.competencies,
    questions,
    opening: openingOf(openings, { title, plannedMs, count: questions.length }),
    ...(current.plan === undefined ? {} : { plan: coveredPlan(current.plan, questions) }),
    edited: true,
  };
}

function applyQuestion(current: Question | undefined, own: OwnQuestion, lines: readonly PlanLine[]): Question {
  const covered = lines.find(({ id }) => id === own.covers[0]);
  const isCoverKept = current !== undefined && isDeepStrictEqual(current.covers ?? [], own.covers);
  return {
    key: own.key,
    competency: own.competency,
    purpose: own.purpose,
    text: own.text,
    mustAsk: own.mustAsk,
    expectedMs: own.minutes * 60_000,
    ...(own.plain === null ? {} : { plain: own.plain }),
    ...(current?.covers === undefined && own.covers.length === 0 ? {} : { covers: own.covers }),
    source: isCoverKept
      ? current.source
      : covered === undefined
        ? null
        : { text: covered.text, start: covered.start, end: covered.end },
    answerForm: own.answerForm,
    ...(own.starter === null ? {} : { starter: own.starter }),
    rubric: applyRubric(current?.rubric, own),
    followUps: Object.entries(own.followUps).map(([reason, text]) => ({
      reason: reason as Question['followUps'][number]['reason'],
      text,
    })),
    ...(own.asksFacts ? { asksFacts: true as const } : {}),
    ...(current?.suits === undefined ? {} : { suits: current.suits }),
  };
}

function applyRubric(current: Rubric | undefined, own: OwnQuestion): Rubric {
  const facts = own.points.map((point) => applyPoint(current?.facts, point));
  const mistakes = own.mistakes.map((mistake) => applyMistake(current?.mistakes, mistake));
  const isOpen = current?.open !== undefined && isDeepStrictEqual(facts, current.facts);
  return {
    anchors: own.anchors ?? madeAnchors(own),
    // What shows a point in whatever words goes with the question that any matter answers.
    facts: isOpen ? facts : facts.map(({ sign: _cue, ...fact }) => fact),
    language: own.rubricLanguage,
    ...(isOpen ? { open: current.open } : {}),
    ...(current?.mistakes === undefined && mistakes.length === 0 ? {} : { mistakes }),
  };
}

function applyPoint(current: readonly RubricFact[] | undefined, own: OwnPoint): RubricFact {
  const known = current?.find(({ key }) => key === own.key);
  if (known !== undefined && isDeepStrictEqual(toOwnPoint(known), own)) return known;
  const { key, name, phrasings, followUp } = own;
  return {
    key,
    ...(name === null ? {} : { name }),
    phrasings,
    company: true,
    ...(followUp === null ? {} : { followUp }),
  };
}

function applyMistake(current: readonly RubricMistake[] | undefined, own: OwnMistake): RubricMistake {
  const known = current?.find(({ key }) => key === own.key);
  // Only a named person of the trade may vouch that a mistake limits a level.
  return known !== undefined && isDeepStrictEqual(toOwnMistake(known), own) ? known : { ...own, caps: false };
}

/** As for a known occupation: what is named at each step are the points themselves. */
function madeAnchors({ points, mistakes }: OwnQuestion): { 1: string; 3: string; 5: string } {
  const names = points.map(({ key, name }) => name ?? key);
  return { 1: mistakes.map(({ name }) => name).join('; '), 3: names.slice(0, 2).join('; '), 5: names.join('; ') };
}

function coveredPlan(plan: Plan, questions: readonly Question[]): Plan {
  const coverage = plan.lines.map(({ id }): LineCoverage => {
    const question = questions.find(({ covers }) => covers?.includes(id));
    if (question !== undefined) return { line: id, question: question.key, why: null };
    const before = plan.coverage.find(({ line }) => line === id);
    return { line: id, question: null, why: before?.why ?? 'left-out' };
  });
  return { ...plan, coverage };
}
