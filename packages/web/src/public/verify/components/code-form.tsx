import { CODE_DIGITS, type VerifyState } from '@colloquy/contract/public';
import { CODE_MINUTES } from '@colloquy/contract/shared';
import { type FormEvent, useEffect, useRef } from 'react';
import type { Notice } from '../core/notice.ts';
import type { Translate } from '../messages/translate.ts';
import { NoticeLine } from './notice-line.tsx';

type CodeFormProps = {
  t: Translate;
  pending: NonNullable<VerifyState['pending']>;
  notice: Notice | null;
  busy: boolean;
  onConfirm: (code: string) => void;
  onNewCode: () => void;
  onMissing: () => void;
};

/** Where the code is typed. Nothing is sent until the button is pressed; the field takes pasted blanks and hyphens. */
export function CodeForm({ t, pending, notice, busy, onConfirm, onNewCode, onMissing }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const bad = notice?.bad === true;
  useEffect(() => {
    if (bad && !busy) field.current?.select();
  }, [bad, busy]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy) return;
    const code = (field.current?.value ?? '').normalize('NFKC').replaceAll(/[\s-]/g, '');
    if (new RegExp(`^\\d{${CODE_DIGITS}}$`).test(code)) onConfirm(code);
    else onMissing();
  }

  return (
    <section aria-labelledby="code-title">
      <h2 id="code-title">{t('codeTitle')}</h2>
      <p id="code-sent">{t('codeOnWay', { email: pending.email })}</p>
      <form onSubmit={submit} noValidate>
        <label className="field-label" htmlFor="code">
          {t('codeLabel')}
        </label>
        <input
          ref={field}
          id="code"
          className="field code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={20}
          aria-describedby="code-sent code-hint code-notice"
          aria-invalid={bad}
        />
        <p id="code-hint" className="quiet small">
          {t('codeHint', { minutes: CODE_MINUTES })}
        </p>
        <NoticeLine id="code-notice" t={t} notice={notice} />
        <p className="row">
          <button type="submit" className="button button-primary" aria-disabled={busy}>
            {t('confirm')}
          </button>
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={busy}
            onClick={() => busy || onNewCode()}
          >
            {t('newCode')}
          </button>
        </p>
      </form>
    </section>
  );
}
