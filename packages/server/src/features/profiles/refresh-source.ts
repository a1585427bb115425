import type { Profile } from '../../providers/shapes/profile.ts';
import { completeName } from './merge-names.ts';

/** The content of a source after it came in again, and the fields that are still from the time before. */
export type RefreshedSource = { profile: Profile; kept: (keyof Profile)[] };

const GROUPS: (keyof Profile)[][] = [
  ['geo'],
  ['headline'],
  ['summary'],
  ['profilePicture'],
  ['publicIdentifier'],
  ['languages'],
  ['position'],
  ['educations'],
  ['skills'],
  ['certifications'],
];

function isEmpty(value: Profile[keyof Profile]): boolean {
  if (typeof value === 'string') return value === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every((part) => part === '');
}

/**
 * A source imported again replaces its earlier content, an entry that is gone from a list included. But a field or
 * list that comes back wholly empty (a table missing from the archive) keeps what was there, and says so; so does a part of
 * the name.
 */
export function refreshSource(previous: Profile, next: Profile): RefreshedSource {
  const profile: Record<string, unknown> = { ...next };
  const kept: (keyof Profile)[] = [];
  for (const group of GROUPS) {
    if (!group.every((field) => isEmpty(next[field])) || group.every((field) => isEmpty(previous[field]))) continue;
    for (const field of group) profile[field] = previous[field];
    kept.push(...group);
  }
  const { firstName, lastName } = completeName(next, previous);
  if (firstName !== next.firstName) kept.push('firstName');
  if (lastName !== next.lastName) kept.push('lastName');
  Object.assign(profile, { firstName, lastName });
  return { profile: profile as Profile, kept };
}
