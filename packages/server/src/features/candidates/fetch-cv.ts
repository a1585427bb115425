import { type Clock, systemClock } from '../../platform/clock.ts';
import type { Download, RewriteLink } from '../../platform/outbound/download.ts';
import { linkFileName } from '../../platform/outbound/file-name.ts';
import type { DownloadFailed } from '../../platform/outbound/outcome.ts';
import { htmlText, looksLikePage, rewriteDriveLink, virusScanConfirmLink } from './drive-links.ts';
import { VIEWER_REASON } from './drives/drive.ts';

/** For everything: rewriting, redirects, the scan warning and the file. */
const BUDGET_MS = 30_000;

/** `reason` is a sentence for people; it names neither the link nor anything of the file. */
export type FetchedCv = { ok: true; bytes: Uint8Array; fileName: string | null } | { ok: false; reason: string };

/**
 * Brings the file behind a `cv_link`, sharing links included. A page instead of a file is recognized by its bytes and
 * refused with a reason; a page that may itself be a CV is passed on to the reader. Rejects only for a fault of ours.
 */
export async function fetchCv(work: {
  link: string;
  download: Download;
  signal: AbortSignal;
  clock?: Clock;
  budgetMs?: number;
}): Promise<FetchedCv> {
  const clock = work.clock ?? systemClock;
  const endsAt = clock.now() + (work.budgetMs ?? BUDGET_MS);
  const get = (url: string): ReturnType<Download> =>
    work.download(url, { signal: work.signal, timeoutMs: Math.max(0, endsAt - clock.now()), rewrite: rewriteHop });

  let outcome = await get(work.link);
  if (outcome.ok) {
    const html = htmlText(outcome.bytes, outcome.contentType);
    const confirm = html === null ? null : virusScanConfirmLink(html, outcome.finalUrl);
    if (confirm !== null) outcome = await get(confirm);
  }
  const lastLink = outcome.ok ? outcome.finalUrl : work.link;
  const drive = rewriteDriveLink(lastLink) ?? rewriteDriveLink(work.link);
  if (!outcome.ok) return { ok: false, reason: drive ? driveReason(outcome) : outcome.reason };

  const page = looksLikePage(outcome.bytes, outcome.contentType);
  if (page) return { ok: false, reason: page.reason };
  if (drive && outcome.fileName === null && htmlText(outcome.bytes, outcome.contentType) !== null) {
    return { ok: false, reason: VIEWER_REASON };
  }
  return { ok: true, bytes: outcome.bytes, fileName: outcome.fileName ?? linkFileName(outcome.finalUrl) };
}

const rewriteHop: RewriteLink = (link) => {
  const drive = rewriteDriveLink(link.href);
  if (!drive) return null;
  if ('refuse' in drive) return { refuse: drive.refuse };
  return drive.url === link.href ? null : { url: drive.url };
};

/** What a failure means on a sharing service, where the person who shared can do something about it. */
function driveReason(outcome: DownloadFailed): string {
  if (outcome.code === 'refused')
    return 'The shared drive refused access: share the file with anyone who has the link.';
  if (outcome.code === 'not-found')
    return 'The shared drive has no such file: it was removed, or it is not shared by link.';
  return outcome.reason;
}
