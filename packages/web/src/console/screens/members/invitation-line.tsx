import { useQuery } from '@tanstack/react-query';
import { Refused } from '../../components/problem.tsx';
import type { ApiError, ReplyOf } from '../../core/api.ts';
import { refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useWrite } from '../../hooks/use-write.ts';
import { roleKey } from '../../messages/keys.ts';
import type { MadeLinkFacts } from './made-link.tsx';

type InvitationLineProps = {
  invitation: ReplyOf<'listMembers'>['invitations'][number];
  /** Whether whoever reads it could give its role. */
  isOurs: boolean;
  onLink(link: MadeLinkFacts): void;
};

export function InvitationLine({ invitation, isOurs, onLink }: InvitationLineProps) {
  const { t, formats, call } = usePage();
  const { may } = useOrganization();
  const renew = useWrite('renewInvitation', onLink);
  const mail = useWrite('mailInvitation');
  const withdraw = useWrite('withdrawInvitation');
  const ways = useQuery<ReplyOf<'getWays'>, ApiError>({ queryKey: ['ways'], queryFn: () => call('getWays') });
  const { id, email, expired, expiresAt } = invitation;
  const role = t(roleKey(invitation.role));
  const params = { id };
  return (
    <li className="c-line c-member">
      <span dir="ltr">{email}</span>
      <span className="small quiet">
        {expired ? t('pendingOver', { role }) : t('pendingUntil', { role, date: formats.moment(expiresAt) })}
      </span>
      {isOurs && (
        <span className="c-row">
          {ways.data?.mail === 'sent' && (
            <button
              type="button"
              className="button button-quiet"
              aria-label={`${t('mailIt')}: ${email}`}
              aria-disabled={mail.isPending || mail.isSuccess}
              onClick={() => {
                if (!mail.isPending && !mail.isSuccess) mail.mutate({ params, body: {} });
              }}
            >
              {t(mail.isSuccess ? 'mailUnderWay' : 'mailIt')}
            </button>
          )}
          <button
            type="button"
            className="button button-quiet"
            aria-label={`${t('newLink')}: ${email}`}
            onClick={() => renew.mutate({ params, body: {} })}
          >
            {t('newLink')}
          </button>
          <button
            type="button"
            className="button button-quiet"
            aria-label={`${t('withdraw')}: ${email}`}
            onClick={() => withdraw.mutate({ params })}
          >
            {t('withdraw')}
          </button>
        </span>
      )}
      {!isOurs && may('manage-members') && <Refused action="manage-owners" what={[t('newLink'), t('withdraw')]} />}
      <span role="alert" className="c-fault small">
        {refusalOf(renew.error ?? withdraw.error ?? mail.error, t)}
      </span>
    </li>
  );
}
