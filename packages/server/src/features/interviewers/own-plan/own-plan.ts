import type { Language } from '@colloquy/contract/shared';
import type { Blueprint, FollowUpReason, Question, Rubric, RubricFact, RubricMistake } from '../blueprint.ts';

/** The part of a blueprint that a company writes: everything that is asked and what its answers are read for. */
export type OwnPlan = {
  title: string;
  competencies: { key: string; name: string }[];
  /** In the order they are asked. */
  questions: OwnQuestion[];
};

export type OwnQuestion = {
  key: string;
  competency: string;
  purpose: string;
  text: string;
  plain: string | null;
  mustAsk: boolean;
  minutes: number;
  /** Ids of lines of the plan. */
  covers: string[];
  answerForm: 'prose' | 'code';
  starter: string | null;
  asksFacts: boolean;
  /** Of points, mistakes and anchors. */
  rubricLanguage: Language;
  /** Null: made of the points and mistakes. */
  anchors: Rubric['anchors'] | null;
  points: OwnPoint[];
  mistakes: OwnMistake[];
  followUps: Partial<Record<FollowUpReason, string>>;
};

export type OwnPoint = { key: string; name: string | null; phrasings: string[]; followUp: string | null };
export type OwnMistake = { key: string; name: string; reason: string; phrasings: string[] };

export function toOwnPlan({ title, competencies, questions }: Blueprint): OwnPlan {
  return {
    title,
    competencies: competencies.map(({ key, name }) => ({ key, name })),
    questions: questions.map(toOwnQuestion),
  };
}

function toOwnQuestion(question: Question): OwnQuestion {
  const { rubric } = question;
  return {
    key: question.key,
    competency: question.competency,
    purpose: question.purpose,
    text: question.text,
    plain: question.plain ?? null,
    mustAsk: question.mustAsk,
    minutes: question.expectedMs / 60_000,
    covers: [...(question.covers ?? [])],
    answerForm: question.answerForm,
    starter: question.starter ?? null,
    asksFacts: question.asksFacts ?? false,
    rubricLanguage: rubric.language,
    anchors: { ...rubric.anchors },
    points: rubric.facts.map(toOwnPoint),
    mistakes: (rubric.mistakes ?? []).map(toOwnMistake),
    followUps: Object.fromEntries(question.followUps.map(({ reason, text }) => [reason, text])),
  };
}

export function toOwnPoint({ key, name, phrasings, followUp }: RubricFact): OwnPoint {
  return { key, name: name ?? null, phrasings: [...phrasings], followUp: followUp ?? null };
}

export function toOwnMistake({ key, name, reason, phrasings }: RubricMistake): OwnMistake {
  return { key, name, reason, phrasings: [...phrasings] };
}
