// `npm run bench:newcomer`: from nothing to a first invitation and to a finished report as somebody new to it comes there by
// the READMEs alone: a fresh clone, `npm start`, its link opened in a browser, a job, an invitation; then a test key, the SDK
// packed and installed in a project of their own, its second example. Prints when each step was done and ends with 1 after
// three minutes for the invitation, or five for the report. Needs a registry of npm and Chromium (CHROMIUM_PATH); speech is
// not fetched.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { launchBrowser } from '../e2e/shared/browser.ts';
import { enterAsOwner } from '../e2e/shared/first-owner.ts';
import { ROOT } from '../scripts/setup.mjs';
import { verdict } from './lib/load.mjs';
import { freePort } from './lib/server.mjs';

const [INVITATION_S, MOST_S] = [180, 300];
const folder = mkdtempSync(join(tmpdir(), 'colloquy-newcomer-'));
const [clone, project] = [join(folder, 'clone'), join(folder, 'project')];
const port = await freePort();
const env = {
  ...process.env,
  COLLOQUY_DATA_DIR: join(folder, 'data'),
  COLLOQUY_PORT: String(port),
  COLLOQUY_VOICE: 'off',
  COLLOQUY_LOG: 'warn',
};
const run = (command, args, cwd, more = {}) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 2], env: { ...env, ...more } }).trim();
const since = performance.now();
const seconds = () => (performance.now() - since) / 1_000;
const step = (text) => console.log(`  ${seconds().toFixed(0)} s: ${text}`);
let server = null;

try {
  run('git', ['clone', '--quiet', ROOT, clone], folder);
  step('cloned');
  server = spawn('npm', ['start', '--silent'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const ownerLink = new Promise((resolve) => {
    createInterface({ input: server.stderr }).on('line', (line) => {
      process.stderr.write(`${line}\n`);
      const link = /http:\S+\/console\/enter#\S+/.exec(line)?.[0];
      if (link !== undefined) resolve(link);
    });
  });
  await new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
    createInterface({ input: server.stdout }).on('line', (line) => line.includes('"listening"') && resolve());
  });
  step('npm start: installed, built, listening');
  await inviteSomebody(await ownerLink);
  const invited = seconds();
  step('the printed link opened, a job made, somebody invited');
  verdict(
    'newcomer: from the clone to a first invitation, s',
    invited.toFixed(0),
    `at most ${INVITATION_S}`,
    invited <= INVITATION_S,
  );
  const key = run('npx', ['colloquy', 'keys', 'create', '--organization', 'acme', '--user', 'me', '--test'], clone);
  step('a test key');
  const sdk = join(clone, 'packages', 'sdk');
  run('npm', ['pack', '--silent'], sdk);
  const packed = readdirSync(sdk).find((name) => name.endsWith('.tgz'));
  mkdirSync(project);
  run('npm', ['init', '-y', '--silent'], project);
  run('npm', ['install', '--silent', '--no-audit', '--no-fund', join(sdk, packed)], project);
  step('the SDK packed and installed');
  const [, , trial] = readFileSync(join(sdk, 'README.md'), 'utf8').split('```ts\n');
  writeFileSync(join(project, 'trial.mjs'), trial.split('```')[0]);
  const calling = performance.now();
  const said = run(process.execPath, ['trial.mjs'], project, {
    COLLOQUY_URL: `http://127.0.0.1:${port}`,
    COLLOQUY_TEST_KEY: key.split('\n').at(-1),
  });
  step(`the report, ${((performance.now() - calling) / 1_000).toFixed(0)} s after the first call:`);
  for (const line of said.split('\n')) console.log(`    ${line}`);
  const took = seconds();
  verdict('newcomer: from the clone to a report by the SDK, s', took.toFixed(0), `at most ${MOST_S}`, took <= MOST_S);
} finally {
  if (server?.exitCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    process.kill(-server.pid, 'SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

/** In the console, by the names on its pages. */
async function inviteSomebody(link) {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ locale: 'en-GB' });
    await enterAsOwner(page, link);
    await page.getByRole('link', { name: 'New job' }).first().click();
    await page.getByRole('button', { name: 'Fill in a sample' }).click();
    await page.getByRole('button', { name: 'Make the job' }).click();
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByLabel('E-mail address of the candidate').fill('robin.vale@example.com');
    await page.getByRole('button', { name: 'Make the link' }).click();
    await page.getByText('The link is made.').waitFor();
  } finally {
    await browser.close();
  }
}
