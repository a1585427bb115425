import { NOTE_MAX } from '@colloquy/contract/room';
import { type FormEvent, useId, useState } from 'react';
import { useRoom } from '../hooks/room-context.ts';
import { ChoiceList } from './choice-list.tsx';

type Stars = '1' | '2' | '3' | '4' | '5';

/** Five words for how it was, and room for more. */
export function RatingForm({ rated }: { rated: boolean }) {
  const { room, snapshot, t } = useRoom();
  const [stars, setStars] = useState<Stars | null>(null);
  const [missing, setMissing] = useState(false);
  const id = useId();
  const busy = snapshot.pending.includes('rate');

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(stars === null);
    if (stars !== null && !busy) room.rate(Number(stars));
  }

  if (rated) {
    return (
      <p className="part rated" role="status">
        {t('rateThanks')}
      </p>
    );
  }
  return (
    <form className="part stack" onSubmit={submit}>
      <h2>{t('rateTitle')}</h2>
      <p className="quiet">{t('rateText')}</p>
      <ChoiceList
        legend={t('rateTitle')}
        name="stars"
        chosen={stars}
        onChoose={(value) => {
          setStars(value);
          setMissing(false);
        }}
        choices={[
          { value: '5', label: t('rate5') },
          { value: '4', label: t('rate4') },
          { value: '3', label: t('rate3') },
          { value: '2', label: t('rate2') },
          { value: '1', label: t('rate1') },
        ]}
      />
      <div>
        <label className="field-label" htmlFor={id}>
          {t('rateComment')}
        </label>
        <textarea
          id={id}
          className="field field-short"
          dir="auto"
          maxLength={NOTE_MAX}
          value={snapshot.side.rating}
          onChange={(event) => room.setSide('rating', event.currentTarget.value)}
        />
      </div>
      <div className="hint-place" role="status">
        {missing && <p className="hint hint-error">{t('rateChoose')}</p>}
      </div>
      <div className="deeds">
        <button type="submit" className="button button-primary" aria-disabled={busy}>
          {t('rateSend')}
        </button>
      </div>
    </form>
  );
}
