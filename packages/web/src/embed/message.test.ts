import { parentMessage } from '@colloquy/contract/room';
import { expect, test } from 'vitest';
import { LANGUAGE_NAMES, loadCatalogue } from '../room/messages/languages.ts';
import { readMessage } from './message.ts';
import { TITLES, titleIn } from './titles.ts';

const stamp = { source: 'colloquy-room', version: 1 };

const MESSAGES: unknown[] = [
  { ...stamp, type: 'ready' },
  { ...stamp, type: 'resize', height: 0 },
  { ...stamp, type: 'resize', height: 812 },
  { ...stamp, type: 'started' },
  { ...stamp, type: 'question', number: 1, total: 7 },
  { ...stamp, type: 'paused' },
  { ...stamp, type: 'completed' },
  { ...stamp, type: 'openInNewTab' },
  ...parentMessage.options.flatMap((option): unknown[] => {
    if (option.shape.type.value === 'aborted' && 'ending' in option.shape)
      return option.shape.ending.options.map((ending) => ({ ...stamp, type: 'aborted', ending }));
    if (option.shape.type.value === 'error' && 'code' in option.shape)
      return option.shape.code.options.map((code) => ({ ...stamp, type: 'error', code }));
    return [];
  }),
];

const OTHERS: unknown[] = [
  null,
  undefined,
  'ready',
  42,
  [],
  {},
  stamp,
  { ...stamp, type: 'close' },
  { ...stamp, type: 'toString' },
  { ...stamp, type: 'ready', version: 2 },
  { ...stamp, type: 'ready', source: 'somebody' },
  { ...stamp, type: 'ready', name: 'Maria Okafor' },
  { ...stamp, type: 'resize' },
  { ...stamp, type: 'resize', height: -1 },
  { ...stamp, type: 'resize', height: 1.5 },
  { ...stamp, type: 'resize', height: '812' },
  { ...stamp, type: 'resize', height: Number.POSITIVE_INFINITY },
  { ...stamp, type: 'question', number: 0, total: 7 },
  { ...stamp, type: 'question', number: 1 },
  { ...stamp, type: 'question', number: 1, total: 7, text: 'What did you do?' },
  { ...stamp, type: 'aborted' },
  { ...stamp, type: 'aborted', ending: 'constructor' },
  { ...stamp, type: 'error', code: '__proto__' },
];

test('every type of message is among those tried', () => {
  const types = new Set(MESSAGES.map((message) => (message as { type: string }).type));
  expect(types).toEqual(new Set(parentMessage.options.map((option) => option.shape.type.value)));
});

test.each(MESSAGES)('%j is read as the contract reads it', (message) => {
  expect(parentMessage.safeParse(message).success).toBe(true);
  expect(readMessage(message)).toEqual(message);
});

test.each(OTHERS)('%j is no message of the room', (message) => {
  expect(parentMessage.safeParse(message).success).toBe(false);
  expect(readMessage(message)).toBeNull();
});

test('the frame is called what the room calls its page, in every language', async () => {
  for (const language of Object.keys(LANGUAGE_NAMES) as (keyof typeof LANGUAGE_NAMES)[]) {
    expect(TITLES[language], language).toBe((await loadCatalogue(language)).pageTitle);
  }
});

test('a language is found by its first part; English where there is none', () => {
  expect(['de-AT', 'nb', 'NN-no', 'xx', '', 'constructor'].map(titleIn)).toEqual([
    'Interview',
    'Intervju',
    'Intervju',
    'Interview',
    'Interview',
    'Interview',
  ]);
});
