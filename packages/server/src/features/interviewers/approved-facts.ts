import { wordCount } from '@colloquy/content/schema/spoken';
import type { JobReading, Passage } from '../../providers/job-reader/port.ts';
import type { ApprovedFact } from './blueprint.ts';
import { mentionsProtectedTopic } from './protected-topics.ts';
import { isMachineTalk } from './quote.ts';
import { splitPassage } from './terms.ts';

const MAX_FACTS = 80;
const MAX_CHARS = 400;
const LIST_BULLET = /^\s*(?:[-–—*•·○◦▪>✓✔]\s+|\d{1,2}[.)]\s+)/u;

/** Words of the fields in many languages; the first topic that fits a sentence takes it. */
const TOPIC_WORDS: [ApprovedFact['topic'], RegExp][] = [
  [
    'hours',
    /\b(?:hours?|full[- ]time|part[- ]time|shifts?|schedule|weekends?|flexible working|vacation|holidays?|days off|vollzeit|teilzeit|arbeitszeit\w*|stunden|schicht\w*|urlaubstag\w*|gleitzeit|jornada|horarios?|turnos?|vacaciones|temps (?:plein|partiel)|horaires?|congés|rtt|voltijd|deeltijd|uren|vakantiedagen|jam kerja|cuti|sif|waktu kerja|thời gian làm việc|ca làm|nghỉ phép|từ thứ|horário|ferie|orario)\b|勤務時間|休日|休暇|シフト|フレックス|残業|근무 ?시간|주 ?\d|휴가|연차|교대|재택/iu,
  ],
  [
    'team',
    /\b(?:team of|our team|you(?:'ll| will)? report to|colleagues|unser team|dein team|ihr team|kolleg\w*|mitarbeiter\w*|nuestro equipo|equipo de|notre équipe|l'équipe|équipe de|ons team|het team|tim kami|đội ngũ|nossa equipe|il nostro team)\b|チーム|社員数|従業員|팀|구성원|인원/iu,
  ],
  [
    'process',
    /\b(?:recruiting process|hiring process|interview process|application process|start date|starting|asap|trial day|bewerbungsprozess|probearbeit\w*|eintrittsdatum|ab sofort|befristet|unbefristet|proceso de selección|incorporación|contrato|processus de recrutement|prise de poste|cdi|cdd|sollicitatieprocedure|contract|proses rekrutmen|kontrak|quy trình tuyển dụng|phỏng vấn|hợp đồng|processo seletivo|contratto)\b|選考|雇用形態|契約|入社|채용 ?절차|전형|계약|정규직|수습/iu,
  ],
];

/**
 * What the interviewer may tell a candidate who asks: sentences of the description and nothing else. Sentences on
 * protected topics are left out, and so is anything that asks the reader to apply or to write somewhere.
 */
export function approvedFactsOf(reading: JobReading): ApprovedFact[] {
  const facts: ApprovedFact[] = [];
  const seen = new Set<string>();
  const title = reading.title.text.trim().toLowerCase();
  const add = (topic: ApprovedFact['topic'], passage: Passage) => {
    const text = passage.text.replace(LIST_BULLET, '').replaceAll(/\s+/g, ' ').trim();
    const known = text.toLowerCase();
    if (facts.length >= MAX_FACTS || seen.has(known) || known === title || !isTellable(text)) return;
    seen.add(known);
    facts.push({ topic, text });
  };
  for (const passage of reading.evidence.locations) if (passage !== null) add('location', lineOf(reading, passage));
  if (reading.evidence.workplaceType !== null) add('workplace-type', lineOf(reading, reading.evidence.workplaceType));
  for (const passage of reading.benefits.flatMap(splitPassage)) add(topicOf(passage.text) ?? 'other', passage);
  for (const passage of reading.requirements.flatMap(splitPassage)) {
    const topic = topicOf(passage.text);
    if (topic !== null && topic !== 'team') add(topic, passage);
  }
  for (const tool of reading.tools) add('tools', lineOf(reading, tool.passage));
  for (const passage of linesOf(reading)) {
    const topic = topicOf(passage.text);
    if (topic !== null) add(topic, passage);
  }
  // What is left of the employer and the work: whoever asks about it is not told that the description is silent.
  for (const passage of linesOf(reading)) add(kindOf(reading, passage), passage);
  return facts;
}

function kindOf({ requirements, duties }: JobReading, { start, end }: Passage): ApprovedFact['topic'] {
  const isIn = (passages: readonly Passage[]) => passages.some((one) => one.start < end && one.end > start);
  return isIn(requirements) ? 'requirement' : isIn(duties) ? 'duty' : 'other';
}

function topicOf(text: string): ApprovedFact['topic'] | null {
  return TOPIC_WORDS.find(([, words]) => words.test(text))?.[0] ?? null;
}

function linesOf(reading: JobReading): Passage[] {
  const lines: Passage[] = [];
  let start = 0;
  for (const text of reading.plainText.split('\n')) {
    lines.push({ text, start, end: start + text.length });
    start += text.length + 1;
  }
  const filled = lines.filter(({ text }) => text.trim() !== '');
  return filled.filter((line, at) => !isHeading(reading, line, filled[at + 1]?.text, at)).flatMap(splitPassage);
}

const MOST_OF_HEADING = 6;
const MOST_OF_TITLE = 12;

/**
 * The first line, what the reader has as a heading, and a short line before a list head what follows and tell nothing. A
 * word alone among benefits is one of them: "Parking".
 */
function isHeading({ headings, benefits }: JobReading, line: Passage, next: string | undefined, at: number): boolean {
  const count = wordCount(line.text);
  if (LIST_BULLET.test(line.text) || /[.!?。！？\d]/u.test(line.text)) return false;
  if (at === 0 && count <= MOST_OF_TITLE) return true;
  if (count > MOST_OF_HEADING) return false;
  const isIn = (passages: readonly Passage[]) =>
    passages.some(({ start, end }) => start < line.end && end > line.start);
  if (isIn(headings)) return true;
  return next !== undefined && LIST_BULLET.test(next) && !(count <= 1 && isIn(benefits));
}

/** The whole sentence that a piece of evidence is in: a city alone is no answer. */
function lineOf(reading: JobReading, passage: Passage): Passage {
  return linesOf(reading).find((line) => line.start <= passage.start && line.end >= passage.end) ?? passage;
}

function isTellable(text: string): boolean {
  if (text.length < 3 || text.length > MAX_CHARS || /[:：]$/u.test(text)) return false;
  if (/https?:|www\.|@|[<>{}]/i.test(text) || isMachineTalk(text)) return false;
  return mentionsProtectedTopic(text).length === 0;
}
