import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const BENCH = new URL('../../../../bench/linear.mjs', import.meta.url).pathname;

/** Counts CPU, not time, in a process of its own. */
async function worst(entry: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [BENCH, '--worst', '--entry', entry], {
    env: { PATH: process.env.PATH },
  }).catch((failed: { stdout: string }) => failed);
  return stdout;
}

describe('texts made to cost time', () => {
  test.each(['job', 'answer', 'founder', 'cv', 'import'])(
    '%s: no known repetition costs more than the length of the text',
    async (entry) => {
      const printed = await worst(entry);
      expect(printed.split('\n').filter((line) => line.startsWith('FINDING'))).toEqual([]);
      expect(printed).toContain(`${entry}: `);
    },
    300_000,
  );
});
