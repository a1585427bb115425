import { toError } from '../errors.ts';
import type { RateCounterStore } from './rate-counter-store.ts';
import type { Decision, Limits } from './windows.ts';

/** Judges a call, or gives null when nobody could: the call then passes, without the headers. */
export type OpenGate = (identity: string, limits: Limits) => Promise<Decision | null>;

/**
 * A counter store that is down stops nobody, and slows nobody but the first who finds it so: from then on calls pass at
 * once, while one of them at a time asks in the background whether the store is back (that call is counted, too).
 *
 * @param settings.timeoutMs how long for the store, in milliseconds; a call that is counted later is counted all the same
 * @param settings.onFailure raises the alarm, for each call that passed uncounted
 */
export function createOpenGate(
  store: RateCounterStore,
  settings: { timeoutMs: number; onFailure: (error: Error) => void },
): OpenGate {
  let isDown = false;
  let isAsking = false;
  const ask: RateCounterStore['take'] = async (identity, limits) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('the counter store took too long')), settings.timeoutMs);
    });
    try {
      const decision = await Promise.race([store.take(identity, limits), late]);
      isDown = false;
      return decision;
    } finally {
      clearTimeout(timer);
    }
  };
  const askBehind = async (identity: string, limits: Limits): Promise<void> => {
    isAsking = true;
    try {
      await ask(identity, limits);
    } catch (error) {
      settings.onFailure(toError(error));
    } finally {
      isAsking = false;
    }
  };
  return async (identity, limits) => {
    if (isDown) {
      if (isAsking) settings.onFailure(new Error('the counter store is down'));
      else void askBehind(identity, limits);
      return null;
    }
    try {
      return await ask(identity, limits);
    } catch (error) {
      isDown = true;
      settings.onFailure(toError(error));
      return null;
    }
  };
}
