import { type BaseLanguage, EVIDENCE, madeOnce, REJECTS } from './lexicon/index.ts';
import { compilePhrases, findPhrases, type Hit, type Phrases } from './phrases.ts';
import { contentWords } from './stems.ts';

/** Turns that hold a negation and deny nothing ("not only", "whether or not"), and words that a negation is a part of. */
const IDLE: Partial<Record<BaseLanguage, RegExp>> = {
  en: /\b(?:not (?:only|just|least|to mention|null|valid|found)|no (?:longer|matter|doubt|less|more than|later than|fewer than|problem|wonder)|nothing (?:but|other than|less than)|(?:whether )?or not|if not|why not|(?:do not|don't|never) forget|cannot but|can't help)\b|^(?:no|nope)\b(?= (?:i|we|it|that)\b)/gu,
  de: /\b(?:nicht (?:nur|bloß|zuletzt)|nichts anderes als|ohne weiteres|oder nicht|wenn nicht|warum nicht|nicht vergessen|nicht mehr als|kein (?:problem|wunder))\b/gu,
  nl: /\b(?:niet (?:alleen|zozeer|in de laatste plaats|meer dan|vergeten)|niets anders dan|of niet|zo niet|geen probleem|nog|noch)\b/gu,
  es: /\b(?:no (?:solo|sólo|solamente|obstante|más de|olvid\w*)|si no|o no|sin (?:embargo|duda|falta)|nada más|por qué no)(?![\p{L}])/gu,
  fr: /\b(?:pas (?:seulement|uniquement|que|à pas|plus de)|non seulement|(?:ou|si|pourquoi) (?:non|pas)|sans (?:doute|cesse)|un pas|(?:premiers?|chaque|petits?) pas)\b/gu,
  id: /\b(?:(?:tidak|bukan) (?:hanya|sekadar|cuma|lebih dari)|(?:atau|kalau|jika|bila) tidak|tak hanya)\b/gu,
  ms: /\b(?:(?:tidak|bukan) (?:hanya|sahaja|sekadar)|(?:atau|kalau|jika) tidak)\b/gu,
  vi: /(?<!\p{L})(?:không (?:chỉ|những|quá|thể thiếu)|(?:nếu|hay) không|không(?=\s*[?,.]|$))/gu,
  ja: /(?:なければ|なくては|ないと)(?:なり|なら|いけ)(?:ない|ません)|なければ|ないと|ないよう|少な[いく]|かもしれ(?:ない|ません)|だけでな[くい]|違いな[いく]|違いありません|ざるを得(?:ない|ません)|しか[^、。]*?(?:ない|ません|なかった)|ない(?:か|で(?:しょう|すか))|まず|必ず|ずっと|ずつ|わずか|いずれ/gu,
  ko: /뿐(?:만)? ?아니라|수밖에 ?없\S*|틀림없\S*|상관없\S*|끊임없\S*|잘못\S*|못지않\S*|않으면|없으면|않도록|아니면/gu,
  zh: /不(?:仅|只|但|同|断|得不|论|管|错|足|良|如|过|少|妨)|(?:是不是|能不能|有没有|要不要|会不会|可不可以)|无论|没问题|否则/gu,
};

/** Words that begin another clause, where a denial ends. In other languages punctuation alone does. */
const LINKS: Partial<Record<BaseLanguage, RegExp>> = {
  en: /\b(?:and|but|because|so|which|who|where|when|whenever|if|while|until|unless|before|after|although|though|since|as|than|instead|except|otherwise|then|hence|yet)\b/u,
  de: /\b(?:und|aber|sondern|weil|denn|damit|sodass|wenn|während|bis|bevor|nachdem|obwohl|sonst|sobald|da)\b/u,
  nl: /\b(?:en|maar|want|omdat|zodat|als|terwijl|totdat|voordat|nadat|hoewel|anders|dan)\b/u,
  es: /(?<!\p{L})(?:y|e|pero|sino|porque|cuando|si|mientras|hasta|antes|después|aunque|entonces)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:et|mais|car|parce|quand|lorsque|si|pendant|jusqu|avant|après|puis|sinon|alors)(?!\p{L})/u,
  id: /\b(?:dan|tetapi|tapi|melainkan|karena|ketika|jika|kalau|sampai|sebelum|setelah|lalu|kemudian|sehingga)\b/u,
  vi: /(?<!\p{L})(?:và|nhưng|mà|vì|khi|nếu|cho đến|trước khi|sau khi|rồi|nên)(?!\p{L})/u,
  ja: /(?:ので|から|けれど|のに|たら|れば|ては|が(?=[、\s])|して(?=[、\s]))/u,
  ko: /(?:지만|고(?=\s)|니까|면서|아니라|(?:으)?면(?=\s))/u,
  zh: /(?:而是|而且|但是|但|因为|所以|如果|然后|再|就|并且)/u,
};

const MARKS = /[.,;:!?…()。、，；：！？।\n]|\s[-–—]\s/u;

/** Languages whose negation may be behind what it denies: there it denies the whole clause. */
const WHOLE_CLAUSE = new Set<BaseLanguage>(['de', 'nl', 'da', 'no', 'sv', 'fi', 'ja', 'ko', 'hi']);
/** Languages in which two negations in a clause cancel out; elsewhere the second one goes with the first. */
const CANCELLING = new Set<BaseLanguage>(['en', 'de', 'nl', 'da', 'no', 'sv']);
/** "I do not check whether it lacks tests": what is checked is open, whatever is in it. */
const OPEN: Partial<Record<BaseLanguage, RegExp>> = { en: /\bwhether\b/u, de: /\bob\b/u, nl: /\bof\b/u };

/**
 * Languages whose negation has two parts with the verb between them: the first part (`opens`), a verb with a second part that
 * is no negation elsewhere (`closes`: "je ne le fais plus"), and second parts that stand right behind their verb where the
 * first one is left out (`alone`: "je signe pas").
 */
const IN_TWO: Partial<Record<BaseLanguage, { opens: RegExp; closes: RegExp; alone: RegExp }>> = {
  fr: {
    opens: /(?<!\p{L})n(?:e(?!\p{L})|')/gu,
    closes: /(?<!\p{L})(?:ne |n')[^.,;:!?]{0,40}?(?<!\p{L})(?<part>plus|personne|guère|nulle part)(?!\p{L})/gu,
    alone: /^(?:pas|jamais|plus)$/u,
  },
};
/** What calls a thing needless: it denies its clause as a negation does. Null where a language has no words for it. */
const needlessOf = madeOnce((language): Phrases<'needless'> | null => {
  const { needless } = REJECTS[language] ?? {};
  return needless === undefined ? null : compilePhrases<'needless'>([{ needless }]);
});
const OF_WORD = /[\p{L}\p{M}'-]/u;

/** Where the word begins that stands before the end of a text, a space between; its length where none does. */
function wordBefore(text: string): number {
  const end = text.trimEnd().length;
  let at = end;
  while (end < text.length && at > 0 && OF_WORD.test(text.charAt(at - 1))) at--;
  return at < end ? at : text.length;
}

const negations = new Map<BaseLanguage, Phrases<'not'>>();
const borders = new Map<BaseLanguage, RegExp>();
const NONE: ReadonlySet<string> = new Set();

function negationsOf(language: BaseLanguage): Phrases<'not'> {
  let compiled = negations.get(language);
  if (!compiled) {
    compiled = compilePhrases<'not'>([{ not: EVIDENCE[language].not ?? [] }]);
    negations.set(language, compiled);
  }
  return compiled;
}

function borderOf(language: BaseLanguage): RegExp {
  let pattern = borders.get(language);
  if (!pattern) {
    const links = LINKS[language];
    pattern = new RegExp(links ? `${MARKS.source}|${links.source}` : MARKS.source, 'u');
    borders.set(language, pattern);
  }
  return pattern;
}

/** A folded text without the turns that deny nothing, blanked out, so that places stay. */
export function withoutIdle(folded: string, language: BaseLanguage): string {
  const idle = IDLE[language];
  return idle ? folded.replace(idle, (turn) => ' '.repeat(turn.length)) : folded;
}

/** The words that deny in a folded text without idle turns, in their order. */
export function denialsIn(clear: string, language: BaseLanguage): Hit<'not'>[] {
  const found = findPhrases(clear, negationsOf(language));
  const closes = IN_TWO[language]?.closes;
  if (closes === undefined) return found;
  for (const { 0: whole, index, groups } of clear.matchAll(closes)) {
    const end = index + whole.length;
    const start = end - (groups?.part?.length ?? 0);
    if (!found.some((one) => one.start <= start && one.end >= end)) found.push({ category: 'not', start, end });
  }
  return found.sort((one, other) => one.start - other.start);
}

/** A negation before a pronoun that stands for what was named before: "firmar antes no lo hago". */
const OF_NAMED: Partial<Record<BaseLanguage, RegExp>> = {
  es: /^\p{L}+ (?:(?:me|te|se|nos) )?(?:lo|la|los|las)(?!\p{L})/u,
  fr: /^n(?:e |')(?:(?:me|te|se|nous|vous) )?(?:l[ea]s?(?!\p{L})|l'|en(?!\p{L}))/u,
};

/** Where a denial begins whose negation stands at `start`. */
function beginOf(clause: string, { start, end }: Hit<'not'>, language: BaseLanguage): number {
  const before = clause.slice(0, start);
  const parts = IN_TWO[language];
  const opened = parts === undefined ? undefined : [...before.matchAll(parts.opens)].at(-1)?.index;
  const first = opened ?? start;
  if (OF_NAMED[language]?.test(clause.slice(first))) return 0;
  if (parts === undefined || opened !== undefined) return first;
  return parts.alone.test(clause.slice(start, end)) ? wordBefore(before) : start;
}

/** What carries matter in a folded sentence and is denied there: "there is no version number" denies version and number. */
export function denied(folded: string, language: BaseLanguage): ReadonlySet<string> {
  const clear = withoutIdle(folded, language);
  if (denialsIn(clear, language).length === 0 && !isNeedless(clear, language)) return NONE;
  const found = new Set<string>();
  const held = new Set<string>();
  for (const clause of clear.split(borderOf(language))) {
    for (const { text, isDenied } of stretches(clause, language)) {
      for (const stem of contentWords(text, language)) (isDenied ? found : held).add(stem);
    }
  }
  for (const stem of held) found.delete(stem);
  return found;
}

function isNeedless(text: string, language: BaseLanguage): boolean {
  return needlessAt(text, language) < text.length;
}

/** Where a text first calls something needless; its length where it does not. */
function needlessAt(text: string, language: BaseLanguage): number {
  const needless = needlessOf(language);
  return (needless === null ? undefined : findPhrases(text, needless)[0]?.start) ?? text.length;
}

function stretches(clause: string, language: BaseLanguage): { text: string; isDenied: boolean }[] {
  const open = OPEN[language]?.exec(clause)?.index ?? clause.length;
  const nots = denialsIn(clause.slice(0, open), language).filter(
    ({ start, end }, i) => i === 0 || clause.slice(start, end) !== 'nor',
  );
  const [first] = nots;
  if (first === undefined) return [{ text: clause, isDenied: isNeedless(clause, language) }];
  // "I never skip it": it is done.
  if (first.start < needlessAt(clause, language) && isNeedless(clause, language))
    return [{ text: clause, isDenied: false }];
  const cancels = CANCELLING.has(language);
  if (WHOLE_CLAUSE.has(language)) return [{ text: clause, isDenied: !cancels || nots.length % 2 === 1 }];
  const begin = beginOf(clause, first, language);
  const parts = [
    { text: clause.slice(0, begin), isDenied: false },
    { text: clause.slice(begin, first.start), isDenied: true },
  ];
  nots.forEach(({ end }, i) => {
    parts.push({ text: clause.slice(end, nots[i + 1]?.start), isDenied: !cancels || i % 2 === 0 });
  });
  return parts;
}

/** A sentence that may deny without a negation: it prevents, fears or weighs what it names. Known in English only. */
const WARY =
  /\b(?:prevent|avoid|stop|refus|reject|block|protect|guard|forbid|forbad|lack|fail|miss|instead|rather|only|until|unless|few|little|rare|seldom|harm|danger|risk|problem|wrong|mistake|bad|worse|worst|fault|los[et]|would|could|might|may|can|if|otherwise|must|should|too|hardly|barely|without)/u;

/** Whether a sentence plainly asserts what it names and does not deny, so that it contradicts a point which denies the same. */
export function assertsPlainly(folded: string, language: BaseLanguage): boolean {
  return language === 'en' && !WARY.test(folded);
}
