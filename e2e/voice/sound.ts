import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const HEADER_BYTES = 44;
const RATE_AT = 24;
/** The candidate's voice; the interviewer has another. */
const VOICE = 'am_michael';
/** Long enough for the sending, the thinking and most of the next question. */
const SILENCE_MS = 10_000;
const BEGIN_MS = 500;

type Cli = (...args: string[]) => string;

/** The answers as one sound with silence after each, for a browser's microphone; spoken once and kept beside the weights. */
export function answersAsSound(cli: Cli, answers: readonly string[], cache: string, out: string): void {
  const kept = join(cache, 'answers');
  mkdirSync(kept, { recursive: true });
  const sounds = answers.map((text) => {
    const file = join(kept, `${createHash('sha256').update(`${VOICE}:${text}`).digest('hex').slice(0, 16)}.wav`);
    if (!existsSync(file)) cli('speech', 'say', text, '--language', 'en', '--voice', VOICE, '--out', file);
    return readFileSync(file);
  });
  const [first] = sounds;
  if (first === undefined) throw new Error('nothing to say');
  const silence = (ms: number) => Buffer.alloc(Math.round((first.readUInt32LE(RATE_AT) * ms) / 1_000) * 2);
  const body = Buffer.concat([
    silence(BEGIN_MS),
    ...sounds.flatMap((sound) => [sound.subarray(HEADER_BYTES), silence(SILENCE_MS)]),
  ]);
  const header = Buffer.from(first.subarray(0, HEADER_BYTES));
  header.writeUInt32LE(HEADER_BYTES - 8 + body.length, 4);
  header.writeUInt32LE(body.length, HEADER_BYTES - 4);
  writeFileSync(out, Buffer.concat([header, body]));
}
