import type { VerifyClaim } from '@colloquy/contract/public';
import { type FormEvent, useRef, useState } from 'react';
import type { Notice } from '../core/notice.ts';
import type { MessageKey } from '../messages/catalogue.ts';
import type { Translate } from '../messages/translate.ts';
import { NoticeLine } from './notice-line.tsx';

type ClaimFormProps = {
  t: Translate;
  /** Whether a code for one address waits to be typed already. */
  another: boolean;
  notice: Notice | null;
  busy: boolean;
  onSend: (kind: VerifyClaim['kind'], email: string) => void;
  onMissing: () => void;
};

const KINDS: [VerifyClaim['kind'], MessageKey][] = [
  ['workplace', 'kindWorkplace'],
  ['education', 'kindEducation'],
];

export function ClaimForm({ t, another, notice, busy, onSend, onMissing }: ClaimFormProps) {
  const [kind, chooseKind] = useState<VerifyClaim['kind']>('workplace');
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy) return;
    const email = field.current?.value.trim() ?? '';
    if (/^\S+@\S+\.\S+$/.test(email)) onSend(kind, email);
    else {
      onMissing();
      field.current?.focus();
    }
  }

  return (
    <section aria-labelledby="claim-title">
      <h2 id="claim-title">{t(another ? 'claimOther' : 'claimTitle')}</h2>
      <form onSubmit={submit} noValidate>
        <fieldset>
          <legend className="field-label">{t('kindLegend')}</legend>
          {KINDS.map(([value, key]) => (
            <label key={value} className="choice">
              <input type="radio" name="kind" checked={kind === value} onChange={() => chooseKind(value)} />
              {t(key)}
            </label>
          ))}
        </fieldset>
        <label className="field-label" htmlFor="email">
          {t('emailLabel')}
        </label>
        <input
          ref={field}
          id="email"
          type="email"
          className="field"
          autoComplete="email"
          maxLength={254}
          aria-describedby="email-hint claim-notice"
          aria-invalid={notice?.bad === true}
        />
        <p id="email-hint" className="quiet small">
          {t('emailHint')}
        </p>
        <NoticeLine id="claim-notice" t={t} notice={notice} />
        <p className="row">
          <button type="submit" className="button button-primary" aria-disabled={busy}>
            {t('sendCode')}
          </button>
        </p>
      </form>
    </section>
  );
}
