import { InvariantError } from '../errors.ts';

const SEGMENT = /^[a-z0-9_-][a-z0-9._-]*$/;
const MAX_KEY_LENGTH = 512;
const MAX_SEGMENT_LENGTH = 200;

/**
 * Throws unless the key is a path of segments of `a-z 0-9 . _ -` that do not begin with a dot: nothing climbs out of a
 * folder, nothing is hidden, and two keys never meet on a file system that folds capitals. Keys are made by us from
 * ids, so a bad one is a bug.
 */
export function checkKey(key: string): void {
  if (key.length > MAX_KEY_LENGTH || !key.split('/').every(isSegment)) {
    throw new InvariantError('A blob key is malformed.');
  }
}

/** Throws unless the prefix is a folder: empty, or a key followed by `/`. */
export function checkPrefix(prefix: string): void {
  if (prefix === '') return;
  if (!prefix.endsWith('/')) throw new InvariantError('A blob prefix must end with a slash.');
  checkKey(prefix.slice(0, -1));
}

/** Whether one part of a path may be in a key. */
export function isSegment(segment: string): boolean {
  return segment.length <= MAX_SEGMENT_LENGTH && SEGMENT.test(segment);
}
