import { commands } from '@colloquy/contract/room';
import { expect, test } from 'vitest';
import { countCodePoints, storable } from './text.ts';

test('a length is counted in code points', () => {
  expect(countCodePoints('a𝄞é')).toBe(3);
});

test('half characters and NUL become something that the server stores, everything else stays', () => {
  const typed = 'one \ud83d two \udc00 three \u0000 😀 \n\t مرحبا';
  const sent = storable(typed);
  expect(sent).toBe('one \ufffd two \ufffd three \ufffd 😀 \n\t مرحبا');
  const id = '00000000-0000-4000-8000-000000000000';
  const body = { clientId: id, seat: id, seen: 0, promptId: 1, text: sent };
  expect(commands.answer.safeParse(body).success).toBe(true);
  expect(commands.answer.safeParse({ ...body, text: typed }).success).toBe(false);
});
