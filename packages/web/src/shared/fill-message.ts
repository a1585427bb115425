const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

const EMBEDDINGS = /[\u202a-\u202e]/g;
const ISOLATES = /[\u2066-\u2069]/g;

/** What a message is filled with, by the name of its place. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A text, or one for each plural form of `count`. */
export type MessageForms = string | { readonly [form: string]: string; readonly other: string };

/** A text from a stranger, wrapped so that it leaves the sentence around it in order. */
export function isolated(text: string): string {
  const plain = text.replace(EMBEDDINGS, '');
  return `${FIRST_STRONG_ISOLATE}${isClosed(plain) ? plain : plain.replace(ISOLATES, '')}${POP_ISOLATE}`;
}

/** Whether every isolate in it ends in it, as in a list of isolated names: one end too many would end that around it. */
function isClosed(text: string): boolean {
  let open = 0;
  for (const mark of text.match(ISOLATES) ?? []) {
    open += mark === POP_ISOLATE ? -1 : 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/**
 * Makes the function that fills messages of one language. Numbers are written as the language writes them. Strings come
 * from strangers: each is wrapped in Unicode isolates, so that a name from right to left leaves the sentence around it
 * in order, in text and in the page's title alike. A place without a value stays as it is written.
 */
export function createFill(tag: string): (message: MessageForms, values: MessageValues) => string {
  const plural = new Intl.PluralRules(tag);
  const number = new Intl.NumberFormat(tag);
  const choose = (message: MessageForms, count: string | number | undefined): string => {
    if (typeof message === 'string') return message;
    return (typeof count === 'number' ? message[plural.select(count)] : undefined) ?? message.other;
  };
  return (message, values) =>
    choose(message, values.count).replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      return typeof value === 'number' ? number.format(value) : isolated(value);
    });
}
