import type { ReplyOf } from '../../core/api.ts';

export type PlanForm = ReplyOf<'getPlan'>;
export type Plan = PlanForm['plan'];
export type Question = Plan['questions'][number];
export type Point = Question['points'][number];
export type Mistake = Question['mistakes'][number];
export type Competency = Plan['competencies'][number];

/** A plan under work, with the published one that it was made from: what was changed can be told from what was not. */
export type PlanDraft = { from: number; base: Plan; plan: Plan };

/** What was taken out last, to be put back. */
export type Removal =
  | { kind: 'question'; at: number; question: Question }
  | { kind: 'point'; question: string; at: number; point: Point }
  | { kind: 'mistake'; question: string; at: number; mistake: Mistake };

export function draftOf({ version, plan }: Pick<PlanForm, 'version' | 'plan'>): PlanDraft {
  return { from: version, base: plan, plan };
}

/** Whether publishing would change anything. */
export function isChanged({ base, plan }: PlanDraft): boolean {
  return !same(tidy({ base, plan }), base);
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** Keys in one order: a reply and a draft from storage need not have the same. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}

const orNull = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim());
const lines = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter((text) => text !== '');

/** A draft as it is sent: without what is empty, and without competencies that no question is about. */
export function tidy({ base, plan }: Pick<PlanDraft, 'base' | 'plan'>): Plan {
  const questions = plan.questions.map((question) => {
    const before = base.questions.find(({ key }) => key === question.key);
    const points = question.points.map((point) => ({
      ...point,
      name: orNull(point.name),
      phrasings: lines(point.phrasings),
      followUp: orNull(point.followUp),
    }));
    const mistakes = question.mistakes.map((mistake) => ({
      ...mistake,
      name: mistake.name.trim(),
      reason: mistake.reason.trim(),
      phrasings: lines(mistake.phrasings),
    }));
    const isRubricKept =
      before !== undefined && same([points, mistakes], [before.points, before.mistakes]) && before.anchors !== null;
    return {
      ...question,
      text: question.text.trim(),
      purpose: question.purpose.trim(),
      plain: orNull(question.plain),
      points,
      mistakes,
      // What is heard at each step is told by the points: new points make new steps.
      anchors: isRubricKept || !same(question.anchors, before?.anchors ?? null) ? question.anchors : null,
      followUps: Object.fromEntries(
        Object.entries(question.followUps).flatMap(([reason, text]) =>
          text === undefined || text.trim() === '' ? [] : [[reason, text.trim()]],
        ),
      ),
    };
  });
  return {
    title: plan.title.trim(),
    competencies: plan.competencies
      .filter(({ key }) => questions.some(({ competency }) => competency === key))
      .map(({ key, name }) => ({ key, name: name.trim() })),
    questions,
  };
}

export function changeQuestion(plan: Plan, key: string, change: Partial<Question>): Plan {
  return {
    ...plan,
    questions: plan.questions.map((question) => (question.key === key ? { ...question, ...change } : question)),
  };
}

/** One place up (-1) or down (1); at the edge nothing moves. */
export function moveQuestion(plan: Plan, key: string, by: -1 | 1): Plan {
  const at = plan.questions.findIndex((question) => question.key === key);
  const [moved, other] = [plan.questions[at], plan.questions[at + by]];
  if (moved === undefined || other === undefined) return plan;
  const questions = [...plan.questions];
  questions[at] = other;
  questions[at + by] = moved;
  return { ...plan, questions };
}

/** An empty question behind the last one, about the competency of that. */
export function addQuestion(plan: Plan, key: string, language: Question['rubricLanguage']): Plan {
  const competency = plan.questions.at(-1)?.competency ?? plan.competencies[0]?.key ?? '';
  const question: Question = {
    key,
    competency,
    purpose: '',
    text: '',
    plain: null,
    mustAsk: true,
    minutes: 4,
    covers: [],
    answerForm: 'prose',
    starter: null,
    asksFacts: false,
    rubricLanguage: language,
    anchors: null,
    points: [],
    mistakes: [],
    followUps: {},
  };
  return { ...plan, questions: [...plan.questions, question] };
}

/** The same once more, behind it. Its wording has to be changed before the plan can be published. */
export function duplicateQuestion(plan: Plan, key: string, newKey: string): Plan {
  const at = plan.questions.findIndex((question) => question.key === key);
  const found = plan.questions[at];
  if (found === undefined) return plan;
  return { ...plan, questions: plan.questions.toSpliced(at + 1, 0, { ...structuredClone(found), key: newKey }) };
}

export function removeQuestion(plan: Plan, key: string): { plan: Plan; removal: Removal | null } {
  const at = plan.questions.findIndex((question) => question.key === key);
  const question = plan.questions[at];
  if (question === undefined) return { plan, removal: null };
  return { plan: { ...plan, questions: plan.questions.toSpliced(at, 1) }, removal: { kind: 'question', at, question } };
}

export function removePoint(plan: Plan, key: string, at: number): { plan: Plan; removal: Removal | null } {
  const question = plan.questions.find((one) => one.key === key);
  const point = question?.points[at];
  if (question === undefined || point === undefined) return { plan, removal: null };
  const points = question.points.toSpliced(at, 1);
  return { plan: changeQuestion(plan, key, { points }), removal: { kind: 'point', question: key, at, point } };
}

export function removeMistake(plan: Plan, key: string, at: number): { plan: Plan; removal: Removal | null } {
  const question = plan.questions.find((one) => one.key === key);
  const mistake = question?.mistakes[at];
  if (question === undefined || mistake === undefined) return { plan, removal: null };
  const mistakes = question.mistakes.toSpliced(at, 1);
  return { plan: changeQuestion(plan, key, { mistakes }), removal: { kind: 'mistake', question: key, at, mistake } };
}

/** Puts back what was taken out, where it stood. A part of a question that is gone has no place to go to. */
export function putBack(plan: Plan, removal: Removal): Plan {
  if (removal.kind === 'question')
    return plan.questions.some(({ key }) => key === removal.question.key)
      ? plan
      : { ...plan, questions: plan.questions.toSpliced(removal.at, 0, removal.question) };
  const question = plan.questions.find(({ key }) => key === removal.question);
  if (question === undefined) return plan;
  const { at } = removal;
  const change =
    removal.kind === 'point'
      ? { points: question.points.toSpliced(at, 0, removal.point) }
      : { mistakes: question.mistakes.toSpliced(at, 0, removal.mistake) };
  return changeQuestion(plan, question.key, change);
}

/** The question that is about a line first, or none. */
export function questionAbout(plan: Plan, line: string): Question | null {
  return plan.questions.find(({ covers }) => covers.includes(line)) ?? null;
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A key that no plan of this job has had: answers are compared by it over versions. */
export function newKey(random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  const letters = [...random(new Uint8Array(10))].map((byte) => LETTERS[byte % LETTERS.length]);
  return `own-${letters.join('')}`;
}
