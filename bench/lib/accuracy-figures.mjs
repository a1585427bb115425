import { readFileSync, writeFileSync } from 'node:fs';
import { wilson } from './share.mjs';

/** The rows that the page /about/accuracy shows. */
export const FIGURES = new URL('../../packages/server/src/surfaces/public/accuracy-figures.json', import.meta.url);

const round = (value) => Math.round(value * 10_000) / 10_000;

/**
 * The same rows with what a run has measured; others keep what they had, with its own engine and date.
 *
 * @param kept content of the file
 * @param run `shares`: {key: {count, of}}; `of` 0 measures nothing; `set`: what the answers were, in one sentence
 * @throws {Error} where the run measures a row that the page does not have
 */
export function withFigures(kept, { shares, engine, on, set }) {
  const known = new Set(kept.figures.map(({ key }) => key));
  const strange = Object.keys(shares).filter((key) => !known.has(key));
  if (strange.length > 0) throw new Error(`the page has no row ${strange.join(', ')}`);
  const figures = kept.figures.map((row) => {
    const { count, of } = shares[row.key] ?? { count: 0, of: 0 };
    if (of === 0) return row;
    const [low, high] = wilson(count, of).map(round);
    return { ...row, measured: { count, of, share: round(count / of), low, high, on, engine, set } };
  });
  return { ...kept, figures };
}

/** Writes them for the page. */
export function writeFigures(run) {
  const kept = JSON.parse(readFileSync(FIGURES, 'utf8'));
  writeFileSync(FIGURES, `${JSON.stringify(withFigures(kept, run), null, 2)}\n`);
}
