import type { Content } from '@colloquy/content';
import type { ConsoleLanguage } from '@colloquy/contract/console';
import type { IdSource } from '../../platform/ids.ts';
import type { Mail, MailOutcome } from '../../platform/mail/mail.ts';
import { plainName } from './plain-name.ts';
import { sendLetter } from './send-letter.ts';
import { memberWords } from './words.ts';

export type TestMail = {
  to: string;
  name: string;
  organization: string;
  /** Where answers of candidates go; null where nobody reads them. */
  contact: string | null;
  language: ConsoleLanguage;
};

/** One mail to whoever asks for it, now and once, as candidates would get theirs. Waits for the mail server. */
export async function sendTestMail(
  deps: { mail: Mail; content: Content; ids: IdSource },
  { to, name, organization, contact, language }: TestMail,
): Promise<MailOutcome> {
  const words = await memberWords(deps.content, language);
  const called = plainName(organization);
  return sendLetter(deps, deps.ids.next(), {
    to,
    organization: called,
    replyTo: contact,
    language,
    subject: words.say('testSubject', { organization: called }),
    parts: [
      { kind: 'text', text: words.say('greeting', { name: plainName(name) }) },
      { kind: 'text', text: words.say('testText', { organization: called }) },
    ],
  });
}
