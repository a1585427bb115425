import { EXPORT_COLUMNS, type ExportPart } from '@colloquy/content/schema/profile-lexicon';
import { once } from '../../../platform/once.ts';
import { alternatives, words } from '../words.ts';

export type { ExportPart };

/**
 * Names of files and columns in the data exports of professional networks, in the languages their members use.
 * Compared in folded form (letters and digits only, small, without Latin accents).
 */
export const fileNames = once(
  () =>
    Object.fromEntries(
      Object.keys(EXPORT_COLUMNS).map((part) => [part, words(({ files }) => files?.[part as ExportPart])]),
    ) as Record<ExportPart, string[]>,
);

/** Column of a part → its names, the first one English. */
export const columnNames = once(
  () =>
    Object.fromEntries(
      Object.entries(EXPORT_COLUMNS).map(([part, columns]) => [
        part,
        Object.fromEntries(columns.map((column) => [column, namesOf(part as ExportPart, column)])),
      ]),
    ) as Record<ExportPart, Record<string, string[]>>,
);

function namesOf(part: ExportPart, column: string): string[] {
  // The same words are over the dates and names of several parts.
  return words(({ columns }) => [...(columns.shared?.[column] ?? []), ...(columns[part]?.[column] ?? [])]);
}

/** Words in the folded names of columns, for names that are made of several and not listed. */
export const columnStems = once(
  (): Partial<Record<ExportPart, Record<string, RegExp>>> => ({
    profile: {
      geo: new RegExp(
        alternatives(({ stems }) => stems?.profile?.geo),
        'u',
      ),
      headline: new RegExp(
        alternatives(({ stems }) => stems?.profile?.headline),
        'u',
      ),
    },
    positions: {
      location: new RegExp(
        alternatives(({ stems }) => stems?.positions?.location),
        'u',
      ),
    },
  }),
);

/** Places and days of birth are nobody's business here. */
export const birthColumns = once(
  () =>
    new RegExp(
      alternatives(({ stems }) => stems?.birth),
      'u',
    ),
);

/** The order of the columns as the network writes them; read by it when no name is known. */
export const COLUMN_ORDER: Partial<Record<ExportPart, string[]>> = {
  profile: [
    'firstName',
    'lastName',
    'maidenName',
    'address',
    'birthDate',
    'headline',
    'summary',
    'industry',
    'zip',
    'geo',
    'twitter',
    'websites',
    'messengers',
  ],
  positions: ['company', 'title', 'description', 'location', 'start', 'end'],
  education: ['school', 'start', 'end', 'notes', 'degree', 'activities'],
  skills: ['name'],
  certifications: ['name', 'url', 'authority', 'start', 'end', 'license'],
  languages: ['name', 'level'],
};
