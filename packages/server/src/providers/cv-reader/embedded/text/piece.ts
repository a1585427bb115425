/** A stretch of the CV text that knows where it is; `end` is exclusive. */
export type Piece = { text: string; start: number; end: number };

/** Cuts out of a piece by offsets relative to it, without the white space at both ends. */
export function cut(piece: Piece, from: number, to: number): Piece {
  const raw = piece.text.slice(from, to);
  const lead = raw.length - raw.trimStart().length;
  const text = raw.trim();
  const start = piece.start + from + lead;
  return { text, start, end: start + text.length };
}

/** Splits at a pattern (global flag needed); empty parts are left out. */
export function splitPiece(piece: Piece, pattern: RegExp): Piece[] {
  const parts: Piece[] = [];
  let from = 0;
  for (const hit of piece.text.matchAll(pattern)) {
    if (hit[0].length === 0) continue;
    parts.push(cut(piece, from, hit.index));
    from = hit.index + hit[0].length;
  }
  parts.push(cut(piece, from, piece.text.length));
  return parts.filter((part) => part.text !== '');
}

/** Takes away characters of a class at both ends. */
export function stripEnds(piece: Piece, lead: RegExp, tail: RegExp): Piece {
  const left = lead.exec(piece.text);
  const from = left !== null && left.index === 0 ? left[0].length : 0;
  const rest = piece.text.slice(from);
  const right = tail.exec(rest);
  const to = right !== null && right.index + right[0].length === rest.length ? from + right.index : piece.text.length;
  return cut(piece, from, Math.max(from, to));
}

const LEAD_NOISE = /^[\s,;:|·•‣▪■●○◦*/\\–—\-~>»)\]）】]+/;
const TAIL_NOISE = /[\s,;:|·•‣▪■●○◦*/\\–—\-~<«([（【]+$/;

/** Takes away separators and bullets that a cut left at both ends. */
export function tidy(piece: Piece): Piece {
  const inner = stripEnds(piece, LEAD_NOISE, TAIL_NOISE);
  return inner;
}

/** Puts pieces that belong together into one value; its place spans from the first to the last. */
export function joinPieces(pieces: Piece[], separator = ' '): Piece {
  const first = pieces[0];
  const last = pieces[pieces.length - 1];
  if (first === undefined || last === undefined) return { text: '', start: 0, end: 0 };
  return { text: pieces.map((piece) => piece.text).join(separator), start: first.start, end: last.end };
}
