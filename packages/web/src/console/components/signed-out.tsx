import { useEffect } from 'react';
import { usePage } from '../hooks/page-context.ts';
import { isOpenLine, OpenLine } from './open-line.tsx';
import { WaysIn } from './ways-in.tsx';

const COMMAND = ['npx', 'colloquy', 'owner', '--organization', 'NAME'];

/** For whoever has no session, or strayed here. */
export function SignedOut() {
  const { t } = usePage();
  useEffect(() => {
    document.title = t(isOpenLine() ? 'openLine' : 'signedOutTitle');
  }, [t]);
  if (isOpenLine())
    return (
      <main className="c-alone">
        <OpenLine />
      </main>
    );
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
