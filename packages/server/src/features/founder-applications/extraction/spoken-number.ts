import type { Span } from './fields.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import { literalAlternation } from './patterns.ts';

/** Digits said one after the other, in words or figures, with nothing but pauses between them. */
export type NumberRun = Span & {
  digits: string;
  /** Began with a plus sign or the word for it: an international number. */
  plus: boolean;
  /** How many separate figures or number words it was said in. */
  groups: number;
  /** The digits of each of them. */
  parts: string[];
};

const patterns = new WeakMap<CompiledLexicon, { token: RegExp; gap: RegExp; forms: Map<string, string> }>();

function numberPatterns(lexicon: CompiledLexicon) {
  const known = patterns.get(lexicon);
  if (known) return known;
  const { numbers, repeats, spaced, plus, numberFillers } = lexicon.words;
  // Korean "이요", "이에요" behind a number is the verb, not a two
  const edge = spaced
    ? ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])']
    : ['', '(?!(?<=이)(?:요|에요|예요|고|라|며|었|네))'];
  const forms = literalAlternation(Object.keys(numbers));
  const token = new RegExp(
    `(?<plus>\\+|＋|${edge[0]}(?:${literalAlternation(plus)})${edge[1]})|` +
      `(?<figures>\\p{Nd}+)|` +
      `(?:${edge[0]}(?<repeat>${literalAlternation(Object.keys(repeats))})[\\s-]+)?${edge[0]}(?<form>${forms})${edge[1]}`,
    'giu',
  );
  const fillers = literalAlternation(numberFillers);
  const gap = new RegExp(`^(?:[\\s,.;:()/·・、。…–—-]|の|${edge[0]}(?:${fillers})${edge[1]})*$`, 'iu');
  const table = new Map(Object.entries(numbers).map(([form, digits]) => [canonical(form), digits]));
  const made = { token, gap, forms: table };
  patterns.set(lexicon, made);
  return made;
}

function canonical(form: string): string {
  return form
    .toLowerCase()
    .replace(/[\s-]+/gu, ' ')
    .replaceAll('’', "'");
}

/** All runs of spoken or written digits in `text`, in order; single figures included. */
export function readNumberRuns(text: string, lexicon: CompiledLexicon): NumberRun[] {
  const { token, gap, forms } = numberPatterns(lexicon);
  const { repeats } = lexicon.words;
  const runs: NumberRun[] = [];
  let current: NumberRun | null = null;
  const found = [...text.matchAll(token)];
  for (const [index, match] of found.entries()) {
    const start = match.index;
    const end = start + match[0].length;
    const { plus, figures, repeat, form } = match.groups ?? {};
    if (form !== undefined && /^oh?$/iu.test(form) && isExclamation(text, start, end, found[index + 1])) continue;
    let digits = '';
    if (figures !== undefined) digits = asciiDigits(figures);
    else if (form !== undefined) {
      const value = forms.get(canonical(form)) ?? '';
      const times = repeat === undefined ? 1 : (repeats[repeat.toLowerCase()] ?? 1);
      digits = value.repeat(times);
    }
    const between = current === null ? '' : text.slice(current.end, start);
    const joined: boolean = current !== null && plus === undefined && gap.test(between);
    // "+44 7700 900123. Oh, and": no zero
    if (
      joined &&
      form !== undefined &&
      /^[oO]h?$/u.test(form) &&
      /^[.!?]\s+$/u.test(between) &&
      /\d[.!?]\s+$/u.test(text.slice(0, start))
    )
      continue;
    // "070-0000-5518にお願いします": the particle, no two
    if (form === 'に' && /\p{Nd}$/u.test(text.slice(0, start))) continue;
    if (current !== null && joined) {
      // the trunk zero in brackets is not dialled after a country code
      const trunk: boolean =
        digits === '0' && current.plus && /\(\s*$/u.test(text.slice(current.end, start)) && text[end] === ')';
      const hundreds =
        form !== undefined && isSumOfHundreds(current.parts.at(-1), digits, text.slice(current.end, start), lexicon);
      if (hundreds) addToHundreds(current, digits);
      else if (!trunk) {
        current.digits += digits;
        current.parts.push(digits);
      }
      current.end = end;
      current.groups += 1;
      continue;
    }
    if (current !== null && current.digits !== '') runs.push(current);
    current = {
      start,
      end,
      digits,
      plus: plus !== undefined,
      groups: plus === undefined ? 1 : 0,
      parts: digits === '' ? [] : [digits],
    };
  }
  if (current !== null && current.digits !== '') runs.push(current);
  return runs;
}

/** "… six seven. Oh, with plus": it begins a sentence and no further digit follows at once. A zero is said among digits. */
function isExclamation(text: string, start: number, end: number, next: RegExpExecArray | undefined): boolean {
  if (!/(?:^|[.!?…\n])\s*$/u.test(text.slice(Math.max(0, start - 8), start))) return false;
  if (start > 0 && /^\s+$/u.test(text.slice(Math.max(0, start - 8), start))) return false;
  const follows = next !== undefined && next.groups?.plus === undefined;
  return !follows || !/^[\s,-]*$/u.test(text.slice(end, next.index));
}

/** "quatre cent septante": one number said in two words. English says "and" between them. */
function isSumOfHundreds(last: string | undefined, digits: string, gap: string, lexicon: CompiledLexicon): boolean {
  if (last === undefined || !/^[1-9]00$/u.test(last) || !/^[1-9]\d?$/u.test(digits)) return false;
  return lexicon.words.hundredsJoin === 'and' ? /^\s+and\s+$/iu.test(gap) : /^[\s-]+$/u.test(gap);
}

function addToHundreds(run: NumberRun, digits: string): void {
  const sum = String(Number(run.parts.pop()) + Number(digits));
  run.digits = run.digits.slice(0, -sum.length) + sum;
  run.parts.push(sum);
}

/** Any script's decimal digits as 0 to 9. */
function asciiDigits(figures: string): string {
  return figures.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    if (code < 0x80) return digit;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--;
    return String(code - zero);
  });
}

/** Large numbers written as one word: "fünfzigtausend", "seicentosettantamila". */
const COMPOUND =
  /(?<!\p{L})(?:\p{L}{3,}(?:tausend|hundert|duizend|honderd)\p{L}*|\p{L}*(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti|anta|cento)mila)(?!\p{L})/iu;

/** Whether `text` holds a figure or a number word; kana are too ordinary to tell one by. */
export function hasNumber(text: string, lexicon: CompiledLexicon): boolean {
  if (COMPOUND.test(text)) return true;
  if (!lexicon.words.spaced) return /[\p{Nd}〇一二三四五六七八九十百千万億兆]/u.test(text);
  return readNumberRuns(text, lexicon).some((run) => !/^oh?$/iu.test(text.slice(run.start, run.end)));
}
