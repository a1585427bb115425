import { roomState } from '@colloquy/contract/room';
import { expect, test } from 'vitest';
import { createRoom } from '../core/room.ts';
import { screenOf } from '../core/snapshot.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { isPreviewed, type Previewed, previewState } from './preview-state.ts';
import { PreviewTransport } from './preview-transport.ts';

const TOLD: Previewed = {
  type: 'colloquy-preview',
  organization: 'Tandem and Tyre',
  title: 'Workshop Lead',
  language: 'de',
  minutes: 30,
  questions: ['Erste Frage?', 'Zweite Frage?'],
  at: 1,
  answerForm: 'prose',
  starter: null,
};
const NOW = new Date('2026-11-29T10:00:00.000Z');

test('what is shown is a state of the room', () => {
  for (const at of [0, 1, 7]) expect(() => roomState.parse(previewState({ ...TOLD, at }, 1, NOW))).not.toThrow();
  expect(() => roomState.parse(previewState({ ...TOLD, questions: [], minutes: 0 }, 1, NOW))).not.toThrow();
});

test.each([null, 'x', {}, { ...TOLD, language: 'tlh' }, { ...TOLD, questions: [1] }, { ...TOLD, at: 0.5 }])(
  'what has another form is not shown: %s',
  (data) => {
    expect(isPreviewed(data)).toBe(false);
    expect(isPreviewed(TOLD)).toBe(true);
  },
);

test('the room stands at the question, and follows what it is told next', async () => {
  const clock = createFakeClock();
  const transport = new PreviewTransport();
  const room = createRoom({ transport, clock, random: () => 0, newId: () => '00000000-0000-4000-8000-000000000000' });
  room.start();
  await clock.pass(0);
  expect(screenOf(room.snapshot())).toBe('loading');
  transport.show(TOLD, NOW);
  await clock.pass(0);
  expect(screenOf(room.snapshot())).toBe('conversation');
  expect(room.snapshot().state?.conversation?.prompt?.text).toBe('Zweite Frage?');
  transport.show({ ...TOLD, questions: ['Neu?'], at: 0 }, NOW);
  await clock.pass(1_000);
  expect(room.snapshot().state?.conversation?.prompt?.text).toBe('Neu?');
});
