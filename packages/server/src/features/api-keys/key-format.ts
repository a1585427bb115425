import { crc32 } from 'node:zlib';
import { randomBase62, toBase62 } from '../../platform/crypto/base62.ts';

const PREFIX = 'clq_';
const RANDOM_LENGTH = 30;
const CHECK_LENGTH = 6;
const FORM = /^clq_[0-9A-Za-z]{36}$/;

/** `clq_` + 30 random base62 characters + 6 of the CRC-32 of what precedes. */
export function makeKey(): string {
  const body = PREFIX + randomBase62(RANDOM_LENGTH);
  return body + checksum(body);
}

/** Whether a text can be a key at all: a mistyped one is refused without a look at the database. */
export function hasKeyForm(text: string): boolean {
  return FORM.test(text) && checksum(text.slice(0, -CHECK_LENGTH)) === text.slice(-CHECK_LENGTH);
}

function checksum(body: string): string {
  return toBase62(crc32(body), CHECK_LENGTH);
}
