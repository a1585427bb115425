/** What the iframe is called where the page does not say: the word for an interview, by language. */
export const TITLES: Readonly<Record<string, string>> = {
  da: 'Samtale',
  de: 'Interview',
  en: 'Interview',
  es: 'Entrevista',
  fi: 'Haastattelu',
  fr: 'Entretien',
  hi: 'साक्षात्कार',
  id: 'Wawancara',
  it: 'Colloquio',
  ja: '面接',
  ko: '면접',
  ms: 'Temu duga',
  nl: 'Gesprek',
  no: 'Intervju',
  pt: 'Entrevista',
  ru: 'Собеседование',
  sv: 'Intervju',
  th: 'การสัมภาษณ์',
  vi: 'Phỏng vấn',
  zh: '面试',
};

/** @param tag of the page or the element, such as `de-AT`; English where there is no word in it */
export function titleIn(tag: string): string {
  const primary = tag.toLowerCase().split('-')[0] ?? '';
  const known = primary === 'nb' || primary === 'nn' ? 'no' : primary;
  return (Object.hasOwn(TITLES, known) ? TITLES[known] : undefined) ?? 'Interview';
}
