import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { ApiError, type Call } from '../core/api.ts';
import { PageContext, usePage } from '../hooks/page-context.ts';
import { useOrganization } from '../hooks/use-organization.ts';
import { Dialog } from './dialog.tsx';
import { WaysIn } from './ways-in.tsx';

type Waiter = { goOn(): void; stop(): void };

/**
 * Around all that is an organization's: dates are told in its zone, and a call that asks for a fresh sign-in waits here until the person has shown who they are, and is made
 * once more.
 */
export function FreshGate({ children }: { children: ReactNode }) {
  const page = usePage();
  const { person, organization, timeZone } = useOrganization();
  const waiters = useRef<Waiter[]>([]);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const plain = page.call;
  const call = useCallback<Call>(
    async (name, input) => {
      for (;;) {
        try {
          return await plain(name, input);
        } catch (error) {
          if (!(error instanceof ApiError) || error.kind !== 'stale-sign-in') throw error;
          await new Promise<void>((goOn, stop) => {
            waiters.current.push({ goOn, stop: () => stop(error) });
            setAsked(false);
            setOpen(true);
          });
        }
      }
    },
    [plain],
  );
  const around = useMemo(
    () => ({ ...page, call, formats: timeZone === undefined ? page.formats : page.formats.within(timeZone) }),
    [page, call, timeZone],
  );
  const settle = (how: keyof Waiter) => {
    setOpen(false);
    for (const waiter of waiters.current.splice(0)) waiter[how]();
  };
  const goOn = async () => {
    const me = await plain('getMe', { params: { organization: organization.id } }).catch(() => null);
    // Somebody else has come in meanwhile: what is on this page is not theirs.
    if (me !== null && me.person.id !== person.id) return window.location.assign('/console');
    settle('goOn');
  };
  const { t } = page;
  return (
    <PageContext value={around}>
      {children}
      {open && (
        <Dialog title={t('freshTitle')} onClose={() => settle('stop')}>
          <div className="c-form">
            <p>{t('freshText')}</p>
            <WaysIn email={person.email} onIn={() => void goOn()} onAsked={() => setAsked(true)} />
            {asked && <p>{t('freshMailed')}</p>}
            <div className="c-row">
              {asked && (
                <button type="button" className="button button-primary" onClick={() => void goOn()}>
                  {t('goOn')}
                </button>
              )}
              <button type="button" className="button" onClick={() => settle('stop')}>
                {t('cancel')}
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </PageContext>
  );
}
