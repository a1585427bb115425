import type { FoldedText } from './folded-text.ts';
import type { Segment } from './segments.ts';

/** What single words of a sentence hint at; each is one feature among others of the reader of lines. */
export type LineHint = 'requirements' | 'benefits' | 'duties' | 'nice' | 'invites';

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

/** Invites people, whoever they are, and asks nothing of them; on folded text. Whoever has something is not everyone. */
const INVITES = new RegExp(
  [
    /\b(?:everyone|everybody|anyone|anybody|all (?:[a-z]+ ){0,3}are|(?:people|applicants|candidates) (?:of|from) (?:all|any|every)\b.{0,30}|(?:applicants|candidates|people) are|you(?:'re| are)) (?:[a-z]+ ){0,2}welcome\b/,
    /\bwe (?:[a-z]+ly )?welcome (?:everyone|everybody|anyone|all\b|(?:applications|applicants|candidates|people) (?:of|from) (?:all|any|every))/,
    /\b(?:alle|jede[rn]?|alle (?:menschen|bewerber\w*|bewerbungen)|menschen (?:jede|aller|unabhangig)\w*.{0,30}|bewerbungen von (?:frauen|allen|menschen)\b.{0,30}|du bist|sie sind) .{0,30}(?:willkommen|gerne? gesehen|erwunscht)\b/,
    /\b(?:sind|ist) (?:alle|jede[rn]?) (?:\w+ )?willkommen|freuen uns (?:uber|auf) (?:alle|jede|deine|ihre|eure) bewerbung/,
    /\b(?:tout le monde|chacune?|toutes les (?:candidatures|personnes)|tous les (?:profils|candidats)) .{0,24}(?:bienvenu|apprecie|etudie)|bienvenue (?:a|aux) tou/,
    /\b(?:todo el mundo|tod[oa]s|tod[oa]s l[oa]s (?:personas|candidat\w+)|cualquier persona) (?:es|son|sera|seran|sois) bienvenid|valora[nr]? todas las candidaturas|bienvenid[oa]s tod/,
    /\b(?:tutti|tutte(?: le persone)?|ogni persona|chiunque) .{0,12}benvenut|gradite (?:le )?candidature di tutt/,
    /\b(?:tod[oa]s(?: as pessoas| os candidatos)?|qualquer pessoa) .{0,8}bem-vind/,
    /\b(?:iedereen|alle (?:sollicitanten|kandidaten|mensen)) .{0,16}welkom\b/,
    /\b(?:semua (?:orang|pelamar|kandidat)|siapa ?(?:pun|saja)) .{0,16}(?:dipersilakan|diterima)|terbuka (?:untuk|bagi) semua\b/,
    /\bchao don (?:tat ca|moi)|\bmoi (?:ung vien|nguoi) .{0,16}chao don/,
    // These put the condition in front.
    /(?<!(?:経験|資格|スキル|免許|경력|경험|자격|면허)[^。.]{0,12})(?:(?:どなたでも|誰でも|どんな方でも|皆(?:さま|様|さん)|すべての(?:方|人)).{0,8}歓迎|(?:누구나|누구든지|모든 (?:분|지원자)).{0,6}환영|[欢歡]迎(?:所有|各界|任何|每一位|广大))/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** What follows an invitation and makes it one for those who have something, on folded text. */
const IF_THEY_HAVE =
  /^\p{L}*[,;:]? (?:[a-z]+ ){0,2}(?:if|with|who|whose|provided|as long|when|wenn|mit|falls|sofern|die|der|wer|si|avec|qui|a condition|dont|con|que|cuando|siempre que|se|che|com|desde que|als|met|indien|mits|jika|bila|dengan|yang|apabila|neu|voi|co)(?!\p{L})/u;
/** Whether everybody is invited, not those alone who have what follows. */
function isInvitation(folded: string): boolean {
  return [...folded.matchAll(INVITES)].some(
    ({ 0: found, index }) => !IF_THEY_HAVE.test(folded.slice(index + found.length)),
  );
}

/** Who reads a description and who wrote it, on folded text; endings of verbs say the same where pronouns are left out. */
const READER =
  /\b(?:you|your|yours|you'(?:ll|d|re|ve)|du|dich|dir|dein\w*|sie|ihnen|ihre?[mnrs]?|ihr|euch|eure?\w*|vous|votre|vos|tu|te|toi|ton|tes|usted|tus?|os|vosotros|voce|seus?|suas?|voi|vostr\w+|tuo|tua|tuoi|je|jij|jou|jouw|kamu|anda|ban|em)\b/;
const WRITER =
  /\b(?:we|we'(?:ll|d|re|ve)|our|ours|us|wir|uns|unser\w*|nous|notre|nos|nosotr\w+|nuestr\w+|nos|nossos?|nossas?|noi|nostr\w+|ons|onze|wij|kami|chung toi)\b/;

/** Whom a sentence speaks of: the reader, whoever wrote it, both, or neither. */
export function sidesOf(folded: string): 'reader' | 'writer' | 'both' | 'neither' {
  const [reader, writer] = [READER.test(folded), WRITER.test(folded)];
  if (reader) return writer ? 'both' : 'reader';
  return writer ? 'writer' : 'neither';
}

/** A bracket that more of the sentence follows: what it says holds for the words in front of it, not for the whole. */
const ASIDE = /\([^()\n]{1,60}\)(?=\s?[,;]|\s(?:and|or|und|oder|et|ou|y|o|e|en|of)\s)/g;

/** The last word of a heading that the lines below go on from, on folded text. */
export const WAITS =
  /\b(?:if|to|you|you'(?:ll|re|ve)|will|have|who|that|wenn|du|sie|wer|der|die|si|vous|que|quien|se|che|je|u|als|wie)(?:\s?(?:\.\.\.|…|-|–|—))?$/;

/** Who is spoken to or speaks, and before the colon a word that waits for what is behind it; on folded text. */
export const LEADS_IN =
  /^(?:[-–—*•·]\s*)?(?=[^:\n]{0,60}\b(?:you|we|i|du|sie|ihr|wir|uns|dir|ihnen|vous|nous|tu|te|buscamos|usted|pedimos|voi|noi|cerchiamo|voce|je|u|wij)\b)[^:.;\n]{0,60}?\b(?:have|need|bring|be|get|do|to|will|you|you'll|us|from you|of you|expect|want|ask|offer|dir|ihnen|mit|du|sie|hast|haben|bist|sind|brauchst|brauchen|erwarten|suchen|wunschen|ayez|avez|etes|soyez|vous|cherchons|attendons|recevrez|tengas|seas|buscamos|pedimos|ofrecemos|abbia|sia|cerchiamo|tenha|seja|hebt|bent|vragen)\s?[:：]\s*/;

/** The first of several things with semicolons between them; what the others say holds for each of them alone. */
function firstOfList(folded: string): string {
  const items = folded.split(/;\s/);
  return items.length > 2 ? (items[0] ?? folded) : folded;
}

/** What the words of a sentence hint at. */
export function hintsOf(text: FoldedText, segment: Segment): LineHint[] {
  const folded = text.folded.slice(segment.start, Math.min(segment.end, segment.start + 400));
  const cased = text.cased.slice(segment.start, segment.start + folded.length);
  return [
    ...BY_WORDS.filter(
      ([kind, pattern]) =>
        pattern.test(folded) || (kind === 'benefits' && BENEFITS_BY_MARKS.test(cased.normalize('NFC'))),
    ).map(([kind]) => kind),
    ...(isInvitation(folded)
      ? (['invites'] as const)
      : NICE.test(firstOfList(folded).replace(ASIDE, ''))
        ? (['nice'] as const)
        : []),
  ];
}

/** Whether the words of a heading hint that what is under it is welcome and not asked for. */
export function isNiceHeading(folded: string): boolean {
  return NICE.test(folded);
}
