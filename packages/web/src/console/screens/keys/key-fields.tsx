import { useId } from 'react';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import type { ApiError } from '../../core/api.ts';
import { faultOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import type { KeyDraft, KeyOffer } from './key-draft.ts';
import { ScopeFields } from './scope-fields.tsx';

type KeyFieldsProps = {
  draft: KeyDraft;
  onDraft(draft: KeyDraft): void;
  offer: KeyOffer;
  /** Whether it was sent off without a scope. */
  isEmpty: boolean;
  error: ApiError | null;
};

/** In the choice of users, which all have a name. */
const OTHER = '';

/** Whose the key is, live or for trying things out, and what it opens. */
export function KeyFields({ draft, onDraft, offer, isEmpty, error }: KeyFieldsProps) {
  const { t } = usePage();
  const id = useId();
  const [own = ''] = offer.users;
  const fault = error?.kind === 'account-kind' ? t('keyAccountKind') : faultOf(error, 'user', t);
  return (
    <>
      <SelectField
        label={t('keyUserField')}
        hint={t('keyUserHint', { user: own })}
        value={draft.user ?? OTHER}
        onValue={(user) => onDraft({ ...draft, user: user === OTHER ? null : user })}
        options={[
          ...offer.users.map((user) => ({ value: user, label: user })),
          { value: OTHER, label: t('keyUserOther') },
        ]}
      />
      {draft.user === null ? (
        <TextField
          label={t('keyUserName')}
          dir="auto"
          autoComplete="off"
          value={draft.otherUser}
          onText={(otherUser) => onDraft({ ...draft, otherUser })}
          fault={fault}
        />
      ) : (
        fault !== null && (
          <p role="alert" className="small c-fault">
            {fault}
          </p>
        )
      )}
      <label className="c-check">
        <input
          type="checkbox"
          checked={draft.isTest}
          aria-describedby={id}
          onChange={(event) => onDraft({ ...draft, isTest: event.currentTarget.checked })}
        />
        <span>
          {t('keyTest')}
          <span id={id} className="c-under small quiet">
            {t('keyTestHint')}
          </span>
        </span>
      </label>
      <ScopeFields
        offered={offer.scopes}
        chosen={draft.scopes}
        isTest={draft.isTest}
        onChosen={(scopes) => onDraft({ ...draft, scopes })}
        fault={isEmpty ? t('keyScopesNone') : faultOf(error, 'scopes', t)}
      />
    </>
  );
}
