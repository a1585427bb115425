import { LANGUAGES } from '@colloquy/contract/shared';
import { FontShelf } from '../platform/pdf/fonts.ts';
import type { Output } from './commands/index.ts';

/**
 * Says in which languages of interviews a PDF could not be set, and what to install. A language is tried with what it
 * calls all of them.
 *
 * @param own the folder of the operator's fonts
 * @param system where the system keeps its fonts; the usual places when absent
 */
export function reportFonts(own: string | null, output: Output, system?: readonly string[]): void {
  const english = new Intl.DisplayNames('en', { type: 'language' });
  const lacking = LANGUAGES.filter((language) => {
    const names = new Intl.DisplayNames(language, { type: 'language' });
    const letters = LANGUAGES.map((other) => names.of(other) ?? '').join('');
    const shelf = new FontShelf(own, language, system);
    return [...new Set(letters)].some((letter) => shelf.faceFor([letter.codePointAt(0) ?? 0], 'regular') === null);
  }).map((language) => english.of(language) ?? language);
  if (lacking.length === 0) {
    output.line('fonts: PDFs can be set in every language of interviews');
    return;
  }
  output.problem(
    `fonts: none here sets ${lacking.join(', ')}; PDFs of reports would show codes in place of letters: install Noto Sans CJK (fonts-noto-cjk on Debian), or make a folder with deploy/gather-fonts.sh and name it in COLLOQUY_FONTS`,
  );
}
