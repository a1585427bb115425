import type { RoomState } from '@colloquy/contract/room';
import { isOfferBlocked } from '../core/iframe-policy.ts';
import { useRoom } from '../hooks/room-context.ts';
import { NewTabLink } from './new-tab-link.tsx';

/** Before the begin: the page around this one withholds a device that the interview could be held with, and the way on. */
export function IframeNote({ state }: { state: RoomState }) {
  const { withheld, t } = useRoom();
  if (state.phase !== 'welcome' || !isOfferBlocked(state.offers, withheld)) return null;
  return (
    <section className="way-out" aria-label={t('frameTitle')}>
      <p className="way-out-title">{t('frameTitle')}</p>
      <p>{t('frameText')}</p>
      <div className="deeds">
        <NewTabLink />
      </div>
      <p className="quiet small">
        {t('frameHelp', { attribute: 'allow="camera; microphone"', header: 'Permissions-Policy' })}
      </p>
    </section>
  );
}
