import { postInterview, postJob } from './flows.ts';
import type { TestApp } from './test-app.ts';

const URL_BASE = '/api/v1/webhooks';

type Delivery = {
  id: string;
  messageId: string;
  type: string;
  state: string;
  nextAttemptAt: string | null;
  attempts: { status: number | null; reason: string | null }[];
};

let accounts = 0;
/** A new account with a job and endpoints; gives what a test needs of it. */
export async function webhookAccount(app: TestApp, types = ['interview.scheduled'], count = 1) {
  accounts += 1;
  const names = { organizationId: `hooks-${accounts}`, userId: 'u' };
  const { headers } = await app.createKey({ ...names, scopes: ['hiring', 'webhooks'] });
  const endpoints: { id: string; secret: string; url: string }[] = [];
  for (let n = 0; n < count; n += 1) {
    const url = `https://hooks-${accounts}-${n}.example.com/in`;
    const reply = await app.call('POST', URL_BASE, { headers, body: { url, types } });
    endpoints.push({ url, ...(reply.body as { data: { id: string; secret: string } }).data });
  }
  const serviceJobId = await postJob(app, headers);
  const id = endpoints[0]?.id ?? '';
  return {
    names,
    headers,
    id,
    endpoints,
    happen: () => postInterview(app, headers, serviceJobId),
    deliveries: async (of = id) => {
      const reply = await app.call('GET', `${URL_BASE}/${of}/deliveries`, { headers });
      return (reply.body as { data: { results: Delivery[] } }).data.results;
    },
    endpoint: async (of = id) => {
      const reply = await app.call('GET', `${URL_BASE}/${of}`, { headers });
      return (reply.body as { data: Record<string, unknown> }).data;
    },
    change: (body: object, of = id) => app.call('PUT', `${URL_BASE}/${of}`, { headers, body }),
    replay: (body: object = {}, of = id) => app.call('POST', `${URL_BASE}/${of}/replay`, { headers, body }),
  };
}
