import { join } from 'node:path';
import { weightManifest } from '../../platform/weights/manifest.ts';
import { Weights } from '../../platform/weights/weights.ts';
import manifest from './manifest.json' with { type: 'json' };

/** The weights of the embedded speech engines, as far as they were pulled into the data folder. */
export function openWeights(dataDir: string): Weights {
  return new Weights({ folder: join(dataDir, 'models'), sets: weightManifest.parse(manifest).sets });
}
