import type { SpokenNumbers } from '@colloquy/content/schema/spoken-numbers';

/** Spoken form → digits. */
type Forms = Record<string, string>;
type Tens = NonNullable<SpokenNumbers['tens']>[number];

/** Every form of the numbers that a language has words for, as people say them when they give a telephone number. */
export function numberForms(words: SpokenNumbers): Forms {
  const { counted, tens = [], tenSigns = [], thousands, others = {}, none = [] } = words;
  const joinedTens: Forms = Object.assign({}, ...tens.map((table) => tensWithUnits(table, counted)));
  return {
    ...countedZeros(words.zeros),
    ...Object.fromEntries(counted.flatMap((forms, value) => all(forms).map((form) => [form, String(value)]))),
    ...joinedTens,
    ...hundreds(words, joinedTens),
    ...units(counted, 1, thousands?.joined ?? [], '000'),
    ...digitsWithTen(counted, tenSigns),
    ...Object.fromEntries(
      Object.entries(others).flatMap(([digits, forms]) => all(forms).map((form) => [form, digits])),
    ),
    ...Object.fromEntries(none.map((form) => [form, ''])),
  };
}

function all(forms: string | undefined): string[] {
  return forms?.split('|') ?? [];
}

function joinWith(pattern: string, slots: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, slot: string) => slots[slot] ?? whole);
}

/** "three zeros": a counted zero is that many. */
function countedZeros(zeros: SpokenNumbers['zeros']): Forms {
  if (zeros === undefined) return {};
  const { counts, words, joined } = zeros;
  return Object.fromEntries(
    words.flatMap((zero) => counts.map((count, index) => [joinWith(joined, { count, zero }), '0'.repeat(index + 2)])),
  );
}

function tensWithUnits(table: Tens, counted: readonly string[]): Forms {
  const { first, words, units: [least, greatest] = [1, 9], never = [] } = table;
  const forms: Forms = {};
  for (const [index, tenForms] of words.entries()) {
    const value = first + 10 * index;
    for (const ten of all(tenForms)) {
      forms[ten] = String(value);
      for (let unit = least; unit <= greatest; unit++)
        for (const word of all(counted[unit]).filter((form) => !never.includes(form)))
          for (const form of joinedForms(table, ten, word, unit)) forms[form] = String(value + unit);
    }
  }
  return forms;
}

function joinedForms(table: Tens, whole: string, unit: string, value: number): string[] {
  const { joined, withOne, withEnding = {}, elides = [] } = table;
  const ten = elides.some((letter) => unit.startsWith(letter)) ? whole.slice(0, -1) : whole;
  const patterns = [
    ...Object.entries(withEnding).flatMap(([ending, pattern]) => (unit.endsWith(ending) ? [pattern] : [])),
    ...joined,
    ...(withOne !== undefined && value % 10 === 1 ? [withOne] : []),
  ];
  return patterns.map((pattern) => joinWith(pattern, { ten, unit }));
}

function hundreds({ counted, hundreds }: SpokenNumbers, tens: Forms): Forms {
  if (hundreds === undefined) return {};
  const { joined, from = 1, never = [], ofTens = false } = hundreds;
  const ofTen = Object.entries(ofTens ? tens : {}).flatMap(([unit, digits]) =>
    joined.map((pattern) => [joinWith(pattern, { unit }), `${digits}00`]),
  );
  return { ...Object.fromEntries(ofTen), ...units(counted, from, joined, '00', never) };
}

/** Units from `from` to nine, joined with the word of a power of ten. */
function units(
  counted: readonly string[],
  from: number,
  joined: readonly string[],
  zeros: string,
  never: readonly string[] = [],
): Forms {
  const forms: Forms = {};
  for (let value = from; value <= 9; value++)
    for (const unit of all(counted[value]).filter((form) => !never.includes(form)))
      for (const pattern of joined) forms[joinWith(pattern, { unit })] = `${value}${zeros}`;
  return forms;
}

/** Two-digit numbers built with a sign for ten. */
function digitsWithTen(digits: readonly string[], signs: readonly string[]): Forms {
  const forms: Forms = {};
  for (const ten of signs) {
    forms[ten] = '10';
    for (let unit = 1; unit <= 9; unit++) {
      for (const form of all(digits[unit])) {
        forms[`${ten}${form}`] = `1${unit}`;
        if (unit > 1) forms[`${form}${ten}`] = `${unit}0`;
        if (unit > 1)
          for (let last = 1; last <= 9; last++)
            for (const end of all(digits[last])) forms[`${form}${ten}${end}`] = `${unit}${last}`;
      }
    }
  }
  return forms;
}
