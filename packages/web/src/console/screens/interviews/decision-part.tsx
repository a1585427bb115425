import { OUTCOMES } from '@colloquy/contract/shared';
import { Loading } from '../../components/loading.tsx';
import { Problem, Refused } from '../../components/problem.tsx';
import { refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useRead } from '../../hooks/use-read.ts';
import { useWrite } from '../../hooks/use-write.ts';
import { useFairnessWords } from '../../messages/fairness.ts';

/** What the organization decided about a candidate whose interview is over, and what is on record of the notice. */
export function DecisionPart({ interview }: { interview: string }) {
  const { t, formats } = usePage();
  const { may } = useOrganization();
  const { words, fault, again } = useFairnessWords();
  const found = useRead('getDecision', { params: { id: interview } });
  const decide = useWrite('decide');
  if (found.error !== null) return <Problem error={found.error} onRetry={() => void found.refetch()} />;
  if (fault !== null) return <Problem error={fault} onRetry={again} />;
  if (found.data === undefined || words === null) return <Loading />;
  const { say } = words;
  const { decision, notice } = found.data;
  const record = (outcome: (typeof OUTCOMES)[number] | null) =>
    decide.isPending || decide.mutate({ params: { id: interview }, body: { outcome } });
  return (
    <section className="c-part" aria-labelledby="decision">
      <h2 id="decision">{say('decision')}</h2>
      <p role="status">
        {decision === null
          ? say('decisionNone')
          : say(decision.by === null ? 'decidedAt' : 'decidedBy', {
              outcome: say(decision.outcome),
              by: decision.by ?? '',
              date: formats.moment(decision.at),
            })}
      </p>
      {may('decide') ? (
        <div className="c-row">
          {OUTCOMES.filter((outcome) => outcome !== decision?.outcome).map((outcome) => (
            <button
              key={outcome}
              type="button"
              className="button"
              aria-disabled={decide.isPending}
              onClick={() => record(outcome)}
            >
              {say(outcome)}
            </button>
          ))}
          {decision !== null && (
            <button
              type="button"
              className="button button-quiet"
              aria-disabled={decide.isPending}
              onClick={() => record(null)}
            >
              {say('takeBack')}
            </button>
          )}
        </div>
      ) : (
        <Refused action="decide" />
      )}
      <p role="alert" className="c-fault">
        {refusalOf(decide.error, t)}
      </p>
      <p className="small quiet">{say('decisionHint')}</p>
      {notice !== null && (
        <p className="small quiet">
          {say(notice.how === 'room' ? 'noticeRoom' : 'noticePosting', { date: formats.moment(notice.givenAt) })}
        </p>
      )}
    </section>
  );
}
