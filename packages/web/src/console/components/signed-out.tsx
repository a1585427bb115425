import { useEffect } from 'react';
import { usePage } from '../hooks/page-context.ts';
import { WaysIn } from './ways-in.tsx';

const COMMAND = ['npx', 'colloquy', 'owner', '--organization', 'NAME'];

/** For whoever has no session, or strayed here. */
export function SignedOut() {
  const { t } = usePage();
  useEffect(() => {
    document.title = t('signedOutTitle');
  }, [t]);
  return (
    <main className="c-alone">
      <h1>{t('signedOutTitle')}</h1>
      <WaysIn email={null} onIn={() => window.location.reload()} />
      <details>
        <summary>{t('noWayIn')}</summary>
        <p>{t('signedOutText')}</p>
        <pre className="c-command" dir="ltr">
          {COMMAND.join(' ')}
        </pre>
      </details>
      <p className="quiet">{t('signedOutCandidate')}</p>
    </main>
  );
}
