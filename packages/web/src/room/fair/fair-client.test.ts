import { expect, test } from 'vitest';
import { createFairClient } from './fair-client.ts';

test('each call names the page that makes it', async () => {
  const called: string[] = [];
  const client = createFairClient('link', 'page', async (path) => {
    called.push(String(path));
    return Response.json({});
  });
  await client.look();
  await client.declare({ sex: null, race: null, age: null, disability: null });
  expect(called).toEqual(['/room/api/fair?seat=page', '/room/api/declare?seat=page']);
});
