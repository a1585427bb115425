import type { RoomState } from '@colloquy/contract/room';
import { expect, test } from 'vitest';
import type { CommandPayload } from './command-queue.ts';
import type { SideActionsOptions } from './side-actions.ts';
import { firstSnapshot, type RoomSnapshot } from './snapshot.ts';
import { createSpokenActions } from './spoken-actions.ts';

/** The actions on a state of which only what they read is there; every command is answered with a yes. */
function actions(state: Partial<RoomState>) {
  let snapshot: RoomSnapshot = { ...firstSnapshot, state: { consents: [], ...state } as RoomState };
  const sent: { name: string; payload: CommandPayload<'mode'> | object }[] = [];
  const send: SideActionsOptions['send'] = (name, payload, then) => {
    sent.push({ name, payload });
    then?.({ ok: true, state: snapshot.state as RoomState });
    return '';
  };
  const set = (change: Partial<RoomSnapshot>) => {
    snapshot = { ...snapshot, ...change };
  };
  const it = createSpokenActions({ snapshot: () => snapshot, set, say: () => undefined, send, press: () => undefined });
  return { it, sent, screen: () => snapshot.entryScreen };
}

const VIDEO = { offers: { voice: true, video: true } };

test.each([
  ['video', false, 'voice'],
  ['voice', true, 'video'],
  ['text', false, 'text'],
  ['text', true, 'text'],
] as const)('in %s the picture is switched (on: %s), and answers go on in %s', (mode, on, then) => {
  const { it, sent } = actions({ ...VIDEO, mode });
  it.switchPicture(on);
  expect(sent).toEqual([{ name: 'mode', payload: { mode: then, picture: on } }]);
});

test('where no spoken interview with a picture is offered, switching it on stays with the voice', () => {
  const { it, sent } = actions({ offers: { voice: true, video: false }, mode: 'voice' });
  it.switchPicture(true);
  expect(sent).toEqual([{ name: 'mode', payload: { mode: 'voice', picture: true } }]);
});

test('a begin says nothing of the picture but where it is left off', () => {
  const { it, sent } = actions(VIDEO);
  it.begin('video');
  it.begin('voice', false);
  expect(sent.map(({ payload }) => payload)).toEqual([{ mode: 'video' }, { mode: 'voice', picture: false }]);
});

test.each([['speech'], ['recording-sound'], ['recording-picture']] as const)(
  'whoever has agreed to %s meets the devices before the time runs',
  (purpose) => {
    const { it, sent, screen } = actions(VIDEO);
    it.consentAndBegin(new Set([purpose, 'ai-evaluation']));
    expect([screen(), sent]).toEqual(['devices', []]);
  },
);

test('whoever needs no device begins at once', () => {
  const { it, sent, screen } = actions(VIDEO);
  it.consentAndBegin(new Set(['ai-evaluation', 'recording']));
  expect([screen(), sent]).toEqual(['welcome', [{ name: 'begin', payload: { mode: 'text' } }]]);
});
