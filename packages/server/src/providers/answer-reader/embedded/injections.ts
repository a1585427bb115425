import type { InjectionWord } from '@colloquy/content/schema/answer-lexicon';
import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { once } from '../../../platform/once.ts';
import type { Span } from '../port.ts';
import { fold } from './fold.ts';
import { continuesInstruction, isInstruction, type SentenceShow, type WordHit } from './injection-rules.ts';
import { type BaseLanguage, FUNCTION_WORDS, INJECTIONS, steeringWords } from './lexicon/index.ts';
import { compilePhrases, findPhrases, type Hit, type Phrases } from './phrases.ts';
import { splitSentences } from './sentences.ts';

const BASES = Object.keys(INJECTIONS) as BaseLanguage[];

type Tagged = `${BaseLanguage}.${InjectionWord}`;

let compiled: Phrases<Tagged> | null = null;

/** One pass over the text finds the word classes of all languages; the category carries its language. */
function phrasesOfAll(): Phrases<Tagged> {
  compiled ??= compilePhrases<Tagged>(
    BASES.map((language) => {
      const tagged: Partial<Record<Tagged, readonly string[]>> = {};
      for (const word of Object.keys(INJECTIONS[language]) as InjectionWord[]) {
        tagged[`${language}.${word}`] = INJECTIONS[language][word] ?? [];
      }
      return tagged;
    }),
  );
  return compiled;
}

const TOP_VALUE =
  '(?:[45](?:\\.0)?\\b|10\\b|100\\b|max(?:imum)?|full|high(?:est)?|top|excellent|outstanding|perfect|strong|five|ten|pass(?:ed)?|hire|yes|sufficient|true|1\\.0)';

/** Patterns with words of every language, made when an answer is first looked through. */
const patterns = once(() => {
  const key = `(?:${steeringWords('marks')})`;
  const tag =
    `(?:\\[{1,2}|【|<<?\\|?|\\{\\{)[\\s/]{0,4}(?:${steeringWords('systems')})` +
    '(?:[\\s:][^\\]>}\\n]{0,40})?\\s{0,4}(?:\\]{1,2}|】|\\|?>>?|\\}\\})';
  return {
    tag: new RegExp(tag, 'giu'),
    tagTest: new RegExp(tag, 'iu'),
    assignment: new RegExp(`["']?${key}["']?\\s*(?:[=:]|=>|:=)\\s*["']?${TOP_VALUE}`, 'iu'),
    equation: new RegExp(`${key}\\s*(?:=|:=|=>)\\s*["']?${TOP_VALUE}`, 'iu'),
    label: new RegExp(`^\\s*["'*_>#\\-–—[(]*(?:${steeringWords('speakers')})[\\])*_]*\\s*[:：]`, 'iu'),
    praise: new RegExp(`${steeringWords('praise')}|\\b(?:five|5|10)\\s*(?:\\/|out of)\\s*(?:five|5|10)\\b`, 'iu'),
  };
});

const ROLE = /["']role["']\s*:\s*["'](?:system|assistant|developer|user|tool)["']/i;
const OBJECT = /\{[^{}]{2,600}\}/gu;
const COMMENT = /<!--[\s\S]{0,1500}?-->|\/\*[\s\S]{0,1500}?\*\//gu;
const FENCE = /```[\s\S]{0,1500}?```|~~~[\s\S]{0,1500}?~~~/gu;
const SPACED = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][ ._*·\u00A0-]{1,3}){7,}[\p{L}\p{N}](?![\p{L}\p{N}])(?:\s?[.!?])?/gu;
const SEPARATOR = /(?<=\s)(?:[-=*#_~]{3,}|[<>]{3,})(?=\s*\p{L})/gu;
const BLOB = /(?<![A-Za-z0-9+/=])[A-Za-z0-9+/]{28,}={0,2}(?![A-Za-z0-9+/=])/gu;

function byLanguage(hits: Hit<Tagged>[]): Map<BaseLanguage, WordHit[]> {
  const sorted = new Map<BaseLanguage, WordHit[]>();
  for (const hit of hits) {
    const dot = hit.category.indexOf('.');
    const language = hit.category.slice(0, dot) as BaseLanguage;
    const list = sorted.get(language) ?? [];
    list.push({ category: hit.category.slice(dot + 1) as InjectionWord, start: hit.start, end: hit.end });
    sorted.set(language, list);
  }
  return sorted;
}

function functionWords(tokens: string[], language: BaseLanguage): number {
  const known = FUNCTION_WORDS[language];
  return tokens.filter((token) => known.has(token)).length;
}

const SCRIPTS: [RegExp, BaseLanguage[]][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Han}/u, ['zh', 'ja']],
  [/\p{Script=Thai}/u, ['th']],
  [/\p{Script=Devanagari}/u, ['hi']],
  [/\p{Script=Cyrillic}/u, ['ru']],
];

/** What a stretch of text shows of each language's word classes. */
function shows(text: string, answerLanguage: BaseLanguage): SentenceShow[] {
  const folded = fold(text).text;
  const tokens = folded.match(/[\p{L}\p{M}']+/gu) ?? [];
  const own = functionWords(tokens, answerLanguage);
  const found: SentenceShow[] = [];
  for (const [language, hits] of byLanguage(findPhrases(folded, phrasesOfAll()))) {
    const script = SCRIPTS.find(([, languages]) => languages.includes(language))?.[0];
    const foreign =
      language !== answerLanguage &&
      (script
        ? script.test(text) && !SCRIPTS.some(([s, l]) => l.includes(answerLanguage) && s === script)
        : functionWords(tokens, language) > own);
    found.push({ text: folded, hits, foreign, english: language === 'en' });
  }
  return found;
}

function instructs(text: string, language: BaseLanguage): boolean {
  return patterns().equation.test(text) || shows(text, language).some(isInstruction);
}

/** Any hint that a marked-up block speaks to the grader; blocks are no spoken words, so little is enough. */
function blockInstructs(text: string, language: BaseLanguage): boolean {
  if (patterns().assignment.test(text) || patterns().tagTest.test(text)) return true;
  return shows(text, language).some((show) => {
    const classes = new Set(show.hits.map((hit) => hit.category));
    const steering = (
      ['ignore', 'give', 'mark', 'grader', 'rubric', 'hide', 'answer', 'top', 'approved', 'plead', 'rules'] as const
    ).filter((c) => classes.has(c)).length;
    return isInstruction(show) || (classes.has('grader') && steering >= 2) || steering >= 3;
  });
}

function letterSpaced(text: string, language: BaseLanguage): boolean {
  const words = text.split(/\s{2,}/u).map((word) => word.replace(/[ ._*·\u00A0-]/gu, ''));
  if (words.length > 1 && instructs(words.join(' '), language)) return true;
  const joined = fold(text.replace(/[ ._*·\u00A0-]/gu, '')).text;
  return BASES.some((base) => {
    const classes = (['give', 'mark', 'top', 'ignore', 'rules', 'answer', 'grader'] as const).filter((word) =>
      (INJECTIONS[base][word] ?? []).some((phrase) => {
        const normalized = phrase.replace(/[*\s]/g, '');
        return normalized.length >= (/^[a-z]/.test(normalized) ? 4 : 2) && joined.includes(normalized);
      }),
    );
    return classes.length >= 2;
  });
}

function encodedOrder(text: string, language: BaseLanguage): boolean {
  const decoded = Buffer.from(text, 'base64').toString('utf8');
  return /^[\p{L}\p{M}\p{N}\p{P}\p{Z}\s]+$/u.test(decoded) && blockInstructs(decoded, language);
}

function structural(text: string, language: BaseLanguage): (Span & { open: boolean })[] {
  const spans: Span[] = [];
  const take = (pattern: RegExp, test: (part: string) => boolean): void => {
    for (const match of text.matchAll(pattern)) {
      if (test(match[0])) spans.push({ start: match.index, end: match.index + match[0].length });
    }
  };
  take(COMMENT, (part) => blockInstructs(part, language));
  take(FENCE, (part) => blockInstructs(part, language));
  take(OBJECT, (part) => ROLE.test(part) || patterns().assignment.test(part) || blockInstructs(part, language));
  for (const match of text.matchAll(SPACED)) {
    // The word "I" of the next sentence is a single letter too.
    const part = match[0].replace(/(?<=\p{Ll}\p{P}?)\s+I$/u, '');
    if (letterSpaced(part, language)) spans.push({ start: match.index, end: match.index + part.length });
  }
  take(BLOB, (part) => encodedOrder(part, language));
  // A tag reaches to its closing twin, or else over the sentence it is in.
  const openEnds = new Set<number>();
  const tags = [...text.matchAll(patterns().tag)];
  for (let i = 0; i < tags.length; i++) {
    const tag = tags[i];
    if (!tag) continue;
    const next = tags[i + 1];
    if (next && next.index - tag.index < 1500 && /[/]|end|eot/i.test(next[0]) && !/[/]/.test(tag[0])) {
      spans.push({ start: tag.index, end: next.index + next[0].length });
      i++;
    } else {
      spans.push({ start: tag.index, end: tag.index + tag[0].length });
      if (!/[/]/.test(tag[0])) openEnds.add(tag.index + tag[0].length);
    }
  }
  return merge(spans).map((span) => ({ ...span, open: openEnds.has(span.end) }));
}

/** Joins spans that overlap, or (given the text) have only white space between them. */
function merge(spans: Span[], text?: string): Span[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Span[] = [];
  for (const span of sorted) {
    const last = merged.at(-1);
    const touches =
      last && (span.start <= last.end || (text !== undefined && text.slice(last.end, span.start).trim() === ''));
    if (last && touches) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

/** A mark that the transcript is over: drawn around, in capitals, or standing alone. */
function endsTranscript(text: string, shown: SentenceShow[]): boolean {
  return shown.some((show) =>
    show.hits.some((hit) => {
      if (hit.category !== 'end') return false;
      const before = show.text.slice(0, hit.start);
      const after = show.text.slice(hit.end);
      if (/[-=*#<[(_~>]\s*$/.test(before) || /^\s*[-=*#>\])_~]/.test(after)) return true;
      if (before.trim() !== '') return false;
      const start = text.replace(/[^\p{L}]/gu, '').slice(0, 12);
      return after.replace(/[^\p{L}]/gu, '').length < 12 || (/\p{Lu}{3}/u.test(start) && start === start.toUpperCase());
    }),
  );
}

/** A drawn line (`---`, `###`) after a space starts a new stretch, so that what is before it is a sentence of its own. */
function stretches(text: string, from: number, to: number): Span[] {
  const found: Span[] = [];
  let start = from;
  for (const match of text.slice(from, to).matchAll(SEPARATOR)) {
    found.push({ start, end: from + match.index });
    start = from + match.index;
  }
  found.push({ start, end: to });
  return found;
}

/** Sentences and parts of a text, distinguished: what the person says, and what is addressed to a grader. */
export type SplitAnswer = { sentences: Span[]; injections: Span[] };

/** Finds the parts of an answer that try to instruct whoever grades it, in any of the languages. */
export function splitInjections(text: string, answerLanguage: Language): SplitAnswer {
  const language = catalogueLanguage(answerLanguage);
  const blocks = structural(text, language);
  const sentences: { span: Span; bad: boolean; soft: boolean }[] = [];
  let from = 0;
  // After an opening tag without its closing twin the next sentence is what the tag introduces.
  let open = false;
  for (const block of [...blocks, { start: text.length, end: text.length, open: false }]) {
    const spans = stretches(text, from, block.start).flatMap((s) =>
      splitSentences(text, answerLanguage, s.start, s.end),
    );
    spans.forEach((span, i) => {
      const part = text.slice(span.start, span.end);
      const shown = shows(part, language);
      const labelled =
        patterns().label.test(part) &&
        (patterns().praise.test(part) || shown.some((s) => isInstruction(s) || continuesInstruction(s)));
      const bad =
        (open && i === 0) ||
        labelled ||
        endsTranscript(part, shown) ||
        patterns().equation.test(part) ||
        shown.some(isInstruction);
      sentences.push({ span, bad, soft: shown.some(continuesInstruction) });
    });
    if (block.end > block.start)
      sentences.push({ span: { start: block.start, end: block.end }, bad: true, soft: true });
    from = block.end;
    open = block.open;
  }
  for (let i = 1; i < sentences.length; i++) spread(sentences[i - 1], sentences[i]);
  for (let i = sentences.length - 1; i > 0; i--) spread(sentences[i], sentences[i - 1]);
  const injections = merge(
    sentences.filter((s) => s.bad).map((s) => s.span),
    text,
  );
  return { sentences: sentences.filter((s) => !s.bad).map((s) => s.span), injections };
}

function spread(from: { bad: boolean } | undefined, to: { bad: boolean; soft: boolean } | undefined): void {
  if (from?.bad && to?.soft) to.bad = true;
}
