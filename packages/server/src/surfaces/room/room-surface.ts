import {
  commands,
  POLL_MS,
  ROOM_TOKEN_HEADER,
  type RoomCommandName,
  type RoomError,
  type RoomState,
  stateQuery,
} from '@colloquy/contract/room';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { identityOf } from '../../features/accounts/index.ts';
import {
  askedConsents,
  noteHeartbeat,
  offersOf,
  type RoomDeps,
  type RoomErrors,
  type RoomView,
  readRoom,
  tick,
  viewOf,
} from '../../features/dialogue/index.ts';
import type { FairErrors } from '../../features/fair-process/index.ts';
import { type ConversationErrors, readApplicationForm } from '../../features/founder-applications/index.ts';
import type { InterviewLanguageError } from '../../features/interviewers/index.ts';
import {
  type InterviewErrors,
  type LinkErrors,
  noteFault,
  type RoomLinks,
  type RoomPass,
} from '../../features/interviews/index.ts';
import { type RecordingErrors, recordingDaysOf, type TakeChunkDeps } from '../../features/recordings/index.ts';
import { promiseOf, type RequestsErrors } from '../../features/requests/index.ts';
import {
  type HearingDeps,
  type HearingErrors,
  isHeard,
  type PromptVoice,
  speechOf,
  type VoiceErrors,
} from '../../features/voice/index.ts';
import { AppError } from '../../platform/errors.ts';
import { bodyFault, readJson, requireJson } from '../../platform/http/body.ts';
import { MediaTypeError } from '../../platform/http/body-errors.ts';
import { singleHeader } from '../../platform/http/headers.ts';
import { rawQuery } from '../../platform/http/target.ts';
import { InvalidRequestError, parseQuery, parseWith } from '../../platform/http/validation.ts';
import { type ErrorTable, type RequestErrors, retryHeaders, rowOf } from '../kit/error-table.ts';
import type { LinkBusyError } from './calls-of-link.ts';
import { runCommand } from './commands.ts';
import { type FairDeps, registerFair } from './fair.ts';
import { registerHearing } from './hearing.ts';
import { registerLine } from './line.ts';
import type { PollHub } from './poll-hub.ts';
import { presentRoom } from './present-room.ts';
import { registerRecording } from './recording.ts';
import { registerSpeech } from './speech.ts';

export type RoomSurfaceDeps = {
  room: RoomDeps;
  links: RoomLinks;
  hub: PollHub;
  hearing: HearingDeps;
  recordings: TakeChunkDeps;
  /** Days that recordings are kept where neither the account nor its organization says. */
  recordingDays: number;
  /** Null: prompts are not read aloud. */
  voice: PromptVoice | null;
  fair: FairDeps;
  /** Whether there is a mail server that answers of people go out by. */
  sendsMail: boolean;
};

type ErrorRow = { status: number; code: RoomError['code'] };

const ERRORS = {
  'unknown-link': { status: 404, code: 'unknown-link' },
  'link-over': { status: 410, code: 'link-over' },
  'not-now': { status: 409, code: 'not-now' },
  'move-refused': { status: 409, code: 'not-now' },
  'chunk-refused': { status: 409, code: 'not-now' },
  'piece-refused': { status: 409, code: 'not-now' },
  'no-seat': { status: 409, code: 'not-now' },
  'other-text': { status: 409, code: 'not-now' },
  'not-active': { status: 409, code: 'not-active' },
  'invalid-request': { status: 400, code: 'invalid' },
  'media-type': { status: 415, code: 'invalid' },
  'malformed-request': { status: 400, code: 'invalid' },
  'unmet-expectation': { status: 417, code: 'invalid' },
  'disk-full': { status: 503, code: 'internal' },
  'database-away': { status: 503, code: 'internal' },
  'body-too-large': { status: 413, code: 'too-large' },
  'no-voice': { status: 404, code: 'no-voice' },
  'voice-busy': { status: 503, code: 'busy' },
  'link-busy': { status: 429, code: 'busy' },
  // A link leads to the interview, which only an erasure takes away: then the link is unknown.
  'notice-running': { status: 409, code: 'not-now' },
  'nothing-asked': { status: 409, code: 'not-now' },
  'nothing-to-decide': null,
  'interview-not-found': null,
  'conversation-not-found': null,
  'interview-language-not-written': null,
  // What becomes of wishes is read here; they are answered elsewhere.
  'request-not-found': null,
  'request-closed': null,
} as const satisfies ErrorTable<
  | RoomErrors
  | RecordingErrors
  | FairErrors
  | RequestsErrors
  | VoiceErrors
  | HearingErrors
  | LinkErrors
  | LinkBusyError
  | InterviewErrors
  | ConversationErrors
  | InterviewLanguageError
  | InvalidRequestError
  | RequestErrors,
  ErrorRow
>;

/** The room's own interface: same origin, no cookies, the token in one header. */
export function registerRoom(app: FastifyInstance, deps: RoomSurfaceDeps): void {
  app.setErrorHandler((error, request, reply) => sendError(deps, error, request, reply));

  app.get('/room/api/state', async (request, reply) => {
    const { seat, since } = parseWith(stateQuery, parseQuery(rawQuery(request)));
    const pass = enter(deps, request);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    await noteHeartbeat(deps.room, pass, seat);
    return send(reply, await poll(deps, pass, seat, since, gone.signal));
  });

  registerRecording(app, { ...deps, enter: (request) => enter(deps, request) });
  registerHearing(app, { hearing: deps.hearing, enter: (request) => enter(deps, request) });
  registerSpeech(app, { ...deps, enter: (request) => enter(deps, request) });

  registerLine(app, { room: deps.room, enter: (request) => enter(deps, request) });

  registerFair(app, deps, (request) => enter(deps, request));

  // Whoever has no link is refused before a byte of the body is read.
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    requireJson(request);
    enter(deps, request);
  };
  for (const name of Object.keys(commands) as RoomCommandName[]) {
    app.post(`/room/api/${name}`, { onRequest }, async (request, reply) => {
      const pass = enter(deps, request);
      const input = parseWith(commands[name], readJson(request)) as Parameters<typeof runCommand>[3];
      const loaded = await runCommand(deps.hearing, pass, name, input);
      const view = loaded
        ? await viewOf(deps.room.db, deps.room, loaded)
        : await readRoom(deps.room.db, deps.room, pass);
      return send(reply, await presented(deps, view, input.seat));
    });
  }
}

function enter(deps: RoomSurfaceDeps, request: FastifyRequest): RoomPass {
  return deps.links.enter(singleHeader(request, ROOM_TOKEN_HEADER) ?? '');
}

/** What the page of one seat sees; an application's form is read only while its summary stands. */
async function presented(deps: RoomSurfaceDeps, view: RoomView, seat: string): Promise<RoomState> {
  const { interview, blueprint, state } = view;
  const isSummary = state?.phase === 'summary' && interview.status === 'STARTED';
  const form = isSummary ? await readApplicationForm(deps.room.db, interview.id, blueprint) : null;
  const consents = await deps.room.consents(deps.room.db, interview);
  const asked = askedConsents(interview, deps.room, consents);
  // Told on the pages before the start alone; a poll of a running interview has nothing to ask for it.
  const tellsDays = interview.status === 'SCHEDULED' && asked.some((purpose) => purpose.startsWith('recording-'));
  return presentRoom(
    view,
    seat,
    await identityOf(deps.room.db, interview.accountId),
    form,
    consents,
    {
      asked,
      recordingDays: tellsDays ? await recordingDaysOf(deps.room.db, interview.accountId, deps.recordingDays) : null,
      offers: offersOf(deps.room, interview),
      speech: await speechOf(deps.hearing, view),
      isHeard: isHeard(deps.voice, view, deps.room.phrases),
      promise: await promiseOf(deps.room.db, deps, interview),
    },
    deps.voice,
    deps.room.phrases,
  );
}

/** Waits for a newer version, running the conversation's timers as they fall due. */
async function poll(
  deps: RoomSurfaceDeps,
  pass: RoomPass,
  seat: string,
  since: number,
  gone: AbortSignal,
): Promise<RoomState> {
  const endsAt = deps.room.clock.now() + POLL_MS;
  for (;;) {
    const watch = deps.hub.watch(pass.interviewId, since);
    try {
      let current = await readRoom(deps.room.db, deps.room, pass);
      if (current.nextTimerAt !== null && current.nextTimerAt <= current.now) {
        await tick(deps.room, pass);
        current = await readRoom(deps.room.db, deps.room, pass);
      }
      const left = endsAt - deps.room.clock.now();
      if (current.version > since || left <= 0 || gone.aborted) return await presented(deps, current, seat);
      const untilTimer = current.nextTimerAt === null ? left : Math.max(10, current.nextTimerAt - current.now);
      await watch.wait(Math.min(left, untilTimer), gone);
      if (gone.aborted || deps.hub.ending) return await presented(deps, current, seat);
    } finally {
      watch.end();
    }
  }
}

function send(reply: FastifyReply, state: RoomState): FastifyReply {
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(state));
}

function sendError(deps: RoomSurfaceDeps, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const thrown = bodyFault(error, request);
  const row = thrown instanceof AppError ? rowOf<ErrorRow>(ERRORS, thrown) : null;
  if (thrown instanceof MediaTypeError) reply.headers(thrown.headers);
  if (!row) {
    deps.room.log.error('room-crashed', thrown, { requestId: request.id });
    void rememberFault(deps, request);
  }
  const told: RoomError = {
    status: row?.status ?? 500,
    code: row?.code ?? 'internal',
    message: row && thrown instanceof Error ? thrown.message : `Internal error (request ${request.id})`,
    ...(thrown instanceof InvalidRequestError ? { issues: thrown.issues } : {}),
  };
  if (thrown instanceof AppError) reply.headers(retryHeaders(thrown));
  return reply
    .code(told.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(told));
}

/** Best effort: the database may be what failed. */
async function rememberFault({ room, links }: RoomSurfaceDeps, request: FastifyRequest): Promise<void> {
  const opened = links.open(singleHeader(request, ROOM_TOKEN_HEADER) ?? '');
  if (opened === null) return;
  try {
    await noteFault(room.db, opened.id, new Date(room.clock.now()));
  } catch (error) {
    room.log.warn('fault-not-noted', { message: error instanceof Error ? error.message : 'unknown' });
  }
}
