import { AREAS, type AreaName } from '../schema/areas.ts';
import type { Entry } from './read-content.ts';

/** By area and part (`en`, a language, `common`): what is loaded at once. */
export type Compiled = Map<string, unknown>;

export function compileEntries(entries: readonly Entry[]): Compiled {
  const compiled: Compiled = new Map();
  const put = (area: AreaName, entry: string | null, part: string, value: unknown): void => {
    const name = entry !== null && AREAS[area].isSplit ? `${area}/${entry}/${part}` : `${area}/${part}`;
    if (entry === null || AREAS[area].isSplit) compiled.set(name, value);
    else compiled.set(name, { ...(compiled.get(name) as object | undefined), [entry]: value });
  };
  for (const { area, entry, common, english, translations } of entries) {
    if (common !== null) put(area, entry, 'common', common);
    if (english !== null) put(area, entry, 'en', english);
    for (const [language, { value }] of Object.entries(translations)) put(area, entry, language, value);
  }
  return compiled;
}
