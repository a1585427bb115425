import { MAIL_HEADER } from '@colloquy/contract/public';
import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './mail.ts';

/**
 * The message as the mail library takes it. Addresses stand apart from names, so that neither is read as the other;
 * nothing in a message makes the library read a file or an address of the web.
 *
 * @param sender address that mail comes from
 * @returns null for an address that cannot be in a header
 */
export function composed(message: MailMessage, sender: string, at: Date): SendMailOptions | null {
  const { id, to, replyTo, logo = null } = message;
  if (![to, replyTo ?? sender, sender].every(isOneAddress)) return null;
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  return {
    from: { name: oneLine(message.senderName), address: sender },
    to: { name: '', address: to },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    ...(logo === null ? {} : { attachments: [inline(logo)] }),
    date: at,
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', [MAIL_HEADER]: id },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A picture that is in the mail and is fetched from nowhere. */
function inline({ type, bytes }: NonNullable<MailMessage['logo']>) {
  return {
    cid: 'logo',
    filename: `logo.${type.slice(type.indexOf('/') + 1)}`,
    contentType: type,
    contentDisposition: 'inline' as const,
    content: Buffer.from(bytes),
  };
}

/** One address and no list, group or comment. */
function isOneAddress(text: string): boolean {
  return /^[^\s@<>()[\],;:"\\\p{Cc}]{1,200}@[^\s@<>()[\],;:"\\\p{Cc}]{1,253}$/u.test(text);
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 300);
}
