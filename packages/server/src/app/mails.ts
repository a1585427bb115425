import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Secrets } from '../config/secrets.ts';
import type { Clock } from '../platform/clock.ts';
import type { Origin } from '../platform/http/origin.ts';
import type { Log } from '../platform/log.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { OutboxMail } from '../platform/mail/outbox-mail.ts';
import { SmtpMail } from '../platform/mail/smtp-mail.ts';
import type { SmtpServer } from '../platform/mail/smtp-server.ts';

/** The configured mail server with its password; null where there is none. */
export function mailServer({ mail }: Config, { mailPassword }: Secrets): SmtpServer | null {
  if (mail.server === null) return null;
  const { user, ...server } = mail.server;
  return { ...server, login: user === null ? null : { user, password: mailPassword ?? '' } };
}

export type Mails = {
  /** Hands mails over: to the mail server, or to the outbox where there is none. */
  mail: Mail;
  /** What lies there goes with its person, and after a week, although there is a mail server now. */
  outbox: OutboxMail;
  sendsMail: boolean;
  /** The address that mail comes from. */
  mailFrom(): string;
};

export function createMails(
  config: Config,
  secrets: Secrets,
  { clock, log, origin }: { clock: Clock; log: Log; origin: Origin },
): Mails {
  const sender = () => config.mail.from ?? `no-reply@${new URL(origin.current).hostname}`;
  const outbox = new OutboxMail({ folder: join(config.dataDir, 'outbox'), sender, clock, log });
  const server = mailServer(config, secrets);
  if (server === null) return { mail: outbox, outbox, sendsMail: false, mailFrom: sender };
  return { mail: new SmtpMail({ server, sender: sender(), clock }), outbox, sendsMail: true, mailFrom: sender };
}
