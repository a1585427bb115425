import type { JobReading, Passage } from '../../providers/job-reader/port.ts';
import type { ApprovedFact } from './blueprint.ts';
import { mentionsProtectedTopic } from './protected-topics.ts';
import { isMachineTalk } from './quote.ts';
import { splitPassage } from './terms.ts';

const MAX_FACTS = 40;
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
  const add = (topic: ApprovedFact['topic'], passage: Passage) => {
    const text = passage.text.replace(LIST_BULLET, '').replaceAll(/\s+/g, ' ').trim();
    const known = text.toLowerCase();
    if (facts.length >= MAX_FACTS || seen.has(known) || !isTellable(text)) return;
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
  for (const passage of linesOf(reading)) if (!asksForSomething(reading, passage)) add('other', passage);
  return facts;
}

/** What the description wants of the candidate indicates nothing that a candidate asks. */
function asksForSomething({ requirements }: JobReading, { start, end }: Passage): boolean {
  return requirements.some((passage) => passage.start < end && passage.end > start);
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
  return lines.flatMap(splitPassage);
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
