import type { WorkplaceType } from '../port.ts';
import type { FoldedText } from './folded-text.ts';
import { isDenied, isOfOtherPosts } from './negation.ts';
import { isOfOthers } from './offered-to-others.ts';
import type { Sections } from './sections.ts';
import type { Segment } from './segments.ts';
import { meansSomethingElse } from './word-senses.ts';
import { words } from './workplace-vocabulary.ts';

/** One place where the text speaks of a workplace type. */
export type WorkplaceSignal = {
  type: WorkplaceType;
  /** Where the word is in the folded text. */
  start: number;
  segment: Segment;
  /** 1: hardly says it (a treat, equipment); 2: says it in passing; 3: says it; 4: says it outright; 5: as the value of a field. */
  strength: 1 | 2 | 3 | 4 | 5;
  isNegated: boolean;
  /** Days, a share of the time: both places of work. */
  isPartial: boolean;
  isOption: boolean;
  isFull: boolean;
  /** Only once the first weeks are over, or as an aside in brackets. */
  isLater: boolean;
  /** The office monthly, for meetings, when needed. */
  isSeldom: boolean;
  isByException: boolean;
  /** A word for working at home rather than for working anywhere. */
  isHome: boolean;
};

const LOOK = 64;
const SENTENCE = 120;
/** How far behind a workplace word a sentence on the post itself may begin and end. */
const BEHIND = 220;
/** No job posting says it more often than this; a text made to cost time does. */
const MOST_SIGNALS = 300;

/** A line that ends in the middle of a sentence, and the one that goes on with it. */
const UNFINISHED = /[\p{Ll}\p{M},]\n$/u;
const GOES_ON = /^\n?\p{Ll}/u;

function around(text: FoldedText, segment: Segment, start: number, end: number): { before: string; after: string } {
  let first = Math.max(segment.start, start - LOOK);
  if (
    segment.start > start - LOOK &&
    GOES_ON.test(text.cased.slice(segment.start, segment.start + 2)) &&
    UNFINISHED.test(text.cased.slice(Math.max(0, segment.start - 2), segment.start))
  ) {
    const lineStart = text.folded.lastIndexOf('\n', segment.start - 2) + 1;
    first = Math.max(lineStart, start - LOOK);
  }
  return {
    before: text.folded.slice(first, start).replace('\n', ' '),
    after: text.folded.slice(end, Math.min(segment.end, end + LOOK)),
  };
}

/** "On-site bike workshop": what the house has for those who work in it. */
const ONSITE_TREAT =
  /^ (?:(?!and\b|or\b|in\b|at\b|with\b|role\b|position\b|work\b)[a-z-]{3,12} ){0,2}(?:workshop(?= ?[,;.\n]|s?$| and showers)|gyms?|canteens?|cafes?|cafeteria|showers?|parking|car park|creche|nursery|physio\w*|massages?|barista|sauna|garden|lockers|laundry|repairs?)\b/;

/** "Documents in formato ibrido": a format of things, unless somebody is said to work in it. */
const IN_FORMAT = /\b(?:in|en|em|au|im|sous) (?:un |el |o |il )?format[eo]?s? $/;

/** Eastern lists of benefits part their items by spaces: what an item says stays within it. */
const EASTERN_WORD = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
function item(before: string, after: string): string {
  return `${before.split(/[\s・、，／/]/).at(-1) ?? ''} ${after.split(/[\s・、，／/。]/)[0] ?? ''}`;
}

/** The words next to a match, not the whole sentence: what is said of something else stays out. */
function near(before: string, after: string, reach: number): string {
  const left =
    before
      .slice(-reach)
      .split(/[;:。]|, (?=und|and|sowie|plus)/)
      .at(-1) ?? '';
  const right = after.slice(0, reach).split(/[;。]/)[0] ?? '';
  return `${left} ${right}`;
}

/** Finds every workplace word and reads what its neighbours make of it. */
export function findWorkplaceSignals(
  text: FoldedText,
  sections: Sections,
  segmentAt: (offset: number) => Segment | undefined,
): WorkplaceSignal[] {
  const signals: WorkplaceSignal[] = [];
  const kinds: readonly (readonly [WorkplaceType, RegExp])[] = [
    ['HYBRID', words().HYBRID],
    ['REMOTE', words().REMOTE],
    ['ONSITE', words().ONSITE],
    ...(words().MAY_TELL_PRESENCE.test(text.folded) ? [['ONSITE', words().TOLD_PRESENCE] as const] : []),
  ];
  for (const [type, pattern] of kinds) {
    for (const match of text.folded.matchAll(pattern)) {
      const segment = segmentAt(match.index);
      if (segment === undefined || signals.length >= MOST_SIGNALS) continue;
      const signal = readSignal(text, sections, type, match, segment);
      if (signal !== null) signals.push(signal);
    }
  }
  return signals.sort((a, b) => a.start - b.start);
}

/** Vietnamese words by what they look like without tone marks, and the only accented spelling that is meant. */
const TONES: Readonly<Record<string, string>> = { 'tai nha': 'tại nhà', 'tu xa': 'từ xa', 'di rumah': 'di rumah' };

function hasOtherTones(word: string, written: string): boolean {
  const meant = TONES[word];
  return (
    meant !== undefined &&
    written.toLowerCase() !== meant &&
    (written.toLowerCase() !== word || /\p{Lu}/u.test(written))
  );
}

function readSignal(
  text: FoldedText,
  sections: Sections,
  type: WorkplaceType,
  match: RegExpExecArray,
  segment: Segment,
): WorkplaceSignal | null {
  const word = match[0];
  const { before, after } = around(text, segment, match.index, match.index + word.length);
  const isTag = word.startsWith('#li');
  const isHome = match.groups?.home !== undefined;
  const isWeak = match.groups?.weak !== undefined;
  const length = segment.end - segment.start;
  const section = sections.ofLine[segment.line] ?? 'other';
  const isLabelled = words().TYPE_LABEL.test(before);
  const isBracketed = /[([（【/]\s*$/.test(before) && /^\s*[)\]）】/,;]/.test(after);
  const standsAlone = length <= word.length + 14 || (segment.isField && length <= 60) || isBracketed;
  if (hasOtherTones(word, text.cased.slice(match.index, match.index + word.length))) return null;
  if (!isTag && !isLabelled && meansSomethingElse(type, word, before, after, isHome)) return null;
  if (type === 'ONSITE' && !isTag && !isLabelled && ONSITE_TREAT.test(after)) return null;
  if (type === 'ONSITE' && words().RESIDENT_OTHERS.test(before)) return null;
  if (type === 'HYBRID' && !isLabelled && !standsAlone && IN_FORMAT.test(before))
    if (!words().WORKING.test(`${before} ${after}`)) return null;
  const sentence = text.folded.slice(Math.max(segment.start, match.index - SENTENCE), match.index);
  if (!isTag && !isLabelled && isOfOthers(type, sentence, word, after)) return null;

  const close = near(before, after, 34);
  const wide = near(before, after, LOOK);
  const end = match.index + word.length;
  const isNegated =
    isDenied(before, after, text.folded.slice(end, end + LOOK)) || isOfOtherPosts(text.folded.slice(end, end + BEHIND));
  const isSeldom = words().SELDOM.test(type === 'ONSITE' ? wide : close);
  const isForAWhile = words().FOR_A_WHILE.test(wide) && !words().AFTER_A_WHILE.test(wide);
  const isFull =
    /anywhere|wherever|no (?:physical |central )?offices|^kein/.test(word) ||
    words().FULL.test(near(before, after, 22)) ||
    (type === 'ONSITE' && words().FIVE_DAYS.test(near(before, after, 34)));
  const daysNear = `${before.split(/[,，、]\s?/).at(-1) ?? ''} ${word} ${near('', after, LOOK)}`;
  const monthly = type === 'REMOTE' && words().SELDOM.test(wide) && words().GATHERING.test(wide);
  const days =
    (words().DAYS.test(daysNear) && !monthly) ||
    words().REST_OF_WEEK.test(wide) ||
    (words().OTHERWISE.test(before.slice(-18)) && words().DAYS.test(before)) ||
    words().HOME_DAYS.test(`${before.slice(-18)}${word}${after.slice(0, 18)}`);
  const isWhole = /(?<![\d-])100 ?%/.test(near(before, after, 22));
  // Days of the week are a rule, whatever benefit is listed next to them.
  const treat =
    type === 'REMOTE' &&
    words().TREAT.test(EASTERN_WORD.test(word) ? item(before, after) : wide) &&
    !words().FULL.test(close) &&
    !(days && !words().A_YEAR.test(wide));
  const isPartial =
    (days || (words().PARTIAL.test(close) && !isWhole && !monthly)) &&
    !(isWhole && !days) &&
    !words().FIVE_DAYS.test(close);
  const isOption = words().OPTION.test(near(before, after, 44));

  if (match.groups?.presence !== undefined && !days && !words().DUTY.test(wide) && !words().FIVE_DAYS.test(close))
    return null;
  if (isWeak && !isLabelled && !standsAlone && !days && !words().WORKING.test(wide)) return null;

  let strength: WorkplaceSignal['strength'] = 3;
  if (isTag) strength = 4;
  else if (isLabelled || (segment.isField && standsAlone)) strength = 5;
  else if (treat || isForAWhile) strength = 1;
  else if (isFull || (isPartial && type !== 'HYBRID')) strength = 4;
  else if (type === 'HYBRID' && !/^(?:#li-?)?(?:hybrid|hibrid|ibrid|ハイ|하이|混合)/.test(word)) strength = 4;
  else if (type === 'HYBRID')
    strength = words().HYBRID_WORK.test(`${before.slice(-24)} ${after.slice(0, 24)}`) || standsAlone ? 4 : 2;
  else if (isWeak && !standsAlone) strength = 2;

  return {
    type,
    start: match.index,
    segment,
    strength,
    isNegated,
    isPartial,
    isOption: isOption || (isHome && (section === 'benefits' || /^\s*등/.test(after)) && !isLabelled),
    isFull: isFull && !isPartial,
    isLater:
      words().AFTER_A_WHILE.test(wide) || words().FROM_A_MONTH.test(wide) || (isOption && /\([^)]*$/.test(before)),
    isSeldom: isSeldom && type === 'ONSITE',
    isByException: words().BY_EXCEPTION.test(wide) && !monthly,
    isHome,
  };
}
