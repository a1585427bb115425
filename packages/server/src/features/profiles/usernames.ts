import { createHash } from 'node:crypto';
import anyAscii from 'any-ascii';

export type UsernameRequest = {
  /** The source's own public name for the person, or empty. */
  publicIdentifier: string;
  firstName: string;
  lastName: string;
  /** Stable and unique for the person (a source id): decides what is tried when names collide or say nothing. */
  seed: string;
};

const MIN_LENGTH = 3;
const MAX_LENGTH = 60;
/** Numbers are readable but betray how many came before and cost a question each: a few of them, then letters. */
const LAST_NUMBER = 9;
const CODE_LENGTH = 5;
const CODE_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Text of any script as small ASCII letters, digits and single hyphens. It is an identifier, not a reading: Han
 * characters take their Mandarin sounds whoever bears them.
 */
export function slug(text: string): string {
  const words = text
    .normalize('NFKC')
    .replaceAll(/[’'`ʼ]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) =>
      anyAscii(word)
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, ''),
    )
    .filter((word) => word !== '');
  let joined = '';
  for (const word of words) {
    const next = joined === '' ? word.slice(0, MAX_LENGTH) : `${joined}-${word}`;
    if (next.length > MAX_LENGTH) break;
    joined = next;
  }
  return joined;
}

function code(seed: string, round: number): string {
  const digest = createHash('sha256').update(`${seed}\0${round}`).digest();
  return Array.from(digest.subarray(0, CODE_LENGTH), (byte) => CODE_ALPHABET.charAt(byte % 32)).join('');
}

/**
 * Usernames for a person in the order they are tried, without end. From the source, else from the name, else
 * `profile-` with a code; then `-2` to `-9`; then codes. The same request gives the same list.
 */
export function* usernameCandidates(requested: UsernameRequest): Generator<string, never> {
  const own = slug(requested.publicIdentifier);
  const named = slug(`${requested.firstName} ${requested.lastName}`);
  const base = [own, named].find((text) => text.length >= MIN_LENGTH);
  let round = 0;
  if (base !== undefined) {
    yield base;
    // A person whose public name is taken here is better known by the full name than by a number.
    if (base === own && named.length >= MIN_LENGTH && named !== own) yield named;
    for (let number = 2; number <= LAST_NUMBER; number++) yield `${base}-${number}`;
  }
  const stem = base ?? 'profile';
  for (;;) yield `${stem}-${code(requested.seed, round++)}`;
}

/**
 * The first candidate that is free. A person who has a username keeps it: call this once, when the profile is made.
 * `isTaken` answers for one organization; it must in the end say no.
 */
export function chooseUsername(requested: UsernameRequest, isTaken: (username: string) => boolean): string {
  const candidates = usernameCandidates(requested);
  for (;;) {
    const candidate = candidates.next().value;
    if (!isTaken(candidate)) return candidate;
  }
}

/** As `chooseUsername` where the question costs a query. */
export async function findUsername(
  requested: UsernameRequest,
  isTaken: (username: string) => Promise<boolean>,
): Promise<string> {
  const candidates = usernameCandidates(requested);
  for (;;) {
    const candidate = candidates.next().value;
    if (!(await isTaken(candidate))) return candidate;
  }
}
