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
      findDates(`${open.text} ${end.text}`).some((hit) => hit.kind === 'range' && hit.end > open.text.length);
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
