import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { create, type Font, type FontCollection, type Glyph } from 'fontkit';

/** A weight of a typeface: the regular one is always there, a bold one where a family has it. */
export type Face = { name: string; font: Font };

export type Weight = 'regular' | 'bold';

/** Families that are part of the program (OFL-1.1), in the order they are asked for a character. */
const SHIPPED = [
  { package: 'noto-sans', file: 'NotoSans' },
  { package: 'noto-sans-arabic', file: 'NotoSansArabic' },
  { package: 'noto-sans-hebrew', file: 'NotoSansHebrew' },
  { package: 'noto-sans-devanagari', file: 'NotoSansDevanagari' },
  { package: 'noto-sans-thai', file: 'NotoSansThai' },
] as const;

const WEIGHTS = { regular: '400Regular', bold: '700Bold' } as const satisfies Record<Weight, string>;

/** Where systems keep fonts; only families that cover a script whole are taken from there. */
const SYSTEM_FOLDERS = ['/usr/share/fonts', '/usr/local/share/fonts', '/System/Library/Fonts', 'C:\\Windows\\Fonts'];
const SYSTEM_FONT =
  /^(NotoSans(?!Mono|Symbols|Math)[A-Za-z]*[-_](Regular|VF)|NotoSansCJK[a-z]*-(Regular|VF)|SourceHanSans[A-Z]*-Regular|DroidSansFallbackFull|wqy-(microhei|zenhei)|PingFang|msyh|msgothic|malgun)\.(ttf|otf|ttc)$/i;
const FONT_FILE = /\.(ttf|otf|ttc|woff2?)$/i;
const MOST_FILES = 4_000;
const MOST_DEPTH = 5;
/** Of a collection for several languages, the face for this one; of a folder, the files that are asked first. */
const COLLECTION_FACES: Readonly<Record<string, RegExp>> = { ja: /jp|japan/i, ko: /kr|korea/i, zh: /sc|gb|hans/i };

/**
 * The fonts that a document is set in: those of the program, then a folder of the operator, then the system's. They are
 * asked in this order, and a file is read when none before it has a character.
 */
export class FontShelf {
  readonly #own: string | null;
  readonly #language: string;
  readonly #system: readonly string[];
  readonly #shipped = new Map<string, Face>();
  /** Those of the further files that have been read. */
  readonly #further: Face[] = [];
  /** The further files that have not been read yet, in their order. */
  #unread: string[] | null = null;

  /**
   * @param own a folder of the operator; its fonts come before the system's
   * @param system where the system keeps its fonts
   */
  constructor(own: string | null, language: string, system: readonly string[] = SYSTEM_FOLDERS) {
    this.#own = own;
    this.#language = language;
    this.#system = system;
  }

  /** The face that has all of these code points; null where none has. */
  faceFor(codes: readonly number[], weight: Weight): Face | null {
    const has = ({ font }: Face): boolean => codes.every((code) => font.hasGlyphForCodePoint(code));
    for (const family of SHIPPED) {
      const face = this.#face(family, weight);
      if (has(face)) return face;
    }
    const known = this.#further.find(has);
    if (known !== undefined) return known;
    for (let face = this.#nextFurther(); face !== null; face = this.#nextFurther()) if (has(face)) return face;
    return null;
  }

  /** The face of the program's first family, which sets the lines. */
  base(weight: Weight): Face {
    return this.#face(SHIPPED[0], weight);
  }

  #face(family: (typeof SHIPPED)[number], weight: Weight): Face {
    const name = `${family.file}_${WEIGHTS[weight]}`;
    let face = this.#shipped.get(name);
    if (face === undefined) {
      face = { name, font: single(readFileSync(shippedFile(family.package, name, weight)), null) };
      this.#shipped.set(name, face);
    }
    return face;
  }

  /** Reads the next of the further files that is a font; null where none is left. */
  #nextFurther(): Face | null {
    const prefer = COLLECTION_FACES[this.#language.slice(0, 2)] ?? null;
    this.#unread ??= this.#furtherFiles(prefer);
    for (let file = this.#unread.shift(); file !== undefined; file = this.#unread.shift()) {
      const font = readFont(file, prefer);
      if (font === null) continue;
      const face = { name: file, font };
      this.#further.push(face);
      return face;
    }
    return null;
  }

  #furtherFiles(prefer: RegExp | null): string[] {
    const isOther = (file: string): number => (prefer?.test(basename(file)) ? 0 : 1);
    return [
      ...(this.#own === null ? [] : fontFiles([this.#own], FONT_FILE)).sort((a, b) => isOther(a) - isOther(b)),
      ...fontFiles(this.#system, SYSTEM_FONT),
    ];
  }
}

/** In the package that it comes in. */
function shippedFile(name: string, file: string, weight: Weight): string {
  return createRequire(import.meta.url).resolve(`@expo-google-fonts/${name}/${WEIGHTS[weight]}/${file}.ttf`);
}

/** A file that is no font after all counts as not there: a folder of fonts may hold anything. */
function readFont(file: string, prefer: RegExp | null): Font | null {
  try {
    const font = single(readFileSync(file), prefer);
    // Read now what the first glyph needs: a broken table shows here.
    return font.hasGlyphForCodePoint(0x20) || font.numGlyphs > 0 ? font : null;
  } catch {
    return null;
  }
}

function single(bytes: Buffer, prefer: RegExp | null): Font {
  const read = create(bytes) as Font | FontCollection;
  if (read.type !== 'TTC' && read.type !== 'DFont') return toldAnew(read as Font);
  const { fonts } = read as FontCollection;
  const chosen = fonts.find(({ postscriptName }) => prefer?.test(postscriptName ?? '') === true) ?? fonts[0];
  if (chosen === undefined) throw new Error('the collection holds no font');
  return toldAnew(chosen);
}

/** The library keeps a glyph with the code points that it had when it was first met; each use has its own. */
function toldAnew(font: Font): Font {
  const kept = font.getGlyph.bind(font);
  font.getGlyph = (id: number, codePoints: number[] = []): Glyph => {
    const glyph = kept(id, codePoints);
    return glyph.codePoints === codePoints
      ? glyph
      : (Object.create(glyph, { codePoints: { value: codePoints } }) as Glyph);
  };
  return font;
}

function fontFiles(folders: readonly string[], wanted: RegExp): string[] {
  const found: string[] = [];
  let seen = 0;
  const walk = (folder: string, depth: number): void => {
    for (const entry of entriesOf(folder)) {
      seen += 1;
      if (seen > MOST_FILES) return;
      const path = join(folder, entry.name);
      if (entry.isDirectory() && depth < MOST_DEPTH) walk(path, depth + 1);
      else if (!entry.isDirectory() && wanted.test(entry.name)) found.push(path);
    }
  };
  for (const folder of folders) walk(folder, 0);
  return found.sort();
}

/** Folders that are not there, or closed to us, hold no fonts. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
