import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  runCommandProcess,
  type ServerProcess,
  startServerProcess,
  temporaryFolder,
} from '../../testing/server-process.ts';

const folder = temporaryFolder();
let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({ COLLOQUY_DATA_DIR: folder.path });
}, 240_000);
afterAll(async () => {
  await server.stop();
  folder.remove();
});

type Shown = { report: { competencies: { score: number | null }[] } };

test('demo --full leaves a strong and a weak report, a founder conversation and a verified profile', async () => {
  const done = await runCommandProcess(['demo', '--full'], { COLLOQUY_DATA_DIR: folder.path });
  expect(done).toMatchObject({ status: 0, problem: expect.stringContaining('API key is ') });
  const addressOf = (what: string) => new RegExp(`^${what}: (\\S+)$`, 'm').exec(done.line)?.[1] ?? '';
  const get = (url: string, headers: Record<string, string> = {}) =>
    fetch(url.replace(/^https?:\/\/[^/]+/, server.url), { headers });

  const scores = async (kind: string): Promise<number> => {
    const reply = await get(addressOf(`${kind} report`), { accept: 'application/json' });
    expect([kind, reply.status]).toEqual([kind, 200]);
    const { report } = (await reply.json()) as Shown;
    return report.competencies.reduce((sum, { score }) => sum + (score ?? 0), 0);
  };
  expect(await scores('strong')).toBeGreaterThan(await scores('weak'));

  const key = /API key is (\S+)/.exec(done.problem)?.[1] ?? '';
  const conversation = await get(addressOf('founder conversation'), { 'x-api-key': key });
  expect(await conversation.json()).toMatchObject({
    status: 'COMPLETED',
    founder_name: 'Noor Vandersteen',
    founder_email: 'noor@tidewise.example',
  });
  expect((await get(addressOf('verified profile sam-demo-workshop'))).status).toBe(200);
}, 240_000);
