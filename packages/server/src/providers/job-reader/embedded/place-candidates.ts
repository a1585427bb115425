import { CITY_ADJECTIVES } from './city-adjectives.ts';
import type { FoldedText } from './folded-text.ts';
import { type Gazetteer, type Place, placeKey } from './gazetteer.ts';
import { isInflecting, nominatives } from './inflection.ts';
import { TOOL_NAMES } from './tool-names.ts';

/** A name in the text that the gazetteer knows. Offsets are code units of the folded text, end exclusive. */
export type PlaceCandidate = {
  start: number;
  end: number;
  places: readonly Place[];
  /** The name as the text writes it. */
  written: string;
  key: string;
  /** A word before it is a place, or a short form: asks for more than a preposition. */
  isDoubtful: boolean;
  /** "Dortmunder", "parisiens": the city as an adjective. */
  isAdjective: boolean;
  isUpperCase: boolean;
  /** The flag of a country. */
  isFlag: boolean;
  /** A case of the name that lists have. */
  isInflected: boolean;
  /** Stuck to the preposition in front of it. */
  isConcatenated: boolean;
};

const ARTICLES = new Set([
  'las',
  'los',
  'la',
  'el',
  'le',
  'les',
  'den',
  'der',
  'the',
  's',
  'a',
  'o',
  'tp',
  'san',
  'sankt',
  'st',
]);
/** Function words that lose their space in front of a name, and behind one. */
const CONCATENATED_BEFORE = new Set([
  'di',
  'in',
  'en',
  'em',
  'am',
  'im',
  'a',
  'at',
  'von',
  'aus',
  'bei',
  'nach',
  'from',
  'of',
  'and',
  'und',
  'y',
  'e',
  'de',
  'tai',
  'o',
  'near',
  'bij',
  'te',
  'our',
  'the',
  'unser',
  'unserem',
  'standort',
  'raum',
]);
const CONCATENATED_AFTER = [
  'with',
  'and',
  'or',
  'office',
  'for',
  'is',
  'the',
  'und',
  'mit',
  'oder',
  'fur',
  'ist',
  'sowie',
  'eine',
  'einen',
  'y',
  'con',
  'et',
  'avec',
  'dan',
  'office',
  'we',
  'wir',
  'area',
  'based',
  'team',
  'remote',
  'hybrid',
  'germany',
  'deutschland',
];
const VIETNAMESE_ONLY = new Set(['hn', 'hcm', 'dn', 'q1', 'q3', 'q7', 'q 1']);
/** Abbreviations that stand for a place when in capitals. */
const SHORT_FORMS = new Set([
  ...'us usa uk uae nyc sf kl bkk hcm hn dn blr dc idf bgc bsd ncr slc bcn tlv muc prc nrw q1 q3 q7 vae brd eua ntb ntt'.split(
    ' ',
  ),
  'u s',
  'u k',
  'd c',
  'u s a',
]);
/** Kinds of streets that are villages somewhere. */
const STREETS = new Set([
  'street',
  'road',
  'lane',
  'avenue',
  'square',
  'strand',
  'platz',
  'allee',
  'calle',
  'plaza',
  'rue',
  'colonia roma',
]);
const TOOLS = new Set(['c', ...TOOL_NAMES.toLowerCase().replaceAll('!', '').trim().split(/[|\n]/)]);
const LIST_SIGN = /^ ?[,/|+] ?$/;
const MONTHS = new Set(
  'january february april may june july august september october november december enero abril mayo junio julio agosto'.split(
    ' ',
  ),
);
const ADJECTIVES = new Map(Object.entries(CITY_ADJECTIVES));

/** A capital, or a letter of a script that has none. */
const UPPER = /^[\p{Lu}\p{Lo}]/u;
const SHORT_SEPARATOR = /^(?: ?[-'./] ?| \(|\.? |'s )$/;

type Token = { start: number; end: number };

const [UNKNOWN, NO_LETTER, WESTERN, EASTERN] = [0, 1, 2, 3];
/** The class of each code unit, filled in as texts need it: asking a pattern for every letter costs more than the rest. */
const classes = new Uint8Array(0x10000);

function classOf(code: number): number {
  const known = classes[code] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  const character = String.fromCharCode(code);
  let found = NO_LETTER;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]/u.test(character))
    found = EASTERN;
  else if (/[\p{L}\p{N}\p{M}]/u.test(character)) found = WESTERN;
  classes[code] = found;
  return found;
}

/** Words and numbers, cut where the script changes between Eastern and other letters. */
function tokensOf(text: FoldedText): Token[] {
  const tokens: Token[] = [];
  const { cased } = text;
  let start = 0;
  let current = NO_LETTER;
  for (let at = 0; at <= cased.length; at += 1) {
    const found = at < cased.length ? classOf(cased.charCodeAt(at)) : NO_LETTER;
    if (found === current) continue;
    if (current !== NO_LETTER) tokens.push({ start, end: at });
    start = at;
    current = found;
  }
  return tokens;
}

/** Accents, where the text and the list both write some, have to agree. */
function accentsAgree(written: string, name: string): boolean {
  const bare = /^[\p{ASCII}]*$/u;
  if (bare.test(written) || bare.test(name)) return true;
  return written.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ') === name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
}

/** The places of a name; where names are inflected, also of the forms that it may be a case of. */
function placesOf(gazetteer: Gazetteer, key: string, written: string, language: string): readonly Place[] {
  const exact = gazetteer.find(key).filter((p) => accentsAgree(written, p.name));
  if (exact.length > 0 || !isInflecting(key, language)) return exact;
  for (const form of nominatives(key)) {
    const places = gazetteer.find(form);
    if (places.length > 0) return places;
  }
  return [];
}

type CandidateOptions = {
  language: string;
  /** Stretches where even lower case may name a place: values of location labels. */
  asksForPlace(offset: number): boolean;
};

/** Finds every name that may be a place, longest first, without overlaps. The work is linear in the text. */
export function findCandidates(text: FoldedText, gazetteer: Gazetteer, options: CandidateOptions): PlaceCandidate[] {
  const found: PlaceCandidate[] = [];
  const tokens = tokensOf(text);
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.end - token.start > 60) continue;
    if (classOf(text.cased.charCodeAt(token.start)) === EASTERN) {
      findEasternIn(text, gazetteer, token, found);
      continue;
    }
    const match = matchAt(text, gazetteer, tokens, index, options) ?? matchConcatenated(text, gazetteer, token);
    if (match === null) {
      const city = ADJECTIVES.get(text.folded.slice(token.start, token.end));
      const places = city === undefined ? [] : gazetteer.find(placeKey(city));
      if (places.length > 0) found.push(candidate(text, token.start, token.end, places, true));
      continue;
    }
    found.push(match.candidate);
    index += match.tokens - 1;
  }
  for (const flag of text.flags) {
    const country: Place = { kind: 'country', country: flag.country, size: 8, name: flag.country, same: flag.country };
    found.push({ ...candidate(text, flag.at, flag.at + 2, [country], false), isFlag: true });
  }
  return found.sort((a, b) => a.start - b.start);
}

function candidate(
  text: FoldedText,
  start: number,
  end: number,
  places: readonly Place[],
  isAdjective: boolean,
  isDoubtful = false,
): PlaceCandidate {
  const written = text.cased.slice(start, end);
  return {
    start,
    end,
    places,
    written,
    key: placeKey(written),
    isDoubtful,
    isAdjective,
    isFlag: false,
    isConcatenated: false,
    isInflected:
      !places.some((p) => placeKey(p.name) === placeKey(written)) && !isAdjective && /^[\p{L}-]+$/u.test(written),
    isUpperCase: written.length > 3 && written === written.toUpperCase() && written !== written.toLowerCase(),
  };
}

function matchAt(
  text: FoldedText,
  gazetteer: Gazetteer,
  tokens: readonly Token[],
  index: number,
  options: CandidateOptions,
): { candidate: PlaceCandidate; tokens: number } | null {
  const first = tokens[index];
  if (first === undefined) return null;
  const isUpper = UPPER.test(text.cased.charAt(first.start));
  const firstWord = text.folded.slice(first.start, first.end);
  const asks =
    !isUpper &&
    (/weit$/.test(firstWord) ||
      options.asksForPlace(first.start) ||
      isBehindPreposition(text, tokens[index - 1], first));
  if (!isUpper && !ARTICLES.has(firstWord) && !asks) return null;
  const longest = Math.max(gazetteer.longestFrom(firstWord), isInflecting(firstWord, options.language) ? 1 : 0);
  if (longest === 0) return isUpper ? matchAdjective(text, gazetteer, first, firstWord) : null;
  let end = 1;
  while (end < longest && index + end < tokens.length) {
    const a = tokens[index + end - 1];
    const b = tokens[index + end];
    if (a === undefined || b === undefined || !SHORT_SEPARATOR.test(text.cased.slice(a.end, b.start))) break;
    end += 1;
  }
  for (let count = end; count > 0; count -= 1) {
    const last = tokens[index + count - 1];
    if (last === undefined) continue;
    const key = Array.from({ length: count }, (_, i) => {
      const t = tokens[index + i];
      return t === undefined ? '' : text.folded.slice(t.start, t.end);
    }).join(' ');
    const written = text.cased.slice(first.start, last.end);
    if (STREETS.has(key)) continue;
    const places = placesOf(gazetteer, key, written, options.language);
    if (places.length === 0) continue;
    if (gazetteer.isWord(key) && !options.asksForPlace(first.start)) {
      if (isAmongTools(text, tokens, index, count)) continue;
      if (MONTHS.has(key) && isDate(text, first.start, last.end)) continue;
    }
    if (VIETNAMESE_ONLY.has(key) && options.language !== 'vi') continue;
    const lastIsUpper = count === 1 ? isUpper : UPPER.test(text.cased.slice(tokens[index + count - 1]?.start ?? 0));
    // "La crèche": an article at the start of a sentence makes no name of the word behind it.
    const isArticled = count > 1 && ARTICLES.has(firstWord) && !lastIsUpper && !/^\p{Lu}['’]/u.test(written);
    const isLower = isArticled || (!isUpper && !(count > 1 && lastIsUpper));
    const isShort = key.replace(/ /g, '').length <= 3;
    const isForm = SHORT_FORMS.has(key);
    if (isShort && (written === written.toUpperCase()) !== isForm) continue;
    if (
      isLower &&
      (!asks ||
        LOWER_WORDS.has(key) ||
        gazetteer.isWord(key) ||
        Math.max(...places.map((p) => p.size)) < (options.asksForPlace(first.start) ? 5 : 6))
    )
      continue;
    const doubtful = gazetteer.isWord(key) || (isShort && !isForm);
    return { candidate: candidate(text, first.start, last.end, places, false, doubtful), tokens: count };
  }
  return isUpper ? matchAdjective(text, gazetteer, first, firstWord) : null;
}

/** "Elixir, Phoenix, MQTT", "C / Rust": an item of a list whose neighbour is a tool. */
function isAmongTools(text: FoldedText, tokens: readonly Token[], index: number, count: number): boolean {
  const [before, first] = [tokens[index - 1], tokens[index]];
  const [last, after] = [tokens[index + count - 1], tokens[index + count]];
  const isTool = (token: Token) => TOOLS.has(text.folded.slice(token.start, token.end));
  return (
    (before !== undefined &&
      first !== undefined &&
      LIST_SIGN.test(text.folded.slice(before.end, first.start)) &&
      isTool(before)) ||
    (last !== undefined &&
      after !== undefined &&
      LIST_SIGN.test(text.folded.slice(last.end, after.start)) &&
      isTool(after))
  );
}

/** "In August, a thousand boxes": a month, unless what is behind the comma has a capital. */
function isDate(text: FoldedText, start: number, end: number): boolean {
  return (
    /\b(?:in|by|until|since|from|of|mid|early|late|en|em|de|desde|hasta)[ -]$/.test(
      text.folded.slice(Math.max(0, start - 8), start),
    ) && !/^,? \(?\p{Lu}/u.test(text.cased.slice(end, end + 4))
  );
}

/** Prepositions that make a great city of a name in lower case. */
const LOWER_PREPOSITIONS = new Set(['in', 'en', 'em', 'bei', 'tai', 'di', 'te', 'from', 'vanuit', 'aus', 'i', 'w']);

/** Great cities whose names in lower case are words. */
const LOWER_WORDS = new Set(['colonia', 'medan', 'orange', 'cordoba', 'general', 'mobile']);

function isBehindPreposition(text: FoldedText, previous: Token | undefined, token: Token): boolean {
  return (
    previous !== undefined &&
    token.start - previous.end === 1 &&
    token.end - token.start >= 4 &&
    LOWER_PREPOSITIONS.has(text.folded.slice(previous.start, previous.end))
  );
}

/** German makes adjectives of cities with -er. */
function matchAdjective(
  text: FoldedText,
  gazetteer: Gazetteer,
  token: Token,
  word: string,
): { candidate: PlaceCandidate; tokens: number } | null {
  if (word.length < 6 || !word.endsWith('er') || /[A-ZÄÖÜ]/.test(text.cased.slice(token.start + 1, token.end)))
    return null;
  const stem = word.slice(0, -2);
  const places = [...gazetteer.find(stem), ...gazetteer.find(`${stem}en`)].filter(
    (p) => p.size >= 3 && /^(?:DE|AT|CH)$/.test(p.country) && p.kind === 'city',
  );
  if (places.length === 0) return null;
  return { candidate: candidate(text, token.start, token.end, places, true), tokens: 1 };
}

/** "diCikarang", "Munichwith": a function word stuck to the name. */
function matchConcatenated(
  text: FoldedText,
  gazetteer: Gazetteer,
  token: Token,
): { candidate: PlaceCandidate; tokens: number } | null {
  const written = text.cased.slice(token.start, token.end);
  // Most words are in lower case throughout: nothing is stuck to them.
  if (written === text.folded.slice(token.start, token.end)) return null;
  const inner = written.slice(1).search(/\p{Lu}/u) + 1;
  const known = (start: number, end: number) => {
    if (end - start < 4) return null;
    const places = gazetteer.find(text.folded.slice(start, end)).filter((p) => p.size >= 2 && p.kind !== 'region');
    if (places.length === 0 || gazetteer.isWord(text.folded.slice(start, end))) return null;
    return { candidate: candidate(text, start, end, places, false), tokens: 1 };
  };
  if (inner > 0) {
    const head = text.folded.slice(token.start, token.start + inner);
    if (CONCATENATED_BEFORE.has(head)) {
      const match = known(token.start + inner, token.end);
      return match === null ? null : { ...match, candidate: { ...match.candidate, isConcatenated: true } };
    }
    // "MunichWe", "BerlinWir": two sentences without a space.
    const tail = known(token.start, token.start + inner);
    return UPPER.test(written) && tail !== null && (tail.candidate.places[0]?.size ?? 0) >= 5 ? tail : null;
  }
  if (!UPPER.test(written)) return null;
  const folded = text.folded.slice(token.start, token.end);
  for (const word of CONCATENATED_AFTER) {
    if (folded.length >= word.length + 5 && folded.endsWith(word)) {
      const match = known(token.start, token.end - word.length);
      if (match !== null && (match.candidate.places[0]?.size ?? 0) >= 5) return match;
    }
  }
  return null;
}

const KOREAN_TAIL =
  /^(?:특별자치시|특별시|광역시|시청|시내|시|도|군|구|역|점|지점|지사|본사|오피스|사무실|에서|에|의|으로|로|은|는|이나|이|가|을|를|및|과|와|권|근무|소재|인근|내|대|,)/;
const EASTERN_WORDS = new Set(
  '위해 부여 自由 国内 국내 테헤란 상주 공주 강화 고성 이천 장수 진도 영광 보은 무안 하동 사상 남구 북구 동구 서구 중구 안정 여유 대상 기장 신사 사천 광산 수지 가산 구로 일산 송파? 本部 大和 日立 豊田 本田 松下 三菱 川崎重工 東海 中山 中央 大田 海南 長野? 高山 太原 吉林? 河南 山东 光明 新城 长城 江南 安平 龙门 通辽 大同 三明 永和 中和 板桥'
    .split(' ')
    .filter((w) => !w.endsWith('?')),
);

function findEasternIn(text: FoldedText, gazetteer: Gazetteer, token: Token, found: PlaceCandidate[]): void {
  const { cased } = text;
  let at = token.start;
  while (at < token.end) {
    const longest = gazetteer.longestEasternFrom(cased.charAt(at));
    let step = 1;
    for (let length = longest; length >= 2; length -= 1) {
      const name = cased.slice(at, at + length);
      const places = gazetteer.findEastern(name);
      if (places.length === 0 || !standsFree(cased, at, at + length, found, Math.max(...places.map((p) => p.size))))
        continue;
      const isDoubtful = EASTERN_WORDS.has(name) && !/^[市시区區]/.test(cased.slice(at + length));
      found.push(candidate(text, at, at + length, places, false, isDoubtful));
      step = length;
      break;
    }
    at += step;
  }
}

/** Eastern names have no spaces around them: what is next to them tells whether they are whole. */
function standsFree(
  cased: string,
  start: number,
  end: number,
  found: readonly PlaceCandidate[],
  size: number,
): boolean {
  const before = cased.charAt(start - 1);
  const after = cased.slice(end, end + 6);
  const previous = found.at(-1);
  const follows =
    previous !== undefined &&
    start - previous.end <= 4 &&
    cased.slice(previous.end, start).search(/[^시도군구都道府県省市区]/) < 0;
  const first = cased.charAt(start);
  if (/\p{Script=Hangul}/u.test(first)) {
    if (/\p{Script=Hangul}/u.test(before) && !follows) return false;
    return !/^\p{Script=Hangul}/u.test(after) || KOREAN_TAIL.test(after);
  }
  if (/[\p{Script=Katakana}ー]/u.test(first)) {
    return !/[\p{Script=Katakana}ー]/u.test(before) && !/^[\p{Script=Katakana}ー]/u.test(after);
  }
  if (/\p{Script=Thai}/u.test(first)) {
    return (
      size >= 6 ||
      !/\p{Script=Thai}/u.test(before) ||
      /(?:ที่|ใน|จังหวัด|จ\.|อำเภอ|เขต|เมือง|สาขา)$/.test(cased.slice(Math.max(0, start - 8), start))
    );
  }
  // Between other Han letters a small place is more likely a piece of a longer word.
  if (size >= 7 || follows || /^[市区區町村县県省府駅站郡]/.test(after)) return true;
  return !/[\p{Script=Han}\d]/u.test(before) || /[在于於驻駐到至都道府県省市区县勤務地：]/u.test(before);
}
