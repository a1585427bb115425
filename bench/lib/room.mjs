// Candidates of the room: begin an interview by text and answer its prompts.
import { randomUUID } from 'node:crypto';
import { CONSENT_TEXT_VERSION } from '../../packages/contract/src/shared/consent.ts';
import { call, createKey, JOB } from './server.mjs';

/** A key and a job made with it, on which candidates are interviewed. */
export async function makeJob(url) {
  const headers = await createKey(url);
  const { body } = await call(url, 'POST', '/api/v1/jobs', { headers, body: JOB });
  return { headers, serviceJobId: body.data.serviceJobId };
}

/** A candidate who is before the first question; `state` is the room's last reply. */
export async function beginInterview(url, headers, serviceJobId, candidateEmail) {
  const created = await call(url, 'POST', '/api/v1/interviews', { headers, body: { serviceJobId, candidateEmail } });
  const { interviewUrl } = created.body.data;
  const session = { seat: randomUUID(), headers: { 'x-room-token': interviewUrl.split('/room/')[1] }, state: null };
  await send(url, session, 'consent', {
    language: 'en',
    decisions: [{ purpose: 'ai-evaluation', textVersion: CONSENT_TEXT_VERSION, given: true }],
  });
  await send(url, session, 'begin', { mode: 'text' });
  return session;
}

/** The same, deciding alike on all that the page asks: with a language model, texts have versions of their own. */
export async function beginAgreeing(url, headers, serviceJobId, candidateEmail, given) {
  const created = await call(url, 'POST', '/api/v1/interviews', { headers, body: { serviceJobId, candidateEmail } });
  const { interviewUrl, meetingId } = created.body.data;
  const token = interviewUrl.split('/room/')[1];
  const session = { seat: randomUUID(), meetingId, headers: { 'x-room-token': token }, state: null };
  const { body } = await call(url, 'GET', `/room/api/state?seat=${session.seat}&since=-1`, {
    headers: session.headers,
  });
  const decisions = body.consents.map(({ purpose, textVersion }) => ({ purpose, textVersion, given }));
  await send(url, session, 'consent', { language: 'en', decisions });
  await send(url, session, 'begin', { mode: 'text' });
  return session;
}

/** A candidate who agreed to be heard and is before the first question of a spoken interview. */
export async function beginSpoken(url, candidateEmail) {
  const { headers, serviceJobId } = await makeJob(url);
  const created = await call(url, 'POST', '/api/v1/interviews', { headers, body: { serviceJobId, candidateEmail } });
  const token = created.body.data.interviewUrl.split('/room/')[1];
  const session = { seat: randomUUID(), headers: { 'x-room-token': token }, state: null };
  session.send = (command, body) => send(url, session, command, body);
  session.poll = async () => {
    const reply = await call(url, 'GET', pollRequest(session).path, { headers: session.headers });
    if (reply.status !== 200) throw new Error(`state gave ${reply.status}`);
    session.state = reply.body;
  };
  session.state = { version: -1 };
  await session.poll();
  const decisions = session.state.consents.map(({ purpose, textVersion }) => ({ purpose, textVersion, given: true }));
  await session.send('consent', { language: 'en', decisions });
  await session.send('begin', { mode: 'voice' });
  return session;
}

/** Waits, as the page does, until the answer is assessed. */
export async function waitForNext(url, session) {
  while (session.state.phase === 'thinking') {
    const path = `/room/api/state?seat=${session.seat}&since=${session.state.version}`;
    const reply = await call(url, 'GET', path, { headers: session.headers });
    if (reply.status !== 200) throw new Error(`state gave ${reply.status}`);
    session.state = reply.body;
  }
}

/** A founder who is before the first question of the conversation behind a link. */
export async function beginFounderAt(url, link) {
  const session = { seat: randomUUID(), headers: { 'x-room-token': link.split('/room/')[1] }, state: null };
  await send(url, session, 'consent', {
    language: 'en',
    decisions: [{ purpose: 'ai-evaluation', textVersion: CONSENT_TEXT_VERSION, given: true }],
  });
  await send(url, session, 'begin', { mode: 'text' });
  return session;
}

/** The next answer of a candidate, as a request for `openClient`; its reply becomes the candidate's state. */
export function answerRequest(session) {
  return {
    method: 'POST',
    path: '/room/api/answer',
    headers: session.headers,
    body: JSON.stringify(answerOf(session)),
    took: (reply) => {
      session.state = JSON.parse(reply);
    },
  };
}

/** Whether a question of the interview stands; after the last one come the candidate's own, which end it. */
export function isAsked({ state }) {
  return state.conversation.prompt !== null && state.conversation.prompt.question !== null;
}

/** The long poll for what comes after the candidate's state, as a request for `openClient`. */
export function pollRequest({ seat, headers, state }) {
  return { path: `/room/api/state?seat=${seat}&since=${state.version}`, headers };
}

export function answer(url, session) {
  return send(url, session, 'answer', answerOf(session));
}

function answerOf({ seat, state }) {
  return {
    clientId: randomUUID(),
    seat,
    seen: 0,
    promptId: state.conversation.prompt.id,
    text: `Once the points froze at 4 in the morning. I melted the ice with my crew, because the first train was due, and in the end it ran on time. ${randomUUID()}`,
  };
}

async function send(url, session, command, body) {
  const reply = await call(url, 'POST', `/room/api/${command}`, {
    headers: session.headers,
    body: { clientId: randomUUID(), seat: session.seat, seen: 0, ...body },
  });
  if (reply.status !== 200) throw new Error(`${command} gave ${reply.status}: ${JSON.stringify(reply.body)}`);
  session.state = reply.body;
}
