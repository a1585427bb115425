import { choosePlace, countriesNearby } from './choose-place.ts';
import { districtBehind } from './districts.ts';
import { findEmployerNames } from './employer-names.ts';
import type { Place } from './gazetteer.ts';
import { HOME, isSpokenIn } from './home-countries.ts';
import { findCandidates, type PlaceCandidate } from './place-candidates.ts';
import { HEADED, isWide, LABELLED, type LocationInput, PLAUSIBLE, STATED, STRONG, scorePlace } from './place-score.ts';
import * as cues from './place-vocabulary.ts';
import { placeWords as cue } from './place-words.ts';
import type { Segment } from './segments.ts';
import { findUnlistedPlaces, type UnlistedPlace } from './unlisted-places.ts';

type FoundLocation = {
  city: string | null;
  country: string | null;
  segment: Segment | null;
};

type LocationReading = {
  locations: FoundLocation[];
  warnings: string[];
};

/** A candidate with how strongly the text says that the job is there. */
type Scored = {
  candidate: PlaceCandidate;
  place: Place;
  segment: Segment;
  score: number;
  /** Taken in by the city in front of it, as in "Berlin, Germany". */
  isAbsorbed: boolean;
  /** Which of the towns of its name it is was told by a county behind it. */
  isInDistrict: boolean;
};

const MOST = 15;

/** No job posting names more places than this; a text made to cost time does. */
const MOST_CANDIDATES = 400;

const BRAZILIAN_STATES = new Set(
  'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' '),
);

/** Between two names of one list. */
const LIST_GAP =
  /^[\s)]*(?:[,/&+|、・·;，]|(?:,\s?)?(?:and|or|und|oder|y|o|e|et|ou|of|en|dan|atau|va|hoac|sowie|bzw\.?|as well as)\b|または|及び|と|や|및|와|과|、)+\s*(?:or |and |in |en |a |tai |di )?$/;

const SAME_FIELD = /^[\s,(/\-–]{1,3}$/;

/** Reads where the job is: every place the text states, cities before countries. */
export function readLocations(input: LocationInput): LocationReading {
  const labelled = labelledStretches(input);
  const candidates = findCandidates(input.text, input.gazetteer, {
    language: input.language,
    asksForPlace: (offset) => labelled.size > 0 && labelled.has(input.segmentAt(offset)?.start ?? -1),
  });
  const nearby = countriesNearby(candidates, input);
  const scored: Scored[] = [];
  const employers = findEmployerNames(candidates.slice(0, MOST_CANDIDATES), input);
  for (const candidate of candidates.slice(0, MOST_CANDIDATES)) {
    const segment = input.segmentAt(candidate.start);
    if (segment === undefined) continue;
    const place = choosePlace(candidate, input.language, nearby, segment);
    const plain = scorePlace(candidate, place, segment, input, labelled);
    // "En Viena amasamos": a company of that name is spoken of, unless the place is stated outright.
    const isAlias = plain < STRONG && employers.keys.has(candidate.key) && !isSpokenIn(input.language, place.country);
    const value =
      isAlias || employers.pieces.has(candidate) ? scoreInEmployerName(plain, place, input.language) : plain;
    const isTail = isAddressTail(scored.at(-1), segment, candidate, value, input);
    scored.push({ candidate, place, segment, score: isTail ? -1 : value, isAbsorbed: false, isInDistrict: false });
  }
  absorbCountries(scored, input);
  spreadOverLists(scored, input);
  return withUnlisted(select(scored, input), scored, employers.pieces, input);
}

/** A place that no list holds is taken as written where the text names it as plainly as a listed one. */
function withUnlisted(
  reading: LocationReading,
  scored: readonly Scored[],
  employers: ReadonlySet<PlaceCandidate>,
  input: LocationInput,
): LocationReading {
  const cities = scored.filter((item) => !isWide(item.place) && item.place.kind !== 'province');
  const top = Math.max(0, ...cities.filter((item) => !item.isAbsorbed).map((item) => item.score));
  const unlisted = findUnlistedPlaces({
    text: input.text,
    segments: input.lines.flatMap((line) => line.segments),
    gazetteer: input.gazetteer,
    language: input.language,
    listed: scored.map(({ candidate, place }) => ({ ...candidate, place })),
    isUnderHeading: (segment) =>
      input.sections.ofLine[segment.line] === 'location' && !input.sections.headings.has(segment.line),
    employers: [...employers],
  });
  const isInside = (item: Scored) => unlisted.some((u) => item.candidate.start < u.end && item.candidate.end > u.start);
  const taken = unlisted.filter((place) =>
    place.isLabelled
      ? !cities.some((item) => item.score >= LABELLED && !isInside(item) && item.segment !== place.segment)
      : top < STATED && input.workplaceType !== 'REMOTE',
  );
  if (taken.length === 0) return reading;
  return {
    locations: taken.slice(0, MOST).map(({ name, country, segment }) => ({ city: name, country, segment })),
    warnings: taken.map(warningOf),
  };
}

function warningOf({ name, country }: UnlistedPlace): string {
  const place = `The place "${name}" is in no list of places; it was taken as the description writes it`;
  return country === null ? `${place}, without a country.` : `${place}.`;
}

/** A town that a company is named after: better than none where the company may well sit there, else nothing. */
function scoreInEmployerName(plain: number, place: Place, language: string): number {
  if (!isSpokenIn(language, place.country)) return Math.min(plain, plain === LABELLED ? 1 : -4);
  return Math.min(plain, plain === LABELLED ? STATED : PLAUSIBLE);
}

/** "Hồ Chí Minh: 12 Điện Biên Phủ": behind the city its streets follow. */
function isAddressTail(
  previous: Scored | undefined,
  segment: Segment,
  candidate: PlaceCandidate,
  value: number,
  input: LocationInput,
): boolean {
  if (value !== LABELLED || previous === undefined || previous.segment !== segment || previous.score !== LABELLED)
    return false;
  return /[:：\d]/.test(input.text.folded.slice(previous.candidate.end, candidate.start));
}

/** Segments that are values of a location label, by their start. */
function labelledStretches(input: LocationInput): ReadonlySet<number> {
  const starts = new Set<number>();
  let since = 99;
  for (const [index, line] of input.lines.entries()) {
    if (input.sections.ofLine[index] === 'location') {
      since = input.sections.headings.has(index) ? 0 : since + (line.segments.length > 0 ? 1 : 0);
      if (since <= 5 && line.end - line.start <= 240) for (const segment of line.segments) starts.add(segment.start);
    } else since = 99;
    for (const segment of line.segments) {
      const folded = input.text.folded.slice(segment.start, Math.min(segment.end, segment.start + 60));
      if (cue().LOCATION_LABEL.test(`${folded} `) || cues.LOCATION_LABEL_BARE.test(folded)) starts.add(segment.start);
    }
  }
  return starts;
}

/** "Rye, East Sussex": the county tells which of the towns is meant, and is no place of its own. */
function absorbDistricts(scored: Scored[], input: LocationInput): void {
  for (const [index, item] of scored.entries()) {
    if (isWide(item.place) || item.isAbsorbed) continue;
    const district = districtBehind(input.text.cased.slice(item.candidate.end, item.candidate.end + 44));
    const meant = item.candidate.places
      .filter((place) => place.country === district?.country && !isWide(place))
      .toSorted((a, b) => b.size - a.size)[0];
    if (district === null || item.score < 0) continue;
    // A small town that no list holds has the name of one abroad.
    const { written } = item.candidate;
    item.place = meant ?? { kind: 'city', country: district.country, size: 2, name: written, same: written };
    item.isInDistrict = true;
    if (item.score > -4 && item.score < STATED) item.score += 2;
    for (const next of scored.slice(index + 1))
      if (next.candidate.start < item.candidate.end + district.length) next.isAbsorbed = true;
  }
}

/** A country or state behind a city belongs to it; a state's code names the country too. */
function absorbCountries(scored: Scored[], input: LocationInput): void {
  const { folded, cased } = input.text;
  absorbDistricts(scored, input);
  for (const [index, item] of scored.entries()) {
    if (item.place.kind === 'country' || item.place.kind === 'region' || item.isInDistrict) continue;
    const next = scored[index + 1];
    const tail = cased.slice(item.candidate.end, item.candidate.end + 8);
    const state = (input.language === 'pt' ? /^(?:,?\s\(?|\s?[/-]\s?)([A-Z]{2})\b/ : /^,?\s\(?([A-Z]{2,3})\b/).exec(
      tail,
    )?.[1];
    const country =
      next !== undefined &&
      (isWide(next.place) ||
        next.candidate.places.some((p) => p.kind === 'region' && p.country === item.place.country)) &&
      SAME_FIELD.test(folded.slice(item.candidate.end, next.candidate.start))
        ? isWide(next.place)
          ? next.place.country
          : item.place.country
        : state === undefined || isProvinceCode(item.place, input)
          ? undefined
          : input.language === 'pt' && BRAZILIAN_STATES.has(state)
            ? 'BR'
            : input.gazetteer.countryOfState(state);
    const inCountry =
      country === undefined ? undefined : item.candidate.places.filter((p) => p.country === country && !isWide(p));
    if (country === undefined || inCountry === undefined) continue;
    const meant = inCountry.toSorted((a, b) => b.size - a.size)[0];
    if (meant !== undefined) {
      item.place = meant;
      if (item.score > -4 && item.score < STATED) item.score += item.score >= 1 ? 2 : 1;
      if (item.candidate.isDoubtful || item.place.size <= 2) item.score += 3;
    }
    if (
      next !== undefined &&
      (next.place.country === country || !isWide(next.place)) &&
      next.candidate.start - item.candidate.end <= 3
    )
      next.isAbsorbed = meant !== undefined;
  }
  // "경기 성남시", "Thuận An, Bình Dương": the province only tells where the city is.
  for (const [index, item] of scored.entries()) {
    const next = scored[index + 1];
    if (next === undefined || item.place.country !== next.place.country) continue;
    const gap = folded.slice(item.candidate.end, next.candidate.start);
    if (item.place.kind === 'province' && !isWide(next.place) && /^[도県省]?\s?$/.test(gap)) item.isAbsorbed = true;
    const isBehind = next.place.kind === 'province' && item.place.kind !== 'province' && !isWide(item.place);
    if (isBehind && /^(?:ES|VN|KR|JP|PT)$/.test(item.place.country) && /^(?:, ?| \(|\s-\s)$/.test(gap))
      next.isAbsorbed = true;
  }
  // "名古屋市港区", "北京朝阳": a ward right behind its city, whatever else bears the name.
  for (const [index, item] of scored.entries()) {
    const next = scored[index + 1];
    if (next === undefined || isWide(item.place) || item.place.kind === 'province') continue;
    const gap = cased.slice(item.candidate.end, next.candidate.start);
    const isEastern = /^[\p{Script=Han}\p{Script=Hangul}]/u.test(next.candidate.written);
    if (isEastern && /^[市시]?\s?$/.test(gap) && next.place.size <= item.place.size) next.isAbsorbed = true;
  }
  // "San Isidro, Lima": a part that elsewhere is a town of its own.
  for (const [index, item] of scored.entries()) {
    const next = scored[index + 1];
    if (next === undefined || item.place.kind !== 'city' || next.place.kind !== 'city') continue;
    const isPart = next.place.size >= item.place.size + 2 && item.place.country !== next.place.country;
    const gap = folded.slice(item.candidate.end, next.candidate.start);
    if (isPart && /^, ?$/.test(gap) && item.candidate.places.some((p) => p.country === next.place.country))
      item.isAbsorbed = true;
  }
  // "Mérida (Badajoz)": the province by its capital.
  for (const [index, item] of scored.entries()) {
    const next = scored[index + 1];
    if (next === undefined || isWide(item.place) || isWide(next.place)) continue;
    const isProvince = next.place.size >= item.place.size && next.place.country === item.place.country;
    const gap = folded.slice(item.candidate.end, next.candidate.start);
    if (isProvince && /^ ?\($/.test(gap) && folded.charAt(next.candidate.end) === ')') next.isAbsorbed = true;
  }
  // "Germany - Berlin", "Việt Nam (Hà Nội)", "ベトナム（ハノイ）".
  for (const [index, item] of scored.entries()) {
    const next = scored[index + 1];
    if (item.place.kind !== 'country' || next === undefined || next.place.kind === 'country') continue;
    const gap = folded.slice(item.candidate.end, next.candidate.start);
    if (/^[\s,(:/\-–]{0,3}$/.test(gap) && next.candidate.places.some((p) => p.country === item.place.country))
      item.isAbsorbed = true;
  }
}

/** "Palermo (PA)": at home the letters behind a town are its province. */
function isProvinceCode(place: Place, input: LocationInput): boolean {
  return input.language !== 'en' && input.language !== 'pt' && (HOME[input.language] ?? []).includes(place.country);
}

/** Names of one list share the score of its strongest. */
function spreadOverLists(scored: Scored[], input: LocationInput): void {
  const { folded } = input.text;
  const run = scored.filter((item) => !item.isAbsorbed && item.score > -4);
  const gapBetween = (a: Scored, b: Scored) =>
    folded.slice(a.candidate.end, b.candidate.start).replace(/^[\s,]*\(?[a-z]{2}\)?(?=[\s,/])/, '');
  for (let index = 1; index < run.length; index += 1) {
    const [a, b] = [run[index - 1], run[index]];
    if (a === undefined || b === undefined || b.candidate.start - a.candidate.end > 40) continue;
    if (
      a.score >= STATED &&
      b.score < a.score &&
      LIST_GAP.test(gapBetween(a, b)) &&
      (a.place.kind !== 'country' || isWide(b.place))
    )
      b.score = a.score;
  }
  for (let index = run.length - 1; index > 0; index -= 1) {
    const [a, b] = [run[index - 1], run[index]];
    if (a === undefined || b === undefined || b.candidate.start - a.candidate.end > 40) continue;
    if (b.score >= STATED && a.score < b.score && a.score >= 0 && LIST_GAP.test(gapBetween(a, b))) a.score = b.score;
  }
}

function select(scored: readonly Scored[], input: LocationInput): LocationReading {
  const live = scored.filter((item) => !item.isAbsorbed);
  const cities = live.filter((item) => item.place.kind !== 'country' && item.place.kind !== 'region');
  const countries = live.filter((item) => item.place.kind === 'country' || item.place.kind === 'region');
  const top = Math.max(0, ...cities.map((c) => c.score));
  const topCountry = Math.max(0, ...countries.map((c) => c.score));
  // A remote job is where its people may live, not where the company sits.
  if (
    input.workplaceType === 'REMOTE' &&
    top < HEADED &&
    topCountry < STATED &&
    cue().IN_THE_COUNTRY.test(input.text.folded)
  )
    return inTheCountry(cities);
  const isCountryWide =
    input.workplaceType === 'REMOTE' &&
    ((topCountry >= HEADED && top < HEADED) || (topCountry >= STRONG && top <= STATED));
  if (top >= STATED && !isCountryWide) {
    const floor = top >= HEADED ? STRONG + 1 : top >= STRONG ? STRONG : STATED;
    return { locations: distinct(cities.filter((c) => c.score >= floor)), warnings: [] };
  }
  if (topCountry >= STATED) {
    return {
      locations: distinct(countries.filter((c) => c.score >= Math.min(topCountry, HEADED))),
      warnings: [],
    };
  }
  if (top >= PLAUSIBLE) {
    return unsureOf(mostNamed(cities.filter((c) => c.score === top)));
  }
  // One city only, in a plain mention: likelier the job's than none, unless the job is remote.
  const mentioned = distinctCities(cities.filter((c) => c.score === 1 && isPlainCity(c, input)));
  const only = mentioned.length === 1 ? mentioned[0] : undefined;
  if (only !== undefined && input.workplaceType !== 'REMOTE') return unsureOf(only);
  return { locations: [], warnings: [] };
}

/** "From anywhere in the country", which is not named: where the company sits tells the country, not the place. */
function inTheCountry(cities: readonly Scored[]): LocationReading {
  const headquarters = cities.filter((item) => item.score >= 1 && !item.candidate.isDoubtful && item.place.size >= 3);
  const [first] = headquarters;
  if (first === undefined || headquarters.some((item) => item.place.country !== first.place.country))
    return { locations: [], warnings: [] };
  const { country } = first.place;
  return {
    locations: [{ city: null, country, segment: first.segment }],
    warnings: [
      `The description says "anywhere in the country" without naming it; ${country} was taken from ${nameOf(first)}, where the company is.`,
    ],
  };
}

/** A city of some size whose name is no part of a longer one, like the Manchester Evening Gazette. */
function isPlainCity({ candidate, place }: Scored, input: LocationInput): boolean {
  const behind = input.text.cased.slice(candidate.end, candidate.end + 3);
  return !candidate.isDoubtful && place.size >= 5 && !/^[ -]\p{Lu}/u.test(behind);
}

function distinctCities(items: readonly Scored[]): Scored[] {
  return items.filter((item, at) => items.findIndex((other) => other.place.same === item.place.same) === at);
}

function unsureOf(item: Scored): LocationReading {
  return {
    locations: distinct([item]),
    warnings: [`The place was taken from a mention of ${nameOf(item)} that may not be the place of the job.`],
  };
}

function mostNamed(items: readonly Scored[]): Scored {
  const count = (item: Scored) => items.filter((other) => other.place.same === item.place.same).length;
  return items.reduce((a, b) => (count(b) > count(a) ? b : a));
}

function nameOf(item: Scored): string {
  const { place, candidate } = item;
  if (place.kind === 'part') return place.same;
  if (candidate.written.includes('(')) return place.name;
  const isShort =
    /^[\p{Lu}.\s]{1,6}$/u.test(candidate.written) || /^(?:TP|\p{Lu}{2} |[AR]['’]dam$)/u.test(candidate.written);
  if (isShort && place.same !== place.name) return place.same;
  if (/^[\p{Lo}]/u.test(candidate.written) && candidate.written.startsWith(place.same)) return place.same;
  if (candidate.isAdjective || candidate.isUpperCase || !/^[\p{Lu}\p{Lo}']/u.test(candidate.written)) return place.name;
  // A case of the name: "в Казани", "Tampereella".
  if (/[а-яё]$/.test(candidate.key) || candidate.isInflected) return place.name;
  return candidate.written;
}

function distinct(items: readonly Scored[]): FoundLocation[] {
  const seen = new Set<string>();
  const found: FoundLocation[] = [];
  for (const item of items.toSorted((a, b) => b.score - a.score || a.candidate.start - b.candidate.start)) {
    const isCountry = isWide(item.place);
    const key = isCountry ? item.place.country : `${item.place.country} ${item.place.same.toLowerCase()}`;
    if (seen.has(key) || found.length >= MOST) continue;
    seen.add(key);
    found.push({ city: isCountry ? null : nameOf(item), country: item.place.country, segment: item.segment });
  }
  return found;
}
