import data from './letter-rules.json' with { type: 'json' };

type Rule = { before: RegExp; letters: string; after: RegExp; sounds: string[] };

const RULES: readonly Rule[] = data.rules.map(([before = '', letters = '', after = '', sounds = '']) => ({
  before: new RegExp(`(?:${before})$`),
  letters,
  after: new RegExp(`^(?:${after})`),
  sounds: sounds.split(' ').filter(Boolean),
}));

const VOWEL = /^[AEIOU]/;
/** Endings whose stress is on the syllable before them. */
const STRESS_BEFORE = /(tion|sion|ic|ical|ity|ian|ial|ious|ify|ogy|graphy)s?$/;

/**
 * How a word is said that no dictionary has, as ARPAbet with one stress.
 *
 * @param word small letters a to z and apostrophes; anything else is passed over
 */
export function soundsOfLetters(word: string): string[] {
  const sounds: string[] = [];
  for (let at = 0; at < word.length; ) {
    const rule = RULES.find(
      ({ letters, before, after }) =>
        word.startsWith(letters, at) && before.test(word.slice(0, at)) && after.test(word.slice(at + letters.length)),
    );
    sounds.push(...(rule?.sounds ?? []));
    at += rule?.letters.length ?? 1;
  }
  return stressed(sounds, word);
}

function stressed(sounds: readonly string[], word: string): string[] {
  const vowels = sounds.flatMap((sound, index) => (VOWEL.test(sound) ? [index] : []));
  const isShifted = STRESS_BEFORE.test(word) && vowels.length > 1;
  const after = /(ity|ical|ify|ogy|graphy)s?$/.test(word) ? 3 : 2;
  const stress = isShifted ? vowels[Math.max(0, vowels.length - after)] : vowels[0];
  return sounds.map((sound, index) => (VOWEL.test(sound) ? `${sound}${index === stress ? 1 : 0}` : sound));
}
