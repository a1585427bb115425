import type { QuestionDefinition } from '@colloquy/content/schema/bank';
import type { LineQuote } from './line-quotes.ts';

/** A question that quotes lines of the description. */
export type LineQuestion = { definition: QuestionDefinition; quotes: LineQuote[] };

/** What takes one kind of question: tasks, what is required, what is only welcome, tools that no line asks for. */
const SORTS = ['duty', 'asked', 'welcome', 'tool'] as const;
type Sort = (typeof SORTS)[number];
type Group = { sort: Sort; quotes: LineQuote[] /** Place of its first line in the description. */; at: number };

/** Words that are spoken in one question, of two lines and of three. */
const MOST_WORDS = 22;
const MOST_WORDS_OF_THREE = 12;
/** Lines beyond these have no room in any interview. */
const MOST_LINES = 24;
/** Tasks spoken together with another: two of them are harder to answer than two skills. */
const MOST_PAIRS_OF_DUTIES = 3;
/** With fewer questions even the first task may be spoken together with another. */
const ROOM_FOR_A_TASK_ALONE = 4;
/** A line that names a tool in few words is asked about by its name. */
const SHORT_LINE = 8;

const SORT: Record<LineQuote['kind'], Sort> = {
  duty: 'duty',
  skill: 'asked',
  trait: 'asked',
  attitude: 'asked',
  welcome: 'welcome',
  tool: 'tool',
};

/** What is lost when a line of a kind is asked about nowhere. */
const LOSS: Record<Sort, number> = { asked: 10, duty: 8, welcome: 3.5, tool: 1 };
/** The first task of a list is what the job is. */
const FIRST = 3;
/** What speaking one more line in a question costs, of tasks each time more. */
const JOINING: Record<Sort, number> = { asked: 1, duty: 2, welcome: 0.5, tool: 100 };
const JOINING_MORE_DUTIES = 1.5;
const PER_WORD = 0.05;
const PER_LINE_BETWEEN = 0.05;
const RELATED = 0.6;

/**
 * Spreads the lines that nobody asks about over `room` questions: what is required and what is done before what is
 * welcome, short related lines together where there are more lines than questions, no line twice.
 *
 * @param quotes in the order of the description
 * @param definitions of questions that quote something, the most worthwhile first
 * @returns in the order of the description
 */
export function planLineQuestions(
  quotes: readonly LineQuote[],
  definitions: readonly QuestionDefinition[],
  room: number,
  takesSeveral: (definition: QuestionDefinition) => boolean,
): LineQuestion[] {
  const places = placesFor(definitions);
  const pairs = Math.min(
    MOST_PAIRS_OF_DUTIES,
    definitions.filter((definition) => definition.needs === 'duty' && takesSeveral(definition)).length,
  );
  let groups = mostWorthwhile(quotes).map(
    (quote): Group => ({ sort: SORT[quote.kind], quotes: [quote], at: quote.line.start }),
  );
  // Where there is room, the first task is told from beginning to end.
  const first = room >= ROOM_FOR_A_TASK_ALONE ? groups.find(({ sort }) => sort === 'duty') : undefined;
  const isTooMany = (sort: Sort): boolean => groups.filter((group) => group.sort === sort).length > places[sort];
  while (groups.length > room || SORTS.some(isTooMany)) {
    const full = SORTS.filter(isTooMany);
    groups = withOneLess(groups, full.length > 0 ? full : SORTS, { first, pairs });
  }
  return withDefinitions(groups, definitions, takesSeveral);
}

/** What is lost where nobody asks about lines. */
export function lossOf(quotes: readonly LineQuote[]): number {
  return quotes.reduce((sum, { kind }) => sum + LOSS[SORT[kind]], 0);
}

function mostWorthwhile(quotes: readonly LineQuote[]): LineQuote[] {
  const kept = quotes
    .map((quote, index) => ({ quote, worth: LOSS[SORT[quote.kind]] - index / 10 }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_LINES);
  return quotes.filter((quote) => kept.some((one) => one.quote === quote));
}

/** How many questions there are for each sort of lines. */
function placesFor(definitions: readonly QuestionDefinition[]): Record<Sort, number> {
  const count = (...needs: QuestionDefinition['needs'][]): number =>
    definitions.filter((definition) => needs.includes(definition.needs)).length;
  return {
    duty: count('duty'),
    asked: count('requirement', 'quality'),
    welcome: count('welcome'),
    tool: count('tool'),
  };
}

/** Joins two groups, or leaves one out where that costs less. */
function withOneLess(
  groups: Group[],
  sorts: readonly Sort[],
  { first, pairs }: { first: Group | undefined; pairs: number },
): Group[] {
  const paired = groups.filter(({ sort, quotes }) => sort === 'duty' && quotes.length > 1).length;
  const of = groups.filter(({ sort }) => sorts.includes(sort));
  const top = groups.find(({ sort }) => sort === 'duty')?.quotes[0];
  const holdsFirst = ({ quotes }: Group): boolean => top !== undefined && quotes.includes(top);
  const joined = of.flatMap((one, index) =>
    of.slice(index + 1).flatMap((other) => {
      if (one.sort !== other.sort || one === first || other === first || !canJoin(one, other)) return [];
      if (one.sort === 'duty' && paired >= pairs) return [];
      const cost = costOfJoining(one, other) + (one.sort === 'duty' ? paired * JOINING_MORE_DUTIES : 0);
      return [
        {
          cost,
          left: groups.flatMap((group) => (group === one ? [join(one, other)] : group === other ? [] : [group])),
        },
      ];
    }),
  );
  // Of equal ones the last in the description is left out.
  const dropped = of.map((one) => ({
    cost: LOSS[one.sort] * one.quotes.length * (holdsFirst(one) ? FIRST : 1) - groups.indexOf(one) / 100,
    left: groups.filter((group) => group !== one),
  }));
  const [least] = [...joined, ...dropped].toSorted((a, b) => a.cost - b.cost);
  return least?.left ?? [];
}

function join(one: Group, other: Group): Group {
  return { sort: one.sort, quotes: [...one.quotes, ...other.quotes], at: one.at };
}

function canJoin(one: Group, other: Group): boolean {
  const quotes = [...one.quotes, ...other.quotes];
  const words = wordsOf(quotes);
  if (quotes.length === 2) return words <= MOST_WORDS;
  return one.sort !== 'duty' && quotes.length === 3 && words <= MOST_WORDS_OF_THREE;
}

function costOfJoining(one: Group, other: Group): number {
  const shared = one.quotes.flatMap(({ stems }) =>
    other.quotes.map((quote) => [...quote.stems].filter((stem) => stems.has(stem)).length),
  );
  return (
    JOINING[one.sort] +
    PER_WORD * wordsOf([...one.quotes, ...other.quotes]) +
    PER_LINE_BETWEEN * Math.abs(one.at - other.at) ** 0.5 -
    RELATED * Math.max(0, ...shared)
  );
}

function wordsOf(quotes: readonly LineQuote[]): number {
  return quotes.reduce((sum, { words }) => sum + words, 0);
}

/** Gives each group the first question that suits it, those first that suit few. */
function withDefinitions(
  groups: readonly Group[],
  definitions: readonly QuestionDefinition[],
  takesSeveral: (definition: QuestionDefinition) => boolean,
): LineQuestion[] {
  const free = [...definitions];
  const given = new Map<Group, QuestionDefinition>();
  const give = (group: Group): void => {
    const isAlone = group.quotes.length === 1;
    const suiting = needsOf(group)
      .map((needs) => free.filter((definition) => definition.needs === needs && (isAlone || takesSeveral(definition))))
      .find((list) => list.length > 0);
    const definition = suiting?.[0];
    if (definition === undefined) return;
    free.splice(free.indexOf(definition), 1);
    given.set(group, definition);
  };
  const [together, alone] = [
    groups.filter(({ quotes }) => quotes.length > 1),
    groups.filter(({ quotes }) => quotes.length === 1),
  ];
  // The first task has the first question on a task, whatever the others need.
  const first = alone.find(({ sort }) => sort === 'duty');
  for (const group of [...(first === undefined ? [] : [first]), ...together]) give(group);
  // What one cannot have used fits fewest questions.
  const isAttitude = ({ quotes }: Group): boolean => quotes.some(({ kind }) => kind === 'attitude');
  const others = alone.filter((group) => group !== first);
  for (const group of [...others.filter(isAttitude), ...others.filter((one) => !isAttitude(one))]) give(group);
  return groups.flatMap((group) => {
    const definition = given.get(group);
    return definition === undefined ? [] : [{ definition, quotes: group.quotes }];
  });
}

/** What a question about a group may need, the best first. */
function needsOf({ sort, quotes }: Group): QuestionDefinition['needs'][] {
  if (sort !== 'asked') return [sort];
  if (quotes.some(({ kind }) => kind === 'attitude')) return ['quality'];
  if (quotes.every(({ kind }) => kind === 'trait')) return ['quality', 'requirement'];
  const [only] = quotes;
  const byName = quotes.length === 1 && only !== undefined && only.tool !== null && only.words <= SHORT_LINE;
  return [...(byName ? (['tool'] as const) : []), 'requirement', 'quality'];
}
