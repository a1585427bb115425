import { type Competency, type Plan, type PlanDraft, type Question, same } from './plan-draft.ts';

export type Side = 'mine' | 'theirs';

/** A question that both changed, or one changed and the other took out; null where it is out. */
export type Clash = { key: string; mine: Question | null; theirs: Question | null };

export type Comparison = {
  clashes: Clash[];
  /** Questions that only one side changed, added or took out: both are kept. */
  mine: string[];
  theirs: string[];
  /** Both changed the title. */
  titles: { mine: string; theirs: string } | null;
};

const byKey = (plan: Plan): Map<string, Question> =>
  new Map(plan.questions.map((question) => [question.key, question]));

/** What became of a plan on two sides since the version that both were made from. */
export function comparePlans({ base, plan: mine }: PlanDraft, theirs: Plan): Comparison {
  const [before, own, other] = [byKey(base), byKey(mine), byKey(theirs)];
  const result: Comparison = { clashes: [], mine: [], theirs: [], titles: null };
  for (const key of new Set([...before.keys(), ...own.keys(), ...other.keys()])) {
    const [was, here, there] = [before.get(key) ?? null, own.get(key) ?? null, other.get(key) ?? null];
    const [byMe, byThem] = [!same(was, here), !same(was, there)];
    if (byMe && byThem && !same(here, there)) result.clashes.push({ key, mine: here, theirs: there });
    else if (byMe && !byThem) result.mine.push(key);
    else if (byThem && !byMe) result.theirs.push(key);
  }
  if (mine.title !== base.title && theirs.title !== base.title && mine.title !== theirs.title)
    result.titles = { mine: mine.title, theirs: theirs.title };
  return result;
}

/**
 * The draft as it goes on from the newer version: what one side changed is taken from it, of what both did the chosen
 * one. The order is that of the side that moved questions; mine where both did.
 *
 * @param chosen by key of a clash, `title` for the title; mine where nothing is chosen
 */
export function mergePlans(
  draft: PlanDraft,
  theirs: { version: number; plan: Plan },
  chosen: Readonly<Record<string, Side>> = {},
): PlanDraft {
  const { base, plan: mine } = draft;
  const compared = comparePlans(draft, theirs.plan);
  const [own, other] = [byKey(mine), byKey(theirs.plan)];
  const clashing = new Set(compared.clashes.map(({ key }) => key));
  const take = (key: string): Question | undefined => {
    if (clashing.has(key)) return (chosen[key] ?? 'mine') === 'mine' ? own.get(key) : other.get(key);
    return compared.mine.includes(key) ? own.get(key) : other.get(key);
  };
  const order = ordered(base, mine, theirs.plan);
  const questions = order.flatMap((key) => take(key) ?? []);
  const titleIsMine = compared.titles === null ? mine.title !== base.title : (chosen.title ?? 'mine') === 'mine';
  return {
    from: theirs.version,
    base: theirs.plan,
    plan: {
      title: titleIsMine ? mine.title : theirs.plan.title,
      competencies: competenciesOf(base, mine, theirs.plan),
      questions,
    },
  };
}

/** Every key of both sides: in the order of the side that moved them, those of the other behind their neighbours. */
function ordered(base: Plan, mine: Plan, theirs: Plan): string[] {
  const keys = (plan: Plan): string[] => plan.questions.map(({ key }) => key);
  const common = keys(base).filter((key) => keys(mine).includes(key));
  const iMoved = !same(
    common,
    keys(mine).filter((key) => common.includes(key)),
  );
  const [first, second] = iMoved ? [keys(mine), keys(theirs)] : [keys(theirs), keys(mine)];
  const result = [...first];
  second.forEach((key, at) => {
    if (result.includes(key)) return;
    const neighbour = second.slice(0, at).findLast((one) => result.includes(one));
    result.splice(neighbour === undefined ? 0 : result.indexOf(neighbour) + 1, 0, key);
  });
  return result;
}

/** Those of both; a name that only the other side changed is theirs. */
function competenciesOf(base: Plan, mine: Plan, theirs: Plan): Competency[] {
  const named = (plan: Plan, key: string) => plan.competencies.find((one) => one.key === key);
  const keys = new Set([...theirs.competencies, ...mine.competencies].map(({ key }) => key));
  return [...keys].flatMap((key) => {
    const [was, here, there] = [named(base, key), named(mine, key), named(theirs, key)];
    return (here !== undefined && (there === undefined || !same(was, here)) ? here : there) ?? [];
  });
}
