import type { WorkplaceType } from '../port.ts';
import * as elsewhere from './elsewhere-vocabulary.ts';
import type { FoldedText } from './folded-text.ts';
import { type Gazetteer, type Place, placeKey } from './gazetteer.ts';
import { isSpokenIn } from './home-countries.ts';
import type { PlaceCandidate } from './place-candidates.ts';
import * as cues from './place-vocabulary.ts';
import { placeWords as cue } from './place-words.ts';
import type { Sections } from './sections.ts';
import type { Line, Segment } from './segments.ts';
import type { WorkplaceSignal } from './workplace-signals.ts';

/** What the places of a text are read from. */
export type LocationInput = {
  text: FoldedText;
  lines: readonly Line[];
  sections: Sections;
  segmentAt(offset: number): Segment | undefined;
  signals: readonly WorkplaceSignal[];
  workplaceType: WorkplaceType | null;
  gazetteer: Gazetteer;
  language: string;
};

/** The value of a location label. */
export const LABELLED = 10;
/** In a title or header line, or next to the workplace type. */
export const HEADED = 8;
/** Said of the work or the office. */
export const STRONG = 6;
/** From here on a place counts as stated. */
export const STATED = 5;
/** From here on a place is better than none, with a warning. */
export const PLAUSIBLE = 2;

/** What may be between a place and the workplace type it belongs to. */
const BY_TYPE =
  /^(?:[\s,(/|\-–:[\])]|in|at|from|within|across|our|the|a|based|en|em|a travers|la|bei|von|aus|der|di|da|te|tai|o|work|working|role|position|or|and|only|office|offices|lower|48|possible|everywhere|anywhere|full|time|von|innerhalb|ganz)*$/;

/** How strongly the text says that the job is at this place; below zero it says the opposite. */
export function scorePlace(
  candidate: PlaceCandidate,
  place: Place,
  segment: Segment,
  input: LocationInput,
  labelled: ReadonlySet<number>,
): number {
  const { folded, cased } = input.text;
  if (candidate.isFlag) return segment.isField || segment.line <= 2 ? HEADED : 1;
  const before = folded.slice(Math.max(segment.start, candidate.start - 140), candidate.start);
  const after = folded.slice(candidate.end, Math.min(segment.end, candidate.end + 60));
  const isLocationSection = labelled.has(segment.start) && input.sections.ofLine[segment.line] === 'location';
  const isAnchored = anchored(cased, segment, candidate.start);
  const isLabelled =
    cues.LOCATION_LABEL_IS.test(before) ||
    isAnchored ||
    isLocationSection ||
    cue().LOCATION_LABEL.test(before) ||
    cues.LOCATION_LABEL_BARE.test(`${before}x`);

  if (elsewhere.EXCLUDED_BEFORE.test(before.slice(-64)) || elsewhere.EXCLUDED_AFTER.test(after)) return -9;
  if (cues.STREET_AFTER.test(after) && place.kind !== 'part') return -9;
  if (cues.STREET_BEFORE.test(before) && place.kind !== 'part') return -9;
  if (cues.HOUSE_NUMBER.test(before) && !isLabelled && place.kind !== 'part') return -9;
  if (
    /^(?:@|\.\w|:\/\/|_)/.test(after) ||
    (/[@_/.]$/.test(before.slice(-1)) && /[@_]|https?:|www\./.test(before.slice(-40)))
  )
    return -9;
  if (candidate.isDoubtful && /^(?:로|길|대로)(?!\p{L})/u.test(after)) return -9;
  if (cues.OTHER_NAME_AFTER.test(after) || cues.OTHER_NAME_BEFORE.test(before))
    return isLabelled && !/^[語人時]/.test(after) ? 1 : -9;
  if (isInsideName(cased, segment, candidate, place, isLabelled)) return -9;
  if (
    isLabelled &&
    candidate.isDoubtful &&
    !isSpokenIn(input.language, place.country) &&
    isWordGoingOn(cased, candidate, input.gazetteer)
  )
    return -9;
  if (candidate.isAdjective) {
    const isPremises =
      cues.ADJECTIVE_PREMISES_BEFORE.test(before) &&
      !cues.ADJECTIVE_STREET_AFTER.test(after) &&
      /^ \p{Lu}/u.test(cased.slice(candidate.end, candidate.end + 2));
    const fits = isPremises || cues.ADJECTIVE_NOUN_AFTER.test(after) || cues.ADJECTIVE_NOUN_BEFORE.test(before);
    return fits ? STATED : -9;
  }
  // The company's headquarters tells a remote job's country at most.
  if (input.workplaceType === 'REMOTE' && elsewhere.HEADQUARTERS_LABEL.test(before)) return STATED;
  if (!isLabelled && (elsewhere.PARENT.test(before) || elsewhere.TRAINED_IN.test(before))) return -9;
  if (isLabelled) return labelScore(candidate, place, before, isLocationSection);

  const clauseBefore =
    before
      .slice(-70)
      .split(/[;:.!?]\s|[。；：]/)
      .at(-1) ?? '';
  const clauseAfter = after.slice(0, 44).split(/[;:.!?]\s|[。；：]/)[0] ?? '';
  const clause = `${clauseBefore} ${clauseAfter}`;
  const isOurs =
    /\b(?:our|unser\w*|nos|notre|nuestr\w+|noss\w+|nostr\w+|onze?|ons)\s$/.test(before) &&
    cues.PLACE_NOUN_AFTER.test(after);
  // "Anywhere in Canada as long as you overlap with": the condition behind is no other place.
  const isAllOfCountry = isWide(place) && saysAllOf(before, '');
  const isOther =
    !isOurs &&
    (elsewhere.SISTER.test(clauseBefore)
      ? !elsewhere.HIRES.test(after)
      : !/상주|常駐/.test(clause) &&
        !cues.OWN_PLACE.test(clauseBefore) &&
        (speaksOfOtherPlaces(clauseBefore, isAllOfCountry ? '' : (after.slice(0, 34).split(/[,;:]\s/)[0] ?? '')) ||
          isOfOtherPeople(before, clauseBefore, after)));
  // "Half an hour from Dundee": better than none.
  if (elsewhere.AWAY_FROM.test(before.slice(-48))) return PLAUSIBLE;
  if (isAlone(before, after, segment, candidate)) return candidate.isDoubtful ? 1 : STRONG;
  if (segment.line <= 2 && /^[^\p{L}\p{N}]*[[【]\s*$/u.test(before) && /^[^\]】]{0,14}[\]】]/.test(after))
    return HEADED;
  if (!isOther && isRoleLine(before, after, segment, candidate, input)) return HEADED;
  const byType = isNextToType(candidate, segment, input);
  if (isHeader(segment, input) && !isOther) {
    return candidate.isDoubtful && !isSetApart(before, after) ? 1 : HEADED;
  }
  if (byType && !isOther && (!candidate.isDoubtful || isSetApart(before, after))) return HEADED;

  const town = before.replace(cues.POSTAL_CODE_END, '');
  const usesA = /^(?:es|fr|it|pt|ja)$/.test(input.language);
  const isBehindPreposition =
    cues.PREPOSITION.test(town) ||
    (usesA && cues.PREPOSITION_A.test(town)) ||
    candidate.isConcatenated ||
    isInAddress(candidate, place, before, cased, segment) ||
    cues.HEART_OF.test(before) ||
    isEasternPlace(cased, candidate);
  const isNextToNoun =
    (cues.PLACE_NOUN_BEFORE.test(before) || cues.PLACE_NOUN_AFTER.test(after)) &&
    (!candidate.isDoubtful ||
      isSetApart(before, after) ||
      /\b(?:our|unser\w*|notre|nos|nuestr\w+|noss\w+|nostr\w+|onze?|ons)\s(?:[\p{L}-]+ (?:de|di|da|do|of|von|in|en) )?$/u.test(
        before,
      ));
  const hasCue = cue().STRONG_CUE.test(clause);
  const section = input.sections.ofLine[segment.line] ?? 'other';

  let value = 0;
  if (place.kind === 'country' || place.kind === 'region') {
    value =
      cue().COUNTRY_CUE.test(clause) &&
      (isBehindPreposition || cues.ANYWHERE_OF.test(before) || /国内|在住|거주/.test(after))
        ? STRONG
        : 1;
    const isSpelled = /^\p{Script=Latin}/u.test(candidate.written);
    if (input.workplaceType === 'REMOTE' && isBehindPreposition && hasCue && isSpelled) value = Math.max(value, STATED);
    if (input.workplaceType === 'REMOTE')
      value = Math.max(value, openTo(candidate, before, after, segment, input, isBehindPreposition));
  } else if (isNextToNoun && (isBehindPreposition || hasCue || /[#:]\s*$/.test(before))) value = STRONG + 1;
  else if (isNextToNoun) value = STRONG;
  else if (isBehindPreposition) value = hasCue ? STRONG : 3;
  else value = isProperNamePart(cased, segment, candidate, input.language) ? -4 : 1;

  if (isBehindPreposition && !isNextToNoun && isNameContinued(cased, segment, candidate)) value -= 2;
  // "de Dinan (22)": the number of its department.
  const hasDepartment = input.language === 'fr' && /^ \((?:\d{2}|2[ab]|97[1-6])\)/.test(after);
  if (cues.POSTAL_CODE.test(before) || hasDepartment) value = Math.max(value, STATED);
  if (value >= STRONG && !isWide(place) && isBaseOnly(clauseBefore, clauseAfter, segment, input)) value = STATED;
  if (isOther || cues.NOT_FROM.test(before)) value -= 6;
  if (cue().ORIGIN.test(clause)) value -= value > 3 ? 2 : 1;
  if (section === 'process') value -= 3;
  if (section === 'requirements' && value < STRONG) value -= 2;
  if (section === 'benefits' && !hasCue) value -= 1;
  const isPlain = isBehindPreposition && hasCue && place.size >= 5 && isSetApart(before, after);
  if (candidate.isDoubtful && !isNextToNoun && value < HEADED) value -= isPlain ? 1 : 3;
  if (candidate.isUpperCase && value < STRONG) value -= 1;
  if (place.size <= 2 && place.kind === 'city') value -= 3;
  return value;
}

/** "Lieu : Sur Chantier", "Location: As discussed": a word of a phrase and a town abroad, with no country behind it. */
function isWordGoingOn(cased: string, candidate: PlaceCandidate, gazetteer: Gazetteer): boolean {
  const next = /^ (\p{L}+)/u.exec(cased.slice(candidate.end, candidate.end + 24))?.[1];
  return next !== undefined && !gazetteer.find(placeKey(next)).some(isWide);
}

/** A country, or a region that only tells one. */
export function isWide(place: Pick<Place, 'kind'>): boolean {
  return place.kind === 'country' || place.kind === 'region';
}

/** A sentence or list item that is nothing but the place, its country at most. */
function isAlone(before: string, after: string, segment: Segment, candidate: PlaceCandidate): boolean {
  if (segment.end - segment.start > candidate.end - candidate.start + 24) return false;
  const rest = after.replace(/^,?\s?\(?[\p{L} ]{2,16}\)?/u, '');
  return /^[-–•*\s]*$/.test(before) && /^[\s.,;)]*$/.test(/^\s*[,(]/.test(after) ? rest : after);
}

/** A field, bracket or list item of its own, or behind a preposition: no part of a phrase. */
function isSetApart(before: string, after: string): boolean {
  return (
    /(?:^|[,(|[:–]|\s[-/]|\b(?:in|en|a|em|bei|nach|tai|di))\s*$/.test(before) &&
    /^(?:$|\s*[,)|\].;]|\s[-/]|\s[a-z]{1,2}\d{1,2}[a-z]?\b|\s(?:gesucht|wanted|gezocht|und um|and surr|et env|y alr|e arr|e dint|en omg))/.test(
      after,
    )
  );
}

/** Customers, markets, meetings: what they are said to be in is not the job's place, unless an office is between. */
function speaksOfOtherPlaces(before: string, after: string): boolean {
  if (cue().OTHER_PLACE.test(after)) return true;
  const other = lastMatch(before, cue().OTHER_PLACE);
  if (other < 0 || other <= lastMatch(before, cue().ANCHOR)) return false;
  // "Above the fish market in Swansea": what the house is next to is no market of the company's.
  const withoutLandmark = before.replace(elsewhere.LANDMARK, ' ');
  return withoutLandmark.length === before.length || speaksOfOtherPlaces(withoutLandmark, after);
}

/** Buyers, members, goods on their way: the sentence is about them, and the place is theirs. */
function isOfOtherPeople(sentence: string, clause: string, after: string): boolean {
  if (/[ぁ-鿿가-힣]/.test(after) && elsewhere.EASTERN_USES_OURS.test(after)) return !cue().OFFICE.test(clause);
  // A name at the start of its sentence has nobody in front of it.
  if (sentence.trim().length < 4 || cue().OFFICE.test(clause)) return false;
  return (
    (elsewhere.MENTIONS_US.test(after) && elsewhere.USES_OURS.test(after)) ||
    elsewhere.sentTo().test(clause) ||
    elsewhere.PEOPLE_ELSEWHERE.test(clause) ||
    elsewhere.ABOUT_PEOPLE.test(sentence) ||
    elsewhere.FOR_EXAMPLE.test(sentence)
  );
}

function lastMatch(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern.source, `g${pattern.flags}`))].at(-1)?.index ?? -1;
}

/** Within a label's value the first names count most: what follows is an address. */
function labelScore(candidate: PlaceCandidate, place: Place, before: string, isSection: boolean): number {
  const value = before.split(/[:：】|]/).at(-1) ?? before;
  const isLate = value.length > (isSection ? 70 : 45);
  if (candidate.isDoubtful && !cues.POSTAL_CODE.test(before) && (place.size < 3 || value.trim().length > 24)) return 3;
  if (place.size <= 2 && value.trim().length > 12) return 3;
  if (isLate && place.size <= 4 && place.kind === 'city') return 3;
  return cue().OTHER_PLACE.test(value.slice(-30)) ? 3 : LABELLED;
}

function anchored(cased: string, segment: Segment, start: number): boolean {
  return start - segment.start <= 60 && cues.PIN.test(cased.slice(Math.max(0, segment.start - 4), start));
}

/** How plainly a remote job is said to be open to a country: "anywhere in Canada", "remote from Belgium". */
function openTo(
  candidate: PlaceCandidate,
  before: string,
  after: string,
  segment: Segment,
  input: LocationInput,
  isBehindPreposition: boolean,
): number {
  const isWholeCountry = /weit$/.test(candidate.written);
  if (isWholeCountry || saysAllOf(before, after) || cues.EMPLOYED_IN.test(before)) return HEADED;
  const isInRemoteSentence = input.signals.some(
    (s) => s.segment === segment && s.type === 'REMOTE' && !s.isNegated && s.strength >= 3,
  );
  return isInRemoteSentence && isBehindPreposition && !cue().HEADQUARTERS.test(before) ? HEADED : 0;
}

/** A country that is said to be open as a whole, whatever the sentence speaks of besides. */
function saysAllOf(before: string, after: string): boolean {
  return cue().SPREAD.test(before) || cues.ANYWHERE_OF.test(before) || cue().SPREAD_AFTER.test(after);
}

/** Where the company sits and nothing else: "with its seat in", for a remote job any office. */
function isBaseOnly(before: string, after: string, segment: Segment, input: LocationInput): boolean {
  if (cue().HEADQUARTERS.test(before) || cue().HEADQUARTERS.test(after.slice(0, 24)) || cues.COMPANY_OF.test(after))
    return true;
  if (input.workplaceType !== 'REMOTE' || input.signals.some((s) => s.segment === segment)) return false;
  const clause = `${before} ${after}`;
  return cue().OFFICE.test(clause) && !cue().JOB.test(clause);
}

/** What makes a place of a name in scripts without capitals: a case, a ward behind it, a word for a place of work. */
const EASTERN_PLACE_AFTER = new RegExp(
  `^(?:${[
    '[市県區区都府]?(?:に|で|の|へ|内|から|駅|近郊|周辺|オフィス|本社|支社|勤務|駐在|工場|办公|辦公|分公司|总部|店|）|\\))',
    '[市県都府]?[\\p{Script=Han}]{1,5}[区區市町村县縣路街](?!議|役所)',
    '시(?!\\p{Script=Hangul})|에서|에 |특별시|광역시|역',
    ' ?(?:인근|근처|부근|도보|소재|위치|본사|지사|오피스|사무실|근무|공장|매장|지점|창고|물류센터|센터|병원|현장)',
    ' \\p{Script=Hangul}{1,8}(?:구|동|로|길|시|군|공단|단지|읍|면|센터)(?!\\p{Script=Hangul})',
    '・[\\p{Script=Han}]{2,6}(?:の|に|で)',
    ' (?:में|से|स्थित|शहर|कार्यालय|के लिए|ऑफिस)',
  ].join('|')})`,
  'u',
);

/** "Hartley & Moss Foods", "25 Nguyễn Văn Linh", "Campo de Ourique": a piece of a longer name. */
function isInsideName(
  cased: string,
  segment: Segment,
  candidate: PlaceCandidate,
  place: Place,
  isLabelled: boolean,
): boolean {
  const before = cased.slice(Math.max(segment.start, candidate.start - 24), candidate.start);
  const after = cased.slice(candidate.end, Math.min(segment.end, candidate.end + 24));
  if (!isLabelled && place.size < 7 && (/^ & \p{Lu}/u.test(after) || /\p{Lu}\p{L}+ & $/u.test(before))) return true;
  if (isLabelled && candidate.isDoubtful && /^ d[aeo]s? \p{Lu}/u.test(after)) return true;
  return isLabelled && place.size <= 6 && /\p{Lu}\p{Ll}+ $/u.test(before) && /^ \p{Lu}\p{Ll}/u.test(after);
}

/** Behind a street, a quarter or an estate and a comma. */
function isInAddress(
  candidate: PlaceCandidate,
  place: Place,
  before: string,
  cased: string,
  segment: Segment,
): boolean {
  if (!before.endsWith(', ')) return false;
  const written = cased.slice(Math.max(segment.start, candidate.start - 60), candidate.start);
  if (cues.ADDRESS_BEFORE.test(written)) return true;
  return !candidate.isDoubtful && place.size >= 5 && cue().STRONG_CUE.test(before) && cues.LARGE_IN_FRONT.test(written);
}

function isEasternPlace(cased: string, candidate: PlaceCandidate): boolean {
  if (
    !/^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Thai}]/u.test(
      candidate.written,
    )
  )
    return false;
  if (
    /(?:^|\n)[-・\s]*$/.test(cased.slice(Math.max(0, candidate.start - 4), candidate.start)) &&
    cues.EASTERN_PREMISES_AFTER.test(cased.slice(candidate.end, candidate.end + 20))
  )
    return true;
  return (
    EASTERN_PLACE_AFTER.test(cased.slice(candidate.end, candidate.end + 14)) ||
    /(?:[在于於驻駐到至（(]|ที่|ใน|จังหวัด|ประจำ|เขต)$/.test(cased.slice(Math.max(0, candidate.start - 7), candidate.start))
  );
}

/** A capitalised word right in front without a preposition: "Union Berlin", "Bayer Leverkusen". */
function isProperNamePart(cased: string, segment: Segment, candidate: PlaceCandidate, language: string): boolean {
  const before = cased.slice(Math.max(segment.start, candidate.start - 30), candidate.start);
  const match = /([\p{L}\d&]+)[ -]$/u.exec(before);
  const word = match?.[1];
  if (word !== undefined && /^\p{Lu}/u.test(word)) return true;
  return language !== 'de' && isNameContinued(cased, segment, candidate);
}

/** A capitalised word right behind: "London Business School". */
function isNameContinued(cased: string, segment: Segment, candidate: PlaceCandidate): boolean {
  const behind = cased.slice(candidate.end, Math.min(segment.end, candidate.end + 20));
  return /^[ -]\p{Lu}\p{Ll}+/u.test(behind) && !cues.CITY_SIDE.test(behind);
}

/** The top of the text: a title, or the fields of a header line. */
function isHeader(segment: Segment, input: LocationInput): boolean {
  const first = input.lines.findIndex((line) => line.segments.length > 0);
  const length = segment.end - segment.start;
  const line = input.lines[segment.line];
  if (line === undefined) return false;
  if (segment.isField && length <= 90 && line.segments.indexOf(segment) <= 6) return true;
  const isTop = segment.line >= first && segment.line <= first + 2;
  if (!isTop) return false;
  const bracket = /^\[[^\]]*\]?$/.test(input.text.cased.slice(segment.start, segment.end));
  const words = input.text.folded.slice(segment.start, segment.end);
  if (cue().HEADQUARTERS.test(words) || cue().ORIGIN.test(words) || cues.COMPANY_OF.test(words)) return false;
  const isOpening = segment.line === first && segment === line.segments[0] && length <= 60;
  if (isOpening && !cue().SENTENCE.test(words)) return true;
  return (
    (length <= 90 &&
      line.segments.length === 1 &&
      (input.sections.headings.has(segment.line) || segment.line === first)) ||
    bracket
  );
}

/** "Sales assistant, Dundee." or "Genova, due giorni da casa": a short line of a role or a type, and the place. */
function isRoleLine(
  before: string,
  after: string,
  segment: Segment,
  candidate: PlaceCandidate,
  input: LocationInput,
): boolean {
  if (isWide(candidate.places[0] ?? { kind: 'city' }) || !isSetApart(before, after)) return false;
  if (/^[\s\-•*]*$/.test(before)) {
    return /^[,:]|^ [-–(|]/.test(after) && input.signals.some((s) => s.segment === segment && s.strength >= 2);
  }
  return /^(?:$|[.,]|\s[-–(|])/.test(after) && before.length <= 60 && cues.ROLE_IN_FRONT.test(before);
}

/** Right next to a word for the workplace type: "Hybrid in Lyon", "Porto (on-site)". */
function isNextToType(candidate: PlaceCandidate, segment: Segment, input: LocationInput): boolean {
  const { folded } = input.text;
  return input.signals.some((signal) => {
    if (signal.start < candidate.start - 60 || signal.start > candidate.end + 40) return false;
    if (signal.segment !== segment && Math.abs(signal.start - candidate.start) > 40) return false;
    if (signal.strength < 2) return false;
    const word =
      /^[#\w-]+(?: work(?:ing)?)?|^[^\s。、，；！]{2,6}/.exec(folded.slice(signal.start, signal.start + 24))?.[0] ?? '';
    const gap =
      signal.start < candidate.start
        ? folded.slice(signal.start + word.length, candidate.start)
        : folded.slice(candidate.end, signal.start);
    if (gap.length > 26 || (gap.includes('\n') && gap.trim().length > (gap.includes('\n\n') ? 0 : 1))) return false;
    return gap.split(/\s+/).every((part) => BY_TYPE.test(part));
  });
}
