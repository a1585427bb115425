/** Where a language is at home: of several places of one name, one there is likelier meant. */
export const HOME: Readonly<Record<string, readonly string[]>> = {
  de: ['DE', 'AT', 'CH'],
  en: ['US', 'GB'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL'],
  fr: ['FR', 'BE', 'CH', 'CA'],
  id: ['ID'],
  ja: ['JP'],
  ko: ['KR'],
  nl: ['NL', 'BE'],
  vi: ['VN'],
  pt: ['BR', 'PT'],
  it: ['IT'],
  zh: ['CN', 'TW', 'HK'],
  da: ['DK'],
  no: ['NO'],
  sv: ['SE', 'FI'],
  fi: ['FI'],
  ms: ['MY', 'SG'],
  th: ['TH'],
  ru: ['RU', 'BY', 'KZ'],
  hi: ['IN'],
};

/** Further countries that a language is spoken in. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  en: ['CA', 'AU', 'IE', 'NZ', 'ZA', 'IN', 'SG', 'PH', 'KE', 'NG', 'MT'],
  es: ['PE', 'EC', 'UY', 'VE', 'BO', 'PY', 'CR', 'PA', 'GT', 'DO', 'SV', 'HN', 'NI'],
  fr: ['LU', 'MA', 'TN', 'SN', 'CI', 'RE'],
  pt: ['AO', 'MZ'],
  de: ['LI', 'LU', 'IT'],
  it: ['CH'],
};

/** Whether a language is spoken in a country, ISO 3166-1 alpha-2. */
export function isSpokenIn(language: string, country: string): boolean {
  return (HOME[language] ?? []).includes(country) || (FURTHER[language] ?? []).includes(country);
}
