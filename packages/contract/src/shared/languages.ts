// Written by `npm run content -- types` from packages/content/languages.yaml.

/** Languages an interview can be held in, as BCP 47 tags used everywhere inside. */
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

/** Each language’s name in itself, in the order of the choice. */
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

/** Interview languages of document 2. */
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

/** Languages that a job can be made in: those of document 1. */
export const JOB_LANGUAGES_SPOKEN = ['en', 'en-IN', 'de', 'es', 'fr', 'id', 'ja', 'ko', 'nl', 'vi'] as const;

/** The same as document 1 writes them. */
export const JOB_LANGUAGES = ['DE', 'EN', 'EN_IN', 'ES', 'FR', 'ID', 'JA', 'KO', 'NL', 'VI'] as const;

/** Languages that the console is written in. */
export const CONSOLE_LANGUAGES = ['en', 'de', 'es', 'fr'] as const;

/** Languages that the page of a verification, and its mail, are written in. */
export const VERIFY_LANGUAGES = ['en', 'de', 'ja'] as const;
