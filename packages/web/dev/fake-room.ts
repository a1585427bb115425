import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import {
  commands,
  declared,
  POLL_MS,
  ROOM_TOKEN_HEADER,
  type RoomCommandName,
  type RoomError,
  roomState,
  stateQuery,
} from '@colloquy/contract/room';
import { fakeFair } from './fake-fair.ts';
import { type AnyCommand, createFakeInterview, type FakeInterview } from './fake-interview.ts';
import { SCRIPTS, type ScriptName } from './fake-script.ts';

/*
 * A scripted room server: the contract over HTTP with everything checked against its schemas, and a hand to play the
 * world outside. The token names what it is: `en-anything`, `de-slow-1`, `en-voice-1`, `ar-…`, `ja-…`, `given-…` (English,
 * with a given text in the exercise and the candidate's own questions); `en-fair-…` asks about the candidate at the end, `en-early-…`
 * may not begin yet; `over-…` is a link that is over, anything else is unknown.
 *
 *   node dev/fake-room.ts [port] [folder of the built pages]
 *
 *   POST /fake/<token>/<event>   nudge · move-on · drop · cancel · no-show · deadline-passed · time-limit · spend?ms= ·
 *                                warn · received (the commands so far) · cut?requests=  (the next requests lose their answer after they were done) ·
 *                                fail?command=  (every command of that name is answered with 500 from now on; without a name none is)
 */

const BUILT = fileURLToPath(new URL('../dist/app/', import.meta.url));

/** What a strict server says of the page: nothing inline, nothing from elsewhere. */
const PAGE_POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors *; require-trusted-types-for 'script'";

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

type Entry = {
  interview: FakeInterview;
  waiting: Set<() => void>;
  received: { name: string; body: unknown }[];
  cut: number;
  /** Name of the commands that fail. */
  failing: string | null;
  hasDeclared: boolean;
};

export type FakeRoomOptions = {
  now?: () => number;
  newId?: () => string;
  pollMs?: number;
  thinkMs?: number;
  /** Folder of the built pages. */
  app?: string;
};

export type FakeRoom = {
  server: Server;
  /** Listens on 127.0.0.1 and gives the origin. */
  listen(port?: number): Promise<string>;
  close(): Promise<void>;
  entry(token: string): Entry | null;
};

export function createFakeRoom(options: FakeRoomOptions = {}): FakeRoom {
  const { now = Date.now, newId = () => crypto.randomUUID(), pollMs = POLL_MS, thinkMs = 900, app = BUILT } = options;
  const entries = new Map<string, Entry>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  function later(delayMs: number, task: () => void) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      task();
    }, delayMs);
    timers.add(timer);
    return () => {
      clearTimeout(timer);
      timers.delete(timer);
    };
  }

  function entry(token: string): Entry | null {
    const known = entries.get(token);
    if (known !== undefined) return known;
    const [name = '', kind = ''] = token.split('-');
    if (!Object.hasOwn(SCRIPTS, name)) return null;
    const waiting = new Set<() => void>();
    const interview = createFakeInterview({
      script: SCRIPTS[name as ScriptName],
      now,
      newId,
      thinkMs: () => (kind === 'slow' ? 600_000 : kind === 'quick' ? 0 : thinkMs),
      later,
      voice: kind === 'voice',
      onChange() {
        for (const wake of [...waiting]) wake();
      },
    });
    const made: Entry = { interview, waiting, received: [], cut: 0, failing: null, hasDeclared: false };
    entries.set(token, made);
    return made;
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((cause: unknown) => {
      if (response.headersSent) response.destroy();
      else refuse(response, { status: 500, code: 'internal', message: String(cause) });
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://room.invalid');
    if (url.pathname.startsWith('/room/api/')) await api(url, request, response);
    else if (url.pathname.startsWith('/fake/')) play(url, response);
    else if (url.pathname.startsWith('/room/')) serve(app, 'room.html', response);
    else if (url.pathname.startsWith('/assets/')) serve(app, url.pathname.slice(1), response);
    else response.writeHead(404).end();
  }

  async function api(url: URL, request: IncomingMessage, response: ServerResponse) {
    const token = request.headers[ROOM_TOKEN_HEADER];
    if (request.headers.cookie !== undefined) throw new Error('the room sent a cookie');
    if (typeof token !== 'string' || url.href.includes(token))
      throw new Error('the token stands elsewhere than in its header');
    if (token.startsWith('over'))
      return refuse(response, { status: 410, code: 'link-over', message: 'the link is over' });
    const found = entry(token);
    if (found === null) return refuse(response, { status: 404, code: 'unknown-link', message: 'no such link' });
    const name = url.pathname.slice('/room/api/'.length);
    if (name === 'fair') return fair(found, token, null, response);
    if (name === 'declare') return fair(found, token, await read(request), response);
    if (request.method === 'GET' && name === 'state') return poll(found, url, request, response);
    if (request.method !== 'POST' || !Object.hasOwn(commands, name)) {
      return refuse(response, { status: 404, code: 'invalid', message: 'no such command' });
    }
    return command(found, name as RoomCommandName, await read(request), response);
  }

  function fair(found: Entry, token: string, said: unknown, response: ServerResponse) {
    if (said !== null) {
      declared.parse(said);
      found.hasDeclared = true;
    }
    send(response, 200, fakeFair(token.split('-')[1] ?? '', found.interview.state('').phase, found.hasDeclared, now()));
  }

  async function poll(found: Entry, url: URL, request: IncomingMessage, response: ServerResponse) {
    const query = stateQuery.parse(Object.fromEntries(url.searchParams));
    if (found.interview.version() <= query.since) {
      await new Promise<void>((resolve) => {
        const finish = () => {
          cancel();
          found.waiting.delete(finish);
          resolve();
        };
        const cancel = later(pollMs, finish);
        found.waiting.add(finish);
        request.once('close', finish);
      });
    }
    answer(found, query.seat, response);
  }

  function command(found: Entry, name: RoomCommandName, body: unknown, response: ServerResponse) {
    const parsed = commands[name].safeParse(body);
    if (!parsed.success) {
      const tooLarge = parsed.error.issues.some(({ code }) => code === 'too_big');
      return refuse(response, {
        status: tooLarge ? 413 : 400,
        code: tooLarge ? 'too-large' : 'invalid',
        message: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
      });
    }
    found.received.push({ name, body: parsed.data });
    if (found.failing === name) {
      return refuse(response, { status: 500, code: 'internal', message: 'scripted' });
    }
    const outcome = found.interview.command({ name, body: parsed.data } as AnyCommand);
    if (found.cut > 0) {
      found.cut -= 1;
      response.destroy();
      return;
    }
    if (outcome.ok) answer(found, parsed.data.seat, response);
    else refuse(response, outcome.error);
  }

  function answer(found: Entry, seat: string, response: ServerResponse) {
    if (response.destroyed) return;
    send(response, 200, roomState.parse(found.interview.state(seat)));
  }

  function play(url: URL, response: ServerResponse) {
    const [, , token = '', event = ''] = url.pathname.split('/');
    const found = entry(token);
    if (found === null) return refuse(response, { status: 404, code: 'unknown-link', message: 'no such link' });
    const { interview } = found;
    if (event === 'received') return send(response, 200, found.received);
    if (event === 'nudge') interview.nudge();
    else if (event === 'move-on') interview.moveOn();
    else if (event === 'drop') interview.drop();
    else if (event === 'cancel') interview.end('cancelled');
    else if (event === 'no-show' || event === 'deadline-passed' || event === 'time-limit') interview.end(event);
    else if (event === 'spend') interview.spend(Number(url.searchParams.get('ms')));
    else if (event === 'warn') interview.warnOfTime();
    else if (event === 'cut') found.cut = Number(url.searchParams.get('requests'));
    else if (event === 'fail') found.failing = url.searchParams.get('command');
    else return refuse(response, { status: 404, code: 'invalid', message: 'no such event' });
    send(response, 200, {});
  }

  return {
    server,
    entry,
    listen: (port = 0) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', () => {
          const address = server.address();
          if (address === null || typeof address === 'string') reject(new Error('the server has no port'));
          else resolve(`http://127.0.0.1:${address.port}`);
        });
      }),
    close: () =>
      new Promise((resolve) => {
        for (const timer of timers) clearTimeout(timer);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function serve(app: string, path: string, response: ServerResponse) {
  const file = normalize(join(app, path));
  if (!file.startsWith(normalize(app))) {
    response.writeHead(404).end();
    return;
  }
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-encoding': 'gzip',
    'content-security-policy': PAGE_POLICY,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.end(gzipSync(readFileSync(file)));
}

function refuse(response: ServerResponse, error: RoomError) {
  send(response, error.status, error);
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

async function read(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

if (import.meta.main) {
  const [port = '0', app = BUILT] = process.argv.slice(2);
  const origin = await createFakeRoom({ app }).listen(Number(port));
  process.stdout.write(`${origin}\n`);
}
