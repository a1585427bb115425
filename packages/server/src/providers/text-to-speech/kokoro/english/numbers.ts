import words from './number-words.json' with { type: 'json' };

const SMALL = words.small;
const TENS = words.tens;
const GROUPS = words.groups;
const ORDINALS: ReadonlyMap<string, string> = new Map(Object.entries(words.ordinals));
/** Longer figures are said one by one, as telephone numbers are. */
const LONGEST_FIGURES = 12;

/** `1,250` → one thousand two hundred fifty; figures that are too many, or begin with 0, one by one. */
export function cardinal(figures: string): string {
  const plain = figures.replaceAll(',', '');
  if (plain.length > LONGEST_FIGURES || /^0\d/.test(plain))
    return [...plain].map((one) => SMALL[Number(one)]).join(' ');
  const value = Number(plain);
  if (value === 0) return 'zero';
  const said: string[] = [];
  for (let rest = value, group = 0; rest > 0; rest = Math.floor(rest / 1_000), group++) {
    const three = rest % 1_000;
    if (three > 0) said.unshift(`${belowThousand(three)} ${GROUPS[group] ?? ''}`.trim());
  }
  return said.join(' ');
}

/** `21` → twenty first. */
export function ordinal(figures: string): string {
  const said = cardinal(figures).split(' ');
  const last = said.pop() ?? '';
  return [...said, ORDINALS.get(last) ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)].join(' ');
}

/** `2026` → twenty twenty six; `2005` and `2000` as numbers. */
export function year(figures: string): string {
  const [century, rest] = [figures.slice(0, 2), figures.slice(2)];
  if (/^20?0/.test(figures.slice(0, 3)) && Number(figures) < 2010) return cardinal(figures);
  if (rest === '00') return `${cardinal(century)} hundred`;
  return `${cardinal(century)} ${rest.startsWith('0') ? `oh ${cardinal(rest.slice(1))}` : cardinal(rest)}`;
}

/** `3.14` → three point one four. */
export function decimal(whole: string, fraction: string): string {
  return `${cardinal(whole)} point ${[...fraction].map((one) => SMALL[Number(one)]).join(' ')}`;
}

function belowThousand(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  return [hundreds > 0 ? `${SMALL[hundreds]} hundred` : '', rest > 0 ? belowHundred(rest) : '']
    .filter(Boolean)
    .join(' ');
}

function belowHundred(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  return value % 10 === 0 ? (TENS[value / 10] ?? '') : `${TENS[Math.floor(value / 10)]} ${SMALL[value % 10]}`;
}
