import type { ReactNode } from 'react';
import { Refused } from '../../components/problem.tsx';
import { usePage } from '../../hooks/page-context.ts';
import { usePlanWords } from '../../hooks/plan-words.tsx';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useWrite } from '../../hooks/use-write.ts';
import type { PlanForm } from './plan-draft.ts';
import type { DraftState } from './use-draft.ts';

type PlanStateProps = {
  published: PlanForm;
  state: DraftState;
  /** What the draft takes, as candidates are told. */
  minutes: number;
  onMoved(said: string): void;
  /** What can be done. */
  children: ReactNode;
};

/** Which version stands, what is not published of the draft, and who is on an earlier version. */
export function PlanState({ published, state, minutes, onMoved, children }: PlanStateProps) {
  const { formats } = usePage();
  const p = usePlanWords();
  const { may } = useOrganization();
  const { version, publishedAt, edited, occupation, invitations, begun } = published;
  const { questions } = state.draft.plan;
  const move = useWrite('moveInvitations', ({ moved }) => onMoved(p('moved', { count: moved })));
  const date = formats.date(publishedAt);
  return (
    <div className="p-state">
      <p>
        {p(edited ? 'standsPublished' : 'standsMade', { version: version, date })}{' '}
        {p('together', {
          questions: p('questionsCount', { count: questions.length }),
          minutes: p('minutesCount', { count: minutes }),
        })}
      </p>
      {occupation !== null && (
        <p className="small quiet">
          {p(occupation.reviewed ? 'occupation' : 'occupationUnread', { name: occupation.name })}
        </p>
      )}
      {version > 1 && begun > 0 && <p className="small quiet">{p('begunKeep', { count: begun })}</p>}
      {invitations.onEarlierVersions > 0 && (
        <p className="c-row">
          <span>{p('openKeep', { count: invitations.onEarlierVersions })}</span>
          {may('invite') && (
            <button
              type="button"
              className="button"
              aria-disabled={move.isPending}
              onClick={() => !move.isPending && move.mutate({ params: { id: published.job.id }, body: {} })}
            >
              {p('move', { count: invitations.onEarlierVersions })}
            </button>
          )}
        </p>
      )}
      {state.changed && (
        <p>
          <strong>{p('draftChanged')}</strong>{' '}
          <span className="small quiet">
            {state.unkept
              ? p('draftNotKept')
              : state.keptAt !== null && p('draftKept', { time: formats.moment(state.keptAt) })}
          </span>
        </p>
      )}
      {state.resumed !== null && (
        <p className="small quiet" role="status">
          {p('draftResumed', { time: formats.moment(state.resumed) })}
        </p>
      )}
      {!may('invite') && <Refused action="invite" />}
      {children}
    </div>
  );
}
