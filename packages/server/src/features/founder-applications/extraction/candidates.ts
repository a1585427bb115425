import type { Language } from '@colloquy/contract/shared';
import { type EastAsianFamily, familyNameOf, isGivenName } from '@colloquy/language/lists/names';
import type { CompiledLexicon } from './lexicon/index.ts';
import { namesIn } from './named-person.ts';
import { type NameMention, splitName } from './names.ts';

/** What may be right behind a name is the end of each pattern. */
const JAPANESE =
  /(?<![\p{Script=Han}\p{Script=Katakana}ー々])(?:[\p{Script=Han}々ヶノ]{2,5}|[\p{Script=Katakana}ー]{2,8}(?:・[\p{Script=Katakana}ー]{2,10})?)(?=さん|氏|くん|君|ちゃん|が|は|と|も|の|で|、|。|$)/gu;
/** Looks ahead only: of "我和魏薇" the name begins behind the second sign. */
const CHINESE =
  /(?<=^|[，。、；：\s和与跟同由叫是有人伴者])(?=(?<name>\p{Script=Han}{2,4}?)(?:$|[，。、；\s]|[和与跟同也是在做管负担主曾则都一已]|来自|以前|加入|离开))/gu;
const KOREAN =
  /(?<!\p{Script=Hangul})\p{Script=Hangul}{3}(?=\s?(?:씨|님)|(?:이|가|은|는|와|과|랑|이랑|하고|도|이고|입니다|이에요|예요)?(?:[\s,.]|$))/gu;
/** "기술을", "기술은": a noun of two signs with its particle; "다은" and the like are given names. */
const KOREAN_NOUN = /(?:[을를는가도와과의에로이]|(?<![다하가고지예시주채서혜])은)$/u;

/** Names in a sentence that may be a person's, whatever is said of them: with capitals, or by the family name at their head. */
export function candidatesIn(text: string, language: Language, lexicon: CompiledLexicon): NameMention[] {
  const found = namesIn(text, lexicon);
  const names = lexicon.words.capitalNouns ? found.flatMap((name) => amongNouns(name, lexicon) ?? []) : found;
  const more = unmarked(text, language, lexicon).filter((name) =>
    names.every((other) => name.end <= other.start || other.end <= name.start),
  );
  return [...names, ...more].sort((a, b) => a.start - b.start);
}

const LINKS = /^(?:von|vom|zu|zum|zur|van|de|del|della|di|da|dos|du|des|den|der|ter|ten|el|al|la|le|y|e|i)$/u;

/**
 * "Buchhalterin Edith", "Niko der Verkäufer": the part of a row of capitals that begins with a usual first name, where
 * nouns have capitals, too. Null where none of several words is one.
 */
export function amongNouns(mention: NameMention, lexicon: CompiledLexicon): NameMention | null {
  const words = [...mention.full.matchAll(/\S+/gu)].map((word) => ({ text: word[0], at: word.index }));
  if (words.length < 2) return mention;
  const from = words.findIndex(({ text }) => isGivenName(text));
  const first = words[from];
  if (!first) return null;
  const noble = words.findIndex(({ text }, at) => at > from && /^(?:von|zu|van|vom|de)$/u.test(text)) !== -1;
  const cut = noble ? -1 : words.findIndex(({ text }, at) => at > from && LINKS.test(text));
  const last = words[cut === -1 ? words.length - 1 : cut - 1] ?? first;
  const full = mention.full.slice(first.at, last.at + last.text.length);
  const start = mention.start + first.at;
  return { start, end: start + full.length, full, ...splitName(full, lexicon) };
}

const FAMILY_NAMES: Readonly<Record<string, EastAsianFamily>> = { ja: 'japanese', zh: 'chinese', ko: 'korean' };

/** A usual first name at its head, or a usual family name in a language that says it first. */
export function isUsualName(full: string, language: string): boolean {
  const head = full.split(/[\s・]+/u)[0] ?? full;
  const family = FAMILY_NAMES[language];
  const eastern = /^[\p{Script=Han}\p{Script=Hangul}]/u.test(full);
  return isGivenName(head) || (eastern && family !== undefined && familyNameOf(full, family) !== null);
}

/** Names in scripts without capitals. */
function unmarked(text: string, language: Language, lexicon: CompiledLexicon): NameMention[] {
  const found: NameMention[] = [];
  const add = (name: string, start: number) => {
    if (!lexicon.notNameWords.has(name))
      found.push({ start, end: start + name.length, full: name, ...splitName(name, lexicon) });
  };
  if (language === 'ja')
    for (const { 0: name, index } of text.matchAll(JAPANESE)) {
      const head = name.split('・')[0] ?? name;
      if (familyNameOf(name, 'japanese') !== null || isGivenName(head) || name.includes('・')) add(name, index);
    }
  if (language === 'zh')
    for (const { groups, index } of text.matchAll(CHINESE)) {
      const name = groups?.name ?? '';
      if (familyNameOf(name, 'chinese') !== null && !found.some(({ end }) => index < end)) add(name, index);
    }
  if (language === 'ko')
    for (const { 0: name, index } of text.matchAll(KOREAN))
      if (!KOREAN_NOUN.test(name) && familyNameOf(name, 'korean') !== null) add(name, index);
  return found;
}
