import type { AnswerReader, Grading } from '../port.ts';

/** Raised whenever a reading of the same answer may come out differently. */
const VERSION = '14';

/** What reports keep of the engine that read for them. */
export function engineName(meaning: 'on' | 'off', grading: Grading): AnswerReader['engine'] {
  const kind = meaning === 'on' ? 'meaning' : 'stems';
  return { name: `colloquy-embedded-${kind}${grading === 'points' ? '-points' : ''}`, version: VERSION };
}
