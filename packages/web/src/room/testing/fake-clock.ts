import type { Clock } from '../core/clock.ts';

export type FakeClock = Clock & {
  /** Runs every task that falls due within `ms`, in order, and lets promises settle after each. */
  pass(ms: number): Promise<void>;
};

/** Lets everything that waits for a settled promise run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}

/** Time that passes only when a test says so. */
export function createFakeClock(): FakeClock {
  let nowMs = 0;
  let tasks: { atMs: number; run: () => void }[] = [];
  return {
    now: () => nowMs,
    after(delayMs, run) {
      const task = { atMs: nowMs + delayMs, run };
      tasks.push(task);
      return () => {
        tasks = tasks.filter((other) => other !== task);
      };
    },
    async pass(ms) {
      const endMs = nowMs + ms;
      await settle();
      for (;;) {
        const next = tasks.filter(({ atMs }) => atMs <= endMs).sort((first, second) => first.atMs - second.atMs)[0];
        if (next === undefined) break;
        tasks = tasks.filter((task) => task !== next);
        nowMs = Math.max(nowMs, next.atMs);
        next.run();
        await settle();
      }
      nowMs = endMs;
      await settle();
    },
  };
}
