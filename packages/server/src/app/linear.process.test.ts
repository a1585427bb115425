import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const BENCH = new URL('../../../../bench/linear.mjs', import.meta.url).pathname;

/** Room for what one reading makes: how often the engine collects is no work on the text, and differs by machine. */
const ROOM = '--max-semi-space-size=64';

/** Counts CPU, not time, in a process of its own. @returns what it printed, of a run with findings, too */
async function worst(entry: string): Promise<{ printed: string[]; code: number }> {
  const run = promisify(execFile)(process.execPath, [ROOM, BENCH, '--worst', '--entry', entry], {
    env: { PATH: process.env.PATH },
  });
  const { stdout, code } = await run.then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (failed: { stdout: string; code: number }) => failed,
  );
  return { printed: stdout.split('\n'), code };
}

describe('texts made to cost time', () => {
  test.each(['job', 'title', 'answer', 'founder', 'cv', 'import'])(
    '%s: no known repetition costs more than the length of the text',
    async (entry) => {
      const { printed, code } = await worst(entry);
      expect(printed.filter((line) => line.startsWith('FINDING'))).toEqual([]);
      // All of them: a run that is cut short has found nothing either.
      expect(printed).toContainEqual(expect.stringMatching(new RegExp(`^${entry}: ([1-9]\\d*) of \\1 texts`)));
      expect(code).toBe(0);
    },
    900_000,
  );

  test('a reader whose work grows with the square is found', async () => {
    const { printed, code } = await worst('planted');
    expect(printed.some((line) => line.startsWith('FINDING planted: {"head":"","bit":" "}'))).toBe(true);
    expect(code).toBe(1);
  }, 900_000);
});
