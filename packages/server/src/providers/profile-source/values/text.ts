import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const MAX_TEXT_CODE_UNITS = 20_000;

/**
 * A value of a file as text to keep: composed form, line ends as `\n`, no control or invisible direction characters,
 * trimmed. What is no text or number becomes empty. Markup stays: it is made safe where it is drawn.
 */
export function cleanText(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return '';
  return value
    .slice(0, MAX_TEXT_CODE_UNITS)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(/(?![\n\t\u200C\u200D])[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD]/gu, '')
    .trim();
}

/** As `cleanText`, on one line. */
export function cleanLine(value: unknown): string {
  return cleanText(value).replaceAll(/\s+/gu, ' ');
}

/** Comparison form: compatibility form, small letters, Latin accents off, letters, marks and digits only. */
export function foldKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('đ', 'd')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .normalize('NFC');
}

const EMAIL =
  /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{1,62}$/u;

/** E-mail addresses in a value (one, or several with commas), lower-cased; what is none is dropped. */
export function readEmails(value: unknown): string[] {
  return cleanLine(value)
    .split(/[\s,;|]+/)
    .map((part) =>
      part
        .replace(/^mailto:/i, '')
        .replaceAll(/^<|>$/g, '')
        .toLowerCase(),
    )
    .filter((part) => part.length <= 254 && EMAIL.test(part));
}

/**
 * A web address of a file, or empty. Only http and https without credentials, and never a literal private address:
 * whoever shows the profile may open it.
 */
export function cleanUrl(value: unknown): string {
  const text = cleanLine(value);
  if (text === '' || text.length > 2048) return '';
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(absolute)) return '';
  const url = new URL(absolute);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return '';
  if (url.username !== '' || url.password !== '') return '';
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return ipaddr.process(host).range() === 'unicast' ? text : '';
  return host.includes('.') && !/(^|\.)(localhost|local|internal)$/.test(host) ? text : '';
}
