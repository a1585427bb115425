import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { INTERVIEW_TYPES } from '@colloquy/contract/shared';
import { type BlueprintProblem, checkTypeBlueprint } from './check-type-blueprint.ts';
import { readJsonFile } from './json-file.ts';
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

/** The files of an operator's folder, all of them: one that could not be used would be passed over in silence. */
export function readBlueprintFolder(folder: string): BlueprintFile[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => readBlueprintFile(join(folder, name)));
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
