import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import type { ApiError } from '../../core/api.ts';
import { faultOf } from '../../core/faults.ts';
import { shortNameOf } from '../../core/short-name.ts';
import { usePage } from '../../hooks/page-context.ts';

export type WhichOrganization = { organization: string; displayName: string; user: string };

type OrganizationFieldsProps = {
  known: readonly { id: string; users: readonly string[] }[];
  which: WhichOrganization;
  onChange(which: WhichOrganization): void;
  error: ApiError | null;
};

/** Which organization the first owner is for, how candidates read it, and whose jobs the console goes on with. */
export function OrganizationFields({ known, which, onChange, error }: OrganizationFieldsProps) {
  const { t } = usePage();
  const chosen = known.find(({ id }) => id === which.organization);
  const named = known.length === 1 && known[0]?.users.length === 0;
  // Made from the name until somebody writes another.
  const isMade = chosen === undefined && which.organization === shortNameOf(which.displayName);
  return (
    <>
      {known.length > 0 && !named && (
        <SelectField
          label={t('enterWhich')}
          value={chosen?.id ?? ''}
          onValue={(id) => onChange({ organization: id, displayName: id, user: '' })}
          options={[...known.map(({ id }) => ({ value: id, label: id })), { value: '', label: t('enterOther') }]}
        />
      )}
      <TextField
        label={t('enterDisplayName')}
        dir="auto"
        value={which.displayName}
        onText={(displayName) =>
          onChange(
            isMade ? { ...which, displayName, organization: shortNameOf(displayName) } : { ...which, displayName },
          )
        }
        fault={faultOf(error, 'displayName', t)}
      />
      {chosen === undefined && (
        <TextField
          label={t('enterId')}
          hint={t('enterIdHint')}
          value={which.organization}
          onText={(organization) => onChange({ ...which, organization })}
          fault={faultOf(error, 'organization', t)}
        />
      )}
      {chosen !== undefined && chosen.users.length > 0 && (
        <SelectField
          label={t('enterUser')}
          value={which.user}
          onValue={(user) => onChange({ ...which, user })}
          options={[
            { value: '', label: t('enterOwnUser') },
            ...chosen.users.map((user) => ({ value: user, label: user })),
          ]}
        />
      )}
    </>
  );
}
