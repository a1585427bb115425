import { fold, hasCjk } from '../text/fold.ts';

const SCHOOL =
  /(?:^|[\s\-'(])(?:universit|universid|univ\b|univ\.|college|colleges|school|institute|institut|instituto|istituto|academy|akademie|academie|academia|accademia|polytechni|politecni|politechni|hochschule|fachhochschule|hogeschool|gymnasium|gymnasi|realschule|gesamtschule|berufsschule|berufskolleg|oberschule|grundschule|fh\b|tu\b|eth\b|mit\b|epfl\b|ecole|lycee|liceo|iut\b|insa\b|faculte|faculty|facultad|facolta|faculdade|escuela|colegio|escola|colegio|scuola|scholen|conservator|roc\b|vwo\b|mbo\b|lyceum|politeknik|sekolah|sma\b|smk\b|smp\b|sman|smkn|itb\b|dai hoc|cao dang|hoc vien|truong thpt|thpt\b|bootcamp|codecademy|coursera|uni\b|ucla\b|caltech\b|iit\b|kuleuven|campus|uniwersytet|politechnika|akademia|szkola|liceum|univerzit|egyetem|skola|okul|lisesi|yliopisto|университет|институт|академия|училище|школа|лицеи|колледж|гимназия|centro de formacion|ies\b|cfp\b)/;
const SCHOOL_PART =
  /(?:universitat|hochschule|akademie|gymnasium|schule|kolleg|universiteit|school|lyceum)(?=$|[\s,.)])/;
const SCHOOL_CJK =
  /大学院|大学|大學|学院|學院|高校|高等学校|专门学校|専門学校|専門學校|学校|學校|中学|中學|高中|대학교|대학원|대학|고등학교|학교|전문대|과학기술원|아카데미|부트캠프|スクール/;

/** True when a text names a place of study. */
export function isSchool(text: string): boolean {
  if (hasCjk(text) && SCHOOL_CJK.test(text)) return true;
  const folded = fold(text);
  return SCHOOL.test(folded) || SCHOOL_PART.test(folded);
}

/** Degrees as people write them; matched at a word border in folded text. Longer forms first. */
const DEGREE_FORMS = [
  "(?:master|bachelor|associate|doctor|magister|licenciate)(?:'?s)?(?: degree)?(?: (?:of|in|der|en|of the) (?:arts|science|sciences|engineering|applied science|business administration|laws?|education|fine arts|philosophy|technology|commerce|medicine|music|architecture|public health|social work|public administration|research|design|nursing|computer applications|business|applied arts|health science|economics|eng\\.?))*(?: \\((?:hons?|honours)\\.?\\))?(?: honours)?",
  'doctorate(?: degree)?',
  'doctorat',
  'doctorado',
  'dottorato(?: di ricerca)?',
  'doutorado',
  'doutoramento',
  'doktorat',
  'doktor(?: der [a-z]+)?',
  'promotion',
  'promovierung',
  'dissertation',
  'phd',
  'ph\\.?\\s?d\\.?(?: candidate| student)?',
  'dphil',
  'd\\.phil\\.?',
  'dr\\.? ?(?:rer\\.? ?nat|ing|phil|med|jur)\\.?',
  'md',
  'm\\.d\\.',
  'jd',
  'j\\.d\\.',
  'edd',
  'dba',
  'mba',
  'm\\.b\\.a\\.',
  'emba',
  'executive mba',
  'm\\.?sc\\.?(?: eng)?',
  'm\\.?s\\.?',
  'm\\.?a\\.?',
  'm\\.?eng\\.?',
  'meng',
  'm\\.?tech\\.?',
  'mtech',
  'm\\.?phil\\.?',
  'm\\.?ed\\.?',
  'mca',
  'mfa',
  'mpa',
  'mph',
  'llm',
  'll\\.m\\.?',
  'mres',
  'msw',
  'march',
  'm\\.arch\\.?',
  'mphil',
  'm\\.?com\\.?',
  'mim',
  'msci',
  'b\\.?sc\\.?(?: eng)?(?: \\(hons?\\.?\\))?',
  'b\\.?s\\.?(?: \\(hons?\\.?\\))?',
  'b\\.?a\\.?(?: \\(hons?\\.?\\))?',
  'b\\.?eng\\.?(?: \\(hons?\\.?\\))?',
  'beng',
  'b\\.?tech\\.?',
  'btech',
  'b\\.?e\\.',
  'b\\.?ed\\.?',
  'bca',
  'bba',
  'b\\.b\\.a\\.',
  'bfa',
  'b\\.?com\\.?',
  'llb',
  'll\\.b\\.?',
  'b\\.?arch\\.?',
  'bsba',
  'ab',
  'a\\.b\\.',
  'a\\.?a\\.?s\\.?',
  'a\\.s\\.',
  'a\\.a\\.',
  'aas',
  'btec',
  'hnd',
  'hnc',
  'foundation degree',
  'pgce',
  'pgdip',
  'postgraduate diploma',
  'graduate diploma',
  'graduate certificate',
  'postgraduate certificate',
  'gcse',
  'gcses',
  'a-levels?',
  'a levels?',
  'as levels?',
  'high school diploma',
  'high school',
  'secondary school',
  'ged',
  'international baccalaureate',
  'ib diploma',
  'secondary education',
  'hsc',
  'ssc',
  'higher secondary',
  'nanodegree',
  'bootcamp',
  'minor',
  'major',
  'diplom(?:-[a-z]+|arbeit|[a-z]+(?:ingenieur|informatiker|kaufmann|betriebswirt)(?:in)?)?(?: \\((?:fh|univ|ba|dh)\\.?\\))?',
  'dipl\\.?-? ?(?:ing|inf|kfm|kff|math|phys|chem|biol|psych|betriebsw|volksw|des|wirt\\.?-?ing)?\\.?(?: \\((?:fh|univ|ba)\\.?\\))?',
  'staatsexamen',
  '(?:erstes|zweites|1\\.|2\\.) staatsexamen',
  'abitur',
  'allgemeine hochschulreife',
  'hochschulreife',
  'fachhochschulreife',
  'fachabitur',
  'mittlere reife',
  'realschulabschluss',
  'hauptschulabschluss',
  'ausbildung(?: (?:zum|zur|als) [a-z -]+)?',
  'berufsausbildung',
  'lehre',
  'matura',
  'matur',
  'weiterbildung',
  'fachwirt',
  'meisterbrief',
  'staatlich gepruft[a-z]*',
  'umschulung',
  'habilitation',
  'licence(?: professionnelle)?',
  'maitrise',
  'dut',
  'but',
  'bts',
  'deug',
  'dea',
  'dess',
  'des',
  'cap',
  'bep',
  'baccalaureat(?: [a-z]+)?',
  'bac(?: ?\\+ ?\\d| pro| [sl]| es| stmg| sti2d)?',
  "diplome(?: (?:national|universitaire|superieur))?(?: d[e'] ?[a-z]+)?",
  'classes? preparatoires?',
  'cpge',
  'mastere(?: specialise)?',
  "titre d'ingenieur",
  'master (?:pro|recherche|1|2)',
  'brevet',
  'grado(?: superior| medio)?(?: en)?',
  'licenciatura',
  'licenciad[oa]',
  'diplomatura',
  'ingenieria(?: tecnica| superior)?',
  'bachillerato',
  'ciclo formativo(?: de grado (?:superior|medio))?',
  'maestria',
  'posgrado',
  'postgrado',
  'tecnico superior',
  'formacion profesional',
  'fp(?: ii)?',
  'eso',
  'curso',
  'especializacion',
  'tecnicatura',
  'diplomado',
  'master universitario',
  'master oficial',
  'laurea(?: triennale| magistrale| specialistica| breve| in)?',
  'diploma(?: di (?:maturita|scuola superiore|liceo|ragioneria|perito)[a-z ]*| of [a-z ]+)?',
  'maturita(?: classica| scientifica| tecnica)?',
  'licenza media',
  'perito',
  'master universitario di (?:i|ii) livello',
  'qualifica professionale',
  'propedeuse',
  'doctoraal',
  'hbo(?:-bachelor|-master|-ba|-v)?',
  'wo(?:-bachelor|-master|-ba)?',
  'mbo(?:-?\\d)?(?: niveau \\d)?',
  'havo',
  'vwo',
  'vmbo(?:-t|-kader|-basis|-gl)?',
  'mavo',
  'gymnasium',
  'atheneum',
  'bachelor(?:opleiding)?',
  'masteropleiding',
  'bacharel(?:ado)?(?: em)?',
  'graduacao',
  'tecnologo',
  'tecnologia',
  'pos-graduacao',
  'mestrado(?: integrado)?',
  'mestre',
  'ensino medio',
  'ensino superior',
  'ensino fundamental',
  'curso tecnico',
  'tecnico(?: em)?',
  'especializacao',
  '12\\.? ?o? ano',
  'licenciatura',
  's-?[123](?= |,|$)',
  'd-?[1234](?= |,|$)',
  'sarjana(?: [a-z]+(?=\\s*(?:[,;|(–-]|$)))?',
  'diploma (?:i{1,3}|iv)',
  'magister(?: artium)?',
  'sma(?= |,|$)',
  'smk(?= |,|$)',
  'ipa',
  'ips',
  'doktor',
  'profesi',
  'cu nhan',
  'thac si',
  'tien si',
  'ky su',
  'cao dang',
  'trung cap',
  'tot nghiep thpt',
  'bang (?:cu nhan|ky su|thac si)',
  'dai hoc chinh quy',
  'trung hoc pho thong',
  'kandidatexamen',
  'civilingenjor',
  'cand\\.? ?(?:merc|scient|polyt|jur)?\\.?',
  'magisterexamen',
  'licencjat',
  'inzynier',
  'yuksek lisans',
  'on lisans',
  'lisans',
  'doktora',
  'бакалавр',
  'магистр',
  'специалист',
  'кандидат наук',
  'licentiatexamen',
  'hogskoleexamen',
];
const DEGREE = new RegExp(`(?:^|[\\s(,;:|•·–—/-])(${DEGREE_FORMS.join('|')})(?![\\p{L}\\p{N}]|['’]\\p{L})`, 'gu');
const DEGREE_CJK =
  /学士(?:[（(][^）)]+[）)])?|修士(?:[（(][^）)]+[）)]|課程)?|博士(?:[（(][^）)]+[）)]|課程|后|後|研究生)?(?:前期課程|後期課程)?|短期大学士|準学士|高等学校卒業|専門士|高度専門士|MBA|工学士|理学士|文学士|経済学士|本科|硕士(?:研究生)?|碩士|学士|學士|大专|大專|专科|專科|高中|研究生|工商管理硕士|学士号|修士号|博士号|전문학사|학사|석사|박사(?: 수료| 과정)?|고등학교 졸업|고졸|대졸|초대졸|수료|졸업예정/g;

export type Found = { start: number; end: number };

/** The places of degrees in a text, longest first at each place. */
export function findDegrees(text: string): Found[] {
  const found: Found[] = [];
  if (hasCjk(text)) {
    for (const match of text.matchAll(DEGREE_CJK))
      found.push({ start: match.index, end: match.index + match[0].length });
    if (found.length > 0) return found;
  }
  const folded = fold(text);
  DEGREE.lastIndex = 0;
  for (let match = DEGREE.exec(folded); match !== null; match = DEGREE.exec(folded)) {
    const body = match[1] ?? '';
    const start = match.index + match[0].length - body.length;
    const end = start + body.trimEnd().length;
    DEGREE.lastIndex = Math.max(end, match.index + 1);
    if (looksLikeDegree(text.slice(start, end), body)) found.push({ start, end });
  }
  return found;
}

/** Short forms must be written as abbreviations: `MA` yes, `ma` no. */
function looksLikeDegree(original: string, folded: string): boolean {
  const letters = folded.replace(/[^a-z]/g, '');
  if (letters.length > 4) return true;
  if (
    /^(?:lehre|fp|eso|cap|des|but|dea|bac|but|ab|wo|md|jd|ged|ipa|ips|minor|major|march|curso|sma|smk)$/.test(letters)
  ) {
    return original === original.toUpperCase() && /[A-Z]/.test(original);
  }
  return (
    /^[A-Z]/.test(original) &&
    (letters.length > 3 || /[A-Z.].*[A-Z.]|\d/.test(original) || /^[A-Z][a-z]{1,2}[A-Z]/.test(original))
  );
}
