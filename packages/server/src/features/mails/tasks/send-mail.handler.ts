import type { Content } from '@colloquy/content';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { parseId } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import type { Mail, MailOutcome } from '../../../platform/mail/mail.ts';
import type { TaskHandler } from '../../../platform/tasks/tasks.ts';
import type { LetterMaker } from '../letter.ts';
import type { MailKind, PostedMail } from '../mail.ts';
import { findMail, keepTry, type Tried } from '../mail-store.ts';
import { endPause, pause, pausedUntil } from '../pause-store.ts';
import { nextTry, PAUSE_MS } from '../schedule.ts';
import { sendLetter } from '../send-letter.ts';

export type MailFigure = 'sent' | 'written' | 'later' | 'failed' | 'dropped' | 'locked-out';

export type SendMailDeps = {
  db: Db;
  clock: Clock;
  log: Log;
  mail: Mail;
  content: Content;
  letters: Readonly<Record<MailKind, LetterMaker>>;
  /** Counts what became of a try. */
  count(outcome: MailFigure): void;
};

/** A mail whose turn it is not: told of in another one, or of a kind that only a newer release knows. */
const LOOK_AGAIN_MS = 5 * 60_000;

/**
 * Writes one mail and hands it over. The outcome is stored before the task ends: cut off in between, the same mail is
 * handed over again with the same Message-ID, never lost. A mail that is gone or over ends its task.
 */
export function createSendMailHandler(deps: SendMailDeps): TaskHandler<{ mailId: string }> {
  return async ({ mailId }, { runAgainAt }) => {
    const id = parseId<'mail'>(mailId);
    const mail = id === null ? null : await findMail(deps.db, id);
    if (mail === null || mail.state !== 'WAITING') return;
    const now = deps.clock.now();
    const due = mail.nextAt?.getTime() ?? 0;
    if (due > now) return runAgainAt(due);
    const make = deps.letters[mail.kind] as LetterMaker | undefined;
    if (mail.bundledIn !== null || make === undefined) return runAgainAt(now + LOOK_AGAIN_MS);
    const paused = (await pausedUntil(deps.db))?.getTime() ?? 0;
    if (paused > now) return runAgainAt(paused);
    const keep = (tried: Tried) => deps.db.transaction((tx) => keepTry(tx, mail.id, tried));
    const letter = await make(mail);
    if (letter === null) {
      deps.count('dropped');
      await keep(over('DROPPED', now));
      return;
    }
    if ('laterAt' in letter) {
      await keep({ ...waiting(letter.laterAt), counts: false, failingSince: null, reply: null });
      return runAgainAt(letter.laterAt);
    }
    const outcome = await sendLetter(deps, mail.id, letter);
    const tried = await judged(deps, mail, outcome);
    // Erased while it was handed over: whoever takes back the mails of the person may have been here before.
    if (!(await keep(tried))) return deps.mail.forget([mail.id]);
    if (tried.nextAt !== null) runAgainAt(tried.nextAt.getTime());
  };
}

async function judged({ db, clock, log, count }: SendMailDeps, mail: PostedMail, outcome: MailOutcome): Promise<Tried> {
  const now = clock.now();
  if (outcome.kind === 'written') {
    count('written');
    return over('WRITTEN', now);
  }
  const { reply } = outcome;
  switch (outcome.kind) {
    case 'sent':
      count('sent');
      await endPause(db);
      return { ...over('SENT', now), counts: true, reply };
    case 'refused':
      count('failed');
      log.warn('mail-refused', { mailId: mail.id, kind: mail.kind, code: reply.code, reply: reply.text });
      return { ...over('FAILED', now), counts: true, reply };
    case 'locked-out':
      count('locked-out');
      log.error('mail-paused', new Error(`the mail server does not take the login: ${reply.text}`));
      await pause(db, new Date(now + PAUSE_MS), reply.text);
      return { ...waiting(now + PAUSE_MS), counts: false, failingSince: mail.failingSince, reply };
    case 'later': {
      const since = mail.failingSince?.getTime() ?? now;
      const next = nextTry(since, now);
      count(next === null ? 'failed' : 'later');
      log.warn('mail-not-taken', { mailId: mail.id, kind: mail.kind, code: reply.code, reply: reply.text });
      const kept = next === null ? over('FAILED', now) : waiting(next);
      return { ...kept, counts: true, failingSince: new Date(since), reply };
    }
  }
}

function over(state: Tried['state'], now: number): Tried {
  return { state, nextAt: null, failingSince: null, counts: false, reply: null, settledAt: new Date(now) };
}

function waiting(nextAt: number): Pick<Tried, 'state' | 'nextAt' | 'settledAt'> {
  return { state: 'WAITING', nextAt: new Date(nextAt), settledAt: null };
}
