// @vitest-environment happy-dom
import { newReview, reportForm, transcriptForm } from '@colloquy/contract/links';
import { afterEach, expect, test } from 'vitest';
import { type Answer, type Drawn, draw } from '../testing/draw.tsx';
import { ANSWER, makeReport, makeReview, REPORT_ADDRESS, TRANSCRIPT_ADDRESS } from '../testing/forms.ts';

let drawn: Drawn | null = null;
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

async function open(body: unknown, address = REPORT_ADDRESS, languages?: readonly string[]): Promise<Drawn> {
  drawn = await draw(address, () => ({ status: 200, body }), languages);
  await reached(() => document.querySelector('h1') !== null, true);
  return drawn;
}

/** Waits until the page shows it, letting the page's own work happen in between. */
async function reached(look: () => unknown, wanted: unknown): Promise<void> {
  const until = Date.now() + 30_000;
  while (look() !== wanted && Date.now() < until) {
    await drawn?.act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  }
  expect(look()).toBe(wanted);
}

const all = <Found extends Element = HTMLElement>(selector: string): Found[] => [
  ...document.querySelectorAll<Found>(selector),
];
const one = <Found extends Element = HTMLElement>(selector: string): Found => {
  const [found] = all<Found>(selector);
  if (found === undefined) throw new Error(`nothing is ${selector}`);
  return found;
};
const plain = (text: string | null | undefined): string => (text ?? '').replace(/[\u2066-\u2069]/g, '');

/** Types as React hears it. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('what the tests draw fits the published schemas', () => {
  expect(reportForm.safeParse(makeReport()).error).toBeUndefined();
  expect(transcriptForm.safeParse(makeReport().transcript).error).toBeUndefined();
});

test('the page asks its own address, signature and all, for JSON', async () => {
  const { calls } = await open(makeReport());
  expect(calls).toEqual([
    {
      url: `${REPORT_ADDRESS.pathname}${REPORT_ADDRESS.search}`,
      method: 'GET',
      accept: 'application/json',
      body: null,
    },
  ]);
});

test('the first glance: who, for what, how, how much; that a person decides; how far, how sure, what said so', async () => {
  const page = await open(makeReport());
  expect(plain(one('header').textContent)).toMatch(
    /^Maria OkaforNight Shift LeadHarbour Lane Logistics27 Nov 2026in writing, 31 mins?2 of 3 questions asked/,
  );
  expect(page.text()).toContain('An AI asked and drafted this; a person decides.');
  expect(page.text()).toContain('Not yet assessed by a person');
  const [first, second] = all('.competency');
  const said = plain(first?.textContent ?? '');
  for (const part of ['Incident handling', '3.6 of 5', 'between 3.1 and 4.1', 'the draft is fairly sure']) {
    expect(said).toContain(part);
  }
  expect(first?.querySelector('q')?.textContent).toBe(ANSWER.slice(0, 32));
  expect(said).not.toContain('12:04');
  expect(plain(second?.textContent ?? '')).toContain('Not assessable: asked, the answer is too short');
  expect(second?.querySelector('.question-links')?.textContent).toBe('Question 2');
  expect(second?.querySelector('svg')).toBeNull();
  expect(page.text()).toContain('No overall figure');
});

test('what the account gave stands on the page as it typed it', async () => {
  const about = {
    interviewType: 'LEGAL_EXPERT' as const,
    role: '\u05e2\u05d5\u05e8\u05da \u05d3\u05d9\u05df',
    metadata: { campaign: '<b>spring</b>' },
  };
  const page = await open(makeReport({ form: { about } }));
  for (const part of ['LEGAL_EXPERT', about.role, 'campaign', '<b>spring</b>']) expect(page.text()).toContain(part);
});

test('where the account gave nothing there is no heading for it', async () => {
  const page = await open(makeReport());
  expect(page.text()).not.toContain('Given with the invitation');
});

test('nothing on the page recommends, ranks or colours a person', async () => {
  const page = await open(makeReport());
  expect(page.text()).not.toMatch(/recommend|suitable|fit for|hire|reject|rank|percentile|strong candidate/i);
});

test('a quote leads to its turn, where its words are marked and the correction keeps what stood before', async () => {
  await open(makeReport());
  const link = one<HTMLAnchorElement>('.competency .quote');
  const target = one(link.getAttribute('href') ?? '');
  expect([...target.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    ANSWER.slice(0, 32),
    ANSWER.slice(57),
  ]);
  expect(target.querySelector('.said')?.textContent).toBe(ANSWER);
  expect(target.querySelector('s')?.textContent).toBe('We rolled bank.');
});

test('speech that is hard to recognise and questions passed on are said as such', async () => {
  await open(makeReport());
  expect(one('#turn-5').textContent).toContain('hard to recognise');
  expect(one('#turn-5').textContent).toContain('recognised from speech');
  expect(one('#turn-6').textContent).toContain('passed on this question');
});

test('a question says its outcome, what was named and not, and what the scale means', async () => {
  await open(makeReport());
  const [first, , third] = all('.question').map(({ textContent }) => plain(textContent));
  for (const part of [
    '1 follow-up',
    '1 of 2 expected points named',
    'names the cause not named',
    'A case with cause and end.',
  ]) {
    expect(first).toContain(part);
  }
  expect(third).toContain('not asked');
  expect(third).toContain('optional');
  expect(third).toContain('not compared');
});

test('engine, plan, report number and dropped claims stand on the page, other reports behind the same link', async () => {
  const at = makeReport().at;
  const page = await open(
    makeReport({
      report: { droppedClaims: 2 },
      form: {
        no: 2,
        versions: [
          { no: 1, at },
          { no: 2, at },
        ],
      },
    }),
  );
  const method = plain(one('.method').textContent);
  for (const part of ['No. 2', 'scripted 7', 'by word stems', 'service-retail, version 4; plan 2', '2, because']) {
    expect(method).toContain(part);
  }
  expect(page.text()).toContain('how somebody looks, sounds or speaks is not looked at');
  expect(one<HTMLAnchorElement>('.method a').getAttribute('href')).toMatch(/signature=.*&no=1$|no=1/);
});

test('words to the AI are shown, the wish for a person too', async () => {
  const quote = { turnId: 3, start: 0, end: 9, text: ANSWER.slice(0, 9) };
  const page = await open(
    makeReport({
      report: { flags: [{ kind: 'instruction-to-grader', quote }], humanAsked: true },
      form: {
        personRequests: [
          { at: '2026-11-27T09:15:00.000Z', kind: 'review', note: '' },
          { at: '2026-11-27T09:40:00.000Z', kind: 'person', note: 'I stammer:\na call is fine.' },
        ],
      },
    }),
  );
  expect(one('.flags').textContent).toContain('not held against the candidate');
  expect([...document.querySelectorAll('.wishes time')].map((time) => time.getAttribute('datetime'))).toEqual([
    '2026-11-27T09:15:00.000Z',
    '2026-11-27T09:40:00.000Z',
  ]);
  expect(page.text()).toMatch(/The candidate asks to talk to a person\..*Asks that a person checks.*Asks to talk/s);
  expect([...document.querySelectorAll('.wishes .note')].map(({ textContent }) => textContent)).toEqual([
    'I stammer:\na call is fine.',
  ]);
});

test('answers off the subject and answers given twice are said in words, at the question and the competency', async () => {
  const { competencies, questions } = makeReport().report;
  const page = await open(
    makeReport({
      report: {
        competencies: competencies.map((item, index) => (index === 1 ? { ...item, notAssessable: 'repeated' } : item)),
        questions: questions.map((item, index) =>
          index === 0
            ? { ...item, offSubject: true }
            : index === 1
              ? { ...item, notAssessable: 'repeated', sameAs: 'the outage' }
              : item,
        ),
      },
    }),
  );
  expect(page.text().match(/little in the answer is about what was asked/g)).toHaveLength(2);
  expect(plain(one('.not-assessable').textContent)).toContain(
    'Not assessable: the same words were given at another question; they are not counted twice',
  );
  const second = all('.question')[1];
  expect(second?.textContent).toContain('the same words were given at another question');
  expect(second?.querySelector('a[href="#question-the_outage"]')?.textContent).toBe('Question 1');
});

test('a question shows what makes its answer concrete, which answers were given before, and that nothing was expected', async () => {
  const { questions } = makeReport().report;
  const quote = { turnId: 3, start: 0, end: 32, text: ANSWER.slice(0, 32) };
  await open(
    makeReport({
      report: {
        questions: questions.map((item, index) =>
          index === 0
            ? {
                ...item,
                answers: [3, 5],
                repeats: [{ turnId: 5, of: 3, whole: true }],
                signs: [{ sign: 'ownPart', quote }],
              }
            : { ...item, facts: [] },
        ),
      },
    }),
  );
  const [first, second] = all('.question');
  expect(plain(first?.textContent)).toContain('given before, whole or in part: 1 of 2 answers');
  expect(first?.querySelector('.question-line a[href="#turn-3"]')).not.toBeNull();
  expect(plain(first?.textContent)).toContain('own action named');
  expect(plain(first?.textContent)).toContain(quote.text);
  expect(plain(second?.textContent)).toContain('No expected points for this question');
  expect(plain(second?.textContent)).not.toContain('What a good answer names');
});

test('without consent the page says so once and shows no score', async () => {
  const { competencies, questions } = makeReport().report;
  const page = await open(
    makeReport({
      report: {
        evaluation: 'refused',
        competencies: competencies.map((item) => ({
          ...item,
          score: null,
          low: null,
          high: null,
          confidence: null,
          notAssessable: 'no-consent',
          evidence: [],
        })),
        questions: questions.map((item) => ({ ...item, level: null, notAssessable: 'no-consent' })),
      },
    }),
  );
  expect(page.text()).toContain('people read the answers and decide');
  expect(page.text().match(/consent|did not agree/g)).toHaveLength(1);
  expect(all('.competencies svg, .questions .marks')).toEqual([]);
  expect(page.text()).not.toContain('scripted 7');
});

test.each([
  [410, 'This link has expired'],
  [404, 'Nothing is behind this link'],
  [500, 'The page could not be loaded'],
] as const)('status %i is said in words', async (status, words) => {
  drawn = await draw(REPORT_ADDRESS, () => ({ status, body: { status, errors: 'x' } }));
  await reached(() => document.querySelector('h1')?.textContent, words);
});

test('a broken connection, another kind of reply or half a report can be tried again', async () => {
  const answers: Answer[] = [
    'broken',
    { status: 200, body: '<html>' },
    { status: 200, body: { no: 1 } },
    { status: 200, body: makeReport() },
  ];
  drawn = await draw(REPORT_ADDRESS, () => answers.shift() ?? 'broken');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await reached(() => document.querySelector('h1')?.textContent, 'The page could not be loaded');
    await drawn.act(() => one('.button-primary').click());
  }
  await reached(() => document.querySelector('h1')?.textContent, 'Maria Okafor');
});

test('a path that is no link asks the server nothing', async () => {
  drawn = await draw({ pathname: '/links/other/x', search: '' }, () => 'broken');
  await reached(() => document.querySelector('h1')?.textContent, 'Nothing is behind this link');
  expect(drawn.calls).toEqual([]);
});

test('a name from right to left is isolated in page, title and lists', async () => {
  const form = makeReport({ form: { reviews: [makeReview('ياسمين', { id: '1' }), makeReview('Jonas', { id: '2' })] } });
  form.transcript.candidateName = 'محمد';
  await open(form);
  expect(one('h1').innerHTML).toBe('<bdi>محمد</bdi>');
  expect(document.title).toBe('\u2068محمد\u2069 · Report');
  expect(one('.assessed').textContent).toContain('\u2068ياسمين\u2069');
  expect(all('.said').every((element) => element.getAttribute('dir') === 'auto')).toBe(true);
});

test('the page speaks the reader’s language; what was said keeps its own', async () => {
  const form = makeReport();
  form.transcript.language = 'ja';
  await open(form, REPORT_ADDRESS, ['de-AT', 'en']);
  expect(document.documentElement.lang).toBe('de');
  expect(one('.under-head').textContent).toContain('ein Mensch entscheidet');
  expect(one('.said').getAttribute('lang')).toBe('ja');
  const select = one<HTMLSelectElement>('select');
  await drawn?.act(() => {
    select.value = 'ja';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await reached(() => document.documentElement.lang, 'ja');
  expect(one('.under-head').textContent).toContain('決めるのは人です');
});

test('the transcript has a page of its own with its forms', async () => {
  await open(makeReport().transcript, TRANSCRIPT_ADDRESS);
  expect(all('.turn')).toHaveLength(6);
  const offers = all('.actions button').map(({ textContent }) => textContent);
  expect(offers).toEqual(['Print or save as PDF', 'PDF', 'Text', 'JSON']);
  expect(document.title).toContain('Transcript');
});

test('with a recording, a turn plays from its place', async () => {
  const form = makeReport();
  form.transcript.recordingUrl = 'https://interviews.example.com/links/recordings/x.webm?signature=z';
  form.transcript.turns = form.transcript.turns.map((turn) =>
    turn.id === 3 ? { ...turn, media: { startMs: 65_000, endMs: 80_000 } } : turn,
  );
  await open(form);
  const player = one<HTMLVideoElement>('video');
  expect(player.getAttribute('src')).toBe('/links/recordings/x.webm?signature=z');
  let played = 0;
  player.play = async () => {
    played += 1;
  };
  await drawn?.act(() => one<HTMLButtonElement>('#turn-3 .time-play').click());
  expect([player.currentTime, played]).toEqual([65, 1]);
  expect(one('#turn-3 .time-play').textContent).toContain('1:05');
});

test('an assessment is sent once with what was entered, stored and shown', async () => {
  const kept = {
    reviews: [makeReview('Ines Marotta', { scores: { incident: 4 }, note: 'Clear.', decision: 'hold' })],
    disagreement: { competencies: [], decisions: false },
    withheld: 0,
  };
  drawn = await draw(REPORT_ADDRESS, ({ method }) => ({ status: 200, body: method === 'POST' ? kept : makeReport() }));
  await reached(() => document.querySelector('form') !== null, true);
  await drawn.act(() => one<HTMLButtonElement>('.review-form .button-primary').click());
  expect(one('[role=alert]').textContent).toBe('Enter your name.');
  await drawn.act(() => type(one<HTMLInputElement>('.review-form input[type=text]'), ' Ines Marotta '));
  await drawn.act(() => one<HTMLButtonElement>('.review-form .button-primary').click());
  expect(one('[role=alert]').textContent).toBe('Give a score, a note or a decision.');
  await drawn.act(() => all<HTMLInputElement>('.score-field input')[3]?.click());
  await drawn.act(() => type(one<HTMLTextAreaElement>('textarea'), 'Clear.'));
  await drawn.act(() => all<HTMLInputElement>('.decisions input')[2]?.click());
  await drawn.act(() => one<HTMLButtonElement>('.review-form .button-primary').click());
  const posts = drawn.calls.filter(({ method }) => method === 'POST');
  expect(posts.map(({ url }) => url)).toEqual([`${REPORT_ADDRESS.pathname}/reviews${REPORT_ADDRESS.search}`]);
  const said = { reviewer: 'Ines Marotta', scores: { incident: 4 }, note: 'Clear.', decision: 'hold' };
  expect(newReview.parse(posts[0]?.body)).toEqual({ ...said, reportNo: 1 });
  expect(one('.review').textContent).toContain('Clear.');
  expect(one<HTMLTextAreaElement>('textarea').value).toBe('');
});

test.each([
  [400, 'Not stored: the name'],
  [410, 'Not stored: the link has expired'],
  [409, 'full number'],
  ['broken', 'What you entered is still here'],
] as const)('an assessment that is not stored (%s) says why and keeps what was entered', async (status, words) => {
  drawn = await draw(REPORT_ADDRESS, ({ method }) =>
    method === 'GET' ? { status: 200, body: makeReport() } : status === 'broken' ? 'broken' : { status, body: {} },
  );
  await reached(() => document.querySelector('form') !== null, true);
  await drawn.act(() => type(one<HTMLInputElement>('.review-form input[type=text]'), 'Ines'));
  await drawn.act(() => type(one<HTMLTextAreaElement>('textarea'), 'My note.'));
  await drawn.act(() => one<HTMLButtonElement>('.review-form .button-primary').click());
  await reached(() => one('[role=alert]').textContent?.includes(words), true);
  expect(one<HTMLTextAreaElement>('textarea').value).toBe('My note.');
});

test('by points: names instead of samples, what is read by people, mistakes with their reason, what is not printed', async () => {
  const report = makeReport();
  const [first, ...others] = report.report.questions;
  if (first === undefined) throw new Error('no question');
  const quote = { turnId: 3, start: 0, end: 14, text: ANSWER.slice(0, 14) };
  const body = makeReport({
    report: {
      grading: 'points',
      statements: [{ statement: 'not-said', measured: { right: 55, of: 144 }, printed: false }],
      questions: [
        {
          ...first,
          level: null,
          notAssessable: 'no-points',
          facts: [
            { name: 'asks why first', text: 'I ask why', said: null, statement: 'asked', quote },
            { name: null, text: 'I write it down', said: null, statement: 'asked', quote: null },
          ],
          mistakes: [{ name: 'Blames the tool', reason: 'The cause stays.', caps: true, quote }],
        },
        ...others,
      ],
    },
  });
  reportForm.parse(body);
  await open(body);
  const page = plain(document.body.textContent);
  expect(page).toContain('nothing was found of what a good answer names: read it');
  expect(page).toContain('asks why first asked: read it');
  expect(page).toContain('in words like “I write it down”');
  expect(page).not.toContain('I ask why');
  expect(page).toContain('Blames the tool. The cause stays. limits the level of this question');
  expect(page).toContain('that a point was not named: right 55 times of 144');
  expect(page).toContain('No overall figure: a required question about the work itself has no number.');
});
