import { type ReactNode, useEffect, useId, useRef } from 'react';

type DialogProps = { title: string; onClose(): void; children: ReactNode };

/** The browser's own dialogue: it holds the focus, ends with Escape and gives the focus back. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog ref={dialog} className="c-dialog" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
