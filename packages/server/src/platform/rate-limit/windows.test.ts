import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VECTOR_LIMITS, VECTORS } from '../../testing/rate-counter-store.conformance.ts';
import { type Counters, countersAt, countOne, usedOf } from './counters.ts';
import {
  type Decision,
  decide,
  type Limits,
  rateLimitHeaders,
  WINDOWS,
  type Window,
  windowEnd,
  windowStart,
} from './windows.ts';

const at = (text: string): number => Date.parse(text);

test.each<[string, Window, string, string]>([
  ['2026-03-10T12:00:07.999Z', 'second', '2026-03-10T12:00:07.000Z', '2026-03-10T12:00:08.000Z'],
  ['2026-03-10T12:00:59.999Z', 'minute', '2026-03-10T12:00:00.000Z', '2026-03-10T12:01:00.000Z'],
  ['2026-12-31T23:59:59.999Z', 'minute', '2026-12-31T23:59:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['2026-02-28T23:00:00.000Z', 'day', '2026-02-28T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
  ['2028-02-28T23:00:00.000Z', 'day', '2028-02-28T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', 'month', '2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
  ['2026-01-31T12:00:00.000Z', 'month', '2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', 'month', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['2028-12-31T23:59:59.999Z', 'year', '2028-01-01T00:00:00.000Z', '2029-01-01T00:00:00.000Z'],
  ['2100-02-28T00:00:00.000Z', 'day', '2100-02-28T00:00:00.000Z', '2100-03-01T00:00:00.000Z'],
])('at %s the %s lasts from %s to %s', (now, window, start, end) => {
  expect(new Date(windowStart(window, at(now))).toISOString()).toBe(start);
  expect(new Date(windowEnd(window, at(now))).toISOString()).toBe(end);
});

const unused = { second: 0, minute: 0, day: 0, month: 0, year: 0 };

test.each<[string, Window, number]>([
  ['2026-02-28T12:00:00.000Z', 'month', 43_200],
  ['2028-02-28T12:00:00.000Z', 'month', 129_600],
  ['2026-02-28T12:00:00.900Z', 'month', 43_200],
  ['2026-03-10T12:00:07.999Z', 'second', 1],
  ['2026-03-10T12:00:00.000Z', 'minute', 60],
  ['2026-03-10T12:00:59.999Z', 'minute', 1],
  ['2026-03-10T23:59:59.999Z', 'day', 1],
  ['2026-01-31T23:59:59.999Z', 'month', 1],
  ['2026-12-31T23:59:59.000Z', 'year', 1],
  ['2026-12-31T23:59:59.999Z', 'year', 1],
  ['2026-01-01T00:00:00.000Z', 'year', 365 * 86_400],
  ['2028-01-01T00:00:00.000Z', 'year', 366 * 86_400],
])('at %s the %s resets in %i whole seconds', (now, window, seconds) => {
  expect(decide({ [window]: 5 }, unused, at(now)).tightest?.resetSeconds).toBe(seconds);
});

function play(limits: Limits): (now: number) => Decision {
  let kept: Counters | undefined;
  return (instant) => {
    const { counters, now } = countersAt(kept, instant);
    const decision = decide(limits, usedOf(counters), now);
    if (decision.allowed) kept = countOne(counters);
    return decision;
  };
}

test('the vectors of the contract as headers', () => {
  const take = play(VECTOR_LIMITS);
  for (const vector of VECTORS) {
    const headers = rateLimitHeaders(take(at(vector.at)));
    const [limit, remaining, reset] = vector.tightest.map(String);
    expect(headers).toEqual({
      'RateLimit-Limit': limit,
      'RateLimit-Remaining': remaining,
      'RateLimit-Reset': reset,
      'X-RateLimit-Limit-Second': '2',
      'X-RateLimit-Limit-Minute': '5',
      'X-RateLimit-Limit-Day': '100',
      'X-RateLimit-Limit-Month': '1000',
      'X-RateLimit-Limit-Year': '10000',
      'X-RateLimit-Remaining-Second': String(vector.remaining[0]),
      'X-RateLimit-Remaining-Minute': String(vector.remaining[1]),
      'X-RateLimit-Remaining-Day': String(vector.remaining[2]),
      'X-RateLimit-Remaining-Month': String(vector.remaining[3]),
      'X-RateLimit-Remaining-Year': String(vector.remaining[4]),
      ...(vector.retryAfter === null ? {} : { 'Retry-After': String(vector.retryAfter) }),
    });
  }
});

test('on a tie the longer window is shown, also among several that refuse', () => {
  const now = at('2026-03-10T12:00:00.000Z');
  const tie = decide({ second: 3, minute: 3, day: 9 }, { ...unused, second: 1, minute: 1 }, now);
  expect(tie.tightest).toMatchObject({ window: 'minute', remaining: 1 });
  const both = decide({ second: 1, day: 7, year: 99 }, { ...unused, second: 1, day: 7 }, now);
  expect(both).toMatchObject({ allowed: false, tightest: { window: 'day' }, retryAfterSeconds: 43_200 });
});

test('a limit that was lowered below what was used shows 0, not less', () => {
  const decision = decide({ day: 5, month: 100 }, { ...unused, day: 50, month: 50 }, at('2026-03-10T12:00:00.000Z'));
  expect(decision.windows.map((window) => window.remaining)).toEqual([0, 50]);
});

test('nothing limited, no headers', () => {
  expect(rateLimitHeaders(decide({}, unused, 0))).toEqual({});
});

/** The slow, obvious model: all accepted instants are kept, and the calendar is read off their text. */
const PREFIX: Record<Window, number> = {
  second: '2026-03-10T12:00:07'.length,
  minute: '2026-03-10T12:00'.length,
  day: '2026-03-10'.length,
  month: '2026-03'.length,
  year: '2026'.length,
};
class SlowModel {
  readonly #accepted: string[] = [];
  readonly #limits: Limits;
  constructor(limits: Limits) {
    this.#limits = limits;
  }
  take(now: number): { allowed: boolean; remaining: (number | undefined)[] } {
    const text = new Date(now).toISOString();
    const left = WINDOWS.map((window) => {
      const prefix = text.slice(0, PREFIX[window]);
      const limit = this.#limits[window];
      return limit === undefined
        ? undefined
        : limit - this.#accepted.filter((other) => other.startsWith(prefix)).length;
    });
    const allowed = left.every((value) => value === undefined || value > 0);
    if (allowed) this.#accepted.push(text);
    return { allowed, remaining: left.map((value) => (value === undefined ? undefined : value - (allowed ? 1 : 0))) };
  }
}

const limit = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: undefined });
const anyLimits = fc.record({ second: limit(3), minute: limit(5), day: limit(8), month: limit(12), year: limit(20) });
const anySteps = fc.array(
  fc.oneof(...[800, 30_000, 40_000_000, 2_000_000_000, 20_000_000_000].map((max) => fc.integer({ min: 0, max }))),
  { maxLength: 60 },
);
const anyStart = fc.oneof(
  fc.integer({ min: Date.UTC(1980, 0, 1), max: Date.UTC(2120, 0, 1) }),
  fc.constantFrom(
    at('2027-12-31T23:59:58.500Z'),
    at('2028-02-28T23:59:59.000Z'),
    at('2026-02-28T23:59:59.999Z'),
    at('2026-03-31T23:59:00Z'),
  ),
);

test('accepts, refuses and shows what the obvious model does', () => {
  fc.assert(
    fc.property(anyStart, anyLimits, anySteps, (start, given, steps) => {
      const limits: Limits = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const take = play(limits);
      const model = new SlowModel(limits);
      let now = start;
      for (const step of steps) {
        now += step;
        const [decision, expected] = [take(now), model.take(now)];
        expect(decision.allowed).toBe(expected.allowed);
        expect(WINDOWS.map((window) => decision.windows.find((found) => found.window === window)?.remaining)).toEqual(
          expected.remaining,
        );
      }
    }),
    { numRuns: 300 },
  );
});

test('waiting as long as Retry-After says is always enough for the window that said it', () => {
  fc.assert(
    fc.property(anyStart, anyLimits, anySteps, (start, given, steps) => {
      const limits: Limits = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const take = play(limits);
      let now = start;
      for (const step of steps) {
        now += step;
        const decision = take(now);
        if (decision.allowed) continue;
        now += (decision.retryAfterSeconds ?? 0) * 1000;
        const shown = decision.tightest?.window;
        const next = take(now);
        // All windows that refused were shorter or equal, and a longer one's end is an end of each shorter one.
        expect([shown, next.allowed]).toEqual([shown, true]);
      }
    }),
    { numRuns: 300 },
  );
});
