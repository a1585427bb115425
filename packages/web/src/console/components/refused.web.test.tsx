// @vitest-environment happy-dom
import type { Role } from '@colloquy/contract/console';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadCatalogue as loadReportCatalogue } from '../../report/messages/languages.ts';
import { makeReport } from '../../report/testing/forms.ts';
import type { Call } from '../core/api.ts';
import { loadCatalogue } from '../messages/languages.ts';
// Fetched before anything is timed.
import '../screens/founders/founders-screen.tsx';
import '../screens/interviews/interview-screen.tsx';
import '../screens/interviews/interviews-screen.tsx';
import '../screens/jobs/job-screen.tsx';
import '../screens/jobs/jobs-screen.tsx';
import '../screens/members/members-screen.tsx';
import '../screens/report/report-screen.tsx';
import '../screens/today/today-screen.tsx';
import { App } from './app.tsx';

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<div id="console"></div>';
});
afterEach(() => root.unmount());

const ID = '01900000-0000-7000-8000-000000000009';
const AT = '2026-11-20T08:00:00.000Z';
const JOB = {
  id: ID,
  title: 'Welder',
  language: 'en',
  createdAt: AT,
  closedAt: null,
  interviews: { total: 0, completed: 0 },
  description: 'You weld.',
  workplaceType: null,
  locations: [],
  warnings: [],
  questions: [],
  funnel: { invited: 0, began: 0, completed: 0, assessed: 0 },
  openInvitations: 0,
  minutes: [],
};
const INTERVIEW = {
  id: ID,
  candidate: 'Yui Tanaka',
  email: 'yui@example.com',
  job: null,
  language: 'en',
  status: 'SCHEDULED',
  createdAt: AT,
  startedAt: null,
  endedAt: null,
  expiresAt: '2026-12-20T08:00:00.000Z',
  hasReport: false,
  invitationMail: null,
  interviewUrl: null,
  reportUrl: null,
  assessedReportUrl: null,
  transcriptUrl: null,
  assessments: { total: 0, withheld: 0 },
  mayCorrect: true,
  mails: [],
  openedAt: null,
  history: [],
};
const member = (role: Role, you: boolean) => ({
  id: ID.replace('09', you ? '10' : '11'),
  name: you ? 'Ana Lind' : 'Maja Berg',
  email: you ? 'ana@acme.example' : 'maja@acme.example',
  role,
  you,
});
const EMPTY = { results: [], next: null };

async function open(path: string, role: Role, more: Record<string, unknown> = {}) {
  await Promise.all([loadCatalogue('en'), loadReportCatalogue('en')]);
  window.history.replaceState(null, '', `/console/acme${path}`);
  const replies: Record<string, unknown> = {
    getMe: {
      person: { id: ID, name: 'Ana Lind', email: 'ana@acme.example' },
      role,
      organization: { id: 'acme', displayName: 'Acme' },
    },
    getWaiting: { today: 0, requests: 0 },
    waitForChanges: new Promise(() => undefined),
    getWays: { mail: 'none', provider: null },
    listJobs: EMPTY,
    getJob: JOB,
    listInterviews: EMPTY,
    getInterview: INTERVIEW,
    getReportProgress: {
      state: 'not-completed',
      status: 'SCHEDULED',
      failure: null,
      waitsFor: null,
      nextTryAt: null,
    },
    listProgrammes: {
      results: [
        { id: ID, name: 'Spring', cohort: null, language: 'en', open: true, applyUrl: 'https://a.example/apply/x' },
      ],
      languages: ['en'],
    },
    listFounders: EMPTY,
    listMembers: { members: [member(role, true), member('OWNER', false)], invitations: [] },
    getToday: {
      hasJobs: false,
      requests: null,
      refused: null,
      reports: { total: 0, oldest: [] },
      running: 0,
      expiring: { total: 0, next: null },
      weeks: [],
    },
    getReport: makeReport(),
    ...more,
  };
  const call = vi.fn(async (name: string) => replies[name] ?? Promise.reject(new Error(name)));
  root = createRoot(document.getElementById('console') as HTMLElement);
  root.render(<App call={call as unknown as Call} browserLanguages={['en']} copy={vi.fn()} onWordless={vi.fn()} />);
}

const text = () => document.body.textContent ?? '';
const until = (words: string) =>
  vi.waitFor(() => {
    if (!text().includes(words)) throw new Error(`${words} is not said: ${text()}`);
  });
const named = (name: string) =>
  [...document.querySelectorAll('main button, main a')].filter(({ textContent }) => textContent === name);

const RECRUITERS = 'Owner, Administrator, or Recruiter';
const SCREENS = [
  ['/', 'New job', RECRUITERS, ['New job']],
  ['/jobs', 'New job', RECRUITERS, ['New job']],
  [`/jobs/${ID}`, 'Invite · Invite many · Close the job', RECRUITERS, ['Invite', 'Invite many', 'Close the job']],
  ['/interviews', 'Invite', RECRUITERS, ['Invite']],
  [`/interviews/${ID}`, 'Correct · Link of the candidate', RECRUITERS, ['Correct']],
  ['/founders', 'New programme · Close', RECRUITERS, ['New programme', 'Close']],
  [
    '/members',
    'Invite a member · Change a role · Link to sign in · Remove',
    'Owner or Administrator',
    ['Invite a member', 'Remove'],
  ],
] as const;

test.each(SCREENS)('on %s a viewer reads who has %s', async (path, what, roles, actions) => {
  await open(path, 'VIEWER');
  await until(`Not with your role: \u2068${what}\u2069. It needs: \u2068${roles}\u2069.`);
  for (const action of actions) expect(named(action), action).toEqual([]);
});

test.each(SCREENS)('on %s whoever may is told of no role', async (path, _what, _roles, [action]) => {
  await open(path, 'OWNER');
  await vi.waitFor(() => expect(named(action), text()).toHaveLength(1));
  expect(text()).not.toContain('Not with your role');
});

test('a closed job is opened again by others', async () => {
  await open(`/jobs/${ID}`, 'REVIEWER', { getJob: { ...JOB, closedAt: AT } });
  await until('Not with your role: \u2068Open the job again\u2069.');
});

test('what stands with its report is handed on and made again by others', async () => {
  const over = { ...INTERVIEW, status: 'REPORT_GENERATED', mayCorrect: false, hasReport: true };
  await open(`/interviews/${ID}`, 'REVIEWER', { getInterview: over, getDecision: { decision: null, notice: null } });
  await until(
    `Not with your role: \u2068Link to the report, good for a day · Make the report again\u2069. It needs: \u2068${RECRUITERS}\u2069.`,
  );
});

test('what an owner alone may do to an owner says so to an administrator', async () => {
  await open('/members', 'ADMIN');
  await until('Not with your role: \u2068Change a role · Link to sign in · Remove\u2069. It needs: \u2068Owner\u2069.');
  expect(named('Invite a member')).toHaveLength(1);
});

test('above a report a viewer reads who assesses; whoever may assesses', async () => {
  await open(`/interviews/${ID}/report`, 'VIEWER');
  await until(
    'Not with your role: \u2068Assess\u2069. It needs: \u2068Owner, Administrator, Recruiter, or Reviewer\u2069.',
  );
  root.unmount();
  document.body.innerHTML = '<div id="console"></div>';
  await open(`/interviews/${ID}/report`, 'REVIEWER');
  await vi.waitFor(() => expect(document.querySelector('a[href="#assess"]')).not.toBeNull());
  expect(text()).not.toContain('Not with your role');
});
