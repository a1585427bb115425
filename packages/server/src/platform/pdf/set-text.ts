import bidiFactory, { type Bidi } from 'bidi-js';
import LineBreaker from 'linebreak';
import type { Face, FontShelf, Weight } from './fonts.ts';

/** Glyphs of one face in one direction, with the code points that each of them stands for. Units are 1/1000 of the size. */
export type GlyphRun = {
  face: Face;
  /** In the order they are drawn, left to right, each where the one before it ends, moved by `dx` (kerning). */
  glyphs: readonly { id: number; advance: number; width: number; dx: number; codes: readonly number[] }[];
  /**
   * Parts that are off the row: marks above and below letters, dots that a font keeps apart. Their characters are told
   * by the letter that they belong to.
   */
  marks: readonly { id: number; x: number; y: number }[];
  width: number;
};

/** One line, its runs from left to right. */
export type SetLine = { runs: readonly GlyphRun[]; width: number; rtl: boolean };

type Piece = { text: string; face: Face; level: number };

// Its types describe a module, what is loaded is the function itself.
const bidi = (bidiFactory as unknown as () => Bidi)();
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const THAI_WORDS = new Intl.Segmenter('th', { granularity: 'word' });
const THAI = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;
/** What has no shape of its own; joiners stay, they choose among shapes. */
const UNSEEN =
  /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;
const IGNORABLE = /^(?:\u200c|\u200d|[\ufe00-\ufe0f\u2066-\u2069])$/u;
/** Sets a part of a text apart from the direction of the rest; is no shape. */
const ISOLATES = /[\u2066-\u2069]/g;
const SPACE = 0x20;
const MARK = /\p{Mn}/u;
const SHAPES_KEPT = 4_000;

/**
 * Sets text in lines: fonts by character, scripts shaped, directions by the Unicode bidirectional algorithm, lines broken
 * by the Unicode rules (Thai and its neighbours by words).
 */
export class TextSetter {
  readonly #fonts: FontShelf;
  readonly #shapes = new Map<string, GlyphRun>();
  readonly missing = new Set<string>();

  constructor(fonts: FontShelf) {
    this.#fonts = fonts;
  }

  /** @param width of the page's column, in points */
  lines(given: string, weight: Weight, size: number, width: number): SetLine[] {
    return given
      .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
      .flatMap((paragraph) => this.#paragraph(paragraph, weight, (width * 1_000) / size));
  }

  #paragraph(given: string, weight: Weight, width: number): SetLine[] {
    const { text, faces } = this.#withFaces(given.toWellFormed().replaceAll('\t', ' ').replaceAll(UNSEEN, ''), weight);
    if (text === '') return [{ runs: [], width: 0, rtl: false }];
    const levels = bidi.getEmbeddingLevels(text, 'auto');
    const base = levels.paragraphs[0]?.level ?? 0;
    const rtl = base % 2 === 1;
    const breaks = this.#breaks(text);
    const lines: SetLine[] = [];
    let start = 0;
    let from = 0;
    let used = 0;
    const end = (to: number): void => {
      lines.push(this.#line(text, faces, levels, start, to, rtl));
      start = to;
      used = 0;
    };
    for (const to of breaks) {
      const wide = this.#measure(text, faces, levels.levels, from, to);
      if (used > 0 && used + wide.trimmed > width) end(from);
      if (wide.trimmed > width) {
        // Longer than a line: broken between its characters.
        for (const { index, segment } of GRAPHEMES.segment(text.slice(from, to))) {
          const at = from + index;
          const one = this.#measure(text, faces, levels.levels, at, at + segment.length).full;
          if (used > 0 && used + one > width) end(at);
          used += one;
        }
      } else {
        used += wide.full;
      }
      from = to;
    }
    if (start < text.length) end(text.length);
    return lines;
  }

  /** The text that can be set, with the face of each of its code units. A character without a font stands as its code. */
  #withFaces(given: string, weight: Weight): { text: string; faces: Face[] } {
    let text = '';
    const faces: Face[] = [];
    const put = (part: string, face: Face): void => {
      text += part;
      for (let i = 0; i < part.length; i++) faces.push(face);
    };
    for (const { segment } of GRAPHEMES.segment(given)) {
      const characters = [...segment];
      const codes = characters
        .filter((character) => !IGNORABLE.test(character))
        .map((character) => character.codePointAt(0) ?? 0);
      const last = faces.at(-1);
      // Spaces and marks stay with what they follow: a run is not broken by them.
      const stays = last !== undefined && /^[\p{Z}\p{P}\p{N}\u2066-\u2069]+$/u.test(segment);
      const face =
        stays && codes.every((code) => last.font.hasGlyphForCodePoint(code))
          ? last
          : this.#fonts.faceFor(codes, weight);
      if (face !== null) {
        put(segment, face);
        continue;
      }
      for (const character of characters) {
        const code = character.codePointAt(0) ?? 0;
        const own = this.#fonts.faceFor([code], weight);
        if (own !== null) put(character, own);
        else {
          const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
          this.missing.add(name);
          put(`[${name}]`, this.#fonts.base(weight));
        }
      }
    }
    return { text, faces };
  }

  #breaks(text: string): number[] {
    const found = new Set<number>();
    const breaker = new LineBreaker(text);
    for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) found.add(next.position);
    if (THAI.test(text))
      for (const { index, segment } of THAI_WORDS.segment(text)) if (index > 0 && THAI.test(segment)) found.add(index);
    found.add(text.length);
    return [...found].sort((a, b) => a - b);
  }

  #measure(
    text: string,
    faces: readonly Face[],
    levels: Uint8Array,
    from: number,
    to: number,
  ): { full: number; trimmed: number } {
    const sum = (end: number): number =>
      this.#pieces(text, faces, levels, from, end).reduce((wide, piece) => wide + this.#shape(piece).width, 0);
    const kept = from + text.slice(from, to).trimEnd().length;
    const full = sum(to);
    return { full, trimmed: kept === to ? full : sum(kept) };
  }

  #line(
    text: string,
    faces: readonly Face[],
    levels: ReturnType<typeof bidi.getEmbeddingLevels>,
    from: number,
    end: number,
    rtl: boolean,
  ): SetLine {
    const to = from + text.slice(from, end).trimEnd().length;
    const pieces = this.#pieces(text, faces, levels.levels, from, to);
    const runs = inOrderOfSight(pieces).map((piece) => this.#shape(piece));
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0), rtl };
  }

  #pieces(text: string, faces: readonly Face[], levels: Uint8Array, from: number, to: number): Piece[] {
    const pieces: Piece[] = [];
    let start = from;
    for (let at = from + 1; at <= to; at++) {
      if (at < to && faces[at] === faces[start] && levels[at] === levels[start]) continue;
      const face = faces[start];
      if (face !== undefined && at > start)
        pieces.push({ text: text.slice(start, at), face, level: levels[start] ?? 0 });
      start = at;
    }
    return pieces;
  }

  #shape({ text: given, face, level }: Piece): GlyphRun {
    const text = given.replaceAll(ISOLATES, '');
    const rtl = level % 2 === 1;
    const key = `${face.name}\n${rtl ? 'r' : 'l'}${text}`;
    const known = this.#shapes.get(key);
    if (known !== undefined) return known;
    const run = shape(text, face, rtl);
    if (this.#shapes.size >= SHAPES_KEPT) this.#shapes.clear();
    this.#shapes.set(key, run);
    return run;
  }
}

/**
 * One run through the font's tables. Each glyph is told which code points of the text it stands for, in the order of the
 * text: shapes change places (a vowel drawn before its consonant), words that are copied or searched must not.
 */
function shape(text: string, face: Face, rtl: boolean): GlyphRun {
  const { font } = face;
  const seen = rtl ? mirrored(text) : text;
  const run = font.layout(seen, undefined, undefined, undefined, rtl ? 'rtl' : 'ltr');
  const scale = 1_000 / font.unitsPerEm;
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const drawn = run.glyphs.map(({ id, advanceWidth, codePoints }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
    const isMark = codePoints.length === 0 || yOffset !== 0 || (xAdvance === 0 && xOffset !== 0);
    return { id, codePoints, isMark, advance: xAdvance * scale, width: advanceWidth * scale, xOffset, yOffset };
  });
  const inOrder = rtl ? [...drawn].reverse() : drawn;
  const codesOfGlyphs = distributed(
    codes,
    inOrder.map(({ codePoints, isMark }) => ({ count: codePoints.length, isMark })),
  );
  if (rtl) codesOfGlyphs.reverse();
  const glyphs: { id: number; advance: number; width: number; dx: number; codes: readonly number[] }[] = [];
  const marks: { id: number; x: number; y: number }[] = [];
  const blank = font.glyphForCodePoint(SPACE).id;
  let at = 0;
  drawn.forEach(({ id, advance, width, xOffset, yOffset }, index) => {
    const own = codesOfGlyphs[index] ?? null;
    if (own === null) {
      marks.push({ id, x: at + xOffset * scale, y: yOffset * scale });
      const last = glyphs.at(-1);
      // What a mark takes of the row is added to the letter next to it.
      if (last !== undefined) last.advance += advance;
    } else {
      const [first, ...rest] = splitRepeats(own);
      const letter = { id, advance, width, dx: xOffset * scale, codes: first ?? [] };
      const unseen = rest.map((one) => ({ id: blank, advance: 0, width: 0, dx: 0, codes: one }));
      glyphs.push(...(rtl ? [...unseen.reverse(), letter] : [letter, ...unseen]));
    }
    at += advance;
  });
  return { face, glyphs, marks, width: at };
}

/**
 * Programs that read the text take whatever holds a mark for one, which has no width: each mark, and what follows it in
 * the same shape, is told by a glyph of its own that is not seen.
 */
function splitRepeats(codes: readonly number[]): number[][] {
  const first = codes.findIndex((code, index) => index > 0 && MARK.test(String.fromCodePoint(code)));
  return first < 0 ? [[...codes]] : [codes.slice(0, first), ...codes.slice(first).map((code) => [code])];
}

/**
 * The code points of a text over its glyphs, in the order of the text: each gets as many as its shape came from, a mark
 * none: those are its letter's. The last letter gets what is left; one that gets nothing is none. Marks alone are letters.
 */
export function distributed(
  codes: readonly number[],
  glyphs: readonly { count: number; isMark: boolean }[],
): (number[] | null)[] {
  const codesOfGlyphs = glyphs.map(({ isMark }): number[] | null => (isMark ? null : []));
  if (!codesOfGlyphs.some((own) => own !== null)) codesOfGlyphs[0] = [];
  const last = codesOfGlyphs.findLastIndex((own) => own !== null);
  let owner = codesOfGlyphs.findIndex((own) => own !== null);
  let at = 0;
  glyphs.forEach(({ count }, index) => {
    if (codesOfGlyphs[index] !== null) owner = index;
    codesOfGlyphs[owner]?.push(...codes.slice(at, at + count));
    at += count;
  });
  codesOfGlyphs[last]?.push(...codes.slice(at));
  // One character that is drawn as two shapes is told by the first.
  return codesOfGlyphs.map((own) => (own?.length === 0 ? null : own));
}

function mirrored(text: string): string {
  return Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('');
}

/** Rule L2 of the bidirectional algorithm, over pieces of one level each. */
export function inOrderOfSight<Of extends { level: number }>(pieces: readonly Of[]): Of[] {
  const ordered = [...pieces];
  const highest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = highest; level >= 1; level--) {
    let start = 0;
    while (start < ordered.length) {
      if ((ordered[start]?.level ?? 0) < level) {
        start += 1;
        continue;
      }
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}
