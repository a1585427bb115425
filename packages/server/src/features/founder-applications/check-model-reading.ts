import type { PromptReply } from '@colloquy/content/schema/prompt';
import { isMachineTalk } from '../interviewers/index.ts';
import { spanOf } from '../model-usage/index.ts';
import { TEXT_FIELDS } from './extraction/index.ts';

export type FounderReply = PromptReply<'read-founder.v1'>;

const MOST_TEXTS = 12;
const MOST_PEOPLE = 6;
const LONGEST_TEXT = 2_000;
const LONGEST_ROLE = 80;
const LONGEST_NAME = 80;
/** A text that is nothing but what stands for an address or a number. */
const ONLY_MARK = /^\W*(?:\S+@\S+|[+(]?\d[\d\s()./-]+)\W*$/u;

/** The rule that a model's reading of one answer breaks, by the name that the prompt gives it. */
export function brokenFounderRule({ texts, role, coFounders }: FounderReply, answer: string): string | null {
  if (texts.length > MOST_TEXTS || coFounders.length > MOST_PEOPLE) return 'count';
  if (texts.some(({ field }) => !TEXT_FIELDS.some((known) => known === field))) return 'unknown-field';
  const roles = [role, ...coFounders.map((person) => person.role)].flatMap((said) => said ?? []);
  const names = coFounders.map(({ name }) => name);
  if (texts.some(({ quote }) => quote.trim() === '' || quote.length > LONGEST_TEXT)) return 'length';
  if (roles.some((said) => said.trim() === '' || said.length > LONGEST_ROLE)) return 'length';
  if (names.some((name) => name.trim().length < 2 || name.length > LONGEST_NAME)) return 'length';
  if (texts.some(({ quote }) => isMachineTalk(quote) || ONLY_MARK.test(quote)) || roles.some(isMachineTalk))
    return 'form';
  const spans = texts.map(({ quote }) => spanOf(quote, answer));
  if ([...spans, ...[...roles, ...names].map((words) => spanOf(words, answer))].includes(null))
    return 'quote-not-verbatim';
  const isTwice = spans.some((span, index) =>
    spans
      .slice(0, index)
      .some((other) => span !== null && other !== null && span.start < other.end && other.start < span.end),
  );
  return isTwice || new Set(names).size !== names.length ? 'repeat' : null;
}
