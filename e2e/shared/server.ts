import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { judgeReplies } from './published.ts';
import { until } from './until.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Run in the place of `npm start` and of the command line program, where it is named: an image's own, for example. */
const PROGRAM = process.env.E2E_PROGRAM;

/** Colloquy as an operator runs it: started by `npm start`, keys by the command line while it runs. */
export type Colloquy = {
  url: string;
  /** The link for the first owner that the start printed; null where somebody is one, and in production. */
  ownerLink: string | null;
  dataDir: string;
  cli(...args: string[]): string;
  /** A link by which the first owner of an organization comes in, as `colloquy owner` makes it. */
  newOwnerLink(organization: string): string;
  restart(): Promise<void>;
  /** Kills it without a word, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<number | null>;
};

function isAlive(group: number): boolean {
  try {
    return process.kill(group, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

/**
 * @param databaseUrl null for the embedded default
 * @param prepare lays into the data folder what is there before the first start
 */
export async function startColloquy(
  databaseUrl: string | null,
  env: Record<string, string>,
  prepare: (dataDir: string) => void = () => undefined,
): Promise<Colloquy> {
  const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-e2e-'));
  prepare(dataDir);
  const environment = {
    ...process.env,
    COLLOQUY_DATA_DIR: dataDir,
    COLLOQUY_PORT: '0',
    COLLOQUY_DRAIN_MS: '0',
    // Nothing is fetched for a test; the ones of speech bring their engines.
    COLLOQUY_VOICE: 'off',
    ...(databaseUrl === null
      ? {}
      : {
          DATABASE_URL: databaseUrl,
          COLLOQUY_ADMIN_SECRET: 'e2e-admin-secret-123456',
          COLLOQUY_SECRET_KEY: 'e2e-secret-key-0123456789abcdef0123456789',
        }),
    ...env,
  };
  const run = async () => {
    const [command, args] = PROGRAM === undefined ? ['npm', ['start', '--silent']] : [PROGRAM, ['start']];
    const child = spawn(command, args, {
      cwd: ROOT,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let ownerLink: string | null = null;
    child.stderr.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      ownerLink = /http:\S+\/console\/enter#\S+/.exec(chunk.toString('utf8'))?.[0] ?? ownerLink;
    });
    const lines = createInterface({ input: child.stdout });
    const url = await new Promise<string>((resolve, reject) => {
      lines.on('line', (line) => {
        if (line.includes('"listening"')) resolve((JSON.parse(line) as { url: string }).url);
      });
      child.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
    });
    judgeReplies(url);
    return { child, url, ownerLink: () => ownerLink };
  };
  let running = await run();
  const end = async (how: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> => {
    const { child } = running;
    if (child.exitCode !== null) return child.exitCode;
    const exited = once(child, 'exit');
    const group = -(child.pid ?? 0);
    // The whole group: npm does not hand signals on to what it runs, and may end before it.
    process.kill(group, how);
    const [code, signal] = (await exited) as [number | null, NodeJS.Signals | null];
    await until(async () => (isAlive(group) ? null : true));
    return code ?? (signal === 'SIGTERM' ? 143 : null);
  };
  const cli = (...args: string[]): string =>
    execFileSync(PROGRAM ?? process.execPath, PROGRAM ? args : [join(ROOT, 'scripts', 'colloquy.mjs'), ...args], {
      cwd: ROOT,
      env: environment,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  return {
    get url() {
      return running.url;
    },
    get ownerLink() {
      return running.ownerLink();
    },
    dataDir,
    cli,
    newOwnerLink(organization) {
      const [link = ''] = cli('owner', '--organization', organization).split('\n');
      // With a server database the command is a process of its own, which does not know the port that the server took.
      return link.replace('//localhost:0/', `//localhost:${new URL(running.url).port}/`);
    },
    async restart() {
      await end();
      running = await run();
    },
    async crash() {
      await end('SIGKILL');
      running = await run();
    },
    async stop() {
      const code = await end();
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
