import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { TextField } from '../../components/text-field.tsx';
import type { ApiError, ReplyOf } from '../../core/api.ts';
import { faultOf, refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { roleKey } from '../../messages/keys.ts';
import { LinkProblem } from './link-problem.tsx';
import { OrganizationFields, type WhichOrganization } from './organization-fields.tsx';

type EnterFormProps = { token: string; link: ReplyOf<'lookAtLink'> };

/** What the link leaves open, and the button that uses it up. */
export function EnterForm({ token, link }: EnterFormProps) {
  const { t, call, language } = usePage();
  const [which, setWhich] = useState<WhichOrganization>({
    organization: link.known[0]?.id ?? '',
    displayName: link.known[0]?.id ?? '',
    user: '',
  });
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const enter = useMutation<ReplyOf<'enter'>, ApiError, object>({
    mutationFn: (body) => call('enter', { body }),
    // The token leaves the address and the history of the browser.
    onSuccess: ({ organization }) =>
      window.location.replace(organization === null ? '/console' : `/console/${encodeURIComponent(organization)}`),
  });
  const isOwners = link.kind === 'OWNER';
  const isNew = isOwners && link.organization === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (enter.isPending) return;
    const { organization, displayName, user } = which;
    const given = isNew ? { organization: organization.trim(), displayName: displayName.trim(), user } : {};
    const entry = { ...given, name: name.trim(), email: isOwners ? email.trim() : '' };
    enter.mutate({ token, language, ...Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== '')) });
  };
  if (enter.error?.kind === 'link-gone') return <LinkProblem error={enter.error} onRetry={() => undefined} />;
  return (
    <form className="c-form" onSubmit={submit} noValidate>
      <h1>{t('enterTitle')}</h1>
      <Said link={link} />
      {isNew && <OrganizationFields known={link.known} which={which} onChange={setWhich} error={enter.error} />}
      {isOwners && (
        <TextField
          label={t('yourEmail')}
          type="email"
          autoComplete="email"
          value={email}
          onText={setEmail}
          fault={faultOf(enter.error, 'email', t)}
        />
      )}
      {link.asksName && (
        <TextField
          label={t('yourName')}
          autoComplete="name"
          dir="auto"
          value={name}
          onText={setName}
          fault={faultOf(enter.error, 'name', t)}
        />
      )}
      <p className="quiet">{t('enterText')}</p>
      <p role="alert" className="c-fault">
        {refusalOf(enter.error, t)}
      </p>
      <div className="c-row">
        <button type="submit" className="button button-primary" aria-disabled={enter.isPending}>
          {t(enter.isPending ? 'entering' : 'enter')}
        </button>
      </div>
    </form>
  );
}

function Said({ link }: { link: EnterFormProps['link'] }) {
  const { t } = usePage();
  const organization = link.organization?.displayName ?? null;
  if (link.kind === 'OWNER')
    return <p>{organization === null ? t('enterOwner') : t('enterOwnerOf', { organization })}</p>;
  const role = link.role === null ? null : t(roleKey(link.role));
  if (link.kind === 'SIGN_IN')
    return (
      <p>
        {organization === null
          ? t('enterMailed', { email: link.email ?? '' })
          : t('enterAgain', { organization, email: link.email ?? '' })}
      </p>
    );
  return (
    <>
      <p>{t('enterInvited', { organization: organization ?? '', role: role ?? '' })}</p>
      {link.email !== null && <p>{t('enterAs', { email: link.email })}</p>}
    </>
  );
}
