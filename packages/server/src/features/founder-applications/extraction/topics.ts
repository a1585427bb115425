import {
  type NoAnswer,
  PITCH_FIELDS,
  QUESTION_KEYS,
  type Span,
  TEXT_FIELDS,
  TEXT_OF_QUESTION,
  type TextField,
} from './fields.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import { countMatches, firstMatch, matches } from './patterns.ts';
import type { Reading } from './reading.ts';
import { clausesOf, type Sentence, wordCount } from './segments.ts';
import { hasNumber } from './spoken-number.ts';

export type Piece = Span & { turn: number; field: TextField };

type Draft = Piece & { unknown: boolean };

/** What the conversation asks, so that a text said out of turn is told from one that was asked for. */
type Plan = {
  /** Turns at which a field was asked. */
  askedAt: Map<TextField, number[]>;
  /** Fields whose question was met with "I already said that". */
  saidBefore: Set<TextField>;
  /** Fields something was said of up to the sentence being read. */
  answered: Set<TextField>;
};

/** Evidence a text needs to leave the question it was asked under, without an announcement. */
const SHIFT_SCORE: Partial<Record<TextField, number>> = {
  fundraisingStatus: 6,
  capTable: 6,
  availability: 7,
  whyProgram: 7,
  elevatorPitch: 99,
  problem: 6,
  solution: 6,
};
const PITCH_SHIFT_SCORE = 4;

/** The texts of the application: every sentence goes to the field it speaks of, which need not be the one asked for. */
export function readTexts(reading: Reading): { pieces: Piece[]; noAnswers: NoAnswer[] } {
  const plan = planOf(reading);
  const drafts: Draft[] = [];
  const noAnswers: NoAnswer[] = [];
  reading.sentences.forEach((sentences, turn) => {
    if (sentences.length === 0) return;
    const made = readTurn(reading, plan, turn, sentences);
    drafts.push(...made);
    for (const draft of made) if (!draft.unknown) plan.answered.add(draft.field);
    const key = reading.asked[turn];
    const home = TEXT_OF_QUESTION[key ?? ''];
    if (
      key &&
      home &&
      !made.some((draft) => draft.field === home && !draft.unknown) &&
      (sentences.some((sentence) => isUnknown(sentence, home, reading.lexicon)) ||
        isNoAnswer(sentences, home, reading.lexicon))
    ) {
      noAnswers.push({ questionKey: key, turn });
    }
  });
  // an admission of not knowing belongs to an answer only beside something known
  const known = drafts.filter(
    (draft, index) =>
      !draft.unknown ||
      drafts
        .slice(0, index)
        .some((other) => !other.unknown && other.field === draft.field && other.turn === draft.turn),
  );
  return { pieces: merged(known, reading), noAnswers };
}

function planOf(reading: Reading): Plan {
  const askedAt = new Map<TextField, number[]>();
  const saidBefore = new Set<TextField>();
  reading.turns.forEach((turn, index) => {
    if (turn.speaker !== 'interviewer') return;
    const field = TEXT_OF_QUESTION[turn.questionKey ?? ''];
    if (!field) return;
    askedAt.set(field, [...(askedAt.get(field) ?? []), index]);
    if (matches(reading.lexicon.already, turn.text)) saidBefore.add(field);
  });
  return { askedAt, saidBefore, answered: new Set() };
}

function readTurn(reading: Reading, plan: Plan, turn: number, sentences: readonly Sentence[]): Draft[] {
  const { lexicon } = reading;
  const asked = reading.asked[turn] ?? '';
  const home = TEXT_OF_QUESTION[asked] ?? null;
  const contactQuestion = home === null && QUESTION_KEYS.some((key) => key === asked);
  const drafts: Draft[] = [];
  let current: TextField | null = home;
  let digressing = false;
  let declined = false;
  const skipped: Sentence[] = [];
  sentences.forEach((sentence, index) => {
    const rest = sentences.slice(index + 1);
    const lead = sentence.listItem ? null : findLead(sentence, rest, home, current, turn, plan, lexicon);
    if (lead) {
      current = lead.field;
      digressing = false;
      declined = false;
      if (lead.content && !isFiller(lead.content.text, lexicon))
        drafts.push(draft(turn, lead.field, lead.content, false));
      return;
    }
    if (
      isFiller(sentence.text, lexicon) ||
      (rest[0]?.listItem && !sentence.listItem && (/[:：]$/u.test(sentence.text) || wordCount(sentence.text) <= 5))
    ) {
      if (matches(lexicon.resume, sentence.text)) digressing = false;
      return;
    }
    if (isDigression(sentence, digressing, current, lexicon)) {
      digressing = true;
      skipped.push(sentence);
      return;
    }
    digressing = false;
    if (current !== null && isUnknown(sentence, current, lexicon)) {
      declined ||= !drafts.some((other) => other.field === current && other.turn === turn);
      drafts.push(draft(turn, current, sentence, true));
      return;
    }
    const shift = contentShift(sentence, current, turn, plan, lexicon, contactQuestion);
    if (shift) {
      current = shift;
      declined = false;
    }
    if (!shift && isMeta(sentence, lexicon)) return;
    if (current === null) return;
    if (declined && !carriesContent(sentence.text, current, lexicon)) return;
    drafts.push(draft(turn, current, sentence, false));
  });
  if (home !== null && isNoAnswer(sentences, home, lexicon)) {
    for (const made of drafts) made.unknown ||= made.field === home;
  }
  // an answer that is nothing but a story may still be the answer
  if (home !== null && drafts.length === 0 && skipped.length > 0) {
    for (const sentence of skipped) {
      if (!matches(lexicon.digression, sentence.text) && countMatches(lexicon.topics[home].strong, sentence.text) > 0)
        drafts.push(draft(turn, home, sentence, false));
    }
  }
  return drafts;
}

function draft(turn: number, field: TextField, span: Span, unknown: boolean): Draft {
  return { turn, field, start: span.start, end: span.end, unknown };
}

// ---- what a sentence is ----

/** Nothing but pleasantries, hesitation and assent. */
function isFiller(text: string, lexicon: CompiledLexicon): boolean {
  const rest = text
    .replace(lexicon.filler, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return rest === '';
}

function isUnknown(sentence: Sentence, field: TextField, lexicon: CompiledLexicon): boolean {
  const text = sentence.text;
  if (!matches(lexicon.unknown, text)) return false;
  // "I don't know exactly, but about thirty million"
  return (
    !(
      hasNumber(text.replace(lexicon.unknown, ' '), lexicon) &&
      countMatches(lexicon.topics[field].weak, text) + countMatches(lexicon.topics[field].strong, text) > 0
    ) && wordCount(text) <= 22
  );
}

/** About the conversation: "I said that already". What such a sentence adds besides counts as said. */
function isMeta(sentence: Sentence, lexicon: CompiledLexicon): boolean {
  if (!matches(lexicon.meta, sentence.text) || hasNumber(sentence.text, lexicon)) return false;
  const besides = clausesOf(sentence).filter((clause) => !matches(lexicon.meta, clause.text));
  return wordCount(sentence.text) <= 12 && besides.reduce((sum, clause) => sum + wordCount(clause.text), 0) < 4;
}

/** Fields a short answer without a figure or a word of the matter does not fill when it denies or puts off. */
const NEEDS_SUBSTANCE: readonly TextField[] = ['marketSize', 'whyNow', 'commercial', 'capTable', 'availability'];
const SHORT_ANSWER_WORDS = 16;

/** The whole answer says that there is none: denies, asks back or admits not knowing, and nothing of the matter. */
function isNoAnswer(sentences: readonly Sentence[], field: TextField, lexicon: CompiledLexicon): boolean {
  if (!NEEDS_SUBSTANCE.includes(field)) return false;
  const text = sentences.map((sentence) => sentence.text).join(' ');
  if (
    wordCount(text) > SHORT_ANSWER_WORDS ||
    hasNumber(text, lexicon) ||
    countMatches(lexicon.topics[field].strong, text) > 0
  )
    return false;
  const topical = countMatches(lexicon.topics[field].weak, text);
  return (
    (matches(lexicon.negation, text) && topical === 0) ||
    sentences.every(
      (sentence) =>
        /[?？]$/u.test(sentence.text) || isFiller(sentence.text, lexicon) || isUnknown(sentence, field, lexicon),
    )
  );
}

function carriesContent(text: string, field: TextField, lexicon: CompiledLexicon): boolean {
  const { strong, weak } = lexicon.topics[field];
  return (
    countMatches(strong, text) > 0 ||
    (hasNumber(text, lexicon) && countMatches(weak, text) > 0) ||
    (wordCount(text) > 12 && countMatches(weak, text) > 1)
  );
}

/** Something that happens in the room, or a story of private people who have views on the question. */
function isDigression(
  sentence: Sentence,
  digressing: boolean,
  field: TextField | null,
  lexicon: CompiledLexicon,
): boolean {
  const text = sentence.text;
  const topical = field !== null && countMatches(lexicon.topics[field].strong, text) > 0;
  const people = matches(lexicon.privatePeople, text);
  if (matches(lexicon.digression, text)) return true;
  if (people && matches(lexicon.talk, text) && !topical) return true;
  if (!digressing || topical) return false;
  const resumed = firstMatch(lexicon.resume, text);
  if (resumed && resumed.start === 0) return false;
  return people || matches(lexicon.third, text);
}

// ---- changes of topic ----

type Lead = { field: TextField; content: (Span & { text: string }) | null };

/** An announcement of another topic, and what of the sentence already belongs to it. */
function findLead(
  sentence: Sentence,
  rest: readonly Sentence[],
  home: TextField | null,
  current: TextField | null,
  turn: number,
  plan: Plan,
  lexicon: CompiledLexicon,
): Lead | null {
  const clauses = clausesOf(sentence);
  const lead = firstMatch(lexicon.lead, sentence.text);
  const names = topicNames(sentence.text, lexicon);
  if (lead) {
    const near = names.find(
      (name) =>
        (name.end <= lead.start || name.start >= lead.end) &&
        (Math.abs(name.start - lead.end) <= 48 || Math.abs(lead.start - name.end) <= 48),
    );
    const content = contentAfter(sentence, clauses, lexicon, near ?? null);
    if (near) {
      // naming the question just asked is no change, unless the talk had moved on
      if (near.field === current) return null;
      return { field: near.field, content };
    }
    const text = [content?.text ?? '', ...rest.map((other) => other.text)].join(' ');
    const target = announcedTarget(text, home, current, turn, plan, lexicon);
    return target === null ? null : { field: target, content };
  }
  const from = clauses.findIndex((clause) => !isFiller(clause.text, lexicon));
  const first = clauses[from];
  const header = first
    ? names.find(
        (name) =>
          name.field !== current &&
          isHeader(first.text, sentence.start + name.start - first.start, name.end - name.start, lexicon),
      )
    : undefined;
  if (!first || !header || !expectable(header.field, turn, plan)) return null;
  const after = clauses[from + 1];
  if (!after && rest.length === 0) return null;
  const content = after
    ? { start: after.start, end: sentence.end, text: sentence.text.slice(after.start - sentence.start) }
    : null;
  return { field: header.field, content };
}

function topicNames(text: string, lexicon: CompiledLexicon): { field: TextField; start: number; end: number }[] {
  return TEXT_FIELDS.flatMap((field) =>
    [...text.matchAll(lexicon.topics[field].names)].map((match) => ({
      field,
      start: match.index,
      end: match.index + match[0].length,
    })),
  )
    .filter((name) => !endsWithNear(lexicon.notYet, text.slice(0, name.start)))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

function endsWithNear(pattern: RegExp, text: string): boolean {
  const last = [...text.matchAll(pattern)].at(-1);
  return last !== undefined && /^\s*$/u.test(text.slice(last.index + last[0].length));
}

/** The clauses after the announcement, when they say enough; before it, when it stands at the end. */
function contentAfter(
  sentence: Sentence,
  clauses: (Span & { text: string })[],
  lexicon: CompiledLexicon,
  name: Span | null,
): (Span & { text: string }) | null {
  const cut = (start: number) => ({ start, end: sentence.end, text: sentence.text.slice(start - sentence.start) });
  let last = -1;
  clauses.forEach((clause, index) => {
    const named =
      name !== null && clause.start <= sentence.start + name.start && sentence.start + name.start < clause.end;
    const says = name !== null && named && wordCount(clause.text.slice(sentence.start + name.end - clause.start)) >= 4;
    if (matches(lexicon.lead, clause.text) || (named && !says)) last = index;
  });
  const next = clauses[last + 1];
  if (next && wordCount(cut(next.start).text) >= 4) {
    // "the problem, I should say, is that …": without its subject the rest says nothing
    const subject =
      firstMatch(lexicon.copula, next.text)?.start === 0
        ? clauses.find((clause) => name !== null && sentence.start + name.start < clause.end)
        : undefined;
    return cut(subject?.start ?? next.start);
  }
  const clause = clauses[last];
  if (!clause || /[?？]$/u.test(sentence.text)) return null;
  const lead = [...clause.text.matchAll(lexicon.lead)].at(-1);
  const leadEnd = lead ? lead.index + lead[0].length : 0;
  const nameEnd = name ? sentence.start + name.end - clause.start : 0;
  const inClause = clause.text.slice(Math.max(leadEnd, nameEnd));
  if (wordCount(inClause) >= 5)
    return cut(
      name && leadEnd <= nameEnd
        ? clause.start
        : clause.start + leadEnd + (/^\s*/u.exec(clause.text.slice(leadEnd))?.[0].length ?? 0),
    );
  const before = sentence.text.slice(0, clause.start - sentence.start).replace(/[\s,;:、]+$/u, '');
  return wordCount(before) >= 6 ? { start: sentence.start, end: sentence.end, text: sentence.text } : null;
}

/** A clause that is only the topic's name: "and the price", "the solution is simple". */
function isHeader(clause: string, at: number, length: number, lexicon: CompiledLexicon): boolean {
  if (at < 0 || at + length > clause.length) return false;
  const before = clause
    .slice(0, at)
    .replace(lexicon.leadIn, ' ')
    .replace(lexicon.filler, ' ')
    .replace(lexicon.articles, ' ');
  return (
    /^[^\p{L}\p{N}]*$/u.test(before) &&
    wordCount(clause.slice(at + length)) <=
      (/\s\S+\s/u.test(clause.slice(at, at + length)) || !lexicon.words.spaced ? 6 : 3) &&
    !hasNumber(clause.slice(at + length), lexicon)
  );
}

/** Never asked, asked later, not answered when asked, or met with "I said that": a text of this field may be found here. */
function expectable(field: TextField, turn: number, plan: Plan): boolean {
  const asked = plan.askedAt.get(field) ?? [];
  return asked.length === 0 || plan.saidBefore.has(field) || !plan.answered.has(field) || asked.some((at) => at > turn);
}

function scoreOf(text: string, field: TextField, lexicon: CompiledLexicon): number {
  const { strong, weak } = lexicon.topics[field];
  return 3 * Math.min(3, countMatches(strong, text)) + Math.min(3, countMatches(weak, text));
}

/** What an announcement without a name announces, by what follows it. */
function announcedTarget(
  text: string,
  home: TextField | null,
  current: TextField | null,
  turn: number,
  plan: Plan,
  lexicon: CompiledLexicon,
): TextField | null {
  let best: TextField | null = null;
  let bestScore = 1;
  for (const field of TEXT_FIELDS) {
    if (field === home || field === current || !expectable(field, turn, plan)) continue;
    const asked = plan.askedAt.get(field) ?? [];
    const hinted = plan.saidBefore.has(field) && asked.some((at) => at > turn) ? 3 : 0;
    const score = scoreOf(text, field, lexicon) + hinted + (asked.length === 0 ? 1 : 0);
    if (score > bestScore + (best === null ? 1 : 0)) {
      best = field;
      bestScore = score;
    }
  }
  const stay = home === null ? 0 : scoreOf(text, home, lexicon);
  return best !== null && bestScore >= stay ? best : null;
}

/** The field a sentence moves on to by its content alone; only fields that were never asked for. */
function contentShift(
  sentence: Sentence,
  current: TextField | null,
  turn: number,
  plan: Plan,
  lexicon: CompiledLexicon,
  contactQuestion: boolean,
): TextField | null {
  // answers about people hold no pitch by accident; there it takes an announcement
  if (current === null && contactQuestion) return null;
  const text = sentence.text;
  const stay = current === null ? 0 : scoreOf(text, current, lexicon);
  let best: TextField | null = null;
  let bestScore = 0;
  for (const field of TEXT_FIELDS) {
    if (field === current) continue;
    const asked = plan.askedAt.get(field) ?? [];
    const volunteered = asked.length === 0 || (plan.saidBefore.has(field) && asked.some((at) => at > turn));
    if (!volunteered || countMatches(lexicon.topics[field].strong, text) === 0) continue;
    const score = scoreOf(text, field, lexicon);
    const needed = SHIFT_SCORE[field] ?? (PITCH_FIELDS.some((pitch) => pitch === field) ? PITCH_SHIFT_SCORE : 6);
    if (score >= needed && score >= stay + 2 && score > bestScore) {
      best = field;
      bestScore = score;
    }
  }
  return best;
}

// ---- pieces ----

/** Neighbouring sentences of one field become one piece. */
function merged(drafts: readonly Draft[], reading: Reading): Piece[] {
  const pieces: Piece[] = [];
  for (const { turn, field, start, end } of drafts) {
    const last = pieces.at(-1);
    if (
      last &&
      last.turn === turn &&
      last.field === field &&
      /^\s*$/u.test((reading.turns[turn]?.text ?? '').slice(last.end, start))
    )
      last.end = end;
    else pieces.push({ turn, field, start, end });
  }
  return pieces;
}
