import { createHmac } from 'node:crypto';

/** Tells, in a backup, which secret key is that of its time. */
export const KEY_CHECK = 'secret-key-check';

/** Nothing of the key can be had from it. */
export function keyCheck(key: string): string {
  return createHmac('sha256', key).update('colloquy backup').digest('hex');
}
