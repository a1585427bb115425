import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlueprintProblem } from './check-blueprint.ts';
import { parseSource } from './parse.ts';
import { metaSchema } from './translation.ts';

/**
 * A blueprint of an operator as a folder of YAML: `en.yaml` and one file per translation, put together as the check
 * takes it; `content` is undefined where it cannot be read at all.
 */
export function readBlueprintEntry(folder: string): { content: unknown; problems: BlueprintProblem[] } {
  const problems: BlueprintProblem[] = [];
  const parts: Record<string, unknown> = {};
  for (const name of readdirSync(folder)
    .filter((inner) => !inner.startsWith('.'))
    .sort()) {
    const part = /^([a-z]+)\.yaml$/.exec(name)?.[1];
    if (part === undefined) {
      problems.push({ path: name, rule: 'is no file of a blueprint: en.yaml, de.yaml …' });
      continue;
    }
    const parsed = parseSource(name, readFileSync(join(folder, name), 'utf8'));
    problems.push(...parsed.problems.map(({ rule }) => ({ path: name, rule })));
    if (parsed.problems.length > 0) continue;
    parts[part] = part === 'en' ? parsed.value : withoutMeta(parsed.value, name, problems);
  }
  const { en, ...translations } = parts;
  if (en === undefined || typeof en !== 'object' || en === null) return { content: en, problems };
  return { content: Object.keys(translations).length === 0 ? en : { ...en, translations }, problems };
}

function withoutMeta(value: unknown, name: string, problems: BlueprintProblem[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { reviewed, from, ...texts } = value as Record<string, unknown>;
  const meta = metaSchema.safeParse({ reviewed, from });
  for (const issue of meta.error?.issues ?? [])
    problems.push({ path: `${name}.${issue.path.join('.')}`, rule: issue.message });
  return texts;
}
