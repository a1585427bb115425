import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useRoom } from '../hooks/room-context.ts';

/**
 * Heading of a screen. Focus lands on it when the screen follows another one; the first screen of a page is read from
 * its top as any page is. Nothing is taken from another page that holds the focus around an iframe.
 */
export function ScreenHeading({ children }: { children: ReactNode }) {
  const { arrived } = useRoom();
  const heading = useRef<HTMLHeadingElement>(null);
  // With the screen, not after it: nobody may have reached a field of it before.
  useLayoutEffect(() => {
    if (arrived.current && document.hasFocus()) heading.current?.focus();
    arrived.current = true;
  }, [arrived]);
  return (
    <h1 ref={heading} className="heading" tabIndex={-1}>
      {children}
    </h1>
  );
}
