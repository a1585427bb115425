import { Content } from '@colloquy/content';
import { PROTECTED_TOPICS, type ProtectedTopic, type ProtectedWordings } from '@colloquy/content/schema/protected';

/**
 * Stands for each `\p{L}` of a line. To have the set of all letters, or of all in both cases, a thousand times in a
 * pattern costs seconds in front of the first request: lines and texts are in small letters with single spaces, and a
 * letter is what is neither space nor digit nor a sign of ASCII.
 */
const LETTER = '[^ \\d!-/:-@\\[-`{-~–—…]';
/** No word is longer. Without an end, a line of nothing but foreign signs is looked through from each of them. */
const LONGEST_WORD = 40;

type Patterns = Record<keyof ProtectedWordings, [ProtectedTopic, RegExp][]>;

let compiled: Patterns | null = null;

/** The whole wordings of the content, one pattern for each protected topic. No operator writes over them. */
export function forbiddenWordings(): Patterns {
  if (compiled !== null) return compiled;
  const { asked, mentioned } = new Content().get('protected', 'common');
  compiled = { asked: patterns(asked), mentioned: patterns(mentioned) };
  return compiled;
}

function patterns(lines: ProtectedWordings['asked']): [ProtectedTopic, RegExp][] {
  return PROTECTED_TOPICS.flatMap((ground): [ProtectedTopic, RegExp][] => {
    const own = lines[ground];
    return own === undefined ? [] : [[ground, anyOf(own)]];
  });
}

/** Latin words are between word boundaries; scripts without spaces match anywhere. */
function anyOf(lines: readonly string[]): RegExp {
  const isWide = (line: string): boolean =>
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Devanagari}]/u.test(line);
  const light = lines.map((line) =>
    line
      .replaceAll('\\p{L}+', `${LETTER}{1,${LONGEST_WORD}}`)
      .replaceAll('\\p{L}*', `${LETTER}{0,${LONGEST_WORD}}`)
      .replaceAll('\\p{L}', LETTER),
  );
  const bounded = light.filter((line) => !isWide(line)).join('|');
  const parts = bounded === '' ? [] : [`(?<![\\p{L}\\p{N}])(?:${bounded})(?![\\p{L}\\p{N}])`];
  return new RegExp([...parts, ...light.filter(isWide)].join('|'), 'u');
}
