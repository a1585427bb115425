// @vitest-environment happy-dom
import type { FairForm } from '@colloquy/contract/room';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RoomContext, type RoomView } from '../hooks/room-context.ts';
import { loadCatalogue } from '../messages/languages.ts';
import { createTranslate } from '../messages/translate.ts';
import { roomAtWelcome } from '../testing/room-at.ts';
import { DeclareForm } from './declare-form.tsx';
import type { FairClient } from './fair-client.ts';
import { loadFairCatalogue } from './fair-words.ts';
import { HowJudged } from './how-judged.tsx';
import { FairContext } from './use-fair.ts';

const ASKS: NonNullable<FairForm['asks']> = { categories: ['sex', 'race'], answered: false, smallestGroup: 5 };
const FORM: FairForm = { notice: null, judged: null, asks: { ...ASKS, answered: true }, keptDays: null };

let root: Root;
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="room"></div>';
  root = createRoot(document.getElementById('room') as HTMLElement);
  await loadFairCatalogue('en');
});
afterEach(() => act(async () => root.unmount()));

async function draw(client: FairClient, part: (view: RoomView) => React.ReactNode): Promise<void> {
  const { room } = await roomAtWelcome();
  const snapshot = room.snapshot();
  const view: RoomView = {
    room,
    snapshot,
    t: createTranslate(await loadCatalogue('en'), 'en'),
    tag: 'en',
    framed: false,
    token: null,
    withheld: [],
    arrived: { current: true },
    announce: () => undefined,
    onOpenInNewTab: () => undefined,
  };
  await act(async () =>
    root.render(
      <RoomContext value={view}>
        <FairContext value={client}>{part(view)}</FairContext>
      </RoomContext>,
    ),
  );
  await act(async () => undefined);
}

const stateOf = ({ snapshot }: RoomView) => {
  if (snapshot.state === null) throw new Error('no state');
  return snapshot.state;
};
const text = (): string => document.body.textContent ?? '';

async function choose(index: number, value: string): Promise<void> {
  const field = document.querySelectorAll('select')[index];
  if (field === undefined) throw new Error('no such field');
  await act(async () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

test('nothing is chosen beforehand, each question can be refused, and what is refused is not sent', async () => {
  const sent: unknown[] = [];
  const forms: FairForm[] = [];
  const client: FairClient = {
    look: async () => FORM,
    declare: async (said) => {
      sent.push(said);
      return FORM;
    },
  };
  await draw(client, (view) => <DeclareForm state={stateOf(view)} asks={ASKS} onForm={(form) => forms.push(form)} />);
  expect([...document.querySelectorAll('select')].map(({ value }) => value)).toEqual(['', '']);
  expect(text()).toContain('plays no part in what is decided');
  expect(text()).toContain('groups of at least');
  await choose(0, 'female');
  await choose(1, 'undisclosed');
  await act(async () => (document.querySelector('button[type=submit]') as HTMLElement).click());
  expect(sent).toEqual([{ sex: 'female', race: null, age: null, disability: null }]);
  expect(forms).toEqual([FORM]);
});

test('what could not be stored stays chosen, and the page says so', async () => {
  const client: FairClient = { look: async () => FORM, declare: () => Promise.reject(new Error('away')) };
  await draw(client, (view) => <DeclareForm state={stateOf(view)} asks={ASKS} onForm={() => undefined} />);
  await choose(0, 'male');
  await act(async () => (document.querySelector('button[type=submit]') as HTMLElement).click());
  expect(text()).toContain('could not be stored');
  expect(document.querySelector('select')?.value).toBe('male');
});

test('how answers are judged is said from the plan, and where nothing is drafted it says that', async () => {
  const client: FairClient = { look: async () => FORM, declare: async () => FORM };
  const judged = {
    topics: [{ name: 'Incident handling', questions: 2 }],
    language: 'en' as const,
    plan: { version: 3, cohort: 'abc' },
    reader: null,
    drafted: false,
  };
  await draw(client, (view) => <HowJudged state={stateOf(view)} judged={judged} keptDays={200} />);
  expect(text()).not.toContain('Incident handling');
  await act(async () => (document.querySelector('button') as HTMLElement).click());
  for (const said of ['Incident handling', 'nothing is drafted', 'your accent', '200', 'Plan'])
    expect(text()).toContain(said);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/about/accuracy?language=en');
});
