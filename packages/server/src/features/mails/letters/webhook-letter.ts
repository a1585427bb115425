import type { Content } from '@colloquy/content';
import { WEBHOOK_KEEP_DAYS } from '@colloquy/contract/shared';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Id } from '../../../platform/ids.ts';
import { accountName } from '../../accounts/index.ts';
import type { LetterMaker, LetterPart } from '../letter.ts';
import { type NoticeDeps, noticeTo, notify } from '../notices.ts';
import { plainName } from '../plain-name.ts';
import { mailWords } from '../words.ts';

/** Tells the organization that nothing is sent to an endpoint any more. */
export function notifyOfWebhook(
  tx: Tx,
  deps: NoticeDeps,
  { accountId, endpointId }: { accountId: Id<'account'>; endpointId: Id<'webhook-endpoint'> },
): Promise<void> {
  return notify(tx, deps, 'webhook-disabled', { accountId, about: endpointId });
}

export type WebhookLetterDeps = {
  db: Db;
  content: Content;
  /** Those of an account that were disabled for what they answered, the latest first. */
  disabledEndpoints(accountId: Id<'account'>): Promise<{ url: string; reason: 'GONE' | 'FAILING'; at: Date }[]>;
};

/**
 * The endpoints of the account that get nothing now, by their host alone: a path may hold a secret. Nothing is said once
 * all are on again.
 */
export function webhookLetter(deps: WebhookLetterDeps): LetterMaker {
  return async (mail) => {
    const { accountId } = mail;
    const to = await noticeTo(deps.db, mail);
    if (accountId === null || to === null) return null;
    const disabled = await deps.disabledEndpoints(accountId);
    if (disabled.length === 0) return null;
    const words = await mailWords(deps.content, to.language);
    const lines = disabled.map(({ url, reason, at }): LetterPart => {
      const slots = { host: new URL(url).host, date: words.date(at, to.timeZone) };
      return { kind: 'text', text: words.say(reason === 'GONE' ? 'webhookGone' : 'webhookFailing', slots) };
    });
    return {
      to: to.to,
      organization: plainName(await accountName(deps.db, accountId)),
      replyTo: null,
      language: to.language,
      subject: words.say('webhookSubject'),
      parts: [...lines, { kind: 'text', text: words.say('webhookHow', { days: WEBHOOK_KEEP_DAYS }) }],
    };
  };
}
