import { randomUUID } from 'node:crypto';
import type { Heard, HeardSoFar } from '@colloquy/contract/room';
import { CONSENT_TEXT_VERSION } from '@colloquy/contract/shared';
import type { Overrides } from '../../../app/context.ts';
import { eraseBlobsTask } from '../../../features/data-rights/index.ts';
import { readDialogue } from '../../../features/dialogue/index.ts';
import { Ears } from '../../../features/voice/index.ts';
import { sha256 } from '../../../platform/crypto/digest.ts';
import type { Id } from '../../../platform/ids.ts';
import { createScriptedSpeechToText, type ScriptedHearing } from '../../../providers/speech-to-text/scripted.ts';
import { createScriptedVoiceActivity, type ScriptedActivity } from '../../../providers/voice-activity/scripted.ts';
import { FakeClock } from '../../../testing/fake-clock.ts';
import { Candidate, type CreatedInterview, postInterview, postJob } from '../../../testing/flows.ts';
import { startTestApp, type TestReply } from '../../../testing/test-app.ts';

type Script = { hears: (call: number) => ScriptedHearing; detects: () => ScriptedActivity; freeBytes: number };

const usual = (): Script => ({
  hears: () => 'We moved it to Kubernetes.',
  detects: () => [{ fromMs: 0, toMs: 1_000 }],
  freeBytes: Number.MAX_SAFE_INTEGER,
});

export type Speaking = { interview: CreatedInterview; candidate: Candidate; email: string };

export type Sent = {
  take?: string;
  seq?: number;
  query?: string;
  bytes?: Buffer;
  digest?: string;
  type?: string;
  ago?: number;
};

/** A server that two can speak to at once, with ears that follow a script, and candidates who speak. */
export async function startSpokenRoom(overrides: Pick<Overrides, 'voice' | 'assessors' | 'timers'> = {}) {
  const clock = new FakeClock(Date.now());
  const script = usual();
  const recogniser = createScriptedSpeechToText((_, call) => script.hears(call), { captions: true });
  const ears = new Ears({
    recognisers: [recogniser],
    detector: createScriptedVoiceActivity(() => script.detects()),
    clock,
    atOnce: 2,
    freeBytes: () => script.freeBytes,
  });
  const app = await startTestApp({ ...overrides, clock, ears }, { COLLOQUY_VOICE: 'on' });
  const { headers } = await app.createKey();
  const jobId = await postJob(app, headers);

  /** Between tests: the usual script again, and whoever spoke has gone. */
  function startAgain(): void {
    Object.assign(script, usual());
    clock.advance(120_000);
  }

  let people = 0;
  async function enter(speech = true): Promise<Speaking> {
    people += 1;
    const email = `mila.novak${people}@example.com`;
    const interview = await postInterview(app, headers, jobId, { candidateEmail: email });
    const candidate = new Candidate(app, interview.token);
    await candidate.look();
    await candidate.send('consent', {
      language: 'en',
      decisions: [
        { purpose: 'speech', textVersion: CONSENT_TEXT_VERSION, given: speech },
        { purpose: 'ai-evaluation', textVersion: CONSENT_TEXT_VERSION, given: true },
      ],
    });
    return { interview, candidate, email };
  }

  async function begin(speech = true): Promise<Speaking> {
    const one = await enter(speech);
    await one.candidate.send('begin', { mode: speech ? 'voice' : 'text' });
    return one;
  }

  const sound = (ms = 1_000, value = 1_000) => Buffer.from(Int16Array.from({ length: ms * 16 }, () => value).buffer);

  function put({ interview, candidate }: Omit<Speaking, 'email'>, sent: Sent = {}): Promise<TestReply> {
    const { take = randomUUID(), seq = 0, query = '', bytes = sound(), ago = 0 } = sent;
    return app.call('PUT', `/room/api/hearing/${take}/${seq}?seat=${candidate.seat}&ago=${ago}${query}`, {
      headers: {
        'x-room-token': interview.token,
        'content-digest': sent.digest ?? `sha-256=:${sha256(bytes).toString('base64')}:`,
      },
      raw: bytes,
      type: sent.type ?? 'application/octet-stream',
    });
  }

  async function say(one: Speaking, sent: Sent = {}): Promise<Heard> {
    const reply = await put(one, sent);
    if (reply.status !== 200) throw new Error(`hearing gave ${reply.status}: ${reply.text}`);
    return reply.body as Heard;
  }

  async function heardSoFar({ interview, candidate }: Omit<Speaking, 'email'>): Promise<HeardSoFar['pieces']> {
    const reply = await app.call('GET', `/room/api/hearing?seat=${candidate.seat}`, {
      headers: { 'x-room-token': interview.token },
    });
    return (reply.body as HeardSoFar).pieces;
  }

  async function sounds({ interview }: Speaking): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of app.context.blobs.list(`interviews/${interview.meetingId}/speech/`)) keys.push(key);
    return keys;
  }

  /** The words of pieces that are still kept. */
  async function kept({ interview }: Speaking): Promise<string[]> {
    const rows = await app.context.db.query<{ text: string }>(
      `select text from heard_pieces where interview_id = $1 and text <> '' order by said_at`,
      [interview.meetingId],
    );
    return rows.map(({ text }) => text);
  }

  /** Runs what was left for later. */
  async function erase(): Promise<void> {
    const rows = await app.context.db.query<{ payload: { prefixes: string[] } }>(
      'delete from tasks where queue = $1 returning payload',
      [eraseBlobsTask.queue],
    );
    for (const { payload } of rows) for (const prefix of payload.prefixes) await app.context.blobs.deletePrefix(prefix);
  }

  /** What the candidate has said, as the log holds it. */
  async function saidBy({ interview }: Speaking) {
    const { turns } = await readDialogue(app.context.db, interview.meetingId as Id<'interview'>);
    return turns.filter(({ speaker }) => speaker === 'candidate');
  }

  return {
    app,
    clock,
    script,
    recogniser,
    headers,
    startAgain,
    enter,
    begin,
    sound,
    put,
    say,
    heardSoFar,
    sounds,
    kept,
    erase,
    saidBy,
  };
}
