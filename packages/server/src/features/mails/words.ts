import type { Content } from '@colloquy/content';
import type { English } from '@colloquy/content/messages/mail';
import type { Messages } from '@colloquy/content/schema/messages';
import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { InvariantError } from '../../platform/errors.ts';

/** The words of mails in one language. */
export type MailWords = {
  language: Language;
  /** @param slots what fills the places of the message; `count` chooses among its forms */
  say(key: keyof English, slots?: Record<string, string | number>): string;
  /** A date with its time and the zone that it is told in. */
  date(at: Date, timeZone: string): string;
};

/** Reads the catalogue where it is not in memory: not inside a transaction. */
export async function mailWords(content: Content, language: Language): Promise<MailWords> {
  const catalogue = catalogueLanguage(language);
  const messages = (await content.load('messages', `mail/${catalogue}`)) as Messages | null;
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
