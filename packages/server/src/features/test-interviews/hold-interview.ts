import { randomUUID } from 'node:crypto';
import {
  askedConsents,
  decideConsents,
  type RoomCommandContext,
  type RoomDeps,
  readRoom,
  startInterview,
  submitAnswer,
  tick,
} from '../dialogue/index.ts';
import { confirmSummary } from '../founder-applications/index.ts';
import type { Interview } from '../interviews/index.ts';

/** What stands to be answered. */
export type Asked = {
  /** Key of the question; empty for what belongs to none, such as the opening. */
  question: string;
  /** Its place among the questions. */
  place: number;
  /** How often it was answered already. */
  answered: number;
};

/** More than any interview asks: one that does not end is a fault. */
const MOST_ANSWERS = 80;

/**
 * Holds an interview in text as the room's page does, through the same use cases: consents to the assessment alone,
 * begins, answers until the end. One that a run before left is gone on with.
 *
 * @param answerTo its words; null to stop there
 * @returns `waiting` while an answer is assessed elsewhere: to be called again after a while
 */
export async function holdInterview(
  deps: RoomDeps,
  interview: Pick<Interview, 'id' | 'linkVersion'>,
  answerTo: (asked: Asked) => string | null,
  signal: AbortSignal,
): Promise<'ended' | 'waiting'> {
  const pass = { interviewId: interview.id, linkVersion: interview.linkVersion };
  const look = () => readRoom(deps.db, deps, pass);
  const command = async (): Promise<RoomCommandContext> => {
    const { version } = await look();
    return { deps, pass, seat: seatOf(interview), clientId: randomUUID(), seen: version };
  };
  const before = await look();
  if (before.interview.status === 'SCHEDULED') {
    await agree(deps, await command(), before.interview);
    await startInterview(await command(), { mode: 'text' });
  }
  for (let answers = 0; answers < MOST_ANSWERS; ) {
    signal.throwIfAborted();
    const { state, blueprint } = await look();
    if (state === null || state.phase === 'ended') return 'ended';
    if (state.phase === 'summary') await confirmSummary(await command());
    else if (state.phase === 'listening' && state.prompt !== null) {
      answers += 1;
      const text = answerTo({
        question: blueprint.questions[state.cursor]?.key ?? '',
        place: state.cursor,
        answered: state.questions[state.cursor]?.answers.length ?? 0,
      });
      if (text === null) return 'ended';
      await submitAnswer(await command(), { promptId: state.prompt.id, text, skip: false });
    } else {
      // Nobody else polls: an assessment that its process left is taken up by this.
      await tick(deps, pass);
      return 'waiting';
    }
  }
  throw new Error('an interview does not end');
}

/** The seat of whoever holds it here: a later run knows by it what is its own. */
export function seatOf({ id }: Pick<Interview, 'id'>): string {
  return id;
}

/** Whatever is asked is decided, or the interview would not begin; nothing is recorded. */
async function agree(deps: RoomDeps, command: RoomCommandContext, interview: Interview): Promise<void> {
  const texts = await deps.consents(deps.db, interview);
  const decisions = askedConsents(interview, deps, texts).map((purpose) => ({
    purpose,
    textVersion: texts.version,
    given: purpose === 'ai-evaluation',
  }));
  if (decisions.length > 0) await decideConsents(command, { language: interview.language, decisions });
}
