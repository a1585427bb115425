import type { VerifyLanguage } from '@colloquy/contract/public';
import { LANGUAGE_NAMES } from '../messages/languages.ts';

type LanguageSelectProps = { label: string; language: VerifyLanguage; onChoose: (language: VerifyLanguage) => void };

/** Each language is named in itself. */
export function LanguageSelect({ label, language, onChoose }: LanguageSelectProps) {
  return (
    <label className="language">
      <span className="unseen">{label}</span>
      <select
        className="field small"
        value={language}
        onChange={(event) => onChoose(event.currentTarget.value as VerifyLanguage)}
      >
        {Object.entries(LANGUAGE_NAMES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
