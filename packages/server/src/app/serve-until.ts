import type { Log } from '../platform/log.ts';

/** The first calls come first: on the embedded database they would wait for the statements that make a link. */
export const ADVICE_AFTER_MS = 500;

export type Serving = {
  /** Resolves with the reason when the server has to end. */
  asked: Promise<string>;
  /** Says to whoever started the server how to go on. */
  advise(): Promise<void>;
  /** Fetches in the background what is wanted and not there yet. */
  pull(signal: AbortSignal): Promise<void>;
  /** Drains and closes. */
  stop(reason: string): Promise<void>;
  log: Pick<Log, 'error' | 'info'>;
};

/**
 * What a server that listens does beside its calls, until it is asked to end: the advice a moment after the start, or never
 * where the end comes first, and what is fetched, which the end cuts short. Neither ends a server by its failure.
 */
export async function serveUntil({ asked, advise, pull, stop, log }: Serving): Promise<void> {
  let advised = Promise.resolve();
  const pulling = new AbortController();
  const later = setTimeout(() => {
    advised = advise().catch((error: unknown) => log.error('first-owner-not-told', error));
    pull(pulling.signal).catch((error: unknown) => log.error('speech-engines-not-pulled', error));
  }, ADVICE_AFTER_MS).unref();
  const reason = await asked;
  clearTimeout(later);
  pulling.abort();
  log.info('stopping', { signal: reason });
  // Next to each other: a database that hangs must not keep the server ready while the advice waits for it.
  await Promise.all([stop(reason), advised]);
}
