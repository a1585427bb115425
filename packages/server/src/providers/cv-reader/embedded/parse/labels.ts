import type { Line } from '../text/cv-text.ts';
import { withoutBullet } from '../text/cv-text.ts';
import { cut, type Piece } from '../text/piece.ts';

/** The name in front of a list: `Databases: …`, a bold word before plain ones, or a first cell of its own. */
export function labelOf(line: Line): { name: string; rest: Piece } | null {
  const body = withoutBullet(line);
  const colon = /^([^:：,;]{2,42}?)\s*[:：]\s*(?=\S)/.exec(body.text);
  if (colon?.[1] !== undefined) return { name: colon[1], rest: cut(body, colon[0].length, body.text.length) };
  const first = line.cells[0];
  if (first === undefined) return null;
  const second = line.cells[1];
  if (second !== undefined) {
    const listed = !/[,;、，]/.test(first.text) && first.text.length <= 32 && /[,;、，]/.test(second.text);
    if (!listed || (!first.bold && line.cells.length !== 2)) return null;
    return { name: first.text, rest: cut(line, second.start - line.start, line.text.length) };
  }
  const at = first.styleBreaks.find((offset) => offset >= 3 && offset <= 34);
  if (at === undefined || !first.bold || (line.bold && first.styleBreaks.length > 1)) return null;
  const name = first.text.slice(0, at).trim();
  if (name === '' || /[,;、，]/.test(name)) return null;
  return { name: name.replace(/[:：]$/, ''), rest: cut(first, at, first.text.length) };
}
