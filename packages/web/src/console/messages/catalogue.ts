import type { English } from '@colloquy/content/messages/console';

export type MessageKey = keyof English;

/** A message that depends on a number: one text for each plural category that the language has. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Keys of messages that stand alone, without placeholders. */
export type BareKey = { [Key in MessageKey]: English[Key] extends '' ? Key : never }[MessageKey];

/** One language's words of an area. */
export type CatalogueOf<Words> = { readonly [Key in keyof Words]: Words[Key] extends string ? string : Forms };

export type Catalogue = CatalogueOf<English>;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type NamesOf<Words, Key extends keyof Words> = Words[Key] extends string ? NamesIn<Words[Key]> : 'count';

/** Arguments of `t` for a key: none where the message holds no placeholder. */
type ArgumentsOf<Words, Key extends keyof Words> = [NamesOf<Words, Key>] extends [never]
  ? []
  : [values: { readonly [Name in NamesOf<Words, Key>]: Words[Key] extends string ? string | number : number }];

export type TranslateOf<Words> = <Key extends keyof Words>(key: Key, ...values: ArgumentsOf<Words, Key>) => string;

export type Translate = TranslateOf<English>;
