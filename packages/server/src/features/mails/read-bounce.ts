import { type Id, parseId } from '../../platform/ids.ts';

/** What a report of a delivery says of a mail of ours. */
export type BounceReport =
  | {
      ok: true;
      mailId: Id<'mail'>;
      /** False of a report that reports a delay, or that it arrived. */
      isFailure: boolean;
      code: number | null;
      reply: string;
    }
  | { ok: false; fault: BounceFault };
export type BounceFault = 'no-mail-named' | 'several-mails-named' | 'no-report';

const LINE_MAX = 998;

/**
 * Reads a report as mail servers send it (RFC 3464) with the headers of the mail that came back. Line by line: however a
 * stranger builds it, this takes time in proportion to its length.
 */
export function readBounce(message: string): BounceReport {
  const named = new Set<string>();
  let action: string | null = null;
  let status: string | null = null;
  let diagnostic: string | null = null;
  for (const line of unfolded(message)) {
    const at = line.indexOf(':');
    if (at < 0) continue;
    const value = line.slice(at + 1).trim();
    switch (line.slice(0, at).trim().toLowerCase()) {
      case 'x-colloquy-mail':
        named.add(value.toLowerCase());
        break;
      case 'action':
        action ??= value.toLowerCase();
        break;
      case 'status':
        if (/^[245]\.\d{1,3}\.\d{1,3}/.test(value)) status ??= value;
        break;
      case 'diagnostic-code':
        diagnostic ??= value.replace(/^[\w-]+\s*;\s*/, '');
        break;
    }
  }
  if (named.size > 1) return { ok: false, fault: 'several-mails-named' };
  const mailId = parseId<'mail'>([...named][0] ?? '');
  if (mailId === null) return { ok: false, fault: 'no-mail-named' };
  if (action === null && status === null) return { ok: false, fault: 'no-report' };
  const isFailure = action === null ? status?.startsWith('5') === true : action.startsWith('failed');
  const code = Number(/^\s*([45]\d\d)(?!\d)/.exec(diagnostic ?? '')?.[1] ?? Number.NaN);
  return { ok: true, mailId, isFailure, code: Number.isNaN(code) ? null : code, reply: diagnostic ?? status ?? '' };
}

/** Header lines with their continuations; what is longer than a mail may have is cut. */
function* unfolded(message: string): Generator<string> {
  let line = '';
  for (let from = 0; from <= message.length; ) {
    const end = message.indexOf('\n', from);
    const next = message.slice(from, Math.min(end < 0 ? message.length : end, from + LINE_MAX)).replace(/\r$/, '');
    from = end < 0 ? message.length + 1 : end + 1;
    if (/^[ \t]/.test(next) && line !== '') {
      if (line.length < LINE_MAX) line += ` ${next.trim()}`;
      continue;
    }
    if (line !== '') yield line;
    line = next;
  }
  if (line !== '') yield line;
}
