import { toError } from '../errors.ts';
import type { RateCounterStore } from './rate-counter-store.ts';
import type { Decision, Limits } from './windows.ts';

/** Judges a call, or gives null when nobody could: the call then passes, without the headers. */
export type OpenGate = (identity: string, limits: Limits) => Promise<Decision | null>;

/**
 * A counter store that is down stops nobody. `onFailure` raises the alarm; the gate waits no longer than `timeoutMs`
 * for the store (a call that is counted later than that is counted all the same).
 */
export function createOpenGate(
  store: RateCounterStore,
  settings: { timeoutMs: number; onFailure: (error: Error) => void },
): OpenGate {
  return async (identity, limits) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('the counter store took too long')), settings.timeoutMs);
    });
    try {
      return await Promise.race([store.take(identity, limits), late]);
    } catch (error) {
      settings.onFailure(toError(error));
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
}
