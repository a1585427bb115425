import type { FoldedText } from './folded-text.ts';
import type { Segment } from './segments.ts';

/** What single words of a sentence hint at; each is one feature among others of the reader of lines. */
export type LineHint = 'requirements' | 'benefits' | 'duties' | 'nice';

/** What a sentence is about, on folded text. */
const BY_WORDS: readonly (readonly [LineHint, RegExp])[] = [
  [
    'requirements',
    /\b(?:\d{1,4}\+? ?(?:-|–|to|bis|a)? ?\d{0,4} ?(?:years?|yrs|jahre?n?|anos?|ans|anni|jaar|nam|tahun)|experience(?:d)? (?:with|in|of)|proficien\w+|fluen\w+|degree|bachelor\w*|master'?s|must have|required|you have|you are|you bring|several years|knowledge of|familiar\w*|erfahrung|kenntnisse|studium|ausbildung|abgeschlossen\w*|fuhrerschein|verfugst|bringst|sie bringen|mehrere jahre|mehrjahrig\w*|vous avez|vous etes|vous apportez|plusieurs annees|vous maitrisez|maitrise|experiencia|varios anos|titulacion|conocimientos?|imprescindible|se (?:requiere|valora)\w*|carnet|experiencia|conhecimento\w*|ensino|superior completo|vivencia|esperienza|laurea|conoscenza|ervaring|opleiding|hbo|kennis|beheersing|pendidikan|pengalaman|minimal|usia|menguasai|kinh nghiem|tot nghiep|thanh thao|bang cap|yeu cau)\b|経験|スキル|資格|必須|歓迎|できる方|경력|경험|능력|가능하신|보유|학력|우대|经验|經驗|学历|學歷|熟悉|精通|具备|优先|本科/,
  ],
  [
    'benefits',
    /\b(?:we offer|benefits?|salary|vacation|paid time off|pto|health insurance|401k|bonus|equity|stock options|pension|urlaub\w*|gehalt|vergutung|altersvorsorge|jobrad|obst|wir bieten|salaire|mutuelle|tickets? restaurant|rtt|salario|sueldo|seguro|vacaciones|vale (?:transporte|alimentacao|refeicao)|plano de saude|auxilio|retribuzione|buoni pasto|salaris|vakantiedagen|pensioen\w*|gaji|tunjangan|bpjs|thr|bao hiem|bhxh)\b|昇給|賞与|社会保険|交通費|有給|休暇|手当|연봉|보험|휴가|인센티브|지원금|薪|五险一金|社保|年假|奖金/,
  ],
  [
    'duties',
    /\b(?:you(?:'ll| will)|responsible for|you work|develop\w*|build\w*|design\w*|manage|lead|support|create|maintain|ensure|coordinate|collaborate|du (?:bist|ubernimmst|entwickelst|betreust|unterstutzt|arbeitest|gestaltest)|verantwort\w+|vous (?:serez|participe\w*|concevez|developpe\w*|assure\w*)|seras?|desarrollar|gestionar|realizar|atender|desenvolver|atuar|executar|apoiar|si occupera|sviluppare|gestire|je (?:bent|werkt|gaat)|verantwoordelijk|melakukan|membuat|mengelola|bertanggung jawab|xay dung|thuc hien|quan ly|phat trien|trien khai|tham gia|phoi hop)\b|担当|業務|対応|開発|設計|운영|개발|관리|기획|담당|수행|负责|开发|设计|管理|维护|制定/,
  ],
];

/** Words that only their marks tell apart: "lương" is pay and "lượng" an amount, "thưởng" a bonus and "thường" often. */
const BENEFITS_BY_MARKS = /(?<!\p{L})(?:lương|thưởng)(?!\p{L})/iu;

/** What would be good and is not asked for, in a heading or in the line itself, on folded text. */
const NICE =
  /\b(?:nice[- ]to[- ]have|bonus(?: points)?|(?:big |huge |real |a )plus|preferred|preferably|desirable|(?:an? )?advantage\w*|ideally|welcome|von vorteil|wunschenswert|idealerweise|gern gesehen|gerne? auch|un atout|apprecie\w*|souhaite\w*|idealement|valorable|se valora\w*|deseable\w*|un plus|gradit\w*|preferibil\w*|desejavel|diferencial|mooi meegenomen|een pre|bij voorkeur|wenselijk|diutamakan|nilai tambah|lebih disukai|uu tien|loi the)\b|歓迎|尚可|우대|优先|優先|加分/;

/** What the words of a sentence hint at. */
export function hintsOf(text: FoldedText, segment: Segment): LineHint[] {
  const folded = text.folded.slice(segment.start, Math.min(segment.end, segment.start + 400));
  const cased = text.cased.slice(segment.start, segment.start + folded.length);
  return [
    ...BY_WORDS.filter(
      ([kind, pattern]) =>
        pattern.test(folded) || (kind === 'benefits' && BENEFITS_BY_MARKS.test(cased.normalize('NFC'))),
    ).map(([kind]) => kind),
    ...(NICE.test(folded) ? (['nice'] as const) : []),
  ];
}

/** Whether the words of a heading hint that what is under it is welcome and not asked for. */
export function isNiceHeading(folded: string): boolean {
  return NICE.test(folded);
}
