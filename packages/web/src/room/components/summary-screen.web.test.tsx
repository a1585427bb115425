// @vitest-environment happy-dom
import type { Application, RoomState } from '@colloquy/contract/room';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Room } from '../core/room.ts';
import type { CorrectionOutcome, FieldCorrection } from '../core/side-actions.ts';
import { firstSnapshot } from '../core/snapshot.ts';
import { RoomContext, type RoomView } from '../hooks/room-context.ts';
import { loadCatalogue } from '../messages/languages.ts';
import { loadSummaryCatalogue } from '../messages/summary/load.ts';
import { createTranslate } from '../messages/translate.ts';
import { roomAtWelcome } from '../testing/room-at.ts';
import { SummaryScreen } from './summary-screen.tsx';

const en = await loadCatalogue('en');

const APPLICATION: Application = {
  fields: [
    { field: 'firstName', value: 'Rosalind', origin: 'said' },
    { field: 'email', value: 'rosalind@brinewell.example', origin: 'said' },
    { field: 'problem', value: 'Brine.\n- tonnes of it', origin: 'said' },
    { field: 'whyNow', value: null, origin: null },
  ],
  coFounders: [{ person: 2, fields: [{ field: 'firstName', value: 'Tilda', origin: 'said' }] }],
  editable: true,
};

/** For a machine that is busy elsewhere. */
const PATIENCE = { timeout: 30_000, interval: 10 };
let root: Root;
let corrected: { correction: FieldCorrection; then: (outcome: CorrectionOutcome) => void }[];
const confirm = vi.fn();

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="room"></div>';
  corrected = [];
  confirm.mockReset();
  await loadSummaryCatalogue('en');
  const { room: real } = await roomAtWelcome();
  const state: RoomState = {
    ...(real.snapshot().state as RoomState),
    phase: 'summary',
    application: APPLICATION,
  };
  const room = {
    ...real,
    confirm,
    correctField: (correction, then) => corrected.push({ correction, then }),
  } as Room;
  const view: RoomView = {
    room,
    snapshot: { ...firstSnapshot, state, language: 'en', connection: 'live' },
    t: createTranslate(en, 'en'),
    tag: 'en',
    token: null,
    framed: false,
    withheld: [],
    arrived: { current: false },
    announce: vi.fn(),
    onOpenInNewTab: vi.fn(),
  };
  root = createRoot(document.getElementById('room') as HTMLElement);
  await act(async () =>
    root.render(
      <RoomContext value={view}>
        <SummaryScreen state={state} application={APPLICATION} />
      </RoomContext>,
    ),
  );
  await vi.waitFor(async () => {
    await act(async () => undefined);
    if (document.querySelector('.summary') === null) throw new Error('the words have not come');
  }, PATIENCE);
  real.close();
});
afterEach(async () => {
  await act(async () => root.unmount());
});

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (found === undefined) throw new Error(`no button says ${name}`);
  return found;
}
const press = (name: string) => act(async () => button(name).click());
const type = (text: string) =>
  act(async () => {
    const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>('.summary-form .field');
    if (field === null) throw new Error('no field stands open');
    const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const answer = (outcome: CorrectionOutcome) => act(async () => corrected.at(-1)?.then(outcome));

test('shows what is known by person and matter, and says what was not mentioned', () => {
  const text = document.body.textContent ?? '';
  for (const part of ['About you', 'Your company', 'Co-founder \u20681', 'rosalind@brinewell.example', 'Not mentioned'])
    expect(text).toContain(part);
});

test('a correction that is no address keeps its text and says why; a kept one gives the focus back', async () => {
  await press('Change: E-mail');
  await type('nobody');
  await press('Save');
  expect(corrected[0]?.correction).toEqual({ person: 'founder', field: 'email', value: 'nobody' });
  await answer('malformed');
  expect(document.body.textContent).toContain('This is not an e-mail address.');
  await type('r@brinewell.example');
  await press('Save');
  await answer('kept');
  expect(document.querySelector('.summary-form')).toBeNull();
  expect(document.activeElement).toBe(button('Change: E-mail'));
});

test('what is typed and not saved is saved before the application goes', async () => {
  await press('Change: Problem');
  await type('Brine, nine tonnes a week');
  await press('Send the application');
  expect(confirm).not.toHaveBeenCalled();
  await answer('kept');
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('what could not be saved holds the application back', async () => {
  await press('Change: Why now');
  await type('Since January');
  await press('Send the application');
  await answer('refused');
  expect(confirm).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('Your text is still here.');
});

test('a co-founder is added after the last one', async () => {
  await press('Add a co-founder');
  await type('Siri');
  await press('Save');
  expect(corrected[0]?.correction).toEqual({ person: 3, field: 'firstName', value: 'Siri' });
});

test('nothing changed is nothing sent', async () => {
  await press('Change: First name');
  await press('Save');
  await press('Send the application');
  expect(corrected).toEqual([]);
  expect(confirm).toHaveBeenCalledTimes(1);
});
