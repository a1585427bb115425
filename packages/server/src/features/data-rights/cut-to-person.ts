/** What was not theirs to read is not shown; that something stood there is. */
const OTHERS = '[others]';

/**
 * A text of the request record as the person may read it: of lists that name others next to them only their own entries
 * are left. A text that is no JSON is theirs when it is in a record about them, but a list that was cut off is not.
 *
 * @param names whether a text names the person
 */
export function cutToPerson(text: string | null, names: (text: string) => boolean): string | null {
  if (text === null || !/^\s*[[{]/.test(text)) return text;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // Longer than a record keeps, or sent broken: where one entry ends cannot be determined.
    return OTHERS;
  }
  const cut = cutValue(value, names);
  return cut === value ? text : JSON.stringify(cut);
}

function cutValue(value: unknown, names: (text: string) => boolean): unknown {
  if (typeof value === 'string') return names(value) ? cutToPerson(value, names) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return cutList(value, names);
  // What names the person itself is about them, with all that is in it.
  const own = Object.fromEntries(Object.entries(value).filter(([, item]) => typeof item !== 'object'));
  if (names(JSON.stringify(own)) && !Object.values(own).some(isJson)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, cutValue(item, names)] as const);
  return entries.every(([key, item]) => item === (value as Record<string, unknown>)[key])
    ? value
    : Object.fromEntries(entries);
}

/** A list in which nobody is named is not one of people: skills, places. */
function cutList(list: unknown[], names: (text: string) => boolean): unknown[] {
  const theirs = list.filter((item) => names(JSON.stringify(item)));
  if (theirs.length === 0) return list;
  const cut = theirs.map((item) => cutValue(item, names));
  return theirs.length === list.length && cut.every((item, index) => item === list[index]) ? list : cut;
}

const isJson = (item: unknown): boolean => typeof item === 'string' && /^\s*[[{]/.test(item);
