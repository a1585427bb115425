import type { JobReading, Passage } from '../port.ts';
import type { FoldedText } from './folded-text.ts';
import { readJobLines } from './job-lines.ts';
import { classifyHeading, type SectionKind, type Sections, sectionEnds } from './sections.ts';
import type { Line, Segment } from './segments.ts';
import { findTools } from './tools.ts';

type ProfileInput = {
  text: FoldedText;
  lines: readonly Line[];
  sections: Sections;
  passage(segment: Segment): Passage;
};

type Kind = 'duties' | 'requirements' | 'benefits';

/** Enough for an interviewer; a text of twenty thousand characters may hold thousands of sentences. */
const MOST = 60;
/** From so many items on a list of tasks is the whole of them. */
const FEWEST_LISTED = 3;
const SHORTEST = 10;
const SHORTEST_EASTERN = 5;

/** What a sentence without a heading is about, on folded text. The first that matches wins. */
const BY_WORDS: readonly (readonly [Kind, RegExp])[] = [
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

/** Reads out what the interviewer is built from: duties, requirements, benefits and the tools they name. */
export function readProfile(
  input: ProfileInput,
): Pick<JobReading, 'duties' | 'requirements' | 'lines' | 'benefits' | 'tools'> {
  const kept: Record<Kind, Segment[]> = { duties: [], requirements: [], benefits: [] };
  const unplaced: { segment: Segment; isItem: boolean; isOver: boolean }[] = [];
  let isListed = false;
  const ends = sectionEnds(input.text, input.lines, input.sections);
  let isOver = false;
  for (const [index, line] of input.lines.entries()) {
    isOver = ends.has(index) || (isOver && !input.sections.headings.has(index));
    if (input.sections.headings.has(index)) continue;
    let section: SectionKind = isOver ? 'about' : (input.sections.ofLine[index] ?? 'other');
    for (const segment of line.segments) {
      const { rest, heading } = cutHeading(input.text, segment);
      if (heading !== 'other') section = heading;
      if (!isSentence(input.text, rest)) continue;
      const isItem = rest.start > segment.start && heading === 'other';
      // Behind a list of tasks a sentence of its own may turn to what is asked for.
      if (section === 'duties' && isListed && !isItem && kindByWords(input.text, rest) === 'requirements')
        kept.requirements.push(rest);
      else if (section === 'duties' || section === 'requirements' || section === 'benefits') kept[section].push(rest);
      else if (section !== 'process') unplaced.push({ segment: rest, isItem: isItem && section === 'other', isOver });
      isListed = section === 'duties' && (isListed || isItem);
    }
  }
  const hasDuties = kept.duties.length > 0;
  const sorted = unplaced.map(({ segment, isItem, isOver: isBehind }) => ({
    segment,
    isItem,
    isBehind,
    kind: kindByWords(input.text, segment) ?? (isItem ? 'duties' : undefined),
  }));
  const listsDuties = sorted.filter(({ kind, isItem }) => kind === 'duties' && isItem).length >= FEWEST_LISTED;
  for (const { segment, isItem, isBehind, kind } of sorted) {
    if (kind === undefined) continue;
    // Behind the end of a section nothing is asked for, whatever its words: "paid by experience".
    if (kind === 'requirements' && isBehind) continue;
    // A section of its own speaks for itself; single sentences only fill in where there is none. The items of a list
    // under a heading of the advert's own are its tasks, and what stands around such a list is none.
    if (kind === 'duties' && listsDuties && !isItem) continue;
    if (kept[kind].length < 3 || (kind === 'duties' && isItem && !hasDuties)) kept[kind].push(segment);
  }
  const listed = (['duties', 'requirements'] as const).flatMap((kind) =>
    kept[kind]
      .toSorted((a, b) => a.start - b.start)
      .slice(0, MOST)
      .map((segment) => ({ segment, kind })),
  );
  const passages = (segments: readonly Segment[]) =>
    segments
      .toSorted((a, b) => a.start - b.start)
      .slice(0, MOST)
      .map((segment) => input.passage(segment));
  return {
    duties: passages(kept.duties),
    requirements: passages(kept.requirements),
    lines: readJobLines(input.text, input.lines, input.sections, listed, input.passage),
    benefits: passages(kept.benefits),
    tools: findTools(
      input.text,
      [...kept.requirements, ...kept.duties, ...unplaced.map(({ segment }) => segment)],
      input.passage,
    ),
  };
}

/** What the words of a sentence say that it is about. */
function kindByWords(text: FoldedText, segment: Segment): Kind | undefined {
  const folded = text.folded.slice(segment.start, Math.min(segment.end, segment.start + 400));
  const cased = text.cased.slice(segment.start, segment.start + folded.length);
  return BY_WORDS.find(
    ([kind, pattern]) =>
      pattern.test(folded) || (kind === 'benefits' && BENEFITS_BY_MARKS.test(cased.normalize('NFC'))),
  )?.[0];
}

function isSentence(text: FoldedText, segment: Segment): boolean {
  const content = text.folded.slice(segment.start, segment.end);
  const least = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(content)
    ? SHORTEST_EASTERN
    : SHORTEST;
  return content.length >= least && /\p{L}{3}|\p{Lo}{2}/u.test(content);
}

/** "Your tasks: you lead…" in the middle of a line: the heading goes, the rest stays. List marks go too. */
function cutHeading(text: FoldedText, segment: Segment): { rest: Segment; heading: SectionKind } {
  const head = text.folded.slice(segment.start, Math.min(segment.end, segment.start + 60));
  const mark = /^(?:[-–—*•·・○◦▪>✓✔✅🔹🔸👉]|\d{1,2}[.)]|\(\d{1,2}\))\s*/u.exec(head)?.[0] ?? '';
  const label = /^([^:：】\n]{3,40})[:：】]\s*/.exec(head.slice(mark.length));
  const heading = label?.[1] === undefined ? 'other' : classifyHeading(label[1]);
  const isHeading =
    heading === 'duties' || heading === 'requirements' || heading === 'benefits' || heading === 'process';
  const short = (label?.[1]?.trim().split(/\s+/).length ?? 9) <= 4;
  const start = segment.start + mark.length + (isHeading && short ? (label?.[0].length ?? 0) : 0);
  return {
    rest: { ...segment, start: Math.min(start, segment.end) },
    heading: isHeading && short && mark === '' ? heading : 'other',
  };
}
