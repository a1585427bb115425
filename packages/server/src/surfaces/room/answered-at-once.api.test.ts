import { afterAll, beforeAll, expect, test } from 'vitest';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { type Details, Founder, postConversation } from '../../testing/founder-flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  // The readers as a server has them, not the scripted ones of other tests.
  app = await startTestApp({ answerReader: undefined });
  await app.context.readings.load();
});
afterAll(() => app.close());

test('the reply to a short answer holds what is asked next', async () => {
  const { headers } = await app.createKey();
  const interview = await postInterview(app, headers, await postJob(app, headers));
  const candidate = new Candidate(app, interview.token);
  const begun = await candidate.begin();
  app.clock.advance(20_000);
  const { phase, conversation } = await candidate.submit('Last winter I moved our mail to a new server in one night.');
  expect(phase).toBe('listening');
  expect(conversation?.prompt?.id).toBeGreaterThan(begun.conversation?.prompt?.id ?? Number.POSITIVE_INFINITY);
});

test('and so does the reply to a founder', async () => {
  const { apiKey } = await app.createKey({ scopes: ['conversations'] });
  const { tokenized_link } = (await postConversation(app, { 'x-api-key': apiKey })).body as Details;
  const founder = new Founder(app, tokenized_link ?? '');
  const begun = await founder.begin();
  const { phase, conversation } = await founder.submit('I am Ana Duarte.');
  expect(phase).toBe('listening');
  expect(conversation?.prompt?.id).toBeGreaterThan(begun.conversation?.prompt?.id ?? Number.POSITIVE_INFINITY);
});
