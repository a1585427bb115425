import { foldName } from './fold.ts';

export type PersonName = { firstName: string; lastName: string };

const PARTS = ['firstName', 'lastName'] as const;

export function isNamed({ firstName, lastName }: PersonName): boolean {
  return firstName !== '' || lastName !== '';
}

function isWhole({ firstName, lastName }: PersonName): boolean {
  return firstName !== '' && lastName !== '';
}

/** `Noor`, `N.` and `Noor Amal` may be one person's; `Noor` and `Maria` are not. */
function mayBeSame(a: string, b: string): boolean {
  const left = foldName(a).split(' ');
  const right = foldName(b).split(' ');
  const isInitial = (word: string, other: string): boolean => word.length === 1 && other.startsWith(word);
  return left.some((word) => right.some((other) => word === other || isInitial(word, other) || isInitial(other, word)));
}

/**
 * The better name with the part that it lacks, taken from another one. Parts of two different names are never put
 * together: where the part that the better name has is another than in a whole name, the whole name stands.
 */
export function completeName(better: PersonName, other: PersonName): PersonName {
  if (!isNamed(better)) return other;
  const missing = PARTS.find((part) => better[part] === '');
  if (missing === undefined || other[missing] === '') return better;
  if (!isWhole(other)) return { ...better, [missing]: other[missing] };
  const known = missing === 'lastName' ? 'firstName' : 'lastName';
  // A name that was never taken apart holds the missing part already.
  const holdsBoth = mayBeSame(better[known], other[missing]);
  return holdsBoth || !mayBeSame(better[known], other[known]) ? other : { ...better, [missing]: other[missing] };
}
