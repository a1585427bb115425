// @vitest-environment happy-dom
import { reportForm } from '@colloquy/contract/links';
import { afterEach, expect, test } from 'vitest';
import { type Drawn, draw } from '../testing/draw.tsx';
import { ANSWER, makeReport, makeSummary, REPORT_ADDRESS } from '../testing/forms.ts';

let drawn: Drawn | null = null;
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

async function open(body: unknown): Promise<Drawn> {
  const page = await draw(REPORT_ADDRESS, () => ({ status: 200, body }));
  drawn = page;
  const until = Date.now() + 5_000;
  while (document.querySelector('h1') === null && Date.now() < until) {
    await page.act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  }
  expect(document.querySelector('h1')).not.toBeNull();
  return page;
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const plain = (text: string | null | undefined): string => (text ?? '').replace(/[\u2066-\u2069]/g, '');
/** As they are shown: white space is one space. */
const texts = (selector: string): string[] =>
  all(selector).map(({ textContent }) => plain(textContent).replace(/\s+/g, ' ').trim());
const report = (summary = makeSummary()) => makeReport({ report: { summary } });

test('what the tests draw fits the published schema', () => {
  expect(reportForm.safeParse(report()).error).toBeUndefined();
});

test('the page opens line by line with what became of it, first what a person has to ask', async () => {
  await open(report());
  expect(
    all('main > section')
      .map(({ className }) => className)
      .slice(0, 2),
  ).toEqual(['glance', 'requirements']);
  expect(texts('.requirements h3')).toEqual([
    'Required lines without a usable answer: 1 of 1',
    'Shown in the answers',
    'Asked: read the answer',
  ]);
  const [gap, shown, read] = texts('.requirements .requirement');
  expect(gap).toBe('You hold a licence for lift trucks. not asked: papers are shown, not told');
  for (const part of ['You bring a failed service back.', 'task Question 1', '1 more quote'])
    expect(shown).toContain(part);
  expect(all('.requirement-words q')[0]?.textContent).toBe(ANSWER.slice(0, 32));
  for (const part of ['nice to have', 'Question 2', 'asked, the answer is too short']) expect(read).toContain(part);
});

test('what a language model wrote of a line stands with it, and says who wrote it', async () => {
  const summary = makeSummary();
  const coverage = summary.requirements.map(({ kind, text, why }) => ({ kind, text, question: null, why }));
  const plan = { coverage, occupation: null, ownPoints: false } as unknown as NonNullable<
    ReturnType<typeof makeReport>['report']['plan']
  >;
  const sentences = [{ line: 0, text: 'She rolled the release back within minutes.', quotes: [] }];
  await open(makeReport({ report: { summary, plan, sentences } }));
  const [, shown, read] = texts('.requirements .requirement');
  expect(shown).toContain(
    'She rolled the release back within minutes. Written by the language model, from these quotes',
  );
  expect(read).not.toContain('language model');
});

test('the strip has a cell a line and says its counts in words', async () => {
  await open(report());
  const [strip] = all('.coverage-strip figure');
  expect(strip?.getAttribute('role')).toBe('img');
  const name = document.getElementById(strip?.getAttribute('aria-labelledby') ?? '')?.textContent;
  expect(plain(name)).toBe('Shown in the answers: 1, Asked: read the answer: 1 and Not asked: 1 (required: 1)');
  expect(all('.coverage-strip .cell')).toHaveLength(3);
  expect(all('.coverage-strip .cell-gap')).toHaveLength(1);
});

test('a level is a picture named by a sentence, and stands in a table, too', async () => {
  await open(report());
  const figures = all('.competency figure');
  expect(figures.map((figure) => [figure.getAttribute('role'), plain(figure.getAttribute('aria-label'))])).toEqual([
    ['img', 'Incident handling: 3.6 of 5, between 3.1 and 4.1'],
  ]);
  expect(texts('.as-table tbody tr')).toEqual([
    'Incident handling3.63.1–4.1, the draft is fairly sure1 / 1',
    'Mentoringasked, the answer is too short1 / 1',
  ]);
});

test('positions of the CV stand beside the words that mention them, as texts', async () => {
  await open(report());
  const [lead, other] = texts('.claims .requirement');
  expect(lead).toMatch(/^Shift lead · Quay Nine 2019–/);
  expect(lead).toContain(ANSWER.slice(0, 32));
  expect(other).toBe('<b>Fjordline</b> 2014–2019 not spoken of');
});

test('what the draft cannot tell is said once: what is to be asked stands above', async () => {
  await open(report());
  expect(texts('.limits li')).toEqual([
    'Papers that are shown, not told: 1. Nobody has seen them.',
    'Whether what was said is so: nothing was checked with anybody.',
  ]);
});

test('a recorded quote can be heard where its turn stands in the recording', async () => {
  const [first, ...others] = makeSummary().requirements;
  if (first === undefined) throw new Error('no requirement');
  const quotes = first.quotes.map((quote) => ({ ...quote, media: { startMs: 700_000, endMs: 730_000 } }));
  const form = report(makeSummary({ requirements: [{ ...first, quotes }, ...others] }));
  await open({ ...form, transcript: { ...form.transcript, recordingUrl: 'https://interviews.example.com/r.mp4' } });
  expect(texts('.requirement-words > .time-play')).toEqual(['▶ 11:40']);
});

test('a report made before there was a summary is as it was', async () => {
  const page = await open(makeReport());
  expect(all('.requirements, .claims, .limits, .as-table, .competencies-strips, figure')).toEqual([]);
  expect(all('.competency-evidence > .quote')).toHaveLength(1);
  expect(plain(page.text())).toContain('3.6 of 5');
});

test('a plan without a description leaves competencies first, with their quotes', async () => {
  await open(report(makeSummary({ requirements: [] })));
  expect(all('.requirements, .competencies-strips')).toEqual([]);
  expect(all('.competency-evidence > .quote')).toHaveLength(1);
});

test('every required line without a usable answer is in the box, by what became of it, and is counted', async () => {
  const [first] = makeSummary().requirements;
  if (first === undefined) throw new Error('no requirement');
  const open_ = { ...first, kind: 'must' as const, status: 'not-asked' as const, questions: [], quotes: [] };
  const requirements = [
    { ...open_, text: 'You restore backups.', why: 'not-spoken' as const },
    { ...open_, text: 'You plan shifts.', why: 'no-room' as const },
    { ...open_, text: 'You count stock.', why: null, status: 'unanswered' as const, reason: 'no-answer' as const },
    { ...first, kind: 'must' as const, text: 'You lead a shift.', status: 'not-done' as const },
    { ...first, kind: 'must' as const },
  ];
  await open(report(makeSummary({ requirements })));
  expect(texts('.gaps h3')).toEqual(['Required lines without a usable answer: 4 of 5']);
  expect(texts('.gaps h4')).toEqual(['Not asked: 2', 'Asked, no usable answer: 1', 'Says they have not done it: 1']);
  expect(texts('.gaps .requirement')[1]).toBe('You plan shifts. not asked: no room in this interview');
  expect(texts('.requirement-group .requirement')).toHaveLength(1);
  // Marked are the words of the line that is shown, and not those that say that something was not done.
  expect(texts('.glance dd')[1]).toBe('Required lines without a usable answer: 4 of 5');
  expect(texts('.glance li')).toEqual(['You restore backups.', 'You plan shifts.', 'You count stock.']);
});

const RECORDING = { status: 'complete' as const, faults: [], durationMs: 1_860_000, parts: [] };

test('a quote has its time where there is a recording', async () => {
  const form = report();
  await open({ ...form, transcript: { ...form.transcript, recording: RECORDING } });
  expect(texts('.requirement-words .quote .place')[0]).toBe('12:04');
  expect(texts('.method p')[0]).toContain('Times beside quotes');
});

test('times that are all the same are left out', async () => {
  const form = report();
  const turns = form.transcript.turns.map((turn) => ({ ...turn, offsetMs: 200 }));
  await open({ ...form, transcript: { ...form.transcript, recording: RECORDING, turns } });
  expect(all('.quote')).not.toEqual([]);
  expect(all('.quote .place')).toEqual([]);
  expect(texts('.method p')[0]).not.toContain('Times beside quotes');
});

/** A report whose answers came to nothing, the first one in these words. */
function reportOf(said: string) {
  const { report: content, transcript, ...form } = makeReport();
  const nothing = { level: null, notAssessable: 'no-points' as const, facts: [], signs: [], mistakes: [] };
  const questions = content.questions.map((question) => ({ ...question, ...nothing }));
  const turns = transcript.turns.map((turn) =>
    turn.speaker === 'candidate' ? { ...turn, text: turn.id === 3 ? said : 'No.' } : turn,
  );
  return { ...form, report: { ...content, questions }, transcript: { ...transcript, turns } };
}

test('a report without any answer that could be evaluated says so in one sentence', async () => {
  await open(reportOf('I have nothing to tell about that.'));
  expect(texts('.nothing-usable')[0]).toMatch(/^No answer holds anything that could be evaluated\./);
});

test('an answer of some length is for people to read, whatever was found in it', async () => {
  await open(reportOf(`I have run the warehouse at night for four years and ${'told others what to do '.repeat(3)}.`));
  expect(all('.nothing-usable')).toEqual([]);
});

test('a single reading makes no range', async () => {
  const { report: content, ...form } = report();
  const competencies = content.competencies.map((one) => (one.score === null ? one : { ...one, low: 4.3, high: 4.3 }));
  const page = await open({
    ...form,
    report: { ...content, competencies, overall: { score: 4.3, low: 4.3, high: 4.3 } },
  });
  expect(texts('.overall')).toEqual(['Mean of the required competencies: 4.3 (the draft is fairly sure)']);
  expect(texts('.competency-score .level-range')[0]).not.toContain('between');
  expect(plain(page.text())).not.toContain('4.3–4.3');
});
