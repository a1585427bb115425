import {
  DECISION_KEYS,
  DECISIONS,
  REVIEW_NOTE_MAX,
  REVIEWER_MAX,
  type ReportForm,
  type ReviewsForm,
} from '@colloquy/contract/links';
import { type FormEvent, useRef, useState } from 'react';
import { draftFault, EMPTY_DRAFT, type ReviewDraft, toReview, withScore } from '../core/review-draft.ts';
import type { LinkSource, ReviewAnswer } from '../core/source.ts';
import { useView } from '../hooks/view-context.ts';
import type { BareKey } from '../messages/catalogue.ts';
import { ScoreField } from './score-field.tsx';

type ReviewFormProps = { form: ReportForm; source: LinkSource; onKept: (reviews: ReviewsForm) => void };

type FaultKey = BareKey | 'errorRefused';

const FAULTS = { name: 'errorName', empty: 'errorEmpty', length: 'errorRefused' } as const satisfies Record<
  NonNullable<ReturnType<typeof draftFault>>,
  FaultKey
>;
const FAILURES = {
  refused: 'errorRefused',
  expired: 'errorExpired',
  full: 'errorFull',
  failed: 'errorFailed',
} as const satisfies Record<Exclude<ReviewAnswer['state'], 'kept'>, FaultKey>;

/** A person's own assessment: name, scores, note, decision. What was entered stays until it is stored. */
export function ReviewForm({ form, source, onKept }: ReviewFormProps) {
  const { t, formats } = useView();
  const [draft, setDraft] = useState<ReviewDraft>({ ...EMPTY_DRAFT, reviewer: source.assessor ?? '' });
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState<FaultKey | null>(null);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const nameField = useRef<HTMLInputElement>(null);

  const change = (next: ReviewDraft) => {
    setDraft(next);
    setFault(null);
    setKeptAt(null);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    const missing = draftFault(draft);
    if (missing !== null) {
      setFault(FAULTS[missing]);
      if (missing === 'name') nameField.current?.focus();
      return;
    }
    setSending(true);
    const answer = await source.addReview(toReview(draft, form.no));
    setSending(false);
    if (answer.state !== 'kept') return setFault(FAILURES[answer.state]);
    setDraft({ ...EMPTY_DRAFT, reviewer: draft.reviewer });
    setFault(null);
    setKeptAt(answer.reviews.reviews.at(-1)?.at ?? null);
    onKept(answer.reviews);
  };

  return (
    <form className="review-form" id="assess" tabIndex={-1} onSubmit={(event) => void submit(event)} noValidate>
      <h3>{t('formTitle')}</h3>
      <p className="quiet">{t('formText')}</p>
      {typeof source.assessor === 'string' ? (
        <p dir="auto">{source.assessor}</p>
      ) : (
        <label>
          <span className="field-label">{t('yourName')}</span>
          <input
            ref={nameField}
            className="field"
            type="text"
            autoComplete="name"
            dir="auto"
            required
            maxLength={REVIEWER_MAX * 2}
            aria-invalid={fault === 'errorName'}
            value={draft.reviewer}
            onChange={(event) => change({ ...draft, reviewer: event.currentTarget.value })}
          />
        </label>
      )}
      <div className="scores">
        <p className="field-label">{t('yourScores')}</p>
        {form.report.competencies.map(({ key, name }) => (
          <ScoreField
            key={key}
            name={`score-${key}`}
            label={name}
            value={draft.scores[key] ?? null}
            onChange={(score) => change(withScore(draft, key, score))}
          />
        ))}
      </div>
      <label>
        <span className="field-label">{t('yourNote')}</span>
        <textarea
          className="field"
          dir="auto"
          rows={4}
          maxLength={REVIEW_NOTE_MAX * 2}
          value={draft.note}
          onChange={(event) => change({ ...draft, note: event.currentTarget.value })}
        />
      </label>
      <fieldset className="decisions">
        <legend className="field-label">{t('decision')}</legend>
        {[null, ...DECISIONS].map((decision) => (
          <label key={decision ?? 'none'} className="choice">
            <input
              type="radio"
              name="decision"
              checked={draft.decision === decision}
              onChange={() => change({ ...draft, decision })}
            />
            <span>{decision === null ? t('decisionNone') : t(DECISION_KEYS[decision])}</span>
          </label>
        ))}
      </fieldset>
      <p className="form-fault attention" role="alert">
        {fault === 'errorRefused' ? t(fault, { characters: REVIEW_NOTE_MAX }) : fault !== null && t(fault)}
      </p>
      <button type="submit" className="button button-primary" aria-disabled={sending}>
        {sending ? t('keeping') : t('keep')}
      </button>
      <p role="status">{keptAt !== null && t('kept', { time: formats.moment(keptAt) })}</p>
    </form>
  );
}
