import { type Budget, startBudget, systemTimers, type Timers } from './budget.ts';
import { HopCookies } from './cookies.ts';
import { createGuard, type GuardSettings } from './guard.ts';
import type { RequestHop } from './hop.ts';
import { parseLink } from './links.ts';
import { type DownloadOutcome, failed } from './outcome.ts';

const DEFAULT_MAX_BYTES = 20 * 1024 * 1024;
const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_MAX_REDIRECTS = 5;

/** What to do with a link before it is followed, redirects included: another link, a refusal, or null for nothing. */
export type RewriteLink = (link: URL) => { url: string } | { refuse: string } | null;

export type DownloadOptions = {
  signal?: AbortSignal;
  /** Of the file as sent and as decompressed. */
  maxBytes?: number;
  /** For everything: names, connections, redirects and body. */
  timeoutMs?: number;
  maxRedirects?: number;
  rewrite?: RewriteLink;
};

/**
 * Fetches a file from a link that nobody vouches for. What went wrong is in the outcome; it rejects only for a fault
 * of ours.
 */
export type Download = (url: string, options?: DownloadOptions) => Promise<DownloadOutcome>;

export type DownloaderSettings = GuardSettings & { timers?: Timers };

/**
 * Makes a download that cannot be turned against our own network: at every hop the link and each address its name
 * has are checked, and the connection is made to one of exactly those addresses. No proxy, no shared dispatcher, no
 * kept connection: each hop has a client of its own that is destroyed after it.
 */
export function createDownloader(settings: DownloaderSettings): Download {
  const guard = createGuard(settings);
  const timers = settings.timers ?? systemTimers;

  return async (url, options = {}) => {
    // The HTTP client is loaded for the first download: a start does not wait for it.
    const { requestHop, failureOf } = await import('./hop.ts');
    const budget = startBudget(timers, options.timeoutMs ?? DEFAULT_TIMEOUT_MS, options.signal);
    try {
      return await follow(url, options, budget, requestHop);
    } catch (error) {
      return failed(budget.spent() ?? failureOf(error));
    } finally {
      budget.end();
    }
  };

  async function follow(
    url: string,
    options: DownloadOptions,
    budget: Budget,
    requestHop: RequestHop,
  ): Promise<DownloadOutcome> {
    const cookies = new HopCookies();
    const maxRedirects = options.maxRedirects ?? DEFAULT_MAX_REDIRECTS;
    const given = parseLink(url);
    if (!given.ok) return failed('bad-url', given.reason);
    let link = given.link;
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      const rewritten = options.rewrite?.(link);
      if (rewritten && 'refuse' in rewritten) return failed('refused-link', rewritten.refuse);
      if (rewritten) {
        const target = parseLink(rewritten.url);
        if (!target.ok) return failed('bad-url', target.reason);
        link = target.link;
      }
      const guarded = await guard(link, budget.signal);
      if (!guarded.ok) return failed(guarded.code, guarded.reason);
      const hop = await requestHop(link, guarded.addresses, {
        cookies,
        budget,
        maxBytes: options.maxBytes ?? DEFAULT_MAX_BYTES,
      });
      if ('outcome' in hop) return hop.outcome;
      const next = URL.parse(hop.redirectTo, link.href);
      if (!next) return failed('bad-reply');
      link = next;
    }
    return failed('too-many-redirects');
  }
}
