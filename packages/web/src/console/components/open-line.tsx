import { usePage } from '../hooks/page-context.ts';

/** Plain HTTP from another machine: no server gives a session over it. */
export const isOpenLine = (): boolean => window.isSecureContext === false;

/** Why nobody comes in here, and by which address they do. */
export function OpenLine() {
  const { t } = usePage();
  return (
    <>
      <h1>{t('openLine')}</h1>
      <p>{t('openLineText')}</p>
    </>
  );
}
