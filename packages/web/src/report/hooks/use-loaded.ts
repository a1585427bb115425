import { useCallback, useEffect, useState } from 'react';
import type { LinkSource, Loaded } from '../core/source.ts';

/** What the link gave; null while it is being fetched. `retry` fetches again, with what is awaited in sight meanwhile. */
export function useLoaded(source: LinkSource): { loaded: Loaded | null; retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches again
  useEffect(() => {
    const left = new AbortController();
    void source.load(left.signal).then((result) => {
      if (!left.signal.aborted) setLoaded(result);
    });
    return () => left.abort();
  }, [source, attempt]);

  const retry = useCallback(() => {
    setLoaded((before) => (before?.state === 'awaited' ? before : null));
    setAttempt((count) => count + 1);
  }, []);
  return { loaded, retry };
}
