import type { Span } from './fields.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import { matches } from './patterns.ts';

/** "don't use …", "not …", "… is dead": named, but not to be used. */
export function rejected(text: string, span: Span, after: number, before: number, lexicon: CompiledLexicon): boolean {
  const head = text.slice(after, span.start);
  const sentenceStart = Math.max(
    head.lastIndexOf('. '),
    head.lastIndexOf('! '),
    head.lastIndexOf('? '),
    head.lastIndexOf('。'),
    head.lastIndexOf('\n'),
  );
  const left = head.slice(sentenceStart + 1);
  const tail = text.slice(span.end, before);
  const stop = tail.search(/[.!?](?:\s|$)|[。\n]/u);
  const right = stop === -1 ? tail : tail.slice(0, stop);
  const clause = left.slice(Math.max(left.lastIndexOf(';'), lastBut(left, lexicon)) + 1);
  // "not the one on the form, it's …": a new statement begins
  const statement = clause.slice(clause.lastIndexOf(',') + 1);
  const restated =
    clause.includes(',') && !matches(lexicon.rejectBefore, statement) && matches(lexicon.introBefore, statement);
  // "the same as on the form: …"
  const same = /(?<!\p{L})(?:same|selbe|gleiche|mism[oa]|même)\p{L}*(?!\p{L})/iu.test(clause);
  if (
    !restated &&
    !same &&
    matches(lexicon.rejectBefore, clause) &&
    !matches(lexicon.correction, afterLast(lexicon.rejectBefore, clause))
  )
    return true;
  return matches(lexicon.rejectAfter, right);
}

/** Where a contrast begins: what was rejected before "but" is not what follows. */
function lastBut(text: string, lexicon: CompiledLexicon): number {
  const at = [...text.matchAll(lexicon.correction)].at(-1);
  const but = [...text.matchAll(lexicon.but)].at(-1);
  return Math.max(
    at && matches(lexicon.rejectBefore, text.slice(0, at.index)) && !matches(lexicon.rejectBefore, text.slice(at.index))
      ? at.index + at[0].length - 1
      : -1,
    but ? but.index + but[0].length - 1 : -1,
  );
}

function afterLast(pattern: RegExp, text: string): string {
  const last = [...text.matchAll(pattern)].at(-1);
  return last ? text.slice(last.index + last[0].length) : text;
}
