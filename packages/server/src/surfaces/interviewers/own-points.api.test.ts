import type { InterviewerPlan } from '@colloquy/contract/interviewers';
import type { ReportForm } from '@colloquy/contract/links';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAnswerReader } from '../../providers/answer-reader/create.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** A trade that no bank and no occupation knows. */
const PIANO_TUNER = {
  title: 'Piano Tuner',
  description: `<p>Elmvale Pianos looks after four hundred instruments in schools, churches and homes. Six people work with us.</p>
<p>Location: Ghent, Belgium. Workplace type: On-site at our customers and in the workshop.</p>
<p>What you do</p>
<ul><li>You tune uprights and grands by ear and prepare them for concerts.</li>
<li>You regulate the action and replace hammers, dampers and strings.</li>
<li>You advise owners on humidity and tell them what a repair costs before you begin.</li></ul>
<p>What you bring</p>
<ul><li>You set a temperament by ear and check it with test intervals.</li>
<li>You decide whether a loose pin block can be saved.</li>
<li>You keep a customer who is unhappy with the sound of an instrument.</li></ul>
<p>We work in pairs for the first three months, in a workshop with good light, and every year each of us spends a week with a maker.</p>`,
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(
    { answerReader: createAnswerReader({ kind: 'embedded', meaning: 'off', grading: 'points' }) },
    { COLLOQUY_GRADING: 'points' },
  );
});
afterAll(() => app.close());

const POINTS = {
  temperament: [
    {
      key: 'beats',
      name: 'counts beats of thirds',
      phrasings: [
        'I count the beats of the thirds.',
        'The thirds have to beat evenly faster.',
        'I listen to how the beating of thirds rises.',
      ],
      followUp: 'How do you know that your thirds are right?',
    },
    {
      key: 'reference',
      name: 'starts from a reference fork',
      phrasings: [
        'I take the A from a fork.',
        'First I set A4 to the tuning fork.',
        'I begin at the fork and tune A to it.',
      ],
      followUp: 'Where does your first note come from?',
    },
    {
      key: 'check',
      name: 'checks with fifths and octaves',
      phrasings: [
        'I check with fifths and fourths.',
        'Every fifth is checked to be a little narrow.',
        'Octaves and fifths are my check at the end.',
      ],
      followUp: 'What do you check at the end?',
    },
  ],
  pinblock: [
    {
      key: 'torque',
      name: 'measures the torque of pins',
      phrasings: [
        'I measure the torque of the pins.',
        'A torque wrench tells how tight each pin is.',
        'I feel how much torque a pin still has.',
      ],
      followUp: 'How do you tell how loose it is?',
    },
    {
      key: 'larger-pins',
      name: 'larger pins before a new block',
      phrasings: [
        'Oversize pins can save it.',
        'I fit pins one size larger.',
        'With a bigger pin the block holds again.',
      ],
      followUp: 'What do you try before a new block?',
    },
    {
      key: 'cracks',
      name: 'looks for cracks between holes',
      phrasings: [
        'I look for cracks between the pin holes.',
        'Cracks that run from hole to hole end it.',
        'If the block is cracked, it is over.',
      ],
      followUp: 'When is it beyond saving?',
    },
  ],
};

function ownPlan(plan: InterviewerPlan, lines: readonly { id: string; text: string }[]): InterviewerPlan {
  const covering = (words: string): string[] => lines.filter(({ text }) => text.includes(words)).map(({ id }) => id);
  const question = (key: string, text: string, words: string, points: (typeof POINTS)['pinblock']) => ({
    key: `elmvale.${key}`,
    competency: 'craft',
    purpose: 'Shows the craft.',
    text,
    plain: null,
    mustAsk: true,
    minutes: 4,
    covers: covering(words),
    answerForm: 'prose' as const,
    starter: null,
    asksFacts: false,
    anchors: null,
    points,
    mistakes: [],
    followUps: {},
  });
  const [first] = plan.questions;
  if (first === undefined) throw new Error('no question');
  return {
    ...plan,
    competencies: [{ key: 'craft', name: 'Craft' }, ...plan.competencies.filter(({ key }) => key === first.competency)],
    questions: [
      first,
      question(
        'temperament',
        'How did you set the temperament of the last grand you tuned?',
        'temperament',
        POINTS.temperament,
      ),
      question('pinblock', 'Tell me about a loose pin block. What did you do with it?', 'pin block', POINTS.pinblock),
    ],
  };
}

const SAID: Record<string, string> = {
  'elmvale.temperament':
    'Last spring I prepared the grand of the conservatory. First I set A4 to the tuning fork, then I built the octave and I count the beats of the thirds, which have to rise evenly from F to A. In the end I checked with fifths and fourths, and the pianist played on it for 3 evenings without a complaint.',
  'elmvale.pinblock':
    'I am a very motivated person and I always give my best for every customer. Loose or not, an instrument is something wonderful, and people notice that I love what I do, every single day.',
};

test('points that a company wrote are asked, read and scored, and the report covers its lines', async () => {
  const { headers } = await app.createKey({ scopes: ['hiring', 'interviewers'] });
  const job = await postJob(app, headers, PIANO_TUNER);
  const url = `/api/v1/jobs/${job}/interviewer`;
  const { data } = (await app.call('GET', url, { headers })).body as {
    data: {
      interviewer: InterviewerPlan;
      lines: { id: string; text: string; question: string | null }[];
      occupation: null;
    };
  };
  expect(data.occupation).toBeNull();
  const put = await app.call('PUT', url, {
    headers: { ...headers, 'if-match': '"1"' },
    body: ownPlan(data.interviewer, data.lines),
  });
  expect(put).toMatchObject({ status: 200, body: { data: { version: 2 } } });
  const { cohort, lines } = (put.body as { data: { cohort: string; lines: typeof data.lines } }).data;
  expect(lines.filter(({ question }) => question === 'elmvale.pinblock')).toHaveLength(1);

  const { meetingId, token } = await postInterview(app, headers, job);
  const candidate = new Candidate(app, token);
  await candidate.begin();
  const asked: string[] = [];
  for (let turn = 0; candidate.state?.phase !== 'ended'; turn++) {
    if (turn > 30) throw new Error('the interview does not end');
    const { prompt } = candidate.state?.conversation ?? {};
    asked.push(prompt?.text ?? '');
    const key = ownPlan(data.interviewer, data.lines).questions.find(
      ({ text }) => text === prompt?.question?.text,
    )?.key;
    const isFirst = prompt?.kind === 'question';
    await candidate.answer(
      (isFirst ? SAID[key ?? ''] : undefined) ?? `No, that is all I have to say about it, number ${turn}.`,
    );
  }
  // The answer without a point is asked for one of them, in the company's words.
  expect(asked.some((text) => POINTS.pinblock.some(({ followUp }) => text.includes(followUp)))).toBe(true);
  expect(asked.some((text) => POINTS.temperament.some(({ followUp }) => text.includes(followUp)))).toBe(false);
  await app.context.tasks.runDue();

  const shown = await app.call('GET', `/api/v1/interviews/${meetingId}`, { headers });
  expect(shown.body).toMatchObject({ data: { interviewer: { version: 2, cohort } } });
  const found = await app.call('GET', '/api/v1/interviews/search', { headers });
  expect(found.body).toMatchObject({ data: { results: [{ interviewer: { version: 2, cohort } }] } });
  const report = (await app.call('GET', `/api/v1/interviews/${meetingId}/report`, { headers })).body as {
    data: ReportForm;
  };
  const body = report.data.report;
  const [, temperament, pinblock] = body.questions;
  expect(temperament).toMatchObject({ key: 'elmvale.temperament', general: false });
  expect(temperament?.level?.score).toBeGreaterThanOrEqual(4);
  expect(temperament?.facts.map(({ name }) => name)).toEqual(POINTS.temperament.map(({ name }) => name));
  expect(pinblock).toMatchObject({ key: 'elmvale.pinblock', level: null, notAssessable: 'no-points' });
  expect(body.blueprint).toMatchObject({ no: 2, cohort });
  expect(body.plan).toMatchObject({ occupation: null, ownPoints: true });
  expect(body.plan?.coverage.find(({ question }) => question === 'elmvale.pinblock')?.text).toBe(
    'You decide whether a loose pin block can be saved.',
  );
});
