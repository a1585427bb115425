import type { Language } from '@colloquy/contract/shared';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { OutsideError } from '../../../platform/errors.ts';
import { parseId } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import type { TaskHandler } from '../../../platform/tasks/tasks.ts';
import {
  type Blueprint,
  type CvWording,
  holdsTerm,
  loadBlueprint,
  probedLines,
  speakablePosts,
  withWordings,
} from '../../interviewers/index.ts';
import { findInterview, type Interview, setCvProbes } from '../../interviews/index.ts';
import { type AskModel, askedByTask, usedByTask } from '../../model-usage/index.ts';
import { brokenCvRule, type CvPost } from '../check-cv-reading.ts';
import { brokenProbesRule, type ProbesBasis } from '../check-probes.ts';
import { touchDialogue } from '../dialogue-store.ts';
import { lockInterviewOf } from '../load-dialogue.ts';

/** A language model that reads CVs and words questions about them. */
export type ProbeWriter = {
  ask: AskModel;
  /** Whether the candidate agreed to that. */
  mayReadCv(db: Db, interview: Interview): Promise<boolean>;
  /** False when a text is clearly in another language. */
  isIn(text: string, language: Language): boolean;
  /** A language by its English name and code, as prompts name it. */
  nameOf(language: Language): string;
  /** How long one call may take. */
  callMs: number;
};

/** A CV as its file was read, and the words that nobody may speak about it. */
export type CvToRead = {
  text: string;
  /** Of the candidate, as the CV has it. */
  names: string[];
  /** Employers and posts that are never spoken of, and words that no question about a CV may hold. */
  unspoken: string[];
  unasked: string[];
};

type Deps = {
  db: Db;
  clock: Clock;
  log: Log;
  /** Null while none is configured. */
  writer: ProbeWriter | null;
  /** `pending` while its file is being read; null where there is none, or it could not be read. */
  cvOf(interview: Interview): Promise<CvToRead | 'pending' | null>;
  /** Keeps the posts with the CV; reports name them. */
  keepPosts(tx: Tx, intakeId: NonNullable<Interview['cvIntakeId']>, posts: readonly CvPost[]): Promise<void>;
};

/** Of a CV; what comes later is older than anybody asks about. */
const LONGEST_CV = 12_000;
const MOST_LINES = 20;
const MOST_POSTS = 6;

/**
 * CV → posts, kept with it → the pinned questions in the model's words, unless the first of them is on its way already
 *
 * Nothing waits for it: a reply that cannot be used leaves the posts and the questions as the rules made them.
 */
export function createWordProbesHandler({ writer, ...deps }: Deps): TaskHandler<{ interviewId: string }> {
  return async (payload, { signal }) => {
    const id = parseId<'interview'>(payload.interviewId);
    const interview = id === null ? null : await findInterview(deps.db, id);
    const intakeId = interview?.cvIntakeId ?? null;
    if (interview === null || writer === null || intakeId === null || interview.blueprintVersionId === null) return;
    if (!(await writer.mayReadCv(deps.db, interview))) return;
    const version = await loadBlueprint(deps.db, interview.blueprintVersionId);
    const cv = await deps.cvOf(interview);
    if (version === null || cv === null) return;
    if (cv === 'pending') throw new OutsideError('The CV is not read yet.', { retryable: true });
    const posts = await readPosts(writer, interview, cv, signal);
    if (posts === null) return;
    await deps.db.transaction((tx) => deps.keepPosts(tx, intakeId, posts));
    if (interview.cvProbes === null) return;
    const year = new Date(deps.clock.now()).getUTCFullYear();
    const wordings = await wordProbes(writer, { interview, blueprint: version.content, cv, posts, year }, signal);
    if (wordings.length === 0) return;
    const isTaken = await deps.db.transaction((tx) => takeWordings(tx, interview, wordings));
    deps.log.info(isTaken ? 'cv-questions-worded' : 'cv-questions-too-late', { interviewId: interview.id });
  };
}

/** Under the lock of the interview: what was asked, or is being asked, stays as it was said. */
async function takeWordings(
  tx: Tx,
  { id, blueprintVersionId }: Interview,
  wordings: readonly CvWording[],
): Promise<boolean> {
  const loaded = await lockInterviewOf(tx, id);
  const probes = loaded?.interview.cvProbes ?? null;
  if (loaded === null || probes === null) return false;
  // It has gone on in another language: these words are of the one before.
  if (loaded.interview.blueprintVersionId !== blueprintVersionId) return false;
  const { state } = loaded.dialogue;
  const planned = (state?.questions.length ?? 0) - probes.questions.length;
  if (state === null || state.phase === 'ended' || state.cursor >= planned) return false;
  await setCvProbes(tx, id, withWordings(probes, wordings));
  await touchDialogue(tx, id);
  return true;
}

async function readPosts(
  writer: ProbeWriter,
  interview: Interview,
  cv: CvToRead,
  signal: AbortSignal,
): Promise<CvPost[] | null> {
  const text = cv.text.slice(0, LONGEST_CV);
  const answer = await writer.ask({
    ...questionOf(writer, interview, cv, signal),
    prompt: 'read-cv.v1',
    data: { text },
    check: (reply) => brokenCvRule(reply, text),
  });
  return usedByTask(answer)?.posts ?? null;
}

async function wordProbes(
  writer: ProbeWriter,
  asked: { interview: Interview; blueprint: Blueprint; cv: CvToRead; posts: readonly CvPost[]; year: number },
  signal: AbortSignal,
): Promise<CvWording[]> {
  const { interview, blueprint, cv, year } = asked;
  const { language } = blueprint;
  const positions = asked.posts.map((post) => ({ ...post, description: post.did.join('\n') }));
  const posts = speakablePosts(positions, { language, year, unspoken: cv.unspoken })
    .slice(0, MOST_POSTS)
    .map(({ spoken, title, from, to, did }, index) => {
      // What says something of a person's life is told to nobody who words a question.
      const told = did.filter((done) => !holdsTerm(cv.unspoken, done));
      return { id: `p${index + 1}`, employer: spoken, title, from, to, did: told };
    });
  const lines = probedLines(blueprint)
    .slice(0, MOST_LINES)
    .map(({ id, text }) => ({ id, text }));
  if (posts.length === 0 || lines.length === 0) return [];
  const questions = blueprint.questions.map(({ text }) => text);
  const basis: ProbesBasis = {
    lines,
    posts,
    asked: questions,
    unasked: [...cv.unspoken, ...cv.unasked],
    isInLanguage: (text) => writer.isIn(text, language),
  };
  const answer = await writer.ask({
    ...questionOf(writer, interview, cv, signal),
    prompt: 'probe.v1',
    data: { language: writer.nameOf(language), title: blueprint.title, lines, posts, questions },
    check: (reply) => brokenProbesRule(reply, basis),
  });
  const probes = usedByTask(answer)?.probes ?? [];
  return probes.flatMap(({ post, wording }) => {
    const employer = posts.find(({ id }) => id === post)?.employer;
    return employer === undefined ? [] : [{ employer, text: wording.trim() }];
  });
}

function questionOf(writer: ProbeWriter, interview: Interview, { names }: CvToRead, signal: AbortSignal) {
  return {
    subject: { kind: 'interview' as const, id: interview.id },
    names: [...names, ...(interview.givenName === null ? [] : [interview.givenName])],
    ...askedByTask(writer, signal),
  };
}
