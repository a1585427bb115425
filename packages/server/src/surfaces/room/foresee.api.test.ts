import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AnswerAssessor, foresee, readRoom } from '../../features/dialogue/index.ts';
import { PromptVoice, prepareAhead } from '../../features/voice/index.ts';
import { createScriptedTextToSpeech } from '../../providers/text-to-speech/scripted.ts';
import { Candidate, type CreatedInterview, postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function begin(on: TestApp): Promise<{ interview: CreatedInterview; candidate: Candidate }> {
  const { headers } = await on.createKey();
  const interview = await postInterview(on, headers, await postJob(on, headers));
  const candidate = new Candidate(on, interview.token);
  await candidate.begin();
  return { interview, candidate };
}

function look(on: TestApp, { token }: CreatedInterview) {
  const { room, rooms } = on.context;
  return readRoom(room.db, room, rooms.enter(token));
}

/** What a person might say: short, long, nothing, a request, a refusal, a question of their own. */
const ANSWERS = [
  'We did it.',
  'Last winter a cluster lost its disks at night. I restored it from the backup of the evening, because the newer one was damaged, and after 40 minutes all 12 services answered again.',
  'Could you repeat the question?',
  'In my team we review each other. I wrote the plan and my colleague changed it twice, and in the end the roll-out took one day instead of five.',
  'I would rather not answer that.',
  'I do not know.',
  'Mostly with Terraform.',
  'When the alarm came I looked at the queue first, saw that it stood still, and rolled back before I searched for the cause. It took 20 minutes.',
];

test('what is foreseen is what is said when the answer comes, and foreseeing changes nothing', async () => {
  const { interview, candidate } = await begin(app);
  const kinds = new Set<string>();
  for (let turn = 0; turn < 16 && candidate.state?.phase === 'listening'; turn += 1) {
    app.clock.advance(20_000);
    const text = ANSWERS[turn % ANSWERS.length] ?? '';
    const before = await look(app, interview);
    const foreseen = await foresee(app.context.room, before, text);
    expect(await look(app, interview)).toMatchObject({ version: before.version, nextSeq: before.nextSeq });
    await candidate.answer(text);
    const after = await look(app, interview);
    const said = after.record.turns.filter(({ speaker, id }) => speaker === 'interviewer' && id >= before.nextSeq);
    expect(foreseen).toBe(said.map((one) => one.text).join(' '));
    kinds.add(after.state?.prompt?.kind ?? '');
  }
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['follow-up', 'nudge', 'question']));
});

test('where somebody would have to be asked for it, nothing is foreseen and nobody is asked', async () => {
  let calls = 0;
  const outside: AnswerAssessor = {
    gather: () => Promise.resolve(null),
    assess() {
      calls += 1;
      return { assessment: { missing: [], content: 'enough', declined: false } };
    },
  };
  const other = await startTestApp({ assessors: { scored: outside } });
  const { interview } = await begin(other);
  expect(await foresee(other.context.room, await look(other, interview), ANSWERS[1] ?? '')).toBeNull();
  expect(calls).toBe(0);
  await other.close();
});

test('what is too long to be read at once is not foreseen: the workers are left to answers that were sent', async () => {
  let calls = 0;
  const counted: AnswerAssessor = {
    foresees: true,
    gather: () => Promise.resolve(null),
    assess() {
      calls += 1;
      return { assessment: { missing: [], content: 'enough', declined: false } };
    },
  };
  const other = await startTestApp({ assessors: { scored: counted } });
  const { interview } = await begin(other);
  const view = await look(other, interview);
  const long = `${ANSWERS[7]} `.repeat(20);
  expect(await foresee(other.context.room, view, long)).toBeNull();
  expect(calls).toBe(0);
  expect(await foresee(other.context.room, view, ANSWERS[7] ?? '')).not.toBeNull();
  expect(calls).toBe(1);
  await other.close();
});

test('what was foreseen before the answer, or of fewer words of it, does not replace what is made after it', async () => {
  const { interview, candidate } = await begin(app);
  const engine = createScriptedTextToSpeech(() => ({ kind: 'sound', ms: 100 }));
  const voice = new PromptVoice(engine);
  const phrases = app.context.room.phrases('en');
  const before = await look(app, interview);
  app.clock.advance(20_000);
  await candidate.answer(ANSWERS[1] ?? '');
  const after = await look(app, interview);
  prepareAhead(voice, after, phrases);
  prepareAhead(voice, after, phrases, { text: 'Foreseen of two pieces.', pieces: 2 });
  prepareAhead(voice, after, phrases, { text: 'Foreseen of one piece.', pieces: 1 });
  prepareAhead(voice, before, phrases, { text: 'Foreseen before the answer.', pieces: 3 });
  const said = () => engine.spoken.map(({ text }) => text);
  // The rest of the closing is the last of all.
  await vi.waitFor(() => expect(after.blueprint.closing.endsWith(said().at(-1) ?? '?')).toBe(true));
  expect(said().filter((text) => text.startsWith('Foreseen'))).toEqual(['Foreseen of two pieces.']);
  expect(said().join(' ')).toContain(after.state?.prompt?.text);
});
