import { randomUUID } from 'node:crypto';
import type { ReportForm, TranscriptForm } from '@colloquy/contract/links';
import type { RoomState } from '@colloquy/contract/room';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createScoredAssessor, ENOUGH_POINTS } from '../../features/dialogue/index.ts';
import { LEASE_MS } from '../../features/dialogue/lease.ts';
import { createAnswerReader } from '../../providers/answer-reader/create.ts';
import { createCvReader } from '../../providers/cv-reader/create.ts';
import type { FakeClock } from '../../testing/fake-clock.ts';
import { Candidate, type CreatedInterview, postInterview, postJob } from '../../testing/flows.ts';
import { ManualTimers } from '../../testing/manual-timers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sameDatabase } from '../../testing/test-database.ts';

const GERMAN =
  'Im letzten Winter habe ich bei einem Stromversorger die Dienste betrieben, die alle Zählerstände einsammeln, und ich habe nachts mit einer Kollegin eine fehlerhafte Version zurückgerollt.';
const ENGLISH =
  'Last winter I ran the services at a utility that collect all the readings of the meters, and at night I rolled a faulty release back together with a colleague.';
const PORTUGUESE =
  'No inverno passado eu fui responsável pelos serviços que recolhem as leituras dos contadores de uma empresa de energia, e de noite voltei para a versão anterior com uma colega.';

const CV = `Mara Ellingsen
Platform engineer

Work Experience

Senior Platform Engineer, Ledgerly	January 2021 – March 2024
• Ran PostgreSQL databases and services in TypeScript and Go in production
• Wrote the postmortems of two outages

Education
University of Northfield	2010 – 2014
`;

/** While it is held, no assessment comes to an end. */
class Gate {
  held: Promise<void> | null = null;
  #open: () => void = () => undefined;

  hold(): void {
    this.held = new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  open(): void {
    this.#open();
    this.held = null;
  }
}

type Node = { app: TestApp; gate: Gate };

async function startNode(change: Parameters<typeof startTestApp>[0] = {}): Promise<Node> {
  const reader = createAnswerReader({ kind: 'embedded', meaning: 'off', grading: 'points' });
  const scored = createScoredAssessor(reader, ENOUGH_POINTS);
  const gate = new Gate();
  const gated: typeof scored = {
    ...scored,
    assess: (answer, limits) => gate.held?.then(() => scored.assess(answer, limits)) ?? scored.assess(answer, limits),
  };
  const app = await startTestApp({
    answerReader: reader,
    assessors: { scored: gated },
    timers: new ManualTimers(),
    cvReader: createCvReader({ kind: 'embedded' }),
    download: async (url) => ({
      ok: true,
      bytes: new TextEncoder().encode(CV),
      finalUrl: url,
      contentType: 'text/plain',
      fileName: 'cv.txt',
    }),
    ...change,
  });
  return { app, gate };
}

let node: Node;
let app: TestApp;
let other: Node;
let headers: Record<string, string>;
let jobId: string;
let interview: CreatedInterview;
let candidate: Candidate;
beforeAll(async () => {
  node = await startNode();
  ({ app } = node);
  other = await startNode({ db: await sameDatabase(), clock: app.clock as FakeClock });
  ({ headers } = await app.createKey({ scopes: ['hiring', 'interviewers'] }));
  jobId = await postJob(app, headers);
});
beforeEach(async () => {
  interview = await postInterview(app, headers, jobId);
  candidate = new Candidate(app, interview.token);
  await candidate.begin();
});
afterAll(async () => {
  await other.app.close();
  await other.app.context.db.close();
  await node.app.close();
});

const promptOf = (state: RoomState | null): string => state?.conversation?.prompt?.text ?? '';
const offerOf = (state: RoomState | null) => state?.conversation?.languageOffer;
const lines = async (kind: string) =>
  app.context.db.query<{ body: Record<string, unknown> }>(
    'select body from dialogue_events where interview_id = $1 and kind = $2 order by seq',
    [interview.meetingId, kind],
  );
const held = async () =>
  (
    await app.context.db.query<{ language: string; plan: string; no: number }>(
      `select i.language, v.language as plan, v.no from interviews i join blueprint_versions v on v.id = i.blueprint_version_id
       where i.id = $1`,
      [interview.meetingId],
    )
  )[0];
const probes = async () => {
  const [row] = await app.context.db.query<{ texts: { text: string }[] | null }>(
    `select cv_probes->'questions' as texts from interviews where id = $1`,
    [interview.meetingId],
  );
  return row?.texts?.map(({ text }) => text) ?? [];
};
const decide = (change: boolean, body: object = {}) => candidate.try('change-language', { change, ...body });

/** The first state in which nothing is assessed. */
async function settledState(by: Candidate = candidate): Promise<RoomState> {
  let state = await by.look();
  while (state.phase === 'thinking') state = await by.look(state.version);
  return state;
}

describe('an answer in another language', () => {
  test('is answered with the offer to go on in it, named in both languages, and its two answers', async () => {
    const state = await candidate.answer(GERMAN);
    expect(promptOf(state)).toContain('another language, I believe: German.');
    expect(promptOf(state)).toContain('Sollen wir auf Deutsch weitermachen?');
    expect(offerOf(state)).toEqual({
      ask: { text: 'Sollen wir auf Deutsch weitermachen?', language: 'de' },
      accept: { text: 'Ja, auf Deutsch', language: 'de' },
      decline: { text: 'No, stay with English', language: 'en' },
    });
    expect(await held()).toEqual({ language: 'en', plan: 'en', no: 1 });
    // The plan that the company reads and publishes is what it was.
    const plan = await app.call('GET', `/api/v1/jobs/${jobId}/interviewer`, { headers });
    expect(plan.body).toMatchObject({ data: { version: 1, language: 'EN' } });
  });

  test.each([
    ['in a language that no plan is written in', PORTUGUESE],
    ['too short to tell', 'Ich habe dort gearbeitet.'],
  ])('%s is offered nothing', async (_, text) => {
    const state = await candidate.answer(text);
    expect(offerOf(state)).toBeUndefined();
    expect(state.invitation.interviewLanguage).toBe('en');
  });

  test('is offered nothing once another was given before', async () => {
    while (candidate.state?.conversation?.progress.current === 1) await candidate.answer(`${ENGLISH} In 2024.`);
    const state = await candidate.answer(GERMAN);
    expect(promptOf(state)).toContain('I believe that was another language.');
    expect(offerOf(state)).toBeUndefined();
  });
});

describe('a yes', () => {
  test('by the button takes the plan of the job in that language, and the answer counts in it', async () => {
    const first = candidate.state?.conversation?.prompt?.question?.text;
    await candidate.answer(GERMAN);
    const reply = await decide(true);
    expect(reply.status).toBe(200);
    const state = await settledState();
    expect(state).toMatchObject({ language: 'de', invitation: { interviewLanguage: 'de' } });
    expect(offerOf(state)).toBeUndefined();
    expect(await held()).toEqual({ language: 'de', plan: 'de', no: 1 });
    const said = state.conversation?.transcript.map(({ text }) => text) ?? [];
    expect(said).toContain('Ja, auf Deutsch');
    expect(said.filter((text) => text.startsWith('Wie Sie es wünschen'))).toHaveLength(1);
    // By the German plan, which has nothing more to ask of this answer.
    expect(state.conversation?.prompt?.question?.text).toMatch(/\bSie\b/);
    expect(state.conversation?.prompt?.question?.text).not.toBe(first);
    expect(promptOf(state)).toMatch(/\bSie\b/);
    expect(await lines('language-changed')).toEqual([{ body: { kind: 'language-changed', from: 'en', to: 'de' } }]);
    await candidate.finish('Damals habe ich den Fehler nach 20 Minuten gefunden und mit dem Team behoben.');
    await app.context.tasks.runDue();
    const { report, transcript } = await results();
    expect(report).toMatchObject({ language: 'de', languageChange: { from: 'en', to: 'de' } });
    expect(report.questions[0]?.answers.length).toBeGreaterThan(0);
    expect(transcript.turns.filter(({ text }) => text.startsWith('Wie Sie es wünschen'))).toHaveLength(1);
    const texts = await Promise.all(
      ['text/plain', 'application/pdf'].map((accept) => app.call('GET', reportUrl, { headers: { accept } })),
    );
    expect(texts.map(({ status }) => status)).toEqual([200, 200]);
    expect(texts[0]?.text).toMatch(
      /Begun in another language \(English\)\. At the candidate’s wish .* \(German\) from 20/,
    );
    const shown = await app.call('GET', `/api/v1/interviews/${interview.meetingId}`, { headers });
    const another = await postInterview(app, headers, jobId);
    const untouched = await app.call('GET', `/api/v1/interviews/${another.meetingId}`, { headers });
    const cohorts = [shown, untouched].map(
      ({ body }) => (body as { data: { interviewer: { cohort: string } } }).data.interviewer.cohort,
    );
    expect(report.blueprint.cohort).toContain(cohorts[0]);
    expect(cohorts[0]).not.toBe(cohorts[1]);
  });

  test.each(['Ja, gerne!', 'yes', 'auf Deutsch bitte'])(
    'in words, “%s”, does the same and is no answer',
    async (yes) => {
      await candidate.answer(GERMAN);
      const state = await candidate.answer(yes);
      expect(state).toMatchObject({ language: 'de', invitation: { interviewLanguage: 'de' } });
      const [, wish] = await lines('answered');
      expect(wish?.body).toMatchObject({ text: yes, request: 'change-language' });
    },
  );

  test('sent again, pressed twice or in a second tab changes the language once', async () => {
    await candidate.answer(GERMAN);
    const tab = new Candidate(app, interview.token);
    await tab.look();
    const clientId = randomUUID();
    const replies = await Promise.all([decide(true, { clientId }), decide(true, { clientId }), decide(true)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect((await tab.try('change-language', { change: true })).body).toMatchObject({ code: 'not-active' });
    expect((await decide(true, { clientId })).status).toBe(200);
    expect((await decide(false)).status).toBe(409);
    expect(await lines('language-changed')).toHaveLength(1);
    expect((await settledState(tab)).language).toBe('de');
  });

  test('of a process that dies right after it is taken up by another, once', async () => {
    await candidate.answer(GERMAN);
    node.gate.hold();
    expect((await decide(true)).body).toMatchObject({ phase: 'thinking', language: 'de' });
    app.clock.advance(LEASE_MS + 1);
    const elsewhere = new Candidate(other.app, interview.token, candidate.seat);
    const state = await settledState(elsewhere);
    expect(state).toMatchObject({ phase: 'listening', invitation: { interviewLanguage: 'de' } });
    node.gate.open();
    await app.context.room.assessments.settled();
    expect(await lines('language-changed')).toHaveLength(1);
    expect(await lines('assessed')).toHaveLength(2);
    expect(promptOf(await candidate.look())).toBe(promptOf(state));
  });
});

describe('questions about the own CV', () => {
  test('come in the language that was changed to', async () => {
    interview = await postInterview(app, headers, jobId, {
      candidateEmail: 'mara@example.com',
      cv_link: 'https://cv.example/mara.txt',
    });
    await app.context.tasks.runDue();
    candidate = new Candidate(app, interview.token);
    await candidate.begin();
    expect((await probes())[0]).toMatch(/^Your CV names/);
    await candidate.answer(GERMAN);
    await decide(true);
    expect((await probes())[0]).toMatch(/Lebenslauf/);
  });
});

describe('anything else', () => {
  test.each([
    ['the button', async () => void (await decide(false))],
    ['“no”', async () => void (await candidate.answer('No.'))],
    ['“nein”', async () => void (await candidate.answer('Nein, danke'))],
  ])('a no by %s keeps the language: the question stands, and nothing is offered again', async (_, say) => {
    await candidate.answer(GERMAN);
    await say();
    const state = await candidate.look();
    expect(promptOf(state)).toContain('Then we stay with English.');
    expect(state).toMatchObject({ phase: 'listening', conversation: { progress: { current: 1 } } });
    const next = await candidate.answer(GERMAN.replace('Winter', 'Sommer'));
    expect(next.invitation.interviewLanguage).toBe('en');
    expect(offerOf(next)).toBeUndefined();
    expect(await lines('language-changed')).toEqual([]);
    expect(await held()).toMatchObject({ language: 'en', plan: 'en' });
  });

  test('silence goes on in the language of the interview', async () => {
    let state = await candidate.answer(GERMAN);
    for (let i = 0; i < 12 && state.conversation?.progress.current === 1; i += 1) {
      app.clock.advance(60_000);
      state = await candidate.look();
    }
    expect(state.conversation?.progress.current).toBe(2);
    expect(offerOf(state)).toBeUndefined();
    expect((await decide(true)).status).toBe(409);
    expect(await held()).toMatchObject({ language: 'en', plan: 'en' });
  });

  test('silence takes a yes that was typed and not sent', async () => {
    let state = await candidate.answer(GERMAN);
    await candidate.send('typing', { promptId: state.conversation?.prompt?.id, draft: 'ja, auf Deutsch' });
    for (let i = 0; i < 12 && (await lines('language-changed')).length === 0; i += 1) {
      app.clock.advance(60_000);
      await candidate.look();
    }
    state = await settledState();
    expect(await held()).toMatchObject({ language: 'de', plan: 'de' });
    expect(state.invitation.interviewLanguage).toBe('de');
    expect(offerOf(state)).toBeUndefined();
  });

  test('a reload and another node show the offer that stands', async () => {
    await candidate.answer(GERMAN);
    const reloaded = await new Candidate(other.app, interview.token, candidate.seat).look();
    expect(offerOf(reloaded)).toEqual(offerOf(candidate.state));
    expect(offerOf(reloaded)).toBeDefined();
  });
});

describe('no other plan', () => {
  test('takes the place of one that the company has published', async () => {
    const job = await postJob(app, headers);
    const url = `/api/v1/jobs/${job}/interviewer`;
    const { data } = (await app.call('GET', url, { headers })).body as {
      data: { interviewer: { questions: { text: string }[] } };
    };
    const [first, ...rest] = data.interviewer.questions;
    const body = {
      ...data.interviewer,
      questions: [{ ...first, text: 'Which release cost you most sleep?' }, ...rest],
    };
    const put = await app.call('PUT', url, { headers: { ...headers, 'if-match': '"1"' }, body });
    expect(put.status).toBe(200);
    const invited = new Candidate(app, (await postInterview(app, headers, job)).token);
    await invited.begin();
    const state = await invited.answer(GERMAN);
    expect(promptOf(state)).toContain('I believe that was another language.');
    expect(offerOf(state)).toBeUndefined();
  });

  test('is there where it would begin with another question', async () => {
    const job = await postJob(app, headers, {
      title: 'Pflegefachkraft Innere Medizin (m/w/d)',
      language: 'EN',
      description: NURSE,
    });
    const invited = new Candidate(app, (await postInterview(app, headers, job)).token);
    await invited.begin();
    expect(offerOf(await invited.answer(GERMAN))).toBeUndefined();
  });
});

const NURSE = `<p>Das Klinikum Auental sucht Verstärkung für die Innere Medizin. Standort: Kassel, Deutschland. Arbeitsmodell: vor Ort.</p>
<p>Ihre Aufgaben</p><ul><li>Sie pflegen und beobachten Patientinnen und Patienten auf einer Station mit dreißig Betten.</li>
<li>Sie verabreichen Arzneimittel nach Anordnung und überwachen ihre Wirkung.</li>
<li>Sie übergeben Ihre Patienten strukturiert an die nächste Schicht und bereiten Entlassungen mit dem Sozialdienst vor.</li>
<li>Sie leiten Auszubildende an und geben ihnen Rückmeldung zu ihrer Arbeit.</li></ul>
<p>Ihr Profil</p><ul><li>Abgeschlossene Ausbildung als Pflegefachkraft.</li>
<li>Sie behalten auch in hektischen Schichten den Überblick und bleiben freundlich.</li>
<li>Sie sprechen Fehler offen an und dokumentieren sorgfältig.</li></ul>
<p>Wir bieten dreißig Tage Urlaub, einen verlässlichen Dienstplan und eine begleitete Einarbeitung von drei Monaten.</p>`;

let reportUrl = '';

async function results(): Promise<{ report: ReportForm['report']; transcript: TranscriptForm }> {
  const { body } = await app.call('GET', `/api/v1/interviews?serviceJobId=${jobId}`, { headers });
  const row = (body as { data: { results: { meetingId: string; reportUrl: string }[] } }).data.results.find(
    ({ meetingId }) => meetingId === interview.meetingId,
  );
  const url = new URL(row?.reportUrl ?? '');
  reportUrl = `${url.pathname}${url.search}`;
  const reply = await app.call('GET', reportUrl, { headers: { accept: 'application/json' } });
  return reply.body as ReportForm;
}
