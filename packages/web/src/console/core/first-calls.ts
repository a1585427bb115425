import type { ConsoleEndpointName } from '@colloquy/contract/console';
import { ApiError, addressOf, type Call, type Input, type ReplyOf } from './api.ts';

/** What was begun longer ago is asked for again: somebody signed in meanwhile, or the page slept. */
const GOOD_MS = 30_000;

/** Calls that are begun before anything is drawn, each taken once by the part that needs it. */
export type FirstCalls = {
  begin(name: ConsoleEndpointName, input: Input): void;
  /** The same calls, with those that were begun already under way. */
  call: Call;
  /** Takes a reply that has come; nothing where none has, or it was refused. */
  taken: Taken;
  /** Once each that was begun has been answered, or has failed. */
  settled(): Promise<void>;
};

/** A reply that is here already: what is drawn with it need not be drawn without it first. */
export type Taken = <Name extends ConsoleEndpointName>(name: Name, input: Input) => ReplyOf<Name> | undefined;

type Begun = { at: number; reply: Promise<unknown>; value?: unknown; settled?: Promise<void> };

/** By its name, too: another call at the same address does something else. */
function keyOf(name: ConsoleEndpointName, { params = {}, query }: Input): string {
  return `${name} ${addressOf(name, params, query)}`;
}

/** @param now the time, ms */
export function createFirstCalls(call: Call, now: () => number = () => performance.now()): FirstCalls {
  const begun = new Map<string, Begun>();
  return {
    begin(name, input) {
      const reply = call(name, input);
      const one: Begun = { at: now(), reply };
      // Whoever takes it hears of what went wrong.
      one.settled = reply.then(
        (value) => {
          one.value = value;
        },
        () => undefined,
      );
      begun.set(keyOf(name, input), one);
    },
    taken: (name, input) => {
      const key = keyOf(name, input);
      const found = begun.get(key);
      if (found?.value === undefined || now() - found.at > GOOD_MS) return undefined;
      begun.delete(key);
      return found.value as ReplyOf<typeof name>;
    },
    settled: async () => {
      await Promise.all([...begun.values()].map(({ settled }) => settled));
    },
    call: async (name, input = {}) => {
      const key = keyOf(name, input);
      const found = begun.get(key);
      begun.delete(key);
      if (found === undefined || now() - found.at > GOOD_MS) return call(name, input);
      // Where nobody answered, or the server failed, it is made again: that may be over. A refusal stands.
      const again = (error: unknown): Promise<unknown> => {
        if (error instanceof ApiError && error.status > 0 && error.status < 500) throw error;
        return call(name, input);
      };
      return found.reply.catch(again) as ReturnType<typeof call<typeof name>>;
    },
  };
}
