import { isUnspaced, wordCount } from './spoken.ts';

/** How long a text may be: `words` as people hear it, `characters` whatever is in it. */
export type TextLimits = {
  words: number;
  characters: number;
  /** Figures alone are enough: "2027". */
  figures?: true;
};

/** Longer than any word that people say, in languages that write spaces. */
const MAX_WORD_CHARACTERS = 60;

/** Unassigned, private and lone halves: nothing to show, and no database takes the halves. */
const NO_CHARACTER = /[\p{Cn}\p{Co}\p{Cs}\ufffd]/u;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Marks that turn, hide or join text unseen; Devanagari alone needs joiners to be written. */
const INVISIBLE =
  /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?<!\p{sc=Devanagari})[\u200c\u200d]/u;
const PILED_MARKS = /\p{M}{5,}/u;
const TAG = /<\/?[a-z!?][^>]*>?/i;
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;
/** Every bracket of Unicode but those that are quotation marks of a language. */
const BRACKET = /(?![‚„「」『』《》〈〉])[\p{Ps}\p{Pe}<>]/u;
/** The hash of C# and F# is part of a name. */
const MARKUP = /[|*_`\\~^]|(?<!\b[CF])#/;
const ADDRESS = /\bhttps?:|\bwww\./i;
const LIST = /^(?:[-–—+·]\s|(?:\d{1,3}|\p{L})\.\s)|[•‣⁃▪▫◦●○■□►▶➢➤✓✔①-⓿❶-➓]|(?:^|\s)1[.)]\s.*\s2[.)]\s/u;
const PICTURE = /[\p{Extended_Pictographic}\p{RI}\u2190-\u21ff\u2500-\u25ff\u2700-\u27bf\u2b00-\u2bff]/u;

/** Latin letters next to such as look like them hide a word from every list; figures have units in micro and ohm. */
const MIXED =
  /(?<![\p{L}\p{M}])(?!μ\p{sc=Latin}{1,3}(?!\p{L})|\p{sc=Latin}?Ω\p{sc=Latin}?(?!\p{L}))(?=[\p{L}\p{M}]*\p{sc=Latin})(?=[\p{L}\p{M}]*[\p{sc=Cyrillic}\p{sc=Greek}])[\p{L}\p{M}]+/u;

/** In the order they are told; a sign is named once, by the first rule that it breaks. */
const CHARACTERS: readonly [RegExp, string][] = [
  [NO_CHARACTER, 'holds what is no character'],
  [CONTROL, 'holds a line break or control character'],
  [INVISIBLE, 'holds an invisible character'],
  [PILED_MARKS, 'holds marks piled on one letter'],
  [TAG, 'holds HTML'],
  [ENTITY, 'holds an HTML entity'],
  [LIST, 'holds a list'],
  [BRACKET, 'holds a bracket, which cannot be spoken'],
  [MARKUP, 'holds markup, which cannot be spoken'],
  [ADDRESS, 'holds an address, which cannot be spoken'],
  [PICTURE, 'holds a picture or sign that cannot be spoken'],
  [MIXED, 'holds a word in letters of two scripts'],
];

const IN_CODE: ReadonlySet<RegExp> = new Set([NO_CHARACTER, CONTROL, INVISIBLE, MIXED]);

export function isTooLong(text: string, { characters }: TextLimits): boolean {
  return [...text].length > characters;
}

/** What makes a line of text unfit to be read aloud or shown, in words. */
export function textProblems(text: string, limits: TextLimits): string[] {
  if (text === '') return ['must not be empty'];
  // Nothing else is looked for in what may be megabytes.
  if (isTooLong(text, limits)) return [longer([...text].length, 'characters', limits)];
  const problems: string[] = [];
  const named = new Set<string>();
  for (const [pattern, rule] of CHARACTERS) {
    const character = pattern.exec(text)?.[0];
    if (character === undefined || named.has(character[0] ?? '')) continue;
    named.add(character[0] ?? '');
    problems.push(`${rule} (${shown(character)})`);
  }
  if (!(limits.figures ? /[\p{L}\p{N}]/u : /\p{L}/u).test(text)) problems.push('holds no word');
  const words = wordCount(text);
  if (words > limits.words) problems.push(longer(words, 'words', limits));
  const longest = text.split(/\s+/).find((word) => !isUnspaced(word) && [...word].length > MAX_WORD_CHARACTERS);
  if (longest !== undefined)
    problems.push(`holds a word of ${[...longest].length} characters, at most ${MAX_WORD_CHARACTERS}`);
  return problems;
}

function longer(length: number, unit: 'characters' | 'words', limits: TextLimits): string {
  return `is too long: ${length} ${unit}, at most ${limits[unit]}`;
}

/** What makes the text that an editor opens with unfit: it has lines and tabs, and any sign one sees. */
export function codeProblems(code: string): string[] {
  const plain = code.replaceAll(/\r?\n|\t/g, ' ');
  return CHARACTERS.filter(([pattern]) => IN_CODE.has(pattern)).flatMap(([pattern, rule]) => {
    const character = pattern.exec(plain)?.[0];
    return character === undefined ? [] : [`${rule} (${shown(character)})`];
  });
}

const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffd]|(?![ ])\p{Zs}/gu;
const MAX_SHOWN = 60;

/** A piece of a file as it can be printed: as much of it as a line takes. */
export function shown(text: string): string {
  const whole = visible(text);
  return whole.length > MAX_SHOWN ? `${whole.slice(0, MAX_SHOWN)}…` : whole;
}

/** All of a text as it can be printed, such as the name of a file: nothing in it moves the terminal or hides. */
export function visible(text: string): string {
  return text.replaceAll(
    UNSEEN,
    (character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}
