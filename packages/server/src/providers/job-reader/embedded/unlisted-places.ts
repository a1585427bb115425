import { hintedCountries } from './country-hints.ts';
import { districtBehind } from './districts.ts';
import type { FoldedText } from './folded-text.ts';
import type { Gazetteer, Place } from './gazetteer.ts';
import { HOME, isSpokenIn } from './home-countries.ts';
import { placeWords as cue } from './place-words.ts';
import type { Segment } from './segments.ts';
import * as words from './unlisted-vocabulary.ts';

/** A place that the text names plainly as the job's and that no list holds. */
export type UnlistedPlace = {
  /** As the text writes it. */
  name: string;
  /** ISO 3166-1 alpha-2; null where the text gives none away. */
  country: string | null;
  segment: Segment;
  /** Named by a label, not only by a sentence. */
  isLabelled: boolean;
  /** Offsets of the name in the folded text, end exclusive. */
  start: number;
  end: number;
};

/** A listed name within a segment, with the place it was read as. */
export type ListedName = { start: number; end: number; place: Place; isDoubtful: boolean };

type UnlistedInput = {
  text: FoldedText;
  segments: Iterable<Segment>;
  gazetteer: Gazetteer;
  language: string;
  listed: readonly ListedName[];
  /** Whether the segment is under a heading for places. */
  isUnderHeading(segment: Segment): boolean;
  /** Names of companies: no places. */
  employers: readonly { start: number; end: number }[];
};

const LABEL_REACH = 120;
/** What every label ends in: asked first, because most lines have none. */
const LABEL_SIGN = /[:：】\]=]|\s-\s/;
const NAME_REACH = 90;
/** "in", "à", "is" and the like in front of a capital letter; what is before them decides. */
const BEFORE_NAME =
  /(?<= (?:in|im|at|a|à|en|em|na|no|di|da|do|te|tại|ở|i|på|near|bei|de|von|van|of|ist|est|es|is|é|è|adalah|là) | d['’])\p{Lu}/gu;
/** A county or the like behind a name: "(Landkreis Cham)". */
const GERMAN_DISTRICT = /^\s?[,(]\s?(?:(?:im )?(?:landkreis|kreis|lkr\.?|lk) |[\p{L}-]{3,20}kreis\b)/u;
const NEARBY =
  /\b(?:near|close to|outside|bei|nahe|nahe bei|pres de|non loin de|cerca de|junto a|perto de|vicino a|nabij|bij|dekat|gan)\s$/;
const SENTENCE_REACH = 90;
/** No job posting names more; a text made to cost time does. */
const MOST_TRIES = 200;

/** Finds unlisted places behind labels, and in sentences that say outright that the work is there. */
export function findUnlistedPlaces(input: UnlistedInput): UnlistedPlace[] {
  const found: UnlistedPlace[] = [];
  let tries = 0;
  for (const segment of input.segments) {
    if (tries >= MOST_TRIES) break;
    const value = labelledValue(segment, input);
    if (value !== null) {
      tries += 1;
      const place = readName(value, segment, input, true);
      if (place !== null) found.push(place);
      continue;
    }
    const written = input.text.cased.slice(segment.start, segment.end);
    for (const match of written.matchAll(BEFORE_NAME)) {
      if (tries >= MOST_TRIES) break;
      tries += 1;
      const start = segment.start + match.index;
      const before = input.text.folded.slice(Math.max(segment.start, start - SENTENCE_REACH), start);
      const isLabel = words.LABEL_IS.test(before);
      if (!isLabel && !words.IN_FRONT_OF_NAME.test(before)) continue;
      const place = readName(start, segment, input, isLabel);
      if (place !== null) found.push(place);
    }
  }
  return found;
}

/** Where the value of a place label begins; null when the segment has none. */
function labelledValue(segment: Segment, input: UnlistedInput): number | null {
  const head = input.text.folded.slice(segment.start, Math.min(segment.end, segment.start + LABEL_REACH));
  const label = LABEL_SIGN.test(head) ? cue().PLACE_LABEL.exec(head) : null;
  if (label !== null) {
    const start = segment.start + label.index + label[0].length;
    const article = /^(?:in |im |en |a |à |at |di |em |te |tại |kota |tp\.? )/iu.exec(
      input.text.cased.slice(start, start + 8),
    );
    return start + (article?.[0].length ?? 0);
  }
  const isShort = segment.end - segment.start <= NAME_REACH;
  if (!isShort || !input.isUnderHeading(segment)) return null;
  return cue().SENTENCE.test(input.text.folded.slice(segment.start, segment.end)) ? null : segment.start;
}

function readName(start: number, segment: Segment, input: UnlistedInput, isLabelled: boolean): UnlistedPlace | null {
  const { cased, folded } = input.text;
  const written = words.NAME.exec(cased.slice(start, Math.min(segment.end, start + NAME_REACH)))?.[0];
  if (written === undefined) return null;
  const name = written.replace(/[.'’]+$/u, '');
  const end = start + name.length;
  const key = folded.slice(start, end);
  const behind = folded.slice(end, Math.min(segment.end, end + NAME_REACH));
  if (name.length < 3 || !words.ENDS_NAME.test(behind) || !canBeTown(key, name)) return null;
  if (isTownOfList(start, end, key, input)) return null;
  if (input.employers.some((employer) => employer.start < end && employer.end > start)) return null;
  const region = regionBehind(end, segment, behind, input);
  if (region === 'listed city') return null;
  if (!isLabelled && input.language === 'de' && region === null && !looksGerman(key)) return null;
  return {
    name: isShouted(name) ? inTitleCase(name) : name,
    country: region ?? countryOfText(input),
    segment,
    isLabelled,
    start,
    end,
  };
}

function canBeTown(key: string, name: string): boolean {
  const parts = key.split(/[^\p{L}]+/u).filter((part) => part !== '');
  const capitals = name.split(/[ -]/).filter((part) => /^\p{Lu}/u.test(part)).length;
  const first = parts[0];
  if (first === undefined || capitals > 5 || words.NO_BEGINNING.has(first)) return false;
  // One word of a few capitals is a short form, no town: "HQ", "EMEA".
  if (name.split(/[ -]/).every((part) => part.length <= 4 && isShouted(part))) return false;
  return !parts.some((part) => words.NO_TOWN.has(part));
}

function looksGerman(key: string): boolean {
  return words.GERMAN_TOWN.test(key) && !words.NO_GERMAN_TOWN.test(key);
}

/** Whether the name is that of a listed place, with a word or two around it at most. */
function isTownOfList(start: number, end: number, key: string, input: UnlistedInput): boolean {
  const first = key.split(/[^\p{L}]+/u)[0] ?? '';
  return input.listed.some(({ start: from, end: to, place }) => {
    if (from >= end || to <= start) return false;
    if (from <= start && to >= end) return true;
    const isHome = isSpokenIn(input.language, place.country);
    // "Kassel Mitte" is in Kassel; "Borgo San Lauro" is not in a Borgo abroad.
    if (from <= start) return place.size >= (isHome ? 3 : 6);
    if (words.AREA_HEAD.test(first)) return true;
    const between = input.text.folded.slice(start, from);
    const isOwnName =
      words.OTHER_TOWN_HEAD.test(first) || /\s(?:d[aeiou]s?|de la|del|am|an der|aan|upon|on)\s$/.test(between);
    return to >= end && !isOwnName && isHome && place.size >= 4;
  });
}

/** The country that what is behind the name tells; null when nothing does. */
function regionBehind(end: number, segment: Segment, behind: string, input: UnlistedInput): string | null {
  const value = behind.split(/[.;!?|]\s|\n/)[0] ?? '';
  const written = input.text.cased.slice(end, Math.min(segment.end, end + NAME_REACH));
  const district = districtBehind(written)?.country;
  if (GERMAN_DISTRICT.test(value)) return 'DE';
  const next = input.listed.find((item) => item.start >= end && item.start - end <= 40 && item.start < segment.end);
  const gap = next === undefined ? '' : input.text.folded.slice(end, next.start);
  const isBehind = next !== undefined && /^(?:\s?[,(/–-]|\s)[\s\p{L}.-]{0,24}$/u.test(gap);
  // "Quarrington, Lincolnshire": the county, not the town that has its name abroad.
  if (district !== undefined && (!isBehind || next.place.country !== district)) return district;
  if (isBehind) {
    const { place } = next;
    if (place.kind !== 'city' && place.kind !== 'part') return place.country;
    if (NEARBY.test(gap)) return place.country;
    // A city behind a comma is where an unlisted quarter lies; one in brackets gives a village its province.
    if (/^[,/]|^\s?[–-]/.test(gap) && place.size >= 3 && !next.isDoubtful) return 'listed city';
    return isSpokenIn(input.language, place.country) ? place.country : null;
  }
  const code = /^\s?[,(]?\s?\(?([A-Z]{2,3})\b/u.exec(written)?.[1];
  if (input.language === 'fr' && /^\s?\((?:\d{2}|2[ab]|97[1-6])\)/.test(value)) return 'FR';
  if (code !== undefined && input.language === 'it') return 'IT';
  if (code !== undefined && /^(?:en|pt)$/.test(input.language)) return input.gazetteer.countryOfState(code) ?? null;
  if (/^,?\s\(?[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/.test(written)) return 'GB';
  return null;
}

/** Where the text's language, money and other towns agree on one country. */
function countryOfText(input: UnlistedInput): string | null {
  const countries = new Set(hintedCountries(input.text));
  for (const { place, isDoubtful } of input.listed)
    if (place.kind === 'country' && !isDoubtful && isSpokenIn(input.language, place.country))
      countries.add(place.country);
  const [only] = countries;
  if (only !== undefined && countries.size === 1) return only;
  const home = HOME[input.language] ?? [];
  return countries.size === 0 && home.length === 1 ? (home[0] ?? null) : null;
}

function isShouted(name: string): boolean {
  return name === name.toUpperCase() && /\p{Lu}{2}/u.test(name);
}

function inTitleCase(name: string): string {
  return name
    .toLowerCase()
    .replace(/(^|[ -])(\p{Ll})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
}
