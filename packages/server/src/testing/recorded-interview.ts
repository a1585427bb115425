import { randomUUID } from 'node:crypto';
import { CONSENT_TEXT_VERSION } from '@colloquy/contract/shared';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { sha256 } from '../platform/crypto/digest.ts';
import { PLATFORM_ENGINEER } from './job-texts.ts';
import { inChunks, recorded } from './recorded-media.ts';

type Reply = { data: Record<string, string> };
type Room = { phase: string; version: number; conversation: { prompt: { id: number } | null } | null };

const MOST_TURNS = 80;

/** @param url of a server process @throws where it does not answer with success */
export async function callServer(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object | Buffer,
): Promise<Reply> {
  const isBytes = Buffer.isBuffer(body);
  const reply = await fetch(url + path, {
    method,
    headers: { 'content-type': isBytes ? 'application/octet-stream' : 'application/json', ...headers },
    ...(body === undefined ? {} : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}

/**
 * Holds an interview of which five seconds are recorded, in three chunks.
 *
 * @param answer what is said to each question, to the end; null: the candidate leaves at the first
 * @returns where its details are
 */
export async function holdRecorded(url: string, key: Record<string, string>, answer: string | null): Promise<string> {
  const job = await callServer(url, 'POST', '/api/v1/jobs', key, PLATFORM_ENGINEER);
  const invited = await callServer(url, 'POST', '/api/v1/interviews', key, {
    serviceJobId: job.data.serviceJobId,
    candidateEmail: 'vera.lind@example.com',
  });
  const pass = { 'x-room-token': invited.data.interviewUrl?.split('/room/')[1] ?? '' };
  const seat = randomUUID();
  const command = async (name: string, body: object = {}): Promise<Room> => {
    const sent = { clientId: randomUUID(), seat, seen: 0, ...body };
    return roomOf(await callServer(url, 'POST', `/room/api/${name}`, pass, sent));
  };
  await command('consent', {
    language: 'en',
    decisions: ['recording-sound', 'recording-picture', 'ai-evaluation'].map((purpose) => ({
      purpose,
      textVersion: CONSENT_TEXT_VERSION,
      given: true,
    })),
  });
  let room = await command('begin', { mode: 'text' });
  const run = randomUUID();
  for (const [seq, bytes] of inChunks(await recorded({ seconds: 5, bytesPerFrame: 5_000 }), 3).entries())
    await callServer(
      url,
      'PUT',
      `/room/api/recording/${run}/${seq}?tracks=sound,picture&age=0${seq === 2 ? '&last=true' : ''}`,
      { ...pass, 'content-digest': `sha-256=:${sha256(bytes).toString('base64')}:` },
      bytes,
    );
  if (answer === null) await command('leave', { how: 'abort' });
  for (let turn = 0; answer !== null && room.phase !== 'ended'; turn += 1) {
    if (turn === MOST_TURNS) throw new Error('the interview does not end');
    const prompt = room.conversation?.prompt ?? null;
    if (room.phase === 'listening' && prompt !== null)
      room = await command('answer', { promptId: prompt.id, text: `${answer} (${turn})` });
    else {
      const path = `/room/api/state?seat=${seat}&since=${room.version}`;
      room = roomOf(await callServer(url, 'GET', path, pass));
    }
  }
  return `/api/v1/interviews/${invited.data.meetingId}`;
}

/** The room's own replies stand in no `data`. */
function roomOf(reply: object): Room {
  return reply as Room;
}

/** As a player reads it: its length, and whether there is a picture in its middle. */
export async function playRecording(url: string): Promise<{ seconds: number; hasMiddle: boolean; bytes: Buffer }> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`the recording gave ${reply.status}`);
  const bytes = Buffer.from(await reply.arrayBuffer());
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const seconds = await input.computeDuration();
  const track = await input.getPrimaryVideoTrack();
  const packet = track === null ? null : await new EncodedPacketSink(track).getPacket(seconds / 2);
  return { seconds, hasMiddle: (packet?.byteLength ?? 0) > 0, bytes };
}
