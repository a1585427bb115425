import type { Content } from '@colloquy/content';
import type { Openings } from '@colloquy/content/schema/dialogue';
import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { fill, roundedMinutes } from './fill.ts';

/** What opening and close of a conversation take. */
export const OPENING_AND_CLOSE_MS = 4 * 60_000;

/** The sentences around the questions; undefined in a language that they are not written in. */
export function openingsIn(content: Content, language: Language): Openings | undefined {
  return content.get('dialogue', catalogueLanguage(language))?.openings;
}

/** What is said first. @param title null, or what stands for one, where it cannot be spoken */
export function openingOf(
  openings: Openings,
  { title, plannedMs, count }: { title: string | null; plannedMs: number; count: number },
): string {
  const isNamed = title !== null && title !== openings.thisPosition;
  return fill(openings.opening, {
    position: isNamed ? fill(openings.titledPosition, { title }) : openings.thisPosition,
    minutes: String(roundedMinutes(plannedMs)),
    count: String(count),
  });
}
