import { CONSOLE_API, type ConsoleEndpointName, type ConsoleReply, consoleCalls } from '@colloquy/contract/console';
import type { Issue } from '@colloquy/contract/shared';

export type ReplyOf<Name extends ConsoleEndpointName> = ConsoleReply<Name>;
export type Input = { params?: Record<string, string>; query?: object | undefined; body?: object | undefined };

/** What the server refuses, in its words, or `offline` where none answers. */
export class ApiError extends Error {
  readonly kind: string;
  readonly status: number;
  readonly issues: readonly Issue[];
  readonly requestId: string | null;

  constructor(facts: {
    kind: string;
    status: number;
    message: string;
    issues: readonly Issue[];
    requestId: string | null;
  }) {
    super(facts.message);
    this.kind = facts.kind;
    this.status = facts.status;
    this.issues = facts.issues;
    this.requestId = facts.requestId;
  }
}

const TIMEOUT_MS = 60_000;
/** Of a call whose reply is a file: recordings take their time. */
const FILE_TIMEOUT_MS = 3_600_000;
const FILES: ReadonlySet<ConsoleEndpointName> = new Set(['exportPerson']);

/** Where a call goes, for a link of its own. */
export function addressOf(
  name: ConsoleEndpointName,
  params: Readonly<Record<string, string>>,
  query: object = {},
): string {
  const { path } = consoleCalls[name];
  const url = CONSOLE_API + path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given as [string, string][]).toString();
  return search === '' ? url : `${url}?${search}`;
}

export type Call = <Name extends ConsoleEndpointName>(name: Name, input?: Input) => Promise<ReplyOf<Name>>;

/** Calls the console's interface; the browser adds the session and says where the page is. @throws {ApiError} */
export function createCall(fetch: typeof globalThis.fetch): Call {
  return async (name, { params = {}, query = {}, body } = {}) => {
    const { method } = consoleCalls[name];
    const response = await fetch(addressOf(name, params, query), {
      method,
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(FILES.has(name) ? FILE_TIMEOUT_MS : TIMEOUT_MS),
      headers: { accept: 'application/json', ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => null);
    const reply = response === null ? null : await contentOf(response).catch(() => null);
    if (response?.ok && reply !== null) return reply;
    throw failure(response, reply);
  };
}

/** What a reply holds: JSON, or a file, which the browser keeps where it has room. */
async function contentOf(response: Response) {
  const type = response.headers.get('content-type') ?? '';
  return type.startsWith('application/zip') ? response.blob() : response.json();
}

function failure(response: Response | null, reply: unknown): ApiError {
  const requestId = response?.headers.get('x-request-id') ?? null;
  const status = response?.status ?? 0;
  const told = (reply as { error?: { kind?: unknown; message?: unknown; issues?: unknown } } | null)?.error;
  if (typeof told?.kind !== 'string')
    return new ApiError({ kind: status === 0 ? 'offline' : 'internal', status, message: '', issues: [], requestId });
  const issues = Array.isArray(told.issues) ? (told.issues as Issue[]) : [];
  return new ApiError({ kind: told.kind, status, message: String(told.message ?? ''), issues, requestId });
}
