import * as words from './employer-vocabulary.ts';
import type { FoldedText } from './folded-text.ts';
import type { PlaceCandidate } from './place-candidates.ts';
import { PREPOSITION, PREPOSITION_A } from './place-vocabulary.ts';
import type { Segment } from './segments.ts';

type NameInput = {
  text: FoldedText;
  segmentAt(offset: number): Segment | undefined;
  language: string;
};

/** A town's name with the capitalised words around it. */
type Phrase = {
  candidate: PlaceCandidate;
  segment: Segment;
  /** Offsets of the whole phrase, end exclusive. */
  start: number;
  end: number;
  /** The words around the town's name. */
  others: readonly string[];
};

const REACH = 48;
const MOST_WORDS = 3;
const WORD_BEHIND = /^(?:[ -]|'s | & | and | of )(\p{Lu}[\p{L}\d'’.-]*)/u;
const WORD_IN_FRONT = /(\p{Lu}[\p{L}\d'’-]*)(?: | & |-)$/u;
/** Capitals at the start of a sentence, not of a name. */
const STARTERS =
  /^(?:The|A|An|At|In|About|Our|We|You|For|From|Join|With|Near|Über|Bei|Beim|In|Im|Die|Der|Das|Den|Dem|Wir|Unser|Unsere|Standort|Raum|Region|Stadt|Werk|Chez|À|A|Le|La|Les|Notre|Nos|Sobre|En|El|Los|Las|Nuestra|Nuestro|Na|No|Em|O|Over|Bij|De|Het|Onze|Ons|Di|Tentang|Kami|Tại|Về|Ở|Presso|Da|Il|Lo|Gli|Om|Hos|På|Greater|Downtown|Central|North|South|East|West|New|Location|Arbeitsort|Einsatzort|Lieu|Ubicación|Local|Sede|Standplaats|Lokasi|Kota|Kabupaten|Place|Based|Hybrid|Remote|Onsite|On-site|Senior|Junior|Lead)$/u;

/**
 * The candidates that are no places but pieces of a company's name: "Halden Water", "Clínica Verona", "Chez Vienne",
 * and the same name by itself where it is not said to be where something is; with the keys of the towns so used.
 */
export function findEmployerNames(
  candidates: readonly PlaceCandidate[],
  input: NameInput,
): { pieces: ReadonlySet<PlaceCandidate>; keys: ReadonlySet<string> } {
  const phrases: Phrase[] = [];
  for (const candidate of candidates) {
    const segment = input.segmentAt(candidate.start);
    if (segment === undefined || candidate.isFlag || candidate.isAdjective) continue;
    phrases.push(phraseOf(candidate, segment, input.text));
  }
  const uses = countUses(phrases, input);
  const found = new Set<PlaceCandidate>();
  const names = new Set<string>();
  const keys = new Set<string>();
  for (const phrase of phrases) {
    if (!isName(phrase, input, (uses.get(keyOf(phrase, input)) ?? 0) > 1)) continue;
    found.add(phrase.candidate);
    names.add(keyOf(phrase, input));
    keys.add(phrase.candidate.key);
  }
  for (const phrase of phrases) {
    if (found.has(phrase.candidate) || !keys.has(phrase.candidate.key)) continue;
    if (names.has(keyOf(phrase, input)) || (phrase.others.length === 0 && standsBare(phrase, input)))
      found.add(phrase.candidate);
  }
  return { pieces: found, keys };
}

/** How often each phrase stands where a company's name would; 0 when it is once behind a preposition of place. */
function countUses(phrases: readonly Phrase[], input: NameInput): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const placed = new Set<string>();
  let last = -1;
  for (const phrase of phrases) {
    // Two towns' names within one phrase are one use of it.
    if (phrase.others.length === 0 || phrase.start === last) continue;
    last = phrase.start;
    const key = keyOf(phrase, input);
    if (isBehindPreposition(phrase, phrase.start, input)) placed.add(key);
    uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  for (const key of placed) uses.set(key, 0);
  return uses;
}

function phraseOf(candidate: PlaceCandidate, segment: Segment, text: FoldedText): Phrase {
  let { start, end } = candidate;
  const others: string[] = [];
  while (others.length < MOST_WORDS) {
    const match = WORD_BEHIND.exec(text.cased.slice(end, Math.min(segment.end, end + REACH)));
    const word = match?.[1]?.replace(/[.'’-]+$/u, '');
    if (match === null || word === undefined || words.SITE_WORD.test(word)) break;
    others.push(word);
    end += match[0].length;
    if (/[.]$/u.test(match[0])) break;
  }
  for (let count = 0; count < MOST_WORDS; count += 1) {
    const match = WORD_IN_FRONT.exec(text.cased.slice(Math.max(segment.start, start - REACH), start));
    const word = match?.[1];
    if (match === null || word === undefined || STARTERS.test(word) || words.SITE_WORD.test(word)) break;
    others.push(word);
    start -= match[0].length;
  }
  return { candidate, segment, start, end, others };
}

function keyOf(phrase: Phrase, input: NameInput): string {
  return input.text.folded
    .slice(phrase.start, phrase.end)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function isName(phrase: Phrase, input: NameInput, isRepeated: boolean): boolean {
  const { candidate, segment, start, end, others } = phrase;
  const { cased, folded } = input.text;
  const behind = cased.slice(end, Math.min(segment.end, end + REACH));
  const front = cased.slice(Math.max(segment.start, start - REACH), start);
  if (words.EASTERN_FORM_BEHIND.test(cased.slice(candidate.end, Math.min(segment.end, candidate.end + REACH))))
    return true;
  if (words.FORM_BEHIND.test(behind) || words.FORM_IN_FRONT.test(front)) return true;
  if (others.some((word) => words.FORM_BEHIND.test(` ${word}`) || words.FORM_IN_FRONT.test(`${word} `))) return true;
  if (others.some((word) => words.TRADE_WORD.test(word))) return true;

  const foldedFront = folded.slice(Math.max(segment.start, start - REACH), start);
  const foldedBehind = folded.slice(end, Math.min(segment.end, end + REACH));
  if (words.CHEZ.test(foldedFront)) return true;
  const isAbout = words.ABOUT_FRONT.test(foldedFront) && /^[\s.:!*]*$|^ (?:is|ist|est|es|e|la)\b/.test(foldedBehind);
  if (isAbout) return true;
  if (
    /^[\s\-•*"«“„]*(?:the |die |der |das |la |le |les |el |il |lo |de |het |a |o |l')?$/.test(foldedFront) &&
    words.COMPANY_VERB.test(foldedBehind)
  )
    return true;
  if (words.PREMISES_IN_FRONT.test(foldedFront) && words.COMPANY_VERB.test(foldedBehind)) return true;
  const hasPremises = others.some((word) => words.PREMISES_WORD.test(word));
  if (hasPremises && words.AT_FRONT.test(foldedFront) && words.WE_BEHIND.test(foldedBehind)) return true;
  if (isRepeated && (input.language !== 'de' || hasPremises)) return true;
  // "the Verona Clinic in Swindon": a house that says itself where it is.
  return (
    hasPremises &&
    /^,? (?:in|at|near|a|en|em|di|te|tai|o)\s\p{Lu}/u.test(behind.normalize('NFD').replace(/\p{M}/gu, ''))
  );
}

/** The town's name alone, where nothing says that something is there. */
function standsBare(phrase: Phrase, input: NameInput): boolean {
  const { candidate, segment } = phrase;
  const before = input.text.folded.slice(Math.max(segment.start, candidate.start - REACH), candidate.start);
  const after = input.text.folded.slice(candidate.end, candidate.end + 4);
  if (words.BARE_FRONT.test(before) || /^'s /.test(after)) return true;
  if (/[:：|(,]\s*$/.test(before)) return false;
  return !isBehindPreposition(phrase, candidate.start, input);
}

function isBehindPreposition(phrase: Phrase, start: number, input: NameInput): boolean {
  const before = input.text.folded.slice(Math.max(phrase.segment.start, start - REACH), start);
  if (words.BARE_FRONT.test(before)) return false;
  return PREPOSITION.test(before) || (/^(?:es|fr|it|pt|ja)$/.test(input.language) && PREPOSITION_A.test(before));
}
