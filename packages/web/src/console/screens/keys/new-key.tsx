import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import { faultOf, refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useWrite } from '../../hooks/use-write.ts';
import type { KeyDraft, KeyOffer } from './key-draft.ts';
import { KeyFields } from './key-fields.tsx';
import { MadeKey } from './made-key.tsx';

/** Whose a key is and what it opens; then the key itself, once. */
export function NewKey({ offer, onClose }: { offer: KeyOffer; onClose(): void }) {
  const { t } = usePage();
  const [own = ''] = offer.users;
  const usual = new Set(offer.scopes.filter((scope) => scope.usual).map(({ name }) => name));
  const [draft, setDraft] = useState<KeyDraft>({
    name: '',
    user: own,
    otherUser: '',
    isTest: false,
    scopes: usual,
  });
  const [isEmpty, setIsEmpty] = useState(false);
  const make = useWrite('createKey');
  const { data, error } = make;
  const opened = offer.scopes.filter(({ name, live }) => draft.scopes.has(name) && !(draft.isTest && live));
  const change = (next: KeyDraft) => {
    // The key that is being made is shown once: nothing may take its reply away.
    if (make.isPending) return;
    setDraft(next);
    setIsEmpty(false);
    make.reset();
  };
  const submit = () => {
    setIsEmpty(opened.length === 0);
    if (opened.length === 0) return;
    const { name, user, otherUser, isTest } = draft;
    const scopes = opened.map((scope) => scope.name);
    make.mutate({ body: { name: name.trim(), user: user ?? otherUser.trim(), scopes, test: isTest } });
  };
  return (
    <FormDialog
      title={t('newKey')}
      verb={t('keyMake')}
      isPending={make.isPending}
      onSubmit={submit}
      onClose={onClose}
      // Said at the user.
      problem={error?.kind === 'account-kind' ? undefined : refusalOf(error, t)}
      made={data && <MadeKey apiKey={data.apiKey} scopes={new Set(opened.map(({ name }) => name))} />}
    >
      <TextField
        label={t('keyName')}
        value={draft.name}
        onText={(name) => change({ ...draft, name })}
        autoComplete="off"
        dir="auto"
        fault={faultOf(error, 'name', t)}
      />
      <KeyFields draft={draft} onDraft={change} offer={offer} isEmpty={isEmpty} error={error} />
    </FormDialog>
  );
}
