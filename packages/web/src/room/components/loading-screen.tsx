import { useRoom } from '../hooks/room-context.ts';
import { useElapsed } from '../hooks/use-elapsed.ts';

const QUICK_MS = 700;
const SLOW_MS = 4_000;

/** Empty for the blink of a quick start, then says what is happening. */
export function LoadingScreen() {
  const { snapshot, t } = useRoom();
  const late = useElapsed('loading', QUICK_MS);
  const slow = useElapsed('loading', SLOW_MS);
  return (
    <div className="page">
      <main className="main main-short" aria-busy="true">
        <h1 className="heading">{late ? t('loading') : <span className="unseen">{t('loading')}</span>}</h1>
        <p className="quiet" role="status">
          {words()}
        </p>
      </main>
    </div>
  );

  function words(): string {
    if (snapshot.connection === 'offline') return t('offline');
    return slow ? t('loadingSlow') : '';
  }
}
