import { useEffect } from 'react';
import { Loading } from '../../components/loading.tsx';
import { Problem, Refused } from '../../components/problem.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useRead } from '../../hooks/use-read.ts';
import { useWrite } from '../../hooks/use-write.ts';
import type { BareKey } from '../../messages/catalogue.ts';
import { STATUS_KEYS } from '../../messages/keys.ts';

type Progress = ReplyOf<'getReportProgress'>;

/** How soon it is asked for again, ms. Of an interview that is not completed its changes tell. */
const AGAIN_MS = { making: 5_000, failed: 30_000, ready: false, 'not-completed': false } as const;
/** Of these no report comes any more. */
const IS_OVER = new Set<Progress['status']>(['NO_SHOW', 'CANDIDATE_ABORTED']);

type ReportAwaitedProps = {
  interview: string;
  /** The level of its heading: alone on a page, or a part of one. */
  as: 'h1' | 'h2';
  /** Called once the report is there. */
  onReady(): void;
};

/**
 * In the place of a report that is not there: which of its reasons it is, and what can be done. It looks again by itself, on a
 * screen that reads changes of interviews.
 */
export function ReportAwaited({ interview, as: Heading, onReady }: ReportAwaitedProps) {
  const { t } = usePage();
  const progress = useRead(
    'getReportProgress',
    { params: { id: interview } },
    { againMs: (reply) => reply !== undefined && AGAIN_MS[reply.state] },
  );
  const isReady = progress.data?.state === 'ready';
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady]);
  const { data: found, error } = progress;
  if (error?.status === 404)
    return (
      <>
        <Heading>{t('reportErased')}</Heading>
        <p>{t('reportErasedText')}</p>
      </>
    );
  if (found === undefined)
    return error === null ? <Loading /> : <Problem error={error} onRetry={() => void progress.refetch()} />;
  return (
    <>
      <Heading>{t(titleOf(found))}</Heading>
      <div role="status">
        {found.state === 'making' && <Making progress={found} />}
        {found.state === 'failed' && (
          <>
            <p>{t(`reportFailed-${found.failure ?? 'lost'}`)}</p>
            <p className="quiet">{t('reportFailedKept')}</p>
          </>
        )}
        {found.state === 'not-completed' && (
          <>
            <p>{t(STATUS_KEYS[found.status])}</p>
            <p className="quiet">{t(IS_OVER.has(found.status) ? 'reportNeverText' : 'reportNotCompletedText')}</p>
          </>
        )}
        {found.state === 'ready' && <p>{t('loading')}</p>}
      </div>
      {found.state === 'failed' && <RunAgain interview={interview} />}
    </>
  );
}

function titleOf({ state, status }: Progress): BareKey {
  switch (state) {
    case 'making':
    case 'ready':
      return 'reportMaking';
    case 'failed':
      return 'reportFailed';
    case 'not-completed':
      return IS_OVER.has(status) ? 'reportNever' : 'reportNotCompleted';
  }
}

function Making({ progress: { waitsFor, nextTryAt } }: { progress: Progress }) {
  const { t, formats } = usePage();
  return (
    <>
      <p>{t('reportMakingText')}</p>
      {waitsFor !== null && nextTryAt !== null && (
        <p className="quiet">{t(`reportWaits-${waitsFor}`, { when: formats.fromNow(nextTryAt) })}</p>
      )}
    </>
  );
}

function RunAgain({ interview }: { interview: string }) {
  const { t } = usePage();
  const { may } = useOrganization();
  const again = useWrite('rerunReport');
  if (!may('invite')) return <Refused action="invite" />;
  return (
    <>
      <p>
        <button
          type="button"
          className="button button-primary"
          aria-disabled={again.isPending}
          onClick={() => {
            if (!again.isPending) again.mutate({ params: { id: interview }, body: {} });
          }}
        >
          {t('reportRun')}
        </button>
      </p>
      <p role="alert" className="c-fault">
        {refusalOf(again.error, t)}
      </p>
    </>
  );
}
