import { InvariantError } from '../errors.ts';
import type { MailMessage } from './mail.ts';

/** Bytes that fit into one encoded word of 75 characters after `=?UTF-8?B?` and `?=`. */
const ENCODED_WORD_BYTES = 45;
/** Octets of a line without its end (RFC 5322). */
const LINE_MAX = 998;

export type Envelope = {
  /** Address of the sender. */
  from: string;
  senderName: string;
  date: Date;
  /** Unique left part of the message id; the right part is the sender's domain. */
  id: string;
};

/**
 * The message as a file of RFC 5322 with CRLF line ends, text as UTF-8. Header values with line ends or other control
 * characters are refused: nobody's name or address may add a header.
 */
export function internetMessage(message: MailMessage, envelope: Envelope): string {
  const domain = envelope.from.slice(envelope.from.lastIndexOf('@') + 1);
  const headers = [
    ['From', `${encodeWords(envelope.senderName)} <${plain(envelope.from)}>`],
    ['To', plain(message.to)],
    ['Subject', encodeWords(message.subject)],
    ['Date', envelope.date.toUTCString().replace(/GMT$/, '+0000')],
    ['Message-ID', `<${plain(envelope.id)}@${plain(domain)}>`],
    ['Auto-Submitted', 'auto-generated'],
    ['MIME-Version', '1.0'],
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Content-Transfer-Encoding', '8bit'],
  ];
  const lines = message.text.split(/\r\n|\r|\n/).flatMap(wrapLine);
  return `${headers.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${lines.join('\r\n')}\r\n`;
}

function plain(value: string): string {
  if (/\p{Cc}/u.test(value)) throw new InvariantError('a mail header holds a control character');
  return value;
}

/** ASCII as it is, other text in encoded words that never split a character. */
function encodeWords(text: string): string {
  plain(text);
  if (/^[\x20-\x7e]*$/.test(text) && !text.includes('=?') && text.length <= 900) return text;
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (Buffer.byteLength(word + character) > ENCODED_WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  words.push(word);
  return words.map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ');
}

function wrapLine(line: string): string[] {
  if (Buffer.byteLength(line) <= LINE_MAX) return [line];
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > LINE_MAX) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}
