import { CV_LABELS, type CvLabel } from '@colloquy/content/schema/cv-lists';
import { alternatives } from '../lexicon/words.ts';
import type { Cell, Hint, Line } from '../text/cv-text.ts';
import { withoutBullet } from '../text/cv-text.ts';
import { fold } from '../text/fold.ts';
import { cut } from '../text/piece.ts';
import { findDates } from './dates.ts';

/** What a label announces; `none` is of no use in a profile. */
type Label = CvLabel;

/** Labels that forms and tables put before or over the parts of an entry, folded. */
const LABELS = CV_LABELS.map((label): [Label, RegExp] => [
  label,
  new RegExp(`^(?:${alternatives(({ labels }) => labels?.[label])})$`),
]);

function labelIn(text: string): Label | null {
  const name = fold(text)
    .replace(/[\s:：]+$/, '')
    .trim();
  return LABELS.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}

function parse(line: Line): { label: Label; length: number } | null {
  const body = withoutBullet(line);
  const colon = /^([^:：\t]{2,70}?)\s*[:：]\s*(?=\S)/.exec(body.text);
  const adjacent = line.cells.length === 2 ? /^([^\t]{2,70}?)\s*\t\s*(?=\S)/.exec(body.text) : null;
  for (const match of [colon, adjacent]) {
    if (match?.[1] === undefined) continue;
    const label = labelIn(match[1]);
    if (label !== null) return { label, length: body.start - line.start + match[0].length };
  }
  return null;
}

/** The lines without the labels of forms and the heads of tables; what those said is kept as hints. */
export function labelled(lines: Line[]): Line[] {
  const kept: Line[] = [];
  let columns: Label[] | null = null;
  for (const line of lines) {
    const heads = tableHead(line);
    if (heads !== null) {
      columns = heads;
      continue;
    }
    const bare = columns?.length === line.cells.length ? withHints(line, columns) : withoutLabel(line);
    if (bare !== null) kept.push(bare);
  }
  return kept;
}

/** `Company | Position | Period`: a line of nothing but labels, two of which say what to look for. */
function tableHead(line: Line): Label[] | null {
  if (line.cells.length < 2 || findDates(line.text).length > 0) return null;
  const labels = line.cells.map((cell) => labelIn(cell.text));
  const known = labels.filter((label) => label !== null);
  const naming = known.filter((label) => label !== 'none' && label !== 'told');
  if (known.length < line.cells.length - (line.cells.length > 3 ? 1 : 0) || naming.length < 1 || known.length < 2)
    return null;
  // Where no column is kept for the post, the one on the work names it.
  const named = labels.includes('title') || labels.includes('company');
  return labels.map((label) => (label === null || (label === 'told' && !named) ? 'none' : label));
}

function withHints(line: Line, columns: Label[]): Line {
  const cells = line.cells.map((cell, i) => ({ ...cell, hint: hintOf(columns[i] ?? 'none') }));
  return { ...line, cells, bullet: false };
}

function hintOf(label: Label): Hint {
  return label === 'date' || label === 'none' ? '' : label;
}

/** The line without the label of a form (`Employer: …`), or nothing when the label announces nothing of use. */
function withoutLabel(line: Line): Line | null {
  const found = parse(line);
  if (found === null) return line;
  if (found.label === 'none') return null;
  // What describes the entry stays as it is written, label and all.
  if (found.label === 'told') return line;
  const cells: Cell[] = line.cells.flatMap((cell) => {
    const from = Math.max(0, line.start + found.length - cell.start);
    if (from >= cell.text.length) return [];
    return from === 0 ? [cell] : [{ ...cell, ...cut(cell, from, cell.text.length), styleBreaks: [], bold: false }];
  });
  const first = cells[0];
  if (first === undefined) return line;
  return {
    ...line,
    text: line.text.slice(first.start - line.start),
    start: first.start,
    cells,
    bullet: false,
    hint: hintOf(found.label),
  };
}
