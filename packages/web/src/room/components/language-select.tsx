import type { Language } from '@colloquy/contract/shared';
import { useRoom } from '../hooks/room-context.ts';
import { type CatalogueLanguage, LANGUAGE_NAMES, languageTag } from '../messages/languages.ts';

/** The choice of language, each named in itself. Indian English keeps its code while English is chosen. */
export function LanguageSelect() {
  const { room, snapshot, t } = useRoom();
  const english: Language = snapshot.state?.language === 'en-IN' ? 'en-IN' : 'en';
  const codes = Object.keys(LANGUAGE_NAMES) as CatalogueLanguage[];
  return (
    <label className="language">
      <span className="language-label">{t('language')}</span>
      <select
        className="field language-field"
        value={snapshot.language ?? english}
        onChange={(event) => room.chooseLanguage(event.currentTarget.value as Language)}
      >
        {codes.map((code) => (
          <option key={code} value={code === 'en' ? english : code} lang={languageTag(code)}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </select>
    </label>
  );
}
