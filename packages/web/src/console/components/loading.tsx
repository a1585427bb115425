import { useEffect, useState } from 'react';
import { usePage } from '../hooks/page-context.ts';

/** Said only where it takes longer than a blink. */
const AFTER_MS = 200;

export function Loading() {
  const { t } = usePage();
  const [said, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="quiet" role="status">
      {said ? t('loading') : ''}
    </p>
  );
}
