import type { FoldedText } from './folded-text.ts';
import headings from './headings.json' with { type: 'json' };
import type { Line } from './segments.ts';

export type SectionKind =
  | 'location'
  | 'duties'
  | 'requirements'
  | 'benefits'
  | 'about'
  | 'process'
  | 'conditions'
  | 'other';

/**
 * What is over each part of a job posting, on folded text. The first that matches wins. German says who does what in
 * whole sentences: "Das bringen Sie mit", "Das bieten wir Ihnen", "Was Sie bei uns erwartet".
 */
const HEADINGS = headings.map(({ kind, pattern }) => [kind as SectionKind, new RegExp(pattern)] as const);

export function classifyHeading(folded: string): SectionKind {
  const heading = folded.replace(/^[\s#*>\-•■●◆【[(\p{Extended_Pictographic}]+|[\s#*:：】\])\-?!]+$/gu, '');
  return HEADINGS.find(([, pattern]) => pattern.test(heading))?.[0] ?? 'other';
}

export type Sections = {
  /** Section of each line, by line number. */
  ofLine: SectionKind[];
  /** Lines that are headings themselves. */
  headings: ReadonlySet<number>;
};

/** Finds the headings, from markup, from shape or from their words, and the section each line is in. */
export function findSections(text: FoldedText, lines: readonly Line[], marked: ReadonlySet<number>): Sections {
  const ofLine: SectionKind[] = [];
  const headings = new Set<number>();
  let current: SectionKind = 'other';
  for (const [index, line] of lines.entries()) {
    const folded = text.folded.slice(line.start, line.end).trim();
    const source = text.offsets[line.start] ?? 0;
    const isMarked = marked.has(source) || /^#{1,6}\s/.test(folded) || /^\*\*[^*]{2,80}\*\*:?$/.test(folded);
    const isShaped =
      folded.length > 0 &&
      folded.length <= 70 &&
      (/[:：]$/.test(folded) || /^(?:【.*】|\[.*\]|■.*|[^a-z]*[?])$/.test(folded));
    const isBare = folded.length > 0 && folded.length <= 48 && !/[.,;。]$|^[-*•·]|\d{2}|[:：]./.test(folded);
    if (isMarked || isShaped || isBare) {
      const kind = classifyHeading(folded);
      if (kind !== 'other' && (isMarked || isShaped || isHeadingLike(folded, kind))) {
        current = kind;
        headings.add(index);
      } else if (isMarked) {
        current = 'other';
        headings.add(index);
      }
    }
    ofLine.push(current);
  }
  return { ofLine, headings };
}

/** German headings that are whole sentences run longer than others: "Darauf können Sie sich bei uns freuen". */
const SAID_WHOLE =
  /^(?:das|was|darauf|womit|wen|wer|so|damit|freu(?:en|e)?) (?:\w+ )?(?:sie|du|dich|ihr|euch|wir|uns)\b/;

/** A bare line is a heading only when it is little more than the heading's words. */
function isHeadingLike(folded: string, kind: SectionKind): boolean {
  const words = folded.split(/\s+/).length;
  return kind === 'location' ? words <= 5 : words <= (SAID_WHOLE.test(folded) ? 7 : 4);
}

/** From so many headings that are understood a text is in sections, and others of that shape are headings as well. */
const FEWEST_HEADINGS = 1;
const HEADING_WORDS = 5;
const ITEM = /^(?:[-–—*•·○◦▪>✓✔✅]|\d{1,2}[.)]|\(\d{1,2}\)|[a-z][.)])\s/u;

/**
 * Lines that end the section above them without saying which one begins: a short line set apart over a text ("The offer",
 * "How we work"), and a paragraph of its own behind the items of a list.
 */
export function sectionEnds(text: FoldedText, lines: readonly Line[], { ofLine, headings }: Sections): Set<number> {
  const contents = lines.map(({ start, end }) => text.folded.slice(start, end).trim());
  const ends = new Set<number>();
  if (headings.size < FEWEST_HEADINGS) return ends;
  let isListed = false;
  for (const [index, content] of contents.entries()) {
    if (headings.has(index) || ends.has(index)) isListed = false;
    if (content === '' || headings.has(index)) continue;
    const isItem = ITEM.test(content);
    const isApart = contents[index - 1] === '' && ofLine[index] === ofLine[index - 1];
    const next = contents[index + 1] ?? '';
    const isTitle =
      !isItem &&
      next !== '' &&
      (ITEM.test(next) || next.length > content.length) &&
      content.length <= 48 &&
      content.split(/\s+/).length <= (/[:：]$/.test(content) ? 2 : 1) * HEADING_WORDS &&
      !/[.,;!?。、]$|\d/.test(content);
    if (isApart && !isItem && (isTitle || isListed)) {
      ends.add(index);
      isListed = false;
    } else isListed ||= isItem;
  }
  return ends;
}
