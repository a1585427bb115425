import type { English } from '@colloquy/content/messages/console';

export type MessageKey = keyof English;

/** A message that depends on a number: one text for each plural category that the language has. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Keys of messages that stand alone, without placeholders. */
export type BareKey = { [Key in MessageKey]: English[Key] extends '' ? Key : never }[MessageKey];

/** One language's words. */
export type Catalogue = { readonly [Key in MessageKey]: English[Key] extends string ? string : Forms };

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type NamesOf<Key extends MessageKey> = English[Key] extends string ? NamesIn<English[Key]> : 'count';

/** Arguments of `t` for a key: none where the message holds no placeholder. */
export type MessageArguments<Key extends MessageKey> = [NamesOf<Key>] extends [never]
  ? []
  : [values: { readonly [Name in NamesOf<Key>]: English[Key] extends string ? string | number : number }];

export type Translate = <Key extends MessageKey>(key: Key, ...values: MessageArguments<Key>) => string;
