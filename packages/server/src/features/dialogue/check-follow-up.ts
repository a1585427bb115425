import type { PromptReply } from '@colloquy/content/schema/prompt';
import { wordCount } from '@colloquy/content/schema/spoken';
import { asksProtectedTopic } from '../interviewers/index.ts';
import { holdsMarkup, isSameSaid, isVerbatim } from '../model-usage/index.ts';

/** What a follow-up of a model is checked against. */
export type FollowUpBasis = {
  answers: readonly string[];
  /** Ids of the question's points. */
  points: readonly string[];
  /** Those that the embedded engine finds said for sure. */
  said: ReadonlySet<string>;
  /** Everything that was asked so far, and what is still to be asked. */
  asked: readonly string[];
  /** False when a text is clearly in another language than the interview's. */
  isInLanguage(text: string): boolean;
};

/** Who says more than this has answered: taken for a request, the answer would be lost. */
const LONGEST_REQUEST = 30;
const ANSWERED: ReadonlySet<string> = new Set(['enough', 'point', 'other-language']);
const LONGEST = 240;
const SHORTEST = 8;
/** Words of the candidate's that a follow-up may take up. */
const MOST_QUOTED = 8;
const QUOTED = /["“”„«»「」]([^"“”„«»「」]{1,400})["“”„«»「」]/gu;
const ASKS = /[?？؟]/u;
/** Scripts without a question mark of their own: their questions are known by no sign. */
const UNMARKED = /[\p{sc=Thai}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** The rule that a reply breaks, by the name that the prompt gives it; null when it may be said. */
export function brokenFollowUpRule(reply: PromptReply<'follow-up.v2'>, basis: FollowUpBasis): string | null {
  for (const { point, quote } of reply.covered) {
    if (!basis.points.includes(point)) return 'unknown-point';
    if (!isVerbatim(quote, basis.answers)) return 'quote-not-verbatim';
  }
  const worded = reply.kind === 'point' || reply.kind === 'reword' || reply.kind === 'other-language';
  if (worded !== (reply.wording !== null)) return 'no-wording';
  if (reply.kind === 'point') {
    const { point } = reply;
    if (point === null || !basis.points.includes(point)) return 'unknown-point';
    if (reply.covered.some((covered) => covered.point === point) || basis.said.has(point)) return 'point-covered';
  }
  if (!ANSWERED.has(reply.kind) && wordCount(basis.answers.at(-1) ?? '') > LONGEST_REQUEST) return 'not-a-request';
  return reply.wording === null ? null : brokenWordingRule(reply.wording, reply.kind, basis);
}

function brokenWordingRule(wording: string, kind: string, basis: FollowUpBasis): string | null {
  const length = [...wording.trim()].length;
  if (length > LONGEST || length < SHORTEST) return 'length';
  if (asksProtectedTopic(wording).length > 0) return 'protected-topic';
  if (holdsMarkup(wording)) return 'form';
  // A model says the question itself again when it is asked what it means.
  if (kind === 'point' && basis.asked.some((asked) => isSameSaid(asked, wording))) return 'repeat';
  if (kind === 'point' && !ASKS.test(wording.trim()) && !UNMARKED.test(wording)) return 'not-a-question';
  for (const [, words = ''] of wording.matchAll(QUOTED)) {
    if (!isVerbatim(words.replace(/[.,!?…]+$/u, ''), basis.answers)) return 'words-not-verbatim';
    if ((words.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0) > MOST_QUOTED) return 'words-not-verbatim';
  }
  // The candidate's words may be of any language; what is said around them is not.
  return basis.isInLanguage(wording.replace(QUOTED, ' ')) ? null : 'language';
}
