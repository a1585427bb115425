import type { Message } from '../schema/messages.ts';

const SCALE = 'the scale of levels and scores, which no setting changes';
const LAW = 'a figure of the law that it speaks of';
const WORD = 'a number that English has a word for, and some languages write as a digit';

/**
 * Messages that may hold digits, by page and key, with the reason. A limit, an option or a span that code keeps is none:
 * it is filled in, so that text and code cannot differ.
 */
const WITH_DIGITS: Readonly<Record<string, string>> = {
  'accuracy/use2': SCALE,
  'accuracy/barRight': 'a bar that was announced before anything was measured',
  'accuracy/figure-empty': 'the name of a figure that was announced before it was measured',
  'accuracy/figure-wrong': 'the name of a figure that was announced before it was measured',
  'accuracy/figure-strongHigh': 'the name of a figure that was announced before it was measured',
  'accuracy/interval': 'the usual interval of a share',
  'console/levelSaid': SCALE,
  'console/levelsSaid': SCALE,
  'console/colourHint': 'an example of a colour',
  'fair/judgedHow': SCALE,
  'fair/age-under-40': 'the name of a group',
  'fair/age-40-to-54': 'the name of a group',
  'fair/age-55-or-over': 'the name of a group',
  'fairness/noticeHint': LAW,
  'fairness/fourFifths': LAW,
  'fairness/below': LAW,
  'fairness/under2': LAW,
  'mail/webhookFailing': WORD,
  'mail/webhookGone': 'the status of a reply, as HTTP has it',
  'mail/reportsText': WORD,
  'report/errorRefused': WORD,
  'report/levelSentence': SCALE,
  'report/methodText': SCALE,
  'report/scoreOf': SCALE,
  'report/yourScores': SCALE,
  'room/rateChoose': WORD,
  'room/timeLittle': WORD,
  'room/wayOutText': WORD,
  'verify/codeMissing': WORD,
  'verify/codeOnWay': WORD,
  'voice/tryRecord': WORD,
};

/** Whether a message says a number itself; slots and the names of plural forms are none. */
export function holdsDigits(message: Message): boolean {
  const texts = typeof message === 'string' ? [message] : Object.values(message);
  return texts.some((text) => /\p{Nd}/u.test(text.replaceAll(/\{\w+\}/g, '')));
}

export function mayHoldDigits(page: string | null, key: string): boolean {
  return Object.hasOwn(WITH_DIGITS, `${page}/${key}`);
}

/** Messages that were given leave and need none (any more), in the texts of all languages of a page. */
export function idleLeaves(page: string | null, texts: readonly Readonly<Record<string, Message>>[]): string[] {
  return Object.keys(WITH_DIGITS)
    .filter((name) => name.startsWith(`${page}/`))
    .map((name) => name.slice(`${page}/`.length))
    .filter((key) => !texts.some((messages) => messages[key] !== undefined && holdsDigits(messages[key])));
}
