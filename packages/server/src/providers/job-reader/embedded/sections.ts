import type { FoldedText } from './folded-text.ts';
import type { Line } from './segments.ts';

export type SectionKind =
  | 'location'
  | 'duties'
  | 'requirements'
  | 'benefits'
  | 'about'
  | 'process'
  | 'conditions'
  | 'other';

/** What stands over each part of an advert, on folded text. The first that matches wins. */
const HEADINGS: readonly (readonly [SectionKind, RegExp])[] = [
  // German says who does what in whole sentences: "Das bringen Sie mit", "Das bieten wir Ihnen", "Was Sie bei uns erwartet".
  [
    'benefits',
    /\b(?:(?:das|was) (?:bekommst du|bekommen sie|erhaltst du|erhalten sie)|was (?:du bekommst|sie bekommen|du erhaltst|sie erhalten)|darauf (?:kannst du|konnen sie|durfen sie|durft ihr)|freu(?:en sie sich|e? dich) (?:schon )?auf|(?:kannst du|konnen sie|durfen sie) (?:von uns )?erwarten|(?:sie|dich|euch) bei uns erwartet|erwartet (?:sie|dich|euch) bei uns|gute grunde)\b/,
  ],
  [
    'requirements',
    /\b(?:bring(?:en sie|st du|t ihr)(?: \w+)? mit|(?:zeichnet|zeichnen) (?:sie|dich|euch) aus|(?:sie|dich|euch) auszeichnet|(?:sie|du) (?:uns )?uberzeug(?:en|st)|uberzeug(?:en sie|st du)|wunschen wir(?: uns)?|wir (?:uns )?wunschen|wen wir suchen|wir suchen|wer (?:sie sind|du bist)|erwarten wir|wir erwarten|unsere erwartungen|(?:sollten sie|solltest du)(?: \w+)? (?:mitbringen|haben|konnen))\b/,
  ],
  [
    'duties',
    /\b(?:das (?:machen|tun) sie|das tust du|was (?:sie (?:machen|tun)|du tust)|erwartet (?:sie|euch)|(?:sie|dich|euch) erwartet|ihre? (?:einsatzgebiete?|herausforderung\w*|arbeitsalltag|alltag)|(?:das )?bewegen sie|(?:das )?bewegst du|(?:sie|du) bewegen)\b/,
  ],
  [
    'location',
    /^(?:job |work |office |unser |dein )?(?:based|where|place|city|locations?|ort|wo|stadt|ville|ciudad|donde|citta|dove|cidade|onde|plaats|waar|kota|thanh pho|standorte?|arbeitsort|einsatzort|dienstort|lieu(?: de travail| du poste)?|localisation|ubicacion|lugar(?: de trabajo)?|localidad|local(?: de trabalho)?|localizacao|sede(?: di lavoro)?|luogo(?: di lavoro)?|locatie|standplaats|lokasi(?: kerja)?|penempatan|dia (?:diem|chi)(?: lam viec)?|noi lam viec|勤務地|勤務先|勤務場所|就業場所|근무지역?|근무 ?(?:위치|장소)|工作地[点點]|上班地[点點])(?: (?:and|und|et|y|e) .{0,20})?$/,
  ],
  [
    'process',
    /\b(?:apply|applying|application|next steps|interview|hiring process|recruit(?:ment|ing) process|diversity|equal opportunit|bewerb\w*|kontakt|contact|postuler|candidater|candidature|processus de recrutement|inscripcion|como aplicar|postula|proceso de seleccion|processo seletivo|candidatar|como se candidatar|candidati|candidatura|sollicit\w*|interesse|cara melamar|ung tuyen|cach thuc|quy trinh)\b|応募方法|選考|전형|지원 ?방법|채용 ?절차|应聘|面试|投递|應徵方式|面試/,
  ],
  [
    'conditions',
    /\b(?:working (?:hours|conditions|model)|work (?:environment|setup|arrangement)|conditions|rahmenbedingungen|arbeitszeit\w*|modalites?|mode de travail|environnement de travail|caracteristiques|contrat|condiciones|horario|contratacao|contratacion|regime|modalita|contratto|thoi gian lam viec|jam kerja)\b|勤務時間|勤務先|勤務形態|雇用形態|근무 ?(?:시간|형태|환경|조건)|모집개요|工作时间|工作時間/,
  ],
  [
    'benefits',
    /\b(?:benefits?|perks|we offer|we provide|offer you|in it for you|why (?:join|work|us|you)|reasons to|bieten|angebot|vorteile|darauf kannst du|avantages|nous offrons|nous proposons|on (?:vous|te) (?:offre|propose)|beneficios|ofrecemos|se ofrece|ofrece|te ofrecemos|oferecemos|vantaggi|offriamo|bieden|arbeidsvoorwaarden|tunjangan|fasilitas|quyen loi|phuc loi|che do|dai ngo)\b|福利厚生|待遇|処遇|혜택|복지|복리후생|福利|我们提供|薪资|薪資/,
  ],
  [
    'requirements',
    /\b(?:requirements?|qualifications?|essentials?|desirables?|mandatory|preferred|your profile|who you are|you(?:'ll| will)? (?:bring|need|have)|what we need|we need|about you|skills?|skillset|experience|must[- ]have|nice[- ]to[- ]have|bonus(?: points)?|look(?:ing)? for|we (?:ask|want|expect)|you have|expect\w*|ideal(?:ly)?|anforderung\w*|stellenanforderungen|profil|mitbring\w*|bringst du mit|qualifikation\w*|voraussetzung\w*|kenntnisse|starken|competences?|profil recherche|prerequis|requisitos|perfil|buscamos|requiere|formacion|valor\w*|requisiti|competenze|qualifiche|esperienza|cerchiamo|vragen|profiel|functie-?eisen|persyaratan|kualifikasi|syarat|yeu cau|great fit)\b|応募資格|応募条件|必須|歓迎|求める|スキル|자격|우대|필수|任职|任職|职位要求|岗位要求|资格|技能|應徵條件|条件要求/,
  ],
  [
    'duties',
    /\b(?:responsibilit\w*|what you do|wat ga je|ga je doen|was du machst|das machst du|que haras|ce que tu feras|vous ferez|o que voce|ban se lam|apa yang|tasks?|dut(?:y|ies)|you(?:'ll| will) (?:do|be doing|work on|create|own)|day[- ]to[- ]day|your (?:role|mission|impact|job|work)|you(?:'ll| will)?$|the (?:role|job|position)|role|job description|aufgaben\w*|tatigkeit\w*|rolle|mission|missions|erwartet dich|stellenbeschreibung|jobbeschreibung|responsabilit\w*|description du poste|descriptif|poste|funciones|tareas|puesto|descripcion|atividades|atribuicoes|tarefas|descricao|mansioni|attivita|cosa farai|verantwoordelijk\w*|taken|werkzaamheden|jouw rol|functie|deskripsi|tanggung jawab|tugas|mo ta|nhiem vu|trach nhiem)\b|業務内容|仕事内容|職務|具体的には|主な業務|주요 ?업무|담당 ?업무|업무 ?내용|岗位职责|工作内容|工作職責|工作內容|职责|職責/,
  ],
  [
    'about',
    /\b(?:about|who we are|wer wir sind|our (?:company|mission|story|values|team)|company|uber uns|sind wir|unternehmen|qui sommes|a propos|presentation|contexte|entreprise|sobre|quienes somos|empresa|quem somos|chi siamo|azienda|over|wie zijn|tentang|gioi thieu|ve chung toi)\b|会社概要|当社について|企業情報|회사 ?소개|기업 ?소개|公司介绍|关于我们|公司簡介|關於/,
  ],
];

export function classifyHeading(folded: string): SectionKind {
  const heading = folded.replace(/^[\s#*>\-•■●◆【[(\p{Extended_Pictographic}]+|[\s#*:：】\])\-?!]+$/gu, '');
  return HEADINGS.find(([, pattern]) => pattern.test(heading))?.[0] ?? 'other';
}

export type Sections = {
  /** Section of each line, by line number. */
  ofLine: SectionKind[];
  /** Lines that are headings themselves. */
  headings: ReadonlySet<number>;
};

/** Finds the headings, from markup, from shape or from their words, and the section each line stands in. */
export function findSections(text: FoldedText, lines: readonly Line[], marked: ReadonlySet<number>): Sections {
  const ofLine: SectionKind[] = [];
  const headings = new Set<number>();
  let current: SectionKind = 'other';
  for (const [index, line] of lines.entries()) {
    const folded = text.folded.slice(line.start, line.end).trim();
    const source = text.offsets[line.start] ?? 0;
    const isMarked = marked.has(source) || /^#{1,6}\s/.test(folded) || /^\*\*[^*]{2,80}\*\*:?$/.test(folded);
    const isShaped =
      folded.length > 0 &&
      folded.length <= 70 &&
      (/[:：]$/.test(folded) || /^(?:【.*】|\[.*\]|■.*|[^a-z]*[?])$/.test(folded));
    const isBare = folded.length > 0 && folded.length <= 48 && !/[.,;。]$|^[-*•·]|\d{2}|[:：]./.test(folded);
    if (isMarked || isShaped || isBare) {
      const kind = classifyHeading(folded);
      if (kind !== 'other' && (isMarked || isShaped || isHeadingLike(folded, kind))) {
        current = kind;
        headings.add(index);
      } else if (isMarked) {
        current = 'other';
        headings.add(index);
      }
    }
    ofLine.push(current);
  }
  return { ofLine, headings };
}

/** German headings that are whole sentences run longer than others: "Darauf können Sie sich bei uns freuen". */
const SAID_WHOLE =
  /^(?:das|was|darauf|womit|wen|wer|so|damit|freu(?:en|e)?) (?:\w+ )?(?:sie|du|dich|ihr|euch|wir|uns)\b/;

/** A bare line is a heading only when it is little more than the heading's words. */
function isHeadingLike(folded: string, kind: SectionKind): boolean {
  const words = folded.split(/\s+/).length;
  return kind === 'location' ? words <= 5 : words <= (SAID_WHOLE.test(folded) ? 7 : 4);
}

/** From so many headings that are understood a text is in sections, and others of that shape are headings as well. */
const FEWEST_HEADINGS = 1;
const HEADING_WORDS = 5;
const ITEM = /^(?:[-–—*•·○◦▪>✓✔✅]|\d{1,2}[.)]|\(\d{1,2}\)|[a-z][.)])\s/u;

/**
 * Lines that end the section above them without saying which one begins: a short line set apart over a text ("The offer",
 * "How we work"), and a paragraph of its own behind the items of a list.
 */
export function sectionEnds(text: FoldedText, lines: readonly Line[], { ofLine, headings }: Sections): Set<number> {
  const contents = lines.map(({ start, end }) => text.folded.slice(start, end).trim());
  const ends = new Set<number>();
  if (headings.size < FEWEST_HEADINGS) return ends;
  let isListed = false;
  for (const [index, content] of contents.entries()) {
    if (headings.has(index) || ends.has(index)) isListed = false;
    if (content === '' || headings.has(index)) continue;
    const isItem = ITEM.test(content);
    const isApart = contents[index - 1] === '' && ofLine[index] === ofLine[index - 1];
    const next = contents[index + 1] ?? '';
    const isTitle =
      !isItem &&
      next !== '' &&
      (ITEM.test(next) || next.length > content.length) &&
      content.length <= 48 &&
      content.split(/\s+/).length <= (/[:：]$/.test(content) ? 2 : 1) * HEADING_WORDS &&
      !/[.,;!?。、]$|\d/.test(content);
    if (isApart && !isItem && (isTitle || isListed)) {
      ends.add(index);
      isListed = false;
    } else isListed ||= isItem;
  }
  return ends;
}
