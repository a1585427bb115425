/**
 * What a candidate may say of themselves after the interview, and the answers offered. `sex` and `race` follow the
 * categories of the United States' EEO-1 report, as New York City's Local Law 144 asks; ages are told apart where the
 * United States' age discrimination act begins. A question that is left open has no answer here.
 */
export const DECLARED = {
  sex: ['female', 'male', 'another'],
  race: [
    'hispanic-or-latino',
    'white',
    'black-or-african-american',
    'native-hawaiian-or-pacific-islander',
    'asian',
    'native-american-or-alaska-native',
    'two-or-more',
  ],
  age: ['under-40', '40-to-54', '55-or-over'],
  disability: ['yes', 'no'],
} as const;

export type DeclaredCategory = keyof typeof DECLARED;
export type DeclaredAnswer = (typeof DECLARED)[DeclaredCategory][number];
export const DECLARED_CATEGORIES = Object.keys(DECLARED) as readonly DeclaredCategory[];

/** One person's answers; null: would rather not say, or was not asked. */
export type Declaration = { readonly [Name in DeclaredCategory]: (typeof DECLARED)[Name][number] | null };

/** What an organization decided about a candidate. */
export const OUTCOMES = ['moved-on', 'not-moved-on'] as const;
export type CandidateOutcome = (typeof OUTCOMES)[number];
