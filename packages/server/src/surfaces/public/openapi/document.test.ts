import { expect, test } from 'vitest';
import { buildOpenApi } from './document.ts';

type Operation = { responses: Record<string, { description: string }>; parameters: { name: string }[] };
const { paths } = buildOpenApi('https://interviews.example.com', '0.0.0') as {
  paths: Record<string, Record<string, Operation>>;
};
const text = (path: string, method: string, status: number) => paths[path]?.[method]?.responses[status]?.description;

test('a refusal that each call has for its own reason is told in its own words', () => {
  expect(text('/api/v1/jobs', 'post', 422)).toContain('workplace type');
  expect(text('/api/v1/admin/profiles', 'post', 422)).toContain('resume');
  expect(text('/api/v1/admin/profiles/network-export', 'post', 422)).toContain('archive');
  expect(text('/api/v1/admin/claims', 'post', 422)).toContain('address proves nothing');
  expect(text('/api/v1/consumers/{consumer}/profiles/{username}', 'get', 503)).toContain('provider');
  expect(text('/api/v1/network/{username}/verification', 'get', 503)).not.toContain('provider');
});

test('the identity webhook is described with its headers', () => {
  const operation = paths['/webhooks/identity']?.post;
  expect(operation?.parameters.map(({ name }) => name)).toEqual(['webhook-timestamp', 'webhook-signature']);
  expect(Object.keys(operation?.responses ?? {})).toEqual([
    '200',
    '400',
    '401',
    '404',
    '409',
    '413',
    '415',
    '429',
    '500',
    '503',
  ]);
});
