import { extractFounderApplication } from '../extract.ts';
import type { PersonCase } from './person-cases.ts';

/** Co-founders named rightly in full, named though they are none or otherwise than in full, and not named. */
export type PersonFigures = { right: number; wrong: number; missed: number };
export type FiguresByKind = Record<string, Record<string, PersonFigures>>;

/** What the reader makes of the cases, by language and kind of answer. */
export function personFigures(cases: readonly PersonCase[]): FiguresByKind {
  const figures: FiguresByKind = {};
  for (const { language, kind, turns, founders } of cases) {
    const ofLanguage = figures[language] ?? {};
    figures[language] = ofLanguage;
    const sum = ofLanguage[kind] ?? { right: 0, wrong: 0, missed: 0 };
    ofLanguage[kind] = sum;
    const named = extractFounderApplication({ language, turns }).fields.flatMap(({ person, field, value }) =>
      person !== 'founder' && field === 'name' ? [value] : [],
    );
    const right = founders.filter((name) => named.includes(name)).length;
    sum.right += right;
    sum.wrong += named.length - right;
    sum.missed += founders.length - right;
  }
  return figures;
}

export function sumOf(figures: FiguresByKind): PersonFigures {
  const all = Object.values(figures).flatMap((kinds) => Object.values(kinds));
  const sum = (name: keyof PersonFigures) => all.reduce((total, { [name]: count }) => total + count, 0);
  return { right: sum('right'), wrong: sum('wrong'), missed: sum('missed') };
}

/** Where more is wrong or missed than in the baseline, a line each; a language or kind that either lacks is one, too. */
export function worseThan(baseline: FiguresByKind, now: FiguresByKind): string[] {
  const pairs = (figures: FiguresByKind) =>
    Object.entries(figures).flatMap(([language, kinds]) => Object.keys(kinds).map((kind) => `${language} ${kind}`));
  return [...new Set([...pairs(baseline), ...pairs(now)])].flatMap((pair) => {
    const [language = '', kind = ''] = pair.split(' ');
    const [before, after] = [baseline[language]?.[kind], now[language]?.[kind]];
    if (!before || !after) return [`${pair}: in the ${before ? 'baseline' : 'answers'} alone`];
    return (['wrong', 'missed'] as const).flatMap((name) =>
      after[name] > before[name] ? [`${pair}: ${after[name]} ${name}, ${before[name]} before`] : [],
    );
  });
}
