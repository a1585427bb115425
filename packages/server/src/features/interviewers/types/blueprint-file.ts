import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { BlueprintProblem } from '@colloquy/content/check-blueprint';
import { fileOf, type TypeBlueprint, typeKey } from '@colloquy/content/schema/blueprint';
import { visible } from '@colloquy/content/schema/text-rules';
import { INTERVIEW_TYPES } from '@colloquy/contract/shared';
import { checkTypeBlueprint } from './check-type-blueprint.ts';
import { fileFault, readJsonFile } from './json-file.ts';

/** A file of the operator as it was read: usable, or everything that is wrong with it. */
export type BlueprintFile = { file: string } & (
  | { ok: true; blueprint: TypeBlueprint }
  | { ok: false; problems: BlueprintProblem[] }
);

/** Everything that has to be right before the server takes a file: its name, its form and its content. */
export function readBlueprintFile(file: string): BlueprintFile {
  return checkRead(file, readJsonFile(file));
}

/** The same for a blueprint as a folder of YAML: `software-engineer/en.yaml` and its translations. */
async function readBlueprintEntry(folder: string): Promise<BlueprintFile> {
  // Loaded only where somebody has such a folder.
  const own = await import('@colloquy/content/own-blueprint');
  return checkRead(folder, own.readBlueprintEntry(folder));
}

function checkRead(
  file: string,
  { content, problems }: { content: unknown; problems: BlueprintProblem[] },
): BlueprintFile {
  const named = [...nameProblems(file, content), ...problems];
  if (content === undefined) return { file, ok: false, problems: named };
  const checked = checkTypeBlueprint(content);
  const all = checked.ok ? named : [...named, ...checked.problems];
  return checked.ok && all.length === 0
    ? { file, ok: true, blueprint: checked.blueprint }
    : { file, ok: false, problems: all };
}

/**
 * The blueprints of an operator's folder, all of them: one that could not be used would be passed over in silence, and
 * so would a folder that holds none.
 */
export async function readBlueprintFolder(folder: string): Promise<BlueprintFile[]> {
  const unusable = (rule: string): BlueprintFile[] => [
    { file: folder, ok: false, problems: [{ path: '(folder)', rule }] },
  ];
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch (error) {
    const rule = fileFault(error);
    if (rule === null) throw error;
    return unusable(rule);
  }
  if (names.length === 0) return unusable('holds no blueprint');
  return Promise.all(
    names.sort().map((name) => {
      const path = join(folder, name);
      return isEntry(path) ? readBlueprintEntry(path) : readBlueprintFile(path);
    }),
  );
}

/** What a path leads to: the blueprints of a folder, or the one blueprint (a file, or a folder of YAML). */
export async function readBlueprints(path: string): Promise<BlueprintFile[]> {
  if (isEntry(path)) return [await readBlueprintEntry(path)];
  if (basename(path) === PATTERN) return [await readBlueprintEntry(dirname(path))];
  let isFolder: boolean;
  try {
    isFolder = statSync(path).isDirectory();
  } catch (error) {
    const rule = fileFault(error);
    if (rule === null) throw error;
    return [{ file: path, ok: false, problems: [{ path: '', rule }] }];
  }
  return isFolder ? readBlueprintFolder(path) : [readBlueprintFile(path)];
}

/** The English part of a blueprint in YAML. */
const PATTERN = 'en.yaml';

function isEntry(path: string): boolean {
  return existsSync(join(path, PATTERN));
}

/** A problem as a line of text. */
export function describeProblem(file: string, { path, rule }: BlueprintProblem): string {
  return `${visible(file)}: ${path === '' ? '(file)' : path}: ${rule}`;
}

function nameProblems(file: string, content: unknown): BlueprintProblem[] {
  const name = basename(file);
  // A folder of YAML has the same name without an ending.
  const named = INTERVIEW_TYPES.find((type) => fileOf(type) === name || (isEntry(file) && typeKey(type) === name));
  const held = INTERVIEW_TYPES.find((type) => type === (content as { interviewType?: unknown } | null)?.interviewType);
  if (named === undefined) {
    const nameOf = isEntry(file) ? typeKey : fileOf;
    const must = held === undefined ? `after an interview type, such as ${nameOf('SOFTWARE_ENGINEER')}` : nameOf(held);
    return [{ path: '', rule: `must be named ${must}` }];
  }
  return held === undefined || held === named
    ? []
    : [{ path: 'interviewType', rule: `must be ${named}, as the file's name says` }];
}
