import { type TokenHandler, Tokenizer, TokenizerMode } from 'parse5';
import { splitConcatenatedLabels } from './concatenated-labels.ts';
import { HiddenMarkup } from './hidden-markup.ts';

/** Elements whose text is shown nowhere. */
const HIDDEN = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'head',
  'select',
]);
/** Elements that sit inside a line; every other known element starts a line of its own. */
const INLINE = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr img input button'.split(
    ' ',
  ),
);
const BLOCK = new Set(
  'address article aside blockquote body br center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol optgroup option p pre section summary table tbody td tfoot th thead tr ul title caption'.split(
    ' ',
  ),
);
const HEADINGS = /^h[1-6]$/;

type PlainText = {
  text: string;
  /** Offsets of lines that the markup calls headings. */
  headings: ReadonlySet<number>;
};

/**
 * Names in angle brackets that stand for text, like `<Remote>` in an advert without markup: unknown to HTML, without
 * a hyphen, and never closed.
 */
function literalTags(description: string): ReadonlySet<string> {
  const opened = new Set<string>();
  const closed = new Set<string>();
  for (const match of description.matchAll(/<(\/?)([a-z][^\s<>/]{0,60})/gi)) {
    (match[1] === '/' ? closed : opened).add((match[2] ?? '').toLowerCase());
  }
  return new Set([...opened].filter((name) => !closed.has(name) && !name.includes('-') && !isKnown(name)));
}

function isKnown(name: string): boolean {
  return HIDDEN.has(name) || INLINE.has(name) || BLOCK.has(name);
}

/** Collects the shown text with one block a line. Works on tokens only, so nesting costs nothing. */
class LineWriter implements TokenHandler {
  readonly headings = new Set<number>();
  private readonly parts: string[] = [];
  private length = 0;
  private lineStart = 0;
  private hidden = '';
  private readonly unseen = new HiddenMarkup();
  private readonly isMarkup: boolean;
  private inHeading = false;
  private needsBullet = false;
  tokenizer: Tokenizer | undefined;

  constructor(isMarkup: boolean) {
    this.isMarkup = isMarkup;
  }

  text(): string {
    return this.parts.join('');
  }

  private put(text: string): void {
    const lineEnd = text.lastIndexOf('\n');
    if (lineEnd >= 0) this.lineStart = this.length + lineEnd + 1;
    this.parts.push(text);
    this.length += text.length;
  }

  private breakLine(): void {
    const last = this.parts.at(-1);
    if (last !== undefined && !last.endsWith('\n')) this.put('\n');
  }

  private write(text: string): void {
    if (this.hidden !== '' || this.unseen.isHidden) return;
    // In markup a line break is only a space; two or more keep their meaning for texts that mix both.
    const shown = this.isMarkup ? text.replace(/[ \t\r\f]*\n[ \t\r\f]*(?!\s)(?![-*•·])/g, ' ') : text;
    if (shown.trim() === '' && (this.parts.at(-1)?.endsWith('\n') ?? true)) return;
    if (this.needsBullet && shown.trim() !== '') {
      this.needsBullet = false;
      this.put('- ');
    }
    if (this.inHeading && shown.trim() !== '') this.headings.add(this.lineStart);
    this.put(shown);
  }

  onCharacter(token: { chars: string }): void {
    this.write(token.chars);
  }
  onWhitespaceCharacter(token: { chars: string }): void {
    this.write(token.chars);
  }
  onNullCharacter(): void {}
  onComment(): void {}
  onDoctype(): void {}
  onEof(): void {}
  onParseError = null;

  onStartTag(token: { tagName: string; selfClosing: boolean; attrs: { name: string; value: string }[] }): void {
    const name = token.tagName;
    this.unseen.start(name, token.attrs);
    if (this.tokenizer !== undefined) {
      if (name === 'script') this.tokenizer.state = TokenizerMode.SCRIPT_DATA;
      else if (name === 'style' || name === 'iframe') this.tokenizer.state = TokenizerMode.RAWTEXT;
      else if (name === 'textarea') this.tokenizer.state = TokenizerMode.RCDATA;
    }
    if (HIDDEN.has(name) && !token.selfClosing && this.hidden === '') this.hidden = name;
    if (!INLINE.has(name)) this.breakLine();
    if (name === 'li') this.needsBullet = true;
    if (HEADINGS.test(name)) this.inHeading = true;
  }

  onEndTag(token: { tagName: string }): void {
    const name = token.tagName;
    this.unseen.end(name);
    if (name === this.hidden) this.hidden = '';
    if (!INLINE.has(name)) this.breakLine();
    if (HEADINGS.test(name)) this.inHeading = false;
    if (name === 'li') this.needsBullet = false;
  }
}

/** Reads a description, marked up or not, into lines. Never throws: what is not markup is text. */
export function toPlainText(description: string): PlainText {
  const isMarkup = /<(?:p|br|li|ul|ol|div|h[1-6]|table|section|article)\b[^<>]{0,400}>/i.test(description);
  const literal = literalTags(description);
  const escaped =
    literal.size === 0
      ? description
      : description.replace(/<([a-z][^\s<>/]{0,60})/gi, (tag, name: string) =>
          literal.has(name.toLowerCase()) ? `&lt;${name}` : tag,
        );
  const writer = new LineWriter(isMarkup);
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, writer);
  writer.tokenizer = tokenizer;
  tokenizer.write(escaped, true);
  return tidy(writer.text(), writer.headings);
}

/** Composes characters, trims line ends and drops runs of empty lines, moving the headings along. */
function tidy(raw: string, headings: ReadonlySet<number>): PlainText {
  const lines: string[] = [];
  const moved = new Set<number>();
  let at = 0;
  let length = 0;
  let empty = true;
  for (const line of raw.split('\n')) {
    const isHeading = headings.has(at);
    at += line.length + 1;
    const kept = line
      .normalize('NFC')
      .replace(/\r/g, '')
      .replace(/[ \t\u00a0]{2,}/g, ' ')
      .trim();
    if (kept === '' && empty) continue;
    if (isHeading && kept !== '') moved.add(length);
    const shown = splitConcatenatedLabels(kept);
    lines.push(shown);
    length += shown.length + 1;
    empty = shown === '';
  }
  while (lines.at(-1) === '') lines.pop();
  return { text: lines.join('\n'), headings: moved };
}
