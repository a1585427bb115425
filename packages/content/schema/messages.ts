import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { z } from 'zod';

/** A message that depends on a number: one text for each plural category that the language has. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A message as a page says it: `{name}` is filled in; a number chooses among forms. */
export type Message = string | Forms;

type Element = ReturnType<typeof parse>[number];

const CATEGORIES = new Set<string>(['zero', 'one', 'two', 'few', 'many', 'other']);

/**
 * An ICU message in the form that pages say it. Of ICU there are plain arguments, and a plural of `count` as the whole
 * message: what a page needs to say one is then a few lines.
 *
 * @throws {Error} naming what cannot be used
 */
export function compileMessage(text: string): Message {
  const elements = parse(text, { ignoreTag: true });
  const [only, ...others] = elements;
  if (only?.type !== TYPE.plural) return elements.map(plain).join('');
  if (others.length > 0) throw new Error('a plural must be the whole message');
  if (only.value !== 'count' || only.pluralType !== 'cardinal' || only.offset !== 0)
    throw new Error('must be {count, plural, …}');
  const forms = Object.entries(only.options).map(([category, { value }]): [string, string] => {
    if (!CATEGORIES.has(category)) throw new Error(`${category} is no plural category`);
    return [category, value.map(plain).join('')];
  });
  return Object.fromEntries(forms) as Forms;
}

function plain(element: Element): string {
  switch (element.type) {
    case TYPE.literal:
      if (/[{}]/.test(element.value)) throw new Error('braces cannot be shown');
      return element.value;
    case TYPE.argument:
      return `{${element.value}}`;
    case TYPE.pound:
      return '{count}';
    default:
      throw new Error('holds an argument of a kind that is not used here');
  }
}

const message = z.string().transform((text, ctx): Message => {
  try {
    return compileMessage(text);
  } catch (error) {
    ctx.addIssue(`is no message: ${error instanceof Error ? error.message : String(error)}`);
    return z.NEVER;
  }
});

/** The messages of a page in one language, by key. */
export const messagesSchema = z.record(z.string().regex(/^[a-z][A-Za-z0-9-]*$/), message);

export type Messages = z.infer<typeof messagesSchema>;
