import type { Message } from '../schema/messages.ts';

/**
 * Messages that may hold digits, by page and key, with the reason. A limit, an option or a span that code keeps is none:
 * it is filled in, so that text and code cannot differ.
 */
const WITH_DIGITS: readonly { rule: string; messages: readonly string[] }[] = [
  {
    rule: 'the scale of levels and scores, which no setting changes',
    messages: [
      'accuracy/use2',
      'console/levelSaid',
      'console/levelsSaid',
      'fair/judgedHow',
      'report/levelMeaning',
      'report/levelMeaningAnchors',
      'report/levelSentence',
      'report/methodText',
      'report/scoreOf',
      'report/yourScores',
    ],
  },
  { rule: 'a bar that was announced before anything was measured', messages: ['accuracy/barRight'] },
  {
    rule: 'the name of a figure that was announced before it was measured',
    messages: ['accuracy/figure-empty', 'accuracy/figure-wrong', 'accuracy/figure-strongHigh'],
  },
  { rule: 'the usual interval of a share', messages: ['accuracy/interval'] },
  { rule: 'an example of a colour', messages: ['console/colourHint'] },
  { rule: 'the name of a group', messages: ['fair/age-under-40', 'fair/age-40-to-54', 'fair/age-55-or-over'] },
  {
    rule: 'a figure of the law that it speaks of',
    messages: ['fairness/noticeHint', 'fairness/fourFifths', 'fairness/below', 'fairness/under2'],
  },
  {
    rule: 'a number that English has a word for, and some languages write as a digit',
    messages: [
      'mail/webhookFailing',
      'mail/reportsText',
      'report/errorRefused',
      'room/rateChoose',
      'room/timeLittle',
      'room/wayOutText',
      'verify/codeMissing',
      'verify/codeOnWay',
      'voice/tryRecord',
    ],
  },
  { rule: 'the status of a reply, as HTTP has it', messages: ['mail/webhookGone'] },
];

const NAMES = new Set(WITH_DIGITS.flatMap(({ messages }) => messages));

/** Whether a message says a number itself; slots and the names of plural forms are none. */
export function holdsDigits(message: Message): boolean {
  const texts = typeof message === 'string' ? [message] : Object.values(message);
  return texts.some((text) => /\p{Nd}/u.test(text.replaceAll(/\{\w+\}/g, '')));
}

export function mayHoldDigits(page: string | null, key: string): boolean {
  return NAMES.has(`${page}/${key}`);
}

/** Messages that were given leave and need none (any more), in the texts of all languages of a page. */
export function idleLeaves(page: string | null, texts: readonly Readonly<Record<string, Message>>[]): string[] {
  return [...NAMES]
    .filter((name) => name.startsWith(`${page}/`))
    .map((name) => name.slice(`${page}/`.length))
    .filter((key) => !texts.some((messages) => messages[key] !== undefined && holdsDigits(messages[key])));
}
