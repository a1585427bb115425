import type { Content } from '@colloquy/content';
import type { BankDefinition, BankPattern, BankTranslation } from '@colloquy/content/schema/bank';
import type { Facts } from '@colloquy/content/schema/trades';
import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { missing } from '../fill.ts';

/** The bank that serves any job. */
export const BEHAVIOURAL = 'behavioural';

/** A bank in the language of an interview. */
export type Bank = {
  definition: BankDefinition;
  /** In English: the pattern of the others, and the rubrics that they may lack. */
  pattern: BankPattern;
  /** Undefined where the bank is not written in the language. */
  texts: BankTranslation | undefined;
};

export type Banks = {
  /** Banks of a trade; a description draws on the nearest. */
  trades: readonly Bank[];
  behavioural: Bank;
  /** Words of titles of jobs that no bank is for. */
  otherTrades: readonly string[];
  /** Words of lines that ask for what somebody has or has not. */
  facts: Facts;
  /** Names of tools of any trade known here, in small letters. */
  tools: ReadonlySet<string>;
};

/** Reads what `banksIn` gives: before the transaction opens that needs it. */
export async function loadBanks(content: Content, language: Language): Promise<void> {
  await Promise.all([
    content.load('banks', 'common'),
    content.load('banks', 'en'),
    content.load('banks', catalogueLanguage(language)),
    content.load('trades', 'common'),
  ]);
}

export function banksIn(content: Content, language: Language): Banks {
  const definitions = content.get('banks', 'common');
  const english = content.get('banks', 'en');
  const texts = content.get('banks', catalogueLanguage(language));
  const banks = Object.entries(definitions)
    .map(
      ([key, definition]): Bank => ({
        definition,
        pattern: english[key] ?? missing(`bank ${key}`),
        texts: texts?.[key],
      }),
    )
    .sort((left, right) => left.definition.precedence - right.definition.precedence);
  return {
    trades: banks.filter(({ definition }) => Object.keys(definition.trades).length > 0),
    behavioural: banks.find(({ definition }) => definition.key === BEHAVIOURAL) ?? missing(`bank ${BEHAVIOURAL}`),
    otherTrades: content.get('trades', 'common').titles,
    facts: content.get('trades', 'common').facts,
    tools: toolsOf(definitions),
  };
}

const tools = new WeakMap<object, ReadonlySet<string>>();

function toolsOf(definitions: Record<string, BankDefinition>): ReadonlySet<string> {
  const known = tools.get(definitions);
  if (known !== undefined) return known;
  const names = Object.values(definitions)
    .filter((definition) => Object.keys(definition.trades).length > 0)
    .flatMap((definition) => Object.values(definition.topics))
    .flatMap((topic) => topic.tools ?? [])
    .map((tool) => tool.replaceAll('*', '').toLowerCase());
  const set = new Set(names);
  tools.set(definitions, set);
  return set;
}

/** Whether a name is a tool of any trade known here: a reader's guess alone does not make it into a question. */
export function isKnownTool(banks: Banks, name: string): boolean {
  return banks.tools.has(name.toLowerCase().trim());
}
