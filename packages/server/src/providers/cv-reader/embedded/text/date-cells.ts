import { findDates } from '../parse/dates.ts';
import { hasCjk } from './fold.ts';
import type { RawLine } from './raw-document.ts';

/**
 * `08/2015 –` over `08/2020`, or `Okt. 2015 – Dez.` over `2020`, in a narrow column of dates: the period moves to the
 * first of the two lines.
 */
export function withWholePeriods(lines: RawLine[]): RawLine[] {
  const whole: RawLine[] = [];
  for (const line of lines) {
    const last = whole[whole.length - 1];
    const open = last?.cells[0];
    const end = line.cells[0];
    const broken =
      open !== undefined &&
      end !== undefined &&
      last !== undefined &&
      last.cells.length > 1 &&
      open.text.length < 20 &&
      end.text.length < 16 &&
      Math.abs(open.x0 - end.x0) < 2 &&
      line.gap < 0.5 &&
      /[-–—](?:\s*\p{L}{3,9}\.?)?$/u.test(open.text) &&
      findDates(open.text).length === 1 &&
      findDates(`${open.text} ${end.text}`).some(
        (hit) => hit.kind === 'range' && hit.start < open.text.length && hit.end > open.text.length,
      );
    if (!broken || last === undefined || open === undefined || end === undefined) {
      whole.push(line);
      continue;
    }
    const period = { ...open, text: `${open.text} ${end.text}`, styleBreaks: [] };
    whole[whole.length - 1] = { ...last, cells: [period, ...last.cells.slice(1)] };
    if (line.cells.length > 1) whole.push({ ...line, cells: line.cells.slice(1) });
  }
  return whole;
}

/**
 * Years of a time line, one over the other on lines of their own: `2019` over `2023`, or the later one on top. They
 * become the one period they are. A longer column of dates is left as it is: what belongs to what is not known.
 */
export function withStackedPeriods(lines: RawLine[]): RawLine[] {
  const joined: RawLine[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    const next = lines[i + 1];
    const alone = line !== undefined && !isDateAlone(lines[i - 1]) && !isDateAlone(lines[i + 2]);
    const period = alone && next !== undefined ? stackedPeriod(line, next) : null;
    if (line !== undefined) joined.push(period ?? line);
    if (period !== null) i += 1;
  }
  return joined;
}

function isDateAlone(line: RawLine | undefined): boolean {
  const [cell, more] = line?.cells ?? [];
  if (cell === undefined || more !== undefined || cell.text.length > 24) return false;
  const hit = findDates(cell.text)[0];
  return hit !== undefined && !/[\p{L}\p{N}]/u.test(cell.text.slice(0, hit.start) + cell.text.slice(hit.end));
}

function stackedPeriod(above: RawLine, below: RawLine): RawLine | null {
  const [first] = above.cells;
  const [second] = below.cells;
  if (first === undefined || second === undefined || below.cells.length > 1 || below.gap > 0.5) return null;
  if (above.block !== below.block || Math.abs(first.x0 - second.x0) > 2 || !isDateAlone(above)) return null;
  for (const [from, to] of [
    [first.text, second.text],
    [second.text, first.text],
  ] as const) {
    const text = `${from.replace(/\s*[-–—]\s*$/, '')} – ${to.replace(/^\s*[-–—]\s*/, '')}`;
    const hit = findDates(text)[0];
    if (hit?.kind !== 'range' || hit.start > 0 || hit.end < text.length) continue;
    return { ...above, cells: [{ ...first, text, styleBreaks: [] }], endsParagraph: below.endsParagraph };
  }
  return null;
}

/** Forms from Japan give the year and the month a column each: `2016 | 4 | …`. */
export function withWholeDate(line: RawLine): RawLine {
  const [year, month, third, ...rest] = line.cells;
  if (year === undefined || month === undefined || third === undefined || !hasCjk(third.text)) return line;
  const written = /^((?:19|20)\d\d|(?:昭和|平成|令和)\s?(?:\d{1,2}|元))年?$/.exec(year.text.trim())?.[1];
  const number = /^(\d{1,2})月?$/.exec(month.text.trim())?.[1];
  if (written === undefined || number === undefined) return line;
  return {
    ...line,
    cells: [{ ...year, text: `${written}年${number}月`, x1: month.x1, styleBreaks: [] }, third, ...rest],
  };
}
