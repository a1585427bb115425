import type { Trade } from '@colloquy/content/schema/bank';
import type { JobReading } from '../../providers/job-reader/port.ts';
import type { Bank, Banks } from './banks/index.ts';
import { isInTitle, readTopics, type TopicHit, type Unit } from './terms.ts';

/** A bank with those of its trades that the job is of. */
export type FittingBank = { bank: Bank; topics: Map<string, TopicHit>; trades: ReadonlySet<string> };

/** So many tasks and requirements have to speak of a trade's work where the title alone leaves it open. */
const UNITS_WITH_VAGUE_TITLE = 2;
const UNITS_WITHOUT_TITLE = 3;
/** Of so many tasks and requirements, two have to speak of the work of what the title only adds: "HR partner, logistics". */
const PLENTY_OF_TASKS = 6;
/** What is before it in a title is the job, what comes after it a field, a place or a kind of contract. */
const ADDED = /\s[-–—]\s|[,;:|/()（、]/u;
/** A topic's strength in a bank counts up to this many topics. */
const MOST_TOPICS = 6;

/**
 * The bank whose trade the job is of, null when that is uncertain: a title that says it, or one that many trades have
 * with tasks that say it. Questions of another trade are worse than none.
 */
export function fittingBank(written: Banks, reading: JobReading, units: Unit[]): FittingBank | null {
  const title = `${reading.title.text} ${reading.title.role}`;
  const [job = ''] = reading.title.text.split(ADDED);
  if (isOfOtherTrade(written, title)) return null;
  const tasks = new Set(units.filter((unit) => unit.kind === 'duty' || unit.kind === 'requirement'));
  const banks = written.trades.map((bank) => ({ bank, topics: readTopics(bank.definition, reading, units) }));
  const said = banks.filter(({ bank }) => tradesOf(bank, (trade) => isInTitle(trade.titles, title)).size > 0);
  const isHinted = ({ vague = [] }: Trade) => isInTitle(vague, title);
  const byTitle = choose(said.length > 0 ? said : banks, ({ bank, topics }) =>
    tradesOf(
      bank,
      (trade) =>
        isInTitle(trade.titles, job) ||
        (isInTitle(trade.titles, title) &&
          (tasks.size < PLENTY_OF_TASKS || tasksAbout(trade, topics, tasks) >= UNITS_WITH_VAGUE_TITLE)) ||
        (isHinted(trade) && tasksAbout(trade, topics, tasks) >= UNITS_WITH_VAGUE_TITLE),
    ),
  );
  if (byTitle !== null || written.trades.some((bank) => Object.values(bank.definition.trades).some(isHinted)))
    return byTitle;
  // A title that names no trade known here leaves it to the tasks, if most of them agree.
  const enough = Math.max(UNITS_WITHOUT_TITLE, tasks.size / 2);
  return choose(banks, ({ bank, topics }) => tradesOf(bank, (trade) => tasksAbout(trade, topics, tasks) >= enough));
}

/** Whether a title names a trade that is known to be none of ours. */
export function isOfOtherTrade({ otherTrades }: Pick<Banks, 'otherTrades'>, title: string): boolean {
  return isInTitle(otherTrades, title);
}

function tradesOf(bank: Bank, fits: (trade: Trade) => boolean): Set<string> {
  return new Set(Object.entries(bank.definition.trades).flatMap(([key, trade]) => (fits(trade) ? [key] : [])));
}

function tasksAbout(trade: Trade, topics: Map<string, TopicHit>, tasks: ReadonlySet<Unit>): number {
  const about = trade.topics.flatMap((topic) => topics.get(topic)?.units ?? []);
  return new Set(about.filter((unit) => tasks.has(unit))).size;
}

/** Of the banks with a trade that fits, the one the description says most about. */
function choose(
  banks: readonly { bank: Bank; topics: Map<string, TopicHit> }[],
  tradesIn: (entry: { bank: Bank; topics: Map<string, TopicHit> }) => Set<string>,
): FittingBank | null {
  const fitting = banks
    .map((entry) => ({ ...entry, trades: tradesIn(entry) }))
    .filter((entry) => entry.trades.size > 0)
    .map((entry) => ({ entry, strength: strengthOf(entry) }))
    .toSorted((left, right) => right.strength - left.strength);
  return fitting[0]?.entry ?? null;
}

function strengthOf({ bank, topics, trades }: FittingBank): number {
  const own = new Set([...trades].flatMap((key) => bank.definition.trades[key]?.topics ?? []));
  const strengths = [...topics].filter(([key]) => own.has(key)).map(([, hit]) => hit.strength);
  return strengths
    .toSorted((left, right) => right - left)
    .slice(0, MOST_TOPICS)
    .reduce((sum, strength) => sum + strength, 0);
}
