// Looks in the transcripts for what candidates said: each answer once, in its interview, after what it answers, as it was
// given; and for recordings that do not play.
import { KINDS } from './moving-candidate.mjs';
import { sleep } from './moving-speaker.mjs';
import { call } from './server.mjs';

/** For all reports and recordings together. */
const JUDGE_MS = 600_000;
const MARKERS = /(?:mark|said)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:-\d)?/g;

/** @returns counts of each kind of interview */
export async function judge({ record, nodes, headers }) {
  const none = { answers: 0, lost: 0, doubled: 0, misplaced: 0, changed: 0, stray: 0, stuck: 0, silent: 0 };
  const found = Object.fromEntries(KINDS.map((kind) => [kind, { interviews: 0, ...none, examples: [] }]));
  const kindOf = new Map(record.interviews.map(({ meetingId, kind }) => [meetingId, kind]));
  const places = new Map();
  const endsAt = performance.now() + JUDGE_MS;
  for (const { meetingId, kind } of record.interviews) {
    found[kind].interviews += 1;
    const isRecorded = record.recordings.has(meetingId);
    const item = await whole({ meetingId, isRecorded, nodes, headers, endsAt });
    if (item.isCompleted !== 'COMPLETED' || item.reportUrl === null) found[kind].stuck += 1;
    if (isRecorded && !(await plays(item.recordingUrl))) found[kind].silent += 1;
    if (item.transcriptUrl === null) continue;
    // Without it the link gives the page, which asks for the words itself.
    const transcript = await fetch(item.transcriptUrl, { headers: { accept: 'application/json' } });
    if (transcript.ok) notePlaces(places, meetingId, (await transcript.json()).turns);
  }
  for (const answer of record.answers.values()) {
    const of = found[kindOf.get(answer.meetingId)];
    of.answers += 1;
    for (const fault of faultsOf(answer, places)) {
      of[fault] += 1;
      of.examples.push({ fault, answer, found: answer.parts.map((part) => places.get(part)) });
    }
  }
  const given = new Set([...record.answers.values()].flatMap(({ parts }) => parts));
  for (const [part, turns] of places)
    if (!given.has(part)) for (const { meetingId } of turns) found[kindOf.get(meetingId)].stray += 1;
  return found;
}

/** Where each marker stands, in the order of saying. */
function notePlaces(places, meetingId, turns) {
  let asked = null;
  for (const turn of turns) {
    if (turn.speaker === 'interviewer') asked = turn.text;
    else
      for (const [at, part] of (turn.text.match(MARKERS) ?? []).entries())
        places.set(part, [...(places.get(part) ?? []), { meetingId, asked, turn, at }]);
  }
}

/** Each at most once for an answer, however many of its parts have it. */
function faultsOf({ meetingId, parts, mode, asked }, places) {
  const faults = new Set();
  for (const [index, part] of parts.entries()) {
    const at = places.get(part) ?? [];
    if (at.length === 0) faults.add('lost');
    if (at.length > 1) faults.add('doubled');
    for (const place of at) {
      const isThere = place.meetingId === meetingId && place.asked === asked && place.at === index;
      if (!isThere) faults.add('misplaced');
      // What was heard is kept beside what was sent only where the two differ.
      if ((mode !== null && place.turn.mode !== mode) || (mode === 'voice' && place.turn.original !== null))
        faults.add('changed');
    }
  }
  return faults;
}

/** The interview once all is made of it, or as it is when the time is over. */
async function whole({ meetingId, isRecorded, nodes, headers, endsAt }) {
  for (let asked = 0; ; asked += 1) {
    const reply = await call(nodes[asked % 2].url, 'GET', `/api/v1/interviews/${meetingId}`, { headers });
    const item = reply.body.data;
    const isWhole = item.reportUrl !== null && (!isRecorded || item.recordingUrl !== null);
    if (isWhole || performance.now() > endsAt) return item;
    await sleep(100);
  }
}

/** Whether the recording gives the range that a player asks for first. */
async function plays(link) {
  if (link === null) return false;
  const reply = await fetch(link, { headers: { range: 'bytes=0-1' } });
  return reply.status === 206 && (await reply.arrayBuffer()).byteLength === 2;
}
