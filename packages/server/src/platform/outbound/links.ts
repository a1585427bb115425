import { isIP } from 'node:net';
import { InvariantError } from '../errors.ts';
import { isPublicAddress } from './addresses.ts';
import { failed } from './outcome.ts';

/** Longer links are refused: no sharing service makes them. In characters. */
export const LINK_MAX_LENGTH = 4096;

/** What a link must satisfy before anything is sent to it. */
export interface LinkPolicy {
  /** A sentence for people that says why this link is not followed, or null. */
  check(link: URL): string | null;
  /** Whether the link's host was named by the operator: then its addresses may be private. */
  isAllowed(link: URL): boolean;
  isPublicAddress(address: string): boolean;
}

const ALLOW_ENTRY = /^(\[[0-9a-f:.]+\]|[^\s:/@?#[\]]+):(\d{1,5})$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are to be found
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f]/;

/** `host:port` in one spelling, or null when the text is not of that form. */
export function parseAllowEntry(text: string): string | null {
  const match = ALLOW_ENTRY.exec(text.trim());
  const port = Number(match?.[2]);
  if (!match || port < 1 || port > 65_535) return null;
  const url = URL.parse(`http://${match[1]}/`);
  return url ? `${withoutFinalDot(url.hostname)}:${port}` : null;
}

/** The rules of this product: https on its standard port, or an origin that the operator allows. */
export function createLinkPolicy(allow: readonly string[]): LinkPolicy {
  const allowed = new Set(
    allow.map((entry) => {
      const parsed = parseAllowEntry(entry);
      if (!parsed) throw new InvariantError('An entry of the outbound allow list is not of the form host:port.');
      return parsed;
    }),
  );
  const isAllowed = (link: URL): boolean => allowed.has(originOf(link));
  return {
    isAllowed,
    isPublicAddress,
    check(link) {
      if (link.protocol !== 'https:' && link.protocol !== 'http:') return 'Only https links are accepted.';
      if (link.username !== '' || link.password !== '') return 'A link with a user name or password is not accepted.';
      if (link.hostname === '') return 'The link names no host.';
      if (isAllowed(link)) return null;
      if (link.protocol !== 'https:') return 'Only https links are accepted.';
      if (link.port !== '') return 'Only links to the standard port are accepted.';
      return null;
    },
  };
}

/**
 * Why a link given by a caller is not accepted, as a sentence, or null when it is. Used at validation: nothing is
 * looked up and nothing is sent. `allow` holds `host:port` entries.
 */
export function checkLink(text: string, allow: readonly string[]): string | null {
  const parsed = parseLink(text);
  return parsed.ok ? createLinkPolicy(allow).check(parsed.link) : parsed.reason;
}

/**
 * The same for an address that will be posted to again and again: one that is written as a private address is refused at
 * once. What a name means is judged at each attempt.
 */
export function checkTarget(text: string, allow: readonly string[]): string | null {
  const parsed = parseLink(text);
  if (!parsed.ok) return parsed.reason;
  const policy = createLinkPolicy(allow);
  const literal = literalAddress(parsed.link);
  if (literal !== null && !policy.isAllowed(parsed.link) && !policy.isPublicAddress(literal))
    return failed('blocked-address').reason;
  return policy.check(parsed.link);
}

/** A link as typed, read strictly: nothing is stripped out of it. */
export function parseLink(text: string): { ok: true; link: URL } | { ok: false; reason: string } {
  if (text.length > LINK_MAX_LENGTH)
    return { ok: false, reason: `The link is longer than ${LINK_MAX_LENGTH} characters.` };
  if (text.trim() !== text || CONTROL_CHARACTER.test(text)) {
    return { ok: false, reason: 'The link holds characters that no link may hold.' };
  }
  const link = URL.parse(text);
  return link ? { ok: true, link } : { ok: false, reason: 'The link is not a complete web address.' };
}

/** The address in the host's place, without brackets, or null when the host is a name. */
export function literalAddress(link: URL): string | null {
  const host = link.hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 ? null : host;
}

function originOf(link: URL): string {
  const port = link.port || (link.protocol === 'https:' ? '443' : '80');
  return `${withoutFinalDot(link.hostname)}:${port}`;
}

function withoutFinalDot(host: string): string {
  return host.replace(/\.$/, '');
}
