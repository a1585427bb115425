import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useRoom } from '../hooks/room-context.ts';
import { Icon } from './icon.tsx';

type DialogProps = {
  title: string;
  onClose: () => void;
  /** The dialogue has a button of its own that leaves everything as it is. */
  ownWayBack?: boolean;
  children: ReactNode;
};

/** A modal question: the browser keeps the focus inside, closes it on Escape and gives the focus back. */
export function Dialog({ title, onClose, ownWayBack = false, children }: DialogProps) {
  const { t } = useRoom();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    // Closed before it leaves the page: only then does the browser give the focus back.
    return () => element?.close();
  }, []);

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onCancel={onClose} onClose={onClose}>
      <div className="dialog-top">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {!ownWayBack && (
          <button type="button" className="button button-quiet top-button" onClick={onClose}>
            <Icon name="close" />
            {t('close')}
          </button>
        )}
      </div>
      {children}
    </dialog>
  );
}
