import { PITCH_FIELDS, type Span, TEXT_FIELDS, TEXT_OF_QUESTION, type TextField } from './fields.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import { startsWith } from './named-person.ts';
import { allMatches, countMatches, firstMatch, matches } from './patterns.ts';
import type { Reading } from './reading.ts';
import { clausesOf, type Sentence, wordCount } from './segments.ts';
import { isFiller } from './sentence-kinds.ts';
import { hasNumber } from './spoken-number.ts';

/** What the conversation asks, so that a text said out of turn is told from one that was asked for. */
export type Plan = {
  /** Turns at which a field was asked. */
  askedAt: Map<TextField, number[]>;
  /** Fields whose question was met with "I already said that". */
  saidBefore: Set<TextField>;
  /** Fields something was said of up to the sentence being read. */
  answered: Set<TextField>;
  /** Fields answered after all, under a later question. */
  resumed: Set<TextField>;
  /** Fields whose answer was put off or not known when asked, the latest last. */
  open: TextField[];
};

export function planOf(reading: Reading): Plan {
  const askedAt = new Map<TextField, number[]>();
  const saidBefore = new Set<TextField>();
  reading.turns.forEach((turn, index) => {
    if (turn.speaker !== 'interviewer') return;
    const field = TEXT_OF_QUESTION[turn.questionKey ?? ''];
    if (!field) return;
    askedAt.set(field, [...(askedAt.get(field) ?? []), index]);
    if (matches(reading.lexicon.already, turn.text)) saidBefore.add(field);
  });
  return { askedAt, saidBefore, answered: new Set(), resumed: new Set(), open: [] };
}

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
const OPEN_DOUBT = 2;

type Lead = { field: TextField; content: (Span & { text: string }) | null };

/** An announcement of another topic, and what of the sentence already belongs to it. */
export function findLead(
  sentence: Sentence,
  rest: readonly Sentence[],
  home: TextField | null,
  current: TextField | null,
  turn: number,
  plan: Plan,
  lexicon: CompiledLexicon,
): Lead | null {
  const clauses = clausesOf(sentence);
  const names = topicNames(sentence.text, lexicon);
  const resumed = resumedAnswer(sentence, clauses, names, home, plan, lexicon);
  if (resumed) return resumed;
  const lead = firstMatch(lexicon.lead, sentence.text);
  // "I'll just say it all in one go" announces nothing else
  if (lead && home === 'elevatorPitch' && names.length === 0 && matches(lexicon.meta, sentence.text)) return null;
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
    // "Let me give it in points.": the list answers the question
    if (rest[0]?.listItem && content === null) return null;
    const text = [content?.text ?? '', ...rest.map((other) => other.text)].join(' ');
    const target = announcedTarget(text, home, current, turn, plan, lexicon);
    return target === null ? null : { field: target, content };
  }
  const from = clauses.findIndex((clause) => !isFiller(clause.text, lexicon));
  const first = clauses[from];
  const headers = first
    ? names.filter(
        (name) =>
          name.field !== current &&
          expectable(name.field, turn, plan) &&
          isHeader(first.text, sentence.start + name.start - first.start, name.end - name.start, lexicon),
      )
    : [];
  const header = bestOf(headers, sentence.text, lexicon);
  const reason = names.find(
    (name) => name.field === 'whyNow' && name.field !== current && expectable('whyNow', turn, plan),
  );
  if (
    !header &&
    first &&
    reason &&
    opensStatement(first, sentence.start + reason.start, sentence.start + reason.end, lexicon)
  )
    return { field: 'whyNow', content: { start: first.start, end: sentence.end, text: sentence.text } };
  if (!first || !header) return null;
  const after = clauses[from + 1];
  if (!after && rest.length === 0) return null;
  const content = after
    ? { start: after.start, end: sentence.end, text: sentence.text.slice(after.start - sentence.start) }
    : null;
  return { field: header.field, content };
}

/** "What changed is the price of sensors": the name is the subject of the whole sentence. */
function opensStatement(
  clause: Span & { text: string },
  start: number,
  end: number,
  lexicon: CompiledLexicon,
): boolean {
  const before = clause.text
    .slice(0, Math.max(0, start - clause.start))
    .replace(lexicon.leadIn, ' ')
    .replace(lexicon.filler, ' ');
  return (
    start >= clause.start && !/\p{L}/u.test(before) && startsWith(lexicon.copula, clause.text.slice(end - clause.start))
  );
}

/** "The money side": of the topics so called, the one the sentence speaks of. */
function bestOf<T extends { field: TextField }>(
  names: readonly T[],
  text: string,
  lexicon: CompiledLexicon,
): T | undefined {
  return names.reduce<T | undefined>(
    (best, name) =>
      best === undefined || scoreOf(text, name.field, lexicon) > scoreOf(text, best.field, lexicon) ? name : best,
    undefined,
  );
}

const RESUMED_WORDS = 4;

/** "And here I have the figures from before.": the answer that was put off follows. */
function resumedAnswer(
  sentence: Sentence,
  clauses: (Span & { text: string })[],
  names: readonly { field: TextField }[],
  home: TextField | null,
  plan: Plan,
  lexicon: CompiledLexicon,
): Lead | null {
  const open = plan.open.filter((field) => field !== home);
  const last = clauses.findLastIndex(({ text }) => matches(lexicon.found, text));
  const field = names.find((name) => open.includes(name.field))?.field ?? open.at(-1);
  if (last === -1 || field === undefined) return null;
  const next = clauses[last + 1];
  const text = next ? sentence.text.slice(next.start - sentence.start) : '';
  const says = hasNumber(text, lexicon) || wordCount(text) >= RESUMED_WORDS;
  return { field, content: next && says ? { start: next.start, end: sentence.end, text } : null };
}

const CLOSING_WORDS = 9;

/** "That was the competition.": the topic just left, when it is not the one asked for. */
export function closedTopic(sentence: Sentence, home: TextField | null, lexicon: CompiledLexicon): TextField | null {
  const closing = firstMatch(lexicon.closing, sentence.text);
  if (!closing || closing.start > 12 || wordCount(sentence.text) > CLOSING_WORDS) return null;
  const name = topicNames(sentence.text, lexicon).find(({ start, end }) => {
    const behind = sentence.text.slice(end);
    return start >= closing.end && wordCount(behind) <= 2;
  });
  return name && name.field !== home ? name.field : null;
}

function topicNames(text: string, lexicon: CompiledLexicon): { field: TextField; start: number; end: number }[] {
  return TEXT_FIELDS.flatMap((field) =>
    allMatches(lexicon.topics[field].names, text).map((match) => ({
      field,
      start: match.index,
      end: match.index + match[0].length,
    })),
  )
    .filter((name) => !endsWithNear(lexicon.notYet, text.slice(0, name.start)))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

function endsWithNear(pattern: RegExp, text: string): boolean {
  const last = allMatches(pattern, text).at(-1);
  return last !== undefined && /^\s*$/u.test(text.slice(last.index + last[0].length));
}

/** The clauses after the announcement, when they say enough; before it, when it is at the end. */
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
  const behind = clause.slice(at + length);
  // "the others only sell fences" says something of them already
  const plain = wordCount(behind) <= 2 || startsWith(lexicon.copula, behind);
  return (
    /^[^\p{L}\p{N}]*$/u.test(before) &&
    (/\s\S+\s/u.test(clause.slice(at, at + length)) || !lexicon.words.spaced
      ? wordCount(behind) <= 6
      : wordCount(behind) <= 3 && plain) &&
    !hasNumber(behind, lexicon)
  );
}

const HEADER_WORDS = 4;

/** "So, money.": nothing but the name of the topic asked for. */
export function isOwnHeader({ text }: Sentence, home: TextField, lexicon: CompiledLexicon): boolean {
  const name = firstMatch(lexicon.topics[home].names, text);
  return name !== null && wordCount(text) <= HEADER_WORDS && isHeader(text, name.start, name.end - name.start, lexicon);
}

/** Never asked, asked later, not answered when asked, or met with "I said that": a text of this field may be found here. */
function expectable(field: TextField, turn: number, plan: Plan): boolean {
  const asked = plan.askedAt.get(field) ?? [];
  return asked.length === 0 || plan.saidBefore.has(field) || !plan.answered.has(field) || asked.some((at) => at > turn);
}

export function scoreOf(text: string, field: TextField, lexicon: CompiledLexicon): number {
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
export function contentShift(
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
    const volunteered =
      asked.length === 0 || plan.open.includes(field) || (plan.saidBefore.has(field) && asked.some((at) => at > turn));
    if (!volunteered || countMatches(lexicon.topics[field].strong, text) === 0) continue;
    const score = scoreOf(text, field, lexicon);
    const needed = SHIFT_SCORE[field] ?? (PITCH_FIELDS.some((pitch) => pitch === field) ? PITCH_SHIFT_SCORE : 6);
    // who had no answer when asked rarely has one in passing
    const doubt = plan.open.includes(field) ? OPEN_DOUBT : 0;
    if (score >= needed + doubt && score >= stay + 2 && score > bestScore) {
      best = field;
      bestScore = score;
    }
  }
  return best;
}

const RIVAL_SCORE = 4;

/** A sentence about a rival under another question, where the question for rivals is still to come. */
export function speaksOfRival(
  sentence: Sentence,
  current: TextField | null,
  turn: number,
  plan: Plan,
  lexicon: CompiledLexicon,
): boolean {
  if (current !== 'traction' && current !== 'marketSize' && current !== 'commercial') return false;
  if (!plan.askedAt.get('competition')?.some((at) => at > turn)) return false;
  const text = sentence.text;
  const score = scoreOf(text, 'competition', lexicon);
  return (
    score >= RIVAL_SCORE &&
    matches(lexicon.rivals, text) &&
    !matches(lexicon.self, text.slice(0, firstMatch(lexicon.rivals, text)?.start ?? 0)) &&
    score > scoreOf(text, current, lexicon)
  );
}
