import type { JobReading, Passage } from '../port.ts';
import type { FoldedText } from './folded-text.ts';
import type { Segment } from './segments.ts';
import { TOOL_NAMES } from './tool-names.ts';

const MOST = 80;
/** Shapes of product names that no list holds: CamelCase, names ending in .js, standards with a number. */
const SHAPES =
  /(?<![\p{L}\p{N}@./])(?:\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)+\d?|\p{Lu}[\p{L}\d]*\.(?:js|io|NET)|(?:ISO|DIN|EN|IEC|OHSAS|IATF)[ -]?\d{3,5}(?::\d{4})?|\p{Lu}{2,5}\d{1,4})(?![\p{L}\p{N}])/gu;
/** CamelCase that is no tool. */
const NO_TOOL =
  /^(?:GmbH|LinkedIn|YouTube|StartUp|StartUps|TeamEvents?|WeWork|HomeOffice|McDonald|DeinProfil|JobRad|JobTicket|KiTa|MwD|McKinsey)/;

type Lexicon = { names: ReadonlyMap<string, string>; longest: ReadonlyMap<string, number>; exact: ReadonlySet<string> };

let lexicon: Lexicon | undefined;

function loadLexicon(): Lexicon {
  const names = new Map<string, string>();
  const longest = new Map<string, number>();
  const exact = new Set<string>();
  for (const entry of TOOL_NAMES.split(/[|\n]/)) {
    if (entry === '') continue;
    const name = entry.replace(/!$/, '');
    const key = name.toLowerCase();
    names.set(key, name);
    if (entry.endsWith('!')) exact.add(key);
    const first = key.split(/[\s]/)[0] ?? key;
    longest.set(first, Math.max(longest.get(first) ?? 0, key.split(' ').length));
  }
  return { names, longest, exact };
}

/** Names of tools, methods and qualifications in the given sentences, as the text writes them, once each. */
export function findTools(
  text: FoldedText,
  segments: readonly Segment[],
  passage: (segment: Segment) => Passage,
): JobReading['tools'] {
  lexicon ??= loadLexicon();
  const tools: JobReading['tools'] = [];
  const seen = new Set<string>();
  const keep = (name: string, segment: Segment) => {
    const key = name.toLowerCase();
    if (seen.has(key) || tools.length >= MOST) return;
    seen.add(key);
    tools.push({ name, passage: passage(segment) });
  };
  for (const segment of segments) {
    if (tools.length >= MOST) break;
    const content = text.cased.slice(segment.start, segment.end);
    // Looked for from the beginning of a run only: a run without a letter would cost the square of its length.
    const words = Array.from(content.matchAll(/(?<![\p{L}\p{N}.#+&/-])[\p{L}\p{N}.#+&/-]*[\p{L}\p{N}#+]/gu), (m) => ({
      word: m[0],
      at: m.index,
    }));
    for (let index = 0; index < words.length; ) {
      index += Math.max(
        1,
        matchName(content, words, index, lexicon, (name) => keep(name, segment)),
      );
    }
    for (const match of content.matchAll(SHAPES)) if (!NO_TOOL.test(match[0])) keep(match[0], segment);
  }
  return tools;
}

type Word = { word: string; at: number };

/** Tries the longest name at a word; returns how many words it took. */
function matchName(
  content: string,
  words: readonly Word[],
  index: number,
  known: Lexicon,
  keep: (name: string) => void,
): number {
  const first = words[index];
  if (first === undefined) return 1;
  const count = known.longest.get(first.word.toLowerCase()) ?? 0;
  for (let length = count; length > 0; length -= 1) {
    const last = words[index + length - 1];
    if (last === undefined) continue;
    const written = content.slice(first.at, last.at + last.word.length);
    const name = known.names.get(written.toLowerCase());
    if (name === undefined || (known.exact.has(written.toLowerCase()) && written !== name)) continue;
    keep(written);
    return length;
  }
  // "HTML/CSS", "Laravel/Symfony": each side may be a tool.
  if (count === 0 && /[/&-]/.test(first.word)) {
    for (const part of first.word.split(/[/&-]/)) {
      const name = known.names.get(part.toLowerCase());
      if (name !== undefined && (!known.exact.has(part.toLowerCase()) || part === name)) keep(part);
    }
  }
  return 1;
}
