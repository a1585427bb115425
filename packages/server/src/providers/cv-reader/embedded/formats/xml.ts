import { LIMITS } from '../text/raw-document.ts';

/** Calls for each piece of an XML document. Names keep their prefix. */
export type XmlHandler = {
  open(name: string, attributes: Record<string, string>, empty: boolean): void;
  close(name: string): void;
  text(value: string): void;
};

export class XmlError extends Error {}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads XML in one pass without recursion. Document types are skipped and no entity but the five of XML and numeric
 * ones is ever expanded; nesting is limited.
 */
export function readXml(source: string, handler: XmlHandler): void {
  let at = 0;
  const open: string[] = [];
  while (at < source.length) {
    const tag = source.indexOf('<', at);
    if (tag < 0) break;
    if (tag > at) handler.text(decodeEntities(source.slice(at, tag)));
    if (source.startsWith('<!--', tag)) {
      at = after(source, '-->', tag);
    } else if (source.startsWith('<![CDATA[', tag)) {
      at = after(source, ']]>', tag);
      handler.text(source.slice(tag + 9, at - 3));
    } else if (source.startsWith('<?', tag)) {
      at = after(source, '?>', tag);
    } else if (source.startsWith('<!', tag)) {
      at = after(source, '>', tag);
    } else {
      const end = endOfTag(source, tag);
      const body = source.slice(tag + 1, end);
      at = end + 1;
      if (body.startsWith('/')) {
        const name = body.slice(1).trim();
        if (open.pop() !== name) throw new XmlError('tags do not match');
        handler.close(name);
        continue;
      }
      const empty = body.endsWith('/');
      const name = /^[^\s/>]+/.exec(body)?.[0] ?? '';
      if (name === '') throw new XmlError('tag without a name');
      handler.open(name, attributesOf(body), empty);
      if (empty) handler.close(name);
      else {
        open.push(name);
        if (open.length > LIMITS.nesting) throw new XmlError('nested too deeply');
      }
    }
  }
  if (open.length > 0) throw new XmlError('the end is missing');
}

function after(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from);
  if (at < 0) throw new XmlError('the end is missing');
  return at + mark.length;
}

function endOfTag(source: string, from: number): number {
  let quote = '';
  for (let i = from + 1; i < source.length; i += 1) {
    const unit = source.charAt(i);
    if (quote !== '') {
      if (unit === quote) quote = '';
    } else if (unit === '"' || unit === "'") quote = unit;
    else if (unit === '>') return i;
  }
  throw new XmlError('the end is missing');
}

function attributesOf(body: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const match of body.matchAll(/([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    found[match[1] ?? ''] = decodeEntities(match[2] ?? match[3] ?? '');
  }
  return found;
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (whole, body: string) => {
    if (!body.startsWith('#')) return NAMED[body] ?? whole;
    const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
  });
}
