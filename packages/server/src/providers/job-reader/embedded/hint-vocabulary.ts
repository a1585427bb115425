import { once } from '../../../platform/once.ts';
import { listsOf } from './lexicon/index.ts';

/** What single words of a sentence hint at; all on folded text. */
export const words = once(() => {
  const { any, whole } = listsOf('hints');
  const pattern = (source: string, flags = '') => new RegExp(source, flags);
  return {
    /** What a sentence is about. */
    BY_WORDS: (['requirements', 'benefits', 'duties'] as const).map((kind) => [kind, pattern(whole(kind))] as const),
    /** What would be good and is not asked for, in a heading or in the line itself. */
    NICE: pattern(whole('nice')),
    /** Invites people, whoever they are, and asks nothing of them. Whoever has something is not everyone. */
    INVITES: pattern(any('invites'), 'g'),
    /** What follows an invitation and makes it one for those who have something. */
    IF_THEY_HAVE: pattern(String.raw`^\p{L}*[,;:]? (?:[a-z]+ ){0,2}(?:${any('ifTheyHave')})(?!\p{L})`, 'u'),
    /** Who reads a description and who wrote it; endings of verbs say the same where pronouns are left out. */
    READER: pattern(whole('reader')),
    WRITER: pattern(whole('writer')),
    /** A bracket that more of the sentence follows: what it says holds for the words in front of it, not for the whole. */
    ASIDE: pattern(String.raw`\([^()\n]{1,60}\)(?=\s?[,;]|\s(?:${any('asideGoesOn')})\s)`, 'g'),
    /** The last word of a heading that the lines below go on from. */
    WAITS: pattern(String.raw`\b(?:${any('waits')})(?:\s?(?:\.\.\.|…|-|–|—))?$`),
    /** Who is spoken to or speaks, and before the colon a word that waits for what is behind it. */
    LEADS_IN: pattern(
      String.raw`^(?:[-–—*•·]\s*)?(?=[^:\n]{0,60}\b(?:${any('leads')})\b)[^:.;\n]{0,60}?\b(?:${any('leadVerbs')})\s?[:：]\s*`,
    ),
  };
});
