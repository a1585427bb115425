import { type ReactNode, useEffect, useRef } from 'react';

/** Heading of a screen. Focus lands on it when the screen comes, unless another page holds the focus around a frame. */
export function ScreenHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.hasFocus()) heading.current?.focus();
  }, []);
  return (
    <h1 ref={heading} className="heading" tabIndex={-1}>
      {children}
    </h1>
  );
}
