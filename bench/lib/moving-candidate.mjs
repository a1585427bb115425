// Candidates who hold one interview after the other, in text or in voice, each call to the other node than the one
// before, unchanged until it is answered. What they said and did is kept, to be looked for afterwards.
import { createHash, randomUUID } from 'node:crypto';
import { createSpeaker, sleep } from './moving-speaker.mjs';
import { call } from './server.mjs';

/** A candidate who gets no answer for so long is stuck. */
const PATIENCE_MS = 120_000;
const THINK_MS = 300;
const SPOKEN = [
  'Once I found the fault in 20 minutes, because I measured first,',
  'and then I wrote down what I had changed, so that the night shift knew.',
  'In the end it never came back.',
];

export const KINDS = ['text', 'voice'];

/** What came of it so far. */
export function createRecord() {
  return {
    stop: false,
    phase: 'undisturbed',
    moves: 0,
    /** Of each kind by phase: calls, tried again, longest. */
    waits: new Map(),
    /** By the phase in which they were said: pieces of speech, sent again, longest wait for the words, come when the answer was written. */
    pieces: new Map(),
    interviews: [],
    /** By marker: where it belongs and how it was given. */
    answers: new Map(),
    recordings: new Map(),
    /** Why a candidate who speaks wrote, and how often. */
    written: new Map(),
    /** Begins and answers that were not taken: repeating what was taken is no reason for that. */
    refused: new Map(),
    /** Spoken answers that a page loaded anew would have shown otherwise: as heard, and as shown then. */
    listedOtherwise: [],
  };
}

function count(map, key, by = 1) {
  map.set(key, (map.get(key) ?? 0) + by);
}

/** One interview after the other until the record says stop. */
export async function candidate({ index, nodes, headers, serviceJobId, media, record }) {
  const kind = KINDS[index % 2];
  let turn = index;
  const send = async (method, path, options) => {
    record.moves += 1;
    return patiently(record, kind, () =>
      call(nodes[turn++ % nodes.length].url, method, path, { timeoutMs: 15_000, ...options }),
    );
  };
  while (!record.stop) {
    const created = await send('POST', '/api/v1/interviews', {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: { serviceJobId, candidateEmail: `c${index}@example.com` },
    });
    const { meetingId, interviewUrl } = created.body.data;
    const room = { 'x-room-token': interviewUrl.split('/room/')[1] };
    const seat = randomUUID();
    record.interviews.push({ meetingId, kind });
    const command = (name, body) =>
      send('POST', `/room/api/${name}`, { headers: room, body: { clientId: randomUUID(), seat, seen: 0, ...body } });
    const look = () => send('GET', `/room/api/state?seat=${seat}&since=-1`, { headers: room });
    const { consents } = (await look()).body;
    await command('consent', {
      language: 'en',
      decisions: consents.map(({ purpose, textVersion }) => ({
        purpose,
        textVersion,
        given: purpose !== 'speech' || kind === 'voice',
      })),
    });
    let reply = await command('begin', { mode: kind });
    if (reply.status !== 200) {
      record.refused.set(meetingId, `${kind}, begin: ${reply.status} ${reply.body.code}`);
      reply = await look();
    }
    const run = randomUUID();
    const recording = sendRecording(record, kind, media, run, room, (path) => nodes[turn++ % nodes.length].url + path);
    const speak = createVoice({ nodes, turn, record, meetingId, room, seat, run, command, look });
    while (reply.body.phase !== 'ended') {
      reply = await (kind === 'voice' ? speak(reply.body) : write(reply.body));
      while (reply.body.phase === 'thinking') reply = await look();
      await sleep(THINK_MS);
    }
    if (await recording) record.recordings.set(meetingId, room);

    function write(state) {
      const marker = `mark-${randomUUID()}`;
      const text = `${SPOKEN.join(' ')} ${marker}`;
      return answer({ record, command, look, meetingId }, state, { marker, parts: [marker], text, mode: 'text' });
    }
  }
}

/** Gives an answer; one that is not taken is put down as such, and the next prompt answered. */
async function answer({ record, command, look, meetingId }, state, { marker, parts, text, mode }) {
  const { id: promptId, text: asked } = state.conversation.prompt;
  record.answers.set(marker, { meetingId, parts, mode, asked });
  const reply = await command('answer', { promptId, text });
  if (reply.status === 200) return reply;
  record.answers.delete(marker);
  record.refused.set(marker, `${mode ?? 'written'}, answer: ${reply.status} ${reply.body.code}`);
  return look();
}

/** Speaks the answers of one interview; writes one where speaking does not lead to words, and tries the next again. */
function createVoice({ nodes, turn, record, meetingId, room, seat, run, command, look }) {
  const next = () => {
    let to = turn;
    return () => nodes[to++ % nodes.length].url;
  };
  const open = () =>
    createSpeaker({
      nextUrl: next,
      token: room['x-room-token'],
      seat,
      run,
      phaseNow: () => record.phase,
      note: (told) => notePiece(record, told),
    });
  let speaker = open();
  const giving = { record, command, look, meetingId };

  async function writeInstead(state, why) {
    count(record.written, why);
    speaker.leave();
    const marker = `mark-${randomUUID()}`;
    const text = `${SPOKEN.join(' ')} I write this. ${marker}`;
    if (state.mode !== 'text') await command('mode', { mode: 'text' });
    // What was heard before counts: then it is a spoken answer with other words than were heard.
    return answer(giving, state, { marker, parts: [marker], text, mode: null });
  }

  /** Speaking again, where the page offers it. */
  async function speakAgain(state) {
    if (state.speech.state !== 'ready') return null;
    const reply = await command('mode', { mode: 'voice' });
    if (reply.status !== 200) return null;
    speaker = open();
    return reply.body;
  }

  return async function speak(before) {
    const state = before.mode === 'voice' ? before : await speakAgain(before);
    if (state === null)
      return writeInstead(before, `speaking was not offered: ${before.speech.state} (${record.phase})`);
    const { prompt } = state.conversation;
    const { phase } = record;
    const marker = `said-${randomUUID()}`;
    const parts = SPOKEN.map((_, part) => `${marker}-${part}`);
    const said = SPOKEN.map((words, part) => `${words} ${parts[part]}.`);
    const { heard, written } = await speaker.say(said, String(prompt.id), look);
    if (written !== undefined) return writeInstead(state, `${written} (${phase})`);
    // The words come into the field, and what is in it is kept.
    const [first] = heard;
    const placed = { take: first.take, seq: first.seq };
    await command('typing', { promptId: prompt.id, draft: first.text, placed });
    const text = heard.map(({ text }) => text).join(' ');
    const listed = await speaker.listed();
    const { draft } = (await look()).body.conversation;
    const loadedAnew = [draft, ...listed.filter(({ placed }) => !placed).map(({ text }) => text)].join(' ');
    if (loadedAnew !== text) record.listedOtherwise.push({ text, loadedAnew });
    return answer(giving, state, { marker, parts, text, mode: 'voice' });
  };
}

function notePiece({ pieces }, { waitMs, times, phase, isLeft }) {
  const seen = pieces.get(phase) ?? { count: 0, again: 0, longest: 0, late: 0 };
  pieces.set(phase, seen);
  seen.count += 1;
  if (times > 1) seen.again += 1;
  if (isLeft) seen.late += 1;
  else seen.longest = Math.max(seen.longest, waitMs);
}

/** Sends the chunks in their order, each until it is stored. Resolves to whether the run was taken whole. */
async function sendRecording(record, kind, media, run, room, to) {
  for (const [seq, bytes] of media.entries()) {
    const last = seq === media.length - 1 ? '&last=true' : '';
    const reply = await patiently(record, kind, async () => {
      const sent = await fetch(to(`/room/api/recording/${run}/${seq}?tracks=sound,picture&age=0${last}`), {
        method: 'PUT',
        headers: {
          ...room,
          'content-type': 'application/octet-stream',
          'content-digest': `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`,
        },
        body: new Uint8Array(bytes),
        signal: AbortSignal.timeout(30_000),
      });
      await sent.arrayBuffer();
      return { status: sent.status };
    });
    if (reply.status !== 200) return false;
  }
  return true;
}

/** Tries again what found no node, no reply, or a node whose database or store is away. */
async function patiently({ waits, phase }, kind, run) {
  const begun = performance.now();
  const key = `${kind}: ${phase}`;
  const seen = waits.get(key) ?? { calls: 0, longest: 0, retried: 0 };
  waits.set(key, seen);
  seen.calls += 1;
  for (let tries = 0; ; tries += 1) {
    let last;
    try {
      const reply = await run();
      if (reply.status < 500 && reply.status !== 429) {
        seen.longest = Math.max(seen.longest, performance.now() - begun);
        return { ...reply, tries };
      }
      last = String(reply.status);
    } catch (error) {
      last = error.cause?.code ?? error.name;
    }
    if (tries === 0) seen.retried += 1;
    if (performance.now() - begun > PATIENCE_MS) throw new Error(`no answer for two minutes (${key}), last: ${last}`);
    await sleep(100);
  }
}
