import type { Content } from '@colloquy/content';
import { type Prompt, type PromptName, type PromptReply, REPLIES } from '@colloquy/content/schema/prompt';
import type { Clock } from '../../platform/clock.ts';
import { sha256 } from '../../platform/crypto/digest.ts';
import type { Db } from '../../platform/db/db.ts';
import { InvariantError } from '../../platform/errors.ts';
import type { IdSource } from '../../platform/ids.ts';
import { jsonOf } from '../../platform/json-of.ts';
import type { Log } from '../../platform/log.ts';
import type { Generated, LanguageModel, Message } from '../../providers/language-model/port.ts';
import { type ModelBudget, spentBound } from './bounds.ts';
import { findEarlierReplies, keepCall, type ModelSubject } from './call-store.ts';
import { createMask, mapTexts } from './mask.ts';
import { isWritable, writable } from './writable.ts';

export type Question<Name extends PromptName> = {
  /** What it is about: the call is kept with it. */
  subject: ModelSubject;
  prompt: Name;
  /** Everything from outside; sent as JSON, so that no text in it can end it. */
  data: object;
  /** Names of the people it is about: masked wherever they are in `data`. */
  names: readonly string[];
  /** The rule of the prompt's `problems` that a reply breaks, its marks undone; null when it may be used. */
  check(reply: PromptReply<Name>): string | null;
  /** Which of several replies, from 1: the seed. */
  sample: number;
  /** How long one call may take, and until when all must be over, ms and epoch ms. */
  callMs: number;
  deadlineAt: number;
  signal: AbortSignal;
  /** Whether the second model may be asked where the first is away. */
  mayFallBack: boolean;
};

export type Answer<Name extends PromptName> =
  | { kind: 'used'; reply: PromptReply<Name> }
  /** Nothing that could be read came; `retryable`: it may later, if only once an operator has mended a key. */
  | { kind: 'unavailable'; retryable: boolean }
  /** What came broke a rule, twice. */
  | { kind: 'rejected'; problem: string };

/** Asks the configured model, never inside a transaction. Rejects only when the signal fires. */
export type AskModel = <Name extends PromptName>(question: Question<Name>) => Promise<Answer<Name>>;

export type AskModelDeps = {
  db: Db;
  clock: Clock;
  ids: IdSource;
  log: Log;
  content: Content;
  model: LanguageModel;
  /** Asked where the first is away and the purpose allows it. */
  second: LanguageModel | null;
  budget: ModelBudget;
};

/** Of the time there is, where a second model may be asked. */
const FIRST_SHARE = 0.6;
/** A reply and one more after it broke a rule. */
const TRIES = 2;

/**
 * mask → ask → check → (once: repair) → keep each call → unmask
 *
 * What was replied to the same request before counts, used or rejected: a task that is run anew takes up where it ended.
 */
export function createAskModel(deps: AskModelDeps): AskModel {
  return async <Name extends PromptName>(question: Question<Name>): Promise<Answer<Name>> => {
    const prompt = (await deps.content.load('prompts', 'common'))[question.prompt];
    const mask = createMask(question.names);
    const data = JSON.stringify(mapTexts(question.data, (text) => mask.mask(writable(text))));
    const instructions = instructionsOf(prompt);
    const messages: Message[] = [{ role: 'user', content: data }];
    const undo = (value: unknown): PromptReply<Name> => mapTexts(value, mask.unmask) as PromptReply<Name>;
    const hash = sha256(JSON.stringify([deps.model.name, question.prompt, instructions, data, question.sample]));
    const told = (broken: string): string =>
      prompt.repair.replace('{problem}', () => prompt.problems[broken] ?? prompt.problems.invalid ?? broken);
    const askAgain = (raw: string, broken: string): void => {
      messages.push({ role: 'assistant', content: raw === '' ? '{}' : raw }, { role: 'user', content: told(broken) });
    };
    const earlier = await findEarlierReplies(deps.db, question.subject, hash);
    const used = earlier.find(({ outcome }) => outcome === 'used');
    if (used !== undefined) {
      const read = REPLIES[question.prompt].safeParse(jsonOf(used.reply));
      if (read.success) return { kind: 'used', reply: undo(read.data) };
    }
    const rejected = earlier.filter(({ outcome }) => outcome !== 'used');
    let problem = rejected.at(-1)?.problem ?? 'invalid';
    for (const { reply, problem: broken, outcome } of rejected) askAgain(reply, broken ?? outcome);
    for (let attempt = rejected.length + 1; attempt <= TRIES; attempt += 1) {
      const spent = await spentBound(deps, question.subject);
      if (spent !== null) {
        deps.log.warn('model-budget-spent', { ...idOf(question.subject), bound: spent });
        return { kind: 'unavailable', retryable: spent.startsWith('month') };
      }
      const calls = await ask(deps, question, prompt, { instructions, messages });
      for (const call of calls) {
        const broken = brokenRule(call.generated, question, undo);
        await keepCall(deps.db, {
          id: deps.ids.next(),
          subject: question.subject,
          at: new Date(call.at),
          prompt: question.prompt,
          sample: question.sample,
          attempt,
          model: call.generated.model,
          parameters: { seed: question.sample, maxOutputTokens: prompt.maxOutputTokens },
          request: { instructions, messages },
          requestHash: hash,
          reply: call.generated.kind === 'unavailable' ? null : writable(call.generated.raw),
          outcome: call.generated.kind === 'value' ? (broken === null ? 'used' : 'rejected') : call.generated.kind,
          problem: broken,
          ...tokensOf(call.generated),
          cost: costOf(call.generated, deps.budget),
          ms: call.ms,
        });
        if (broken === null) continue;
        deps.log.warn(call.generated.kind === 'unavailable' ? 'model-unavailable' : 'model-reply-rejected', {
          ...idOf(question.subject),
          prompt: question.prompt,
          model: call.generated.model,
          problem: broken,
          attempt,
        });
      }
      const { generated } = last(calls);
      const broken = brokenRule(generated, question, undo);
      if (generated.kind === 'value' && broken === null) return { kind: 'used', reply: undo(generated.value) };
      if (generated.kind === 'unavailable') return { kind: 'unavailable', retryable: true };
      problem = broken ?? problem;
      askAgain(writable(generated.raw), problem);
    }
    return { kind: 'rejected', problem };
  };
}

function idOf({ kind, id }: ModelSubject): Record<string, string> {
  return kind === 'interview' ? { interviewId: id } : { jobId: id };
}

function instructionsOf({ instructions, examples }: Prompt): string {
  const shown = examples.map(({ input, reply }) => `${JSON.stringify(input)}\n→ ${JSON.stringify(reply)}`);
  return `${instructions}\n${shown.join('\n\n')}`;
}

type Call = { generated: Generated<unknown>; at: number; ms: number };

function last(calls: readonly Call[]): Call {
  const call = calls.at(-1);
  if (call === undefined) throw new InvariantError('no model was asked');
  return call;
}

/** The call of the first model and, where that was away, the one of the second. */
async function ask<Name extends PromptName>(
  { model, second, clock }: AskModelDeps,
  question: Question<Name>,
  prompt: Prompt,
  input: { instructions: string; messages: readonly Message[] },
): Promise<Call[]> {
  const generation = {
    purpose: question.prompt,
    input: { instructions: input.instructions, messages: [...input.messages] },
    schema: REPLIES[question.prompt],
    seed: question.sample,
    maxOutputTokens: prompt.maxOutputTokens,
    signal: question.signal,
  };
  const other = question.mayFallBack ? second : null;
  const within = (share: number): number => {
    const now = Date.now();
    return now + (Math.min(question.deadlineAt, now + question.callMs) - now) * share;
  };
  const call = async (asked: LanguageModel, share: number): Promise<Call> => {
    const [at, started] = [clock.now(), performance.now()];
    const generated = await asked.generate<unknown>({ ...generation, deadlineAt: within(share) });
    return { generated, at, ms: Math.round(performance.now() - started) };
  };
  // A model that says nothing leaves the other one time to.
  const first = await call(model, other === null ? 1 : FIRST_SHARE);
  return first.generated.kind !== 'unavailable' || other === null ? [first] : [first, await call(other, 1)];
}

function brokenRule<Name extends PromptName>(
  generated: Generated<unknown>,
  question: Question<Name>,
  undo: (value: unknown) => PromptReply<Name>,
): string | null {
  switch (generated.kind) {
    case 'value':
      return isWritable(generated.value) ? question.check(undo(generated.value)) : 'invalid';
    case 'unavailable':
      return generated.status === null ? generated.reason : `${generated.reason} (${generated.status})`;
    default:
      return generated.kind;
  }
}

function tokensOf(generated: Generated<unknown>): { inputTokens: number | null; outputTokens: number | null } {
  return generated.kind === 'unavailable' ? { inputTokens: null, outputTokens: null } : generated.usage;
}

function costOf(generated: Generated<unknown>, { price }: ModelBudget): number {
  const { inputTokens, outputTokens } = tokensOf(generated);
  return ((inputTokens ?? 0) * price.input + (outputTokens ?? 0) * price.output) / 1_000_000;
}
