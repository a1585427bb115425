import { hintedCountries } from './country-hints.ts';
import { AWAY_FROM, NEAR } from './elsewhere-vocabulary.ts';
import type { FoldedText } from './folded-text.ts';
import type { Place } from './gazetteer.ts';
import { HOME } from './home-countries.ts';
import type { PlaceCandidate } from './place-candidates.ts';
import type { Segment } from './segments.ts';

/** Countries that a text speaks of, ISO 3166-1 alpha-2. */
export type Nearby = {
  /** Named, or told by its money and contracts. */
  ofText: ReadonlySet<string>;
  /** Of the towns in a segment, by its start, whose names no other country shares: "Mérida (Badajoz)". */
  ofSegment: ReadonlyMap<number, ReadonlySet<string>>;
  /** Of a town, by its start, that is said to lie near another: "Perth, half an hour from Dundee". */
  ofNeighbour: ReadonlyMap<number, string>;
};

/** No job posting names more places than this; a text made to cost time does. */
const MOST_CANDIDATES = 400;

/** Countries that are one city. */
const CITY_STATES = new Set(['SG', 'HK', 'MO', 'MC', 'LU']);

export function countriesNearby(
  candidates: readonly PlaceCandidate[],
  input: { text: FoldedText; segmentAt(offset: number): Segment | undefined },
): Nearby {
  const ofText = new Set(hintedCountries(input.text));
  const ofSegment = new Map<number, Set<string>>();
  const ofNeighbour = new Map<number, string>();
  for (const { places } of candidates)
    for (const { kind, country } of places) if (kind === 'country' || kind === 'region') ofText.add(country);
  for (const candidate of candidates.slice(0, MOST_CANDIDATES)) {
    const [first] = candidate.places;
    const segment = input.segmentAt(candidate.start);
    if (first === undefined || segment === undefined || candidate.isDoubtful || first.size < 3) continue;
    if (first.kind === 'country' || first.kind === 'region') continue;
    if (candidate.places.some((place) => place.country !== first.country)) continue;
    const known = ofSegment.get(segment.start) ?? new Set();
    ofSegment.set(segment.start, known.add(first.country));
  }
  for (const [index, candidate] of candidates.slice(0, MOST_CANDIDATES).entries()) {
    const next = candidates[index + 1];
    const segment = input.segmentAt(candidate.start);
    if (next === undefined || segment === undefined || segment !== input.segmentAt(next.start)) continue;
    const between = input.text.folded.slice(candidate.end, next.start);
    if (between.length > 60 || !(AWAY_FROM.test(between) || NEAR.test(between))) continue;
    const country = sharedCountry(candidate, next);
    if (country === undefined) continue;
    for (const { start } of [candidate, next]) ofNeighbour.set(start, country);
  }
  return { ofText, ofSegment, ofNeighbour };
}

/** The country that has towns of both names; of several, the one where they are largest. */
function sharedCountry(one: PlaceCandidate, other: PlaceCandidate): string | undefined {
  const towns = (candidate: PlaceCandidate) =>
    candidate.places.filter(({ kind }) => kind === 'city' || kind === 'part');
  const pairs = towns(one).flatMap((a) =>
    towns(other)
      .filter((b) => b.country === a.country)
      .map((b) => ({ country: a.country, size: a.size + b.size })),
  );
  return pairs.toSorted((a, b) => b.size - a.size)[0]?.country;
}

/** Of the places of one name, the one meant: where the text's countries are, else where its language is, else the largest. */
export function choosePlace(candidate: PlaceCandidate, language: string, nearby: Nearby, segment: Segment): Place {
  const home = HOME[language] ?? [];
  const near = nearby.ofSegment.get(segment.start);
  const neighbour = nearby.ofNeighbour.get(candidate.start);
  // "Salvador", "Granada": at home a city, abroad a country.
  const isForeignCountry = candidate.places.some((p) => p.kind === 'country' && !home.includes(p.country));
  const isHomeCity = (place: Place) => place.kind === 'city' && place.size >= 5 && home.includes(place.country);
  // "Campo Grande": a state's capital before it is a quarter of a city elsewhere.
  const isAlsoCity = (part: Place) =>
    candidate.places.some((p) => p.kind === 'city' && p.size >= 6 && p.country !== part.country);
  const weigh = (place: Place) =>
    place.size +
    (nearby.ofText.has(place.country) ? (place.kind === 'country' ? 3 : 3.5) : 0) +
    (near?.has(place.country) === true ? 3 : 0) +
    (neighbour === place.country ? 8 : 0) +
    (home.includes(place.country) ? (language === 'en' ? 0.5 : 2) : 0) +
    (place.kind === 'country' && !CITY_STATES.has(place.country) ? 4 : 0) +
    (isHomeCity(place) && isForeignCountry ? 8 : 0) +
    (place.kind === 'part' ? (isAlsoCity(place) ? -1 : 1) : 0) -
    (place.kind === 'region' ? 0.5 : 0);
  const best = candidate.places.reduce((a, b) => (weigh(b) > weigh(a) ? b : a));
  const isCityState = best.kind === 'country' && CITY_STATES.has(best.country) && !candidate.isFlag;
  return isCityState ? { ...best, kind: 'city' } : best;
}
