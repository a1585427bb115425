import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FakeClock } from '../../testing/fake-clock.ts';
import { postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Received, WebhookReceiver } from '../../testing/webhook-receiver.ts';
import { verifyWebhook } from '../verify-webhook.ts';
import { COMMANDS, CommandError, UsageError } from './index.ts';

let app: TestApp;
let receiver: WebhookReceiver;
let headers: Record<string, string>;
beforeAll(async () => {
  const clock = new FakeClock(Date.now());
  receiver = new WebhookReceiver(() => clock.now());
  await receiver.listen();
  app = await startTestApp({ clock }, { COLLOQUY_OUTBOUND_ALLOW: receiver.host });
  ({ headers } = await app.createKey({ organizationId: 'norrstad', userId: 'people', scopes: ['hiring'] }));
});
afterAll(async () => {
  await app.close();
  receiver.close();
});

/** Runs a command as the terminal does; gives its exit status and what it printed. */
async function run(name: string, values: Record<string, string> = {}, positionals: string[] = []) {
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined) throw new Error(`no command ${name}`);
  const input = { values: { organization: 'norrstad', user: 'people', ...values }, positionals };
  const [lines, problems]: [string[], string[]] = [[], []];
  command.check?.(input);
  const output = { line: (text: string) => void lines.push(text), problem: (text: string) => void problems.push(text) };
  return { status: await command.run(app.context, input, output), lines, problems };
}

test('an endpoint from its making to a replay, by commands alone', async () => {
  const made = await run('webhooks add', { url: receiver.url, types: 'interview.scheduled, report.ready' });
  const [secret] = made.lines as [string];
  const id = made.problems[0]?.slice('id '.length) ?? '';
  expect((await run('webhooks list')).lines).toEqual([
    `${id}\tenabled\tinterview.scheduled,report.ready\t${receiver.url}`,
  ]);
  receiver.answer = (response) => response.writeHead(200).end('hello');
  expect(await run('webhooks test', {}, [id])).toMatchObject({
    status: 0,
    lines: [expect.stringMatching(/^DELIVERED\t200\t\d+ ms$/), 'hello'],
  });
  receiver.answer = (response) => response.writeHead(500).end();
  expect(await run('webhooks test', {}, [id])).toMatchObject({
    status: 1,
    lines: [expect.stringMatching(/^SERVER_ERROR\t500/)],
  });
  expect((await run('webhooks disable', {}, [id])).lines).toEqual([expect.stringMatching(/disabled .* ACCOUNT$/)]);
  await postInterview(app, headers, await postJob(app, headers));
  await app.context.tasks.runDue();
  const [held] = (await run('webhooks deliveries', { state: 'HELD' }, [id])).lines;
  expect(held).toMatch(/\tmsg_[0-9a-f-]{36}\tinterview\.scheduled\tHELD\tno attempt$/);
  await expect(run('webhooks replay', {}, [id])).rejects.toThrow(/disabled/);
  expect((await run('webhooks enable', {}, [id])).lines).toEqual([`${id} enabled`]);
  receiver.answer = (response) => response.writeHead(204).end();
  expect((await run('webhooks replay', {}, [id])).lines).toEqual(['1 deliveries are sent again']);
  await app.context.tasks.runDue();
  const [done] = (await run('webhooks deliveries', {}, [id])).lines;
  expect(done).toMatch(/\tDELIVERED\t\S+Z DELIVERED 204$/);
  await run('webhooks replay', { delivery: done?.split('\t')[0] ?? '' }, [id]);
  await app.context.tasks.runDue();
  const [first, again] = receiver.received.slice(-2) as [Received, Received];
  expect(again.id).toBe(first.id);
  receiver.verify(secret, again);
  const rotated = await run('webhooks rotate', { 'overlap-hours': '0' }, [id]);
  expect(rotated).toMatchObject({
    lines: [expect.stringMatching(/^whsec_/)],
    problems: ['the former secret signs no more'],
  });
  await verifies(rotated.lines[0] ?? '', id);
});

/** `webhooks verify` judges what was received as a receiver does. */
async function verifies(secret: string, id: string): Promise<void> {
  await run('webhooks test', {}, [id]);
  const { headers: sent, text } = receiver.received.at(-1) as Received;
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-verify-'));
  const write = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const verify = async (change: Record<string, string>, body = text) => {
    const values = {
      'secret-file': write('secret', `${secret}\n`),
      id: String(sent['webhook-id']),
      timestamp: String(sent['webhook-timestamp']),
      signature: String(sent['webhook-signature']),
      at: String(sent['webhook-timestamp']),
      ...change,
    };
    const lines: string[] = [];
    const args = Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]);
    const status = await verifyWebhook.run([...args, write('body', body)], {
      line: (line) => void lines.push(line),
      problem: () => undefined,
    });
    return [status, ...lines];
  };
  try {
    expect(await verify({})).toEqual([0, 'genuine']);
    expect(await verify({}, `${text}\n`)).toEqual([1, expect.stringContaining('byte for byte')]);
    expect(await verify({ at: '1' })).toEqual([1, expect.stringContaining('ahead')]);
    expect(await verify({ 'secret-file': write('other', 'whsec_short') })).toEqual([
      1,
      expect.stringContaining('whsec_'),
    ]);
    await expect(verify({ 'secret-file': join(folder, 'none') })).rejects.toThrow(/cannot be read: ENOENT/);
    await expect(verify({ at: 'now' })).rejects.toThrow(UsageError);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('wrong usage names the option and the rule', async () => {
  await expect(run('webhooks add', { url: 'http://hooks.example.com', types: 'report.ready' })).rejects.toThrow(
    'url: Only https links are accepted.',
  );
  await expect(run('webhooks add', { url: 'https://hooks.example.com', types: 'report' })).rejects.toThrow(
    /^types.0: /,
  );
  await expect(run('webhooks list', { user: 'nobody' })).rejects.toThrow(CommandError);
  await expect(run('webhooks test', {}, ['none'])).rejects.toThrow('Webhook endpoint not found');
  await expect(run('webhooks rotate', { 'overlap-hours': '200' }, ['x'])).rejects.toThrow(/^overlapHours: /);
  await expect(run('webhooks rotate', { 'overlap-hours': 'a day' }, ['x'])).rejects.toThrow(UsageError);
  await expect(run('webhooks replay', { since: 'yesterday' }, ['x'])).rejects.toThrow(/since/);
  await expect(run('webhooks replay', { since: 'x', delivery: 'y' }, ['x'])).rejects.toThrow(/exclude/);
  await expect(run('webhooks deliveries', { state: 'LOST' }, ['x'])).rejects.toThrow(/state/);
});
