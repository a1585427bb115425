import { useState } from 'react';
import { usePlanWords } from '../../hooks/plan-words.tsx';
import type { PlanTranslate } from '../../messages/plan/catalogue.ts';
import { comparePlans, mergePlans, type Side } from './merge-plans.ts';
import type { PlanDraft, PlanForm, Question } from './plan-draft.ts';

type ConflictPartProps = { published: PlanForm; draft: PlanDraft; onMerged(draft: PlanDraft): void };

/** Two changed one plan: both sides, a choice where both changed the same, and nothing lost. */
export function ConflictPart({ published, draft, onMerged }: ConflictPartProps) {
  const p = usePlanWords();
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const { clashes, mine, theirs, titles } = comparePlans(draft, published.plan);
  const choose = (key: string, side: Side) => setChosen((before) => ({ ...before, [key]: side }));
  return (
    <section className="c-part p-conflict" aria-labelledby="conflict">
      <h2 id="conflict">{p('conflictTitle', { version: published.version })}</h2>
      <p role="alert">{p('conflictText', { from: draft.from })}</p>
      {mine.length > 0 && <p className="small">{p('conflictMine', { count: mine.length })}</p>}
      {theirs.length > 0 && <p className="small">{p('conflictTheirs', { count: theirs.length })}</p>}
      {titles !== null && (
        <Choice
          legend={p('conflictPosition')}
          name="title"
          side={chosen.title ?? 'mine'}
          onSide={(side) => choose('title', side)}
          mine={titles.mine}
          theirs={titles.theirs}
        />
      )}
      {clashes.map(({ key, mine: own, theirs: other }) => (
        <Choice
          key={key}
          legend={p('conflictQuestion')}
          name={key}
          side={chosen[key] ?? 'mine'}
          onSide={(side) => choose(key, side)}
          mine={own}
          theirs={other}
        />
      ))}
      <button
        type="button"
        className="button button-primary"
        onClick={() => onMerged(mergePlans(draft, published, chosen))}
      >
        {p('goOn')}
      </button>
    </section>
  );
}

type ChoiceProps = {
  legend: string;
  name: string;
  side: Side;
  onSide(side: Side): void;
  mine: Question | string | null;
  theirs: Question | string | null;
};

function Choice({ legend, name, side, onSide, mine, theirs }: ChoiceProps) {
  const p = usePlanWords();
  return (
    <fieldset className="p-choice">
      <legend className="field-label">{legend}</legend>
      {(
        [
          ['mine', mine],
          ['theirs', theirs],
        ] as const
      ).map(([value, shown]) => (
        <label key={value} className="p-side">
          <span className="p-tick">
            <input type="radio" name={name} checked={side === value} onChange={() => onSide(value)} />
            {p(value)}
          </span>
          <Shown what={shown} other={value === 'mine' ? theirs : mine} />
        </label>
      ))}
    </fieldset>
  );
}

/** The wording, and of the rest what the other side has not, so that nobody chooses blindly. */
function Shown({ what, other }: { what: Question | string | null; other: Question | string | null }) {
  const p = usePlanWords();
  if (what === null) return <span className="quiet">{p('takenOut')}</span>;
  if (typeof what === 'string') return <span dir="auto">{what}</span>;
  const there = new Set(typeof other === 'object' && other !== null ? restOf(other, p) : []);
  return (
    <span className="p-shown" dir="auto">
      <span>{what.text}</span>
      {restOf(what, p)
        .filter((part) => !there.has(part))
        .map((part) => (
          <span key={part} className="small quiet">
            {part}
          </span>
        ))}
    </span>
  );
}

/** Everything of a question but its wording, in words. */
function restOf(question: Question, p: PlanTranslate): string[] {
  const { plain, purpose, mustAsk, minutes, points, mistakes, followUps } = question;
  const told = (parts: readonly (string | null | undefined)[]): string =>
    parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ');
  return [
    p(mustAsk ? 'alwaysAsked' : 'ifTime'),
    p('minutesCount', { count: minutes }),
    plain ?? '',
    purpose,
    ...Object.values(followUps),
    ...points.map(({ name, phrasings, followUp }) => told([name, ...phrasings, followUp])),
    ...mistakes.map(({ name, reason, phrasings }) => told([name, reason, ...phrasings])),
  ].filter((part) => part !== '');
}
