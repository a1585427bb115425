import { mayGive, ROLES } from '@colloquy/contract/console';
import { useState } from 'react';
import { Loading } from '../../components/loading.tsx';
import { Allowed, Problem } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useRead } from '../../hooks/use-read.ts';
import { InvitationLine } from './invitation-line.tsx';
import { InviteMember } from './invite-member.tsx';
import { MadeLink, type MadeLinkFacts } from './made-link.tsx';
import { MemberLine } from './member-line.tsx';

export function MembersScreen() {
  const { t } = usePage();
  const { role } = useOrganization();
  const found = useRead('listMembers');
  const [inviting, setInviting] = useState(false);
  const [made, setMade] = useState<MadeLinkFacts | null>(null);
  const given = ROLES.filter((other) => mayGive(role, other));
  return (
    <Screen
      title={t('members')}
      action={
        <Allowed action="manage-members" what={[t('inviteMember'), t('setRole'), t('signInLink'), t('remove')]}>
          <button type="button" className="button button-primary" onClick={() => setInviting(true)}>
            {t('inviteMember')}
          </button>
        </Allowed>
      }
    >
      {inviting && <InviteMember roles={given} onClose={() => setInviting(false)} />}
      {made !== null && <MadeLink facts={made} onClose={() => setMade(null)} />}
      {found.error !== null && <Problem error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Loading />}
      {found.data !== undefined && (
        <>
          <ul className="c-list">
            {found.data.members.map((member) => (
              <MemberLine key={member.id} member={member} roles={given} onLink={setMade} />
            ))}
          </ul>
          <section className="c-part" aria-labelledby="pending">
            <h2 id="pending">{t('pending')}</h2>
            {found.data.invitations.length === 0 && <p className="quiet">{t('pendingNone')}</p>}
            <ul className="c-list">
              {found.data.invitations.map((invitation) => (
                <InvitationLine
                  key={invitation.id}
                  invitation={invitation}
                  isOurs={mayGive(role, invitation.role)}
                  onLink={setMade}
                />
              ))}
            </ul>
          </section>
        </>
      )}
    </Screen>
  );
}
