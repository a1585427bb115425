import { crc32 } from 'node:zlib';
import { API_KEY_PATTERN } from '@colloquy/contract/admin';
import { randomBase62, toBase62 } from '../../platform/crypto/base62.ts';

const PREFIX = 'clq_';
const TEST_PREFIX = 'clq_test_';
const RANDOM_LENGTH = 30;
const CHECK_LENGTH = 6;
/** Of the random part, to recognise a key by. */
const SHOWN_LENGTH = 4;

/** `clq_` or `clq_test_`, 30 random base62 characters, 6 of the CRC-32 of what precedes. */
export function makeKey(isTest = false): string {
  const body = (isTest ? TEST_PREFIX : PREFIX) + randomBase62(RANDOM_LENGTH);
  return body + checksum(body);
}

/** The first characters of a key, to recognise it: its prefix and a few more. */
export function startOf(key: string): string {
  return key.slice(0, (key.startsWith(TEST_PREFIX) ? TEST_PREFIX : PREFIX).length + SHOWN_LENGTH);
}

/** Whether a text can be a key at all: a mistyped one is refused without a look at the database. */
export function hasKeyForm(text: string): boolean {
  return API_KEY_PATTERN.test(text) && checksum(text.slice(0, -CHECK_LENGTH)) === text.slice(-CHECK_LENGTH);
}

function checksum(body: string): string {
  return toBase62(crc32(body), CHECK_LENGTH);
}
