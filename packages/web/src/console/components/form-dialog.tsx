import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { usePage } from '../hooks/page-context.ts';
import { Dialog } from './dialog.tsx';

type FormDialogProps = {
  title: string;
  /** What the button does. */
  verb: string;
  isPending: boolean;
  onSubmit(): void;
  onClose(): void;
  /** What the server says of the whole, where no field has it. */
  problem?: string | undefined;
  /** What came of it, in the place of the form. */
  made?: ReactNode;
  children: ReactNode;
};

/** A few fields and one verb; what it made is in the same place. */
export function FormDialog(props: FormDialogProps) {
  const { title, verb, isPending, onSubmit, onClose, problem = '', made, children } = props;
  const { t } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  // Whoever pressed the button at the end is led to what is wrong above it, whether the page or the server says so.
  useEffect(() => {
    if (tries > 0 && !isPending) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isPending, tries]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setTries(tries + 1);
    onSubmit();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {made === undefined ? (
        <form ref={form} className="c-form" onSubmit={submit} noValidate>
          {children}
          <p role="alert" className="c-fault">
            {problem}
          </p>
          <div className="c-row">
            <button type="submit" className="button button-primary" aria-disabled={isPending}>
              {verb}
            </button>
            <button type="button" className="button" onClick={onClose}>
              {t('cancel')}
            </button>
          </div>
        </form>
      ) : (
        <div className="c-form">
          {made}
          <div className="c-row">
            <button type="button" className="button" onClick={onClose}>
              {t('close')}
            </button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
