import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statfsSync, statSync, symlinkSync } from 'node:fs';
import { copyFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { LANGUAGES, type Language } from '@colloquy/contract/shared';
import { z } from 'zod';
import { OutsideError } from '../../platform/errors.ts';
import { sha256OfFile, Weights } from '../../platform/weights/weights.ts';
import { type ModelFolder, SHERPA_KINDS, type SherpaKind } from './read-model-folder.ts';

export const MODEL_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;
/** One line that people read. */
export const LICENCE_NOTE = /^[^\p{Cc}]{3,200}$/u;
const DESCRIPTION = 'model.json';

const added = z.strictObject({
  name: z.string().regex(MODEL_NAME),
  kind: z.string().refine((kind) => Object.hasOwn(SHERPA_KINDS, kind)),
  languages: z.array(z.enum(LANGUAGES)).min(1),
  /** In the operator's words. */
  licence: z.string().regex(LICENCE_NOTE),
  /** Voices of the model; 1 for a recogniser. */
  speakers: z.int().min(1),
  /** Paths in the folder by what sherpa-onnx calls the files. */
  roles: z.record(z.string(), z.string()),
  files: z.array(z.strictObject({ to: z.string(), sizeBytes: z.int().min(0), sha256: z.string() })).min(1),
});

export type AddedModel = z.infer<typeof added>;

/** The models that operators gave, a folder for each below `models/added/` of the data folder. */
export class AddedModels {
  readonly folder: string;

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'models', 'added');
  }

  /** In the order of their names; `faulty`: folders whose description cannot be read. */
  list(): { models: AddedModel[]; faulty: string[] } {
    const models: AddedModel[] = [];
    const faulty: string[] = [];
    if (!existsSync(this.folder)) return { models, faulty };
    for (const name of readdirSync(this.folder).sort()) {
      if (name.startsWith('.')) continue;
      const model = this.#read(name);
      if (model?.name === name) models.push(model);
      else faulty.push(name);
    }
    return { models, faulty };
  }

  /** Asks the same of their files as of those that are pulled. */
  weights(): Weights {
    const sets = this.list().models.map(({ name, kind, licence, files }) => ({
      name,
      gives: kindOf(kind).gives,
      licence,
      packages: [{ package: kind, files: files.map((file) => ({ from: file.to, ...file })) }],
    }));
    return new Weights({ folder: this.folder, sets });
  }

  /** Absolute paths by what sherpa-onnx calls the files. */
  pathsOf({ name, roles }: AddedModel): Record<string, string> {
    return Object.fromEntries(Object.entries(roles).map(([role, path]) => [role, join(this.folder, name, path)]));
  }

  /**
   * Copies a folder's files, or links to where they lie, with the SHA-256 of each. The model is seen when all of it is
   * there.
   *
   * @param attempt tries it where it lies; resolves to how many speakers it has
   * @throws {OutsideError} when there is one of that name, or no space
   */
  async add(
    source: string,
    { roles, files }: ModelFolder,
    model: Omit<AddedModel, 'files' | 'roles' | 'speakers'> & { linked: boolean },
    attempt: (files: Record<string, string>) => Promise<number>,
  ): Promise<AddedModel> {
    const { linked, ...described } = model;
    const folder = join(this.folder, described.name);
    if (existsSync(folder))
      throw new OutsideError(`there is a model ${described.name}: colloquy models remove ${described.name}`, {
        retryable: false,
      });
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    if (!linked) this.#requireSpace(files.reduce((sum, path) => sum + statSync(join(source, path)).size, 0));
    const making = join(this.folder, `.adding-${randomUUID()}`);
    try {
      const found: AddedModel['files'] = [];
      for (const path of files) {
        const [from, to] = [resolve(source, path), join(making, path)];
        mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
        if (linked) symlinkSync(from, to);
        else await copyFile(from, to);
        found.push({ to: path, sizeBytes: statSync(to).size, sha256: await sha256OfFile(to) });
      }
      const placed = Object.fromEntries(Object.entries(roles).map(([role, path]) => [role, join(making, path)]));
      const whole: AddedModel = { ...described, speakers: await attempt(placed), roles, files: found };
      await writeFile(join(making, DESCRIPTION), `${JSON.stringify(whole, null, 2)}\n`, { mode: 0o600 });
      await rename(making, folder);
      return whole;
    } finally {
      await rm(making, { recursive: true, force: true });
    }
  }

  /** @returns whether there was one. What was linked stays where it lies. */
  async remove(name: string): Promise<boolean> {
    const folder = join(this.folder, name);
    if (!MODEL_NAME.test(name) || !existsSync(folder)) return false;
    await rm(folder, { recursive: true });
    return true;
  }

  #read(name: string): AddedModel | null {
    const path = join(this.folder, name, DESCRIPTION);
    if (!existsSync(path)) return null;
    try {
      return added.parse(JSON.parse(readFileSync(path, 'utf8')));
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
      throw error;
    }
  }

  #requireSpace(neededBytes: number): void {
    const { bavail, bsize } = statfsSync(this.folder);
    if (bavail * bsize < neededBytes)
      throw new OutsideError(`${this.folder} has no space for it: ${Math.ceil(neededBytes / 1e6)} MB are needed`, {
        retryable: false,
      });
  }
}

/** @throws {RangeError} for a kind that is none */
export function kindOf(name: string): SherpaKind {
  const kind = Object.hasOwn(SHERPA_KINDS, name) ? SHERPA_KINDS[name] : undefined;
  if (kind === undefined) throw new RangeError(`there is no kind ${name}`);
  return kind;
}

/** @returns null for a list that holds anything else than languages of interviews */
export function languagesOf(list: string): Language[] | null {
  const found = list.split(',').map((item) => LANGUAGES.find((language) => language === item.trim()));
  const known = found.filter((language) => language !== undefined);
  return known.length === found.length ? [...new Set(known)] : null;
}
