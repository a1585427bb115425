import type { Profile } from '../../providers/shapes/profile.ts';
import {
  CERTIFICATION_RULE,
  EDUCATION_RULE,
  type EntryRule,
  fillIn,
  NAME_RULE,
  POSITION_RULE,
} from './merge-entries.ts';
import { completeName } from './merge-names.ts';
import { joinLanguages, splitLanguages } from './merge-profiles.ts';

/** The content of a source after it came in again, and what that did to its earlier content, to be told. */
export type RefreshedSource = { profile: Profile; notes: string[] };

const WHOLE = ['geo', 'headline', 'summary', 'profilePicture', 'publicIdentifier'] as const;

/**
 * A source imported again replaces its earlier content. But what comes back empty keeps what was there: a field, a list (a
 * table missing from the archive), a part of the name, a value inside an entry. An entry that is gone from a list is gone.
 * The notes tell both.
 */
export function refreshSource(previous: Profile, next: Profile): RefreshedSource {
  const kept: string[] = [];
  const gone: string[] = [];
  const profile: Profile = { ...next };

  function keepWhole<Field extends keyof Profile>(field: Field): boolean {
    if (!isEmpty(next[field]) || isEmpty(previous[field])) return false;
    profile[field] = previous[field];
    kept.push(field);
    return true;
  }

  function refreshList<Entry extends object>(
    field: string,
    before: readonly Entry[],
    after: readonly Entry[],
    { keyOf, isSame }: EntryRule<Entry>,
  ): Entry[] {
    const left = Map.groupBy(before, keyOf);
    let missing = before.length;
    const entries = after.map((entry) => {
      const candidates = left.get(keyOf(entry)) ?? [];
      const at = candidates.findIndex((old) => isSame(entry, old));
      const [old] = at < 0 ? [] : candidates.splice(at, 1);
      if (old === undefined) return entry;
      missing--;
      const filled = fillIn(entry, old);
      kept.push(...filled.taken.map((key) => `${field}.${key}`));
      return filled.entry;
    });
    if (missing > 0) gone.push(`${missing} of ${field}`);
    return entries;
  }

  for (const field of WHOLE) keepWhole(field);
  if (!keepWhole('position'))
    profile.position = refreshList('position', previous.position, next.position, POSITION_RULE);
  if (!keepWhole('educations'))
    profile.educations = refreshList('educations', previous.educations, next.educations, EDUCATION_RULE);
  if (!keepWhole('certifications'))
    profile.certifications = refreshList(
      'certifications',
      previous.certifications,
      next.certifications,
      CERTIFICATION_RULE,
    );
  if (!keepWhole('skills')) refreshList('skills', previous.skills, next.skills, NAME_RULE);
  if (!keepWhole('languages')) {
    const [before, after] = [splitLanguages(previous.languages), splitLanguages(next.languages)];
    profile.languages = joinLanguages(refreshList<(typeof after)[number]>('languages', before, after, NAME_RULE));
  }
  const { firstName, lastName } = completeName(next, previous);
  if (firstName !== next.firstName) kept.push('firstName');
  if (lastName !== next.lastName) kept.push('lastName');
  Object.assign(profile, { firstName, lastName });
  const notes: string[] = [];
  if (kept.length > 0) notes.push(`kept from the earlier import: ${[...new Set(kept)].join(', ')}`);
  if (gone.length > 0) notes.push(`gone since the earlier import: ${gone.join(', ')}`);
  return { profile, notes };
}

function isEmpty(value: Profile[keyof Profile]): boolean {
  if (typeof value === 'string') return value === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every((part) => part === '');
}
