// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '../core/api.ts';
import { loadCatalogue } from '../messages/languages.ts';
import { App } from './app.tsx';

let comes = false;
vi.mock('../screens.ts', async (original) => {
  const { SCREENS } = (await original()) as typeof import('../screens.ts');
  const jobs = () => (comes ? SCREENS['/jobs']() : Promise.reject(new Error('no such file')));
  return { SCREENS: { ...SCREENS, '/jobs': jobs } };
});
let words = false;
vi.mock('../../shared/catalogues.ts', async (original) => {
  const real = (await original()) as typeof import('../../shared/catalogues.ts');
  return {
    fetchCatalogue: (files: Parameters<typeof real.fetchCatalogue>[0], language: string) =>
      !words && Object.keys(files).some((file) => file.includes('/fairness/'))
        ? Promise.reject(new Error('no such file'))
        : real.fetchCatalogue(files, language),
  };
});

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<div id="console"></div>';
  comes = false;
  words = false;
});
afterEach(() => root.unmount());

const REPLIES: Record<string, unknown> = {
  getMe: {
    person: { id: '01900000-0000-7000-8000-000000000001', name: 'Ana Lind', email: 'ana@acme.example' },
    role: 'OWNER',
    organization: { id: 'acme', displayName: 'Acme' },
  },
  getWaiting: { today: 0, requests: 0 },
  listJobs: { results: [], next: null },
  getFairness: { jobs: [], asks: [], noticeDays: 0, keepDays: null },
};

async function open(path: string) {
  await loadCatalogue('en');
  window.history.replaceState(null, '', path);
  root = createRoot(document.getElementById('console') as HTMLElement);
  const call = vi.fn(async (name: string) => REPLIES[name] ?? Promise.reject(new Error(name)));
  root.render(<App call={call as unknown as Call} browserLanguages={['en']} copy={vi.fn()} onWordless={vi.fn()} />);
}

const until = (text: string) =>
  vi.waitFor(() => {
    if (!document.body.textContent?.includes(text))
      throw new Error(`${text} is not said: ${document.body.textContent}`);
  });
const again = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again');

test('an address without a screen says so, with the parts of the console around it', async () => {
  await open('/console/acme/nowhere/at/all');
  await until('There is nothing here');
  expect(document.querySelector('nav a')?.textContent).toBe('Today');
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

test('so does one that is below no organization', async () => {
  await open('/console/enter/nowhere');
  await until('There is nothing here');
  expect(document.querySelectorAll('main h1')).toHaveLength(1);
});

test('a screen whose script does not come says so in its place, with the way on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open('/console/acme/jobs');
  await until('This could not be loaded.');
  expect(document.querySelector('nav a')?.textContent).toBe('Today');
  expect(document.body.textContent).not.toContain('no such file');
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  again()?.click();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a screen whose words do not come says so, and asks for them again', async () => {
  await open('/console/acme/fairness');
  await until('The server does not answer.');
  words = true;
  again()?.click();
  await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull());
});
