import {
  VERIFY_TOKEN_HEADER,
  type VerifyClaim,
  type VerifyError,
  type VerifyReply,
  type VerifyState,
} from '@colloquy/contract/public';
import { PRIVATE_CALL } from '../../../shared/private-call.ts';

/** What a question to the server came to. `over` covers links that are unknown as well: nothing more can be done. */
export type Answer<Body> =
  | { kind: 'ok'; body: Body }
  | { kind: 'unknown' }
  | { kind: 'over' }
  | { kind: 'refused'; error: VerifyError }
  | { kind: 'failed' };

/** What the page asks the server, all under its own token. */
export interface VerifySource {
  load(): Promise<Answer<VerifyState>>;
  claim(claim: VerifyClaim): Promise<Answer<VerifyReply>>;
  sendCode(id: string): Promise<Answer<VerifyReply>>;
  confirm(id: string, code: string): Promise<Answer<VerifyReply>>;
}

const TIMEOUT_MS = 30_000;

export function createSource(options: { pathname: string; fetch: typeof fetch }): VerifySource {
  const token = /^\/verify\/([\w-]+)$/.exec(options.pathname)?.[1] ?? '';

  async function ask<Body extends object>(path: string, body?: object): Promise<Answer<Body>> {
    if (token === '') return { kind: 'unknown' };
    try {
      const response = await options.fetch(`/verify/api/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          [VERIFY_TOKEN_HEADER]: token,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...PRIVATE_CALL,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status === 404) return { kind: 'unknown' };
      if (response.status === 410) return { kind: 'over' };
      const content: unknown = await response.json();
      if (typeof content !== 'object' || content === null) return { kind: 'failed' };
      if (response.ok) return { kind: 'ok', body: content as Body };
      return response.status < 500 && 'code' in content
        ? { kind: 'refused', error: content as VerifyError }
        : { kind: 'failed' };
    } catch {
      // Whatever broke between here and the server: the page says so and offers another try.
      return { kind: 'failed' };
    }
  }

  return {
    load: () => ask('state'),
    claim: (claim) => ask('claim', claim),
    sendCode: (id) => ask('code', { id }),
    confirm: (id, code) => ask('confirm', { id, code }),
  };
}
