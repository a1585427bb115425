import { randomUUID } from 'node:crypto';
import type { TranscriptForm } from '@colloquy/contract/links';
import { CONSENT_TEXT_VERSION } from '@colloquy/contract/shared';
import { sha256 } from '../platform/crypto/digest.ts';
import { Candidate, type CreatedInterview, postInterview } from './flows.ts';
import { inChunks } from './recorded-media.ts';
import type { TestApp } from './test-app.ts';

/** What of the address a test app is not called by. */
const ORIGIN = 'https://interviews.example.com';

export type RecordedInterview = { interview: CreatedInterview; candidate: Candidate };

/** An interview that has begun, with these consents to its recording. */
export async function beginRecorded(
  app: TestApp,
  headers: Record<string, string>,
  jobId: string,
  candidateEmail: string,
): Promise<RecordedInterview> {
  const interview = await postInterview(app, headers, jobId, { candidateEmail });
  const candidate = new Candidate(app, interview.token);
  await candidate.look();
  await decideRecording(candidate, { sound: true, picture: true });
  await candidate.send('begin', { mode: 'text' });
  return { interview, candidate };
}

export function decideRecording(candidate: Candidate, given: { sound: boolean; picture: boolean }): Promise<unknown> {
  const decisions = [
    { purpose: 'recording-sound', given: given.sound },
    { purpose: 'recording-picture', given: given.picture },
    { purpose: 'ai-evaluation', given: true },
  ];
  return candidate.send('consent', {
    language: 'en',
    decisions: decisions.map((decision) => ({ ...decision, textVersion: CONSENT_TEXT_VERSION })),
  });
}

/** Takes both consents back, which can be done when the interview is over, too. */
export function withdrawRecording(candidate: Candidate): Promise<unknown> {
  return candidate.send('consent', {
    language: 'en',
    decisions: ['recording-sound', 'recording-picture'].map((purpose) => ({
      purpose,
      textVersion: CONSENT_TEXT_VERSION,
      given: false,
    })),
  });
}

/** Sends a run in pieces, as the page does. */
export async function sendRun(
  app: TestApp,
  { interview }: { interview: Pick<CreatedInterview, 'token'> },
  bytes: Buffer,
  { chunks = 3, tracks = 'sound,picture' } = {},
): Promise<void> {
  const run = randomUUID();
  for (const [seq, chunk] of inChunks(bytes, chunks).entries()) {
    const last = seq === chunks - 1 ? '&last=true' : '';
    const reply = await app.call('PUT', `/room/api/recording/${run}/${seq}?tracks=${tracks}&age=0${last}`, {
      headers: {
        'x-room-token': interview.token,
        'content-digest': `sha-256=:${sha256(chunk).toString('base64')}:`,
      },
      raw: chunk,
      type: 'application/octet-stream',
    });
    if (reply.status !== 200) throw new Error(`chunk ${seq} gave ${reply.status}: ${reply.text}`);
  }
}

export async function readTranscript(
  app: TestApp,
  headers: Record<string, string>,
  { interview }: RecordedInterview,
): Promise<TranscriptForm> {
  const { body } = await app.call('GET', `/api/v1/interviews/${interview.meetingId}/transcript`, { headers });
  return (body as { data: TranscriptForm }).data;
}

/** By a signed link, as a player asks. */
export async function download(app: TestApp, link: string, headers: Record<string, string> = {}) {
  const reply = await app.app.inject({ method: 'GET', url: link.replace(ORIGIN, ''), headers });
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
}
