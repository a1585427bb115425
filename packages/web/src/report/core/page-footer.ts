/**
 * Style of the paper's edge: who invited and whom, and which sheet of how many. Only a style sheet can write there, so
 * each of the texts is put into it as a string of its own, letter by letter where a letter could end it.
 */
export function pageFooter(texts: readonly string[]): string {
  const words = texts.filter((text) => text !== '').join(' · ');
  return `@page {
  @bottom-left { content: ${cssString(words)}; font: 8pt system-ui, sans-serif; color: #3c4248; }
  @bottom-right { content: counter(page) " / " counter(pages); font: 8pt system-ui, sans-serif; color: #3c4248; }
}`;
}

function cssString(text: string): string {
  const written = text.replace(
    /[^\p{L}\p{M}\p{N} .,·-]/gu,
    (sign) => `\\${(sign.codePointAt(0) ?? 0x20).toString(16)} `,
  );
  return `"${written}"`;
}
