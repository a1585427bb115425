import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { z } from 'zod';
import type { AnswerFigures, LevelFigure, QuestionToRead } from '../port.ts';
import figures from './level-figures.json' with { type: 'json' };

/** Fewest answers with a level and a rating, and how closely the two agree at least: the lower bound. */
const FEWEST = 120;
const AGREES = 0.6;

const bound = z.number().min(-1).max(1);
const figure = z.strictObject({
  occupations: z.array(z.string().min(1)).min(1),
  answers: z.int().min(1),
  correlation: bound,
  low: bound,
  high: bound,
  /** Version of the engine that was measured, when, and what the answers were. */
  engine: z.string().min(1),
  on: z.iso.date(),
  set: z.string().min(1),
});

const measured: Record<string, LevelFigure> = z.record(z.string(), figure).parse(figures.languages);

/** What was measured, and what it is held to: by the code of its language. */
export const LEVEL_FIGURES: AnswerFigures['levels'] = {
  bar: { answers: FEWEST, low: AGREES },
  languages: measured,
};

/** Whether levels that agree with people so closely, on so many answers, may be given. */
export function isCloseEnough({ answers, low }: Pick<LevelFigure, 'answers' | 'low'>): boolean {
  return answers >= FEWEST && low >= AGREES;
}

/** Whether answers in a language on what is known of an occupation have a level. The reader itself was fitted to English. */
function levelsAreGiven(language: Language, occupation: string): boolean {
  const base = catalogueLanguage(language);
  if (base === 'en') return true;
  const known = measured[base];
  return known?.occupations.includes(occupation) === true && isCloseEnough(known);
}

/** Whether no level may rest on these points: each is of a known occupation whose levels were not measured in the language. */
export function carryNoLevel(points: QuestionToRead['facts'], language: Language): boolean {
  return (
    points.length > 0 &&
    points.every(({ occupation }) => occupation !== undefined && !levelsAreGiven(language, occupation))
  );
}
