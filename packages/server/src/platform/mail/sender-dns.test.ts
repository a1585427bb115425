import { expect, test } from 'vitest';
import { type LookUpText, readSender } from './sender-dns.ts';

const GOOD: Record<string, string[]> = {
  'mail.acme.example': ['some-site-verification=1', 'v=spf1 include:relay.example -all'],
  'k1._domainkey.mail.acme.example': ['v=DKIM1; k=rsa; p=MIIB'],
  '_dmarc.acme.example': ['v=DMARC1; p=quarantine; rua=mailto:d@acme.example'],
};
const from =
  (records: Record<string, string[]>): LookUpText =>
  async (name) =>
    records[name] ?? [];
const read = (lookUp: LookUpText, selector: string | null = 'k1', deadlineMs = 1_000) =>
  readSender({ address: 'hello@Mail.Acme.example', selector, deadlineMs }, lookUp);

test('a domain that says who sends for it is good; its policy may stand with the registered domain', async () => {
  expect(await read(from(GOOD))).toEqual({ domain: 'mail.acme.example', spf: 'good', dkim: 'good', dmarc: 'good' });
});

test('what lacks is told, each for itself', async () => {
  expect(await read(from({}))).toMatchObject({ spf: 'none', dkim: 'none', dmarc: 'none' });
  expect((await read(from(GOOD), null)).dkim).toBe('unnamed');
  const change = async (name: string, texts: string[]) => read(from({ ...GOOD, [name]: texts }));
  expect((await change('mail.acme.example', ['v=spf1 +all'])).spf).toBe('open');
  expect((await change('mail.acme.example', ['v=spf1 all'])).spf).toBe('open');
  expect((await change('mail.acme.example', ['v=spf1 ?all'])).spf).toBe('good');
  expect((await change('mail.acme.example', ['v=spf1 -all', 'v=spf1 ~all'])).spf).toBe('several');
  expect((await change('mail.acme.example', ['v=spf10 -all'])).spf).toBe('none');
  expect((await change('k1._domainkey.mail.acme.example', ['v=DKIM1; p='])).dkim).toBe('revoked');
  expect((await change('_dmarc.acme.example', ['v=DMARC1; p=none'])).dmarc).toBe('watching');
  expect((await change('_dmarc.acme.example', ['v=DMARC1; sp=none; p=reject'])).dmarc).toBe('good');
  expect((await change('_dmarc.mail.acme.example', ['v=DMARC1; p=none'])).dmarc).toBe('watching');
});

test('DNS that fails, or never answers, is away, and costs no more than the deadline', async () => {
  const failing: LookUpText = async () => Promise.reject(new Error('SERVFAIL'));
  expect(await read(failing)).toMatchObject({ spf: 'away', dkim: 'away', dmarc: 'away' });
  const began = performance.now();
  expect(await read(() => new Promise(() => undefined), 'k1', 50)).toMatchObject({ spf: 'away', dmarc: 'away' });
  expect(performance.now() - began).toBeLessThan(1_000);
});
