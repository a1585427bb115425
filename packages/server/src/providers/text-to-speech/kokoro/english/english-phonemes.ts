import arpabet from './arpabet.json' with { type: 'json' };
import { type Dictionary, pronounce } from './pronounce.ts';
import { writtenOut } from './written-out.ts';

const SYMBOLS: ReadonlyMap<string, string> = new Map(Object.entries(arpabet));
const STRESS: Record<string, string> = { 0: '', 1: 'ˈ', 2: 'ˌ' };
const VOWEL = /^[AEIOU]/;

/**
 * American English as the voices' symbols, without any other program: a dictionary, and rules for what it lacks.
 *
 * @param dictionary the CMU Pronouncing Dictionary
 */
export function englishPhonemes(text: string, dictionary: Dictionary): string {
  const parts = writtenOut(text).match(/[\p{L}\p{N}'&./+#-]*[\p{L}\p{N}'+#]|[;:,.!?—…"()]+|\s+|./gu) ?? [];
  let said = '';
  for (const [index, part] of parts.entries()) {
    if (/[\p{L}\p{N}]/u.test(part)) {
      const next = parts.slice(index + 1).find((one) => /[\p{L}\p{N}]/u.test(one));
      said += words(part, next, dictionary);
    } else if (/^\s+$/.test(part)) said += ' ';
    else if (/^[;:,.!?—…"()]+$/.test(part)) said += part;
    else if (part === '–' || part === '-') said += ', ';
    else if (part === '/') said += ' ';
  }
  return said
    .replace(/ +/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim();
}

function words(part: string, next: string | undefined, dictionary: Dictionary): string {
  return part
    .split(/[-/.]+/)
    .filter(Boolean)
    .map((word) => symbols(beforeVowel(word, pronounce(word, dictionary), next, dictionary)))
    .join(' ');
}

/** `the` and `to` sound otherwise before a vowel. */
function beforeVowel(word: string, sounds: string[], next: string | undefined, dictionary: Dictionary): string[] {
  if (next === undefined || !/^(the|to)$/i.test(word)) return sounds;
  const [first = ''] = pronounce(next, dictionary);
  if (!VOWEL.test(first)) return sounds;
  return word.toLowerCase() === 'the' ? ['DH', 'IY0'] : ['T', 'UW0'];
}

function symbols(sounds: readonly string[]): string {
  return sounds
    .map((sound, index) => {
      const [, plain = '', stress] = /^([A-Z]+)(\d?)$/.exec(sound) ?? [];
      if (stress === undefined || stress === '') return isFlap(sounds, index) ? 'ɾ' : (SYMBOLS.get(plain) ?? '');
      return `${STRESS[stress] ?? ''}${SYMBOLS.get(sound) ?? SYMBOLS.get(plain) ?? ''}`;
    })
    .join('')
    .replace(/əl(?=$|[^ˈˌ])/g, 'ᵊl');
}

/** A `t` between a vowel and an unstressed one, as in `data`. */
function isFlap(sounds: readonly string[], index: number): boolean {
  if (sounds[index] !== 'T') return false;
  const [before = '', after = ''] = [sounds[index - 1], sounds[index + 1]];
  return (
    (VOWEL.test(before) || before === 'R') && VOWEL.test(after) && after.endsWith('0') && sounds[index + 2] !== 'N'
  );
}
