import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { OutsideError } from '../../platform/errors.ts';
import table from './sherpa-kinds.json' with { type: 'json' };

/** What a kind needs of a folder: a file whose path fits, or a folder of that name. `like`: how people are told of it. */
type Role = { like: string; pattern?: string; folder?: string; optional?: boolean };
export type SherpaKind = {
  gives: 'recognition' | 'voice';
  /** What sherpa-onnx calls it. */
  architecture: string;
  files: Readonly<Record<string, Role>>;
  /** Optional ones of which there must be one. */
  oneOf?: readonly string[];
};

export const SHERPA_KINDS = table as unknown as Readonly<Record<string, SherpaKind>>;

/** Paths in the folder: of each role's file or folder, and of all files that are needed with it. */
export type ModelFolder = { roles: Record<string, string>; files: string[] };

/** Deep enough for the folders that come with voices; a folder that holds more is no model. */
const FILES_MAX = 5_000;
const NAME = /^[A-Za-z0-9_.-]+(\/[A-Za-z0-9_.-]+)*$/;
/** Weights that lie next to their graph, and what says on which terms a model may be used. */
const COMPANION = /\.(weights|data|onnx_data)$/;
const LICENCE = /(^|\/)(licen[cs]e|notice|copying)[^/]*$/i;
const POINTER = 'version https://git-lfs';
const HEAD_BYTES = 64;

/**
 * Finds what a kind needs of a folder. Of several files that fit the quantised one is taken.
 *
 * @param chosen roles whose file the operator names
 * @throws {OutsideError} that names the file and the rule
 */
export function readModelFolder(
  folder: string,
  kindName: string,
  kind: SherpaKind,
  chosen: ReadonlyMap<string, string>,
): ModelFolder {
  const paths = pathsIn(folder);
  const roles: Record<string, string> = {};
  for (const [role, wanted] of Object.entries(kind.files)) {
    const found = find(paths, role, wanted, chosen.get(role) ?? null);
    if (found !== null) roles[role] = found;
    else if (wanted.optional !== true)
      throw new OutsideError(
        `${folder} has no ${role}, a file called ${wanted.like}: kind ${kindName} needs one (--file ${role}=PATH names another)`,
        { retryable: false },
      );
  }
  const { oneOf = [] } = kind;
  if (oneOf.length > 0 && !oneOf.some((role) => roles[role] !== undefined)) {
    const all = oneOf.map((role) => `${role} (${kind.files[role]?.like ?? ''})`).join(', ');
    throw new OutsideError(`${folder} has none of ${all}: kind ${kindName} needs one of them`, { retryable: false });
  }
  const taken = new Set(Object.values(roles));
  const files = paths.filter(
    (path) =>
      taken.has(path) ||
      [...taken].some((role) => path.startsWith(`${role}/`)) ||
      COMPANION.test(path) ||
      LICENCE.test(path),
  );
  for (const path of files)
    if (!NAME.test(path)) throw new OutsideError(`${path}: rename it to letters, digits, . _ -`, { retryable: false });
  for (const [role, path] of Object.entries(roles)) checkContent(folder, path, role);
  return { roles, files };
}

/** Of all files below the folder, sorted. */
function pathsIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  if (entries.length > FILES_MAX)
    throw new OutsideError(`${folder} holds more than ${FILES_MAX} files: it is no model`, { retryable: false });
  return entries
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true)
    .map((path) => relative(folder, path))
    .sort();
}

function find(paths: readonly string[], role: string, wanted: Role, chosen: string | null): string | null {
  if (chosen !== null) {
    const isThere = paths.some((path) => path === chosen || path.startsWith(`${chosen}/`));
    if (!isThere)
      throw new OutsideError(`--file ${role}=${chosen}: there is no such file in the folder`, { retryable: false });
    return chosen;
  }
  const { folder, pattern } = wanted;
  if (folder !== undefined) {
    const one = paths.find((path) => path.startsWith(`${folder}/`) || path.includes(`/${folder}/`));
    return one === undefined ? null : one.slice(0, one.indexOf(`${folder}/`) + folder.length);
  }
  if (pattern === undefined) return null;
  // What lies in a folder of another role, such as the dictionaries of a voice, is no candidate.
  const fitting = paths.filter((path) => new RegExp(pattern, 'i').test(path) && !path.includes('espeak-ng-data/'));
  const quantised = fitting.filter((path) => /int8|quant/i.test(basename(path)));
  const candidates = fitting.length > 1 && quantised.length === 1 ? quantised : fitting;
  if (candidates.length > 1)
    throw new OutsideError(
      `${candidates.join(', ')}: several fit ${role} (${wanted.like}); name one: --file ${role}=PATH`,
      { retryable: false },
    );
  return candidates[0] ?? null;
}

/** What a mistaken download looks like is said before an engine stumbles over it. */
function checkContent(folder: string, path: string, role: string): void {
  const stat = statSync(join(folder, path));
  if (stat.isDirectory()) return;
  if (stat.size === 0) throw new OutsideError(`${path} is empty`, { retryable: false });
  const head = headOf(join(folder, path));
  if (head.toString('latin1').startsWith(POINTER))
    throw new OutsideError(`${path} is a pointer of Git LFS: fetch the file itself (git lfs pull)`, {
      retryable: false,
    });
  if (/^\s*</.test(head.toString('latin1')))
    throw new OutsideError(`${path} is a web page, not the file`, { retryable: false });
  // An ONNX file begins with the number of its format; one of the mobile form says so after four bytes.
  const isOnnx = head[0] === 0x08 || head.toString('latin1', 4, 8) === 'ORTM';
  if (/\.(onnx|ort)$/.test(path) && !isOnnx)
    throw new OutsideError(`${path} is no ONNX file (${role})`, { retryable: false });
}

function headOf(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    return head.subarray(0, readSync(file, head, 0, HEAD_BYTES, 0));
  } finally {
    closeSync(file);
  }
}
