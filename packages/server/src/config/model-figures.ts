import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { STATEMENTS } from '../providers/answer-reader/port.ts';
import { ConfigError } from './env.ts';
import type { ModelConfig } from './model.ts';

const count = z.strictObject({ right: z.int().min(0), of: z.int().min(1) }).refine(({ right, of }) => right <= of);

/** How often a model's statements about answers were right, as `npm run eval:interviews -- FOLDER --model` found out. */
export const modelFigures = z.strictObject({
  /** Who read them: another model, or another prompt, is another reader. */
  model: z.string().min(1),
  prompt: z.string().min(1),
  /** By language, as `en`. */
  statements: z.record(z.string(), z.partialRecord(z.enum(STATEMENTS), count)),
});

export type ModelFigures = z.infer<typeof modelFigures>;

/**
 * Read by what makes reports alone: a backup needs no figures, and goes on where their file is gone.
 *
 * @throws {ConfigError} when the file is none of these figures, or measures another model
 */
export function figuresOf({ figures, first }: Pick<ModelConfig, 'figures' | 'first'>): ModelFigures | null {
  return figures === null ? null : readModelFigures(figures, `${first.provider}:${first.model}`);
}

function readModelFigures(file: string, model: string): ModelFigures {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new ConfigError('COLLOQUY_MODEL_FIGURES', `names a file that cannot be read as JSON: ${file}`);
  }
  const figures = modelFigures.safeParse(value);
  if (!figures.success) {
    const [issue] = figures.error.issues;
    throw new ConfigError(
      'COLLOQUY_MODEL_FIGURES',
      `names a file that holds no figures of a model, at ${issue?.path.join('.') || 'its root'}`,
    );
  }
  if (figures.data.model !== model)
    throw new ConfigError('COLLOQUY_MODEL_FIGURES', `measures ${figures.data.model}, and COLLOQUY_MODEL is ${model}`);
  return figures.data;
}
