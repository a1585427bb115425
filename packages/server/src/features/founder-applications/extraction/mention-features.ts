import { isUsualName } from './candidates.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import type { NameMention } from './names.ts';
import { matches } from './patterns.ts';
import type { Sentence } from './segments.ts';
import { fold } from './segments.ts';

/** Lists of the lexicon whose words near a name say something about the person. */
const CATEGORIES = [
  'coFounder',
  'roles',
  'functions',
  'duties',
  'assigned',
  'joined',
  'self',
  'mine',
  'plural',
  'third',
  'and',
  'but',
  'articles',
  'copula',
  'titles',
  'notFounder',
  'employed',
  'outsiders',
  'privatePeople',
  'left',
  'predecessor',
  'unrealised',
  'past',
  'negation',
  'indefinite',
  'rivals',
  'placeBefore',
  'none',
  'noCoFounder',
  'introBefore',
  'rejectBefore',
  'hypothesis',
  'correction',
] as const satisfies readonly (keyof CompiledLexicon)[];
type Category = (typeof CATEGORIES)[number];

/** Those whose presence anywhere in the sentence, or in the one before or after, matters. */
const WIDE: ReadonlySet<Category> = new Set<Category>([
  'coFounder',
  'roles',
  'duties',
  'functions',
  'joined',
  'third',
  'notFounder',
  'employed',
  'outsiders',
  'privatePeople',
  'left',
  'unrealised',
  'rivals',
  'noCoFounder',
  'indefinite',
]);

type Marked = { start: number; end: number; category: Category };
export type AnnotatedSentence = { sentence: Sentence; marked: readonly Marked[]; wide: ReadonlySet<Category> };

/** A sentence with every word of the lists above that is in it. */
export function annotated(sentence: Sentence, lexicon: CompiledLexicon): AnnotatedSentence {
  const marked: Marked[] = [];
  for (const category of CATEGORIES) {
    const pattern = lexicon[category];
    pattern.lastIndex = 0;
    for (let match = pattern.exec(sentence.text); match; match = pattern.exec(sentence.text)) {
      if (match[0] === '') pattern.lastIndex++;
      else marked.push({ start: match.index, end: match.index + match[0].length, category });
    }
    pattern.lastIndex = 0;
  }
  return {
    sentence,
    marked,
    wide: new Set(marked.flatMap(({ category }) => (WIDE.has(category) ? [category] : []))),
  };
}

export type MentionContext = {
  lexicon: CompiledLexicon;
  /** The language whose words be next to the name. */
  language: string;
  at: AnnotatedSentence;
  before: AnnotatedSentence | undefined;
  after: AnnotatedSentence | undefined;
  mention: NameMention;
  /** All candidates of the sentence in order, the mention among them. */
  others: readonly NameMention[];
};

/** How far from a name words are looked at, in characters. */
const NEAR = 60;
const GAP = /^[\s,:;"„“«»()–—-]*$/u;

/** What is to be seen of a name and next to it, as names of features. */
export function featuresOf(context: MentionContext): string[] {
  return [
    ...formFeatures(context),
    ...adjacentFeatures(context),
    ...listFeatures(context),
    ...sentenceFeatures(context),
  ];
}

function formFeatures({ at, mention, lexicon, language }: MentionContext): string[] {
  const words = mention.full.split(/[\s・]+/u);
  const head = words[0] ?? '';
  const eastern = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー々]/u.test(mention.full);
  const known = isUsualName(mention.full, language);
  const size = eastern ? `signs${[...mention.full].length}` : words.length === 1 ? 'one' : 'more';
  const nouns = lexicon.words.capitalNouns ? ' noun' : '';
  const opens = /\p{L}/u.test(at.sentence.text.slice(0, mention.start)) ? '' : ' start';
  const features = [`size:${size}`, `form:${size} ${known ? 'name' : 'unknown'}${nouns}${opens}`];
  if (known) features.push('name');
  if (!known && size === 'one') features.push(`ending:${language} ${fold(head).slice(-3)}`);
  if (/\d|[A-Z]{2}|\p{Ll}\p{Lu}/u.test(mention.full) && !/^(?:Mc|Mac|O')/u.test(mention.full)) features.push('odd');
  return features;
}

function adjacentFeatures({ at, mention, others, lexicon, language }: MentionContext): string[] {
  const { text } = at.sentence;
  const since = Math.max(0, mention.start - NEAR, ...others.flatMap(({ end }) => (end <= mention.start ? [end] : [])));
  const until = Math.min(
    text.length,
    mention.end + NEAR,
    ...others.flatMap(({ start }) => (start >= mention.end ? [start] : [])),
  );
  const features: string[] = [];
  for (const { start, end, category } of at.marked) {
    if (start >= since && end <= mention.start) {
      features.push(`left:${category}`);
      if (GAP.test(text.slice(end, mention.start))) features.push(`left0:${category}`);
    }
    if (end <= until && start >= mention.end) {
      features.push(`right:${category}`);
      if (GAP.test(text.slice(mention.end, start))) features.push(`right0:${category}`);
    }
  }
  const left = text.slice(Math.max(0, mention.start - NEAR), mention.start);
  const right = text.slice(mention.end, mention.end + NEAR);
  features.push(`sign-left:${/[^\s](?=\s*$)/u.exec(left)?.[0].replace(/[\p{L}\p{N}]/u, 'w') ?? 'start'}`);
  features.push(`sign-right:${/[^\s]/u.exec(right)?.[0].replace(/[\p{L}\p{N}]/u, 'w') ?? 'end'}`);
  if (lexicon.words.spaced) {
    const before = /(\p{L}+)[\s'’]*$/u.exec(left)?.[1];
    const [next, second] = right.match(/\p{L}+/gu) ?? [];
    if (before !== undefined) features.push(`word-left:${language} ${before.toLowerCase()}`);
    if (next !== undefined) features.push(`word-right:${language} ${next.toLowerCase()}`);
    if (second !== undefined) features.push(`word-right2:${language} ${second.toLowerCase()}`);
  } else {
    features.push(`signs-left:${language} ${left.slice(-1)}`, `signs-right:${language} ${right.slice(0, 1)}`);
    features.push(`signs-right2:${language} ${right.slice(0, 2)}`);
  }
  return features;
}

/** Names in a row, and names joined with the speaker: "me and Tom", "Tom und ich". */
function listFeatures({ at, mention, others, lexicon }: MentionContext): string[] {
  const { text } = at.sentence;
  const features: string[] = [`names:${Math.min(others.length, 4)}`];
  const index = others.indexOf(mention);
  const gapTo = (other: NameMention | undefined) =>
    other === undefined
      ? null
      : other.end <= mention.start
        ? text.slice(other.end, mention.start)
        : text.slice(mention.end, other.start);
  const joined = (gap: string | null) => gap !== null && /^[\s,、，]*$/u.test(gap.replace(lexicon.and, ' '));
  if (joined(gapTo(others[index - 1]))) features.push('row:before');
  if (joined(gapTo(others[index + 1]))) features.push('row:after');
  if (index > 0) features.push('row:later');
  const left = text.slice(Math.max(0, mention.start - 16), mention.start);
  const right = text.slice(mention.end, mention.end + 16);
  if (matches(lexicon.and, left.slice(-6)) && matches(lexicon.mine, left)) features.push('pair:before');
  if (matches(lexicon.and, right.slice(0, 6)) && matches(lexicon.mine, right)) features.push('pair:after');
  return features;
}

function sentenceFeatures({ at, before, after, mention, lexicon }: MentionContext): string[] {
  const features: string[] = [];
  for (const category of at.wide) features.push(`sentence:${category}`);
  for (const category of before?.wide ?? []) features.push(`previous:${category}`);
  for (const category of after?.wide ?? []) features.push(`next:${category}`);
  const opens = after?.marked.some(({ category, start }) => category === 'third' && start <= 2) ?? false;
  if (opens) features.push('next:opens-with-third');
  if (before === undefined) features.push('first-sentence');
  const rest = at.sentence.text.slice(0, mention.start) + at.sentence.text.slice(mention.end);
  if (!/\p{L}/u.test(rest.replace(lexicon.filler, ' ').replace(lexicon.and, ' '))) features.push('alone');
  return features;
}
