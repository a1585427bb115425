const MAX_LENGTH = 150;
const EXTENDED = /(?:^|;)\s*filename\*\s*=\s*"?(utf-8|iso-8859-1)'[^']*'([^;"]+)"?/i;
const QUOTED = /(?:^|;)\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i;
const TOKEN = /(?:^|;)\s*filename\s*=\s*([^;"]+)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control and direction characters disguise a name
const DISGUISES = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The file name in a `Content-Disposition` header (RFC 6266), made safe; null when there is none. */
export function dispositionFileName(header: string | null): string | null {
  if (!header) return null;
  const extended = EXTENDED.exec(header);
  if (extended?.[1] && extended[2]) {
    const decoded = decodePercent(extended[2], extended[1].toLowerCase() === 'utf-8' ? 'utf8' : 'latin1');
    if (decoded !== null) return safeFileName(decoded);
  }
  const quoted = QUOTED.exec(header)?.[1]?.replace(/\\(.)/g, '$1');
  return safeFileName(utf8IfValid(quoted ?? TOKEN.exec(header)?.[1] ?? ''));
}

/** The last part of a link's path, made safe; null when it has none. */
export function linkFileName(link: string): string | null {
  const last = URL.parse(link)?.pathname.split('/').at(-1) ?? '';
  return safeFileName(decodePercent(last, 'utf8') ?? last);
}

function safeFileName(text: string): string | null {
  const name = text.split(/[/\\]/).at(-1)?.replace(DISGUISES, '').trim().replace(/^\.+/, '') ?? '';
  if (name === '') return null;
  const points = [...name];
  if (points.length <= MAX_LENGTH) return name;
  const extension = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
  return points.slice(0, MAX_LENGTH - extension.length).join('') + extension;
}

function decodePercent(text: string, charset: 'utf8' | 'latin1'): string | null {
  const bytes = Buffer.from(
    text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
  return charset === 'latin1' ? bytes.toString('latin1') : decodeUtf8(bytes);
}

/** Header values arrive as Latin-1; many servers send UTF-8 in them. */
function utf8IfValid(text: string): string {
  const isLatin1 = [...text].every((character) => character <= '\u00ff');
  return (isLatin1 ? decodeUtf8(Buffer.from(text, 'latin1')) : null) ?? text;
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null; // not UTF-8: the caller has another reading
  }
}
