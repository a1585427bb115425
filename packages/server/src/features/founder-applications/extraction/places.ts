import { countryTable } from './countries.ts';
import { placeInHan } from './lexicon/east-asian-names.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import type { People, Place } from './named-person.ts';
import { endsWith } from './named-person.ts';
import { mentionsOf } from './names.ts';
import { firstMatch, matches } from './patterns.ts';
import type { Reading } from './reading.ts';
import type { Sentence } from './segments.ts';

const PART =
  '(?:of|de|del|de la|de las|de los|dos|la|le|les|los|upon|am|an der|ob der|do|da|dos|den|sur|sous|in|bei|im|y)';
const WORD = "(?:St\\. ?)?\\p{Lu}[\\p{L}\\p{M}.'’-]*";
const PLACE = new RegExp(`(?<![\\p{L}\\p{N}@])${WORD}(?:\\s(?:(?:${PART}) )?${WORD})*(?![\\p{L}@])`, 'gu');

/** "from Cologne to Leipzig", in the languages written with capitals. */
const FROM = /(?<!\p{L})(?:from|von|aus|de|desde|depuis|van|uit|da|fra|från)\s+$/iu;
const TO = /^\s+(?:to|nach|a|à|en|au|aux|hasta|naar|para|til|till)\s+$/iu;

const ENDS_HERE = /^\s*(?:[,.;!?]|$)/u;

/** "since 2021 Graz", "seit zwei Jahren Graz" */
const SINCE_YEAR =
  /(?<!\p{L})(?:since|seit|desde|depuis|sinds|dal|desde)\s+(?:\p{L}+\s+)?(?:\d{4}|\p{L}+\s+(?:years?|months?|jahr\p{L}*|monat\p{L}*|años?|meses|ans|mois|jaar|maanden|anos|anni|mesi)|(?:year|jahr|año|an|jaar|ano|anno)\p{L}*)[\s,]*(?:in|à|en|a|em|te)?\s*$/iu;

type Mention = { start: number; end: number; text: string };
export type Location = { value: string; place: Place };

/** Where the main contact lives now: not where they came from, visit, or keep the company. */
export function readLocation(reading: Reading, people: People): Location | null {
  return locationIn(reading, people, true) ?? locationIn(reading, people, false);
}

/** From the answers to the question, or, when they say none, from what was said elsewhere. */
function locationIn(reading: Reading, people: People, asked: boolean): Location | null {
  let best: { location: Location; score: number } | null = null;
  reading.sentences.forEach((sentences, turn) => {
    if (reading.turns[turn]?.speaker !== 'founder') return;
    if ((reading.asked[turn] === 'founder_current_location') !== asked) return;
    for (const sentence of sentences) {
      const own =
        matches(reading.lexicon.self, sentence.text) || introduces(reading, people, turn, sentence, sentence.text);
      if (!asked && !(own && matches(reading.lexicon.live, sentence.text))) continue;
      const mentions = placeMentions(sentence.text, reading, people);
      mentions.forEach((mention, index) => {
        const scored = scoreMention(sentence, mention, mentions, reading, people, asked);
        if (scored === null || (best !== null && scored <= best.score)) return;
        const joined = [mention, ...regionsAfter(sentence.text, mentions, index, reading)];
        const start = sentence.start + mention.start;
        const end = sentence.start + (joined.at(-1)?.end ?? mention.end);
        best = {
          score: scored,
          location: { value: joined.map((part) => part.text).join(', '), place: { turn, start, end } },
        };
      });
    }
  });
  return (best as { location: Location } | null)?.location ?? null;
}

function placeMentions(text: string, reading: Reading, people: People): Mention[] {
  const { lexicon } = reading;
  const found: Mention[] = [];
  if (lexicon.placePatterns.length > 0) {
    for (const pattern of lexicon.placePatterns) {
      for (const match of text.matchAll(pattern)) {
        const place = match.groups?.place ?? '';
        const start = match.index + match[0].indexOf(place);
        if (place !== '' && found.every((other) => start >= other.end || start + place.length <= other.start))
          found.push({ start, end: start + place.length, text: place });
      }
    }
    return found.sort((a, b) => a.start - b.start);
  }
  if (!lexicon.words.spaced) {
    for (const match of text.matchAll(placeInHan())) {
      const raw = (match.groups?.place ?? '').replace(/(?:在住|在勤|住まい)$/u, '');
      const place = raw.replace(
        /^(?:今|現在|いま|普段|目下|会社|自宅|家|今年|去年|昨年|以前|前|[一二三四五六七八九十]+月)+[、]?/u,
        '',
      );
      if (place.length > 1)
        found.push({ start: match.index + raw.length - place.length, end: match.index + raw.length, text: place });
    }
    if (found.length > 0) return found;
  }
  const names = [people.founder, ...people.others].filter((party) => party !== null);
  for (const match of text.matchAll(PLACE)) {
    let start = match.index;
    let value = match[0].replace(/[.'’]+$/u, '').replace(/['’]s$/u, '');
    // leading words that are capitalised for other reasons: "We", "Right", "In Ghent"
    for (;;) {
      const head = /^\S+/u.exec(value)?.[0] ?? '';
      const plain = head.toLowerCase();
      const ordinary =
        !countryTable(reading.language).has(value.toLowerCase()) &&
        ((lexicon.notNameWords.has(plain) && !countryTable(reading.language).has(plain)) ||
          /^\p{Lu}\p{L}*['’]\p{Ll}/u.test(head) ||
          [lexicon.placeBefore, lexicon.self, lexicon.live, lexicon.articles].some((list) => isWhole(list, head)));
      // "The Hague", "La Paz"
      const named =
        isWhole(lexicon.articles, head) &&
        /^\S+\s\S+$/u.test(value) &&
        ENDS_HERE.test(text.slice(start + value.length));
      if (!ordinary || named || head === '') break;
      const rest = value.slice(head.length);
      const trimmed = rest.replace(/^\s+(?:of|de|am|in|bei)?\s*/u, '');
      start += value.length - trimmed.length;
      value = trimmed;
      if (value === '') break;
    }
    // "Tallinn in January"
    for (;;) {
      const [last, word = ''] = /\s+(?:\p{Ll}+\s+)?(\S+)$/u.exec(value) ?? [];
      if (
        last === undefined ||
        !lexicon.notNameWords.has(word.toLowerCase()) ||
        countryTable(reading.language).has(word.toLowerCase())
      )
        break;
      value = value.slice(0, -last.length);
    }
    if (value.length < 2 || names.some((party) => party && mentionsOf(party, value).length > 0)) continue;
    found.push(...withoutCountry({ start, end: start + value.length, text: value }, reading));
  }
  return found;
}

/** "St. Gallen in Switzerland" are a town and its country; "Freiburg im Breisgau" is one name. */
function withoutCountry(mention: Mention, reading: Reading): Mention[] {
  const [tail, country = ''] = /\s(?:in|en|au)\s(\S+)$/u.exec(mention.text) ?? [];
  if (tail === undefined || !countryTable(reading.language).has(country.toLowerCase())) return [mention];
  const town = mention.text.slice(0, -tail.length);
  return [
    { start: mention.start, end: mention.start + town.length, text: town },
    { start: mention.end - country.length, end: mention.end, text: country },
  ];
}

function isWhole(pattern: RegExp, word: string): boolean {
  return firstMatch(pattern, word)?.text === word;
}

/** "from Porto, where I live" */
const WHERE = /^,?\s*(?:where|wo|donde|où)\s/iu;
const WHERE_AFTER =
  /^\s+is\s+(?:now\s+)?(?:my\s+)?home(?!\p{L})|^\s*(?:['’]s|is|ist|es|est)\s+(?:where|wo|donde|là où|où)\s+(?:i|we|ich|wir|yo|je|on|vivo)(?!\p{L})/iu;
const LIVING_CLAUSE = 30;

/** "I'm Ana Duarte, head of product, based in Porto": the speaker tells of themselves before the place is named. */
function introduces(reading: Reading, { founder, others }: People, turn: number, sentence: Sentence, head: string) {
  return (
    reading.asked[turn] === 'founder_name' &&
    sentence.speaker === 'founder' &&
    founder !== null &&
    mentionsOf(founder, head).length > 0 &&
    others.every((party) => mentionsOf(party, head).length === 0)
  );
}

/** Null when the mention is no place of living; else the higher the surer. */
function scoreMention(
  sentence: Sentence,
  mention: Mention,
  mentions: Mention[],
  reading: Reading,
  people: People,
  asked: boolean,
): number | null {
  const { lexicon } = reading;
  const text = sentence.text;
  const head = text.slice(0, mention.start);
  const fragmentStart = lastBreak(head, lexicon);
  const tail = text.slice(mention.end);
  const stop = nextBreak(tail, lexicon);
  const fragment = text.slice(fragmentStart, mention.end + stop);
  const before = text.slice(fragmentStart, mention.start);
  const preposition = endsWith(lexicon.placeBefore, before.replace(/\s(?:the|der|la|el|le|den|die|das)\s*$/iu, ''));
  // "…, it's Cardiff now", "it's been Cardiff for years"
  const stated =
    asked &&
    ((/(?:it|that)['’]s\s+$/iu.test(before) && matches(lexicon.live, tail.slice(0, stop))) ||
      /(?:it|that|home)(?:['’]s|\s+has)\s+been\s+$/iu.test(before));
  // "Cork is where I live"
  const said = asked && WHERE_AFTER.test(tail);
  const since = asked && SINCE_YEAR.test(before);
  const opening = before.replace(lexicon.leadIn, ' ').replace(lexicon.filler, ' ');
  // "Sitting in my car": a word with a capital because it begins the sentence
  const verb = /^\p{Lu}\p{Ll}+ing$/u.test(mention.text) && /^\s+\p{Ll}/u.test(tail);
  if (verb && head.trim() === '') return null;
  const bare = opening.trim() === '' && (fragmentStart === 0 || /^[\p{L}\s'’]{0,14},\s*$/u.test(head));
  const eastAsian = lexicon.placePatterns.length > 0 || /[\p{Script=Han}\p{Script=Katakana}]/u.test(mention.text);
  // "the same place as the company, Halifax": a place alone between commas
  const apposed = asked && !bare && before.trim() === '' && /,\s*$/u.test(head);
  const index = mentions.indexOf(mention);
  const next = mentions[index + 1];
  if (next && takesBack(text.slice(mention.end, next.start), lexicon)) return null;
  // "Oslo, no, sorry, Bergen", "No, sorry, Bergen."
  const corrects = asked && takesBack(text.slice(mentions[index - 1]?.end ?? 0, mention.start), lexicon);
  if (
    !corrects &&
    !said &&
    !since &&
    !stated &&
    !preposition &&
    !bare &&
    !apposed &&
    !eastAsian &&
    !matches(lexicon.live, before)
  )
    return null;
  if (!asked) {
    const lives =
      matches(lexicon.live, before) || (WHERE.test(tail) && matches(lexicon.live, tail.slice(0, LIVING_CLAUSE)));
    const own = matches(lexicon.self, before) || introduces(reading, people, sentence.turn, sentence, head);
    if (!preposition || !lives || !own) return null;
  }
  // "札幌から那覇に引っ越し": where somebody moved from
  if (eastAsian && /^から[^。]*(?:に|へ)(?:引|移|住|転|来)/u.test(tail)) return null;
  if (next && FROM.test(before) && TO.test(text.slice(mention.end, next.start))) return null;
  if (isSomebodyElses(before, lexicon)) return null;
  // "Tate's in Dunedin"
  const holder = /(?<name>\p{Lu}\p{L}+)['’]s\s+in\s+$/u.exec(before)?.groups?.name;
  if (holder !== undefined && !lexicon.notNameWords.has(holder.toLowerCase())) return null;
  let score = asked ? 1 : 0;
  // "Copenhagen during the week?"
  if (/[?？]$/u.test(text)) score -= 1.5;
  if (corrects) score += 1.5;
  const over = matches(lexicon.past, fragment) || matches(lexicon.pastPlace, fragment);
  if (over && !matches(lexicon.live, before)) return null;
  if (matches(lexicon.rejectBefore, before) || matches(lexicon.visit, fragment))
    score -= matches(lexicon.live, fragment) ? 0.5 : 3;
  if (endsWith(lexicon.near, before) && !WHERE.test(tail)) score -= 1.5;
  if (since || matches(lexicon.live, fragment)) score += 2;
  if (
    people.others.some((party) => mentionsOf(party, before).length > 0) ||
    (matches(lexicon.third, before) && !matches(lexicon.self, before))
  )
    return null;
  if (mention !== mentions[0]) score -= 0.3;
  if (apposed) score -= 0.4;
  return score > -1 ? score : null;
}

/** "My brother is in Oslo": the words before a place speak of another person. */
function isSomebodyElses(before: string, lexicon: CompiledLexicon): boolean {
  return [lexicon.coFounder, lexicon.privatePeople, lexicon.outsiders].some((list) => {
    const last = [...before.matchAll(list)].at(-1);
    return last !== undefined && !matches(lexicon.mine, before.slice(last.index + last[0].length));
  });
}

/** Between two places: the first was a slip. */
function takesBack(between: string, lexicon: CompiledLexicon): boolean {
  const repair = firstMatch(lexicon.repair, between);
  return repair !== null && between.length <= 48 && !matches(lexicon.live, between.slice(0, repair.start));
}

/** Where the words of one statement begin: after the last comma or conjunction. */
function lastBreak(head: string, lexicon: CompiledLexicon): number {
  const ends = [/[;,、]/gu, lexicon.and, lexicon.but].flatMap((pattern) =>
    [...head.matchAll(pattern)].map((match) => match.index + match[0].length),
  );
  return Math.max(0, ...ends);
}

function nextBreak(tail: string, lexicon: CompiledLexicon): number {
  const starts = [/;|,\s|、/gu, lexicon.and, lexicon.but].map(
    (pattern) => firstMatch(pattern, tail)?.start ?? tail.length,
  );
  return Math.min(...starts);
}

/** "after eight years in" */
const EARLIER =
  /(?<!\p{L})(?:after|before|nach|vor|après|avant|tras|después|antes|depois|na|voor|dopo|prima)(?!\p{L})/iu;

/** The region or country that follows a town: "Lyon for now, in France". */
function regionsAfter(text: string, mentions: Mention[], index: number, reading: Reading): Mention[] {
  const regions: Mention[] = [];
  let end = mentions[index]?.end ?? 0;
  for (const next of mentions.slice(index + 1)) {
    const gap = text.slice(end, next.start);
    const close =
      /^[^.;!?。]{0,26}$/u.test(gap) &&
      (/^\s*,/u.test(gap) ||
        /,\s*(?:\p{L}+\s){0,3}$/u.test(gap) ||
        /^\s*\(/u.test(gap) ||
        countryTable(reading.language).has(next.text.toLowerCase()));
    // "Lausanne, after eight years in Grenoble" tells of another town
    const far = EARLIER.test(gap);
    // "Halifax, the Canadian one" tells which, not where
    if (
      !close ||
      far ||
      /^\s+one(?!\p{L})/iu.test(text.slice(next.end)) ||
      matches(reading.lexicon.near, gap) ||
      matches(reading.lexicon.past, gap) ||
      matches(reading.lexicon.negation, gap) ||
      matches(reading.lexicon.and, gap) ||
      matches(reading.lexicon.but, gap) ||
      matches(reading.lexicon.visit, gap)
    )
      break;
    regions.push(next);
    end = next.end;
  }
  return regions.slice(0, 2);
}
