import type { Blueprint } from '../interviewers/index.ts';

/** Where the questions of a plan came from that a language model wrote. */
export const BY_MODEL: Blueprint['origin'] = { bank: 'language-model', version: 1 };

export function isWrittenByModel({ origin }: Pick<Blueprint, 'origin'>): boolean {
  return origin.bank === BY_MODEL.bank;
}
