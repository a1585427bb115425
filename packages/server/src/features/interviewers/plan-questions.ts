import type { QuestionDefinition } from '@colloquy/content/schema/bank';
import type { QuestionMaker } from './bank-questions.ts';
import type { Question } from './blueprint.ts';
import {
  best,
  type Candidate,
  type Candidates,
  chooseTradeQuestions,
  competencyOf,
  FEWEST_QUESTIONS,
  isSpokenOf,
  MAX_COMPETENCIES,
  PHASES,
} from './choose-questions.ts';
import { lossOf, planLineQuestions } from './line-questions.ts';
import type { LineQuote } from './line-quotes.ts';

/** A question of a plan with the entry of the bank that it was made of. */
export type Planned = { candidate: Candidate; question: Question };

/** A question that will quote lines: nothing of it is made, so that many plans can be weighed. */
type Quoting = { candidate: Candidate; quotes: readonly LineQuote[] };

/** Questions that are asked in addition to those of a trade, at least: the start, one on conduct, one about a line. */
const OUTSIDE_TRADE = 3;
/** Of the questions of its trade a job is asked two, whatever else its description asks for. */
const LEAST_OF_TRADE = 2;
/** What one of them is worth against a line that nobody asks about: less than what is required or done, more than what is welcome. */
const WORTH_OF_TRADE = 7;
/** Lines that are spoken in a question without crowding it. */
const LINES_TO_A_QUESTION = 1.5;

/**
 * The questions for a job whose occupation is not known, in the order they are asked: an easy start, those of its trade
 * that are about its lines, one on conduct, and lines of the description in its own words, what is required first. Where
 * lines are few, more of the trade and on conduct.
 *
 * @param quotes lines that can be spoken, in the order of the description
 * @param size how many questions there are, and at most, where much is asked for
 */
export function planQuestions(
  candidates: Candidates,
  quotes: readonly LineQuote[],
  maker: QuestionMaker,
  { room: usual, most }: { room: number; most: number },
): Planned[] {
  const { conduct, trade } = candidates;
  const humane = conduct.filter(({ definition }) => definition.phase !== 'warm-up');
  const chosen: Candidate[] = [];
  const add = (...more: (Candidate | undefined)[]): boolean => {
    const there = more.filter((candidate) => candidate !== undefined);
    chosen.push(...there);
    return there.length > 0;
  };
  add(conduct.find(({ definition }) => definition.phase === 'warm-up'));
  add(best(humane, chosen, MAX_COMPETENCIES));
  const ofTrade = { room: Math.min(usual, most - 1) - OUTSIDE_TRADE, competencies: MAX_COMPETENCIES };
  const planLines = (of: readonly Candidate[]): { of: readonly Candidate[]; room: number; quoting: Quoting[] } => {
    const before = [...chosen, ...of];
    const open = openNextTo(quotes, before);
    // One more where a description asks for much that nobody has asked about.
    const isMuch = open.filter(isNeeded).length > (usual - before.length) * LINES_TO_A_QUESTION;
    const room = Math.min(most, isMuch ? usual + 1 : usual);
    return { of, room, quoting: spreadLines(candidates, open, maker, room - before.length, before) };
  };
  const plan = outsideLines(chooseTradeQuestions(trade, chosen, ofTrade), quotes, planLines);
  const { of, room } = plan;
  // Before those of the trade: what is quoted here is not read out before one of them.
  const quoting = plan.quoting.map((one) => quoted(one, maker));
  add(...byPhase(of));

  const taken = (): Candidate[] => [...chosen, ...quoting.map(({ candidate }) => candidate)];
  while (taken().length < room) {
    const [next] = chooseTradeQuestions(trade, taken(), { room: 1, competencies: MAX_COMPETENCIES });
    if (!add(next ?? best(humane, taken(), MAX_COMPETENCIES))) break;
  }
  // A thin description may leave too few; the trade's own ground fills up.
  while (taken().length < FEWEST_QUESTIONS) if (!add(best(trade, taken(), MAX_COMPETENCIES))) break;
  const planned = [...chosen.map((candidate) => ({ candidate, question: maker.make(candidate) })), ...quoting];
  return inOrder(planned, new Set(quotes.filter(isRequired).map(({ line }) => line.id)));
}

/**
 * As many questions of the trade as cost nothing required and no line that is worth more than one of them. Those that
 * nothing in the description speaks of give way first, those that are about a line of it last.
 */
function outsideLines<Plan extends { of: readonly Candidate[]; quoting: readonly Quoting[] }>(
  ofTrade: readonly Candidate[],
  quotes: readonly LineQuote[],
  planLines: (of: readonly Candidate[]) => Plan,
): Plan {
  const needed = quotes.filter(isNeeded);
  const nearness = (candidate: Candidate): number => {
    if (needed.some(({ line }) => candidate.about.includes(line.id))) return 2;
    return isSpokenOf(candidate) ? 1 : 0;
  };
  const inTurn = ofTrade.toSorted((a, b) => nearness(b) - nearness(a));
  const costOf = ({ of, quoting }: Plan): { required: number; cost: number } => {
    const asked = new Set([
      ...of.flatMap(({ about }) => about),
      ...quoting.flatMap(({ quotes }) => quotes.map(({ line }) => line.id)),
    ]);
    const lost = needed.filter(({ line }) => !asked.has(line.id));
    return { required: lost.filter(isRequired).length, cost: lossOf(lost) - WORTH_OF_TRADE * of.length };
  };
  const all = planLines(inTurn);
  let best = { plan: all, ...costOf(all) };
  for (let count = inTurn.length - 1; count >= LEAST_OF_TRADE; count--) {
    const plan = planLines(inTurn.slice(0, count));
    const { required, cost } = costOf(plan);
    if (required < best.required || (required === best.required && cost < best.cost)) best = { plan, required, cost };
  }
  return best.plan;
}

/** Questions about lines in words of the description. */
export function quotingQuestions(
  { quoting }: Pick<Candidates, 'quoting'>,
  open: readonly LineQuote[],
  maker: QuestionMaker,
  room: number,
): Planned[] {
  return spreadLines({ quoting }, open, maker, room, []).map((one) => quoted(one, maker));
}

function quoted({ candidate, quotes }: Quoting, maker: QuestionMaker): Planned {
  return { candidate, question: maker.makeOfLines(candidate, quotes) };
}

/** Which question quotes which lines, next to those chosen. */
function spreadLines(
  { quoting }: Pick<Candidates, 'quoting'>,
  open: readonly LineQuote[],
  maker: QuestionMaker,
  room: number,
  chosen: readonly Candidate[],
): Quoting[] {
  const known = new Set(chosen.map(competencyOf));
  const fitting = quoting.filter((candidate) => {
    const id = competencyOf(candidate);
    if (!known.has(id) && known.size >= MAX_COMPETENCIES) return false;
    known.add(id);
    return true;
  });
  const byDefinition = new Map<QuestionDefinition, Candidate>(
    fitting.map((candidate) => [candidate.definition, candidate]),
  );
  const takesSeveral = (definition: QuestionDefinition): boolean => {
    const bank = byDefinition.get(definition)?.bank;
    return bank !== undefined && maker.takesSeveral(bank, definition);
  };
  return planLineQuestions(open, [...byDefinition.keys()], room, takesSeveral).flatMap(({ definition, quotes }) => {
    const candidate = byDefinition.get(definition);
    return candidate === undefined ? [] : [{ candidate, quotes }];
  });
}

/** The lines that none of the questions chosen is about by what it says itself. */
function openNextTo(quotes: readonly LineQuote[], chosen: readonly Candidate[]): LineQuote[] {
  const asked = new Set(chosen.flatMap(({ about }) => about));
  return quotes.filter(({ line }) => !asked.has(line.id));
}

function isNeeded({ line }: LineQuote): boolean {
  return line.kind === 'must' || line.kind === 'duty';
}

function isRequired({ line }: Pick<LineQuote, 'line'>): boolean {
  return line.kind === 'must';
}

function byPhase(chosen: readonly Candidate[]): Candidate[] {
  return chosen.toSorted((a, b) => PHASES.indexOf(a.definition.phase) - PHASES.indexOf(b.definition.phase));
}

/**
 * Must-asks first, by phase, then the optional ones: when time runs out, only optional questions are lost. What is
 * required is a must-ask, and so is the strongest question of each competency, so that every competency can be assessed.
 */
function inOrder(planned: readonly Planned[], required: ReadonlySet<string>): Planned[] {
  const strongest = new Map<string, Planned>();
  for (const one of planned) {
    if (one.candidate.definition.optional === true) continue;
    const known = strongest.get(one.question.competency);
    if (known === undefined || one.candidate.score > known.candidate.score) strongest.set(one.question.competency, one);
  }
  const first = planned.find(({ candidate }) => candidate.definition.needs === 'duty');
  const isMustAsk = (one: Planned): boolean => {
    const { definition } = one.candidate;
    if (definition.phase === 'warm-up' || one === first || strongest.get(one.question.competency) === one) return true;
    return definition.needs !== undefined && (one.question.covers ?? []).some((id) => required.has(id));
  };
  const marked = planned.map((one) => ({ ...one, question: { ...one.question, mustAsk: isMustAsk(one) } }));
  return [true, false].flatMap((mustAsk) =>
    PHASES.flatMap((phase) =>
      inTurns(
        marked.filter(
          ({ question, candidate }) => question.mustAsk === mustAsk && candidate.definition.phase === phase,
        ),
      ),
    ),
  );
}

/** A task, something required, a question of the trade and so on: never all of one kind in a row. */
function inTurns(planned: readonly Planned[]): Planned[] {
  const kinds = [
    ...Map.groupBy(planned, ({ candidate: { bank, definition } }) => definition.needs ?? bank.definition.key).values(),
  ];
  const longest = Math.max(0, ...kinds.map((kind) => kind.length));
  return Array.from({ length: longest }, (_, turn) => kinds.flatMap((kind) => kind.slice(turn, turn + 1))).flat();
}
