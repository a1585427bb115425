import lists from './names.json' with { type: 'json' };

const { about: _, ...names } = lists;
type NameList = keyof typeof names;

const sets = new Map<NameList, ReadonlySet<string>>();

function listed(name: NameList): ReadonlySet<string> {
  let set = sets.get(name);
  if (!set) {
    set = new Set(names[name].split(' '));
    sets.set(name, set);
  }
  return set;
}

const GIVEN: readonly NameList[] = ['givenLatin', 'givenCyrillic', 'givenKatakana', 'givenDevanagari'];

/** A usual first name, written as names are; of a name with a hyphen each part. Languages do not matter. */
export function isGivenName(word: string): boolean {
  const known = (part: string) => GIVEN.some((list) => listed(list).has(part));
  return known(word) || (word.includes('-') && word.split('-').every(known));
}

export type EastAsianFamily = 'japanese' | 'chinese' | 'korean';
const FAMILY = {
  japanese: 'familyJapanese',
  chinese: 'familyChinese',
  korean: 'familyKorean',
} as const satisfies Record<EastAsianFamily, NameList>;

/** The longest usual family name of a language at the head of a name written without blanks; null where none is. */
export function familyNameOf(name: string, of: EastAsianFamily): string | null {
  const characters = [...name];
  const set = listed(FAMILY[of]);
  for (let length = Math.min(3, characters.length); length > 0; length--) {
    const head = characters.slice(0, length).join('');
    if (set.has(head)) return head;
  }
  return null;
}
