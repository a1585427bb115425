import type { ApplyReply, ApplyState } from '@colloquy/contract/public';
import { PRIVATE_CALL } from '../../../shared/private-call.ts';
import type { ApplyLanguage } from '../messages/languages.ts';

/** What a question to the server came to. */
export type Answer<Body> = { kind: 'ok'; body: Body } | { kind: 'unknown' } | { kind: 'too-many' } | { kind: 'failed' };

/** What the page asks the server. Only `start` makes anything. */
export interface ApplySource {
  load(): Promise<Answer<ApplyState>>;
  start(language: ApplyLanguage): Promise<Answer<ApplyReply>>;
}

const TIMEOUT_MS = 30_000;
/** What the server takes as a source. */
const SOURCE = /^[^\p{Cc}\p{Cs}]{1,128}$/u;

export function createSource(options: { pathname: string; search: string; fetch: typeof fetch }): ApplySource {
  const slug = /^\/apply\/([^/]+)\/?$/.exec(options.pathname)?.[1] ?? '';
  const named = new URLSearchParams(options.search).get('source') ?? '';
  const source = SOURCE.test(named) ? named : undefined;

  async function ask<Body extends object>(body?: object): Promise<Answer<Body>> {
    if (slug === '') return { kind: 'unknown' };
    try {
      const response = await options.fetch(`/apply/api/${slug}`, {
        method: body === undefined ? 'GET' : 'POST',
        ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        ...PRIVATE_CALL,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status === 404) return { kind: 'unknown' };
      if (response.status === 429) return { kind: 'too-many' };
      const content: unknown = await response.json();
      if (!response.ok || typeof content !== 'object' || content === null) return { kind: 'failed' };
      return { kind: 'ok', body: content as Body };
    } catch {
      // Whatever broke between here and the server: the page says so and offers another try.
      return { kind: 'failed' };
    }
  }

  return {
    load: () => ask(),
    start: (language) => ask({ language, ...(source === undefined ? {} : { source }) }),
  };
}
