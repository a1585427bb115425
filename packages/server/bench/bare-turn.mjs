// The baseline of a text turn: a bare node:http server that runs the statements of a turn in one transaction and
// answers with the bytes of recorded replies, with nothing between.
// BARE_DATABASE, BARE_PORT; BARE_REPLIES: a file with the room's replies to each answer of one interview, in order.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listEvents, openDialogue, saveTransition } from '../src/features/dialogue/dialogue-store.ts';
import { lockAttended } from '../src/features/interviews/presence-store.ts';
import { openBare } from './drivers.mjs';

const { BARE_DATABASE: database, BARE_PORT: port, BARE_REPLIES: file } = process.env;
const raw = await openBare(database);
const replies = JSON.parse(readFileSync(file, 'utf8'));

/** The interview that a link's token names, signed as the room signs it. */
function enter(token) {
  const bytes = Buffer.from(token, 'base64url');
  createHmac('sha256', 'bare-key').update(bytes.subarray(0, 20)).digest();
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Stores the answer and the next prompt, each with its state, and reads the log. */
async function turn(tx, id, { clientId, promptId, text }) {
  const { interview } = await lockAttended(tx, id);
  const { state, nextSeq } = await openDialogue(tx, id, clientId);
  const at = new Date();
  const said = state.questions.reduce((sum, { answers }) => sum + answers.length, 0);
  const reply = replies[said];
  const { prompt, progress } = reply.conversation;
  const { questions, cursor } = state;
  const closes = progress.done > cursor;
  const question = 'behavioural.nearest-work';
  const progressed = (change) => questions.map((one, index) => (index === cursor ? { ...one, ...change } : one));
  const answers = [...questions[cursor].answers, text];
  /** @type {any} */
  const thinking = {
    ...state,
    phase: 'thinking',
    thinkingAbout: nextSeq,
    quietSince: at.getTime(),
    activeSince: at.getTime(),
    lastAnswer: { id: clientId, seq: nextSeq, text, corrected: false },
    questions: progressed({ answers }),
  };
  await saveTransition(tx, id, {
    firstSeq: nextSeq,
    at,
    entries: [
      {
        clientId,
        body: {
          kind: 'answered',
          mode: 'text',
          skip: false,
          text,
          audio: null,
          origin: 'sent',
          promptId,
          question,
          confidence: null,
        },
      },
    ],
    state: thinking,
    notifiesPollers: true,
    lease: null,
  });
  /** @type {any[]} */
  const lines = [
    {
      kind: 'assessed',
      answerSeq: nextSeq,
      assessment: { missing: ['no-own-part', 'no-example'], content: 'enough', declined: false },
    },
    ...(closes ? [{ kind: 'outcome', question, outcome: 'answered' }] : []),
    { kind: 'prompted', prompt: prompt.kind, text: prompt.text, question, reason: closes ? null : 'no-own-part' },
  ];
  const promptSeq = nextSeq + lines.length;
  const saved = await saveTransition(tx, id, {
    firstSeq: nextSeq + 1,
    at,
    entries: lines.map((body) => ({ body, clientId: null })),
    state: {
      ...thinking,
      phase: 'listening',
      cursor: closes ? cursor + 1 : cursor,
      thinkingAbout: null,
      prompt: { id: promptSeq, kind: prompt.kind, text: prompt.text, at: at.getTime() },
      questions: closes
        ? progressed({ answers, outcome: 'answered' })
        : progressed({ answers, followUps: [...questions[cursor].followUps, 'no-own-part'] }),
    },
    notifiesPollers: true,
    lease: null,
  });
  return { reply, version: saved.version + interview.statusSeq, promptSeq, lastAnswer: { id: clientId, text } };
}

function transcriptOf(events) {
  return events
    .filter(({ body }) => body.kind === 'prompted' || body.kind === 'answered')
    .map(({ seq, body }) => ({
      id: seq,
      speaker: body.kind === 'prompted' ? 'interviewer' : 'candidate',
      text: body.text,
    }));
}

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const input = JSON.parse(Buffer.concat(chunks).toString());
  const id = /** @type {any} */ (enter(request.headers['x-room-token']));
  const { done, events } = await raw.transaction(async (tx) => ({
    done: await turn(tx, id, input),
    events: await listEvents(tx, id),
  }));
  const { conversation, ...rest } = done.reply;
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(
    JSON.stringify({
      ...rest,
      version: done.version,
      serverNow: new Date().toISOString(),
      conversation: {
        ...conversation,
        prompt: { ...conversation.prompt, id: done.promptSeq },
        lastAnswer: { ...done.lastAnswer, corrected: false },
        transcript: transcriptOf(events),
      },
    }),
  );
});
server.listen(Number(port), '127.0.0.1', () =>
  process.stdout.write(`${JSON.stringify({ event: 'listening', url: `http://127.0.0.1:${port}` })}\n`),
);
process.on('SIGTERM', async () => {
  server.closeAllConnections();
  server.close();
  await raw.close();
  process.exit(0);
});
