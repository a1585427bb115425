import { useEffect, useState } from 'react';

/** Whether `afterMs` have passed since `since` last changed. */
export function useElapsed(since: unknown, afterMs: number): boolean {
  const [passed, setPassed] = useState<unknown>(NEVER);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(since), afterMs);
    return () => clearTimeout(timer);
  }, [since, afterMs]);
  return passed === since;
}

const NEVER = Symbol('nothing has passed yet');
