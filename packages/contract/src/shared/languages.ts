// Written by `npm run content -- types` from packages/content/languages.yaml, where each list is explained.

export const LANGUAGES = [
  'en',
  'en-IN',
  'de',
  'es',
  'fr',
  'id',
  'ja',
  'ko',
  'nl',
  'vi',
  'zh',
  'pt',
  'it',
  'da',
  'no',
  'sv',
  'hi',
  'fi',
  'ms',
  'th',
  'ru',
] as const;

export const LANGUAGE_NAMES = {
  id: 'Bahasa Indonesia',
  ms: 'Bahasa Melayu',
  da: 'Dansk',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  no: 'Norsk',
  pt: 'Português',
  fi: 'Suomi',
  sv: 'Svenska',
  vi: 'Tiếng Việt',
  ru: 'Русский',
  hi: 'हिन्दी',
  th: 'ไทย',
  zh: '中文',
  ja: '日本語',
  ko: '한국어',
} as const;

export const SESSION_LANGUAGES = [
  'en',
  'de',
  'es',
  'fr',
  'id',
  'ja',
  'ko',
  'nl',
  'vi',
  'zh',
  'pt',
  'it',
  'da',
  'no',
  'sv',
  'hi',
  'fi',
  'ms',
  'th',
  'ru',
] as const;

export const JOB_LANGUAGES_SPOKEN = ['en', 'en-IN', 'de', 'es', 'fr', 'id', 'ja', 'ko', 'nl', 'vi'] as const;

export const JOB_LANGUAGES = ['DE', 'EN', 'EN_IN', 'ES', 'FR', 'ID', 'JA', 'KO', 'NL', 'VI'] as const;

export const CONSOLE_LANGUAGES = ['en', 'de', 'es', 'fr'] as const;

export const VERIFY_LANGUAGES = ['en', 'de', 'ja'] as const;

export const ACCURACY_LANGUAGES = ['en', 'de', 'es', 'fr'] as const;

export const LATIN_LANGUAGES = [
  'en',
  'de',
  'es',
  'fr',
  'id',
  'nl',
  'vi',
  'pt',
  'it',
  'da',
  'no',
  'sv',
  'fi',
  'ms',
] as const;

export const JOINED_LANGUAGES = ['ja', 'ko', 'zh', 'th'] as const;
