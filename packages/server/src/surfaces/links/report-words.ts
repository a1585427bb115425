import type { English } from '@colloquy/content/messages/report';
import type { Messages } from '@colloquy/content/schema/messages';
import type { Decision, NotAssessable, Outcome, ReportForm, Requirement, Summary } from '@colloquy/contract/links';
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

const REASONS = {
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
} as const satisfies Record<NotAssessable, Key>;

/** Graded by points, nothing is blamed on a part that nobody can configure. */
export function reasonKey(grading: ReportForm['report']['grading'], reason: NotAssessable): Key {
  return grading === 'points' && reason === 'no-common-language' ? 'reasonNotCompared' : REASONS[reason];
}

export const LINE_KEYS = {
  duty: 'lineDuty',
  must: 'lineRequired',
  nice: 'lineNice',
  tool: 'lineTool',
} as const satisfies Record<Requirement['kind'], Key>;

export const STATUS_KEYS = {
  shown: 'statusShown',
  partly: 'statusPartly',
  read: 'statusRead',
  unanswered: 'statusUnanswered',
  'not-asked': 'statusNotAsked',
} as const satisfies Record<Requirement['status'], Key>;

export const WHY_KEYS = {
  'no-question': 'coverNoQuestion',
  papers: 'coverPapers',
  'not-spoken': 'coverNotSpoken',
  'no-room': 'coverNoRoom',
  'left-out': 'coverLeftOut',
  'not-reached': 'coverNotReached',
} as const satisfies Record<NonNullable<Requirement['why']>, Key>;

export const LIMIT_KEYS = {
  'no-consent': 'limitNoConsent',
  'required-not-asked': 'limitRequired',
  'not-reached': 'limitNotReached',
  papers: 'limitPapers',
  said: 'limitSaid',
  'no-grader': 'limitNoGrader',
  language: 'limitLanguage',
  'poor-transcript': 'limitPoorTranscript',
  occupation: 'unscoredTrade',
  unreviewed: 'unreviewed',
  truth: 'limitTruth',
} as const satisfies Record<Summary['limits'][number]['limit'], Key>;

export const OUTCOME_KEYS = {
  answered: 'outcomeAnswered',
  insufficient: 'outcomeInsufficient',
  skipped: 'outcomeSkipped',
  interrupted: 'outcomeInterrupted',
  unasked: 'outcomeUnasked',
} as const satisfies Record<Outcome, Key>;

export const SURE_KEYS = { high: 'sureHigh', medium: 'sureMedium', low: 'sureLow' } as const satisfies Record<
  NonNullable<ReportForm['report']['competencies'][number]['confidence']>,
  Key
>;

export const MODE_KEYS = { text: 'modeText', voice: 'modeVoice', video: 'modeVideo' } as const satisfies Record<
  ReportForm['transcript']['modes'][number],
  Key
>;

export const DECISION_KEYS = {
  'take-further': 'decisionTake',
  hold: 'decisionHold',
  'do-not-take-further': 'decisionNot',
} as const satisfies Record<Decision, Key>;

export const WISH_KEYS = { person: 'wishPerson', review: 'wishReview', erase: 'wishErase' } as const satisfies Record<
  ReportForm['personRequests'][number]['kind'],
  Key
>;
