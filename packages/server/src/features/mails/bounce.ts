import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import { replyText } from '../../platform/mail/judge-failure.ts';
import { failSent, findMail } from './mail-store.ts';

/**
 * A mail that a server took came back: it failed after all, with those that are told of in it. One that is still under way
 * here, or that was never sent, is left as it is.
 *
 * @returns null where there is no such mail (any more)
 */
export async function noteBounce(
  tx: Tx,
  { clock }: { clock: Clock },
  { mailId, code, reply }: { mailId: Id<'mail'>; code: number | null; reply: string },
): Promise<'failed' | 'known' | 'passed-over' | null> {
  const isNew = await failSent(tx, mailId, { code, text: replyText(reply) }, new Date(clock.now()));
  if (isNew) return 'failed';
  const mail = await findMail(tx, mailId);
  if (mail === null) return null;
  return mail.state === 'FAILED' ? 'known' : 'passed-over';
}
