import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../core/api.ts';
import { usePage } from './page-context.ts';
import { useOrganization } from './use-organization.ts';

/** After a call that failed, or that was answered at once without news, so much time passes before the next, ms. */
const AGAIN_MS = 10_000;
/** What changes with an interview. */
const READ_AGAIN = [
  'listInterviews',
  'getInterview',
  'getReportProgress',
  'getToday',
  'getWaiting',
  'getJob',
  'listRequests',
  'getRequest',
];
/** What waits for one move and is asked for again by nothing else: the move may have come before the first mark. */
const READ_ONCE_MORE = ['getReportProgress'];

/**
 * While a screen with interviews is seen, what it shows is read again whenever one of them moves, its candidate asks for
 * something or a mail about it is refused.
 */
export function useChanges(): void {
  const { call } = usePage();
  const { organization } = useOrganization();
  const client = useQueryClient();
  useEffect(() => {
    let isOver = false;
    const listen = async () => {
      let mark = '';
      while (!isOver) {
        if (document.visibilityState === 'hidden') await seenAgain();
        try {
          const isFirst = mark === '';
          const began = performance.now();
          const found = await call('waitForChanges', {
            params: { organization: organization.id },
            query: { after: mark },
          });
          if (isOver) return;
          mark = found.mark;
          const readAgain = found.changed ? READ_AGAIN : isFirst ? READ_ONCE_MORE : [];
          if (readAgain.length > 0)
            await client.invalidateQueries({
              predicate: ({ queryKey: [of, name] }) => of === organization.id && readAgain.includes(String(name)),
            });
          // Too many windows of one session wait: they would answer each other's calls without end.
          else if (!isFirst && performance.now() - began < AGAIN_MS) await pause();
        } catch (error) {
          // Whoever is signed out, or has lost the right, is told so by the next thing they do.
          if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return;
          await pause();
        }
      }
    };
    void listen();
    return () => {
      isOver = true;
    };
  }, [call, organization.id, client]);
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
}

function seenAgain(): Promise<void> {
  return new Promise((resolve) => document.addEventListener('visibilitychange', () => resolve(), { once: true }));
}
