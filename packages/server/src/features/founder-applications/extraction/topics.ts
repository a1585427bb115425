import {
  type Draft,
  type NoAnswer,
  type Piece,
  QUESTION_KEYS,
  type Span,
  TEXT_OF_QUESTION,
  type TextField,
} from './fields.ts';
import { withCorrectedFigures } from './figure-corrections.ts';
import { withChangeOutside } from './outside-change.ts';
import { countMatches, matches } from './patterns.ts';
import type { Reading } from './reading.ts';
import { withoutHypotheses, withoutRetracted, withSaidEarlier } from './second-thoughts.ts';
import type { Sentence } from './segments.ts';
import {
  carriesContent,
  evades,
  givesContact,
  isDigression,
  isEvasive,
  isFiller,
  isListLeadIn,
  isMeta,
  isNoAnswer,
  isOnlyPutOff,
  isPutOff,
  isUnknown,
  refusalAt,
} from './sentence-kinds.ts';
import {
  closedTopic,
  contentShift,
  findLead,
  isOwnHeader,
  type Plan,
  planOf,
  scoreOf,
  speaksOfRival,
} from './topic-changes.ts';

/** The texts of the application: every sentence goes to the field it speaks of, which need not be the one asked for. */
export function readTexts(reading: Reading): { pieces: Piece[]; noAnswers: NoAnswer[] } {
  const plan = planOf(reading);
  const drafts: Draft[] = [];
  const noAnswers: NoAnswer[] = [];
  reading.sentences.forEach((sentences, turn) => {
    if (sentences.length === 0) return;
    const made = readTurn(reading, plan, turn, sentences);
    drafts.push(...made);
    const key = reading.asked[turn];
    const home = TEXT_OF_QUESTION[key ?? ''];
    const unanswered =
      home !== undefined &&
      !made.some((draft) => draft.field === home && !draft.unknown) &&
      (sentences.some((sentence) => isUnknown(sentence, home, reading.lexicon)) ||
        refusalAt(sentences, home, reading.lexicon) !== -1 ||
        isNoAnswer(sentences, home, reading.lexicon));
    if (key && unanswered) noAnswers.push({ questionKey: key, turn });
    const putOff = sentences.some((sentence) => isPutOff(sentence, reading.lexicon));
    noteAnswers(plan, made, home, unanswered || putOff);
  });
  const standing = withCorrectedFigures(withoutRetracted(withoutRemarks(drafts, plan, reading), reading), reading);
  const settled = withChangeOutside(withSaidEarlier(withoutHypotheses(standing, reading), reading), reading);
  // an admission of not knowing belongs to an answer only next to something known
  const known = settled.filter(
    (draft, index) =>
      !draft.unknown ||
      settled
        .slice(0, index)
        .some((other) => !other.unknown && other.field === draft.field && other.turn === draft.turn),
  );
  return { pieces: merged(known, reading), noAnswers };
}

/** Keeps account of what was answered and what is still open; an answer put off opens its question again. */
function noteAnswers(plan: Plan, made: readonly Draft[], home: TextField | undefined, open: boolean): void {
  for (const { field, unknown } of made) {
    if (unknown) continue;
    plan.answered.add(field);
    if (field !== home && plan.open.includes(field)) plan.resumed.add(field);
    plan.open = plan.open.filter((open) => open !== field);
  }
  if (home === undefined || !open || plan.open.includes(home)) return;
  if (!made.some(({ field, unknown }) => field === home && !unknown)) plan.open.push(home);
}

/** What was said next to an answer that was put off and given later is no part of it. */
function withoutRemarks(drafts: readonly Draft[], plan: Plan, { asked, texts, lexicon }: Reading): Draft[] {
  return drafts.filter(
    ({ field, turn, start, end }) =>
      !plan.resumed.has(field) ||
      TEXT_OF_QUESTION[asked[turn] ?? ''] !== field ||
      carriesContent((texts[turn] ?? '').slice(start, end), field, lexicon),
  );
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
  const refused = home === null ? -1 : refusalAt(sentences, home, lexicon);
  sentences.forEach((sentence, index) => {
    if (home !== null && index <= refused) {
      declined = true;
      drafts.push(draft(turn, home, sentence, true));
      return;
    }
    const rest = sentences.slice(index + 1);
    const closed = closedTopic(sentence, home, lexicon);
    if (closed) {
      if (closed !== current) reassign(drafts, turn, closed, reading);
      current = home;
      return;
    }
    const lead = sentence.listItem ? null : findLead(sentence, rest, home, current, turn, plan, lexicon);
    if (lead) {
      current = lead.field;
      digressing = false;
      declined = false;
      if (lead.content && !isFiller(lead.content.text, lexicon))
        drafts.push(draft(turn, lead.field, lead.content, false));
      return;
    }
    if (isFiller(sentence.text, lexicon) || (rest[0]?.listItem && isListLeadIn(sentence, lexicon))) {
      if (matches(lexicon.resume, sentence.text)) digressing = false;
      return;
    }
    if (home !== null && current === home && rest.length > 0 && isOwnHeader(sentence, home, lexicon)) {
      // "… he waved, fine. So, money.": the answer begins only here
      const begun = drafts.some(({ start, end }) =>
        carriesContent((reading.texts[turn] ?? '').slice(start, end), home, lexicon),
      );
      if (!begun) drafts.length = 0;
    }
    if (givesContact(sentence, lexicon)) return;
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
    // the first words after a question answer it, unless something else is announced
    const opens = home !== null && current === home && !drafts.some((other) => other.turn === turn);
    const shift = opens ? null : contentShift(sentence, current, turn, plan, lexicon, contactQuestion);
    if (shift) {
      current = shift;
      declined = false;
    }
    if (!shift && !opens && speaksOfRival(sentence, current, turn, plan, lexicon)) {
      drafts.push(draft(turn, 'competition', sentence, false));
      return;
    }
    if (!shift && isMeta(sentence, lexicon)) return;
    if (current === null) return;
    if (declined && (!carriesContent(sentence.text, current, lexicon) || evades(sentence, current, lexicon))) return;
    drafts.push(draft(turn, current, sentence, false));
  });
  if (home !== null && isOnlyPutOff(sentences, home, lexicon)) {
    for (const made of drafts) made.unknown ||= made.field === home;
  }
  if (home !== null && isNoAnswer(sentences, home, lexicon)) {
    const nothing = isEvasive(sentences, home, lexicon);
    for (const made of drafts) made.unknown ||= nothing || made.field === home;
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

/** "That was the competition.": what was said just before belongs there, as far back as it speaks of it. */
function reassign(drafts: Draft[], turn: number, field: TextField, { texts, lexicon }: Reading): void {
  for (let index = drafts.length - 1; index >= 0; index--) {
    const said = drafts[index];
    if (!said || said.turn !== turn) return;
    const text = (texts[turn] ?? '').slice(said.start, said.end);
    if (index < drafts.length - 1 && scoreOf(text, field, lexicon) <= scoreOf(text, said.field, lexicon)) return;
    said.field = field;
  }
}

function draft(turn: number, field: TextField, span: Span, unknown: boolean): Draft {
  return { turn, field, start: span.start, end: span.end, unknown };
}

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
