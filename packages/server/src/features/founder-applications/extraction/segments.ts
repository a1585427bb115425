import type { Span, Turn } from './fields.ts';

/** A sentence of a turn, or one line of a list that begins with a dash. */
export type Sentence = Span & {
  turn: number;
  speaker: Turn['speaker'];
  text: string;
  /** A line beginning with a dash or bullet. */
  listItem: boolean;
};

const ABBREVIATION =
  /(?:^|[\s(])(?:dr|prof|mr|mrs|ms|st|inc|ltd|co|vs|approx|z\.\s?b|u\.\s?a|d\.\s?h|bzw|ca|nr|etc|e\.g|i\.e|sra?|dra|mme|mlle|p\.\s?ej|ej|mio|mrd|ing)\.$/iu;
/** The initial of a middle name, or one of several letters: after a word with a capital, not after "and". */
const INITIAL = /(?:^|(?<!\p{L})\p{Lu}[\p{L}.]*[\s])\p{Lu}\.$/u;
const LIST_ITEM = /^[ \t]*[-–—•・*][ \t]*\S/u;

/**
 * Sentences of one turn, without surrounding white space, in order. Not as `@colloquy/language` cuts them: a title, an
 * initial or a pause between the parts of a name must not part them, whatever letter follows.
 */
export function sentencesOf(turn: Turn, index: number): Sentence[] {
  const sentences: Sentence[] = [];
  let lineStart = 0;
  for (const line of turn.text.split('\n')) {
    const listItem = LIST_ITEM.test(line);
    const cuts = listItem ? withoutLongSentences(line, [line.length]) : sentenceEnds(line);
    let from = 0;
    for (const to of cuts) {
      const raw = line.slice(from, to);
      const start = lineStart + from + (raw.length - raw.trimStart().length);
      const end = lineStart + from + raw.trimEnd().length;
      if (end > start) {
        sentences.push({ turn: index, speaker: turn.speaker, start, end, text: turn.text.slice(start, end), listItem });
      }
      from = to;
    }
    lineStart += line.length + 1;
  }
  return sentences;
}

/**
 * No sentence is longer, in characters: readers look at each name of a sentence with all of its words, so their work
 * grows with the length of a sentence, and with a text only as often as it has sentences. People pause before this.
 */
const LONGEST_SENTENCE = 600;
/** Words before a full stop that decide whether it ends a sentence, in characters. */
const BEFORE_STOP = 64;

/** Sentence ends, and between two that lie too far apart the last blank or pause before it gets too long. */
function withoutLongSentences(line: string, ends: readonly number[]): number[] {
  const cuts: number[] = [];
  let from = 0;
  for (const end of ends) {
    while (end - from > LONGEST_SENTENCE) {
      let cut = from + LONGEST_SENTENCE;
      while (cut > from && !/[\s,;、，；]/u.test(line[cut - 1] ?? '')) cut--;
      if (cut === from) cut = from + LONGEST_SENTENCE;
      cuts.push(cut);
      from = cut;
    }
    cuts.push(end);
    from = end;
  }
  return cuts;
}

/** Offsets after which a new sentence begins; the last is the end of the line. */
function sentenceEnds(line: string): number[] {
  const ends: number[] = [];
  for (const match of line.matchAll(/[。！？]+[」』）]?|[.!?…।]+["'”’»)\]]*(?=\s)/gu)) {
    const end = match.index + match[0].length;
    const head = line.slice(Math.max(0, end - BEFORE_STOP), end);
    const next = firstCharacter(line, end);
    // "No. 5" goes on, "No. My brother" does not
    if (
      match[0] === '.' &&
      (ABBREVIATION.test(head) || INITIAL.test(head) || (/(?<!\p{L})no\.$/iu.test(head) && /^\p{N}/u.test(next)))
    )
      continue;
    // "well... it is" goes on after its pause
    if (/^(?:\.{2,}|…)$/u.test(match[0]) && /^\p{Ll}/u.test(next)) continue;
    ends.push(end);
  }
  ends.push(line.length);
  return withoutLongSentences(line, ends);
}

const INK = /\S/gu;

/** The first sign at or after an offset that is not blank, whole; none at the end. */
function firstCharacter(line: string, from: number): string {
  INK.lastIndex = from;
  const at = INK.exec(line)?.index;
  return at === undefined ? '' : String.fromCodePoint(line.codePointAt(at) ?? 0);
}

/** Parts of a sentence between commas, semicolons, colons and dashes, as spans of the turn's text; separators excluded. */
export function clausesOf(sentence: Sentence): (Span & { text: string })[] {
  const clauses: (Span & { text: string })[] = [];
  for (const match of sentence.text.matchAll(/(?:[^,;:،、，；：]|(?<=\d)[,:](?=\d)|:(?=\/\/))+/gu)) {
    const raw = match[0];
    const start = sentence.start + match.index + (raw.length - raw.trimStart().length);
    const text = raw.trim();
    if (text !== '') clauses.push({ start, end: start + text.length, text });
  }
  return clauses;
}

export function wordCount(text: string): number {
  const cjk = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]/gu)?.length ?? 0;
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) ?? [];
  const spaced = words.filter(
    (word) => !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word),
  );
  return spaced.length + Math.ceil(cjk / 2.5);
}

/** Lower case without accents, for comparing names with addresses. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i');
}
