import { afterAll, beforeAll, expect, test } from 'vitest';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { COMMANDS, CommandError, UsageError } from './index.ts';

let app: TestApp;
let headers: Record<string, string>;
let room: Candidate;
beforeAll(async () => {
  app = await startTestApp();
  ({ headers } = await app.createKey({ organizationId: 'norrstad', userId: 'people' }));
  const { token } = await postInterview(app, headers, await postJob(app, headers), { candidateName: 'Kim' });
  room = new Candidate(app, token);
  await room.look();
});
afterAll(() => app.close());

async function run(name: string, values: Record<string, string> = {}, positionals: string[] = []) {
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined) throw new Error(`no command ${name}`);
  const [lines, problems]: [string[], string[]] = [[], []];
  const output = { line: (text: string) => void lines.push(text), problem: (text: string) => void problems.push(text) };
  const status = await command.run(
    app.context,
    { values: { organization: 'norrstad', ...values }, positionals },
    output,
  );
  return { status, lines, problems };
}
const user = { user: 'people' };
const open = async () => (await run('requests list', user)).lines.map((line) => line.split('\t'));

test('a request from its row to an answer that nobody mailed, and says so', async () => {
  await room.send('ask-human', { note: 'Two\nlines' });
  const [[id = '', kind, state, due, who, assignee, note] = []] = await open();
  expect([kind, state, who, assignee, note]).toEqual(['person', 'open', 'Kim', '-', 'Two lines']);
  expect(due).toMatch(/^due \d{4}-/);
  await run('requests assign', { ...user, to: 'Ana' }, [id]);
  expect((await open())[0]?.[5]).toBe('Ana');
  const answered = await run('requests answer', { ...user, text: 'Ring us.' }, [id]);
  expect(answered.problems.join()).toContain('NOT mailed: there is no mail server');
  expect(answered.lines.join()).toMatch(
    /^To: kim\.larsen@example\.com\nSubject: norrstad has answered you\n[\s\S]*> Ring us\./,
  );
  expect(await open()).toEqual([]);
  await expect(run('requests dismiss', { ...user, reason: 'late' }, [id])).rejects.toThrow(CommandError);
  await expect(run('requests list', { ...user, state: 'odd' })).rejects.toThrow(UsageError);
});

test('how an organization writes is shown, changed one by one, and judged', async () => {
  expect((await run('mails settings')).lines[0]).toBe('invitations: off, unless a call asks for one');
  await run('mails settings', { invitations: 'on', notices: 'team@norrstad.example', 'time-zone': 'Europe/Oslo' });
  expect((await run('mails settings', { contact: 'kontakt@norrstad.example' })).lines).toEqual([
    'invitations: on',
    'contact: kontakt@norrstad.example',
    'notices: team@norrstad.example',
    'language: en; time zone: Europe/Oslo',
  ]);
  for (const wrong of [{ contact: 'nobody' }, { 'time-zone': 'Mars/Base' }, { language: 'xx' }, { invitations: 'yes' }])
    await expect(run('mails settings', wrong), JSON.stringify(wrong)).rejects.toThrow(UsageError);
});

test('without a mail server an invitation is written to the outbox, and called written', async () => {
  await postInterview(app, headers, await postJob(app, headers), { candidateEmail: 'lo@example.com', linkDays: 1 });
  await room.send('ask-human', { about: 'erase' });
  await app.context.tasks.runDue();
  const { lines } = await run('mails list');
  expect(lines.map((line) => line.split('\t')[1]).sort()).toEqual(['invitation', 'request-open']);
  for (const line of lines) expect(line).toMatch(/ WRITTEN /);
  expect((await run('mails list', { state: 'FAILED' })).lines).toEqual([]);
  await expect(run('mails retry', {}, ['nobody'])).rejects.toThrow(CommandError);
});
