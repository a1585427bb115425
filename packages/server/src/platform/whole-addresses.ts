/** Letters that may be in an address beside ASCII ones. Writing without spaces around it, such as Japanese, ends one. */
export const ADDRESS_LETTERS = '\\u00c0-\\u024f\\u0370-\\u052f';
/** What may be before the `@`, for a class of characters. */
export const ADDRESS_SIGN = `a-z0-9.!#$%&'*+/=?^_\`{|}~\\-${ADDRESS_LETTERS}`;

const ADDRESS = new RegExp(`([${ADDRESS_SIGN}]+)@([a-z0-9.\\-${ADDRESS_LETTERS}]+)`, 'g');

/**
 * Every whole e-mail address in a text, in small letters; the text may be JSON or of a URL, escapes included. An address
 * behind `name=` is given with and without what is before it.
 */
export function wholeAddresses(text: string): string[] {
  const found = new Set<string>();
  if (!/@|%40/i.test(text)) return [];
  const plain = text.toLowerCase().replace(/\\[nrtbf]/g, ' ');
  for (const form of plain.includes('%') ? [plain, unescaped(plain)] : [plain])
    for (const [, local = '', domain = ''] of form.matchAll(ADDRESS)) {
      const host = domain.replace(/[.]+$/, '');
      for (const name of [local, local.slice(local.lastIndexOf('=') + 1), local.slice(local.lastIndexOf('/') + 1)])
        if (name !== '') found.add(`${name}@${host}`);
    }
  return [...found];
}

function unescaped(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/g, (escapes) =>
    Buffer.from(escapes.replaceAll('%', ''), 'hex').toString('utf8').toLowerCase(),
  );
}
