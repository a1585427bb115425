import type { ApplyState } from '@colloquy/contract/public';
import { LINK_DAYS } from '@colloquy/contract/shared';
import { OrganizationLinks, OrganizationLogo } from '../../../shared/organization.tsx';
import type { MessageKey } from '../messages/catalogue.ts';
import { type ApplyLanguage, LANGUAGE_NAMES, languageTag } from '../messages/languages.ts';
import type { Translate } from '../messages/translate.ts';

type StartPartProps = {
  t: Translate;
  state: ApplyState;
  language: ApplyLanguage;
  busy: boolean;
  problem: MessageKey | null;
  onChoose: (language: ApplyLanguage) => void;
  onStart: () => void;
};

/** What it is, how long it takes, what one may do, and the one button. */
export function StartPart({ t, state, language, busy, problem, onChoose, onStart }: StartPartProps) {
  return (
    <main className="page">
      <OrganizationLogo identity={state.identity} />
      <h1>{t('title', { programme: state.programme })}</h1>
      <p>{t('intro', { organization: state.organization })}</p>
      <p className="size">{t('size', { questions: state.questionCount, minutes: state.plannedMinutes })}</p>
      <ul>
        <li>{t('howWords')}</li>
        <li>{t('howCheck')}</li>
        <li>{t('howReturn', { days: LINK_DAYS.usual })}</li>
      </ul>
      <p className="row language">
        <label htmlFor="language">{t('language')}</label>
        <select
          id="language"
          className="field"
          value={language}
          onChange={(event) => onChoose(event.currentTarget.value as ApplyLanguage)}
        >
          {(Object.entries(LANGUAGE_NAMES) as [ApplyLanguage, string][]).map(([code, name]) => (
            <option key={code} value={code} lang={languageTag(code)}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <p role="alert" className="bad">
        {problem === null ? '' : t(problem)}
      </p>
      <p className="row">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onStart();
          }}
        >
          {t(busy ? 'starting' : 'start')}
        </button>
      </p>
      <OrganizationLinks identity={state.identity} language={language} />
    </main>
  );
}
