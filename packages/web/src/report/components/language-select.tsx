import { useView } from '../hooks/view-context.ts';
import { languageTag, PAGE_LANGUAGES, type PageLanguage } from '../messages/languages.ts';

/** The language of the page's own words; what was said stays in its language. */
export function LanguageSelect() {
  const { t, language, chooseLanguage } = useView();
  return (
    <label className="language">
      <span className="unseen">{t('language')}</span>
      <select
        className="field language-field small"
        value={language}
        onChange={(event) => chooseLanguage(event.currentTarget.value as PageLanguage)}
      >
        {(Object.keys(PAGE_LANGUAGES) as PageLanguage[]).map((code) => (
          <option key={code} value={code} lang={languageTag(code)}>
            {PAGE_LANGUAGES[code]}
          </option>
        ))}
      </select>
    </label>
  );
}
