import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Content, type Overlay } from '@colloquy/content';
import { ConfigError } from '../config/env.ts';
import {
  describeProblem,
  forbiddenInOwn,
  readBlueprintFolder,
  type TypeLibrary,
} from '../features/interviewers/index.ts';
import { openTypeLibrary } from './blueprints.ts';

/** An operator's folder of content as it was read; `problems` are sentences that name file, place and rule. */
export type OwnContentFolder = { overlay: Overlay; entries: string[]; blueprints: string | null; problems: string[] };

/** @returns what is in the folder; one that cannot be read at all is a problem, too */
export async function readOwnContentFolder(folder: string): Promise<OwnContentFolder> {
  // Its parser and its schemas take a tenth of a second to load: who has no folder does not wait for them.
  const { OWN_BLUEPRINTS, readOwnContent } = await import('@colloquy/content/own-content');
  let own: ReturnType<typeof readOwnContent>;
  try {
    own = readOwnContent(folder, new Content());
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR' && code !== 'EACCES') throw error;
    const rule = { ENOENT: 'does not exist', ENOTDIR: 'is no folder', EACCES: 'cannot be read' }[code];
    return {
      overlay: { replaced: {}, parts: {} },
      entries: [],
      blueprints: null,
      problems: [`${folder}: ${rule}`],
    };
  }
  const blueprints = join(folder, OWN_BLUEPRINTS);
  const hasBlueprints = existsSync(blueprints);
  const files = hasBlueprints ? await readBlueprintFolder(blueprints) : [];
  const problems = [
    ...own.problems.map(({ file, path, rule }) => `${file}: ${path === '' ? '(file)' : path}: ${rule}`),
    ...(own.problems.length > 0
      ? []
      : forbiddenInOwn(own.overlay.parts).map(
          ({ path, ground, match }) => `${folder}: ${path}: asks for ${ground} ("${match}"), which must not be asked`,
        )),
    ...files.flatMap((read) => (read.ok ? [] : read.problems.map((problem) => describeProblem(read.file, problem)))),
  ];
  if (own.entries.length === 0 && !hasBlueprints && problems.length === 0) problems.push(`${folder}: holds no content`);
  const named = files.flatMap((read) => (read.ok ? [`blueprints/${read.blueprint.interviewType}`] : []));
  return {
    overlay: own.overlay,
    entries: [...own.entries, ...named],
    blueprints: hasBlueprints ? blueprints : null,
    problems,
  };
}

/**
 * The content as this process uses it: the built-in one with the operator's own laid over it.
 *
 * @throws {ConfigError} naming every file that cannot be used, and what is wrong where in it
 */
export async function openContent(config: {
  content: string | null;
  blueprints: string | null;
}): Promise<{ content: Content; overlay: Overlay | null; types: TypeLibrary; entries: string[] }> {
  if (config.content === null) {
    const content = new Content();
    return { content, overlay: null, types: await openTypeLibrary(content, config.blueprints), entries: [] };
  }
  const own = await readOwnContentFolder(config.content);
  if (own.problems.length > 0)
    throw new ConfigError('COLLOQUY_CONTENT', ['holds what cannot be used:', ...own.problems].join('\n  '));
  if (own.blueprints !== null && config.blueprints !== null)
    throw new ConfigError('COLLOQUY_BLUEPRINTS', 'is set although the folder of COLLOQUY_CONTENT has blueprints');
  const content = new Content({ overlay: own.overlay });
  const types = await openTypeLibrary(content, own.blueprints ?? config.blueprints);
  return { content, overlay: own.overlay, types, entries: own.entries };
}
