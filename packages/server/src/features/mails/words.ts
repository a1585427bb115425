import type { Content } from '@colloquy/content';
import type { English as MemberEnglish } from '@colloquy/content/messages/console-mail';
import type { English as IdentityEnglish } from '@colloquy/content/messages/identity';
import type { English } from '@colloquy/content/messages/mail';
import type { Messages } from '@colloquy/content/schema/messages';
import type { ConsoleLanguage } from '@colloquy/contract/console';
import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { InvariantError } from '../../platform/errors.ts';

/** The words of mails in one language; `Key` are the messages of a page. */
export type Words<Key extends string> = {
  language: Language;
  /** @param slots what fills the places of the message; `count` chooses among its forms */
  say(key: Key, slots?: Record<string, string | number>): string;
  /** A date with its time and the zone that it is told in. */
  date(at: Date, timeZone: string): string;
};
/** Of mails to candidates, and of what an organization is told. */
export type MailWords = Words<keyof English>;
/** Of mails to those who work in the console. */
export type MemberWords = Words<keyof MemberEnglish>;

/** Reads the catalogue where it is not in memory: not inside a transaction. */
export function mailWords(content: Content, language: Language): Promise<MailWords> {
  return wordsOf(content, 'mail', language);
}

/** The same, in the languages that the console is written in. */
export function memberWords(content: Content, language: ConsoleLanguage): Promise<MemberWords> {
  return wordsOf(content, 'console-mail', language);
}

/** What an organization's contact and privacy notice are called. */
export function identityWords(content: Content, language: Language): Promise<Words<keyof IdentityEnglish>> {
  return wordsOf(content, 'identity', language);
}

async function wordsOf<Key extends string>(content: Content, page: string, language: Language): Promise<Words<Key>> {
  const catalogue = catalogueLanguage(language);
  const messages = (await content.load('messages', `${page}/${catalogue}`)) as Messages | null;
  if (messages === null) throw new InvariantError(`mails are not written in ${language}`);
  const tag = language === 'no' ? 'nb' : language;
  const plural = new Intl.PluralRules(tag);
  return {
    language,
    say(key, slots = {}) {
      const message = messages[key];
      if (message === undefined) throw new InvariantError(`mails in ${language} lack ${key}`);
      const text =
        typeof message === 'string' ? message : (message[plural.select(Number(slots.count))] ?? message.other);
      return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(slots[name] ?? whole));
    },
    date: (at, timeZone) =>
      new Intl.DateTimeFormat(tag, {
        weekday: 'long',
        year: 'numeric',
        month: 'long',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
        timeZoneName: 'short',
      }).format(at),
  };
}
