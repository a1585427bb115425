import { useState } from 'react';
import { SureButton } from '../../components/sure-button.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useWrite } from '../../hooks/use-write.ts';
import { attestKey } from '../../messages/keys.ts';
import { AttestDialog } from './attest-dialog.tsx';

type Profile = ReplyOf<'findProfile'>;

type AttestationsPartProps = {
  profile: Profile;
  /** Something was attested, or taken back. */
  onChanged(): void;
};

/** What people vouched for about a profile, and what adds to it. */
export function AttestationsPart({ profile: { username, attestations }, onChanged }: AttestationsPartProps) {
  const { t } = usePage();
  const [attesting, setAttesting] = useState(false);
  return (
    <section className="c-part" aria-labelledby="attested">
      <h3 id="attested">{t('attested')}</h3>
      {attestations.length === 0 && <p>{t('attestedNone')}</p>}
      <ul className="c-list">
        {attestations.map((attestation) => (
          <Attested key={attestation.id} attestation={attestation} onChanged={onChanged} />
        ))}
      </ul>
      <p className="c-row">
        <button type="button" className="button" onClick={() => setAttesting(true)}>
          {t('attest')}
        </button>
      </p>
      {attesting && <AttestDialog username={username} onMade={onChanged} onClose={() => setAttesting(false)} />}
    </section>
  );
}

type AttestedProps = { attestation: Profile['attestations'][number]; onChanged(): void };

function Attested({ attestation, onChanged }: AttestedProps) {
  const { t, formats } = usePage();
  const { id, kind, value, attestedBy, how, verifiedAt, revokedAt } = attestation;
  const revoke = useWrite('revokeAttestation', onChanged);
  return (
    <li className="c-line">
      <span>
        <span dir="auto">{value}</span>
        <span className="c-under small quiet" dir="auto">
          {[t(attestKey(kind)), how, t('attestedBy', { name: attestedBy, date: formats.date(verifiedAt) })].join(' · ')}
        </span>
      </span>
      {revokedAt === null ? (
        <SureButton
          verb={t('attestBack')}
          name={`${t('attestBack')}: ${value}`}
          question={t('attestBackSure', { value })}
          text={t('attestBackText')}
          onSure={() => revoke.mutate({ params: { id } })}
          error={revoke.error}
        />
      ) : (
        <span className="small quiet">{t('attestedBack', { date: formats.date(revokedAt) })}</span>
      )}
    </li>
  );
}
