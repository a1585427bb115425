import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { lockDirectory } from '../platform/db/directory-lock.ts';
import { programFile } from '../testing/program.ts';
import { PROCESS_ADMIN_SECRET, temporaryFolder } from '../testing/server-process.ts';

/** The server ends with whoever started it, however that one ends: nothing goes on and holds the data folder. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const MARKS = { npm: /(^|\/)npm /, launcher: /scripts\/start\.mjs/, server: /cli\.mjs start/ };
type Level = keyof typeof MARKS;

// Made before several starts would make it at once.
beforeAll(() => void programFile(), 240_000);

async function startByNpm(dataDir: string) {
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    // The programs of the system first: `npm` is one of them.
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|COLLOQUY_)|_URL$/.test(name))),
      PATH: `${process.env.PATH}:${dirname(process.execPath)}`,
      COLLOQUY_PORT: '0',
      COLLOQUY_DATA_DIR: dataDir,
      COLLOQUY_ADMIN_SECRET: PROCESS_ADMIN_SECRET,
      COLLOQUY_MEANING: 'off',
      COLLOQUY_DRAIN_MS: '0',
      COLLOQUY_VOICE: 'off',
    },
  });
  let output = '';
  const closed = once(child, 'close');
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
      if (output.includes('"listening"')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void closed.then(() => reject(new Error(`no start: ${output}`)));
  });
  return { pid: child.pid ?? 0, closed, output: () => output };
}

/** Every process below one, by what it runs. */
function pidOf(level: Level, root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(name), parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]), command }];
      } catch {
        return [];
      }
    });
  const below = [root];
  for (const pid of below) below.push(...processes.filter(({ parent }) => parent === pid).map((found) => found.pid));
  if (level === 'npm') return root;
  const [found] = processes.filter(
    ({ pid, command }) => below.includes(pid) && MARKS[level].test(command) && !/^sh /.test(command),
  );
  if (found === undefined) throw new Error(`no ${level} below ${root}`);
  return found.pid;
}

const cases = (['npm', 'launcher', 'server'] as const).flatMap((level) =>
  (['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const).map((signal) => [signal, level] as const),
);

// Most of a case is waiting for one process to see that another has ended.
test.runIf(process.platform === 'linux').concurrent.each(cases)(
  '%s to the %s ends the server and frees the data folder',
  { timeout: 180_000 },
  async (signal, level) => {
    const folder = temporaryFolder();
    const { pid, closed, output } = await startByNpm(folder.path);
    process.kill(pidOf(level, pid), signal);
    // Every process that was started holds the pipe: this is the end of the last of them.
    await closed;
    const isDrained = !(level === 'server' && signal === 'SIGKILL');
    expect([output().includes('"event":"stopping"'), isDrained]).toEqual([isDrained, isDrained]);
    await (await lockDirectory(folder.path))();
    folder.remove();
  },
);
