import { alternatives } from '../lexicon/words.ts';
import { fold } from '../text/fold.ts';

const SKILL_LEVEL = new RegExp(
  String.raw`^[\s(（:–—-]*` +
    `(?:${alternatives((words) => words.levels?.ofSkills)}` +
    String.raw`|\d{1,3}\s?%|\d(?:[.,]\d)?\s?\/\s?(?:5|10)|[★☆●○■□▪▫◆◇⬤◯*]{2,}|[1-5])(?:\s+(?:level|proficiency|knowledge|kenntnisse|niveau|nivel|livello))?[\s)）.]*$`,
);
/** True for a text that only says how well something is known. */
export function isSkillLevel(text: string): boolean {
  return text.trim() !== '' && SKILL_LEVEL.test(fold(text));
}
