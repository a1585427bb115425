import type { PromptReply } from '@colloquy/content/schema/prompt';
import type { Language } from '@colloquy/contract/shared';
import type { Queryable } from '../../platform/db/db.ts';
import type { Question } from '../interviewers/index.ts';
import type { Interview } from '../interviews/index.ts';
import type { AskModel } from '../model-usage/index.ts';
import type {
  AnswerAssessor,
  AnswerToAssess,
  Assessed,
  AssessmentLimits,
  Judgement,
  LookedUp,
} from './answer-assessor.ts';
import { brokenFollowUpRule } from './check-follow-up.ts';
import { brokenTellingRule } from './check-told.ts';
import { MAX_FOLLOW_UPS } from './next-follow-up.ts';
import type { Assessment } from './state.ts';

/** A language model, and whether it may be asked about an interview. */
export type ModelAccess = {
  ask: AskModel;
  /** Whether the candidate agreed to who runs it, and the organization lets it. */
  mayRead(db: Queryable, interview: Interview): Promise<boolean>;
  /** False when a text is clearly in another language. */
  isIn(text: string, language: Language): boolean;
  /** A language by its English name and code, as prompts name it. */
  nameOf(language: Language): string;
};

/** What the interviewer said so far; null where no model may read the interview. */
type Material = { said: readonly string[]; followUps: number } | null;

/** Left for writing what the embedded engine found, when the model is late. */
const RESERVE_MS = 500;
/**
 * Asks a language model what an answer leaves open, and says it in words of its own. Whatever comes is checked; late,
 * wrong or away, the embedded engine's judgement counts.
 */
export function createModelAssessor(embedded: AnswerAssessor<null>, access: ModelAccess): AnswerAssessor<Material> {
  return {
    async gather({ db, interview, record }) {
      if (!(await access.mayRead(db, interview))) return null;
      const { turns } = await record();
      const said = turns.filter(({ speaker, kind }) => speaker === 'interviewer' && kind !== 'opening');
      const answered = turns.findLast(({ speaker }) => speaker === 'candidate')?.questionKey ?? null;
      return {
        said: said.map(({ text }) => text),
        followUps: said.filter(({ kind, questionKey }) => kind === 'follow-up' && questionKey === answered).length,
      };
    },
    assess(answer, limits) {
      const plain = embedded.assess({ ...answer, material: null }, limits);
      const { material } = answer;
      // A question about the CV is followed up by templates: its wording alone is a model's.
      if (material === null || answer.question.fromCv || material.followUps >= MAX_FOLLOW_UPS) return plain;
      return assessWithModel(access, { ...answer, material }, plain, limits);
    },
    lookUp: (asked, limits) => (asked.material === null ? null : lookUpWithModel(access, asked, limits)),
  };
}

async function assessWithModel(
  { ask, isIn, nameOf }: ModelAccess,
  { interview, blueprint, question, answers, material }: AnswerToAssess<NonNullable<Material>>,
  plain: Judgement | Promise<Judgement>,
  limits: AssessmentLimits,
): Promise<Judgement> {
  const judgement = await plain;
  if (judgement.assessment.declined) return judgement;
  const others = blueprint.questions
    .filter(({ key, fromCv }) => key !== question.key && !fromCv)
    .map(({ text }) => text);
  const points = pointsOf(question);
  const basis = {
    answers,
    points: points.map(({ id }) => id),
    said: new Set(judgement.said),
    asked: [...material.said, ...others],
    isInLanguage: (text: string) => isIn(text, blueprint.language),
  };
  const answer = await ask({
    ...withinTurn(interview, limits),
    prompt: 'follow-up.v2',
    data: {
      language: nameOf(blueprint.language),
      question: question.text,
      points,
      answers,
      alreadyAsked: material.said,
      otherQuestions: others,
    },
    check: (reply) => brokenFollowUpRule(reply, basis),
  });
  if (answer.kind !== 'used') return judgement;
  const { reply } = answer;
  const isOver = reply.kind === 'point' && material.followUps > 0 && isStrong(reply, points.length);
  const said = isOver ? { ...reply, kind: 'enough' as const, point: null, wording: null } : reply;
  return { ...judgement, assessment: assessmentOf(said, judgement.assessment) };
}

/** Whoever has said most of what is looked for is asked once more at most. */
function isStrong({ covered }: PromptReply<'follow-up.v2'>, points: number): boolean {
  const said = new Set(covered.map(({ point }) => point)).size;
  return points > 0 && said * 3 >= points * 2;
}

/** A sentence or two of what may be told, or openly nothing; null where the model gave nothing that can be used. */
async function lookUpWithModel(
  { ask, nameOf }: ModelAccess,
  { interview, blueprint, text }: Assessed & { text: string },
  limits: AssessmentLimits,
): Promise<LookedUp> {
  const approved = blueprint.approvedFacts.map((fact, index) => ({ id: `f${index + 1}`, text: fact.text }));
  const answer = await ask({
    ...withinTurn(interview, limits),
    prompt: 'answer-question.v1',
    data: { language: nameOf(blueprint.language), question: text, facts: approved },
    check: (reply) => brokenTellingRule(reply, { question: text, approved }),
  });
  if (answer.kind !== 'used') return null;
  const quotes = answer.reply.facts.map(({ quote }) => quote.trim());
  return quotes.length === 0 ? { kind: 'unknown' } : { kind: 'known', fact: quotes.join(' ') };
}

/** What a question of a turn has in common: nobody waits for it beyond the turn. */
function withinTurn(interview: Interview, { deadlineAt, signal }: AssessmentLimits) {
  const until = deadlineAt - RESERVE_MS;
  return {
    subject: { kind: 'interview' as const, id: interview.id },
    names: interview.givenName === null ? [] : [interview.givenName],
    sample: 1,
    callMs: Math.max(0, until - Date.now()),
    deadlineAt: until,
    signal,
    mayFallBack: true,
  };
}

function pointsOf({ rubric }: Question): { id: string; about: string }[] {
  return rubric.facts.map(({ key, name, phrasings }) => ({ id: key, about: name ?? phrasings[0] ?? key }));
}

function assessmentOf(reply: PromptReply<'follow-up.v2'>, plain: Assessment): Assessment {
  const { kind, wording } = reply;
  // The model has judged what is open and in which language it was said: nothing of the embedded engine is asked besides.
  const { points: _points, otherLanguage: _otherLanguage, spokenIn, ...kept } = plain;
  const nothingPrepared: Assessment = { ...kept, missing: [] };
  switch (kind) {
    case 'enough':
      return { ...nothingPrepared, content: plain.content === 'none' ? 'none' : 'enough' };
    case 'point':
      return wording === null ? plain : { ...nothingPrepared, followUp: { reason: 'open-point', text: wording } };
    case 'other-language':
      return wording === null
        ? plain
        : {
            ...nothingPrepared,
            ...(spokenIn === undefined ? {} : { spokenIn }),
            followUp: { reason: 'other-language', text: wording },
          };
    case 'reword':
      return wording === null ? plain : { ...nothingPrepared, aside: { reword: wording } };
    default:
      return { ...nothingPrepared, aside: { request: kind } };
  }
}
