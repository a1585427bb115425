import { describe, expect, test } from 'vitest';
import { FairGate } from './fair-gate.ts';

const NEVER = new AbortController().signal;

/** Work that lasts until it is told to end, and notes when it begins. */
function open() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(name);
      ends.set(name, resolve);
    });
  const end = async (name: string): Promise<void> => {
    await expect.poll(() => ends.has(name)).toBe(true);
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, work, end };
}

describe('a fair gate', () => {
  test('one that hangs in all its places leaves the others theirs', async () => {
    const gate = new FairGate({ places: 4, placesOfLane: 2 });
    const { begun, work } = open();
    for (let no = 1; no <= 30; no += 1) void gate.run('hanging', NEVER, work(`hanging ${no}`));
    void gate.run('good', NEVER, work('good 1'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toEqual(['hanging 1', 'hanging 2', 'good 1']);
  });

  test('with one place, lanes get it in turn', async () => {
    const gate = new FairGate({ places: 1, placesOfLane: 1 });
    const { begun, work, end } = open();
    for (const no of [1, 2, 3]) void gate.run('busy', NEVER, work(`busy ${no}`));
    void gate.run('quiet', NEVER, work('quiet 1'));
    await end('busy 1');
    await end('busy 2');
    await end('quiet 1');
    expect(begun).toEqual(['busy 1', 'busy 2', 'quiet 1', 'busy 3']);
  });

  test('who gives up waiting leaves the queue, and a failure frees its place', async () => {
    const gate = new FairGate({ places: 1, placesOfLane: 1 });
    const { begun, work, end } = open();
    void gate.run('a', NEVER, work('a'));
    const control = new AbortController();
    const given = gate.run('b', control.signal, work('b'));
    const failing = gate.run('c', NEVER, () => Promise.reject(new Error('broken')));
    const told = expect(failing).rejects.toThrow('broken');
    void gate.run('d', NEVER, work('d'));
    control.abort(new Error('no longer'));
    await expect(given).rejects.toThrow('no longer');
    await end('a');
    await told;
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toEqual(['a', 'd']);
  });
});
