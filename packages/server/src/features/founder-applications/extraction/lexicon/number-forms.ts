/** Tables of spoken numbers → digits, as people say them when they give a telephone number. */
type Forms = Record<string, string>;

/** `words` in order from `first`. Several forms of one number are split by a bar. */
export function counted(words: readonly string[], first = 0): Forms {
  const forms: Forms = {};
  words.forEach((word, index) => {
    for (const form of word.split('|')) forms[form] = String(first + index);
  });
  return forms;
}

function all(word: string | undefined): string[] {
  return word ? word.split('|') : [];
}

/** Twenty to ninety with their units, by `join(ten, unit, unitValue, tenValue)`; several forms may be returned. */
function tensWithUnits(
  tens: readonly string[],
  units: readonly string[],
  join: (ten: string, unit: string, unitValue: number, tenValue: number) => string[],
  firstTen = 2,
): Forms {
  const forms: Forms = {};
  tens.forEach((tenForms, index) => {
    const ten = index + firstTen;
    for (const tenForm of all(tenForms)) {
      forms[tenForm] = String(ten * 10);
      for (let unit = 1; unit <= 9; unit++) {
        for (const unitForm of all(units[unit])) {
          for (const form of join(tenForm, unitForm, unit, ten)) forms[form] = String(ten * 10 + unit);
        }
      }
    }
  });
  return forms;
}

function hundreds(units: readonly string[], join: (unit: string, value: number) => string[]): Forms {
  const forms: Forms = {};
  for (let unit = 1; unit <= 9; unit++) {
    for (const unitForm of all(units[unit])) for (const form of join(unitForm, unit)) forms[form] = String(unit * 100);
  }
  return forms;
}

const EN = [
  'zero|oh|o|nought|nil',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
/** "three zeros": a counted zero is that many. */
function zeros(counts: readonly string[], zero: string): Forms {
  return Object.fromEntries(counts.map((count, index) => [`${count} ${zero}`, '0'.repeat(index + 2)]));
}

const ENGLISH_TENS = tensWithUnits(
  ['twenty', 'thirty', 'forty|fourty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
  EN,
  (ten, unit) => [`${ten} ${unit}`],
);

export const ENGLISH: Forms = {
  ...zeros(['two', 'three', 'four', 'five', 'six'], 'zeros'),
  ...zeros(['two', 'three', 'four', 'five', 'six'], 'zeroes'),
  ...zeros(['two', 'three', 'four', 'five', 'six'], 'noughts'),
  ...zeros(['two', 'three', 'four', 'five', 'six'], 'ohs'),
  ...counted(EN),
  ...ENGLISH_TENS,
  // "seventy-seven hundred"
  ...Object.fromEntries(Object.entries(ENGLISH_TENS).map(([ten, digits]) => [`${ten} hundred`, `${digits}00`])),
  ...hundreds(EN, (unit) => [`${unit} hundred`]),
  ...Object.fromEntries(EN.slice(1, 10).map((unit, index) => [`${unit} thousand`, `${index + 1}000`])),
  // no numbers: "don't use that one"
  ...Object.fromEntries(
    [
      'that',
      'this',
      'the',
      'which',
      'new',
      'old',
      'other',
      'another',
      'right',
      'wrong',
      'only',
      'no',
      'any',
      'every',
    ].map((word) => [`${word} one`, '']),
  ),
};

const DE = [
  'null',
  'eins|ein',
  'zwei|zwo',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
  'dreizehn',
  'vierzehn',
  'fünfzehn',
  'sechzehn',
  'siebzehn',
  'achtzehn',
  'neunzehn',
];
export const GERMAN: Forms = {
  ...zeros(['zwei', 'drei', 'vier', 'fünf', 'sechs'], 'nullen'),
  ...counted(DE),
  ...tensWithUnits(
    ['zwanzig', 'dreißig|dreissig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'],
    DE,
    (ten, unit) => (unit === 'eins' ? [] : [`${unit}und${ten}`]),
  ),
  ...hundreds(DE, (unit) => (unit === 'eins' ? [] : [`${unit}hundert`])),
  hundert: '100',
};

const ES = [
  'cero',
  'uno|un|una',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis|dieciseis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
];
export const SPANISH: Forms = {
  ...zeros(['dos', 'tres', 'cuatro', 'cinco', 'seis'], 'ceros'),
  ...counted(ES),
  veinte: '20',
  ...counted(
    [
      'veintiuno|veintiún',
      'veintidós|veintidos',
      'veintitrés|veintitres',
      'veinticuatro',
      'veinticinco',
      'veintiséis|veintiseis',
      'veintisiete',
      'veintiocho',
      'veintinueve',
    ],
    21,
  ),
  ...tensWithUnits(
    ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'],
    ES,
    (ten, unit) => [`${ten} y ${unit}`],
    3,
  ),
  cien: '100',
  ciento: '100',
  doscientos: '200',
  trescientos: '300',
  cuatrocientos: '400',
  quinientos: '500',
  seiscientos: '600',
  setecientos: '700',
  ochocientos: '800',
  novecientos: '900',
};

const PT = [
  'zero',
  'um|uma',
  'dois|duas',
  'três|tres',
  'quatro',
  'cinco',
  'seis|meia',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
  'treze',
  'catorze|quatorze',
  'quinze',
  'dezesseis|dezasseis',
  'dezessete|dezassete',
  'dezoito',
  'dezenove|dezanove',
];
export const PORTUGUESE: Forms = {
  ...zeros(['dois', 'três', 'quatro', 'cinco', 'seis'], 'zeros'),
  ...counted(PT),
  ...tensWithUnits(
    ['vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa'],
    PT,
    (ten, unit) => [`${ten} e ${unit}`],
  ),
  cem: '100',
  duzentos: '200',
  trezentos: '300',
  quatrocentos: '400',
  quinhentos: '500',
  seiscentos: '600',
  setecentos: '700',
  oitocentos: '800',
  novecentos: '900',
};

const IT = [
  'zero',
  'uno',
  'due',
  'tre|tré',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
  'undici',
  'dodici',
  'tredici',
  'quattordici',
  'quindici',
  'sedici',
  'diciassette',
  'diciotto',
  'diciannove',
];
export const ITALIAN: Forms = {
  ...zeros(['due', 'tre', 'quattro', 'cinque', 'sei'], 'zeri'),
  ...counted(IT),
  ...tensWithUnits(
    ['venti', 'trenta', 'quaranta', 'cinquanta', 'sessanta', 'settanta', 'ottanta', 'novanta'],
    IT,
    (ten, unit) => [/^[uo]/u.test(unit) ? ten.slice(0, -1) + unit : ten + unit],
  ),
  cento: '100',
  ...hundreds(IT, (unit, value) => (value === 1 ? [] : [`${unit}cento`])),
};

const FR = [
  'zéro|zero',
  'un|une',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
  'dix sept',
  'dix huit',
  'dix neuf',
];
function frenchTens(): Forms {
  const forms: Forms = tensWithUnits(
    ['vingt', 'trente', 'quarante', 'cinquante', 'soixante'],
    FR,
    (ten, unit, value) => (value === 1 ? [`${ten} et ${unit}`, `${ten} ${unit}`] : [`${ten} ${unit}`]),
  );
  for (const [ten, offset] of [
    ['soixante', 60],
    ['quatre vingt', 80],
  ] as const) {
    FR.forEach((unitForms, value) => {
      if (value === 0 || (ten === 'soixante' && value < 10)) return;
      for (const unit of all(unitForms)) {
        forms[`${ten} ${unit}`] = String(offset + value);
        if (value === 1 || value === 11) forms[`${ten} et ${unit}`] = String(offset + value);
      }
    });
  }
  forms['quatre vingt'] = '80';
  forms['quatre vingts'] = '80';
  return {
    ...forms,
    ...tensWithUnits(
      ['septante', 'huitante|octante', 'nonante'],
      FR,
      (ten, unit) => [`${ten} ${unit}`, `${ten} et ${unit}`],
      7,
    ),
  };
}
export const FRENCH: Forms = {
  ...zeros(['deux', 'trois', 'quatre', 'cinq', 'six'], 'zéros'),
  ...counted(FR),
  ...frenchTens(),
  cent: '100',
  ...hundreds(FR, (unit, value) => (value === 1 ? [] : [`${unit} cent`, `${unit} cents`])),
};

const NL = [
  'nul',
  'een|één',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
  'dertien',
  'veertien',
  'vijftien',
  'zestien',
  'zeventien',
  'achttien',
  'negentien',
];
export const DUTCH: Forms = {
  ...zeros(['twee', 'drie', 'vier', 'vijf', 'zes'], 'nullen'),
  ...counted(NL),
  ...tensWithUnits(
    ['twintig', 'dertig', 'veertig', 'vijftig', 'zestig', 'zeventig', 'tachtig', 'negentig'],
    NL,
    (ten, unit) => (unit === 'één' ? [] : [`${unit}${/e$/u.test(unit) ? 'ën' : 'en'}${ten}`, `${unit}en${ten}`]),
  ),
  honderd: '100',
  ...hundreds(NL, (unit, value) => (value === 1 ? [] : [`${unit}honderd`])),
};

const DA = [
  'nul',
  'en|et',
  'to',
  'tre',
  'fire',
  'fem',
  'seks',
  'syv',
  'otte',
  'ni',
  'ti',
  'elleve',
  'tolv',
  'tretten',
  'fjorten',
  'femten',
  'seksten',
  'sytten',
  'atten',
  'nitten',
];
export const DANISH: Forms = {
  ...counted(DA),
  ...tensWithUnits(
    ['tyve', 'tredive', 'fyrre', 'halvtreds', 'tres', 'halvfjerds', 'firs', 'halvfems'],
    DA,
    (ten, unit) => [`${unit}og${ten}`],
  ),
};

const NO = [
  'null',
  'en|ett|ein',
  'to',
  'tre',
  'fire',
  'fem',
  'seks',
  'sju|syv',
  'åtte',
  'ni',
  'ti',
  'elleve',
  'tolv',
  'tretten',
  'fjorten',
  'femten',
  'seksten',
  'sytten',
  'atten',
  'nitten',
];
export const NORWEGIAN: Forms = {
  ...counted(NO),
  ...tensWithUnits(
    ['tjue|tyve', 'tretti|tredve', 'førti', 'femti', 'seksti', 'sytti', 'åtti', 'nitti'],
    NO,
    (ten, unit) => [`${ten}${unit}`, `${unit}og${ten}`],
  ),
};

const SV = [
  'noll',
  'ett|en',
  'två',
  'tre',
  'fyra',
  'fem',
  'sex',
  'sju',
  'åtta',
  'nio',
  'tio',
  'elva',
  'tolv',
  'tretton',
  'fjorton',
  'femton',
  'sexton',
  'sjutton',
  'arton',
  'nitton',
];
export const SWEDISH: Forms = {
  ...counted(SV),
  ...tensWithUnits(
    ['tjugo', 'trettio', 'fyrtio', 'femtio', 'sextio', 'sjuttio', 'åttio', 'nittio'],
    SV,
    (ten, unit) => [`${ten}${unit}`],
  ),
};

const FI = [
  'nolla',
  'yksi|yks',
  'kaksi|kaks',
  'kolme',
  'neljä',
  'viisi|viis',
  'kuusi|kuus',
  'seitsemän',
  'kahdeksan',
  'yhdeksän',
  'kymmenen',
];
export const FINNISH: Forms = {
  ...counted(FI),
  ...tensWithUnits(
    FI.slice(2, 10).map((unit) =>
      all(unit)
        .map((form) => `${form}kymmentä`)
        .join('|'),
    ),
    FI,
    (ten, unit) => [`${ten}${unit}`],
  ),
};

const RU = [
  'ноль|нуль',
  'один',
  'два',
  'три',
  'четыре',
  'пять',
  'шесть',
  'семь',
  'восемь',
  'девять',
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
];
export const RUSSIAN: Forms = {
  ...counted(RU),
  ...tensWithUnits(
    ['двадцать', 'тридцать', 'сорок', 'пятьдесят', 'шестьдесят', 'семьдесят', 'восемьдесят', 'девяносто'],
    RU,
    (ten, unit) => [`${ten} ${unit}`],
  ),
  сто: '100',
  двести: '200',
  триста: '300',
  четыреста: '400',
  пятьсот: '500',
  шестьсот: '600',
  семьсот: '700',
  восемьсот: '800',
  девятьсот: '900',
};

/** Digits written or spoken one by one, and two-digit numbers built with a sign for ten. */
function digitsWithTen(digits: readonly string[], tens: readonly string[]): Forms {
  const forms: Forms = counted(digits);
  for (const ten of tens) {
    forms[ten] = '10';
    for (let unit = 1; unit <= 9; unit++) {
      for (const form of all(digits[unit])) {
        forms[`${ten}${form}`] = `1${unit}`;
        if (unit > 1) forms[`${form}${ten}`] = `${unit}0`;
        if (unit > 1)
          for (let last = 1; last <= 9; last++)
            for (const end of all(digits[last])) forms[`${form}${ten}${end}`] = `${unit}${last}`;
      }
    }
  }
  return forms;
}
const COUNTED_ZEROS = Object.fromEntries(
  ['二つ', '三つ', '四つ', '五つ'].flatMap((count, index) =>
    ['ゼロが', 'ゼロを', 'ゼロ', '0が'].map((zero) => [`${zero}${count}`, '0'.repeat(index + 2)]),
  ),
);

export const JAPANESE: Forms = {
  ...COUNTED_ZEROS,
  ...digitsWithTen(
    [
      'ゼロ|〇|零|れい|まる|マル|ぜろ',
      '一|いち|イチ|いーち|イーチ',
      '二|に|ニ|にー|ニー|にい',
      '三|さん|サン',
      '四|よん|ヨン',
      '五|ご|ゴ|ごー|ゴー',
      '六|ろく|ロク',
      '七|なな|ナナ|しち',
      '八|はち|ハチ',
      '九|きゅう|キュウ|きゅー|キュー',
    ],
    ['十', 'じゅう', 'ジュウ'],
  ),
};
export const CHINESE: Forms = digitsWithTen(
  ['零|〇', '一|幺', '二|两', '三', '四', '五', '六', '七', '八', '九'],
  ['十'],
);
export const KOREAN: Forms = digitsWithTen(['공|영', '일', '이', '삼', '사', '오', '육|륙', '칠', '팔', '구'], ['십']);

export const HINDI: Forms = counted([
  'शून्य|ज़ीरो|जीरो',
  'एक',
  'दो',
  'तीन',
  'चार',
  'पाँच|पांच',
  'छह|छः|छे',
  'सात',
  'आठ',
  'नौ',
  'दस',
]);
const ID = ['nol|kosong', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan|lapan', 'sembilan'];
export const INDONESIAN: Forms = {
  ...counted(ID),
  sepuluh: '10',
  sebelas: '11',
  ...tensWithUnits(
    ID.slice(2).map((unit) =>
      all(unit)
        .map((form) => `${form} puluh`)
        .join('|'),
    ),
    ID,
    (ten, unit) => [`${ten} ${unit}`],
  ),
};
export const VIETNAMESE: Forms = counted([
  'không',
  'một|mốt',
  'hai',
  'ba',
  'bốn|tư',
  'năm|lăm',
  'sáu',
  'bảy|bẩy',
  'tám',
  'chín',
  'mười',
]);
export const THAI: Forms = counted(['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']);
