import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, conclude } from './shared/checks.ts';
import { startColloquy } from './shared/server.ts';

/** The README's first interview, letter by letter: its blocks that call the API, in one shell, against `npm start`. */
const README = new URL('../README.md', import.meta.url);

/** Pages whose calls run as they are, after the README's walk; `https://interviews.example.com` is this server there. */
const PAGES = ['docs/api/calls.md', 'docs/embedding.md', 'docs/integrations/mcp.md'];
const SECRET = 'e2e-admin-secret-123456';

const colloquy = await startColloquy(null, { COLLOQUY_ADMIN_SECRET: SECRET });
const folder = mkdtempSync(join(tmpdir(), 'colloquy-readme-'));
try {
  const blocks = [...readFileSync(README, 'utf8').matchAll(/^```bash\n(.*?)^```$/gms)].map(([, text = '']) => text);
  const calls = blocks.filter((text) => text.includes('curl '));
  check('the README has its walk', calls.length === 2, `${calls.length} blocks`);
  const script = inThisServer(calls.join('\necho\n'));
  const done = spawnSync('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: folder,
    env: { ...process.env, COLLOQUY_DATA_DIR: colloquy.dataDir },
    encoding: 'utf8',
  });
  check('the walk ends without an error', done.status === 0, done.stderr);
  const [created, listed] = done.stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { success: boolean; data: Record<string, unknown> });
  check('an interview is made', created?.success === true && 'interviewUrl' in created.data, done.stdout);
  check('the list holds it', listed?.success === true && listed.data.total === 1, done.stdout);
  const key = colloquy.cli('keys', 'create', '--organization', 'acme', '--user', 'integration').trim();
  for (const name of PAGES) {
    const text = readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
    const found = [...text.matchAll(/^```(?:bash|sh)\n(.*?)^```$/gms)].map(([, block = '']) => block);
    check(
      `${name} has calls`,
      found.some((block) => block.includes('curl ')),
      `${found.length} blocks`,
    );
    // A reply that refuses ends the walk.
    const calls = ['curl() { command curl --fail-with-body "$@"; }', ...found].join('\necho\n');
    const walked = spawnSync('bash', ['-euo', 'pipefail', '-c', inThisServer(calls)], {
      cwd: folder,
      env: {
        ...process.env,
        COLLOQUY_DATA_DIR: colloquy.dataDir,
        COLLOQUY_ADMIN_SECRET: SECRET,
        KEY: key,
        URL: colloquy.url,
      },
      encoding: 'utf8',
    });
    check(`the calls of ${name} end without an error`, walked.status === 0, `${walked.stderr}\n${walked.stdout}`);
  }
  const page = await fetch(String(created?.data.interviewUrl));
  check('its link opens', page.status === 200, String(page.status));
} finally {
  rmSync(folder, { recursive: true });
  check('the server ends cleanly', [0, 143].includes((await colloquy.stop()) ?? -1));
}
conclude();

function inThisServer(script: string): string {
  return script
    .replaceAll('http://127.0.0.1:8080', colloquy.url)
    .replaceAll('https://interviews.example.com', colloquy.url)
    .replaceAll('npx colloquy', `npx --prefix ${new URL('..', import.meta.url).pathname} colloquy`);
}
