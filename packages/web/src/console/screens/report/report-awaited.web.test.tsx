// @vitest-environment happy-dom
import type { Role } from '@colloquy/contract/console';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadCatalogue as loadReportCatalogue } from '../../../report/messages/languages.ts';
import { App } from '../../components/app.tsx';
import { ApiError, type Call } from '../../core/api.ts';
import { loadCatalogue } from '../../messages/languages.ts';
// Fetched before anything is timed.
import '../interviews/interview-screen.tsx';
import './report-screen.tsx';

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<div id="console"></div>';
});
afterEach(() => {
  root.unmount();
  vi.useRealTimers();
});

const ID = '01900000-0000-7000-8000-000000000009';
const refused = (kind: string) => new ApiError({ kind, status: 404, message: '', issues: [], requestId: 'r-7' });
const INTERVIEW = {
  id: ID,
  candidate: 'Yui Tanaka',
  email: null,
  job: null,
  language: 'en',
  status: 'INTERVIEW_COMPLETED',
  createdAt: '2026-11-20T08:00:00.000Z',
  startedAt: '2026-11-20T09:00:00.000Z',
  endedAt: '2026-11-20T09:30:00.000Z',
  expiresAt: '2026-12-20T08:00:00.000Z',
  hasReport: false,
  interviewUrl: null,
  reportUrl: null,
  assessedReportUrl: null,
  transcriptUrl: null,
  assessments: { total: 0, withheld: 0 },
  mayCorrect: false,
  mails: [],
  openedAt: null,
  history: [],
};
const MAKING = { state: 'making', status: 'INTERVIEW_COMPLETED', failure: null, waitsFor: null, nextTryAt: null };
const FAILED = { ...MAKING, state: 'failed', failure: 'too-slow' };

async function open(path: string, role: Role, more: Record<string, unknown>) {
  await Promise.all([loadCatalogue('en'), loadReportCatalogue('en')]);
  window.history.replaceState(null, '', `/console/acme/interviews/${ID}${path}`);
  const replies: Record<string, unknown> = {
    getMe: {
      person: { id: ID, name: 'Ana Lind', email: 'ana@acme.example' },
      role,
      organization: { id: 'acme', displayName: 'Acme' },
    },
    getWaiting: { today: 0, requests: 0 },
    waitForChanges: new Promise(() => undefined),
    getInterview: INTERVIEW,
    getReport: refused('result-not-ready'),
    rerunReport: { done: true },
    ...more,
  };
  const call = vi.fn(async (name: string) => {
    const reply = replies[name];
    if (reply instanceof Error) throw reply;
    return reply;
  });
  root = createRoot(document.getElementById('console') as HTMLElement);
  root.render(<App call={call as unknown as Call} browserLanguages={['en']} copy={vi.fn()} onWordless={vi.fn()} />);
  return { call, replies };
}

const said = () => document.querySelector('main')?.textContent ?? '';
const until = (text: string) => vi.waitFor(() => expect(said()).toContain(text));
const countOf = (call: { mock: { calls: unknown[][] } }, name: string) =>
  call.mock.calls.filter(([called]) => called === name).length;

test('the lasting address of a report that is being made says so and shows it when it comes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { call, replies } = await open('/report', 'REVIEWER', { getReportProgress: MAKING });
  await until('The report is being made');
  expect(document.querySelector('h1')?.textContent).toBe('The report is being made');
  expect(document.querySelector('main a')?.getAttribute('href')).toBe(`/console/acme/interviews/${ID}`);
  expect(countOf(call, 'getReport')).toBe(1);
  replies.getReportProgress = { ...MAKING, state: 'ready', status: 'REPORT_GENERATED' };
  await vi.advanceTimersByTimeAsync(6_000);
  await vi.waitFor(() => expect(countOf(call, 'getReport')).toBe(2));
});

test.each([
  ['making', MAKING, 5_000],
  ['failed', FAILED, 30_000],
])('a report that is %s is asked for again', async (_state, getReportProgress, everyMs) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { call } = await open('', 'REVIEWER', { getReportProgress });
  await vi.waitFor(() => expect(document.querySelector('h2')?.textContent).toMatch(/^The report/));
  expect(countOf(call, 'getReportProgress')).toBe(1);
  await vi.advanceTimersByTimeAsync(everyMs - 2_000);
  expect(countOf(call, 'getReportProgress')).toBe(1);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(countOf(call, 'getReportProgress')).toBe(2);
});

test('of an interview that is not completed nothing is asked again until it moves', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let move: (found: { mark: string; changed: boolean }) => void = () => undefined;
  const { call, replies } = await open('/report', 'REVIEWER', {
    getReportProgress: { ...MAKING, state: 'not-completed', status: 'STARTED' },
    waitForChanges: new Promise((resolve) => {
      move = resolve;
    }),
  });
  await until('The interview is not completed');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(countOf(call, 'getReportProgress')).toBe(1);
  replies.getReportProgress = MAKING;
  replies.waitForChanges = new Promise(() => undefined);
  move({ mark: '2', changed: true });
  await until('The report is being made');
});

test('a move that came before anybody listened is not missed', async () => {
  let listens: (reply: unknown) => void = () => {};
  const { call, replies } = await open('/report', 'VIEWER', {
    getReportProgress: { ...MAKING, state: 'not-completed', status: 'STARTED' },
    waitForChanges: new Promise((resolve) => {
      listens = resolve;
    }),
  });
  await until('The interview is not completed');
  replies.getReportProgress = MAKING;
  replies.waitForChanges = new Promise(() => undefined);
  listens({ mark: 'm-1', changed: false });
  await vi.waitFor(() => expect(countOf(call, 'getReportProgress')).toBe(2));
});

test('a report that failed says why, and is run again by whoever may', async () => {
  const { call, replies } = await open('/report', 'RECRUITER', { getReportProgress: FAILED });
  await until('The report could not be made');
  expect(said()).toContain('took longer than it may');
  replies.getReportProgress = MAKING;
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Run again')?.click();
  await until('The report is being made');
  expect(countOf(call, 'rerunReport')).toBe(1);
});

test('who may not run it again reads who may', async () => {
  await open('/report', 'VIEWER', { getReportProgress: FAILED });
  await until('The report could not be made');
  expect([...document.querySelectorAll('main button')].map(({ textContent }) => textContent)).not.toContain(
    'Run again',
  );
  expect(said()).toContain('Recruiter');
});

test.each([
  [{ ...MAKING, state: 'not-completed', status: 'STARTED' }, 'The interview is not completed', 'In the interview'],
  [{ ...MAKING, state: 'not-completed', status: 'NO_SHOW' }, 'There is no report', 'Did not come'],
  [refused('interview-not-found'), 'There is nothing here', 'has been erased'],
])('behind the address of no report: %o', async (getReportProgress, title, text) => {
  await open('/report', 'OWNER', { getReportProgress, getReport: refused('interview-not-found') });
  await until(title);
  expect(said()).toContain(text);
  expect(said()).not.toContain('Run again');
});

test('the interview’s own page says that a report failed, not that it is still to be made', async () => {
  await open('', 'RECRUITER', { getReportProgress: FAILED });
  await until('The report could not be made');
  expect(document.querySelector('h1')?.textContent).toBe('Yui Tanaka');
  expect(said()).toContain('Completed, no report yet');
});
