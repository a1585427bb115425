import { type ReactNode, useEffect, useRef } from 'react';
import { useOrganization } from '../hooks/use-organization.ts';

type ScreenProps = {
  title: string;
  /** The one next action, next to the title. */
  action?: ReactNode;
  /** Above the title: the way back. */
  above?: ReactNode;
  children: ReactNode;
};

/** Where the page was opened; '' once its reader has gone on from there. */
let openedAt: string | null = null;

/** One screen: its title, where the focus lands, and what is under it. */
export function Screen({ title, action, above, children }: ScreenProps) {
  const { organization } = useOrganization();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${organization.displayName}`;
  }, [title, organization.displayName]);
  // Only after a click: a page that was opened by its address is read from its top. What was clicked may be gone by now.
  useEffect(() => {
    openedAt ??= window.location.pathname;
    if (window.location.pathname !== openedAt) openedAt = '';
    if (document.activeElement !== document.body || openedAt === '') heading.current?.focus();
  }, []);
  return (
    <>
      {above}
      <div className="c-title">
        <h1 ref={heading} tabIndex={-1} dir="auto">
          {title}
        </h1>
        {action}
      </div>
      {children}
    </>
  );
}
