import type { FairForm } from '@colloquy/contract/room';
import { createContext, use, useCallback, useEffect, useState } from 'react';
import { backOffMs } from '../core/back-off.ts';
import type { FairClient } from './fair-client.ts';

/** Null where the address of the page holds no link. */
export const FairContext = createContext<FairClient | null>(null);

/** The form as it was read last; null until it has come, however often it takes. */
export function useFair(): { form: FairForm | null; setForm: (form: FairForm) => void } {
  const client = use(FairContext);
  const [form, setForm] = useState<FairForm | null>(null);
  const [reads, setReads] = useState(0);
  const again = useCallback(() => setReads((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `reads` counts how often it is asked for
  useEffect(() => {
    if (client === null) return;
    let live = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = (failures: number) => {
      client.look().then(
        (found) => live && found !== null && setForm(found),
        () => {
          if (live) timer = setTimeout(() => attempt(failures + 1), backOffMs(failures + 1, Math.random));
        },
      );
    };
    attempt(0);
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [client, reads]);

  const waits = form?.notice?.over === false;
  useEffect(() => {
    if (!waits) return;
    // Whoever comes back to a page that was left open may begin by now.
    const look = () => {
      if (document.visibilityState === 'visible') again();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [waits, again]);

  return { form, setForm };
}
