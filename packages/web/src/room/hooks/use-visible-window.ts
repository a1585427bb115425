import { useEffect, useState } from 'react';

/** Below this height, in CSS pixels, question and Send are held in sight: a keyboard on a phone leaves about that. */
const LOW = 600;
/** Below this one holding anything would leave no room for the rest: a page at 400 % zoom scrolls as a whole. */
const LEAST = 320;

export type VisibleWindow = 'usual' | 'low' | 'least';

/**
 * What a keyboard on the screen leaves of the window. The style sheet is told where it begins and ends
 * (`--seen-start`, `--seen-end`, distances from the edges of the page's own window) and how high it is (`--seen-height`).
 *
 * An iframe is as high as its content and no keyboard takes from it: what followed its height would change it in turn.
 */
export function useVisibleWindow(framed: boolean): VisibleWindow {
  const [kind, setKind] = useState<VisibleWindow>('usual');

  useEffect(() => {
    if (framed) return undefined;
    const root = document.documentElement;
    const view = window.visualViewport;
    const measure = () => {
      const whole = root.clientHeight;
      const scale = view?.scale ?? 1;
      const height = Math.min(whole, Math.round((view?.height ?? whole) * scale));
      // Whoever enlarges with two fingers moves the window about; only a keyboard takes away from its end.
      const start = scale > 1 ? 0 : Math.round(view?.offsetTop ?? 0);
      root.style.setProperty('--seen-start', `${start}px`);
      root.style.setProperty('--seen-end', `${Math.max(0, whole - height - start)}px`);
      root.style.setProperty('--seen-height', `${height}px`);
      const next = height >= LOW ? 'usual' : height >= LEAST ? 'low' : 'least';
      root.dataset.window = next;
      setKind(next);
    };
    measure();
    const targets = [window, ...(view === null || view === undefined ? [] : [view])];
    for (const target of targets) target.addEventListener('resize', measure);
    view?.addEventListener('scroll', measure);
    return () => {
      for (const target of targets) target.removeEventListener('resize', measure);
      view?.removeEventListener('scroll', measure);
      delete root.dataset.window;
    };
  }, [framed]);

  return kind;
}
