import { once } from '../../../platform/once.ts';
import { alternatives } from '../words.ts';
import { cleanLine } from './text.ts';

const between = once(
  () => new RegExp(`\\s+[-–—~〜]+\\s+|\\s*[–—〜]\\s*|\\s+(?:${alternatives((words) => words.between)})\\s+`, 'iu'),
);
/** Years or months with nothing but a hyphen between: `2019-2021`, `03/2019-12/2021`. */
const TIGHT = /^(\d{4}|\d{1,2}[/.]\d{4})\s*-\s*(\d{4}|\d{1,2}[/.]\d{4}|\p{L}[\p{L} ]+)$/u;

/** The two ends of `Jan 2020 – Present`; a single date is the start. The ends are read as any date is. */
export function readDateRange(value: unknown): { start: string; end: string } {
  const text = cleanLine(value);
  const tight = TIGHT.exec(text);
  const [start = '', end = ''] = tight === null ? text.split(between(), 2) : tight.slice(1);
  return { start: start.trim(), end: end.trim() };
}
