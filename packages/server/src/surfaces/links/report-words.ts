import type { English } from '@colloquy/content/messages/report';
import type { Messages } from '@colloquy/content/schema/messages';
import { type ReportForm, WISH_KEYS } from '@colloquy/contract/links';
import { InvariantError } from '../../platform/errors.ts';

type Key = keyof English;

/** What the report's page says around the candidate's words, in one language. */
export type ReportWords = {
  /** BCP 47. */
  tag: string;
  /** @param slots what fills the places of the message; `count` chooses among its forms */
  say(key: Key, slots?: Readonly<Record<string, string | number>>): string;
  date(instant: string): string;
  moment(instant: string): string;
  minutes(ms: number): string;
  list(parts: readonly string[]): string;
  figure(value: number): string;
};

/**
 * That an interview went on in another language, since when and at whose wish.
 *
 * @param time when, as the form tells times
 */
export function languageChangeLine(
  { from, to }: NonNullable<ReportForm['report']['languageChange']>,
  time: string,
  { say, tag }: Pick<ReportWords, 'say' | 'tag'>,
): string {
  const names = new Intl.DisplayNames([tag], { type: 'language' });
  return say('languageChanged', { from: names.of(from) ?? from, to: names.of(to) ?? to, time });
}

/** What became of a wish, by when or since when, and who has it in hand; null where nobody keeps it as a request. */
export function wishLine(
  { request }: ReportForm['personRequests'][number],
  { say, moment, list }: Pick<ReportWords, 'say' | 'moment' | 'list'>,
): string | null {
  if (request == null) return null;
  const { state, dueAt, closedAt, assignee } = request;
  const became = say(WISH_KEYS[state], { date: moment(closedAt ?? dueAt) });
  return assignee === null ? became : list([became, say('wishAssignee', { name: assignee })]);
}

export function reportWords(messages: Messages, language: string): ReportWords {
  const tag = language === 'no' ? 'nb' : language === 'zh' ? 'zh-Hans' : language;
  const plural = new Intl.PluralRules(tag);
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(tag, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  const length = new Intl.NumberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'short' });
  const list = new Intl.ListFormat(tag, { type: 'unit' });
  return {
    tag,
    say(key, slots = {}) {
      const message = messages[key];
      if (message === undefined) throw new InvariantError(`reports in ${language} lack ${key}`);
      const text =
        typeof message === 'string' ? message : (message[plural.select(Number(slots.count))] ?? message.other);
      return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
        const value = slots[name];
        return value === undefined ? whole : typeof value === 'number' ? number.format(value) : value;
      });
    },
    date: (instant) => day.format(new Date(instant)),
    moment: (instant) => moment.format(new Date(instant)),
    minutes: (ms) => length.format(Math.max(1, Math.round(ms / 60_000))),
    list: (parts) => list.format(parts),
    figure: (value) => number.format(value),
  };
}
