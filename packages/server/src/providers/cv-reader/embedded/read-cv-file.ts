import type { CvOutcome } from '../cv-content.ts';
import { extract } from './intake/extract.ts';
import { readProfile } from './parse/read-profile.ts';

/** Reads a CV file in this thread, without limits of time or memory; the worker calls it, and tests. */
export async function readCvFile(bytes: Uint8Array, fileName: string | null): Promise<CvOutcome> {
  const found = await extract(bytes, fileName);
  if ('failed' in found) return { ok: false, code: found.code, reason: found.reason };
  return readProfile(found.document, found.kind);
}
