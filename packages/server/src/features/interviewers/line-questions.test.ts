import { describe, expect, test } from 'vitest';
import { createJobReader } from '../../providers/job-reader/create.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import type { Blueprint } from './blueprint.ts';
import { buildBlueprint } from './build-blueprint.ts';

const reader = createJobReader({ kind: 'embedded' });

type Job = { title: string; tasks?: string[]; asked?: string[]; nice?: string[] };

function blueprintOf({ title, tasks = [], asked = [], nice = [] }: Job): Blueprint {
  const part = (heading: string, items: string[]): string =>
    items.length === 0
      ? ''
      : `<p><strong>${heading}</strong></p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const description = part('Your tasks', tasks) + part('Requirements', asked) + part('Nice to have', nice);
  return buildBlueprint(builtInContent, { language: 'en', title, reading: reader.read({ title, description }) });
}

/** How many questions are about each line, by its text. */
function askedAbout({ plan, questions }: Blueprint): Map<string, number> {
  return new Map(
    (plan?.lines ?? []).map(({ id, text }) => [text, questions.filter(({ covers }) => covers?.includes(id)).length]),
  );
}

const KEEPER: Job = {
  title: 'Lighthouse keeper',
  tasks: [
    'Keep the lamp and its lens clean',
    'Log ships and weather four times a day',
    'Repair the fog signal and the engine that drives it',
    'Row supplies over from the mainland',
    'Paint the tower in summer',
    'Show groups of visitors around',
  ],
  asked: [
    'Experience with diesel engines',
    'Knowledge of marine radio',
    'Calm in heavy weather',
    'You love quiet evenings',
    'Boat licence',
    'Two years of service at sea',
  ],
  nice: ['Experience with bird counts'],
};

describe('a job that no bank and no occupation is known for', () => {
  const blueprint = blueprintOf(KEEPER);
  const counts = askedAbout(blueprint);

  test('is asked about each line once', () => {
    for (const line of [...(KEEPER.tasks ?? []), ...(KEEPER.asked ?? [])])
      expect([line, counts.get(line)]).toEqual([line, 1]);
  });

  test('every question of a line reads it out, and no sentence comes twice', () => {
    const quotes = blueprint.questions.flatMap(({ text }) => [...text.matchAll(/“(.+?)”/g)].map(([, quote]) => quote));
    expect(new Set(quotes).size).toBe(quotes.length);
    for (const { covers = [], text } of blueprint.questions) {
      const lines = blueprint.plan?.lines.filter(({ id }) => covers.includes(id)) ?? [];
      for (const line of lines) expect(text).toContain(line.text);
    }
  });

  test('no two questions have the same frame, and two are general at most', () => {
    const frames = blueprint.questions.map(({ text }) => text.replaceAll(/“.+?”/g, '…'));
    expect(new Set(frames).size).toBe(frames.length);
    expect(blueprint.questions.filter(({ covers = [] }) => covers.length === 0).length).toBeLessThanOrEqual(2);
  });

  test('what is required has to be asked', () => {
    const musts = new Set(blueprint.plan?.lines.flatMap(({ id, kind }) => (kind === 'must' ? [id] : [])));
    const asking = blueprint.questions.filter(({ covers }) => covers?.some((id) => musts.has(id)));
    expect(asking.length).toBeGreaterThan(2);
    for (const { key, mustAsk } of asking) expect([key, mustAsk]).toEqual([key, true]);
  });

  test('what one cannot have used is not asked for as used', () => {
    const evenings = blueprint.questions.find(({ text }) => text.includes('You love quiet evenings'));
    expect(evenings?.key).toMatch(/quality-/);
  });
});

test('more lines in a question take more time, and the plan says so', () => {
  const { questions, plannedMs } = blueprintOf(KEEPER);
  const several = questions.filter(({ covers = [], asksFacts }) => covers.length > 1 && !asksFacts);
  expect(several.length).toBeGreaterThan(0);
  for (const { expectedMs } of several) expect(expectedMs).toBeGreaterThanOrEqual(5 * 60_000);
  expect(plannedMs).toBe(questions.reduce((sum, { expectedMs }) => sum + expectedMs, 4 * 60_000));
});

test('with more lines than an interview has room for, what is welcome goes before what is done, and that before musts', () => {
  const many = (what: string, count: number): string[] =>
    Array.from({ length: count }, (_, i) => `${what} number ${i + 1} of the wooden bridge`);
  const { plan } = blueprintOf({
    title: 'Bridge keeper',
    tasks: many('Inspect the pillar', 12),
    asked: many('Experience with rope', 4),
    nice: many('Experience with paint', 3),
  });
  const share = (kind: string): number => {
    const of = plan?.lines.filter((line) => line.kind === kind) ?? [];
    return (
      of.filter(({ id }) => plan?.coverage.some(({ line, question }) => line === id && question)).length / of.length
    );
  };
  expect(share('must')).toBe(1);
  expect(share('duty')).toBeGreaterThan(0.3);
  expect(share('nice')).toBe(0);
  expect(plan?.coverage.filter(({ why }) => why === 'no-room').length).toBeGreaterThan(0);
});

test('a line that is too long to be spoken is not read out, and the plan says why', () => {
  const longTask =
    'Carry the mail and the parcels and the newspapers and the bread and the milk of all the families of both islands over to the mainland and back';
  const longPaper =
    'Degree in nautical science or a master licence from any of the seventeen maritime academies of the coast and the islands and the lake district and the river ports';
  const { plan, questions } = blueprintOf({
    title: 'Ferry hand',
    tasks: ['Moor the ferry and lower the ramp', longTask],
    asked: [longPaper],
  });
  const coverage = (text: string) =>
    plan?.coverage.find(({ line }) => line === plan.lines.find((one) => one.text === text)?.id);
  expect(questions.some(({ text }) => /Degree|parcels/.test(text))).toBe(false);
  expect(coverage(longTask)).toMatchObject({ question: null, why: 'not-spoken' });
  expect(coverage(longPaper)).toMatchObject({ question: null, why: 'papers' });
});

test.each(['No allergy to fish', 'Able to lift 50 lbs', 'Must be a U.S. person', 'Physically fit'])(
  'nobody is asked to tell of a condition of body, health or citizenship: %s',
  (condition) => {
    const { questions } = blueprintOf({ ...KEEPER, asked: [condition, 'Knowledge of marine radio'] });
    const telling = questions.filter(({ asksFacts }) => !asksFacts);
    expect(telling.some(({ text }) => text.includes(condition))).toBe(false);
    expect(telling.some(({ text }) => text.includes('Knowledge of marine radio'))).toBe(true);
  },
);

describe('a job of a trade that a bank is for', () => {
  const SHORT: Job = {
    title: 'Front-end developer',
    tasks: ['Build the calendar that hosts use on their phones'],
    asked: ['Solid TypeScript and React'],
  };
  const LONG: Job = {
    ...SHORT,
    tasks: [
      ...(SHORT.tasks ?? []),
      'Keep the first view under two seconds on a slow connection',
      'Work with our designer from sketch to release',
      'Fix what hosts report, together with support',
      'Look after our shared component library',
    ],
    asked: [
      ...(SHORT.asked ?? []),
      'You know how to make a form usable with a keyboard and a screen reader',
      'You have written tests that run in a browser',
      'You can explain a technical limit to a designer',
      'You have taken part in replacing an old page step by step',
    ],
  };
  const ofTrade = ({ questions }: Blueprint): Blueprint['questions'] =>
    questions.filter(({ key }) => key.startsWith('software-engineering.'));
  const [short, long] = [blueprintOf(SHORT), blueprintOf(LONG)];

  test('has fewer of its questions where the description asks for much, and two at least', () => {
    expect(short.origin.bank).toBe('software-engineering');
    expect(ofTrade(long).length).toBeLessThan(ofTrade(short).length);
    expect(ofTrade(long).length).toBeGreaterThanOrEqual(2);
  });

  test('leaves nothing out that is required or done, and asks it once', () => {
    const counts = askedAbout(long);
    for (const line of [...(LONG.tasks ?? []), ...(LONG.asked ?? [])])
      expect([line, counts.get(line)]).toEqual([line, 1]);
  });

  test('keeps those of its questions that are about a line', () => {
    expect(ofTrade(long).some(({ covers = [] }) => covers.length > 0)).toBe(true);
  });
});
