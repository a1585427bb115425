/**
 * Encodings from before Unicode, told apart by what the bytes would say in each. A reading counts only when every byte
 * has a meaning in it and its letters belong together: one script a word, letters of one language, characters that
 * people do write. What two encodings read equally well is in neither.
 */
export type LegacyEncoding =
  | 'shift_jis'
  | 'euc-jp'
  | 'gb18030'
  | 'big5'
  | 'euc-kr'
  | 'windows-1250'
  | 'windows-1251'
  | 'windows-1252'
  | 'windows-1253'
  | 'windows-1254'
  | 'windows-1255'
  | 'windows-1256'
  | 'windows-1257'
  | 'windows-1258'
  | 'windows-874'
  | 'iso-8859-2'
  | 'koi8-u'
  | 'ibm866'
  | 'macintosh';

type Candidate = { encoding: LegacyEncoding; score: number; text: string };

/** A reading below it is noise. */
const MIN_SCORE = 0.3;
/** Two readings closer than this cannot be distinguished. */
const MIN_LEAD = 0.15;
/** Enough of a text to judge by. */
const MAX_JUDGED_BYTES = 256 * 1024;

/** The encoding of bytes that are no UTF-8, or null when none or more than one of them would make sense. */
export function findLegacyEncoding(bytes: Uint8Array): LegacyEncoding | null {
  const judged = bytes.length <= MAX_JUDGED_BYTES ? bytes : highLines(bytes);
  const candidates = [...multibyteCandidates(judged), ...singleByteCandidates(judged)].toSorted(
    (a, b) => b.score - a.score,
  );
  const [best, ...others] = candidates;
  if (best === undefined || best.score < MIN_SCORE) return null;
  const rival = others.find(({ text }) => text !== best.text);
  return rival !== undefined && best.score - rival.score < MIN_LEAD ? null : best.encoding;
}

/** The lines that hold bytes above 0x7F, as many as are needed: the others tell nothing. */
function highLines(bytes: Uint8Array): Uint8Array {
  const lines: Uint8Array[] = [];
  let held = 0;
  for (let from = 0; from < bytes.length && held < MAX_JUDGED_BYTES; ) {
    const end = bytes.indexOf(0x0a, from) + 1 || bytes.length;
    const line = bytes.subarray(from, end);
    if (line.some((byte) => byte >= 0x80)) {
      lines.push(line);
      held += line.length;
    }
    from = end;
  }
  return Buffer.concat(lines);
}

function decode(bytes: Uint8Array, encoding: LegacyEncoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // A byte without a meaning: it is another encoding.
    return null;
  }
}

/**
 * The commonest characters of texts about people and work, family names and places among them. A right reading holds
 * many of them, a wrong one next to none.
 */
const COMMON: Record<'ja' | 'zh-Hans' | 'zh-Hant' | 'ko', string> = {
  ja: '日本人会社株式業務開発部長課営経理計画設計管技術者学大校高卒東京都県市区町村年月間時分中山田川村藤佐木井上下小野原林石橋島崎清水松岡谷口本美子郎一二三太健介香花名姓所在地職歴語英検定資格情報処工場製品質販売企担当主任責事務店国際留外務員教育研究修士博文法済商専門士入出力能力経験期新規客様案件構築運用保守的性別生活動',
  'zh-Hans':
    '的一是在有和人中国大学公司工作年月经理专业项目开发产品技术管理部门工程师设计市场销售负责区上海北京广州深圳成都南京武汉杭州李王张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎姓名字教育历系统数据软件网络能力熟悉英语证书学院硕士本科毕业时间地点职位描述开始结束日期简介标题语言水平客户团队研究分析发展信息科',
  'zh-Hant':
    '的一是在有和人中國台灣大學公司工作年月經理專業項目開發產品技術管理部門工程師設計市場銷售負責區上海北京香港臺北高雄新竹李王張劉陳楊趙黃周吳徐孫胡朱高林何郭馬羅梁宋鄭謝韓唐馮于董蕭程曹袁鄧許傅沈曾彭呂蘇盧蔣蔡賈丁魏薛葉姓名字教育歷系統數據軟體網路能力熟悉英語證書學院碩士畢業時間地點職位描述開始結束日期簡介標題語言水準客戶團隊研究分析發展資訊科志明美雅',
  ko: '이가다는의을를에하고은한로기사자리지인어나시대도서해정보수성부일업개발무관원장학교경영주전국제과력구동공상조생연담당직책회팀프젝트스트관리설계운영분석마케팅영어한국서울부산대구인천광주김박최정강조윤장임오신권황안송류홍름위치요약헤드라명작종료날짜년월',
};

const MULTIBYTE: [LegacyEncoding, keyof typeof COMMON][] = [
  ['shift_jis', 'ja'],
  ['euc-jp', 'ja'],
  ['gb18030', 'zh-Hans'],
  ['big5', 'zh-Hant'],
  ['euc-kr', 'ko'],
];
const COMMON_SETS = new Map(Object.entries(COMMON).map(([language, letters]) => [language, new Set(letters)]));

const LETTER = /\p{L}/u;
const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}ー]/u;
const HALF_WIDTH_KANA = /[\uFF61-\uFF9F]/u;
const CJK_PUNCTUATION = /[\u3000-\u303F\uFF00-\uFF60·—…“”‘’•○●■※★]/u;
const ODD = /[\p{Co}\p{Cn}\uFFFD]|[\u0080-\u009F]/u;

function* multibyteCandidates(bytes: Uint8Array): Generator<Candidate> {
  for (const [encoding, language] of MULTIBYTE) {
    const text = decode(bytes, encoding);
    if (text === null || ODD.test(text)) continue;
    const score = scoreEastAsian(text, language);
    if (score > 0) yield { encoding, score, text };
  }
}

/** Share of the characters that people write in the language, from 0 to 1. */
function scoreEastAsian(text: string, language: keyof typeof COMMON): number {
  const common = COMMON_SETS.get(language) ?? new Set<string>();
  let total = 0;
  let good = 0;
  for (const character of text) {
    if (character <= '\x7F' || CJK_PUNCTUATION.test(character)) continue;
    total++;
    if (common.has(character)) good++;
    else if (KANA.test(character) && !HALF_WIDTH_KANA.test(character)) good += language === 'ja' ? 1 : -1;
    else if (/\p{sc=Hangul}/u.test(character)) good += language === 'ko' ? 0.5 : 0;
    else if (!LETTER.test(character) || !/\p{sc=Han}/u.test(character)) good -= 1;
  }
  // Half of all characters are common ones in any text of some length.
  return total === 0 ? 0 : Math.min(1, Math.max(0, (2 * good) / total));
}

/** Letters beyond ASCII that a language writes, small; with how much rarer than others it is met in the encoding. */
type Language = [letters: string, handicap: number];
const WESTERN: Language[] = [
  ['äöüß', 0],
  ['éèêëàâçîïôûùœ', 0],
  ['ñáéíóúü', 0],
  ['ãõáâàéêíóôúç', 0],
  ['àèéìòùîí', 0],
  ['éëïöèüáó', 0],
  ['åäöé', 0],
  ['åæøéèò', 0],
  ['äöåšž', 0],
  ['àçéèíïòóúü·', 0],
  ['áéíóúýþæðö', 0.25],
];
const CENTRAL: Language[] = [
  ['ąćęłńóśźż', 0],
  ['áčďéěíňóřšťúůýž', 0],
  ['áäčďéíĺľňóôŕšťúýž', 0],
  ['áéíóöőúüű', 0],
  ['ăâîşţșț', 0],
  ['čćđšž', 0],
  ['äöüß', 0],
];
const LATIN: [LegacyEncoding, Language[], number][] = [
  ['windows-1252', WESTERN, 0],
  ['windows-1250', CENTRAL, 0.2],
  ['windows-1254', [['çğıöşüâîû', 0]], 0.2],
  [
    'windows-1257',
    [
      ['ąčęėįšųūž', 0],
      ['āčēģīķļņšūž', 0],
      ['äõöüšž', 0],
    ],
    0.3,
  ],
  ['iso-8859-2', CENTRAL, 0.3],
  ['macintosh', WESTERN, 0.3],
  ['windows-1258', [['ăâđêôơưàáãèéíóùúýìòõ\u0300\u0301\u0303\u0309\u0323', 0]], 0.3],
];

/** A script with its commonest letters: about two of three letters of any text. */
const SCRIPTS: [LegacyEncoding, RegExp, string][] = [
  ['windows-1251', /\p{sc=Cyrillic}/u, 'оеаинтсрвлк'],
  ['koi8-u', /\p{sc=Cyrillic}/u, 'оеаинтсрвлк'],
  ['ibm866', /\p{sc=Cyrillic}/u, 'оеаинтсрвлк'],
  ['windows-1253', /\p{sc=Greek}/u, 'αοιετσςνηυρ'],
  ['windows-1255', /\p{sc=Hebrew}/u, 'יוהלאתמרשבנ'],
  ['windows-1256', /\p{sc=Arabic}/u, 'الينموتربسدة'],
  ['windows-874', /\p{sc=Thai}/u, 'ารนกอเงมยลวดทสตะบพ\u0e31\u0e34\u0e35\u0e48\u0e49\u0e37'],
];
const COMMON_SHARE = 0.6;

function* singleByteCandidates(bytes: Uint8Array): Generator<Candidate> {
  for (const [encoding, script, common] of SCRIPTS) {
    const text = decode(bytes, encoding);
    if (text === null || ODD.test(text)) continue;
    const score = scoreScript(text, script, common);
    if (score > 0) yield { encoding, score, text };
  }
  for (const [encoding, languages, handicap] of LATIN) {
    const text = decode(bytes, encoding);
    if (text === null || ODD.test(text)) continue;
    const score = scoreLatin(text, languages) - handicap;
    if (score > 0) yield { encoding, score, text };
  }
}

const WORD = /[\p{L}\p{M}\p{N}\p{S}¹²³ªº¼½¾£¥€]+/gu;
const BEYOND_ASCII = /[^\0-\x7F]/u;
/** `пРИВЕТ`: small letters before capitals are what another encoding of the same script looks like. */
const TURNED_CASE = /^\p{Ll}+\p{Lu}|\p{Ll}\p{Lu}{2}/u;
/** A sign inside a word, or the digits on high behind a long one: letters of another encoding. */
const SIGN_IN_WORD = /[^\p{L}\p{M}\0-\x7F][A-Za-z]|[A-Za-z]{3}[¹²³ªº¼½¾£¥€¤§¶]/u;

/** Words beyond ASCII that are of one script throughout and of a usual case, with the letters that are common in it. */
function scoreScript(text: string, script: RegExp, common: string): number {
  let words = 0;
  let good = 0;
  let letters = 0;
  let commonLetters = 0;
  for (const [word] of text.matchAll(WORD)) {
    if (!BEYOND_ASCII.test(word)) continue;
    words++;
    const isOfScript = [...word].every((character) => script.test(character) || /[\p{M}\d]/u.test(character));
    const isUsual = isOfScript && !/^\p{M}/u.test(word) && !TURNED_CASE.test(word);
    good += isUsual ? 1 : -1;
    for (const character of word.normalize('NFD').toLowerCase()) {
      if (!script.test(character)) continue;
      letters++;
      if (common.includes(character)) commonLetters++;
    }
  }
  if (words === 0 || letters === 0) return 0;
  const usual = Math.max(0, good / words);
  return usual * Math.min(1, commonLetters / letters / COMMON_SHARE) ** 2;
}

/** As good as the language that has most of the letters beyond ASCII; signs inside words speak against it. */
function scoreLatin(text: string, languages: readonly Language[]): number {
  let total = 0;
  let odd = 0;
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(WORD)) {
    if (!BEYOND_ASCII.test(word)) continue;
    const hasAscii = /[A-Za-z]/.test(word);
    // Words of nothing but letters beyond ASCII are another script's.
    const isForeign = !hasAscii && word.length > 2;
    if (SIGN_IN_WORD.test(word) || TURNED_CASE.test(word) || isForeign) odd++;
    for (const letter of word.normalize('NFC')) {
      if (!BEYOND_ASCII.test(letter) || !/[\p{L}\p{M}]/u.test(letter)) continue;
      total++;
      // The small form of the dotted capital I is two characters, the first of them ASCII.
      const small = letter === 'İ' ? 'ı' : letter.toLowerCase();
      counts.set(small, (counts.get(small) ?? 0) + 1);
    }
  }
  if (total === 0) return odd > 0 ? 0 : 1;
  const scores = languages.map(([letters, handicap]) => {
    let count = 0;
    for (const [letter, times] of counts) if (letters.includes(letter)) count += times;
    return (count / total) ** 2 - handicap;
  });
  return Math.max(...scores) - odd / total;
}
