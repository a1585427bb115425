import { randomUUID } from 'node:crypto';
import type { RoomState } from '@colloquy/contract/room';
import { CONSENT_TEXT_VERSION } from '@colloquy/contract/shared';
import { PLATFORM_ENGINEER } from '../../../testing/job-texts.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const ORIGIN = 'https://interviews.example.com';

export type HeldInterview = {
  id: string;
  headers: Record<string, string>;
  /** Path and query of the signed links, fresh at the call. */
  links(): Promise<{ report: string; transcript: string }>;
  /** Sends a command of the room as the candidate. */
  send(command: string, body: object): Promise<RoomState>;
};

export type HoldOptions = {
  /** Whose interview it is; the one of all tests when left out. */
  organizationId?: string;
  candidateName?: string;
  candidateEmail?: string;
  /** Address of a CV, which is read before the interview begins. */
  cvLink?: string;
  aiEvaluation?: boolean;
  /** What is said to the prompt of this number; the last answer is corrected when it says so. */
  answer?(turn: number): { text: string; correction?: string };
  /** What is asked of the team at the end, instead of an answer. */
  asks?: string;
  /** False leaves the background work for the test. */
  report?: boolean;
};

/** Holds one interview by text through the published interface, from the job to the report. */
export async function holdInterview(app: TestApp, options: HoldOptions = {}): Promise<HeldInterview> {
  const { organizationId } = options;
  const { headers } = await app.createKey(organizationId === undefined ? {} : { organizationId });
  const job = await post(app, headers, '/api/v1/jobs', PLATFORM_ENGINEER);
  const interview = await post(app, headers, '/api/v1/interviews', {
    serviceJobId: job.serviceJobId,
    candidateEmail: options.candidateEmail ?? 'mirela.popa@example.com',
    candidateName: options.candidateName ?? 'Mirela Popa',
    ...(options.cvLink === undefined ? {} : { cv_link: options.cvLink }),
  });
  if (options.cvLink !== undefined) await app.context.tasks.runDue();
  const token = String(interview.interviewUrl).split('/room/')[1] ?? '';
  const seat = randomUUID();
  const send = async (command: string, body: object): Promise<RoomState> => {
    const reply = await app.call('POST', `/room/api/${command}`, {
      headers: { 'x-room-token': token },
      body: { clientId: randomUUID(), seat, seen: 0, ...body },
    });
    if (reply.status !== 200) throw new Error(`${command}: ${reply.text}`);
    return reply.body as RoomState;
  };
  await send('consent', {
    language: 'en',
    decisions: [
      { purpose: 'recording', textVersion: CONSENT_TEXT_VERSION, given: false },
      { purpose: 'ai-evaluation', textVersion: CONSENT_TEXT_VERSION, given: options.aiEvaluation ?? true },
    ],
  });
  const answer: NonNullable<HoldOptions['answer']> =
    options.answer ??
    ((turn) => ({
      text: `Once at the ferry company I rolled a release back within ${turn + 3} minutes, and in the end we changed how we deploy.`,
    }));
  let state = await send('begin', { mode: 'text' });
  let { asks } = options;
  for (let turn = 0; turn < 80 && state.phase !== 'ended'; turn += 1) {
    const prompt = state.conversation?.prompt;
    let said = answer(turn);
    if (asks !== undefined && prompt?.kind !== 'opening' && prompt?.question === null) {
      said = { text: asks };
      asks = undefined;
    }
    app.clock.advance(20_000);
    state = await send('answer', { promptId: prompt?.id ?? 0, text: said.text });
    const last = state.conversation?.lastAnswer;
    if (said.correction !== undefined && last && state.phase !== 'ended') {
      state = await send('correct', { answerId: last.id, text: said.correction });
    }
  }
  if (options.report !== false) await app.context.tasks.runDue();
  const id = String(interview.meetingId);
  return {
    id,
    headers,
    send,
    async links() {
      const { body } = await app.call('GET', `/api/v1/interviews/${id}`, { headers });
      const item = (body as { data: { reportUrl: string | null; transcriptUrl: string | null } }).data;
      return {
        report: (item.reportUrl ?? '').replace(ORIGIN, ''),
        transcript: (item.transcriptUrl ?? '').replace(ORIGIN, ''),
      };
    },
  };
}

async function post(
  app: TestApp,
  headers: Record<string, string>,
  path: string,
  body: object,
): Promise<Record<string, unknown>> {
  const reply = await app.call('POST', path, { headers, body });
  if (reply.status !== 200) throw new Error(`${path}: ${reply.text}`);
  return (reply.body as { data: Record<string, unknown> }).data;
}
