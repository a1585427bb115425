import { Content } from '@colloquy/content';
import type { ProtectedTopic, ProtectedWords } from '@colloquy/content/schema/protected';
import { type CatalogueLanguage, LANGUAGES } from '@colloquy/contract/shared';
import { endsOfRun, startsOfLastRun, termsOf } from './word-runs.ts';

/** What a sentence does with a ground: asks the candidate for it, sets it as a condition, tells it of the candidate. */
export type ProtectedUse = 'asked' | 'condition' | 'told';

type Found = { ground: ProtectedTopic; match: string };

/** So many small words and verbs of having may be between who is asked and the protected topic. */
const GAP = 7;
/** So many words after a protected topic say whose it is: "pregnant or new mothers". */
const OWNER = 2;
/** No sentence names its people farther away, in characters. */
const NEARBY = 300;
/** In scripts without blanks a condition stands so near to its ground. */
const NEAR = 4;
/** Words for protected topics are looked up by so many of their letters. */
const KEY = 3;

/** Between an article or a preposition and its word: "d'expérience", "dell'età", not "you're". */
const JOINED = /(?<=(?<![\p{L}'])[a-hj-z])'|'(?=\p{L}{3})/gu;

type Reader = (sentence: string, isQuestion: boolean, use: ProtectedUse) => Found | null;

type Lexicon = { words: ProtectedWords; reader: Reader | null };

type Finder = (tokens: readonly string[], at: number) => boolean;

/** `others` and `people` of all languages with blanks: neighbours write one sentence in words of another. */
type Words = {
  isOther: Finder;
  isPerson: Finder;
  lexicons: Map<CatalogueLanguage, Lexicon>;
  byStart: Map<string, Start[]>;
};

/** How a word for a ground begins, as far as it can be looked up; `isWhole`: no letter follows it, `isWide`: anywhere. */
type Start = { text: string; language: CatalogueLanguage; isWhole: boolean; isWide: boolean };

/** A word, or what ends a part of a sentence. */
const PIECE = /[\p{L}\p{M}\p{N}'-]+|[,:()[\]–—…،]/gu;

const LETTER = /[\p{L}\p{M}\p{N}]/u;

let words: Words | null = null;

/**
 * What a text asks of the candidate, put together from words of having and of asking around a ground. What is asked about
 * others, or about the work with them, is none: "How do you care for pregnant patients?"
 *
 * @param text in small letters
 */
export function usesOfProtectedTopics(text: string, use: ProtectedUse): Found[] {
  const all = allWords();
  const found: Found[] = [];
  const languages = languagesWithProtectedTopic(text);
  if (languages.size === 0) return found;
  for (const [sentence, end] of sentencesOf(text)) {
    for (const language of languages) {
      const lexicon = all.lexicons.get(language);
      if (lexicon === undefined) continue;
      lexicon.reader ??=
        lexicon.words.asks === undefined ? spacedReader(lexicon.words, all) : wideReader(lexicon.words);
      const one = lexicon.reader(sentence, end === '?', use);
      if (one !== null) found.push(one);
    }
  }
  return found;
}

function allWords(): Words {
  words ??= read();
  return words;
}

function read(): Words {
  const content = new Content();
  const lexicons: Words['lexicons'] = new Map();
  const byStart: Words['byStart'] = new Map();
  for (const language of LANGUAGES) {
    if (language === 'en-IN') continue;
    const own = language === 'en' ? content.get('protected', 'en') : content.get('protected', language);
    if (own === null) continue;
    lexicons.set(language, { words: own, reader: null });
    for (const term of Object.values(own.topics).flat()) {
      const core = term.replaceAll('*', '').split('00')[0]?.trim() ?? '';
      const start = { text: core, language, isWhole: !term.endsWith('*'), isWide: own.asks !== undefined };
      const key = core.slice(0, KEY);
      byStart.set(key, [...(byStart.get(key) ?? []), start]);
    }
  }
  const spaced = [...lexicons.values()].map((lexicon) => lexicon.words).filter(({ asks }) => asks === undefined);
  return {
    isOther: finderOf(spaced.flatMap(({ others }) => others)),
    isPerson: finderOf(spaced.flatMap(({ people }) => people)),
    lexicons,
    byStart,
  };
}

/** The languages of which a word for a protected topic is in the text: only their patterns are tried. */
function languagesWithProtectedTopic(text: string): Set<CatalogueLanguage> {
  const { byStart } = allWords();
  const found = new Set<CatalogueLanguage>();
  for (let at = 0; at < text.length; at++) {
    const isInside = at > 0 && LETTER.test(text[at - 1] ?? '');
    for (let length = 1; length <= KEY; length++)
      for (const { text: start, language, isWhole, isWide } of byStart.get(text.slice(at, at + length)) ?? []) {
        if (found.has(language) || (isInside && !isWide) || !text.startsWith(start, at)) continue;
        if (isWide || !isWhole || !LETTER.test(text[at + start.length] ?? '')) found.add(language);
      }
  }
  return found;
}

/** Each sentence with the mark it ends in. */
function sentencesOf(text: string): [string, string][] {
  return [...text.matchAll(/([^.?!;\n。？！；]+)([.?!;\n。？！；]?)/gu)].map(([, sentence = '', end = '']) => [
    sentence,
    end.replace('？', '?'),
  ]);
}

/** The longest first: "military service" is no service of the military. */
function anyOf(terms: readonly string[]): string {
  return [...new Set(terms)]
    .sort((a, b) => b.length - a.length)
    .map((term) =>
      term
        .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '\\S*')
        .replaceAll('00', '\\d{2}'),
    )
    .join('|');
}

/** Whether one of the terms is at a place of a sentence. */
function finderOf(terms: readonly string[]): Finder {
  const byKey = new Map<string, string[]>();
  for (const term of new Set(terms)) {
    const key = term.slice(0, 2);
    byKey.set(key, [...(byKey.get(key) ?? []), term]);
  }
  return (tokens, at) => {
    const known = byKey.get(tokens[at]?.slice(0, 2) ?? '');
    if (known === undefined) return false;
    const rest = `${tokens.slice(at, at + 3).join(' ')} `;
    return known.some((term) =>
      term.endsWith('*') ? rest.startsWith(term.slice(0, -1)) : rest.startsWith(`${term} `),
    );
  };
}

/**
 * A sentence as its words, and as a text of them with a blank before and after each; `parts` is that text with a `,` in
 * place of the blank where a part of the sentence ends.
 */
type Line = { tokens: readonly string[]; text: string; parts: string };

/** A way to put a sentence: the topic that is found so. */
type Wording = (line: Line) => string | undefined;

/** Which words of the sentence must belong to nobody else: those after the topic, before all of it, or in between. */
type OfNobody = 'after' | 'after-and-before' | 'between' | 'none';

function lineOf(sentence: string): Line {
  const tokens: string[] = [];
  let parts = '';
  let isPartOver = false;
  for (const [piece] of sentence.replaceAll(JOINED, ' ').matchAll(PIECE)) {
    const isWord = LETTER.test(piece);
    isPartOver ||= !isWord;
    if (!isWord && !/^[-']/.test(piece)) continue;
    parts += (isPartOver && tokens.length > 0 ? ',' : ' ') + piece;
    tokens.push(piece);
    if (isWord) isPartOver = false;
  }
  return { tokens, text: ` ${tokens.join(' ')} `, parts: `${parts} ` };
}

/** Words with a blank before each, as they follow each other. */
function spacedReader(own: ProtectedWords, { isOther, isPerson }: Words): Reader {
  const topicPatterns = Object.entries(own.topics).map(
    ([ground, terms]) => [ground as ProtectedTopic, new RegExp(`^(?:${anyOf(terms)})$`, 'u')] as const,
  );
  const topic = `(${anyOf(Object.values(own.topics).flat())})(?= )`;
  const between = `(?: (?:${anyOf([...own.have, ...own.fill])}))`;
  const small = `(?: (?:${anyOf(own.fill)}))`;
  const you = anyOf(own.you);
  const isOwned = (text: string, most: number, people: boolean): boolean => {
    const tokens = text.trim().split(' ');
    return tokens.slice(0, most).some((_, at) => isOther(tokens, at) || (people && isPerson(tokens, at)));
  };
  /** Who is named in another part of the sentence owns nothing in this one: "Are you disabled, colleague?" */
  const isOwnedAfter = (parts: string, end: number, most: number, people: boolean): boolean =>
    isOwned(parts.slice(end, end + NEARBY).split(',')[0] ?? '', most, people);
  /** `topic` is the first group of the pattern. No repetition in it is without a bound: it could be read in too many ways. */
  const wording = (source: string, ofNobody: OfNobody, people = true): Wording => {
    const pattern = new RegExp(source, 'gu');
    return ({ text, parts }) => {
      for (const match of text.matchAll(pattern)) {
        const [whole, found = '', middle = ''] = match;
        if (ofNobody.startsWith('after') && isOwnedAfter(parts, match.index + whole.length, OWNER + 1, people))
          continue;
        if (ofNobody === 'after-and-before' && isOwned(text.slice(0, match.index).slice(-NEARBY), Infinity, people))
          continue;
        const words = middle.trim().split(' ').length;
        if (ofNobody === 'between' && middle !== '' && isOwnedAfter(parts, match.index + found.length, words, people))
          continue;
        return found;
      }
      return undefined;
    };
  };
  const topics = termsOf(Object.values(own.topics).flat());
  const haves = termsOf(own.have);
  const fills = termsOf(own.fill);
  const both = termsOf([...own.have, ...own.fill]);
  /** Where the last and longest topic begins and ends, of those that begin at one of the places. */
  const lastTopic = (tokens: readonly string[], from: Set<number>, fits = (_end: number) => true) =>
    [...from]
      .flatMap((at) => topics.lengthsAt(tokens, at).map((length) => [at, at + length] as const))
      .filter(([, end]) => fits(end))
      .reduce<readonly [number, number] | null>((last, one) => {
        return last === null || one[0] > last[0] || (one[0] === last[0] && one[1] > last[1]) ? one : last;
      }, null);
  /** Nothing but a topic and small words: "Pregnant at the moment?" */
  const alone: Wording = ({ tokens }) => {
    const starts = startsOfLastRun(tokens, both);
    const found = lastTopic(tokens, endsOfRun(tokens, [0], both), (end) => starts.has(end));
    return found === null ? undefined : tokens.slice(...found).join(' ');
  };
  /** Begins with what somebody has: "Has a disability". */
  const headless: Wording = ({ tokens, parts }) => {
    const had = [...endsOfRun(tokens, [0], fills)].flatMap((at) =>
      haves.lengthsAt(tokens, at).map((length) => at + length),
    );
    const found = lastTopic(tokens, endsOfRun(tokens, had, both, GAP));
    if (found === null || isOwnedAfter(parts, tokens.slice(0, found[1]).join(' ').length + 1, OWNER + 1, true))
      return undefined;
    return tokens.slice(...found).join(' ');
  };
  const yours = own.your === undefined ? '' : `|(?:${anyOf(own.your)})${small}{0,3}`;
  const wordings: Record<ProtectedUse | 'asking', Wording[]> = {
    asked: [
      wording(`(?<= )(?:(?:${you})${between}{0,${GAP}}${yours}) ${topic}`, 'after'),
      wording(`(?<= )${topic}((?: \\S+){0,3}?) (?:${you})${between}{0,${GAP}} $`, 'between'),
    ],
    asking: [
      alone,
      ...(own.asking === undefined
        ? []
        : [wording(`(?<= )(?:${anyOf(own.asking)})${between}{0,${GAP}} ${topic}`, 'after-and-before')]),
    ],
    condition: [
      wording(`(?<= )(?:${anyOf(own.must)})${small}{0,3} ${topic}`, 'after', false),
      ...(own.wanted === undefined
        ? []
        : [
            wording(
              `(?<= )${topic}(?: (?:${anyOf([...own.people, ...own.fill, ...own.have])})){0,2} (?:${anyOf(own.wanted)})(?= )`,
              'none',
            ),
          ]),
    ],
    told: [headless, wording(`(?<= )(?:${anyOf(own.candidate)})${between}{0,${GAP}} ${topic}`, 'after')],
  };
  return (sentence, isQuestion, use) => {
    const line = lineOf(sentence);
    const tried = use === 'asked' && isQuestion ? [...wordings.asked, ...wordings.asking] : wordings[use];
    const match = tried.map((one) => one(line)).find((found) => found !== undefined);
    const ground = match === undefined ? undefined : topicPatterns.find(([, pattern]) => pattern.test(match))?.[0];
    return match === undefined || ground === undefined ? null : { ground, match };
  };
}

/** Scripts without blanks, and languages that leave out who is asked: what is in a sentence, in whichever order. */
function wideReader(own: ProtectedWords): Reader {
  const holds = (sentence: string, terms: readonly string[] = []): boolean =>
    terms.some((term) => sentence.includes(term.replaceAll('*', '')));
  const topicPatterns = Object.entries(own.topics).map(
    ([ground, terms]) => [ground as ProtectedTopic, new RegExp(anyOf(terms).replaceAll('\\S*', ''), 'u')] as const,
  );
  const topic = anyOf(Object.values(own.topics).flat()).replaceAll('\\S*', '');
  const must = anyOf([...own.must, ...(own.wanted ?? [])]);
  const condition = new RegExp(`(?:${topic}).{0,${NEAR}}(?:${must})|(?:${must}).{0,1}(?:${topic})`, 'u');
  return (sentence, isQuestion, use) => {
    if (holds(sentence, own.others) || (use !== 'condition' && holds(sentence, own.people))) return null;
    const does = {
      asked: () => isQuestion || holds(sentence, [...own.you, ...(own.asks ?? [])]),
      condition: () => condition.test(sentence),
      told: () => holds(sentence, own.candidate),
    }[use];
    if (!does()) return null;
    for (const [ground, pattern] of topicPatterns) {
      const match = pattern.exec(sentence)?.[0];
      if (match !== undefined) return { ground, match };
    }
    return null;
  };
}
