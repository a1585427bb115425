import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

/** Fewest and most digits of a telephone number with its country code (E.164). */
export const PHONE_DIGITS = { min: 7, max: 15 } as const;

/**
 * A number as said, laid out for reading: in groups and with its country code when it was said with one.
 * A national number gets the code of `country` when that makes a possible number; nothing else is added.
 */
export function writtenPhone(digits: string, plus: boolean, country: string | null): string {
  const international = plus ? `+${digits}` : digits.startsWith('00') ? `+${digits.slice(2)}` : null;
  if (international !== null) {
    const parsed = parsePhoneNumberFromString(international);
    return parsed?.isPossible() ? parsed.formatInternational() : international;
  }
  if (country !== null && isSupportedCountry(country)) {
    const parsed = parsePhoneNumberFromString(digits, country as CountryCode);
    if (parsed?.isPossible()) return parsed.formatInternational();
  }
  return digits;
}

/**
 * The one of `countries` in which the digits are a national number, or, for numbers that are given to nobody, the one
 * that writes them in the groups they were said in; null when none or several fit.
 */
export function fittingCountry(
  digits: string,
  groups: string,
  countries: readonly string[],
  strict = false,
): string | null {
  const parsed = countries.flatMap((country) => {
    const number = isSupportedCountry(country) ? parsePhoneNumberFromString(digits, country as CountryCode) : undefined;
    return number?.isPossible() && isDialled(number) ? [{ country, number }] : [];
  });
  const valid = parsed.filter(({ number }) => number.isValid());
  const grouped = parsed.filter(({ number }) => number.formatNational().replace(/\D+/gu, ' ').trim() === groups);
  const fitting = (strict ? [valid, grouped] : [valid, grouped, parsed]).find((list) => list.length > 0) ?? [];
  return fitting.length === 1 ? (fitting[0]?.country ?? null) : null;
}

/** The zero before a national number is no part of it, but in Italy and where it would be left over. */
function isDialled({ nationalNumber, country }: PhoneNumber): boolean {
  return !nationalNumber.startsWith('0') || country === 'IT';
}

/**
 * The first of `countries` in which the digits are a mobile number, else the first, when it can be one there: a number
 * that is given to nobody looks like one that is.
 */
export function usualCountry(digits: string, countries: readonly string[]): string | null {
  const possible = countries.flatMap((country) => {
    const number = isSupportedCountry(country) ? parsePhoneNumberFromString(digits, country as CountryCode) : undefined;
    return number?.isPossible() && isDialled(number) ? [{ country, number }] : [];
  });
  const mobile = possible.filter(({ number }) => /MOBILE/u.test(number.getType() ?? ''));
  if (mobile[0]) return mobile[0].country;
  const [first] = possible;
  return first && first.country === countries[0] ? first.country : null;
}

const SHORT_NUMBER = 9;

/** The number goes on: with the further digits it is one that can be dialled, and without them it is none that is given. */
export function isContinued(digits: string, further: string): boolean {
  const [short, long] = [digits, digits + further].map((said) => parsePhoneNumberFromString(`+${said}`));
  if (!long?.isPossible()) return false;
  return !short?.isPossible() || (!short.isValid() && short.nationalNumber.length < SHORT_NUMBER);
}

/**
 * Applies a partial correction to a number said before.
 *   "it ends in six"            the last digits are replaced
 *   "…, sorry, 000 12 34 6"     a longer tail is said again, with a difference
 *   "not 45, 54"                `wrong` is exchanged for the fragment
 * Null when the fragment does not fit anywhere.
 */
export function patchNumber(known: string, fragment: string, wrong: string | null, atEnd: boolean): string | null {
  if (wrong !== null && wrong !== '') {
    const at = known.lastIndexOf(wrong);
    return at === -1 ? null : known.slice(0, at) + fragment + known.slice(at + wrong.length);
  }
  if (fragment.length >= known.length) return null;
  if (atEnd) return known.slice(0, known.length - fragment.length) + fragment;
  const tail = known.slice(known.length - fragment.length);
  // "four one six, sorry, four six one"
  if (fragment.length >= 2 && tail !== fragment && sorted(tail) === sorted(fragment))
    return known.slice(0, known.length - fragment.length) + fragment;
  const half = Math.ceil(fragment.length / 2);
  if (fragment.length >= 4 && tail.slice(0, half) === fragment.slice(0, half))
    return known.slice(0, known.length - fragment.length) + fragment;
  // said again without the country code, and further than before
  for (let at = 1; at <= 4; at++) {
    if (fragment.length >= 7 && known.slice(at, at + 5) === fragment.slice(0, 5)) return known.slice(0, at) + fragment;
  }
  // broken off and taken up again from the last group
  for (let overlap = Math.min(known.length, fragment.length) - 1; overlap >= 3; overlap--) {
    if (known.endsWith(fragment.slice(0, overlap))) return known.slice(0, known.length - overlap) + fragment;
  }
  if (differences(tail, fragment) <= Math.max(1, Math.floor(fragment.length / 3)))
    return known.slice(0, known.length - fragment.length) + fragment;
  if (fragment.length < 3) return null;
  let best: number | null = null;
  for (let at = 0; at + fragment.length <= known.length; at++) {
    if (differences(known.slice(at, at + fragment.length), fragment) === 1) {
      if (best !== null) return null;
      best = at;
    }
  }
  return best === null ? null : known.slice(0, best) + fragment + known.slice(best + fragment.length);
}

/**
 * Applies a correction said in several groups: "not forty, fourteen. Fourteen seventeen." exchanges the first group
 * for `wrong` and then says the end again.
 */
export function patchedBy(
  known: string,
  parts: readonly string[],
  wrong: string | null,
  atEnd: boolean,
): string | null {
  const whole = parts.join('');
  const [first, ...rest] = parts;
  if (wrong === null || first === undefined || rest.length === 0 || first.length !== wrong.length)
    return patchNumber(known, whole, wrong, atEnd);
  const exchanged = patchNumber(known, first, wrong, false);
  return exchanged === null ? null : (patchNumber(exchanged, rest.join(''), null, true) ?? exchanged);
}

function differences(a: string, b: string): number {
  return [...a].filter((digit, index) => digit !== b[index]).length;
}

function sorted(digits: string): string {
  return [...digits].sort().join('');
}
