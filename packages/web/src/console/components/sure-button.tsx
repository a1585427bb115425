import { useState } from 'react';
import type { ApiError } from '../core/api.ts';
import { refusalOf } from '../core/faults.ts';
import { usePage } from '../hooks/page-context.ts';
import { Dialog } from './dialog.tsx';

type SureButtonProps = {
  /** What the button says, here and in the question. */
  verb: string;
  /** What is to happen to whom, for whoever hears the button alone. */
  name: string;
  question: string;
  text: string;
  onSure(): void;
  error: ApiError | null;
  /** The page's words for what the server refuses. */
  refusal?: string | null;
};

/** For what cannot be undone: asks once. */
export function SureButton({ verb, name, question, text, onSure, error, refusal = null }: SureButtonProps) {
  const { t } = usePage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button button-quiet" aria-label={name} onClick={() => setOpen(true)}>
        {verb}
      </button>
      {open && (
        <Dialog title={question} onClose={() => setOpen(false)}>
          <p>{text}</p>
          <p role="alert" className="c-fault">
            {error === null ? '' : (refusal ?? refusalOf(error, t))}
          </p>
          <div className="c-row">
            <button type="button" className="button button-primary" onClick={onSure}>
              {verb}
            </button>
            <button type="button" className="button" onClick={() => setOpen(false)}>
              {t('cancel')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
