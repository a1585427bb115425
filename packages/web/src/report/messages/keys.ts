import type {
  CompetencyReport,
  Decision,
  NotAssessable,
  Outcome,
  QuestionReport,
  ReportBody,
  Requirement,
  Summary,
  TranscriptForm,
} from '@colloquy/contract/links';
import type { BareKey, PlainKey } from './catalogue.ts';

const REASON_KEYS = {
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
} as const satisfies Record<NotAssessable, BareKey>;

/** Graded by points, nothing is blamed on a part that nobody can configure. */
const REASON_KEYS_BY_POINTS = { ...REASON_KEYS, 'no-common-language': 'reasonNotCompared' } as const;

export function reasonKey(grading: ReportBody['grading'], reason: NotAssessable): BareKey {
  return (grading === 'points' ? REASON_KEYS_BY_POINTS : REASON_KEYS)[reason];
}

type Planned = NonNullable<ReportBody['plan']>['coverage'][number];

export const LINE_KIND_KEYS = {
  duty: 'lineDuty',
  must: 'lineRequired',
  nice: 'lineNice',
  tool: 'lineTool',
} as const satisfies Record<Planned['kind'], BareKey>;

export const NOT_COVERED_KEYS = {
  'no-question': 'coverNoQuestion',
  papers: 'coverPapers',
  'not-spoken': 'coverNotSpoken',
  'no-room': 'coverNoRoom',
  'left-out': 'coverLeftOut',
} as const satisfies Record<NonNullable<Planned['why']>, BareKey>;

export const WHY_KEYS = {
  ...NOT_COVERED_KEYS,
  'not-reached': 'coverNotReached',
} as const satisfies Record<NonNullable<Requirement['why']>, BareKey>;

export const STATUS_KEYS = {
  shown: 'statusShown',
  partly: 'statusPartly',
  read: 'statusRead',
  unanswered: 'statusUnanswered',
  'not-asked': 'statusNotAsked',
} as const satisfies Record<Requirement['status'], BareKey>;

type Limit = Summary['limits'][number]['limit'];

/** What the draft cannot tell of so many lines, questions or answers. */
export const COUNTED_LIMIT_KEYS = {
  'required-not-asked': 'limitRequired',
  'not-reached': 'limitNotReached',
  papers: 'limitPapers',
  'no-grader': 'limitNoGrader',
  language: 'limitLanguage',
  'poor-transcript': 'limitPoorTranscript',
} as const satisfies Partial<Record<Limit, PlainKey>>;

export const LIMIT_KEYS = {
  'no-consent': 'limitNoConsent',
  said: 'limitSaid',
  occupation: 'unscoredTrade',
  unreviewed: 'unreviewed',
  truth: 'limitTruth',
} as const satisfies Record<Exclude<Limit, keyof typeof COUNTED_LIMIT_KEYS>, BareKey>;

export const STATEMENT_KEYS = {
  said: 'statementSaid',
  partly: 'statementPartly',
  'not-said': 'statementNotSaid',
  mistake: 'statementMistake',
} as const satisfies Record<ReportBody['statements'][number]['statement'], BareKey>;

/** What is said of an expected point, by what the levels rest on: what nobody can tell is read, or was not compared. */
export const POINT_KEYS = {
  anchors: { said: 'named', partly: 'partlyNamed', 'not-said': 'notNamed', asked: 'notCompared' },
  points: { said: 'named', partly: 'partlyNamed', 'not-said': 'notNamed', asked: 'askedRead' },
} as const satisfies Record<ReportBody['grading'], Record<QuestionReport['facts'][number]['statement'], BareKey>>;

export const SIGN_KEYS = {
  example: 'signExample',
  ownPart: 'signOwnPart',
  result: 'signResult',
  figure: 'signFigure',
} as const satisfies Record<QuestionReport['signs'][number]['sign'], BareKey>;

export const SURE_KEYS = {
  high: 'sureHigh',
  medium: 'sureMedium',
  low: 'sureLow',
} as const satisfies Record<NonNullable<CompetencyReport['confidence']>, BareKey>;

export const OUTCOME_KEYS = {
  answered: 'outcomeAnswered',
  insufficient: 'outcomeInsufficient',
  skipped: 'outcomeSkipped',
  interrupted: 'outcomeInterrupted',
  unasked: 'outcomeUnasked',
} as const satisfies Record<Outcome, BareKey>;

export const MODE_KEYS = {
  text: 'modeText',
  voice: 'modeVoice',
  video: 'modeVideo',
} as const satisfies Record<TranscriptForm['modes'][number], BareKey>;

export const METHOD_KEYS = {
  meaning: 'byMeaning',
  stems: 'byStems',
  none: 'byNone',
} as const satisfies Record<QuestionReport['method'], BareKey>;

export const DECISION_KEYS = {
  'take-further': 'decisionTake',
  hold: 'decisionHold',
  'do-not-take-further': 'decisionNot',
} as const satisfies Record<Decision, BareKey>;
