import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishNews } from '../../features/webhooks/index.ts';
import { signedIn } from '../../testing/console-people.ts';
import { Candidate } from '../../testing/flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { webhookAccount } from '../../testing/webhook-account.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const TYPES = ['interview.scheduled', 'interview.started', 'report.ready'];

async function messages(withMember: boolean): Promise<Record<string, { consoleUrl?: string; interviewId: string }>> {
  const account = await webhookAccount(app, TYPES);
  if (withMember) await signedIn(app, account.names.organizationId, 'VIEWER');
  const { token, meetingId } = await account.happen();
  const room = new Candidate(app, token);
  await room.begin();
  await room.finish();
  await app.context.tasks.runDue();
  await publishNews(app.context).run();
  const rows = await app.context.db.query<{ type: string; body: string }>(
    'select type, body from webhook_messages where interview_id = $1',
    [meetingId],
  );
  expect(rows.map(({ type }) => type).sort()).toEqual([...TYPES].sort());
  return Object.fromEntries(rows.map(({ type, body }) => [type, JSON.parse(body).data]));
}

test('a message names where people read more, once somebody can sign in there; it holds no more of the person', async () => {
  const found = await messages(true);
  for (const type of TYPES) {
    const { consoleUrl = '', interviewId } = found[type] ?? { interviewId: '' };
    const path = `/console/hooks-\\d+/interviews/${interviewId}${type === 'report.ready' ? '/report' : ''}`;
    expect(consoleUrl).toMatch(new RegExp(`^https://interviews\\.example\\.com${path}$`));
  }
});

test('without a member of the console it names none', async () => {
  for (const data of Object.values(await messages(false))) expect(data).not.toHaveProperty('consoleUrl');
});
