import type { ReactNode } from 'react';
import type { ApiError } from '../core/api.ts';
import { Loading } from './loading.tsx';
import { Problem } from './problem.tsx';
import { Screen } from './screen.tsx';

type NotYetProps = { title: string; above: ReactNode; error: ApiError | null; onRetry(): void };

/** In the place of a screen that has nothing to show yet: what it is about, the way back, and what failed. */
export function NotYet({ title, above, error, onRetry }: NotYetProps) {
  return (
    <Screen title={title} above={above}>
      {error === null ? <Loading /> : <Problem error={error} onRetry={onRetry} />}
    </Screen>
  );
}
