import { execFile } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, conclude } from './shared/checks.ts';
import { startColloquy } from './shared/server.ts';

/** The README's first interview, letter by letter: its blocks that call the API, in one shell, against `npm start`. */
const README = new URL('../README.md', import.meta.url);
const ROOT = new URL('..', import.meta.url).pathname;

/** Pages whose commands run as they are, after the README's walk; `https://interviews.example.com` is this server there. */
const PAGES = [
  'docs/api/calls.md',
  'docs/embedding.md',
  'docs/integrations/mcp.md',
  'docs/api/webhooks.md',
  'docs/api/test-keys.md',
  'docs/integrations/ats.md',
  'docs/clients.md',
];
const SECRET = 'e2e-admin-secret-123456';
/** Of an account there; nothing is asked of it. */
const ASHBY = { ASHBY_KEY: 'ashby-key-of-the-walk', WEBHOOK_SECRET: 'a-secret-of-the-walk' };

// Orders of applicant tracking systems want a mail server; nothing is mailed, as nobody listens there.
const colloquy = await startColloquy(null, {
  COLLOQUY_ADMIN_SECRET: SECRET,
  COLLOQUY_SMTP_URL: 'smtp://127.0.0.1:1',
  COLLOQUY_MAIL_FROM: 'interviews@example.com',
});
const folder = mkdtempSync(join(tmpdir(), 'colloquy-readme-'));
try {
  const blocks = [...readFileSync(README, 'utf8').matchAll(/^```bash\n(.*?)^```$/gms)].map(([, text = '']) => text);
  const calls = blocks.filter((text) => text.includes('curl '));
  check('the README has its walk', calls.length === 2, `${calls.length} blocks`);
  const script = inThisServer(calls.join('\necho\n'));
  const done = await inShell(script, {});
  check('the walk ends without an error', done.status === 0, done.stderr);
  const [created, listed] = done.stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { success: boolean; data: Record<string, unknown> });
  check('an interview is made', created?.success === true && 'interviewUrl' in created.data, done.stdout);
  check('the list holds it', listed?.success === true && listed.data.total === 1, done.stdout);
  const key = colloquy.cli('keys', 'create', '--organization', 'acme', '--user', 'integration').trim();
  const given = { KEY: key, URL: colloquy.url, ...(await openJob()), ...ASHBY, npm_config_pack_destination: folder };
  for (const name of PAGES) {
    const text = readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
    const found = [...text.matchAll(/^```(?:bash|sh)\n(.*?)^```$/gms)].map(([, block = '']) => block);
    check(`${name} has commands`, found.length > 0);
    // A reply that refuses ends the walk.
    const calls = ['curl() { command curl --fail-with-body "$@"; }', ...found].join('\necho\n');
    const walked = await inShell(inThisServer(calls), { COLLOQUY_ADMIN_SECRET: SECRET, ...given, ...delivery() });
    check(`the calls of ${name} end without an error`, walked.status === 0, `${walked.stderr}\n${walked.stdout}`);
  }
  const page = await fetch(String(created?.data.interviewUrl));
  check('its link opens', page.status === 200, String(page.status));
} finally {
  rmSync(folder, { recursive: true });
  check('the server ends cleanly', [0, 143].includes((await colloquy.stop()) ?? -1));
}
conclude();

/** While it runs, this process goes on: kept connections that the server closes are seen to be closed. */
function inShell(script: string, given: Record<string, string>) {
  const env = { ...process.env, COLLOQUY_DATA_DIR: colloquy.dataDir, ...given };
  return new Promise<{ status: number; stdout: string; stderr: string }>((resolve) =>
    execFile('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ status: error === null ? 0 : Number(error.code ?? 1), stdout, stderr }),
    ),
  );
}

function inThisServer(script: string): string {
  return script
    .replaceAll('http://127.0.0.1:8080', colloquy.url)
    .replaceAll('https://interviews.example.com', colloquy.url)
    .replaceAll('cd packages/sdk', `cd ${ROOT}packages/sdk`)
    .replaceAll('npx colloquy', `npx --prefix ${ROOT} colloquy`);
}

/** An open job of the account that the page on applicant tracking systems makes its key for. */
async function openJob(): Promise<{ JOB: string }> {
  const key = colloquy.cli('keys', 'create', '--organization', 'acme', '--user', 'recruiting').trim();
  const reply = await fetch(`${colloquy.url}/api/v1/jobs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: readFileSync(join(folder, 'job.json')),
  });
  const { data } = (await reply.json()) as { data: { serviceJobId: string } };
  return { JOB: data.serviceJobId };
}

/** What a receiver has of a delivery: secret and body in files, the headers in the environment. */
function delivery(): Record<string, string> {
  const [secret, id, timestamp] = [randomBytes(32), 'msg_1', String(Math.floor(Date.now() / 1_000))];
  const body = JSON.stringify({ type: 'webhook.test', timestamp: new Date().toISOString(), data: {} });
  writeFileSync(join(folder, 'secret.txt'), `whsec_${secret.toString('base64')}\n`);
  writeFileSync(join(folder, 'body.json'), body);
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { WEBHOOK_ID: id, WEBHOOK_TIMESTAMP: timestamp, WEBHOOK_SIGNATURE: `v1,${signature}` };
}
