import numberWords from './number-words.json' with { type: 'json' };
import { cardinal, decimal, ordinal, year } from './numbers.ts';
import spokenForms from './spoken-forms.json' with { type: 'json' };

const FORMS: ReadonlyMap<string, string> = new Map(Object.entries(spokenForms));
const CURRENCIES: ReadonlyMap<string, string[]> = new Map(Object.entries(numberWords.currencies));
const SCALES: ReadonlyMap<string, string> = new Map(Object.entries(numberWords.scales));

/** A text as somebody reads it out: figures, signs and short forms as words. Punctuation that makes pauses stays. */
export function writtenOut(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"');
  return plain.split(/\s+/).filter(Boolean).map(token).join(' ');
}

/** One word with what is around it. */
function token(word: string): string {
  const [, open = '', core = '', close = ''] = /^([("[]*)(.*?)((?:[)"\]]+\.)?[)"\],;:!?]*)$/s.exec(word) ?? [];
  const normalized = core.replace(/\.$/, '');
  const end = normalized === core ? '' : '.';
  const known = FORMS.get(core.toLowerCase());
  if (known !== undefined) return `${open}${known}${close}`;
  const said = FORMS.get(normalized.toLowerCase()) ?? figures(normalized) ?? normalized;
  return `${open}${said}${end}${close}`;
}

function figures(word: string): string | null {
  const money = /^([$€£])(\d[\d,]*)(?:\.(\d{1,2}))?(k|m|bn)?$/i.exec(word);
  if (money) {
    const [, sign = '', whole = '', fraction, size] = money;
    const [one = '', many = ''] = CURRENCIES.get(sign) ?? [];
    const amount = fraction === undefined ? cardinal(whole) : decimal(whole, fraction);
    const scale = size === undefined ? '' : ` ${SCALES.get(size.toLowerCase())}`;
    return `${amount}${scale} ${whole === '1' && scale === '' && fraction === undefined ? one : many}`;
  }
  const range = /^(\d[\d,]*)[-–](\d[\d,]*)$/.exec(word);
  if (range) return `${number(range[1] ?? '')} to ${number(range[2] ?? '')}`;
  const percent = /^([\d.,]+)%$/.exec(word);
  if (percent) return `${number(percent[1] ?? '') ?? percent[1]} percent`;
  const nth = /^(\d[\d,]*)(st|nd|rd|th)$/i.exec(word);
  if (nth) return ordinal(nth[1] ?? '');
  const decade = /^(\d{3}0)s$/.exec(word);
  if (decade) return `${year(decade[1] ?? '')}s`.replace(/ys$/, 'ies');
  return number(word);
}

function number(word: string): string | null {
  const parts = /^(\d[\d,]*)(?:\.(\d+))?$/.exec(word);
  if (!parts) return null;
  const [, whole = '', fraction] = parts;
  if (fraction !== undefined) return decimal(whole, fraction);
  return /^(1[1-9]|20)\d\d$/.test(whole) ? year(whole) : cardinal(whole);
}
