import { OpenApiCheck } from '../../packages/server/src/testing/openapi-check.ts';

/**
 * Judges every reply that a program here gets by `fetch` from a server that it started, against the document which that
 * server publishes. Pages, the room and what is not published have nothing to be judged by.
 */
const checks = new Map<string, Promise<OpenApiCheck> | null>();
const plain = globalThis.fetch;
const problems = new Set<string>();
let judged = 0;

/** From now on replies of this server are judged. */
export function judgeReplies(origin: string): void {
  globalThis.fetch = judging;
  checks.set(new URL(origin).origin, null);
}

/** How many replies were judged, and what of them the document does not say; null where no server was called. */
export function judgement(): { replies: number; problems: string[] } | null {
  return judged === 0 ? null : { replies: judged, problems: [...problems] };
}

/** Null for who is none of the servers. */
function checkOf(origin: string): Promise<OpenApiCheck> | null {
  const known = checks.get(origin);
  if (known === undefined) return null;
  const check = known ?? readDocument(origin);
  checks.set(origin, check);
  return check;
}

async function readDocument(origin: string): Promise<OpenApiCheck> {
  const reply = await plain(new URL('/openapi.json', origin));
  return new OpenApiCheck((await reply.json()) as object);
}

async function judging(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  const reply = await plain(input, init);
  const check = await checkOf(new URL(url).origin);
  if (check === null || !check.knows(method, url)) return reply;
  const isJson = reply.headers.get('content-type')?.startsWith('application/json') ?? false;
  const found = check.problems({
    method,
    url,
    status: reply.status,
    headers: Object.fromEntries(reply.headers),
    // Of films and pages nothing is read.
    body: isJson ? await reply.clone().text() : '',
  });
  judged += 1;
  for (const problem of found) problems.add(problem);
  return reply;
}
