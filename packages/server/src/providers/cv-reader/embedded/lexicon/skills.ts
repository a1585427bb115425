import { words } from './words.ts';

/** Terms that name a skill wherever they are, folded: tools, languages, methods, standards. */
export const KNOWN_SKILLS: ReadonlySet<string> = new Set(words(({ skills }) => skills?.anywhere));
