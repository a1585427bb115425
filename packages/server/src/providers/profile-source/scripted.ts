import type { Profile } from '../shapes/profile.ts';
import type { LookUpOutcome, ProfileUpstream } from './port.ts';

/** An upstream that answers from a table, for tests and demonstrations: what is not in the table is not found. */
export class ScriptedUpstream implements ProfileUpstream {
  readonly asked: string[] = [];
  readonly #profiles: ReadonlyMap<string, Profile>;
  readonly #now: () => number;

  constructor(profiles: Readonly<Record<string, Profile>>, now: () => number = () => 0) {
    this.#profiles = new Map(Object.entries(profiles));
    this.#now = now;
  }

  lookUp(username: string, signal: AbortSignal): Promise<LookUpOutcome> {
    if (signal.aborted) return Promise.reject(signal.reason);
    this.asked.push(username);
    const profile = this.#profiles.get(username);
    return Promise.resolve(
      profile === undefined
        ? { status: 'not-found' }
        : { status: 'found', profile, fetchedAt: this.#now(), stale: false },
    );
  }
}
