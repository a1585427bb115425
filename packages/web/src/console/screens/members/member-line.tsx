import { mayGive, maySignIn, type Role } from '@colloquy/contract/console';
import { Refused } from '../../components/problem.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { SureButton } from '../../components/sure-button.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useWrite } from '../../hooks/use-write.ts';
import { roleKey } from '../../messages/keys.ts';
import type { MadeLinkFacts } from './made-link.tsx';

type MemberLineProps = {
  member: ReplyOf<'listMembers'>['members'][number];
  roles: readonly Role[];
  onLink(link: MadeLinkFacts): void;
};

/** A member, with what whoever reads it may do about them. */
export function MemberLine({ member, roles, onLink }: MemberLineProps) {
  const { t } = usePage();
  const { organization, role, may } = useOrganization();
  const setRole = useWrite('setRole');
  const remove = useWrite('removeMember');
  const leave = useWrite('leaveOrganization', () => window.location.assign('/console'));
  const link = useWrite('linkForMember', onLink);
  const { id, name, you } = member;
  const params = { id };
  const mayChange = mayGive(role, member.role);
  const mayLink = !you && maySignIn(role, member.role);
  const refused = [setRole, remove, leave].some(({ error }) => error?.kind === 'last-owner') ? t('lastOwner') : null;
  return (
    <li className="c-line c-member">
      <span>
        <strong dir="auto">{name}</strong> {you && <span className="quiet">({t('you')})</span>}
        <span className="c-under small quiet" dir="ltr">
          {member.email}
        </span>
      </span>
      {mayChange ? (
        <SelectField<Role>
          label={t('changeRole', { name })}
          unseen
          value={member.role}
          onValue={(value) => setRole.mutate({ params, body: { role: value } })}
          options={roles.map((value) => ({ value, label: t(roleKey(value)) }))}
        />
      ) : (
        <span>{t(roleKey(member.role))}</span>
      )}
      <span className="c-row">
        {mayLink && (
          <button
            type="button"
            className="button button-quiet"
            aria-label={`${t('signInLink')}: ${name}`}
            onClick={() => link.mutate({ params, body: {} })}
          >
            {t('signInLink')}
          </button>
        )}
        {you ? (
          <SureButton
            verb={t('leave')}
            name={t('leave')}
            question={t('leaveSure', { organization: organization.displayName })}
            text={t('leaveText')}
            onSure={() => leave.mutate({})}
            error={leave.error}
            refusal={refused}
          />
        ) : (
          mayChange && (
            <SureButton
              verb={t('remove')}
              name={`${t('remove')}: ${name}`}
              question={t('removeSure', { name })}
              text={t('removeText', { name })}
              onSure={() => remove.mutate({ params })}
              error={remove.error}
              refusal={refused}
            />
          )
        )}
      </span>
      {may('manage-members') && !may('manage-owners') && !you && !(mayChange && mayLink) && (
        <Refused
          action="manage-owners"
          what={mayChange ? [t('signInLink')] : [t('setRole'), t('signInLink'), t('remove')]}
        />
      )}
      <span role="alert" className="c-fault small">
        {setRole.error === null ? '' : (refused ?? refusalOf(setRole.error, t))}
      </span>
    </li>
  );
}
