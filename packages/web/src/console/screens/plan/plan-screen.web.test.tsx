// @vitest-environment happy-dom
import type { Role } from '@colloquy/contract/console';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../components/app.tsx';
import { ApiError, type Call } from '../../core/api.ts';
import { loadCatalogue } from '../../messages/languages.ts';
import { loadPlanCatalogue } from '../../messages/plan/load.ts';
import { plan, question } from './plan.fixture.ts';
import type { PlanForm } from './plan-draft.ts';
// Fetched before anything is timed.
import './plan-screen.tsx';

const JOB = '01900000-0000-7000-8000-00000000000a';
const PERSON = { id: '01900000-0000-7000-8000-000000000001', name: 'Ana Lind', email: 'ana@acme.example' };
const ORGANIZATION = { id: 'acme', displayName: 'Acme GmbH' };
const PUBLISHED: PlanForm = {
  job: { id: JOB, title: 'Workshop Lead' },
  version: 2,
  cohort: 'c2',
  publishedAt: '2026-11-29T10:00:00.000Z',
  edited: true,
  language: 'en',
  minutes: 30,
  occupation: null,
  opening: 'Welcome.',
  lines: [
    { id: 'l1', kind: 'must', text: 'You keep brakes safe.', start: 0, end: 21, question: 'brakes', why: null },
    { id: 'l2', kind: 'duty', text: 'You plan the week.', start: 22, end: 40, question: null, why: 'no-room' },
  ],
  plan: plan(question('brakes', { covers: ['l1'] }), question('wheels'), question('stock')),
  begun: 29,
  invitations: { open: 14, onEarlierVersions: 12 },
};

let root: Root | null = null;
beforeEach(() => {
  document.body.innerHTML = '<div id="console"></div>';
  window.localStorage.clear();
});
afterEach(() => root?.unmount());

type Replies = Record<string, unknown>;

async function open(replies: Replies, role: Role = 'RECRUITER') {
  await Promise.all([loadCatalogue('en'), loadPlanCatalogue('en')]);
  window.history.replaceState(null, '', `/console/acme/jobs/${JOB}/plan`);
  const call = vi.fn(async (name: string, _input?: { body?: { from: number; plan: PlanForm['plan'] } }) => {
    const all: Replies = {
      getMe: { person: PERSON, role, organization: ORGANIZATION },
      getPlan: PUBLISHED,
      checkPlan: { problems: [], made: { minutes: 31, opening: '', newCohort: true } },
      ...replies,
    };
    const reply = all[name];
    if (reply === undefined) throw new Error(`${name} is not expected`);
    if (reply instanceof Error) throw reply;
    return reply;
  });
  root = createRoot(document.getElementById('console') as HTMLElement);
  root.render(<App call={call as unknown as Call} browserLanguages={['en']} copy={vi.fn()} onWordless={vi.fn()} />);
  await until('Coverage');
  return call;
}

const said = () => document.body.textContent?.replaceAll(/[\u2068\u2069]/g, '') ?? '';
const until = (text: string) =>
  vi.waitFor(() => {
    if (!said().includes(text)) throw new Error(`${text} is not said: ${said()}`);
  });
const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
};
const field = (label: string) => {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent === label);
  const control = document.getElementById(found?.htmlFor ?? '');
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
    throw new Error(`no field ${label}`);
  return control;
};
function type(label: string, text: string) {
  const control = field(label);
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
const questions = () => [...document.querySelectorAll('.p-wording')].map(({ textContent }) => textContent);
const stored = () => JSON.parse(window.localStorage.getItem(`colloquy-plan-1:acme:${JOB}`) ?? 'null');

test('what is changed is kept in the browser, and published from the version that it was made from', async () => {
  const call = await open({ publishPlan: { ...PUBLISHED, version: 3 } });
  button('Move question 1 down').click();
  await until('The question is number 2 now.');
  expect(questions()).toEqual(['Tell me about wheels.', 'Tell me about brakes.', 'Tell me about stock.']);
  button('Edit question 1').click();
  await until('In plain words');
  type('In plain words', 'What about wheels?');
  await vi.waitFor(() => expect(stored()?.plan.questions[0].plain).toBe('What about wheels?'));
  await until('levels are not compared');
  button('Publish').click();
  await until('Version 3 is published.');
  const sent = call.mock.calls.find(([name]) => name === 'publishPlan')?.[1]?.body;
  expect(sent?.from).toBe(2);
  expect(sent?.plan.questions.map(({ key, plain }) => [key, plain])).toEqual([
    ['wheels', 'What about wheels?'],
    ['brakes', null],
    ['stock', null],
  ]);
  expect(stored()).toBeNull();
});

test('a draft of this browser is taken up again; discarding it needs a yes', async () => {
  await open({});
  button('Remove question 2').click();
  await until('The question was removed.');
  await vi.waitFor(() => expect(stored()?.plan.questions).toHaveLength(2));
  root?.unmount();
  document.body.innerHTML = '<div id="console"></div>';
  await open({});
  await until('was taken up again');
  expect(questions()).toHaveLength(2);
  button('Discard changes').click();
  await until('Discard all your changes?');
  [...document.querySelectorAll<HTMLButtonElement>('dialog button')][0]?.click();
  await vi.waitFor(() => expect(questions()).toHaveLength(3));
  expect(stored()).toBeNull();
});

test('what is removed comes back by one button', async () => {
  await open({});
  button('Remove question 1').click();
  await until('The question was removed.');
  expect(questions()).toHaveLength(2);
  button('Undo').click();
  await vi.waitFor(() => expect(questions()).toEqual(PUBLISHED.plan.questions.map(({ text }) => text)));
  expect(said()).not.toContain('Your changes are not published.');
});

test('a rule that is broken is said at its field, in words of the page', async () => {
  const issue = { code: 'invalid_value' as const, path: ['plan', 'questions', 1, 'text'], message: 'refused' };
  const named = { rule: 'asked', values: { ground: 'family', match: 'married' } };
  await open({
    publishPlan: new ApiError({ kind: 'invalid-request', status: 400, message: '', issues: [issue], requestId: null }),
    checkPlan: { problems: [{ ...issue, named }], made: null },
  });
  button('Edit question 2').click();
  await until('In plain words');
  type('Wording', 'Are you married?');
  button('Publish').click();
  await until('It asks for what must not be asked: family (“married”).');
  expect(field('Wording').getAttribute('aria-invalid')).toBe('true');
  expect(said()).toContain('1 thing keeps the plan from being published.');
});

test('where another version came between, both sides are shown, and the draft goes on from it', async () => {
  const theirs = {
    ...PUBLISHED,
    version: 3,
    plan: plan(question('brakes', { text: 'Theirs?' }), question('wheels'), question('stock')),
  };
  const replies: Replies = {
    publishPlan: new ApiError({ kind: 'plan-changed', status: 409, message: '', issues: [], requestId: null }),
  };
  const call = await open(replies);
  button('Edit question 1').click();
  await until('In plain words');
  type('Wording', 'Mine?');
  await until('levels are not compared');
  replies.getPlan = theirs;
  button('Publish').click();
  await until('Version 3 was published meanwhile');
  expect(said()).toMatch(/YoursMine\?[\s\S]*PublishedTheirs\?/);
  replies.publishPlan = { ...theirs, version: 4 };
  button('Go on with this').click();
  await vi.waitFor(() => expect(said()).not.toContain('was published meanwhile'));
  expect(questions()[0]).toBe('Mine?');
  button('Publish').click();
  await until('Version 4 is published.');
  expect(call.mock.calls.findLast(([name]) => name === 'publishPlan')?.[1]?.body?.from).toBe(3);
});

test('invitations on an earlier version are moved on wish; begun interviews keep theirs', async () => {
  const call = await open({ moveInvitations: { version: 2, moved: 12 } });
  expect(said()).toContain('29 begun interviews keep their version.');
  button('Move the 12 to this version').click();
  await until('12 invitations were moved.');
  expect(call.mock.calls.some(([name]) => name === 'moveInvitations')).toBe(true);
});

test('who may not change it reads it', async () => {
  await open({}, 'VIEWER');
  expect(said()).toContain('Your role does not allow this.');
  expect([...document.querySelectorAll('main button')].map(({ textContent }) => textContent)).toEqual(['Question 1']);
  expect(said()).toContain('Not asked: there was no time for it');
});
