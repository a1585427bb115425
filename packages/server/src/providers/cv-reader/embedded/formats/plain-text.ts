import { hasCjk } from '../text/fold.ts';
import { emptyDocument, flowLine, LIMITS, type RawCell, type RawDocument, type RawLine } from '../text/raw-document.ts';

/** Decodes text by its byte order mark, as UTF-8, or else as the code page that gives the fewest odd characters. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const utf8 = new TextDecoder('utf-8').decode(bytes);
  if (!utf8.includes('\ufffd')) return utf8;
  const odd = (text: string): number => (text.match(/[\ufffd\u0080-\u009f]|[\ue000-\uf8ff]/g) ?? []).length;
  let best = new TextDecoder('windows-1252').decode(bytes);
  let least = odd(best) + suspicious(best);
  for (const label of ['shift_jis', 'euc-kr', 'gb18030', 'big5', 'euc-jp']) {
    const text = new TextDecoder(label).decode(bytes);
    const score = odd(text) * 4;
    if (score < least) {
      least = score;
      best = text;
    }
  }
  return best;
}

/** East Asian text read as Western letters shows as long rows of accented letters. */
function suspicious(text: string): number {
  return (text.match(/[\u00a1-\u00ff]{4,}/g) ?? []).length * 5;
}

/** Plain text: wide gaps and tabs part cells, underlines mark headings. */
export function readText(source: string): RawDocument {
  const lines: RawLine[] = [];
  let empty = true;
  for (const raw of source.split(/\r\n|\r|\n|\f/).slice(0, LIMITS.lines)) {
    const text = raw.replace(/[\u200b\ufeff\0]/g, '').trimEnd();
    if (/^\s*(?:[-=_*~#]\s?){4,}$/.test(text)) {
      const last = lines[lines.length - 1];
      if (last !== undefined && !empty && last.heading === 0 && lines.length > 1) last.heading = 2;
      continue;
    }
    if (text.trim() === '') {
      empty = true;
      continue;
    }
    const cells = cellsOf(text);
    const lead = cells[0]?.text ?? '';
    lines.push({
      ...flowLine('', { gap: empty ? 1 : 0, bullet: /^[•·▪‣○●■*+–-]\s/.test(lead) }),
      cells,
    });
    empty = false;
  }
  return { ...emptyDocument(), lines };
}

function cellsOf(text: string): RawCell[] {
  const cells: RawCell[] = [];
  // Two spaces part cells in writing that has no spaces between words.
  const cell = hasCjk(text) ? /\S+(?: \S+)*/g : /\S+(?: {1,2}\S+)*/g;
  for (const match of text.matchAll(cell)) {
    const last = cells[cells.length - 1];
    // A bullet and what follows it are one cell.
    if (last !== undefined && cells.length === 1 && /^[•·▪‣○●■*+–-]$/.test(last.text)) {
      last.text += ` ${match[0]}`;
      continue;
    }
    cells.push({
      text: match[0].replace(/\s+/g, ' '),
      x0: match.index * 5,
      x1: (match.index + match[0].length) * 5,
      styleBreaks: [],
      bold: false,
    });
  }
  return cells;
}

/** Markdown: headings, lists, emphasis, links and tables become what they mean. */
export function readMarkdown(source: string): RawDocument {
  const document = emptyDocument();
  let empty = true;
  let fenced = false;
  const body = source.replace(/^\ufeff?---\n[\s\S]{0,4000}?\n---\n/, '').replace(/<!--[\s\S]*?-->/g, (comment) => {
    document.hidden.push(comment.slice(4, -3).trim());
    return '';
  });
  for (const raw of body.split(/\r\n|\r|\n/).slice(0, LIMITS.lines)) {
    if (/^\s*(?:```|~~~)/.test(raw)) {
      fenced = !fenced;
      continue;
    }
    const rule = /^\s*(?:([-=_*])\s?){3,}$/.exec(raw);
    const last = document.lines[document.lines.length - 1];
    if (rule !== null || /^\s*\|?[\s:|-]+\|[\s:|-]*$/.test(raw)) {
      if (rule !== null && !empty && last !== undefined && /^[=-]$/.test(rule[1] ?? ''))
        last.heading = rule[1] === '=' ? 1 : 2;
      continue;
    }
    if (raw.trim() === '') {
      empty = true;
      continue;
    }
    const heading = /^\s{0,3}(#{1,6})\s+(.*?)\s*#*\s*$/.exec(raw);
    const item = /^\s*(?:[-*+]|\d{1,2}[.)])\s+(.*)$/.exec(raw);
    const inner = heading?.[2] ?? item?.[1] ?? raw.replace(/^\s*>\s?/, '');
    const parts = /^\s*\|.*\|\s*$/.test(inner) ? inner.trim().slice(1, -1).split('|') : [inner];
    const bold = /^\s*(?:\*\*|__)[^*_]+(?:\*\*|__)/.test(inner);
    const cells = parts
      .map((part) => ({ text: inline(part, document.links).trim(), x0: 0, x1: 0, styleBreaks: [], bold }))
      .filter((cell) => cell.text !== '');
    if (cells.length === 0) continue;
    const first = cells[0];
    if (item !== null && first !== undefined) first.text = `• ${first.text}`;
    document.lines.push({
      ...flowLine('', { gap: empty ? 1 : 0, bullet: item !== null, bold, heading: heading?.[1]?.length ?? 0 }),
      size: heading === null ? 11 : Math.max(12, 26 - (heading[1]?.length ?? 1) * 4),
      cells,
    });
    empty = false;
  }
  return document;
}

function inline(text: string, links: string[]): string {
  return text
    .replace(/!\[([^\]]{0,300})\]\([^)]{0,500}\)/g, '$1')
    .replace(/\[([^\]]{0,300})\]\(\s*<?([^)\s>]{0,500})>?[^)]{0,200}\)/g, (_whole, label: string, target: string) => {
      links.push(target);
      return label;
    })
    .replace(/<((?:https?:\/\/|mailto:)?[^\s<>]+[@.][^\s<>]+)>/g, '$1')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<\/?[a-z][^>]{0,200}>/gi, '')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)(.+?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/(?<![\w])_(?=\S)(.+?)(?<=\S)_(?!\w)/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!|-])/g, '$1');
}
