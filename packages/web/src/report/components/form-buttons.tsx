import { useState } from 'react';
import type { LinkSource } from '../core/source.ts';
import { useView } from '../hooks/view-context.ts';
import { languageTag } from '../messages/languages.ts';

export type FormOffer = { type: string; label: string; fileName: string };

type FormButtonsProps = { source: LinkSource; offers: readonly FormOffer[] };

/** Print, and the page's address in its other forms as files. */
export function FormButtons({ source, offers }: FormButtonsProps) {
  const { t, language } = useView();
  const [failed, setFailed] = useState(false);
  const save = async ({ type, fileName }: FormOffer) => {
    const blob = await source.fetchForm(type, languageTag(language));
    setFailed(blob === null);
    if (blob === null) return;
    const url = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <>
      <button type="button" className="button button-quiet small" onClick={() => window.print()}>
        {t('print')}
      </button>
      {offers.map((offer) => (
        <button key={offer.type} type="button" className="button button-quiet small" onClick={() => void save(offer)}>
          {offer.label}
        </button>
      ))}
      <span role="status" className="attention small">
        {failed && t('downloadFailed')}
      </span>
    </>
  );
}
