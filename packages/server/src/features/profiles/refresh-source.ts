import type { Profile } from '../../providers/shapes/profile.ts';
import { foldName } from './fold.ts';
import { fillIn, isSameCertification, isSameEducation, isSamePosition } from './merge-entries.ts';
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
    isSame: (a: Entry, b: Entry) => boolean,
  ): Entry[] {
    const left = [...before];
    const entries = after.map((entry) => {
      const at = left.findIndex((old) => isSame(entry, old));
      const [old] = at < 0 ? [] : left.splice(at, 1);
      if (old === undefined) return entry;
      const filled = fillIn(entry, old);
      kept.push(...filled.taken.map((key) => `${field}.${key}`));
      return filled.entry;
    });
    if (left.length > 0) gone.push(`${left.length} of ${field}`);
    return entries;
  }

  for (const field of WHOLE) keepWhole(field);
  if (!keepWhole('position'))
    profile.position = refreshList('position', previous.position, next.position, isSamePosition);
  if (!keepWhole('educations'))
    profile.educations = refreshList('educations', previous.educations, next.educations, isSameEducation);
  if (!keepWhole('certifications'))
    profile.certifications = refreshList(
      'certifications',
      previous.certifications,
      next.certifications,
      isSameCertification,
    );
  if (!keepWhole('skills')) refreshList('skills', previous.skills, next.skills, hasSameName);
  if (!keepWhole('languages')) {
    const [before, after] = [splitLanguages(previous.languages), splitLanguages(next.languages)];
    profile.languages = joinLanguages(refreshList('languages', before, after, hasSameName));
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

function hasSameName(a: { name: string }, b: { name: string }): boolean {
  return (foldName(a.name) || a.name) === (foldName(b.name) || b.name);
}

function isEmpty(value: Profile[keyof Profile]): boolean {
  if (typeof value === 'string') return value === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every((part) => part === '');
}
