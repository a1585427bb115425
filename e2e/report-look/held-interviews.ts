import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CONSENT_TEXT_VERSION } from '@colloquy/contract/shared';
import { buildProgram } from '../shared/build.ts';
import type { Job, Person } from './people.ts';

const PATIENCE_MS = 180_000;

export type Links = { report: string; transcript: string };

/** The real server on a data folder of its own. */
export type RunningServer = {
  origin: string;
  /** Holds a whole interview by text as this person and gives the links of what came of it. */
  hold(job: Job, person: Person): Promise<Links>;
  close(): Promise<void>;
};

type RoomState = {
  phase: string;
  conversation: {
    prompt: { id: number; kind: string; question: object | null } | null;
    lastAnswer: { id: string } | null;
  } | null;
};

export async function startServer(): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'report-look-'));
  const files = await serveFiles();
  const server = spawn(process.execPath, [buildProgram(), 'start'], {
    env: {
      ...process.env,
      COLLOQUY_PORT: '0',
      COLLOQUY_DATA_DIR: dataDir,
      COLLOQUY_MEANING: 'off',
      COLLOQUY_OUTBOUND_ALLOW: files.host,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await listening(server);
  const apiKey = await createKey(origin, readFileSync(join(dataDir, 'admin-secret'), 'utf8').trim());
  const headers = { authorization: `Bearer ${apiKey}` };
  const jobs = new Map<Job, string>();
  return {
    origin,
    async hold(job, person) {
      const serviceJobId = jobs.get(job) ?? String((await post(origin, '/api/v1/jobs', headers, job)).serviceJobId);
      jobs.set(job, serviceJobId);
      const interview = await post(origin, '/api/v1/interviews', headers, {
        serviceJobId,
        candidateEmail: person.email,
        candidateName: person.name,
        ...(person.cv === undefined ? {} : { cv_link: files.put(person.cv.join('\n')) }),
      });
      if (person.cv !== undefined) await waitForCv(origin, headers, String(interview.meetingId));
      await converse(origin, String(interview.interviewUrl).split('/room/')[1] ?? '', person);
      return waitForLinks(origin, headers, String(interview.meetingId));
    },
    async close() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      files.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function converse(origin: string, token: string, person: Person): Promise<void> {
  const seat = randomUUID();
  const send = async (command: string, body: object): Promise<RoomState> => {
    const reply = await fetch(`${origin}/room/api/${command}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-room-token': token },
      body: JSON.stringify({ clientId: randomUUID(), seat, seen: 0, ...body }),
    });
    if (!reply.ok) throw new Error(`${command}: ${await reply.text()}`);
    return (await reply.json()) as RoomState;
  };
  await send('consent', {
    language: person.language,
    decisions: [
      { purpose: 'recording', textVersion: CONSENT_TEXT_VERSION, given: false },
      { purpose: 'ai-evaluation', textVersion: CONSENT_TEXT_VERSION, given: person.aiEvaluation },
    ],
  });
  let state = await send('begin', { mode: 'text' });
  let asks = person.asks;
  for (let turn = 0; turn < 80 && state.phase !== 'ended'; turn += 1) {
    const prompt = state.conversation?.prompt;
    const promptId = prompt?.id ?? 0;
    let said = person.answer(turn);
    if (asks !== undefined && prompt?.kind !== 'opening' && prompt?.question === null) {
      said = { text: asks };
      asks = undefined;
    }
    state = await send('answer', { promptId, text: said.text, skip: said.text === '' });
    const last = state.conversation?.lastAnswer ?? null;
    if (said.correction !== undefined && last !== null && state.phase !== 'ended') {
      state = await send('correct', { answerId: last.id, text: said.correction });
    }
  }
  if (state.phase !== 'ended') throw new Error('the interview did not come to its end');
  if (person.wish !== undefined) await send('ask-human', { note: person.wish });
}

/** Serves texts as somebody's drive does. */
async function serveFiles(): Promise<{ host: string; put(text: string): string; close(): void }> {
  const texts: string[] = [];
  const drive = createServer((request, response) => {
    const text = texts[Number((request.url ?? '').replace(/\D/g, ''))];
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
  });
  drive.listen(0, '127.0.0.1');
  await once(drive, 'listening');
  const host = `127.0.0.1:${(drive.address() as AddressInfo).port}`;
  return {
    host,
    put: (text) => `http://${host}/cv-${texts.push(text) - 1}.txt`,
    close: () => drive.close(),
  };
}

async function waitForCv(origin: string, headers: Record<string, string>, id: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const reply = await fetch(`${origin}/api/v1/interviews/${id}`, { headers });
    const { data } = (await reply.json()) as { data: { cv: { status: string; reason: string | null } } };
    if (data.cv.status === 'PARSED') return;
    if (data.cv.status === 'FAILED') throw new Error(`the CV was not read: ${data.cv.reason}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the CV was not read in time');
}

async function waitForLinks(origin: string, headers: Record<string, string>, id: string): Promise<Links> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const reply = await fetch(`${origin}/api/v1/interviews/${id}`, { headers });
    const { data } = (await reply.json()) as { data: { reportUrl: string | null; transcriptUrl: string | null } };
    if (data.reportUrl !== null && data.transcriptUrl !== null) {
      return { report: data.reportUrl, transcript: data.transcriptUrl };
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the report was not made in time');
}

async function createKey(origin: string, secret: string): Promise<string> {
  const body = { organizationId: 'norrstad-energy', userId: 'recruiting' };
  return String((await post(origin, '/api/v1/admin/api-keys', { 'x-admin-secret': secret }, body)).apiKey);
}

async function post(
  origin: string,
  path: string,
  headers: Record<string, string>,
  body: object,
): Promise<Record<string, unknown>> {
  const reply = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
  return ((await reply.json()) as { data: Record<string, unknown> }).data;
}

async function listening(server: ChildProcess): Promise<string> {
  if (server.stdout === null) throw new Error('the server has no output');
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.includes('"listening"')) {
      server.stdout.resume();
      return (JSON.parse(line) as { url: string }).url;
    }
  }
  throw new Error('the server ended before it listened');
}
