import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['/usr/local/bin', '/usr/bin', '/bin', '/opt/homebrew/bin'];
/** Two minutes of sound; more than any text that is spoken. */
const OUTPUT_MAX_BYTES = 8 * 1024 * 1024;

/** The system's espeak-ng (GPL-3, a program of its own that is only called); null where it is not installed. */
export function findEspeak(folders: readonly string[] = FOLDERS): string | null {
  for (const folder of folders) {
    const path = join(folder, 'espeak-ng');
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

/**
 * @param input what it reads; never in its arguments, which every user of the machine can list
 * @returns what it prints. @throws when it fails, or the signal's reason
 */
export async function runEspeak(
  path: string,
  args: readonly string[],
  input: string,
  signal: AbortSignal,
): Promise<Buffer> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, { stdio: ['pipe', 'pipe', 'ignore'], env: {}, signal, killSignal: 'SIGKILL' });
    const printed: Buffer[] = [];
    let bytes = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > OUTPUT_MAX_BYTES) child.kill('SIGKILL');
      else printed.push(chunk);
    });
    child.once('error', (error) => reject(signal.aborted ? signal.reason : error));
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(printed));
      else reject(signal.aborted ? signal.reason : new Error('espeak-ng failed'));
    });
    // It may have ended already; its exit says why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
