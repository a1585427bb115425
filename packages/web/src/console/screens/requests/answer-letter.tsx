import { CopyLetter } from '../../components/copy-letter.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Loading } from '../../components/loading.tsx';
import { Problem } from '../../components/problem.tsx';
import { usePage } from '../../hooks/page-context.ts';
import { useRead } from '../../hooks/use-read.ts';

/** The letter of an answer that was given, to be sent in another way. */
export function AnswerLetter({ request, onClose }: { request: string; onClose(): void }) {
  const { t } = usePage();
  const letter = useRead('getAnswerLetter', { params: { id: request } });
  return (
    <Dialog title={t('letterCopyTitle')} onClose={onClose}>
      <div className="c-form">
        {letter.isPending && <Loading />}
        {letter.error !== null && <Problem error={letter.error} onRetry={() => void letter.refetch()} />}
        {letter.data !== undefined && <CopyLetter letter={letter.data} />}
        <div className="c-row">
          <button type="button" className="button" onClick={onClose}>
            {t('close')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
