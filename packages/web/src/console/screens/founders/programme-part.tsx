import { CopyText } from '../../components/copy-text.tsx';
import { SureButton } from '../../components/sure-button.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useWrite } from '../../hooks/use-write.ts';

/** What changes whether founders can apply. */
export const programmeVerb = (isOpen: boolean) => (isOpen ? 'programmeClose' : 'programmeReopen');

/** A programme with its link while it is open, and what opens or closes it. */
export function ProgrammePart({ programme }: { programme: ReplyOf<'listProgrammes'>['results'][number] }) {
  const { id, name, cohort, language, open, applyUrl } = programme;
  const { t, formats } = usePage();
  const { may } = useOrganization();
  const change = useWrite('setProgrammeOpen');
  const set = (isOpen: boolean) => change.mutate({ params: { id }, body: { open: isOpen } });
  return (
    <div className="c-form c-programme">
      <p className="c-row">
        <span>
          <strong dir="auto">{name}</strong>{' '}
          <span className="small quiet">
            {[cohort, formats.language(language), open ? null : t('programmeClosed')]
              .filter((part) => part !== null)
              .join(' · ')}
          </span>
        </span>
        {may('invite') && open && (
          <SureButton
            verb={t('programmeClose')}
            name={`${t('programmeClose')}: ${name}`}
            question={t('programmeCloseSure', { name })}
            text={t('programmeCloseText')}
            onSure={() => set(false)}
            error={change.error}
          />
        )}
        {may('invite') && !open && (
          <button
            type="button"
            className="button button-quiet"
            aria-label={`${t('programmeReopen')}: ${name}`}
            aria-disabled={change.isPending}
            onClick={() => !change.isPending && set(true)}
          >
            {t('programmeReopen')}
          </button>
        )}
      </p>
      {open && <CopyText label={t('programmeLink', { name })} text={applyUrl} />}
      {!open && (
        <p role="alert" className="c-fault">
          {refusalOf(change.error, t)}
        </p>
      )}
    </div>
  );
}
