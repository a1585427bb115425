import { useEffect, useState } from 'react';
import type { ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';

export type Reading = ReplyOf<'readJob'>;
export type ReadingState = { reading: Reading | null; pending: boolean; failed: boolean };

const AFTER_MS = 600;
const FEWEST = 40;
/** Longer ones are no description that can be made a job. */
const MOST = 20_000;

/** What is read of a description, a moment after it was last changed; the last reading stays until the next is there. */
export function useReading(draft: { title: string; description: string; language: string }): ReadingState {
  const { call } = usePage();
  const { organization, may } = useOrganization();
  const [state, setState] = useState<ReadingState>({ reading: null, pending: false, failed: false });
  const { title, description, language } = draft;
  const asks = may('invite') && description.trim().length >= FEWEST && description.length <= MOST;
  useEffect(() => {
    if (!asks) {
      setState({ reading: null, pending: false, failed: false });
      return;
    }
    let isNewest = true;
    setState((before) => ({ ...before, pending: true }));
    const timer = setTimeout(() => {
      const body = { title: title.slice(0, 80), description, language };
      call('readJob', { params: { organization: organization.id }, body }).then(
        (reading) => isNewest && setState({ reading, pending: false, failed: false }),
        () => isNewest && setState((before) => ({ ...before, pending: false, failed: true })),
      );
    }, AFTER_MS);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [asks, call, organization.id, title, description, language]);
  return state;
}
