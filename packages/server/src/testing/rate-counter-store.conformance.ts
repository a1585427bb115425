import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MemoryCounterStore } from '../platform/rate-limit/memory-counter-store.ts';
import type { RateCounterStore } from '../platform/rate-limit/rate-counter-store.ts';
import type { Limits } from '../platform/rate-limit/windows.ts';

/** The instant that the stores judge by; null for their own clock. */
export type TestNow = () => number | null;

/** Stores that share their counters, as the nodes of one system do; one where there can be only one. */
export type OpenNodes = (now: TestNow) => Promise<{ nodes: RateCounterStore[]; close: () => Promise<void> }>;

/** Limits and vectors of the published contract: instant, status, headers, remaining per window. */
export const VECTOR_LIMITS = { second: 2, minute: 5, day: 100, month: 1000, year: 10_000 } as const;
export const VECTORS: {
  at: string;
  allowed: boolean;
  tightest: [number, number, number];
  remaining: number[];
  retryAfter: number | null;
}[] = [
  {
    at: '2026-03-10T12:00:07.000Z',
    allowed: true,
    tightest: [2, 1, 1],
    remaining: [1, 4, 99, 999, 9999],
    retryAfter: null,
  },
  {
    at: '2026-03-10T12:00:07.400Z',
    allowed: true,
    tightest: [2, 0, 1],
    remaining: [0, 3, 98, 998, 9998],
    retryAfter: null,
  },
  {
    at: '2026-03-10T12:00:07.999Z',
    allowed: false,
    tightest: [2, 0, 1],
    remaining: [0, 3, 98, 998, 9998],
    retryAfter: 1,
  },
  {
    at: '2026-03-10T12:00:08.000Z',
    allowed: true,
    tightest: [2, 1, 1],
    remaining: [1, 2, 97, 997, 9997],
    retryAfter: null,
  },
  {
    at: '2026-03-10T12:00:08.100Z',
    allowed: true,
    tightest: [2, 0, 1],
    remaining: [0, 1, 96, 996, 9996],
    retryAfter: null,
  },
  {
    at: '2026-03-10T12:00:09.000Z',
    allowed: true,
    tightest: [5, 0, 51],
    remaining: [1, 0, 95, 995, 9995],
    retryAfter: null,
  },
  {
    at: '2026-03-10T12:00:09.900Z',
    allowed: false,
    tightest: [5, 0, 51],
    remaining: [1, 0, 95, 995, 9995],
    retryAfter: 51,
  },
  {
    at: '2026-03-10T12:00:59.999Z',
    allowed: false,
    tightest: [5, 0, 1],
    remaining: [2, 0, 95, 995, 9995],
    retryAfter: 1,
  },
  {
    at: '2026-03-10T12:01:00.000Z',
    allowed: true,
    tightest: [2, 1, 1],
    remaining: [1, 4, 94, 994, 9994],
    retryAfter: null,
  },
];

/** The promises of `RateCounterStore`, for every adapter. */
export function rateCounterStoreConformance(name: string, open: OpenNodes): void {
  let now: number | null = null;
  let opened: Awaited<ReturnType<OpenNodes>>;
  beforeAll(async () => {
    opened = await open(() => now);
  }, 60_000);
  afterAll(async () => await opened?.close());
  const store = (index = 0): RateCounterStore => {
    const node = opened.nodes[index % opened.nodes.length];
    if (!node) throw new Error('no store was opened');
    return node;
  };
  const someone = (): string => `conformance-${randomUUID()}`;

  test(`${name}: the vectors of the contract, from any node`, async () => {
    const identity = someone();
    for (const [i, vector] of VECTORS.entries()) {
      now = Date.parse(vector.at);
      const decision = await store(i).take(identity, VECTOR_LIMITS);
      const { limit, remaining, resetSeconds } = decision.tightest ?? {};
      expect([vector.at, decision.allowed, limit, remaining, resetSeconds, decision.retryAfterSeconds]).toEqual([
        vector.at,
        vector.allowed,
        ...vector.tightest,
        vector.retryAfter,
      ]);
      expect(decision.windows.map((window) => window.remaining)).toEqual(vector.remaining);
    }
  });

  test.each([
    ['at a fixed instant', Date.UTC(2026, 5, 1)],
    ['by its own clock', null],
  ])(`${name}: 200 calls at once on a limit of 50 accept exactly 50, %s`, async (_when, instant) => {
    now = instant;
    const identity = someone();
    const limits: Limits = { year: 50 };
    const decisions = await Promise.all(Array.from({ length: 200 }, (_, i) => store(i).take(identity, limits)));
    const accepted = decisions.filter((decision) => decision.allowed);
    expect(accepted.length).toBe(50);
    expect(accepted.map((decision) => decision.tightest?.remaining).sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 50 }, (_, i) => i),
    );
    expect(
      decisions.filter((decision) => !decision.allowed).every((decision) => decision.tightest?.remaining === 0),
    ).toBe(true);
    expect((await store().take(identity, { year: 51 })).allowed).toBe(true); // the refused ones consumed nothing
  });

  test(`${name}: identities do not share counters`, async () => {
    now = Date.UTC(2026, 0, 31, 23, 59, 59);
    const [one, other] = [someone(), someone()];
    expect((await store().take(one, { day: 1 })).allowed).toBe(true);
    expect((await store().take(one, { day: 1 })).allowed).toBe(false);
    expect((await store().take(other, { day: 1 })).allowed).toBe(true);
  });

  test(`${name}: no limits accept and show nothing, a limit of 0 refuses from the first call`, async () => {
    now = Date.UTC(2026, 0, 1);
    const identity = someone();
    expect(await store().take(identity, {})).toEqual({
      allowed: true,
      windows: [],
      tightest: null,
      retryAfterSeconds: null,
    });
    const closed = someone();
    for (let i = 0; i < 2; i += 1) {
      expect(await store(i).take(closed, { minute: 0, day: 10 })).toMatchObject({
        allowed: false,
        retryAfterSeconds: 60,
        tightest: { window: 'minute', remaining: 0 },
      });
    }
    expect((await store().take(closed, { day: 1 })).allowed).toBe(true);
  });

  test(`${name}: windows that are not limited are counted all the same`, async () => {
    now = Date.UTC(2026, 0, 1, 12);
    const identity = someone();
    await store().take(identity, {});
    await store().take(identity, { day: 5 });
    const decision = await store().take(identity, { month: 5 });
    expect(decision.windows).toMatchObject([{ window: 'month', remaining: 2 }]);
  });

  test(`${name}: a clock that lags never reopens a window`, async () => {
    const identity = someone();
    now = Date.UTC(2026, 1, 1, 0, 0, 0);
    expect((await store().take(identity, { month: 1 })).allowed).toBe(true);
    now = Date.UTC(2026, 0, 31, 23, 59, 58);
    expect(await store(1).take(identity, { month: 1 })).toMatchObject({
      allowed: false,
      retryAfterSeconds: 28 * 86_400,
    });
    now = Date.UTC(2026, 2, 1);
    expect((await store().take(identity, { month: 1 })).allowed).toBe(true);
  });

  test(`${name}: judges as the store in memory does, over any calendar`, async () => {
    const step = fc.oneof(
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 0, max: 90_000 }),
      fc.integer({ min: 0, max: 3 * 86_400_000 }),
      fc.integer({ min: 0, max: 400 * 86_400_000 }),
    );
    const limits = fc.record({
      second: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
      minute: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      day: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
      month: fc.integer({ min: 2, max: 8 }),
      year: fc.integer({ min: 4, max: 12 }),
    });
    const start = fc.integer({ min: Date.UTC(1999, 0, 1), max: Date.UTC(2099, 0, 1) });
    await fc.assert(
      fc.asyncProperty(start, limits, fc.array(step, { minLength: 5, maxLength: 25 }), async (from, given, steps) => {
        const identity = someone();
        const reference = new MemoryCounterStore({ now: () => now ?? 0 });
        now = from;
        const wanted = definedLimits(given);
        for (const [i, ms] of steps.entries()) {
          now += ms;
          expect(await store(i).take(identity, wanted)).toEqual(await reference.take(identity, wanted));
        }
      }),
      { numRuns: 40 },
    );
  }, 60_000);
}

/** Without the windows that have no limit: `undefined` is not a limit. */
function definedLimits(given: { [K in keyof Limits]: number | undefined }): Limits {
  return Object.fromEntries(Object.entries(given).filter(([, limit]) => limit !== undefined));
}
