import type {
  CompetencyReport,
  Decision,
  NotAssessable,
  Outcome,
  QuestionReport,
  TranscriptForm,
} from '@colloquy/contract/links';
import type { BareKey } from './catalogue.ts';

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
} as const satisfies Record<NotAssessable, BareKey>;

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
