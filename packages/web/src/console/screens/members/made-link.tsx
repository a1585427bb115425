import { CopyText } from '../../components/copy-text.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { usePage } from '../../hooks/page-context.ts';

export type MadeLinkFacts = { link: string; expiresAt: string };

/** A link that stands nowhere else: it is copied now or made again. */
export function MadeLink({ facts, onClose }: { facts: MadeLinkFacts; onClose(): void }) {
  const { t, formats } = usePage();
  return (
    <Dialog title={t('memberLinkMade')} onClose={onClose}>
      <div className="c-form">
        <p>{t('memberLinkText', { date: formats.moment(facts.expiresAt) })}</p>
        <CopyText label={t('linkLabel')} text={facts.link} />
        <div className="c-row">
          <button type="button" className="button" onClick={onClose}>
            {t('close')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
