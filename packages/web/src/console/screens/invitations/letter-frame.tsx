import { useEffect, useMemo, useRef } from 'react';

/** What the letter gives its styles in, until they are set: the page's policy takes none in markup. */
const STYLE = 'data-style';

/**
 * The letter as mail programs draw it, in a frame of its own: no script runs there, and the policy of this page, which the
 * frame has, too, lets it fetch nothing from elsewhere. Same origin, so that its styles can be set and its height read.
 */
export function LetterFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const source = useMemo(() => withoutStyles(html), [html]);
  const draw = () => {
    const { current } = frame;
    const inside = current?.contentDocument;
    if (!current || !inside) return;
    for (const element of inside.querySelectorAll<HTMLElement>(`[${STYLE}]`))
      element.style.cssText = element.getAttribute(STYLE) ?? '';
    // Links lead nowhere: nobody is invited yet.
    for (const link of inside.querySelectorAll('a')) link.removeAttribute('href');
    fit(current);
  };
  // A narrower window makes a longer letter.
  useEffect(() => {
    const again = () => frame.current !== null && fit(frame.current);
    window.addEventListener('resize', again);
    return () => window.removeEventListener('resize', again);
  }, []);
  return (
    <iframe
      ref={frame}
      className="c-letter-frame"
      title={title}
      sandbox="allow-same-origin"
      srcDoc={source}
      onLoad={draw}
    />
  );
}

/** As high as what is in it: low at first, since a document is never lower than its frame. */
function fit(frame: HTMLIFrameElement): void {
  const inside = frame.contentDocument?.documentElement;
  if (!inside) return;
  frame.style.height = '0';
  frame.style.height = `${inside.scrollHeight}px`;
}

function withoutStyles(html: string): string {
  const read = new DOMParser().parseFromString(html, 'text/html');
  for (const element of read.querySelectorAll('[style]')) {
    element.setAttribute(STYLE, element.getAttribute('style') ?? '');
    element.removeAttribute('style');
  }
  return `<!doctype html>${read.documentElement.outerHTML}`;
}
