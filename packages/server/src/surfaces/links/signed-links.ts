import { RESULT_LINK_HOURS } from '@colloquy/contract/shared';
import { equalBytes, hmacSha256 } from '../../platform/crypto/digest.ts';

const LIFE_MS = RESULT_LINK_HOURS * 3_600_000;
const MAC_BYTES = 20;
/** Value of the parameter `assessments`, signed with the rest. */
const ASSESSMENTS = 'shown';

export type LinkVerdict = 'good' | 'expired' | 'bad';

/**
 * Links to what an interview left behind: path, expiry and an HMAC of both. Signed when read, good for 24 hours;
 * nothing of them is stored, and they end when the thing is erased.
 */
export class SignedLinks {
  readonly #keys: readonly string[];
  readonly #origin: () => string;

  /** @param keys the first characters, all are accepted */
  constructor(keys: readonly string[], origin: () => string) {
    this.#keys = keys;
    this.#origin = origin;
  }

  report(interviewId: string, now: number): string {
    return this.#sign(`/links/reports/${interviewId}`, now);
  }

  /** A link that also shows what people think of the report: whoever makes it has to be one who may see that. */
  assessedReport(interviewId: string, now: number): string {
    return this.#sign(`/links/reports/${interviewId}`, now, ASSESSMENTS);
  }

  transcript(interviewId: string, now: number): string {
    return this.#sign(`/links/transcripts/${interviewId}`, now);
  }

  /** The first file of a recording; null where there is none. The path ends as the file's type does: players go by it. */
  recording(
    { id, recordingAt, recordingType }: { id: string; recordingAt: Date | null; recordingType: string | null },
    now: number,
  ): string | null {
    if (recordingAt === null || recordingType === null) return null;
    return this.#sign(`/links/recordings/${id}.${recordingType}`, now);
  }

  /** A file that belongs to a recording: a later part, captions, chapters. */
  recordingFile(interviewId: string, name: string, now: number): string {
    return this.#sign(`/links/recordings/${interviewId}/${name}`, now);
  }

  /** Whether this path was signed by us and is still good. Wrong signatures are found before expiry is looked at. */
  check(
    path: string,
    query: { expires?: unknown; signature?: unknown; assessments?: unknown },
    now: number,
  ): LinkVerdict {
    const { expires, signature, assessments } = query;
    if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{10,16}$/.test(expires)) return 'bad';
    const given = Buffer.from(signature, 'base64url');
    if (given.toString('base64url') !== signature) return 'bad';
    if (!this.#keys.some((key) => equalBytes(mac(key, path, expires, assessments), given))) return 'bad';
    return Number(expires) > now ? 'good' : 'expired';
  }

  /** Whether a good link was made to show assessments. */
  showsAssessments({ assessments }: { assessments?: unknown }): boolean {
    return assessments === ASSESSMENTS;
  }

  #sign(path: string, now: number, assessments?: typeof ASSESSMENTS): string {
    const [key = ''] = this.#keys;
    const expires = String(now + LIFE_MS);
    const shown = assessments === undefined ? '' : `assessments=${assessments}&`;
    const signature = mac(key, path, expires, assessments).toString('base64url');
    return `${this.#origin()}${path}?${shown}expires=${expires}&signature=${signature}`;
  }
}

/** @param assessments the parameter as it came; a link without it is signed without it */
function mac(key: string, path: string, expires: string, assessments: unknown): Buffer {
  const shown = assessments === undefined ? '' : `\nassessments=${JSON.stringify(assessments)}`;
  return hmacSha256(key, `link\n${path}\n${expires}${shown}`).subarray(0, MAC_BYTES);
}
