import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { INTERVIEW_TYPES } from '@colloquy/contract/shared';
import { type BlueprintProblem, checkTypeBlueprint } from './check-type-blueprint.ts';
import { fileFault, readJsonFile } from './json-file.ts';
import { shown } from './text-rules.ts';
import { fileOf, type TypeBlueprint } from './type-blueprint.ts';

/** A file of the operator as it was read: usable, or everything that is wrong with it. */
export type BlueprintFile = { file: string } & (
  | { ok: true; blueprint: TypeBlueprint }
  | { ok: false; problems: BlueprintProblem[] }
);

/** Everything that has to be right before the server takes a file: its name, its form and its content. */
export function readBlueprintFile(file: string): BlueprintFile {
  const { content, problems } = readJsonFile(file);
  const named = [...nameProblems(file, content), ...problems];
  if (content === undefined) return { file, ok: false, problems: named };
  const checked = checkTypeBlueprint(content);
  const all = checked.ok ? named : [...named, ...checked.problems];
  return checked.ok && all.length === 0
    ? { file, ok: true, blueprint: checked.blueprint }
    : { file, ok: false, problems: all };
}

/**
 * The files of an operator's folder, all of them: one that could not be used would be passed over in silence, and so
 * would a folder that holds none.
 */
export function readBlueprintFolder(folder: string): BlueprintFile[] {
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
  return names.sort().map((name) => readBlueprintFile(join(folder, name)));
}

/** What a path leads to: the files of a folder, or the one file. */
export function readBlueprints(path: string): BlueprintFile[] {
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

/** A problem as a line of text. */
export function describeProblem(file: string, { path, rule }: BlueprintProblem): string {
  return `${shown(file)}: ${path === '' ? '(file)' : path}: ${rule}`;
}

function nameProblems(file: string, content: unknown): BlueprintProblem[] {
  const name = basename(file);
  const named = INTERVIEW_TYPES.find((type) => fileOf(type) === name);
  const held = INTERVIEW_TYPES.find((type) => type === (content as { interviewType?: unknown } | null)?.interviewType);
  if (named === undefined) {
    const must = held === undefined ? 'after an interview type, such as software-engineer.json' : fileOf(held);
    return [{ path: '', rule: `must be named ${must}` }];
  }
  return held === undefined || held === named
    ? []
    : [{ path: 'interviewType', rule: `must be ${named}, as the file's name says` }];
}
