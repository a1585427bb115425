import { APPLICATION_COMPETENCIES, type ApplicationTexts } from '@colloquy/content/schema/application';
import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { type Blueprint, type Question, roundedMinutes } from '../interviewers/index.ts';
import type { QuestionKey } from './extraction/index.ts';
import { type PlannedQuestion, QUESTION_PLAN, type Slot } from './question-plan.ts';

/** The plan of a founder interview: every question says which fields of the application it is after. */
export type ApplicationBlueprint = Omit<Blueprint, 'kind' | 'questions'> & {
  kind: 'application';
  questions: ApplicationQuestion[];
};

export type ApplicationQuestion = Question & {
  key: QuestionKey;
  slots: readonly Slot[];
  /** The same question in other words, for when the first answer left its slots empty; it is also the only follow-up. */
  reask: string;
};

const ORIGIN = { bank: 'founder-application', version: 1 } as const;
/** Nothing is scored in an application: the rubric stays empty. */
const NO_ANCHORS = { 1: '', 3: '', 5: '' } as const;

/** What a programme's interview asks for, and how long that takes, in milliseconds; `ask` as for its blueprint. */
export function applicationPlan(ask?: readonly QuestionKey[]): { planned: PlannedQuestion[]; plannedMs: number } {
  const planned = QUESTION_PLAN.filter(({ key, mustAsk }) => mustAsk || ask === undefined || ask.includes(key));
  return { planned, plannedMs: planned.reduce((sum, { expectedMs }) => sum + expectedMs, 0) };
}

/**
 * The blueprint of a programme's interview in one language, in the order a conversation takes naturally.
 * `ask` narrows it to the questions a programme chose; those that the status depends on are asked in any case.
 */
export function applicationBlueprint(
  texts: ApplicationTexts,
  programme: {
    name: string;
    language: Language;
    ask?: readonly QuestionKey[];
    /** Own wording of the question why the founder wants to join. */
    whyProgram?: string;
  },
): ApplicationBlueprint {
  const { name, language } = programme;
  const { planned, plannedMs } = applicationPlan(programme.ask);
  const values: Record<string, string> = {
    programme: name,
    count: String(planned.length),
    minutes: String(roundedMinutes(plannedMs)),
  };
  const filled = (text: string) =>
    text.replace(/\{(programme|count|minutes)\}/gu, (_, key: string) => values[key] ?? '');
  return {
    kind: 'application',
    language,
    title: name,
    plannedMs,
    competencies: APPLICATION_COMPETENCIES.filter((key) => planned.some((plan) => plan.competency === key)).map(
      (key) => ({
        key,
        name: texts.competencies[key],
      }),
    ),
    questions: planned.map(({ key, competency, purpose, mustAsk, expectedMs, slots }): ApplicationQuestion => {
      const [ask, again] = texts.questions[key];
      const reask = filled(again);
      return {
        key,
        competency,
        purpose,
        text: key === 'why_program' && programme.whyProgram ? programme.whyProgram : filled(ask),
        mustAsk,
        expectedMs,
        source: null,
        answerForm: 'prose',
        rubric: { anchors: NO_ANCHORS, facts: [], language: catalogueLanguage(language) },
        followUps: [{ reason: 'too-short', text: reask }],
        slots,
        reask,
      };
    }),
    opening: filled(texts.opening),
    closing: texts.closing,
    approvedFacts: [],
    origin: ORIGIN,
  };
}
