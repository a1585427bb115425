// @vitest-environment happy-dom
import type { ApplyReply, ApplyState } from '@colloquy/contract/public';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ApplySource, createSource } from '../core/source.ts';
import { loadCatalogue } from '../messages/languages.ts';
import { App } from './app.tsx';

const STATE: ApplyState = {
  organization: 'lantern',
  programme: 'Lantern Works',
  language: 'de',
  questionCount: 12,
  plannedMinutes: 13,
};
const MADE: ApplyReply = { url: 'https://interviews.example.com/room/abc', expiresAt: '2027-01-02T10:00:00.000Z' };

/** For a machine that is busy elsewhere. */
const PATIENCE = { timeout: 30_000, interval: 10 };
let root: Root;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="apply"></div>';
});
afterEach(async () => {
  await act(async () => root.unmount());
});

async function draw(source: ApplySource, copy = vi.fn(async () => undefined), go = vi.fn()) {
  await Promise.all([loadCatalogue('en'), loadCatalogue('de')]);
  root = createRoot(document.getElementById('apply') as HTMLElement);
  await act(async () =>
    root.render(<App source={source} browserLanguages={['en']} copy={copy} go={go} onWordless={vi.fn()} />),
  );
  await vi.waitFor(async () => {
    await act(async () => undefined);
    if (document.querySelector('h1') === null) throw new Error('nothing is drawn yet');
  }, PATIENCE);
  return { copy, go };
}

const settle = (text: string) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    if (!document.body.textContent?.includes(text)) throw new Error(`${text} is not said`);
  }, PATIENCE);
const press = (index: number) => act(async () => document.querySelectorAll('button')[index]?.click());

test('speaks the programme’s language, makes one link when asked, and begins by it', async () => {
  const start = vi.fn<ApplySource['start']>(async () => ({ kind: 'ok', body: MADE }));
  const { copy, go } = await draw({ load: async () => ({ kind: 'ok', body: STATE }), start });
  await settle('Bewerbung bei');
  expect(start).not.toHaveBeenCalled();
  await press(0);
  await settle(MADE.url);
  expect(start.mock.calls).toEqual([['de']]);
  await settle('2. Januar 2027');
  await press(1);
  await settle('Der Link ist kopiert.');
  expect(copy).toHaveBeenCalledWith(MADE.url);
  await press(0);
  expect(go).toHaveBeenCalledWith(MADE.url);
});

test.each([
  ['too-many', 'Aus Ihrem Netz'],
  ['failed', 'Ihr Link konnte nicht erstellt werden'],
] as const)('%s is said beside the button, which works again', async (kind, text) => {
  await draw({ load: async () => ({ kind: 'ok', body: STATE }), start: async () => ({ kind }) });
  await settle('Bewerbung bei');
  await press(0);
  await settle(text);
  expect(document.querySelector('button')?.textContent).toBe('Starten');
});

test('a closed programme is said plainly; a broken line offers another try', async () => {
  await draw({ load: async () => ({ kind: 'unknown' }), start: async () => ({ kind: 'failed' }) });
  await settle('There is nothing to apply to here');
  expect(document.querySelector('button')).toBeNull();
});

test('the source in the address goes with the start, and only what the server takes', async () => {
  const asked: { url: string; body: unknown }[] = [];
  const reply = (async (url: string, init: RequestInit) => {
    asked.push({ url, body: init.body === undefined ? null : JSON.parse(String(init.body)) });
    return new Response(JSON.stringify(MADE), { status: asked.length === 3 ? 429 : 200 });
  }) as unknown as typeof fetch;
  const named = createSource({ pathname: '/apply/lantern', search: '?source=newsletter', fetch: reply });
  expect((await named.start('ja')).kind).toBe('ok');
  const odd = createSource({ pathname: '/apply/lantern/', search: `?source=${'x'.repeat(200)}`, fetch: reply });
  expect((await odd.start('en')).kind).toBe('ok');
  expect((await odd.load()).kind).toBe('too-many');
  expect(asked).toEqual([
    { url: '/apply/api/lantern', body: { language: 'ja', source: 'newsletter' } },
    { url: '/apply/api/lantern', body: { language: 'en' } },
    { url: '/apply/api/lantern', body: null },
  ]);
  const broken = createSource({ pathname: '/apply/', search: '', fetch: reply });
  expect((await broken.load()).kind).toBe('unknown');
  await draw({ load: async () => ({ kind: 'unknown' }), start: async () => ({ kind: 'failed' }) });
});
