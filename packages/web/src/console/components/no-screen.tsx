import { ApiError } from '../core/api.ts';
import { usePage } from '../hooks/page-context.ts';
import { Problem } from './problem.tsx';
import { Screen } from './screen.tsx';

const problemOf = (status: number) =>
  new ApiError({ kind: 'no-screen', status, message: '', issues: [], requestId: null });

/** In the place of a screen whose script did not come, or that broke. The browser asks for a script once a page. */
export function BrokenScreen() {
  const { t } = usePage();
  return (
    <>
      <h1>{t('console')}</h1>
      <Problem error={problemOf(0)} onRetry={() => window.location.reload()} />
    </>
  );
}

/** An address below an organization's where there is no screen. */
export function NoScreen() {
  const { t } = usePage();
  return (
    <Screen title={t('console')}>
      <Problem error={problemOf(404)} />
    </Screen>
  );
}

/** Any other address of the console. */
export function NoPage() {
  const { t } = usePage();
  return (
    <main className="c-alone">
      <h1>{t('console')}</h1>
      <Problem error={problemOf(404)} />
    </main>
  );
}
