import type { RoomState } from '@colloquy/contract/room';
import type { ReactNode } from 'react';
import { IframeNote } from './iframe-note.tsx';
import { NoticeLine } from './notice-line.tsx';

type PageProps = {
  state?: RoomState;
  /** Buttons next to the name of who invites. */
  actions?: ReactNode;
  /** As wide as the window: code is in it. */
  wide?: boolean;
  children: ReactNode;
};

/** One column: who invites, a line for what has just happened, what the iframe withholds, the screen itself. */
export function Page({ state, actions, wide = false, children }: PageProps) {
  return (
    <div className={wide ? 'page page-wide' : 'page'}>
      {state !== undefined && (
        <header className="top">
          <p className="top-who">
            <bdi>{state.invitation.organization}</bdi>
            {state.invitation.title !== null && <bdi className="top-title">{state.invitation.title}</bdi>}
          </p>
          {actions !== undefined && <div className="top-actions">{actions}</div>}
        </header>
      )}
      <main className="main">
        <NoticeLine />
        {state !== undefined && <IframeNote state={state} />}
        {children}
      </main>
    </div>
  );
}
