import { type Token, Tokenizer, TokenizerMode } from 'parse5';

export type HtmlTag = { name: string; attributes: Map<string, string> };
export type HtmlScan = { title: string; tags: HtmlTag[]; visibleLength: number; hasScript: boolean };

/** A page is judged by its beginning; in characters. */
const SCANNED_LENGTH = 512 * 1024;
const MAX_TAGS = 5000;

/**
 * Reads the tags, the title and the amount of visible text of a page nobody vouches for, in one pass without building
 * a tree: time grows with the length only.
 */
export function scanHtml(html: string): HtmlScan {
  const scan: HtmlScan = { title: '', tags: [], visibleLength: 0, hasScript: false };
  let inside = '';
  const text = (token: Token.CharacterToken): void => {
    if (inside === 'title') scan.title += token.chars;
    else if (inside === '') scan.visibleLength += token.chars.trim().length;
  };
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag(token) {
        const name = token.tagName;
        if (scan.tags.length < MAX_TAGS) {
          scan.tags.push({
            name,
            attributes: new Map(token.attrs.map((attribute) => [attribute.name, attribute.value])),
          });
        }
        if (name === 'script') scan.hasScript = true;
        const mode = RAW_TEXT[name];
        if (mode === undefined) return;
        inside = name;
        tokenizer.state = mode;
        tokenizer.lastStartTagName = name;
      },
      onEndTag(token) {
        if (token.tagName === inside) inside = '';
      },
      onCharacter: text,
      onWhitespaceCharacter: text,
      onNullCharacter: () => {},
      onComment: () => {},
      onDoctype: () => {},
      onEof: () => {},
    },
  );
  tokenizer.write(html.slice(0, SCANNED_LENGTH), true);
  scan.title = scan.title.replace(/\s+/g, ' ').trim();
  return scan;
}

/** Elements whose content is text up to their own end tag. */
const RAW_TEXT: Record<string, Tokenizer['state']> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  noscript: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
};
