import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { programFile } from './program.ts';

/** As `npm start` has it: what one process has compiled, the next one reads. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/node', import.meta.url));

export const PROCESS_ADMIN_SECRET = 'an-admin-secret-for-processes';

export type ServerProcess = {
  url: string;
  child: ChildProcess;
  /** Ends it without a chance to put anything in order. */
  kill(): Promise<void>;
  /** Ends it as an operator does. */
  stop(): Promise<void>;
};

export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'colloquy-process-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts the server as a process of its own, as operators do; resolves when it listens. */
export function startServerProcess(
  environment: Record<string, string>,
  program: readonly string[] = [process.execPath, programFile()],
): Promise<ServerProcess> {
  const [command = '', ...before] = program;
  const child = spawn(command, [...before, 'start'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited(),
      COLLOQUY_PORT: '0',
      COLLOQUY_ADMIN_SECRET: PROCESS_ADMIN_SECRET,
      COLLOQUY_SECRET_KEY: 'a-signing-key-for-processes-0123456789abcdef',
      COLLOQUY_LOG: 'warn',
      COLLOQUY_MEANING: 'off',
      COLLOQUY_DRAIN_MS: '0',
      ...environment,
    },
  });
  const errors: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // What it said last may come after its end.
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await exited;
  };
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.includes('"listening"')) return;
      const { url } = JSON.parse(line) as { url: string };
      resolve({ url, child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') });
    });
    void closed.then(() =>
      reject(new Error(`the server ended: ${Buffer.concat(errors).toString('utf8').slice(-2_000)}`)),
    );
  });
}

/** Runs a command of the binary to its end, as operators do. */
export async function runCommandProcess(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<{ status: number | null; line: string; problem: string }> {
  const child = spawn(process.execPath, [programFile(), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited(), ...environment },
  });
  const [lines, problems]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => lines.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => problems.push(chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, line: Buffer.concat(lines).toString('utf8'), problem: Buffer.concat(problems).toString('utf8') };
}

function inherited(): Record<string, string | undefined> {
  const kept = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('COLLOQUY_') && !/^(DATABASE|REDIS)_URL$/.test(name),
  );
  return { NODE_COMPILE_CACHE, ...Object.fromEntries(kept) };
}
