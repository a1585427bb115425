import { useEffect, useState } from 'react';
import { usePage } from '../hooks/page-context.ts';

/** Said only where it takes longer than a blink. */
const AFTER_MS = 200;

/** @param word alone, beside something that stays; else in the place of what comes, with its outline */
export function Loading({ word = false }: { word?: boolean }) {
  const { t } = usePage();
  const [said, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p className={word ? 'quiet' : 'unseen'} role="status">
        {said ? t('loading') : ''}
      </p>
      {said && !word && (
        <div className="c-outline" aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      )}
    </>
  );
}
