import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AREAS, type AreaName } from '../schema/areas.ts';
import type { Unit } from '../schema/unit.ts';

/** What a translation says of itself besides its texts. */
export const metaSchema = z.object({
  /** Whether a second reader who speaks the language has read it. */
  reviewed: z.boolean().default(false),
  /** It is not whole and is not meant to be: its language does not speak it, and the check asks for no part of it. */
  partial: z.boolean().default(false),
  /** By unit, the hash of the English text it was made from. */
  from: z.record(z.string(), z.string().regex(/^[a-p]{8}$/)).default({}),
});

export type TranslationMeta = z.infer<typeof metaSchema>;

export type Translation = { value: unknown; meta: TranslationMeta; file: string };

/** Of what a translator read. Eight letters from a to p: no YAML takes them for a number. */
export function unitHash({ source }: Unit): string {
  const digest = createHash('sha256').update(canonical(source)).digest();
  return [...digest.subarray(0, 4)].map((byte) => letter(byte >> 4) + letter(byte & 15)).join('');
}

function letter(value: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + value);
}

/** The parts of a translation whose English text has changed since they were made. */
export function staleUnits(units: readonly Unit[], { value, meta }: Translation, area: AreaName): string[] {
  const there = new Set(translatedUnits(area, value));
  return units
    .filter((unit) => unit.isOwn !== true && there.has(unit.id) && meta.from[unit.id] !== unitHash(unit))
    .map(({ id }) => id);
}

export function unitsOf(area: AreaName, english: unknown): Unit[] {
  return AREAS[area].units(english as never);
}

export function translatedUnits(area: AreaName, translation: unknown): string[] {
  return AREAS[area].translated(translation as never);
}

/** JSON with keys in order: moving a line changes nothing. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}
