// The oldest Node that the SDK promises to run on: fetched once by npm into .cache/node-20, its file compared with what is
// pinned here. Prints the path of the program. Ends with 3 and a sentence where it cannot be had (the registry is not
// reached, no such build for this machine), with 1 where what came is not what is pinned.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

const VERSION = '20.0.0';
const INTEGRITY = {
  x64: 'sha512-CqTTD0yNmrI11aqmI+AB1VWX4AuBcxNul+dWnhCyOmAl1aMzCs7/Sac92dti1rmKKt4C/zvCrxhPa5XueoPl6g==',
  arm64: 'sha512-xC4N1D6L3bEgePclcqb2tOyU9MLoP0l1S2DEBq1TK2L9wX/uodXpqIZIK1ya/98C4B1bGBlkbQxYuk3fhxu2pQ==',
};
/** A registry that takes longer to begin is not reached. */
const REACH_MS = 60_000;
const PULL_MS = 240_000;
/** What npm says of networks, not of packages. */
const AWAY =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR|E5\d\d)\b/;

const name = `node-linux-${process.arch}`;
const cache = join(ROOT, '.cache', 'node-20');
const program = join(cache, `${name}-${VERSION}`, 'bin', 'node');
if (process.platform !== 'linux' || !(process.arch in INTEGRITY))
  end(3, `there is no package of Node ${VERSION} for ${process.platform} ${process.arch}`);
if (!existsSync(program)) fetchProgram();
process.stdout.write(`${program}\n`);

function fetchProgram() {
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(join(cache, '.making-'));
  try {
    const options = ['--ignore-scripts', '--json', '--fetch-retries=1', `--fetch-timeout=${REACH_MS}`];
    const pack = spawnSync('npm', ['pack', `${name}@${VERSION}`, ...options, '--pack-destination', making], {
      cwd: making,
      encoding: 'utf8',
      timeout: PULL_MS,
    });
    const said = `${pack.stdout}${pack.stderr}`;
    if (pack.error?.code === 'ETIMEDOUT' || (pack.status !== 0 && AWAY.test(said)))
      return leave(making, 3, 'the registry is not reached');
    if (pack.status !== 0) return leave(making, 1, `npm pack failed: ${said.slice(-1_000)}`);
    const archive = join(making, `${name}-${VERSION}.tgz`);
    const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
    if (found !== INTEGRITY[process.arch])
      return leave(making, 1, `${name}@${VERSION} is not the file that is pinned here`);
    const tar = spawnSync('tar', ['-xzf', archive, '-C', making], { encoding: 'utf8' });
    if (tar.status !== 0) return leave(making, 1, `tar failed: ${tar.stderr}`);
    // Whoever came first has the same.
    if (!existsSync(program)) renameSync(join(making, 'package'), join(cache, `${name}-${VERSION}`));
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

function leave(folder, status, sentence) {
  rmSync(folder, { recursive: true, force: true });
  end(status, sentence);
}

function end(status, sentence) {
  process.stderr.write(`node-20: ${sentence}\n`);
  process.exit(status);
}
