import type { Content } from '@colloquy/content';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Id } from '../../../platform/ids.ts';
import { accountName } from '../../accounts/index.ts';
import { findListed, type Interview } from '../../interviews/index.ts';
import { findJob } from '../../jobs/index.ts';
import type { LetterMaker, LetterPart } from '../letter.ts';
import { mailSettings } from '../mail-settings.ts';
import { bundle } from '../mail-store.ts';
import { plainName } from '../plain-name.ts';
import { type PostDeps, postMail } from '../post-mail.ts';
import { mailWords } from '../words.ts';

const HOUR_MS = 3_600_000;
/** For a mail that another one reports: until then that one is settled, and this one with it. */
const LOOK_AGAIN_MS = 5 * 60_000;

/** Tells the organization, with the other reports of the hour, where it asked to be told. */
export async function notifyOfReport(tx: Tx, deps: PostDeps, { id, accountId }: Interview): Promise<void> {
  if ((await mailSettings(tx, accountId)).notices === null) return;
  const at = Math.ceil(deps.clock.now() / HOUR_MS) * HOUR_MS;
  await postMail(tx, deps, { kind: 'report-ready', interviewId: id, accountId, at });
}

export type ReportLetterDeps = {
  db: Db;
  clock: Clock;
  content: Content;
  reportUrl(interviewId: Id<'interview'>, now: number): string;
};

/** The reports of an hour in one mail: the job and a link each. It names no candidate. */
export function reportLetter(deps: ReportLetterDeps): LetterMaker {
  return async (mail) => {
    const { accountId } = mail;
    const settings = accountId === null ? null : await mailSettings(deps.db, accountId);
    if (accountId === null || settings === null || settings.notices === null) return null;
    const now = deps.clock.now();
    const bundled = await deps.db.transaction((tx) => bundle(tx, mail, new Date(now)));
    if (bundled === null) return { laterAt: now + LOOK_AGAIN_MS };
    const words = await mailWords(deps.content, settings.language);
    const links: LetterPart[] = [];
    for (const { interviewId } of bundled) {
      const interview = interviewId === null ? null : await findListed(deps.db, interviewId);
      if (interview === null || interview.reportNo === null) continue;
      const { id, jobId } = interview;
      const job = jobId === null ? null : await findJob(deps.db, accountId, jobId);
      const label = plainName(job?.title ?? interview.role ?? interview.interviewType ?? id);
      links.push({ kind: 'link', label, url: deps.reportUrl(id, now) });
    }
    if (links.length === 0) return null;
    return {
      to: settings.notices,
      organization: plainName(await accountName(deps.db, accountId)),
      replyTo: null,
      language: settings.language,
      subject: words.say('reportsSubject', { count: links.length }),
      parts: [{ kind: 'text', text: words.say('reportsText') }, ...links],
    };
  };
}
