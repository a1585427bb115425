import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';

const FOLDERS = ['/usr/local/bin', '/usr/bin', '/bin', '/opt/homebrew/bin'];
/** It makes way for whoever waits for a reply. */
const NICE = 15;

/** The system's ffmpeg (a program of its own, under its own licence, that is only called); null where there is none. */
export function findFfmpeg(folders: readonly string[] = FOLDERS): string | null {
  for (const folder of folders) {
    const path = join(folder, 'ffmpeg');
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

/** The outcome is told apart from a signal that fired: a file that it cannot read is one of a candidate's, no fault of ours. */
export type FfmpegOutcome = 'done' | 'failed' | 'too-late';

/**
 * One run, on one thread and without anything of the server's environment. What it prints goes nowhere: it may hold what
 * is in the file.
 *
 * @throws the signal's reason
 */
export function runFfmpeg(
  path: string,
  args: readonly string[],
  budgetMs: number,
  signal: AbortSignal,
): Promise<FfmpegOutcome> {
  signal.throwIfAborted();
  const late = AbortSignal.timeout(Math.max(1, Math.ceil(budgetMs)));
  return new Promise((resolve, reject) => {
    const child = spawn(path, ['-nostdin', '-hide_banner', '-loglevel', 'quiet', '-y', ...args], {
      stdio: 'ignore',
      env: {},
      signal: AbortSignal.any([signal, late]),
      killSignal: 'SIGKILL',
    });
    const settle = (outcome: FfmpegOutcome): void => {
      if (signal.aborted) reject(signal.reason);
      else resolve(late.aborted ? 'too-late' : outcome);
    };
    child.once('spawn', () => {
      try {
        if (child.pid !== undefined) setPriority(child.pid, NICE);
      } catch {
        // It has ended already, or the system lets nobody do so.
      }
    });
    child.once('error', () => settle('failed'));
    child.once('close', (code) => settle(code === 0 ? 'done' : 'failed'));
  });
}
