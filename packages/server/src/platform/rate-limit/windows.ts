/** The windows of a limit, shortest first. All begin on the UTC calendar. */
export const WINDOWS = ['second', 'minute', 'day', 'month', 'year'] as const;
export type Window = (typeof WINDOWS)[number];

/** How many calls each window takes; a window that is not named has no limit. */
export type Limits = { readonly [W in Window]?: number };

/** How many calls each window has taken, before the one that is judged. */
export type Used = { readonly [W in Window]: number };

export type WindowFigures = {
  window: Window;
  limit: number;
  /** After this call, if it is accepted; never below 0. */
  remaining: number;
  /** Whole seconds until the window really ends, at least 1. */
  resetSeconds: number;
};

export type Decision = {
  allowed: boolean;
  /** The limited windows, shortest first. */
  windows: WindowFigures[];
  /** The window to show in `RateLimit-*`: fewest remaining, on a tie the longer one. Null when nothing is limited. */
  tightest: WindowFigures | null;
  /** For `Retry-After`: after so many seconds this window takes calls again. Null when the call is accepted. */
  retryAfterSeconds: number | null;
};

/** The instant (epoch ms) in which the window that holds `now` began. */
export function windowStart(window: Window, now: number): number {
  const date = new Date(now);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  switch (window) {
    case 'second':
      return Math.floor(now / 1000) * 1000;
    case 'minute':
      return Math.floor(now / 60_000) * 60_000;
    case 'day':
      return Date.UTC(year, month, day);
    case 'month':
      return Date.UTC(year, month, 1);
    case 'year':
      return Date.UTC(year, 0, 1);
  }
}

/** The instant (epoch ms) in which the window that holds `now` ends and the next begins. */
export function windowEnd(window: Window, now: number): number {
  const start = windowStart(window, now);
  const date = new Date(start);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  switch (window) {
    case 'second':
      return start + 1000;
    case 'minute':
      return start + 60_000;
    case 'day':
      return Date.UTC(year, month, day + 1);
    case 'month':
      return Date.UTC(year, month + 1, 1);
    case 'year':
      return Date.UTC(year + 1, 0, 1);
  }
}

/**
 * Judges one call. A window with nothing remaining refuses it, and a refused call consumes nothing: the refusing
 * windows show 0, the others what they had.
 */
export function decide(limits: Limits, used: Used, now: number): Decision {
  const limited = WINDOWS.flatMap((window) => {
    const limit = limits[window];
    return limit === undefined ? [] : [{ window, limit, left: limit - used[window] }];
  });
  const allowed = limited.every(({ left }) => left > 0);
  const second = windowStart('second', now);
  const windows = limited.map(({ window, limit, left }) => ({
    window,
    limit,
    remaining: Math.max(0, allowed ? left - 1 : left),
    resetSeconds: Math.max(1, (windowEnd(window, now) - second) / 1000),
  }));
  const tightest = windows.reduce<WindowFigures | null>(
    (best, figures) => (best && best.remaining < figures.remaining ? best : figures),
    null,
  );
  return { allowed, windows, tightest, retryAfterSeconds: allowed ? null : (tightest?.resetSeconds ?? null) };
}

const headerNames = (window: string) => ({
  limit: `X-RateLimit-Limit-${window}`,
  remaining: `X-RateLimit-Remaining-${window}`,
});
const HEADER_NAMES: Record<Window, { limit: string; remaining: string }> = {
  second: headerNames('Second'),
  minute: headerNames('Minute'),
  day: headerNames('Day'),
  month: headerNames('Month'),
  year: headerNames('Year'),
};

/**
 * The reply headers: `RateLimit-Limit/-Remaining/-Reset` of the tightest window, `X-RateLimit-Limit/-Remaining-<Window>`
 * of each, `Retry-After` on a refusal only. Empty when nothing is limited.
 */
export function rateLimitHeaders(decision: Decision): Record<string, string> {
  const { tightest } = decision;
  if (!tightest) return {};
  const headers: Record<string, string> = {
    'RateLimit-Limit': String(tightest.limit),
    'RateLimit-Remaining': String(tightest.remaining),
    'RateLimit-Reset': String(tightest.resetSeconds),
  };
  for (const { window, limit, remaining } of decision.windows) {
    const names = HEADER_NAMES[window];
    headers[names.limit] = String(limit);
    headers[names.remaining] = String(remaining);
  }
  if (decision.retryAfterSeconds !== null) headers['Retry-After'] = String(decision.retryAfterSeconds);
  return headers;
}
