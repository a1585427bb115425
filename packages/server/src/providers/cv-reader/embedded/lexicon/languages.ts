import { fold, foldKey, hasCjk } from '../text/fold.ts';

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

/** Names the platform's tables do not give: folded name to code. */
const MORE: Record<string, string> = {
  mandarin: 'zh',
  'mandarin chinese': 'zh',
  'chinese mandarin': 'zh',
  cantonese: 'yue',
  kantonesisch: 'yue',
  putonghua: 'zh',
  普通话: 'zh',
  普通話: 'zh',
  国语: 'zh',
  國語: 'zh',
  汉语: 'zh',
  漢語: 'zh',
  华语: 'zh',
  粤语: 'yue',
  粵語: 'yue',
  闽南语: 'zh',
  台語: 'zh',
  中文: 'zh',
  中国語: 'zh',
  북경어: 'zh',
  만다린: 'zh',
  castellano: 'es',
  castilian: 'es',
  valenciano: 'ca',
  valencian: 'ca',
  euskera: 'eu',
  vasco: 'eu',
  gallego: 'gl',
  flemish: 'nl',
  flamisch: 'nl',
  vlaams: 'nl',
  flamand: 'nl',
  farsi: 'fa',
  dari: 'fa',
  tagalog: 'tl',
  bahasa: 'id',
  'bahasa indonesia': 'id',
  'bahasa inggris': 'en',
  'bahasa melayu': 'ms',
  inggris: 'en',
  'american sign language': 'ase',
  asl: 'ase',
  'sign language': 'sgn',
  gebardensprache: 'sgn',
  schweizerdeutsch: 'gsw',
  'swiss german': 'gsw',
  'british english': 'en',
  'american english': 'en',
  schwyzerdutsch: 'gsw',
  hochdeutsch: 'de',
  brazilian: 'pt',
  'brazilian portuguese': 'pt',
  'portugues do brasil': 'pt',
  'tieng phap': 'fr',
  'tieng trung': 'zh',
  'tieng hoa': 'zh',
  'tieng nhat': 'ja',
  'tieng han': 'ko',
  'tieng anh': 'en',
  'tieng viet': 'vi',
  'tieng duc': 'de',
  'tieng nga': 'ru',
  jawa: 'jv',
  sunda: 'su',
  arab: 'ar',
  jepang: 'ja',
  korea: 'ko',
  jerman: 'de',
  prancis: 'fr',
  perancis: 'fr',
  belanda: 'nl',
  spanyol: 'es',
  italia: 'it',
  rusia: 'ru',
  melayu: 'ms',
  taiwanese: 'zh',
  isixhosa: 'xh',
  isizulu: 'zu',
  sesotho: 'st',
  setswana: 'tn',
  hokkien: 'zh',
  hindustani: 'hi',
  punjabi: 'pa',
  filipino: 'fil',
  英文: 'en',
  英语: 'en',
  英語: 'en',
  日文: 'ja',
  日语: 'ja',
  日語: 'ja',
  日本語: 'ja',
  韩文: 'ko',
  韓文: 'ko',
  韩语: 'ko',
  韓語: 'ko',
  法文: 'fr',
  德文: 'de',
  西班牙文: 'es',
  俄文: 'ru',
  ingles: 'en',
  englisch: 'en',
  frans: 'fr',
  duits: 'de',
  engels: 'en',
  spaans: 'es',
  nederlands: 'nl',
  anglais: 'en',
  allemand: 'de',
  espagnol: 'es',
  italien: 'it',
  norwegian: 'no',
  norwegisch: 'no',
};

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
  for (const [name, code] of Object.entries(MORE)) {
    if (code !== '') table.set(foldKey(name), code);
  }
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
export const LEVEL =
  /(?:^|[\s(（:–—,|-])(?:[abc][12](?:\s?[/-]\s?[abc][12])?\+?|native(?: or bilingual)?(?: (?:speaker|proficiency|level))?|mother tongue|bilingual(?: proficiency)?|full professional(?: proficiency)?|professional(?: working)?(?: proficiency)?|limited working(?: proficiency)?|elementary(?: proficiency)?|working proficiency|fluent(?:ly)?|advanced|upper[- ]intermediate|intermediate|pre-intermediate|conversational|basic|beginner|proficient|good|very good|excellent|expert|business(?: level| fluent)?|muttersprache|muttersprachlich|muttersprachler(?:in)?|verhandlungssicher|fliessend|fließend|gute kenntnisse|sehr gut|gut|grundkenntnisse|schulkenntnisse|fortgeschritten|konversationssicher|langue maternelle|maternel(?:le)?|courant|bilingue|lu,? ecrit,? parle|notions?|intermediaire|avance|debutant|scolaire|professionnel|lengua materna|nativo|nativa|materna?|avanzado|alto|medio|basico|intermedio|fluido|bilingue|madrelingua|ottimo|buono|scolastico|fluente|avanzato|base|intermedio|moedertaal|vloeiend|goed|uitstekend|basis|redelijk|gemiddeld|gevorderd|lingua materna|nativo|avancado|intermediario|basico|lahir|ibu|aktif|pasif|fasih|lancar|menengah|dasar|mahir|ban ngu|tieng me de|thanh thao|trung cap|co ban|luu loat|kha|tot|giao tiep|toeic|toefl|ielts|jlpt|hsk|topik|delf|dalf|n[1-5](?!\d))(?![a-z])|母語|母国語|ネイティブ|ビジネスレベル|ビジネス|日常会話|流暢|上級|中級|初級|原語|(?<=[(（:：] ?)[상중하](?=[)）]|$)|모국어|원어민|비즈니스|능숙|유창|상급|중급|초급|일상회화|고급|네이티브|母语|母語|流利|熟练|熟練|精通|良好|一般|日常|商务|入门|优秀|四级|六级|专业八级|cet-?[46]/g;
