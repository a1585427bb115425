import { isSchool } from '../lexicon/study-words.ts';
import { alternatives } from '../lexicon/words.ts';
import { companyEvidence } from '../lexicon/work-words.ts';
import type { Line } from '../text/cv-text.ts';
import { isProse, withoutBullet } from '../text/cv-text.ts';
import { type Piece, tidy } from '../text/piece.ts';
import { type DateHit, findDates } from './dates.ts';
import { entriesOf } from './entries.ts';
import { commaParts, fragmentsOf } from './fragments.ts';

export type Certificate = { name: Piece; authority: Piece | null; date: DateHit | null };

/** That it was passed or obtained says not by whom it is given. */
const OUTCOME = new RegExp(`^(?:${alternatives((words) => words.outcomes)})$`, 'i');

/** Certificates: dated entries with name and authority, or one on each line. */
export function certificatesOf(lines: Line[]): Certificate[] {
  const dated = lines.filter((line) => findDates(line.text).length > 0).length;
  if (dated >= 1 && dated >= lines.length * 0.3) {
    return entriesOf(lines).flatMap((entry) => {
      const fragments = fragmentsOf(entry.head).filter(
        (fragment) => /\p{L}/u.test(fragment.text) && !OUTCOME.test(fragment.text),
      );
      const [name, authority] = fragments;
      if (name === undefined) return [];
      const [short, issuer] = splitIssuer(name);
      return [{ name: withoutLead(short), authority: issuer ?? authority ?? null, date: entry.date }];
    });
  }
  const found: Certificate[] = [];
  let previous: Line | null = null;
  for (const line of lines) {
    const wraps =
      previous !== null && !line.bullet && line.gap < 0.2 && !previous.endsParagraph && previous.block === line.block;
    const last = found[found.length - 1];
    const body = tidy(withoutBullet(line));
    const date = findDates(body.text)[0] ?? null;
    if (wraps && last !== undefined && body.text.length < 40 && !previous?.bullet) {
      last.name = { text: `${last.name.text} ${body.text}`, start: last.name.start, end: body.end };
    } else if (body.text !== '' && !isProse(body.text)) {
      const [name, authority] = fragmentsOf(
        line.cells.map((cell, cellIndex) => ({ ...cell, line: 0, cell: cellIndex, hint: '' as const })),
      ).filter((fragment) => !OUTCOME.test(fragment.text));
      if (name !== undefined && /\p{L}{2}/u.test(name.text))
        found.push({ name: tidy(withoutLead(name)), authority: authority ?? null, date });
    }
    previous = line;
  }
  return found;
}

/** `PMP, Project Management Institute`: the issuer behind the comma. */
function splitIssuer(piece: Piece): [Piece, Piece | null] {
  const [first, second, ...more] = commaParts(piece);
  if (first === undefined || second === undefined || more.length > 0) return [piece, null];
  return companyEvidence(second.text) > 0 || isSchool(second.text) ? [first, second] : [piece, null];
}

function withoutLead(raw: Piece): Piece {
  const dated = /\s*[（(][^（()）]*\d{4}[^（()）]*[)）]\s*$/.exec(raw.text);
  const piece =
    dated === null || dated.index < 2
      ? raw
      : { text: raw.text.slice(0, dated.index), start: raw.start, end: raw.start + dated.index };
  const lead = /^[•·▪‣●○■*-]\s*/.exec(piece.text)?.[0].length ?? 0;
  return { text: piece.text.slice(lead), start: piece.start + lead, end: piece.end };
}
