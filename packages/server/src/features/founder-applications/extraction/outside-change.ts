import { catalogueLanguage } from '@colloquy/contract/shared';
import type { Draft, TextField } from './fields.ts';
import { type OutsideChanges, outsideChangesOf } from './lexicon/outside-changes.ts';
import { firstMatch, matches } from './patterns.ts';
import type { Reading } from './reading.ts';

/** Answers next to which founders tell why it works now; what they say of themselves or of the whole is left alone. */
const STATED_UNDER: readonly TextField[] = [
  'problem',
  'solution',
  'traction',
  'commercial',
  'marketSize',
  'competition',
];

/**
 * "By 2027 every centre must move to internet telephony." under another question: a change in the world, with its
 * time, is why now where nothing else is. Nothing moves when two answers tell of one, or when it is all of its answer.
 */
export function withChangeOutside(drafts: readonly Draft[], reading: Reading): Draft[] {
  const phrases = outsideChangesOf(catalogueLanguage(reading.language), reading.lexicon.words.spaced);
  if (!phrases || drafts.some(({ field, unknown }) => field === 'whyNow' && !unknown)) return [...drafts];
  const text = ({ turn, start, end }: Draft) => (reading.texts[turn] ?? '').slice(start, end);
  const stated = drafts.filter(
    (draft) => !draft.unknown && STATED_UNDER.includes(draft.field) && mentionsChange(text(draft), phrases, reading),
  );
  const [first] = stated;
  if (!first || stated.some(({ turn, field }) => turn !== first.turn || field !== first.field)) return [...drafts];
  const moved = new Set(stated);
  drafts.forEach((draft, index) => {
    const before = drafts[index - 1];
    const follows = before !== undefined && moved.has(before) && draft.turn === before.turn;
    const mentionsBefore = firstMatch(phrases.before, text(draft))?.start === 0;
    if (follows && mentionsBefore && !matches(reading.lexicon.self, text(draft))) moved.add(draft);
  });
  const left = drafts.some((draft) => draft.field === first.field && !draft.unknown && !moved.has(draft));
  if (!left || moved.size > MOST_SENTENCES) return [...drafts];
  return drafts.map((draft) => (moved.has(draft) ? { ...draft, field: 'whyNow' } : draft));
}

const MOST_SENTENCES = 2;

function mentionsChange(text: string, phrases: OutsideChanges, { lexicon }: Reading): boolean {
  const change = firstMatch(phrases.change, text);
  return (
    change !== null &&
    matches(phrases.time, text) &&
    !/[?？]$/u.test(text) &&
    !matches(phrases.own, text) &&
    !matches(lexicon.self, text.slice(0, change.end))
  );
}
