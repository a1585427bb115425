import { mentionsProtectedTopic } from './protected-topics.ts';
import { isMachineTalk } from './quote.ts';

const GENDER_MARK =
  /[([{]\s*(?:[mwfdxhgi]|männlich|weiblich|divers|all genders?|h\/f|f\/h)(?:\s*[/,|·.:-]\s*[mwfdxhgi]|\s*[/,|]\s*\p{L}+)*\s*[)\]}]|\b[mwf]\/[mwf]\/[dx]\b|\bH\/F\b/giu;

/** Elements of HTML; other words in angle brackets are the title's own. */
const TAG =
  /<\/?(?:a|abbr|b|big|br|center|div|em|font|form|h[1-6]|hr|i|iframe|img|input|li|link|meta|object|ol|p|pre|s|script|small|span|strong|style|sub|sup|svg|table|td|tr|u|ul|video)\b[^>]*>/gi;

/** The first of these texts that can be spoken as a job's title, as the candidate hears it; null when none can. */
export function speakableTitle(titles: readonly string[]): string | null {
  for (const candidate of titles.map(clean)) {
    const speakable =
      candidate.length >= 2 &&
      candidate.length <= 90 &&
      /\p{L}/u.test(candidate) &&
      !/https?:|@|www\./i.test(candidate);
    if (speakable && !isMachineTalk(candidate) && mentionsProtectedTopic(candidate).length === 0) return candidate;
  }
  return null;
}

function clean(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(TAG, ' ')
    .replaceAll(GENDER_MARK, ' ')
    .replaceAll(/["“”„«»「」#*_`{}<>]/g, '')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
