import { splitList } from '../../platform/split-list.ts';
import type { DateParts, Profile } from '../../providers/shapes/profile.ts';
import { foldName } from './fold.ts';
import {
  CERTIFICATION_RULE,
  EDUCATION_RULE,
  type EntryRule,
  fillIn,
  isFilled,
  isKnown,
  POSITION_RULE,
} from './merge-entries.ts';
import { completeName, isNamed, type PersonName } from './merge-names.ts';

export type ProfileSourceKind = 'network-export' | 'json-resume' | 'cv' | 'upstream';

export type MergeSource = {
  /** Unique among the sources of a person. */
  id: string;
  kind: ProfileSourceKind;
  /** Milliseconds since the epoch: when this content came in. */
  receivedAt: number;
  profile: Profile;
};

export type MergedProfile = {
  /** `profileUrn` stays empty and `publicIdentifier` is what the sources say: the store gives both. */
  profile: Profile;
  /** Path of a value that is not empty (`headline`, `geo`, `position.0.title`, `skills.3`) → id of the source it is from. */
  provenance: Record<string, string>;
  /** Path → ids of the sources that say something else there, best first. Lists of entries are not in it. */
  differing: Record<string, string[]>;
};

/** What a person wrote for machines to read, before what a program read out of a document, before what others say. */
const RANK: Record<ProfileSourceKind, number> = { 'network-export': 3, 'json-resume': 3, cv: 2, upstream: 1 };

const TEXTS = ['headline', 'summary', 'profilePicture', 'publicIdentifier'] as const;

/** Best first: by rank, then the newer one, then by id so that the result never depends on the order given. */
export function rankSources(sources: readonly MergeSource[]): MergeSource[] {
  return sources.toSorted(
    (a, b) => RANK[b.kind] - RANK[a.kind] || b.receivedAt - a.receivedAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
}

/**
 * One profile from several sources of one person, by the rules in docs/operations/merging.md. Pure: the same sources give the same
 * profile whatever their order, and an empty value never displaces one that is there.
 */
export function mergeProfiles(sources: readonly MergeSource[]): MergedProfile {
  const ranked = rankSources(sources);
  const provenance: Record<string, string> = {};
  const differing: Record<string, string[]> = {};

  /** The best source that has a value; the others that disagree are remembered. */
  function choose<Value>(
    path: string,
    read: (profile: Profile) => Value,
    empty: Value,
    keyOf: (value: Value) => string,
  ): Value {
    const speaking = ranked
      .map((source) => ({ id: source.id, value: read(source.profile) }))
      .filter(({ value }) => keyOf(value) !== keyOf(empty));
    const [best, ...others] = speaking;
    if (best === undefined) return empty;
    provenance[path] = best.id;
    const against = others.filter(({ value }) => keyOf(value) !== keyOf(best.value)).map(({ id }) => id);
    if (against.length > 0) differing[path] = against;
    return best.value;
  }

  const name = mergeNames(ranked, provenance, differing);
  const geo = choose(
    'geo',
    (profile) => profile.geo,
    { country: '', city: '', full: '' },
    ({ country, city, full }) => foldName(full === '' ? `${city} ${country}` : full),
  );
  const texts = Object.fromEntries(
    TEXTS.map((field) => [
      field,
      choose(
        field,
        (profile) => profile[field],
        '',
        (text) => text.trim(),
      ),
    ]),
  ) as Record<(typeof TEXTS)[number], string>;

  return {
    profile: {
      ...name,
      ...texts,
      ...availability(ranked, provenance),
      geo,
      position: newestFirst(
        mergeList(ranked, 'position', POSITION_RULE, provenance),
        provenance,
        'position',
        ranked.length,
      ),
      educations: newestFirst(
        mergeList(ranked, 'educations', EDUCATION_RULE, provenance),
        provenance,
        'educations',
        ranked.length,
      ),
      certifications: newestFirst(
        mergeList(ranked, 'certifications', CERTIFICATION_RULE, provenance),
        provenance,
        'certifications',
        ranked.length,
      ),
      skills: mergeSkills(ranked, provenance),
      languages: mergeLanguages(ranked, provenance),
      profileUrn: '',
    },
    provenance,
    differing,
  };
}

/** The name of the best source that has one; a part that it lacks is from the best source that has that part. */
function mergeNames(
  ranked: MergeSource[],
  provenance: Record<string, string>,
  differing: Record<string, string[]>,
): PersonName {
  const named = ranked.filter(({ profile }) => isNamed(profile));
  let name: PersonName = { firstName: '', lastName: '' };
  for (const { id, profile } of named) {
    const { firstName, lastName } = completeName(name, profile);
    if (firstName !== name.firstName) provenance.firstName = id;
    if (lastName !== name.lastName) provenance.lastName = id;
    name = { firstName, lastName };
  }
  const against = named.filter(({ profile }) => nameKey(profile) !== nameKey(name)).map(({ id }) => id);
  if (against.length > 0) differing.name = against;
  return name;
}

function nameKey({ firstName, lastName }: PersonName): string {
  return foldName(`${firstName} ${lastName}`);
}

/** Files and documents cannot state these: their `false` means nothing. The newest source that can decides. */
function availability(
  ranked: MergeSource[],
  provenance: Record<string, string>,
): { isOpenToWork: boolean; isHiring: boolean } {
  const [newest] = ranked.filter(({ kind }) => kind === 'upstream').toSorted((a, b) => b.receivedAt - a.receivedAt);
  if (newest === undefined) return { isOpenToWork: false, isHiring: false };
  const { isOpenToWork, isHiring } = newest.profile;
  provenance.isOpenToWork = newest.id;
  provenance.isHiring = newest.id;
  return { isOpenToWork, isHiring };
}

type ListField = 'position' | 'educations' | 'certifications';
type EntryOf<Field extends ListField> = Profile[Field][number];

type MergedEntry<Entry> = { entry: Entry; from: Set<string>; fields: Map<string, string> };

/** Entries of all sources; those that tell the same thing become one. Two entries of one source never do. */
function mergeList<Field extends ListField>(
  ranked: MergeSource[],
  field: Field,
  { keyOf, isSame }: EntryRule<EntryOf<Field>>,
  provenance: Record<string, string>,
): MergedEntry<EntryOf<Field>>[] {
  const merged: MergedEntry<EntryOf<Field>>[] = [];
  const byKey = new Map<string, MergedEntry<EntryOf<Field>>[]>();
  for (const { id, profile } of ranked) {
    for (const entry of profile[field] as EntryOf<Field>[]) {
      const key = keyOf(entry);
      const candidates = byKey.get(key);
      const twin = candidates?.find((candidate) => !candidate.from.has(id) && isSame(candidate.entry, entry));
      if (twin === undefined) {
        const filled = Object.entries(entry).filter(([, value]) => isFilled(value));
        const added = { entry, from: new Set([id]), fields: new Map(filled.map(([name]) => [name, id])) };
        merged.push(added);
        if (candidates === undefined) byKey.set(key, [added]);
        else candidates.push(added);
      } else {
        const filled = fillIn(twin.entry, entry);
        twin.entry = filled.entry;
        twin.from.add(id);
        for (const key of filled.taken) twin.fields.set(key, id);
      }
    }
  }
  // Written once the order is known; one source keeps its own order.
  for (const [index, { fields }] of merged.entries()) writeProvenance(provenance, `${field}.${index}`, fields);
  return merged;
}

function writeProvenance(provenance: Record<string, string>, path: string, fields: ReadonlyMap<string, string>): void {
  for (const [key, id] of fields) provenance[`${path}.${key}`] = id;
}

type Dated = { start: DateParts; end: DateParts };

function monthNumber(date: DateParts): number {
  return date.year * 12 + date.month;
}

/** Open ones first, then by end, then by start, newest first; undated ones last; equal ones as they came. */
function compareDated(a: Dated, b: Dated): number {
  const endOf = (entry: Dated): number =>
    isKnown(entry.end) ? monthNumber(entry.end) : isKnown(entry.start) ? Number.MAX_SAFE_INTEGER : -1;
  return endOf(b) - endOf(a) || monthNumber(b.start) - monthNumber(a.start);
}

function newestFirst<Entry extends Dated>(
  merged: MergedEntry<Entry>[],
  provenance: Record<string, string>,
  field: ListField,
  sourceCount: number,
): Entry[] {
  if (sourceCount < 2) return merged.map(({ entry }) => entry);
  const sorted = merged.toSorted((a, b) => compareDated(a.entry, b.entry));
  for (const path of Object.keys(provenance)) if (path.startsWith(`${field}.`)) delete provenance[path];
  for (const [index, { fields }] of sorted.entries()) writeProvenance(provenance, `${field}.${index}`, fields);
  return sorted.map(({ entry }) => entry);
}

function mergeSkills(ranked: MergeSource[], provenance: Record<string, string>): { name: string }[] {
  const names = new Map<string, string>();
  for (const { id, profile } of ranked) {
    for (const { name } of profile.skills) {
      const key = foldName(name) || name;
      if (name === '' || names.has(key)) continue;
      provenance[`skills.${names.size}`] = id;
      names.set(key, name);
    }
  }
  return [...names.values()].map((name) => ({ name }));
}

/** The languages of `English (native), German (B2)`. A comma inside brackets parts nothing. */
export function splitLanguages(text: string): { name: string; level: string }[] {
  return splitList(text, ',;\n')
    .map((part) => {
      const line = part.trim();
      const bracket = line.endsWith(')') ? line.lastIndexOf('(') : -1;
      if (bracket === -1 || line.indexOf(')', bracket) !== line.length - 1) return { name: line, level: '' };
      return { name: line.slice(0, bracket).trimEnd(), level: line.slice(bracket + 1, -1) };
    })
    .filter(({ name }) => name !== '');
}

export function joinLanguages(languages: readonly { name: string; level: string }[]): string {
  return languages.map(({ name, level }) => (level === '' ? name : `${name} (${level})`)).join(', ');
}

function mergeLanguages(ranked: MergeSource[], provenance: Record<string, string>): string {
  const merged = new Map<string, { name: string; level: string }>();
  for (const { id, profile } of ranked) {
    for (const language of splitLanguages(profile.languages)) {
      const key = foldName(language.name);
      const known = merged.get(key);
      if (known === undefined) {
        merged.set(key, language);
        provenance.languages ??= id;
      } else if (known.level === '') {
        merged.set(key, { name: known.name, level: language.level });
      }
    }
  }
  return joinLanguages([...merged.values()]);
}
