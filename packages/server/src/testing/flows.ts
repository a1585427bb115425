import { randomUUID } from 'node:crypto';
import type { RoomCommandName, RoomState } from '@colloquy/contract/room';
import { CONSENT_TEXT_VERSION } from '@colloquy/contract/shared';
import type { TaskContext } from '../platform/tasks/tasks.ts';
import { PLATFORM_ENGINEER } from './job-texts.ts';
import type { TestApp, TestReply } from './test-app.ts';

/** What callers of the API do, in one line each, for tests that are about something else. */
export async function postJob(app: TestApp, headers: Record<string, string>, change: object = {}): Promise<string> {
  const reply = await app.call('POST', '/api/v1/jobs', { headers, body: { ...PLATFORM_ENGINEER, ...change } });
  if (reply.status !== 200) throw new Error(`POST /jobs gave ${reply.status}: ${reply.text}`);
  return (reply.body as { data: { serviceJobId: string } }).data.serviceJobId;
}

export type CreatedInterview = { meetingId: string; interviewUrl: string; candidateId: string; token: string };

export async function postInterview(
  app: TestApp,
  headers: Record<string, string>,
  serviceJobId: string,
  change: object = {},
): Promise<CreatedInterview> {
  const reply = await app.call('POST', '/api/v1/interviews', {
    headers,
    body: { serviceJobId, candidateEmail: 'kim.larsen@example.com', ...change },
  });
  if (reply.status !== 200) throw new Error(`POST /interviews gave ${reply.status}: ${reply.text}`);
  const { data } = reply.body as { data: CreatedInterview };
  return { ...data, token: data.interviewUrl.split('/room/')[1] ?? '' };
}

/** A candidate in the room: sends commands, keeps the newest state. */
export class Candidate {
  readonly seat: string;
  state: RoomState | null = null;
  readonly #app: TestApp;
  readonly #token: string;

  constructor(app: TestApp, token: string, seat: string = randomUUID()) {
    this.#app = app;
    this.#token = token;
    this.seat = seat;
  }

  async try(command: RoomCommandName, body: object = {}): Promise<TestReply> {
    const reply = await this.#app.call('POST', `/room/api/${command}`, {
      headers: { 'x-room-token': this.#token },
      body: { clientId: randomUUID(), seat: this.seat, seen: this.state?.version ?? 0, ...body },
    });
    if (reply.status === 200) this.state = reply.body as RoomState;
    return reply;
  }

  async send(command: RoomCommandName, body: object = {}): Promise<RoomState> {
    const reply = await this.try(command, body);
    if (reply.status !== 200) throw new Error(`${command} gave ${reply.status}: ${reply.text}`);
    return reply.body as RoomState;
  }

  /** The state without waiting; with a version, the first state after it. */
  async look(since = -1): Promise<RoomState> {
    const reply = await this.#app.call('GET', `/room/api/state?seat=${this.seat}&since=${since}`, {
      headers: { 'x-room-token': this.#token },
    });
    if (reply.status !== 200) throw new Error(`state gave ${reply.status}: ${reply.text}`);
    this.state = reply.body as RoomState;
    return this.state;
  }

  async consent(given: { recording?: boolean; ai?: boolean } = {}): Promise<RoomState> {
    return this.send('consent', {
      language: 'en',
      decisions: [
        { purpose: 'recording', textVersion: CONSENT_TEXT_VERSION, given: given.recording ?? false },
        { purpose: 'ai-evaluation', textVersion: CONSENT_TEXT_VERSION, given: given.ai ?? true },
      ],
    });
  }

  async begin(): Promise<RoomState> {
    await this.consent();
    return this.send('begin', { mode: 'text' });
  }

  /** Answers the prompt: the state may still say that the answer is being assessed. */
  submit(text: string, change: object = {}): Promise<RoomState> {
    return this.send('answer', { promptId: this.state?.conversation?.prompt?.id ?? 0, text, ...change });
  }

  /** Answers the prompt and waits, as the page does, until the answer is assessed. */
  async answer(text: string, change: object = {}): Promise<RoomState> {
    let state = await this.submit(text, change);
    while (state.phase === 'thinking') state = await this.look(state.version);
    return state;
  }

  /** Answers everything until the interview is over. */
  async finish(
    text = 'Once at the plant I found the fault in 20 minutes, fixed it with the team and in the end it never came back.',
  ): Promise<RoomState> {
    let turn = 0;
    while (this.state?.phase !== 'ended') {
      turn += 1;
      if (turn > 80) throw new Error('the interview does not end');
      this.#app.clock.advance(15_000);
      await this.answer(`${text} That was case ${turn}.`);
    }
    return this.state;
  }
}

/** What a handler is given at the first run of its task. */
export function firstRun(): TaskContext {
  return { attempt: 1, lastAttempt: false, signal: new AbortController().signal, runAgainAt: () => undefined };
}
