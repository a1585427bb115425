import type { QuestionReport, ReportBody } from '@colloquy/contract/links';
import type { BareKey } from './catalogue.ts';

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

export const CUE_KEYS = {
  example: 'signExample',
  ownPart: 'signOwnPart',
  result: 'signResult',
  figure: 'signFigure',
} as const satisfies Record<QuestionReport['signs'][number]['sign'], BareKey>;

export const METHOD_KEYS = {
  meaning: 'byMeaning',
  stems: 'byStems',
  none: 'byNone',
} as const satisfies Record<QuestionReport['method'], BareKey>;
