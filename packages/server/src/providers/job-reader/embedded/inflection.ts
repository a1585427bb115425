/** Place names in the cases of Russian and Finnish, led back to the form that lists have; on folded text. */

const CYRILLIC = /[а-яё]$/;
const FINNISH_CASE = /(?:ssa|sta|lla|lta|lle|an|en|n)$/;
/** Stems that change more than their ending. */
const FINNISH_STEMS: Readonly<Record<string, string>> = {
  turu: 'turku',
  lahde: 'lahti',
  suome: 'suomi',
  ruotsi: 'ruotsi',
};

export function isInflecting(word: string, language: string): boolean {
  return CYRILLIC.test(word) || (language === 'fi' && word.length >= 6 && FINNISH_CASE.test(word));
}

/** Forms that the word may be a case of, the likeliest first. */
export function nominatives(word: string): string[] {
  if (!CYRILLIC.test(word)) return finnish(word);
  const stem = word.slice(0, -1);
  switch (word.at(-1)) {
    case 'е':
      return [stem, `${stem}а`, `${stem}ь`, `${stem}я`];
    case 'и':
      return [`${stem}ь`, `${stem}я`, `${stem}а`, stem];
    case 'у':
      return [`${stem}а`, stem];
    case 'а':
    case 'ы':
      return [stem, `${stem}а`];
    case 'ю':
      return [`${stem}я`, `${stem}ь`];
    default:
      return /(?:ом|ой|ем)$/.test(word) ? [word.slice(0, -2), `${word.slice(0, -2)}а`] : [];
  }
}

function finnish(word: string): string[] {
  const stem = word.replace(FINNISH_CASE, '');
  const known = FINNISH_STEMS[stem];
  return [
    ...(known === undefined ? [] : [known]),
    stem,
    stem.replace(/ngi$/, 'nki'),
    stem.replace(/([aeiouy])\1$/, '$1'),
  ];
}
