import { emptyDocument, failure, LIMITS, type RawDocument, type RawFailure } from '../text/raw-document.ts';
import { flowLines } from './flow.ts';
import { RtfBlocks } from './rtf-blocks.ts';

/** Destinations whose text is not shown on the page. */
const SKIPPED = new Set(
  'fonttbl colortbl stylesheet info pict object objdata themedata colorschememapping datastore latentstyles listtable listoverridetable rsidtbl generator xmlnstbl userprops pgdsctbl footnote annotation atnid atnauthor fldinst bkmkstart bkmkend nonshppict shpinst pntext pntxta pntxtb listtext revtbl mmathpr wgrffmtfilter ftnsep ftnsepc aftnsep aftnsepc filetbl formfield'.split(
    ' ',
  ),
);

const CODE_PAGES: Record<string, string> = {
  '437': 'ibm866',
  '850': 'windows-1252',
  '932': 'shift_jis',
  '936': 'gb18030',
  '949': 'euc-kr',
  '950': 'big5',
  '1250': 'windows-1250',
  '1251': 'windows-1251',
  '1252': 'windows-1252',
  '1253': 'windows-1253',
  '1254': 'windows-1254',
  '1255': 'windows-1255',
  '1256': 'windows-1256',
  '1257': 'windows-1257',
  '1258': 'windows-1258',
  '10000': 'macintosh',
  '65001': 'utf-8',
};
const CHARSETS: Record<string, string> = {
  '128': '932',
  '129': '949',
  '134': '936',
  '136': '950',
  '161': '1253',
  '162': '1254',
  '163': '1258',
  '177': '1255',
  '178': '1256',
  '186': '1257',
  '204': '1251',
  '238': '1250',
  '0': '1252',
  '77': '10000',
};

type Group = { skip: boolean; unicodeSkip: number; codePage: string };

/** Rich Text Format: control words, groups, code pages and Unicode escapes; pictures and objects are passed over. */
export function readRtf(bytes: Uint8Array): RawDocument | RawFailure {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const reader = new RtfReader(source);
  const outcome = reader.run();
  if (outcome !== null) return outcome;
  const { lines, hidden } = flowLines(reader.blocks.finish());
  return { ...emptyDocument(), lines, hidden, links: reader.links, hasPictures: source.includes('\\pict') };
}

class RtfReader {
  readonly blocks = new RtfBlocks();
  readonly links: string[] = [];
  private readonly source: string;
  private at = 0;
  private readonly groups: Group[] = [];
  private group: Group = { skip: false, unicodeSkip: 1, codePage: 'windows-1252' };
  private pending = 0;
  private bytes: number[] = [];
  private documentCodePage = 'windows-1252';
  private readonly fontCodePages = new Map<string, string>();
  private inFonts = 0;
  private inColours = 0;
  private fontBeingRead = '';
  private star = false;

  constructor(source: string) {
    this.source = source;
  }

  run(): RawFailure | null {
    let characters = 0;
    while (this.at < this.source.length) {
      const unit = this.source.charAt(this.at);
      if (unit === '{') {
        this.flush();
        this.groups.push({ ...this.group });
        this.blocks.pushFormat();
        if (this.groups.length > LIMITS.nesting * 4) return failure('damaged', 'the document is nested too deeply');
        this.at += 1;
        this.star = false;
      } else if (unit === '}') {
        this.flush();
        const outer = this.groups.pop();
        if (outer === undefined) break;
        this.group = outer;
        this.blocks.popFormat();
        if (this.inFonts > this.groups.length) this.inFonts = 0;
        if (this.inColours > this.groups.length) this.inColours = 0;
        this.at += 1;
        if (this.groups.length === 0) break;
      } else if (unit === '\\') this.control();
      else {
        this.at += 1;
        if (unit === '\r' || unit === '\n') continue;
        if (this.inColours > 0 && unit === ';') this.blocks.endColour();
        if (this.pending > 0) {
          this.pending -= 1;
          continue;
        }
        if (this.group.skip) continue;
        characters += 1;
        if (characters > LIMITS.characters) return failure('too-large', 'the document holds far more text than a CV');
        const code = unit.charCodeAt(0);
        if (code < 0x80) this.text(unit);
        else this.bytes.push(code);
      }
    }
    this.flush();
    return this.groups.length > 0 ? failure('damaged', 'the document is cut off: its end is missing') : null;
  }

  private text(value: string): void {
    this.flush();
    if (!this.group.skip) this.blocks.text(value);
  }

  private flush(): void {
    if (this.bytes.length === 0) return;
    const text = new TextDecoder(this.group.codePage).decode(Uint8Array.from(this.bytes));
    this.bytes = [];
    if (!this.group.skip) this.blocks.text(text);
  }

  private control(): void {
    const next = this.source.charAt(this.at + 1);
    if (next === "'") {
      const code = Number.parseInt(this.source.slice(this.at + 2, this.at + 4), 16);
      this.at += 4;
      if (this.pending > 0) this.pending -= 1;
      else if (Number.isFinite(code) && !this.group.skip) {
        if (code < 0x80 && this.bytes.length === 0) this.text(String.fromCharCode(code));
        else this.bytes.push(code);
      }
      return;
    }
    const match = /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?/y;
    match.lastIndex = this.at;
    const word = match.exec(this.source);
    if (word === null) {
      this.at += 2;
      if (next === '*') this.star = true;
      else if (next === '~') this.text(' ');
      else if (next === '_') this.text('-');
      else if (next === '\\' || next === '{' || next === '}') this.text(next);
      else if (next === '\n' || next === '\r') this.blocks.paragraphEnd();
      return;
    }
    this.at = match.lastIndex;
    const name = word[1] ?? '';
    const value = word[2] === undefined ? null : Number(word[2]);
    if (name === 'bin' && value !== null && value > 0) {
      this.at += value;
      return;
    }
    this.flush();
    this.apply(name, value);
    this.star = false;
  }

  private apply(name: string, value: number | null): void {
    if (name === 'u' && value !== null) {
      const code = value < 0 ? value + 65_536 : value;
      this.text(code >= 0xf000 && code <= 0xf0ff ? '•' : String.fromCharCode(code));
      this.pending = this.group.unicodeSkip;
      return;
    }
    if (name === 'uc') this.group.unicodeSkip = Math.max(0, Math.min(value ?? 1, 8));
    else if (name === 'ansicpg') {
      this.documentCodePage = CODE_PAGES[String(value)] ?? 'windows-1252';
      this.group.codePage = this.documentCodePage;
    } else if (name === 'fonttbl') this.inFonts = this.groups.length;
    else if (name === 'colortbl') this.inColours = this.groups.length;
    else if (name === 'f' && value !== null) {
      if (this.inFonts > 0) this.fontBeingRead = String(value);
      else this.group.codePage = this.fontCodePages.get(String(value)) ?? this.documentCodePage;
    } else if (name === 'fcharset' && this.inFonts > 0) {
      const page = CODE_PAGES[CHARSETS[String(value)] ?? ''];
      if (page !== undefined && page !== 'windows-1252') this.fontCodePages.set(this.fontBeingRead, page);
    } else if (this.inColours > 0 && (name === 'red' || name === 'green' || name === 'blue'))
      this.blocks.colourPart(name, value ?? 0);
    if (SKIPPED.has(name) || (this.star && !/^(?:shptxt|pn|ud|upr)$/.test(name))) {
      if (name === 'fldinst') this.link();
      this.group.skip = true;
    }
    if (!this.group.skip) this.blocks.control(name, value);
  }

  /** `{\*\fldinst HYPERLINK "…"}` */
  private link(): void {
    const target = /^[^}]{0,40}?HYPERLINK\s+"([^"\\}]{4,500})"/.exec(this.source.slice(this.at, this.at + 600))?.[1];
    if (target !== undefined) this.links.push(target);
  }
}
