import type { English } from '@colloquy/content/messages/room';

/** A message that depends on a number: one text for each plural category that the language has. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

export type MessageKey = keyof English;

/** One language's words. */
export type Catalogue = {
  readonly [Key in MessageKey]: English[Key] extends string ? string : Forms;
};

type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

/** Names that a message needs values for; plural messages need `count`, which chooses the form. */
type NamesOf<Key extends MessageKey> = English[Key] extends string ? PlaceholdersOf<English[Key]> : 'count';

type ValuesOf<Key extends MessageKey> = {
  readonly [Name in NamesOf<Key>]: Name extends 'count' ? number : string | number;
};

/** Arguments of `t` for a key: none where the message holds no placeholder. */
export type MessageArguments<Key extends MessageKey> = [NamesOf<Key>] extends [never] ? [] : [values: ValuesOf<Key>];

export type Translate = <Key extends MessageKey>(key: Key, ...values: MessageArguments<Key>) => string;
