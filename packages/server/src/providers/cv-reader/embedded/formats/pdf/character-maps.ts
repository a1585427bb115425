/**
 * Predefined CMaps of CJK fonts that are not embedded. The tables themselves are not shipped: for a text reader the
 * character identifier may as well be the Unicode value, so each map is made on the spot from the code page that its
 * name tells, and the `Adobe-*-UCS2` maps back to Unicode are the identity.
 */

const CODE_PAGES: [RegExp, string][] = [
  [/^(?:83pv|90ms|90pv|90msp|Add|Ext|RKSJ)?-?.*RKSJ/, 'shift_jis'],
  [/^(?:EUC|Ext-EUC)-/, 'euc-jp'],
  [/^(?:GB|GBpc|GBK|GBKp|GBK2K|GBT|GBTpc)-/, 'gb18030'],
  [/^(?:KSC|KSCms|KSCpc)/, 'euc-kr'],
  [/^(?:B5pc|HKscs|ETen|ETenms|HKdla|HKdlb|HKgccs|HKm314|HKm471)/, 'big5'],
];

/** The map as PostScript text, or null for a name that is not known. */
export function characterMap(name: string): string | null {
  if (/-UCS2$/.test(name) && /^Adobe-/.test(name)) return head(name) + identity('bfrange') + tail();
  if (/^Uni.*-(?:UCS2|UTF16)/.test(name)) return head(name) + identity('cidrange') + tail(name);
  const page = CODE_PAGES.find(([pattern]) => pattern.test(name));
  if (page === undefined) return null;
  return head(name, true) + fromCodePage(page[1]) + tail(name);
}

function head(name: string, mixed = false): string {
  const spaces = mixed
    ? '2 begincodespacerange\n<00> <80>\n<8140> <FEFE>\nendcodespacerange\n'
    : '1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n';
  return `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /${name} def\n${spaces}`;
}

function tail(name = ''): string {
  return `${name.endsWith('-V') ? '/WMode 1 def\n' : ''}endcmap\nend\nend\n`;
}

function identity(kind: 'bfrange' | 'cidrange'): string {
  let out = '';
  for (let high = 0; high < 256; high += 1) {
    const row = high.toString(16).padStart(2, '0');
    const target = kind === 'bfrange' ? `<${row}00>` : String(high * 256);
    out += `1 begin${kind}\n<${row}00> <${row}FF> ${target}\nend${kind}\n`;
  }
  return out;
}

const made = new Map<string, string>();

function fromCodePage(label: string): string {
  const cached = made.get(label);
  if (cached !== undefined) return cached;
  const decoder = new TextDecoder(label);
  let out = '';
  let count = 0;
  let block = '';
  const add = (code: string, unicode: number): void => {
    block += `<${code}> ${unicode}\n`;
    count += 1;
    if (count === 100) flush();
  };
  const flush = (): void => {
    if (count > 0) out += `${count} begincidchar\n${block}endcidchar\n`;
    block = '';
    count = 0;
  };
  for (let code = 0x20; code <= 0x7e; code += 1) add(code.toString(16), code);
  for (let high = 0x81; high <= 0xfe; high += 1) {
    for (let low = 0x40; low <= 0xfe; low += 1) {
      if (low === 0x7f) continue;
      const text = decoder.decode(Uint8Array.of(high, low));
      const unicode = text.codePointAt(0) ?? 0;
      if (text.length === 1 && unicode !== 0xfffd) add(high.toString(16) + low.toString(16).padStart(2, '0'), unicode);
    }
  }
  flush();
  made.set(label, out);
  return out;
}
