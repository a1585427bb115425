import type { FoldedText } from './folded-text.ts';
import { words } from './hint-vocabulary.ts';
import type { Segment } from './segments.ts';

/** What single words of a sentence hint at; each is one feature among others of the reader of lines. */
export type LineHint = 'requirements' | 'benefits' | 'duties' | 'nice' | 'invites';

/** Words that only their marks tell apart: "lương" is pay and "lượng" an amount, "thưởng" a bonus and "thường" often. */
const BENEFITS_BY_MARKS = /(?<!\p{L})(?:lương|thưởng)(?!\p{L})/iu;

/** Whether everybody is invited, not those alone who have what follows. */
function isInvitation(folded: string): boolean {
  return [...folded.matchAll(words().INVITES)].some(
    ({ 0: found, index }) => !words().IF_THEY_HAVE.test(folded.slice(index + found.length)),
  );
}

/** Whom a sentence speaks of: the reader, whoever wrote it, both, or neither. */
export function sidesOf(folded: string): 'reader' | 'writer' | 'both' | 'neither' {
  const [reader, writer] = [words().READER.test(folded), words().WRITER.test(folded)];
  if (reader) return writer ? 'both' : 'reader';
  return writer ? 'writer' : 'neither';
}

/** The first of several things with semicolons between them; what the others say holds for each of them alone. */
function firstOfList(folded: string): string {
  const items = folded.split(/;\s/);
  return items.length > 2 ? (items[0] ?? folded) : folded;
}

/** What the words of a sentence hint at. */
export function hintsOf(text: FoldedText, segment: Segment): LineHint[] {
  const folded = text.folded.slice(segment.start, Math.min(segment.end, segment.start + 400));
  const cased = text.cased.slice(segment.start, segment.start + folded.length);
  return [
    ...words()
      .BY_WORDS.filter(
        ([kind, pattern]) =>
          pattern.test(folded) || (kind === 'benefits' && BENEFITS_BY_MARKS.test(cased.normalize('NFC'))),
      )
      .map(([kind]) => kind),
    ...(isInvitation(folded)
      ? (['invites'] as const)
      : words().NICE.test(firstOfList(folded).replace(words().ASIDE, ''))
        ? (['nice'] as const)
        : []),
  ];
}

/** Whether the words of a heading hint that what is under it is welcome and not asked for. */
export function isNiceHeading(folded: string): boolean {
  return words().NICE.test(folded);
}
