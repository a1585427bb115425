import type { Content } from '@colloquy/content';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Id } from '../../../platform/ids.ts';
import { accountName, type ConsoleUrls } from '../../accounts/index.ts';
import { findListed, type Interview } from '../../interviews/index.ts';
import { findJob } from '../../jobs/index.ts';
import type { LetterMaker, LetterPart } from '../letter.ts';
import { bundle } from '../mail-store.ts';
import { type NoticeDeps, noticeTo, notify } from '../notices.ts';
import { plainName } from '../plain-name.ts';
import { mailWords } from '../words.ts';

const HOUR_MS = 3_600_000;
/** For a mail that another one reports: until then that one is settled, and this one with it. */
const LOOK_AGAIN_MS = 5 * 60_000;

/** Tells the organization, with the other reports of the hour: who may assess them, and the address that it set. */
export async function notifyOfReport(tx: Tx, deps: NoticeDeps, { id, accountId }: Interview): Promise<void> {
  const at = Math.ceil(deps.clock.now() / HOUR_MS) * HOUR_MS;
  await notify(tx, deps, 'report-ready', { interviewId: id, accountId, at });
}

export type ReportLetterDeps = {
  db: Db;
  clock: Clock;
  content: Content;
  consoleUrls: ConsoleUrls;
  reportUrl(interviewId: Id<'interview'>, now: number): string;
};

/**
 * The reports of an hour in one mail: the job and a link each. It names no candidate. The links lead to the console, where
 * somebody can sign in to it, and stay; else each opens its report for a day.
 */
export function reportLetter(deps: ReportLetterDeps): LetterMaker {
  return async (mail) => {
    const { accountId } = mail;
    const reader = await noticeTo(deps.db, mail);
    if (accountId === null || reader === null) return null;
    const now = deps.clock.now();
    const bundled = await deps.db.transaction((tx) => bundle(tx, mail, new Date(now)));
    if (bundled === null) return { laterAt: now + LOOK_AGAIN_MS };
    const words = await mailWords(deps.content, reader.language);
    const urls = await deps.consoleUrls.ofAccount(deps.db, accountId);
    const links: LetterPart[] = [];
    for (const { interviewId } of bundled) {
      const interview = interviewId === null ? null : await findListed(deps.db, interviewId);
      if (interview === null || interview.reportNo === null) continue;
      const { id, jobId } = interview;
      const job = jobId === null ? null : await findJob(deps.db, accountId, jobId);
      const label = plainName(job?.title ?? interview.role ?? interview.interviewType ?? id);
      const url = urls?.report(id) ?? deps.reportUrl(id, now);
      links.push({ kind: 'link', label, url });
    }
    if (links.length === 0) return null;
    return {
      to: reader.to,
      organization: plainName(await accountName(deps.db, accountId)),
      replyTo: null,
      language: reader.language,
      subject: words.say('reportsSubject', { count: links.length }),
      parts: [{ kind: 'text', text: words.say(urls === null ? 'reportsText' : 'reportsConsole') }, ...links],
    };
  };
}
