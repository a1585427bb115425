import { errors } from 'undici';
import { readBody } from './body.ts';
import { type Budget, orAbort } from './budget.ts';
import type { HopCookies } from './cookies.ts';
import { dispositionFileName } from './file-name.ts';
import { type DownloadFailed, type DownloadFailure, type DownloadOutcome, failed } from './outcome.ts';
import { pinnedClient } from './pinned-client.ts';

const USER_AGENT = 'Mozilla/5.0 (compatible; Colloquy)';

export type Hop = { redirectTo: string } | { outcome: DownloadOutcome };

export type RequestHop = typeof requestHop;

/** One request of a download, to one of the addresses that were checked. */
export async function requestHop(
  link: URL,
  addresses: readonly string[],
  work: { cookies: HopCookies; budget: Budget; maxBytes: number },
): Promise<Hop> {
  const { cookies, budget, maxBytes } = work;
  const { signal } = budget;
  const { client, destroy } = pinnedClient(link, addresses, budget.remainingMs());
  const cookie = cookies.header(link);
  const headers = {
    accept: '*/*',
    'accept-encoding': 'identity',
    'user-agent': USER_AGENT,
    ...(cookie === null ? {} : { cookie }),
  };
  try {
    const path = link.pathname + link.search;
    const reply = await orAbort(client.request({ path, method: 'GET', headers, signal }), signal);
    reply.body.on('error', () => {}); // reported by the reader; without a listener an unread body would end the process
    cookies.keep(link, valuesOf(reply.headers['set-cookie']));
    const status = reply.statusCode;
    const header = (name: string): string | null => valuesOf(reply.headers[name])[0] ?? null;
    if ([301, 302, 303, 307, 308].includes(status)) {
      const location = header('location');
      return location === null ? { outcome: failed('bad-reply') } : { redirectTo: location };
    }
    const refusal = statusFailure(status);
    if (refusal) return { outcome: failed(refusal) };
    if (Number(header('content-length')) > maxBytes) return { outcome: tooLarge(maxBytes) };
    const body = await readBody(reply.body, { encoding: header('content-encoding'), maxBytes, signal });
    if (!body.ok) return { outcome: body.code === 'too-large' ? tooLarge(maxBytes) : failed(body.code) };
    if (body.bytes.length === 0) return { outcome: failed('empty') };
    const fileName = dispositionFileName(header('content-disposition'));
    const contentType = header('content-type');
    return { outcome: { ok: true, bytes: body.bytes, finalUrl: link.href, contentType, fileName } };
  } finally {
    destroy();
  }
}

function tooLarge(maxBytes: number): DownloadFailed {
  const limit = Math.floor(maxBytes / 1024 / 1024);
  return failed('too-large', limit > 0 ? `The file is larger than ${limit} MB.` : undefined);
}

function statusFailure(status: number): DownloadFailure | null {
  if (status === 200) return null;
  if (status === 204) return 'empty';
  if (status === 401 || status === 403 || status === 407 || status === 451) return 'refused';
  if (status === 404 || status === 410) return 'not-found';
  if (status === 429 || status === 503) return 'busy';
  if (status === 413) return 'too-large';
  return 'unexpected-status';
}

/** The kind of failure of a request that brought no reply. What carries no code is a fault of ours and is thrown on. */
export function failureOf(error: unknown): DownloadFailure {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof errors.HTTPParserError) return 'bad-reply';
  if (code === '') throw error;
  if (/^(CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/.test(code)) return 'bad-certificate';
  if (/^(HPE_|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RESPONSE)/.test(code)) return 'bad-reply';
  return 'unreachable';
}

function valuesOf(header: string | string[] | undefined): string[] {
  if (header === undefined) return [];
  return Array.isArray(header) ? header : [header];
}
