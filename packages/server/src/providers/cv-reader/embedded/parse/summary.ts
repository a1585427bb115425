import { isProse, type Line, withoutBullet } from '../text/cv-text.ts';
import { joinPieces, type Piece } from '../text/piece.ts';
import { withoutContacts } from './contacts.ts';
import { isPersonalFact } from './personal-facts.ts';
import type { SectionBlock } from './sections.ts';

/** What the person says of themselves: the text under its heading, else running text at the head. */
export function summaryOf(sections: SectionBlock[]): Piece | null {
  const written = sections
    .filter((block) => block.section === 'summary')
    .flatMap((block) => block.lines.filter((line) => !isContactLine(line) && !isPersonalFact(line.text)));
  const lines =
    written.length > 0
      ? written
      : sections.filter((block) => block.section === 'head').flatMap((block) => proseOf(block.lines));
  return lines.length === 0 ? null : joinPieces(lines.map(withoutBullet));
}

/** Running text among the lines at the head: a summary without a heading. */
function proseOf(lines: Line[]): Line[] {
  const first = lines.findIndex((line) => line.text.length > 60 && !isContactLine(line) && runs(line.text));
  if (first < 0) return [];
  let last = first;
  while (last + 1 < lines.length && lines[last]?.endsParagraph === false) last += 1;
  return lines.slice(first, last + 1);
}

/** An address, a number or a link with no sentence around it. */
function isContactLine(line: Line): boolean {
  const rest = withoutContacts(line.text);
  return rest !== line.text && !runs(rest);
}

/** A sentence, whole or as one of the parts: many short parts are no text, however many words they have together. */
function runs(text: string): boolean {
  const parts = text.split(/\s*[|｜¦‖•·∙●◆⋄]\s*|\s+[–—/]\s+|\t|\s{3,}/);
  return parts.length === 1 ? isProse(text) : parts.some((part) => isProse(part) && !/^\p{Ll}/u.test(part));
}
