import { fold, foldKey, hasCjk } from '../text/fold.ts';
import { alternatives, LEXICONS } from './words.ts';

const CODES =
  'en de fr es it nl pt id vi ja ko zh ar he fa tr ru uk pl cs sk hu ro bg sr hr bs sl mk sq el sv da nb nn no fi et lv lt is ga cy gd eu ca gl mt hi ur bn pa gu mr ta te kn ml si ne th lo km my ms tl fil jv su sw am zu xh af so ha yo ig hy ka az kk uz ky mn tg tk ps ku la eo yue wuu lb fy be wo rw sn st tn ts ln lg om ti qu gn ay mi sm ht bo ug ceb ilo sd or as sa yi fo rm br oc co sc'.split(
    ' ',
  );
const INTERFACES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'id',
  'vi',
  'ja',
  'ko',
  'zh-Hans',
  'zh-Hant',
  'sv',
  'da',
  'nb',
  'pl',
  'tr',
  'cs',
  'ro',
  'ru',
];

const names: ReadonlyMap<string, string> = build();

function build(): Map<string, string> {
  const table = new Map<string, string>();
  for (const place of INTERFACES) {
    const display = new Intl.DisplayNames([place], { type: 'language', fallback: 'none' });
    for (const code of CODES) {
      const name = display.of(code);
      if (name === undefined) continue;
      const key = foldKey(name.replace(/\s*\(.*\)/, ''));
      if (key.length > 1 && !table.has(key)) table.set(key, code);
    }
  }
  // Names that the platform's tables do not give, or give otherwise.
  for (const [, { languageNames }] of LEXICONS)
    for (const [code, names = []] of Object.entries(languageNames ?? {}))
      for (const name of names) table.set(foldKey(name), code);
  // Words that mean something else too often in a list of skills or places.
  for (const name of ['ha', 'no', 'so', 'is', 'java', 'go']) table.delete(name);
  return table;
}

export type LanguageName = { start: number; end: number; code: string };

/** Names of natural languages in a text, in any of the twelve languages, left to right. */
export function languageNames(text: string): LanguageName[] {
  const found: LanguageName[] = [];
  if (hasCjk(text)) {
    for (const match of text.matchAll(/[\u3040-\u30ff\u3400-\u9fff]{2,8}|[\uac00-\ud7af]{2,6}/g)) {
      for (let length = match[0].length; length >= 2; length -= 1) {
        const code = names.get(match[0].slice(0, length));
        if (code === undefined) continue;
        found.push({ start: match.index, end: match.index + length, code });
        break;
      }
    }
  }
  const folded = fold(text);
  const words = [...folded.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}]+(?:[-'][\p{Script=Latin}]+)*/gu)];
  for (let i = 0; i < words.length; i += 1) {
    for (let length = Math.min(3, words.length - i); length >= 1; length -= 1) {
      const first = words[i];
      const last = words[i + length - 1];
      if (first === undefined || last === undefined) continue;
      const key = foldKey(folded.slice(first.index, last.index + last[0].length));
      const code = names.get(key) ?? names.get(key.replace(/^(?:bahasa|jezyk) /, ''));
      if (code === undefined) continue;
      found.push({ start: first.index, end: last.index + last[0].length, code });
      i += length - 1;
      break;
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** How well a language is spoken, as words people use for it; folded text. */
export const LEVEL = new RegExp(
  `(?:^|[\\s(（:–—,|-])(?:${alternatives(({ levels }) => levels?.words)})(?![a-z])|${alternatives(({ levels }) => levels?.within)}`,
  'g',
);
