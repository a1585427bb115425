import type { VerifyLanguage, VerifyState } from '@colloquy/contract/public';
import type { MessageKey } from '../messages/catalogue.ts';
import type { Translate } from '../messages/translate.ts';

const SENTENCES: Record<VerifyState['confirmed'][number]['kind'], MessageKey> = {
  workplace: 'confirmedWorkplace',
  education: 'confirmedEducation',
};

type ConfirmedListProps = { t: Translate; language: VerifyLanguage; confirmed: VerifyState['confirmed'] };

/** What stands verified: our own sentences in the language of the page, words of others as they are. */
export function ConfirmedList({ t, language, confirmed }: ConfirmedListProps) {
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <section aria-labelledby="confirmed">
      <h2 id="confirmed">{t('confirmedTitle')}</h2>
      <ul>
        {confirmed.map(({ kind, value, name, at }) => (
          <li key={`${kind} ${value}`}>
            {name === null ? <span lang="">{value}</span> : t(SENTENCES[kind], { name })}{' '}
            <span className="quiet small">{dates.format(new Date(at))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
