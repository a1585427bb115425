import { expect, test } from 'vitest';
import { buildConfig } from '../config/config.ts';
import type { Environment } from '../config/env.ts';
import type { LookUpText } from '../platform/mail/sender-dns.ts';
import { reportSender } from './check-sender.ts';

const MAIL: Environment = {
  COLLOQUY_SMTP_URL: 'smtp://relay.example:25',
  COLLOQUY_MAIL_FROM: 'hello@acme.example',
  COLLOQUY_DKIM_SELECTOR: 'k1',
};
async function reported(
  environment: Environment,
  lookUp: LookUpText,
): Promise<{ lines: string[]; problems: string[] }> {
  const lines: string[] = [];
  const problems: string[] = [];
  const output = { line: (text: string) => lines.push(text), problem: (text: string) => problems.push(text) };
  await reportSender(buildConfig(environment), output as Parameters<typeof reportSender>[1], lookUp);
  return { lines, problems };
}

test('what lacks is said by its name, what stands too, and nothing without a mail server', async () => {
  const none = await reported(MAIL, async () => []);
  expect(none.lines).toEqual([]);
  expect(none.problems.map((text) => /SPF|DKIM|DMARC/.exec(text)?.[0])).toEqual(['SPF', 'DKIM', 'DMARC']);
  for (const problem of none.problems) expect(problem).toContain('acme.example');
  const all = await reported(MAIL, async (name) =>
    name.startsWith('_dmarc') ? ['v=DMARC1; p=reject'] : name.startsWith('k1') ? ['p=MIIB'] : ['v=spf1 -all'],
  );
  expect([all.lines.length, all.problems]).toEqual([3, []]);
  expect(await reported({}, async () => [])).toEqual({ lines: [], problems: [] });
});

test('DNS that is away is said, and says nothing of the records', async () => {
  const { lines, problems } = await reported(MAIL, async () => Promise.reject(new Error('SERVFAIL')));
  expect([lines, problems.length]).toEqual([[], 1]);
  expect(problems[0]).toContain('DNS gave no answer');
});
