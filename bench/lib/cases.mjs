// Interviews of invented people as a server holds them: a job is posted, its plan waited for, each question answered by the
// story that fits it, the report read.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ADMIN_SECRET, call } from './server.mjs';

/**
 * FOLDER/cases/NAME.json:
 *   { "job": { title, description, language }, "candidates": [{ "kind", "givenName", "stories": [{ "words": […], "text" }],
 *     "none": what is said in turn where no story fits, "endsAfter": ends the interview as soon as it may after so many answers }], "replies": recorded replies }
 * or { "founder": { language, "story": { question key: answer }, "expected": { field: value } }, "replies" }
 */
export function readCases(folder) {
  return readdirSync(join(folder, 'cases'))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      name: basename(file, '.json'),
      ...JSON.parse(readFileSync(join(folder, 'cases', file), 'utf8')),
    }));
}

export async function keyFor(url, scopes) {
  const reply = await call(url, 'POST', '/api/v1/admin/api-keys', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { organizationId: 'samples', userId: 'samples', scopes },
  });
  if (reply.status !== 200) throw new Error(`no key: ${JSON.stringify(reply.body)}`);
  return { authorization: `Bearer ${reply.body.data.apiKey}` };
}

/** Posts a job; `isPlanned`: waits for the plan that a language model writes, null where none comes in time. */
export async function plannedJob(url, headers, job, { isPlanned, patienceMs = 600_000 }) {
  const created = await call(url, 'POST', '/api/v1/jobs', { headers, body: job });
  if (created.status !== 200) throw new Error(`no job: ${JSON.stringify(created.body)}`);
  const { serviceJobId } = created.body.data;
  const until = performance.now() + patienceMs;
  for (;;) {
    const { body } = await call(url, 'GET', `/api/v1/jobs/${serviceJobId}/interviewer`, { headers });
    const plan = body.data;
    if (!isPlanned || plan.version > 1) return { serviceJobId, plan };
    if (performance.now() > until) throw new Error(`no plan came for ${job.title}`);
    await pause(500);
  }
}

/** Holds one interview to its end and returns what was said and the report. */
export async function holdInterview(url, headers, serviceJobId, candidate) {
  const { kind, givenName } = candidate;
  const created = await call(url, 'POST', '/api/v1/interviews', {
    headers,
    body: { serviceJobId, candidateEmail: `${kind}-${randomUUID().slice(0, 8)}@example.com`, candidateName: givenName },
  });
  if (created.status !== 200) throw new Error(`no interview: ${JSON.stringify(created.body)}`);
  const { meetingId, interviewUrl } = created.body.data;
  const room = await enter(url, interviewUrl);
  const left = [...candidate.stories];
  let turn = 0;
  await answerAll(
    room,
    (prompt) => storyFor(prompt, left, candidate.none[turn++ % candidate.none.length]),
    candidate.endsAfter,
  );
  const report = await waitFor(async () => {
    const { status, body } = await call(url, 'GET', `/api/v1/interviews/${meetingId}/report`, { headers });
    return status === 200 ? body.data.report : null;
  });
  return { meetingId, report, transcript: room.transcript };
}

/** Holds a founder's conversation to its end and returns what is in the application. */
export async function holdConversation(url, headers, { language = 'en', story }, keys) {
  const path = '/api/v1/integrations/candidates/conversations';
  // This interface reads keys out of a header of its own.
  const own = { 'x-api-key': headers.authorization.replace('Bearer ', '') };
  const created = await call(url, 'POST', path, { headers: own, body: {} });
  if (created.status !== 200) throw new Error(`no conversation: ${JSON.stringify(created.body)}`);
  const { conversation_id: id, tokenized_link: link } = created.body;
  const room = await enter(url, link, language);
  const asked = [];
  await answerAll(room, ({ kind, question }) => {
    const key = keys.get(question?.text ?? '');
    const wanted = kind === 'follow-up' ? `${key} again` : key;
    asked.push(wanted);
    return story[wanted] ?? story.none;
  });
  if (room.state.phase === 'summary') await room.send('confirm');
  const read = async () => (await call(url, 'GET', `${path}/${id}`, { headers: own })).body;
  const { ps_summary: first } = await read();
  // A model writes another one when the conversation is over; where none does, the first one holds.
  const details = await waitFor(async () => {
    const now = await read();
    return now.ps_summary !== first ? now : null;
  }, SUMMARY_MS).catch(read);
  return { details, asked };
}

async function enter(url, link, language = 'en') {
  const seat = randomUUID();
  const headers = { 'x-room-token': link.split('/room/')[1] };
  const room = { state: null, transcript: [] };
  room.send = async (command, body = {}) => {
    const reply = await call(url, 'POST', `/room/api/${command}`, {
      headers,
      body: { clientId: randomUUID(), seat, seen: 0, ...body },
    });
    if (reply.status !== 200) throw new Error(`${command} gave ${reply.status}: ${JSON.stringify(reply.body)}`);
    room.state = reply.body;
  };
  /** Whether it ended: not while questions are open that every candidate is asked. */
  room.finish = async () => {
    const body = { clientId: randomUUID(), seat, seen: 0, how: 'finish' };
    const reply = await call(url, 'POST', '/room/api/leave', { headers, body });
    if (reply.status !== 200 && reply.body.code !== 'not-now') throw new Error(`leave gave ${reply.status}`);
    return reply.status === 200;
  };
  room.poll = async (since) => {
    const { body } = await call(url, 'GET', `/room/api/state?seat=${seat}&since=${since}`, { headers });
    room.state = body;
  };
  await room.poll(-1);
  const decisions = room.state.consents.map(({ purpose, textVersion }) => ({ purpose, textVersion, given: true }));
  await room.send('consent', { language, decisions });
  await room.send('begin', { mode: 'text' });
  return room;
}

const MOST_TURNS = 60;
const SUMMARY_MS = 20_000;

async function answerAll(room, answerTo, endsAfter = MOST_TURNS) {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    while (room.state.phase === 'thinking') await room.poll(room.state.version);
    if (turn >= endsAfter && room.state.phase === 'listening' && (await room.finish())) return;
    const { phase, conversation } = room.state;
    const prompt = conversation?.prompt ?? null;
    if (phase !== 'listening' || prompt === null) return;
    const text = prompt.question === null ? NOTHING_MORE : answerTo(prompt);
    room.transcript.push({
      kind: prompt.kind,
      asked: prompt.text,
      question: prompt.question?.text ?? null,
      said: text,
    });
    await room.send('answer', { promptId: prompt.id, text });
  }
  throw new Error('the interview does not end');
}

/** To "do you have any questions?": the same word in each language of the samples. */
const NOTHING_MORE = 'No.';

/** The story with the most of its words in the question; each is told once. A follow-up is asked about the same question. */
export function storyFor({ text, kind, question }, left, none) {
  const asked = fold(kind === 'follow-up' ? text : (question?.text ?? text));
  const scored = left
    .map((story) => ({ story, hits: story.words.filter((word) => begins(word, asked)).length }))
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits);
  const best = scored[0]?.story;
  if (best === undefined) return none;
  left.splice(left.indexOf(best), 1);
  return best.text;
}

/** Whether a word of the text begins so. */
function begins(word, text) {
  return new RegExp(`(?<!\\p{L})${fold(word).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'u').test(text);
}

function fold(text) {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

async function waitFor(look, patienceMs = 600_000) {
  const until = performance.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (performance.now() > until) throw new Error('it does not come');
    await pause(500);
  }
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
