import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { z } from 'zod';
import { AREA_NAMES, AREAS, type AreaName } from '../schema/areas.ts';
import { type ContentLanguage, languagesSchema } from '../schema/languages.ts';
import { parseSource } from './parse.ts';
import type { Problem } from './problem.ts';
import { readSource, type SourceFile, sourceFiles, TYPES } from './source-files.ts';
import { metaSchema, type Translation } from './translation.ts';

/** One entry of an area (of an area without entries, the area itself), part by part. */
export type Entry = {
  area: AreaName;
  entry: string | null;
  common: unknown;
  english: unknown;
  translations: Record<string, Translation>;
  /** The text of `types.ts`, where the entry has one. */
  types: string | null;
  /** Of the English part; where it is missing, of any. */
  file: string;
};

export type ReadContent = { languages: ContentLanguage[]; entries: Entry[]; problems: Problem[] };

/** Reads a folder of content and checks the form of every file in it. File names in problems are relative to `root`. */
export function readContent(
  root: string,
  builtInLanguages?: ContentLanguage[],
  areas: readonly AreaName[] = AREA_NAMES,
): ReadContent {
  const problems: Problem[] = [];
  const named = (file: string): string => relative(root, file);
  const languages = builtInLanguages ?? readLanguages(root, problems);
  const { files, strange } = sourceFiles(root, areas);
  for (const file of strange) problems.push({ file: named(file), path: '', rule: 'is no file of content here' });
  const entries = new Map<string, Entry>();
  for (const source of files) {
    const { area, entry, part } = source;
    const key = `${area}/${entry ?? ''}`;
    const into = entries.get(key) ?? {
      area,
      entry,
      common: null,
      english: null,
      translations: {},
      types: null,
      file: named(source.file),
    };
    entries.set(key, into);
    readPart(into, part, source, named(source.file), languages, problems);
  }
  return { languages, entries: [...entries.values()], problems };
}

function readPart(
  into: Entry,
  part: string,
  source: SourceFile,
  file: string,
  languages: ContentLanguage[],
  problems: Problem[],
): void {
  const area = AREAS[into.area];
  if (part === TYPES) {
    into.types = readSource(source);
    return;
  }
  const parsed = parseSource(file, readSource(source));
  problems.push(...parsed.problems);
  if (parsed.problems.length > 0) return;
  if (part === area.common?.file) into.common = checked(area.common.schema, parsed.value, file, problems);
  else if (area.english === null || area.translation === null)
    problems.push({ file, path: '', rule: `is no part of ${into.area}` });
  else if (part === 'en') {
    into.english = checked(area.english, parsed.value, file, problems);
    into.file = file;
  } else if (languages.some(({ code }) => code === part) || area.otherLanguages?.includes(part)) {
    const { reviewed, from, partial, ...texts } = (area.isMetaApart ? {} : (parsed.value ?? {})) as Record<
      string,
      unknown
    >;
    const meta = checked(metaSchema, { reviewed, from, partial }, file, problems);
    const value = checked(area.translation, area.isMetaApart ? parsed.value : texts, file, problems);
    if (meta !== null && value !== null) into.translations[part] = { value, meta, file };
  } else if (area.isMetaApart && part.endsWith('.meta')) {
    // It comes after the file that it is about.
    const translation = into.translations[part.slice(0, -'.meta'.length)];
    const meta = checked(metaSchema, parsed.value, file, problems);
    if (translation === undefined) problems.push({ file, path: '', rule: 'has no translation beside it' });
    else if (meta !== null) translation.meta = meta;
  } else problems.push({ file, path: '', rule: 'is named after no language of languages.yaml' });
}

function checked<T>(schema: z.ZodType<T>, value: unknown, file: string, problems: Problem[]): T | null {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) problems.push({ file, path: issue.path.join('.'), rule: issue.message });
  return null;
}

export function readLanguages(root: string, problems: Problem[]): ContentLanguage[] {
  const file = join(root, 'languages.yaml');
  if (!existsSync(file)) {
    problems.push({ file: 'languages.yaml', path: '', rule: 'does not exist' });
    return [];
  }
  const parsed = parseSource('languages.yaml', readFileSync(file, 'utf8'));
  problems.push(...parsed.problems);
  return checked(languagesSchema, parsed.value, 'languages.yaml', problems) ?? [];
}
