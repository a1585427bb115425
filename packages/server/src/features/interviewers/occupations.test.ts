import { describe, expect, test } from 'vitest';
import { createJobReader } from '../../providers/job-reader/create.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import type { Blueprint } from './blueprint.ts';
import { buildBlueprint } from './build-blueprint.ts';
import { OccupationLibrary } from './occupations.ts';
import { readUp } from './plan.ts';
import { isGeneral } from './points.ts';
import { asksProtectedTopic } from './protected-topics.ts';

const library = new OccupationLibrary(builtInContent);
const reader = createJobReader({ kind: 'embedded' });

type Job = { title: string; tasks: string[]; asked: string[] };

function blueprintOf({ title, tasks, asked }: Job): Blueprint {
  const list = (items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const description = `<p><strong>Your tasks</strong></p>${list(tasks)}<p><strong>Requirements</strong></p>${list(asked)}`;
  return buildBlueprint(builtInContent, {
    language: 'en',
    title,
    reading: reader.read({ title, description }),
    occupations: library.in('en'),
  });
}

const NURSE: Job = {
  title: 'Staff Nurse, Ward 4',
  tasks: [
    'Assess patients and escalate when they deteriorate.',
    'Administer medication and infusions by the policy of the ward.',
    'Give and receive handover at the bedside.',
    'Paint eggs with the children: two hours every Friday.',
  ],
  asked: ['Registration as a nurse.', 'You prevent falls and pressure ulcers.', 'You delegate to care assistants.'],
};
const ELECTRICIAN: Job = {
  title: 'Maintenance Electrician (d/w/m)',
  tasks: [
    'Find faults in motors, drives and control circuits.',
    'Isolate and lock out machines before any work.',
    'Inspect and test new circuits and write the certificates.',
  ],
  asked: ['Experience with distribution boards.', 'Apprenticeship as an electrician.'],
};
const BACKEND: Job = {
  title: 'Senior Backend Developer',
  tasks: [
    'Evolve our PostgreSQL schema without downtime.',
    'Take part in on-call and write postmortems.',
    'Profile and tune: goroutine leaks, slow queries.',
  ],
  asked: ['Experience with Kafka.', 'You write tests as a matter of course.'],
};
const JOBS = { nurse: NURSE, electrician: ELECTRICIAN, 'backend-engineer': BACKEND };

describe.each(Object.entries(JOBS))('%s', (key, job) => {
  const blueprint = blueprintOf(job);

  test('is known by its title, and most of the questions carry points of it', () => {
    expect(blueprint.plan?.occupation).toMatchObject({ key, reviewed: false });
    const ofTrade = blueprint.questions.filter((question) => !isGeneral(question));
    expect(ofTrade.length).toBeGreaterThanOrEqual(6);
    expect(ofTrade.length * 3).toBeGreaterThanOrEqual(blueprint.questions.length * 2);
    expect(blueprint.questions.filter((one) => isGeneral(one) && !one.asksFacts).length).toBeLessThanOrEqual(2);
    for (const { rubric, plain } of ofTrade) {
      expect(rubric.facts.every(({ name, followUp, phrasings }) => name && followUp && phrasings.length >= 3)).toBe(
        true,
      );
      expect(plain).toBeTruthy();
      // Nobody of the trade has vouched for it.
      expect(rubric.mistakes?.some(({ caps }) => caps)).toBe(false);
    }
  });

  test('every line of the description is asked about, or the plan says why not', () => {
    const { lines = [], coverage = [] } = blueprint.plan ?? {};
    expect(lines.length).toBeGreaterThanOrEqual(job.tasks.length + job.asked.length - 1);
    expect(coverage.map(({ line }) => line)).toEqual(lines.map(({ id }) => id));
    const keys = new Set(blueprint.questions.map((question) => question.key));
    for (const { question, why } of coverage) expect(question === null ? why : keys.has(question)).toBeTruthy();
  });
});

test('a task that no question of the trade is about is asked about in its own words, whole with its head', () => {
  const { questions, plan } = blueprintOf(NURSE);
  const eggs = plan?.lines.find(({ text }) => text.startsWith('Paint eggs'));
  expect(eggs).toMatchObject({ kind: 'duty', head: 'Paint eggs with the children' });
  const [first] = questions;
  expect(first?.text).toContain('Paint eggs with the children: two hours every Friday');
  expect(first?.covers).toEqual([eggs?.id]);
});

test('where the questions of the trade are about every line, none is told of twice and the start is easy', () => {
  const { questions, plan } = blueprintOf(ELECTRICIAN);
  expect(plan?.coverage.filter(({ question }) => question === null)).toEqual([]);
  expect(questions[0]).toMatchObject({ key: 'behavioural.nearest-work', covers: [], mustAsk: true });
  for (const line of ELECTRICIAN.tasks)
    expect(questions.filter(({ text }) => text.includes(line.slice(0, -1))).map(({ key }) => key)).toEqual([]);
});

test('papers, years, languages and travel are asked for in a word and never scored, as a task they are not asked', () => {
  const asked = [
    'ECS gold card and driving licence',
    'At least three years of commercial installation work',
    'Fluent English',
    'Willing to travel and work occasional nights',
    'Experience with distribution boards',
  ];
  const { plan, questions } = blueprintOf({ ...ELECTRICIAN, asked });
  const verifying = questions.filter(({ asksFacts }) => asksFacts);
  const [first] = verifying;
  expect(first?.text).toContain('“ECS gold card and driving licence”');
  expect(first).toMatchObject({ mustAsk: true, followUps: [], rubric: { facts: [] } });
  const lineOf = (text: string): string | undefined => plan?.lines.find((line) => line.text.startsWith(text))?.id;
  const inAWord = new Set(verifying.flatMap(({ covers }) => covers));
  for (const line of asked.slice(0, 4)) expect(inAWord, line).toContain(lineOf(line));
  expect(inAWord).not.toContain(lineOf('Experience'));
  for (const { text, asksFacts } of questions) expect(!asksFacts && /gold card|Fluent|nights/.test(text)).toBe(false);
});

test('what is required and no question of the trade is about is asked about in its own words, two lines at once', () => {
  const { questions, plan } = blueprintOf({
    ...NURSE,
    asked: ['Experience with non-invasive ventilation.', 'Good with electronic records.'],
  });
  const own = questions.find(({ key }) => key.endsWith('requirement-in-use'));
  expect(own?.text).toContain('“Experience with non-invasive ventilation” and “Good with electronic records”');
  const musts = plan?.lines.filter(({ kind }) => kind === 'must').map(({ id }) => id);
  expect(own?.covers).toEqual(musts);
});

test('at least three of five things that are required are asked about in each job', () => {
  for (const job of Object.values(JOBS)) {
    const { plan } = blueprintOf(job);
    const musts = plan?.lines.filter(({ kind }) => kind === 'must') ?? [];
    const asked = plan?.coverage.filter(({ line, question }) => question && musts.some(({ id }) => id === line)) ?? [];
    expect(asked.length / musts.length, job.title).toBeGreaterThanOrEqual(0.6);
  }
});

test.each([
  'Veterinary Nurse',
  'Nurse Recruiter',
  'Sales Engineer for Electricians',
  'Frontend and Backend Developer Recruiter',
  'Baker',
])('another trade draws on none of them: %s', (title) => {
  const { plan } = blueprintOf({
    title,
    tasks: ['Bake bread at night.', 'Clean the oven.'],
    asked: ['You like mornings.'],
  });
  expect(plan?.occupation).toBeNull();
  expect(plan?.lines.length).toBeGreaterThan(0);
});

test('titles of other languages find the occupation too', () => {
  for (const [title, key] of [
    ['Pflegefachkraft (m/w/d)', 'nurse'],
    ['Elektroniker für Betriebstechnik', 'electrician'],
    ['バックエンドエンジニア', 'backend-engineer'],
    // A word that names another trade in one language is an adjective in another.
    ['Electrician, commercial and industrial', 'electrician'],
    ['Back-end engineer, commercial platform', 'backend-engineer'],
  ])
    expect(blueprintOf({ ...NURSE, title: title ?? '' }).plan?.occupation?.key, title).toBe(key);
});

test.each([
  ['Customer Happiness Advisor (Chat, Email & Phone)', 'customer-support'],
  ['Customer Experience Associate', 'customer-support'],
  ['Member Services Representative', 'customer-support'],
  ['Player Support Agent', 'customer-support'],
  ['Customer Success Manager', null],
  ['Customer Experience Manager', null],
  ['Customer Experience Designer', null],
])('who answers customers is found by whatever the title calls it: %s', (title, key) => {
  const { plan } = blueprintOf({ title, tasks: ['Paint the hall.', 'Sweep the yard.'], asked: ['Steady hands.'] });
  expect(plan?.occupation?.key ?? null).toBe(key);
});

test('the second general question differs from job to job', () => {
  const conduct = Array.from(
    { length: 12 },
    (_, i) =>
      blueprintOf({ ...ELECTRICIAN, tasks: [...ELECTRICIAN.tasks, `Look after hall ${i + 1} of the works.`] })
        .questions.filter(isGeneral)
        .at(-1)?.key,
  );
  expect(new Set(conduct).size).toBeGreaterThan(1);
});

test('no occupation asks for what must not be asked, in text, plain words or follow-ups', () => {
  for (const { key, texts } of library.in('en')) {
    for (const { text, plain, points } of Object.values(texts.questions)) {
      const spoken = [text, plain, ...Object.values(points).map(({ followUp }) => followUp)];
      expect(spoken.flatMap(asksProtectedTopic), key).toEqual([]);
    }
  }
});

test('a blueprint made before there were plans is read up: its quoted sentences are its lines', () => {
  const { plan: _, ...old } = blueprintOf(BACKEND);
  const stored: Blueprint = { ...old, questions: old.questions.map(({ covers: __, ...question }) => question) };
  const read = readUp(stored);
  const sources = new Set(stored.questions.flatMap(({ source }) => source?.text ?? []));
  expect(read.plan?.lines.map(({ text }) => text).sort()).toEqual([...sources].sort());
  expect(read.plan?.coverage.every(({ question }) => question !== null)).toBe(true);
  expect(read.plan?.occupation).toBeNull();
});
