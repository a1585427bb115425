import { orAbort } from '../../platform/outbound/budget.ts';
import { isShort } from '../../platform/workers/at-once.ts';
import type { RoomView } from './read-room.ts';
import { transition } from './reducer.ts';
import type { RoomDeps } from './room-deps.ts';
import { transitionContext } from './run-transition.ts';
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
  // What a yes to another language leads to takes that language's plan.
  if (state.languageOffer) return null;
  const now = deps.clock.now();
  const at = { now, lastSeenAt: now, version };
  const answer = { kind: 'answer', answerId: FORESEEN, promptId: prompt.id, text, skip: false, spoken: null } as const;
  const applied = transition(transitionContext(deps, interview, blueprint, { ...at, nextSeq }), state, answer);
  if (!applied.ok) return null;
  const assessing = applied.effects.find((effect) => effect.kind === 'think');
  if (assessing === undefined) return saidIn(applied.entries);
  const question = blueprint.questions[applied.state.cursor];
  const answers = applied.state.questions[applied.state.cursor]?.answers;
  if (question === undefined || answers === undefined || !isShort(answers)) return null;
  const limits = { signal: AbortSignal.timeout(PATIENCE_MS), deadlineAt: Date.now() + PATIENCE_MS };
  const judgement = assessor.assess({ interview, blueprint, question, answers, material: null }, limits);
  const { assessment } = judgement instanceof Promise ? await orAbort(judgement, limits.signal) : judgement;
  if (assessment.spokenIn !== undefined && !state.languageSaid) return null;
  const context = transitionContext(deps, interview, blueprint, { ...at, nextSeq: nextSeq + applied.entries.length });
  const next = transition(context, applied.state, { kind: 'assessed', answerSeq: assessing.answerSeq, assessment });
  return next.ok ? saidIn(next.entries) : null;
}

function saidIn(entries: readonly { body: LogBody }[]): string | null {
  const said = entries.flatMap(({ body }) => (body.kind === 'prompted' ? [body.text.trim()] : []));
  return said.length === 0 ? null : said.join(' ');
}
