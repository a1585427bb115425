import { orAbort } from '../../platform/outbound/budget.ts';
import { isShort } from '../../platform/workers/at-once.ts';
import type { RoomView } from './read-room.ts';
import { step } from './reducer.ts';
import type { RoomDeps } from './room-deps.ts';
import { stepContext } from './run-step.ts';
import type { LogBody } from './state.ts';

/** No answer has this id: nothing of it is stored. */
const FORESEEN = 'foreseen';
/** Nobody waits for it: an assessor that takes longer is not waited for. */
const PATIENCE_MS = 5_000;

/**
 * What would be said next if these words were the answer to what stands. Nothing is stored; by the same steps as the answer
 * itself, so that it comes true where the answer holds these words.
 *
 * @returns null where that cannot be known without asking somebody for it, such as a language model, or is too long to be
 *   read at once: the workers are left to answers that were sent
 * @throws {Error} where the assessor fails, or does not know it within a few seconds
 */
export async function foresee(
  deps: Pick<RoomDeps, 'db' | 'clock' | 'phrases' | 'assessor'>,
  { interview, blueprint, state, nextSeq, version }: RoomView,
  text: string,
): Promise<string | null> {
  const prompt = state?.prompt;
  const assessor = deps.assessor(blueprint.kind);
  if (state?.phase !== 'listening' || prompt == null || assessor.foresees !== true) return null;
  const now = deps.clock.now();
  const at = { now, lastSeenAt: now, version };
  const answer = { kind: 'answer', answerId: FORESEEN, promptId: prompt.id, text, skip: false, spoken: null } as const;
  const taken = step(stepContext(deps, interview, blueprint, { ...at, nextSeq }), state, answer);
  if (!taken.ok) return null;
  const thought = taken.effects.find((effect) => effect.kind === 'think');
  if (thought === undefined) return saidIn(taken.entries);
  const question = blueprint.questions[taken.state.cursor];
  const answers = taken.state.questions[taken.state.cursor]?.answers;
  if (question === undefined || answers === undefined || !isShort(answers)) return null;
  const limits = { signal: AbortSignal.timeout(PATIENCE_MS), deadlineAt: Date.now() + PATIENCE_MS };
  const judgement = assessor.assess({ interview, blueprint, question, answers, material: null }, limits);
  const { assessment } = judgement instanceof Promise ? await orAbort(judgement, limits.signal) : judgement;
  const context = stepContext(deps, interview, blueprint, { ...at, nextSeq: nextSeq + taken.entries.length });
  const next = step(context, taken.state, { kind: 'assessed', answerSeq: thought.answerSeq, assessment });
  return next.ok ? saidIn(next.entries) : null;
}

function saidIn(entries: readonly { body: LogBody }[]): string | null {
  const said = entries.flatMap(({ body }) => (body.kind === 'prompted' ? [body.text.trim()] : []));
  return said.length === 0 ? null : said.join(' ');
}
