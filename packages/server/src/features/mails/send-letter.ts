import type { Content } from '@colloquy/content';
import type { Mail, MailOutcome } from '../../platform/mail/mail.ts';
import type { Letter } from './letter.ts';
import { renderLetter } from './render-letter.ts';
import { mailWords } from './words.ts';

/** Is next to the address of a mail that no organization sends. */
const PROGRAM = 'Colloquy';

/** Renders a letter and hands it to whatever delivers mails, from its organization by this program. */
export async function sendLetter(
  { mail, content }: { mail: Mail; content: Content },
  id: string,
  letter: Letter,
): Promise<MailOutcome> {
  const { text, html } = renderLetter(letter);
  return mail.send({
    id,
    senderName: await senderName(content, letter),
    replyTo: letter.replyTo,
    to: letter.to,
    subject: letter.subject,
    text,
    html,
    logo: letter.logo ?? null,
  });
}

async function senderName(content: Content, { organization, language }: Letter): Promise<string> {
  return organization === null ? PROGRAM : (await mailWords(content, language)).say('sender', { organization });
}
