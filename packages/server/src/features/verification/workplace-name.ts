import type { Profile } from '../../providers/shapes/profile.ts';

/** Second-level labels under which registries of countries give out names. */
const REGISTRY_LABELS = new Set(
  'ac co com edu gob gouv gov go gv govt ind info ltd me mil name ne net nom or org plc sch web'.split(' '),
);

/** Words that say the legal form of a company and stand in no domain. */
const LEGAL_FORMS = new Set(
  'ab ag as asa bhd bv co company corp corporation gmbh group holding inc incorporated kft kg kk limited llc llp ltd mbh nv oy oyj plc pte pty sa sarl sas se sl spa srl sro the und and'.split(
    ' ',
  ),
);

/**
 * How to name the workplace that a work address proves. A profile is the person's own word, so a company of it is
 * named only where its name is what the domain says, and then with the domain, for whoever reads it to judge.
 */
export function workplaceName(domain: string, positions: Profile['position']): string {
  const label = registeredLabel(domain).replaceAll('-', '');
  const company = positions.find(({ companyName }) => {
    if (/\p{Cc}/u.test(companyName)) return false;
    const words = foldedWords(companyName);
    const short = words.filter((word) => !LEGAL_FORMS.has(word));
    return label !== '' && (words.join('') === label || short.join('') === label);
  });
  return company ? `${company.companyName}, ${domain}` : domain;
}

/** The label that somebody registered: `example` of `mail.example.co.jp`. */
function registeredLabel(domain: string): string {
  const labels = domain.split('.');
  const underCountry = labels.length > 2 && labels.at(-1)?.length === 2 && REGISTRY_LABELS.has(labels.at(-2) ?? '');
  return labels.at(underCountry ? -3 : -2) ?? '';
}

/** Without accents, marks and capitals; umlauts as domains write them. */
function foldedWords(name: string): string[] {
  return name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[\p{M}.'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
