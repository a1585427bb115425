import type { Decision, NotAssessable, Outcome } from './constants.ts';
import type { ReportForm } from './report.ts';
import type { Requirement, Summary } from './summary.ts';

/*
 * The messages that say the values of a report, by their keys in the area `report` of the content: the same on its page,
 * in its text and in print.
 */

export const REASON_KEYS = {
  'not-asked': 'reasonNotAsked',
  skipped: 'reasonSkipped',
  declined: 'reasonDeclined',
  unreadable: 'reasonUnreadable',
  'too-short': 'reasonTooShort',
  repeated: 'reasonRepeated',
  'no-common-language': 'reasonLanguage',
  'no-rubric': 'reasonNoRubric',
  'poor-transcript': 'reasonPoorTranscript',
  'no-consent': 'reasonNoConsent',
  'no-points': 'reasonNoPoints',
  general: 'reasonGeneral',
  'few-levels': 'reasonFewLevels',
  'no-grader': 'reasonNoGrader',
  'no-answer': 'reasonNoAnswer',
  'not-done': 'reasonNotDone',
} as const satisfies Record<NotAssessable, string>;

const REASON_KEYS_BY_POINTS = { ...REASON_KEYS, 'no-common-language': 'reasonNotCompared' } as const;

/** Graded by points, nothing is blamed on a part that nobody can configure. */
export function reasonKey(grading: ReportForm['report']['grading'], reason: NotAssessable) {
  return (grading === 'points' ? REASON_KEYS_BY_POINTS : REASON_KEYS)[reason];
}

/** What became of a question of the candidate's own; what was told or quoted follows. */
export const OWN_REPLY_KEYS = {
  known: 'ownQuestionKnown',
  near: 'ownQuestionNear',
  unknown: 'ownQuestionUnknown',
} as const satisfies Record<NonNullable<ReportForm['ownQuestions'][number]['reply']>, string>;

export const LINE_KEYS = {
  duty: 'lineDuty',
  must: 'lineRequired',
  nice: 'lineNice',
  tool: 'lineTool',
} as const satisfies Record<Requirement['kind'], string>;

export const STATUS_KEYS = {
  shown: 'statusShown',
  partly: 'statusPartly',
  read: 'statusRead',
  'not-done': 'statusNotDone',
  unanswered: 'statusUnanswered',
  interrupted: 'statusInterrupted',
  'not-asked': 'statusNotAsked',
} as const satisfies Record<Requirement['status'], string>;

export const END_KEYS = {
  candidate: 'endedByCandidate',
  time: 'endedByTime',
} as const satisfies Record<NonNullable<ReportForm['report']['endedEarly']>, string>;

/** What the numbers are made of. */
export const MEANING_KEYS = { points: 'levelMeaning', anchors: 'levelMeaningAnchors' } as const satisfies Record<
  ReportForm['report']['grading'],
  string
>;

/** Why a plan asks nothing about a line. */
export const NOT_COVERED_KEYS = {
  'no-question': 'coverNoQuestion',
  papers: 'coverPapers',
  'not-spoken': 'coverNotSpoken',
  'no-room': 'coverNoRoom',
  'left-out': 'coverLeftOut',
} as const satisfies Partial<Record<NonNullable<Requirement['why']>, string>>;

export const WHY_KEYS = {
  ...NOT_COVERED_KEYS,
  touched: 'coverTouched',
  'not-reached': 'coverNotReached',
} as const satisfies Record<NonNullable<Requirement['why']>, string>;

type Limit = Summary['limits'][number]['limit'];

/** What a draft cannot tell of so many lines, questions or answers. */
export const COUNTED_LIMIT_KEYS = {
  'required-not-asked': 'limitRequired',
  'not-reached': 'limitNotReached',
  papers: 'limitPapers',
  'no-grader': 'limitNoGrader',
  language: 'limitLanguage',
  'poor-transcript': 'limitPoorTranscript',
} as const satisfies Partial<Record<Limit, string>>;

/** What it cannot tell at all. */
export const PLAIN_LIMIT_KEYS = {
  'no-consent': 'limitNoConsent',
  said: 'limitSaid',
  occupation: 'unscoredTrade',
  unreviewed: 'unreviewed',
  truth: 'limitTruth',
} as const satisfies Record<Exclude<Limit, keyof typeof COUNTED_LIMIT_KEYS>, string>;

export const LIMIT_KEYS = { ...COUNTED_LIMIT_KEYS, ...PLAIN_LIMIT_KEYS } as const satisfies Record<Limit, string>;

export const OUTCOME_KEYS = {
  answered: 'outcomeAnswered',
  insufficient: 'outcomeInsufficient',
  skipped: 'outcomeSkipped',
  interrupted: 'outcomeInterrupted',
  unasked: 'outcomeUnasked',
} as const satisfies Record<Outcome, string>;

export const SURE_KEYS = { high: 'sureHigh', medium: 'sureMedium', low: 'sureLow' } as const satisfies Record<
  NonNullable<ReportForm['report']['competencies'][number]['confidence']>,
  string
>;

export const MODE_KEYS = { text: 'modeText', voice: 'modeVoice', video: 'modeVideo' } as const satisfies Record<
  ReportForm['transcript']['modes'][number],
  string
>;

export const DECISION_KEYS = {
  'take-further': 'decisionTake',
  hold: 'decisionHold',
  'do-not-take-further': 'decisionNot',
} as const satisfies Record<Decision, string>;

export const REQUEST_KEYS = {
  person: 'wishPerson',
  review: 'wishReview',
  erase: 'wishErase',
} as const satisfies Record<ReportForm['personRequests'][number]['kind'], string>;

type WishState = NonNullable<ReportForm['personRequests'][number]['request']>['state'];

/** What became of a wish, with the slot `date`: when it is due, or was closed. */
export const WISH_KEYS = {
  open: 'wishOpen',
  answered: 'wishAnswered',
  dismissed: 'wishDismissed',
} as const satisfies Record<WishState, string>;

/** Whether somebody still has to see to what the candidate asks: of what nobody keeps a request, nobody knows. */
export function isWishOpen({ request }: ReportForm['personRequests'][number]): boolean {
  return request == null || request.state === 'open';
}
