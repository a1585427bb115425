import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREA_NAMES, AREAS, type AreaName } from '../schema/areas.ts';

/** A file of an area: which part of which entry it is; `entry` is null where the area has no entries. */
export type SourceFile = { area: AreaName; entry: string | null; part: string; file: string };

const ENDING = /\.(yaml|json)$/;
/** Written from the English messages. */
export const TYPES = 'types.ts';

/**
 * The files of all areas in a folder of content, in the order of their names. A file that belongs to no area is not
 * looked at; one with another ending is named as strange.
 */
export function sourceFiles(
  root: string,
  areas: readonly AreaName[] = AREA_NAMES,
): { files: SourceFile[]; strange: string[] } {
  const files: SourceFile[] = [];
  const strange: string[] = [];
  const take = (area: AreaName, entry: string | null, folder: string, name: string): void => {
    const file = join(folder, name);
    if (ENDING.test(name) || name === TYPES) files.push({ area, entry, part: name.replace(ENDING, ''), file });
    else strange.push(file);
  };
  for (const area of areas) {
    const folder = join(root, area);
    if (!existsSync(folder)) continue;
    for (const name of visible(folder)) {
      if (AREAS[area].layout === 'languages') take(area, null, folder, name);
      else if (ENDING.test(name)) strange.push(join(folder, name));
      else if (AREAS[area].layout === 'versions')
        for (const inner of visible(join(folder, name))) {
          const file = join(folder, name, inner);
          if (!/^v[1-9]\d*\.yaml$/.test(inner)) strange.push(file);
          else
            files.push({
              area,
              entry: `${name}.${inner.replace(ENDING, '')}`,
              part: AREAS[area].common?.file ?? '',
              file,
            });
        }
      else for (const inner of visible(join(folder, name))) take(area, name, join(folder, name), inner);
    }
  }
  return { files, strange };
}

export function readSource({ file }: SourceFile): string {
  return readFileSync(file, 'utf8');
}

function visible(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
}
