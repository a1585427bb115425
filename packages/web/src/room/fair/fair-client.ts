import { type Declared, type FairForm, ROOM_TOKEN_HEADER } from '@colloquy/contract/room';
import { PRIVATE_CALL } from '../../shared/private-call.ts';

const TIMEOUT_MS = 15_000;

/** What the candidate is told about how they are judged, and what they say of themselves afterwards. */
export interface FairClient {
  /** Null where there is nothing to tell, as from a server of the release before. Rejects where no answer has come. */
  look(): Promise<FairForm | null>;
  declare(said: Declared): Promise<FairForm>;
}

/** @param seat the page load, as commands name it: what is said of oneself is taken from the one that held the conversation */
export function createFairClient(token: string, seat: string, fetch: typeof globalThis.fetch): FairClient {
  async function call(path: string, init: RequestInit): Promise<FairForm | null> {
    const response = await fetch(`${path}?${new URLSearchParams({ seat })}`, {
      ...init,
      headers: { ...init.headers, [ROOM_TOKEN_HEADER]: token, accept: 'application/json' },
      ...PRIVATE_CALL,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 404 || response.status === 410) return null;
    if (!response.ok) throw new Error(`${path} gave ${response.status}`);
    return (await response.json()) as FairForm;
  }

  return {
    look: () => call('/room/api/fair', { method: 'GET' }),
    async declare(said) {
      const form = await call('/room/api/declare', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(said),
      });
      if (form === null) throw new Error('nobody takes what was said');
      return form;
    },
  };
}
