import type { Language } from '@colloquy/contract/shared';
import type { EvidenceLexicon } from './categories.ts';
import { en } from './en.ts';
import { da, de, nl, no, sv } from './germanic.ts';
import { fi, hi, id, ja, ko, ms, ru, th, vi, zh } from './others.ts';
import { es, fr, it, pt } from './romance.ts';

export type BaseLanguage = Exclude<Language, 'en-IN'>;

/** What phrases say about a sentence, by language. */
export const EVIDENCE: Record<BaseLanguage, EvidenceLexicon> = {
  en,
  zh,
  es,
  fr,
  de,
  pt,
  it,
  nl,
  ja,
  ko,
  da,
  no,
  sv,
  vi,
  hi,
  fi,
  ms,
  th,
  ru,
  id,
};

/** Number words from two on; digits are found without a list. */
export const NUMBERS: Record<BaseLanguage, string> = {
  en: 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|hundreds|thousand|thousands|million|millions|half|third|quarter|percent|per cent|double|twice|dozen|tenth|fifth',
  de: 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|sechzig|achtzig|hundert|tausend|million|millionen|hälfte|drittel|viertel|prozent|doppelt',
  nl: 'twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|vijftien|twintig|dertig|veertig|vijftig|zestig|tachtig|honderd|duizend|miljoen|helft|derde|kwart|procent|dubbel',
  sv: 'två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|femton|tjugo|trettio|fyrtio|femtio|sextio|hundra|tusen|miljon|miljoner|hälften|tredjedel|fjärdedel|procent|dubbelt',
  da: 'to|tre|fire|fem|seks|syv|otte|ni|ti|elleve|tolv|femten|tyve|tredive|fyrre|halvtreds|tres|hundrede|tusind|million|millioner|halvdelen|tredjedel|fjerdedel|procent|dobbelt',
  no: 'to|tre|fire|fem|seks|sju|syv|åtte|ni|ti|elleve|tolv|femten|tjue|tretti|førti|femti|seksti|hundre|tusen|million|millioner|halvparten|tredjedel|fjerdedel|prosent|dobbelt',
  es: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|ochenta|cien|ciento|mil|millón|millones|mitad|tercio|cuarto|doble|por ciento',
  fr: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille|million|millions|moitié|tiers|quart|double|pour cent',
  pt: 'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|oitenta|cem|cento|mil|milhão|milhões|metade|terço|quarto|dobro|por cento',
  it: 'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta|sessanta|ottanta|cento|mille|mila|milione|milioni|metà|terzo|quarto|doppio|per cento',
  fi: 'kaksi|kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|yhdeksän|kymmenen|kaksitoista|viisitoista|kaksikymmentä|sata|tuhat|miljoona|miljoonaa|puolet|puoleen|kolmasosa|neljäsosa|prosenttia|kaksinkertainen',
  ru: 'два|две|три|четыре|пять|шесть|семь|восемь|девять|десять|двенадцать|пятнадцать|двадцать|тридцать|сорок|пятьдесят|сто|тысяча|тысяч|тысячи|миллион|миллиона|половина|половину|треть|четверть|процент|процента|процентов|вдвое',
  vi: 'hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|trăm|nghìn|ngàn|triệu|nửa|phần trăm|gấp đôi',
  hi: 'दो|तीन|चार|पांच|पाँच|छह|सात|आठ|नौ|दस|बारह|पंद्रह|बीस|तीस|चालीस|पचास|सौ|हज़ार|हजार|लाख|करोड़|आधा|आधे|तिहाई|चौथाई|प्रतिशत|दोगुना',
  ms: 'dua|tiga|empat|lima|enam|tujuh|lapan|sembilan|sepuluh|sebelas|puluh|belas|ratus|ribu|juta|separuh|setengah|suku|peratus|kali ganda',
  id: 'dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|puluh|belas|ratus|ribu|juta|separuh|setengah|seperempat|persen|kali lipat',
  zh: '两|三|四|五|六|七|八|九|十|百|千|万|亿|半|百分之|倍',
  ja: '二つ|三つ|四つ|五つ|二人|三人|二回|三回|十|百|千|万|億|半分|パーセント|倍',
  ko: '둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열|백|천|만|억|절반|퍼센트|두 배|두 번|세 번',
  th: 'สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน|ครึ่ง|เปอร์เซ็นต์|เท่า',
};
