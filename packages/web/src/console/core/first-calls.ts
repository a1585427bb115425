import type { ConsoleEndpointName } from '@colloquy/contract/console';
import { ApiError, addressOf, type Call, type Input } from './api.ts';

/** What was begun longer ago is asked for again: somebody signed in meanwhile, or the page slept. */
const GOOD_MS = 30_000;

/** Calls that are begun before anything is drawn, each taken once by the part that needs it. */
export type FirstCalls = {
  begin(name: ConsoleEndpointName, input: Input): void;
  /** The same calls, with those that were begun already under way. */
  call: Call;
};

/** By its name, too: another call at the same address does something else. */
function keyOf(name: ConsoleEndpointName, { params = {}, query }: Input): string {
  return `${name} ${addressOf(name, params, query)}`;
}

/** @param now the time, ms */
export function createFirstCalls(call: Call, now: () => number = () => performance.now()): FirstCalls {
  const begun = new Map<string, { at: number; reply: Promise<unknown> }>();
  return {
    begin(name, input) {
      const reply = call(name, input);
      // Whoever takes it hears of what went wrong.
      reply.catch(() => undefined);
      begun.set(keyOf(name, input), { at: now(), reply });
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
