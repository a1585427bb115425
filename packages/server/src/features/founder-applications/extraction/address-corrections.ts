import { isJoiner, sign, tokenize } from './address-tokens.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import { endsWith, startsWith } from './named-person.ts';
import { firstMatch, matches } from './patterns.ts';
import { fold } from './segments.ts';
import { editDistance, similar } from './spelling.ts';

/** What is said of an address after it; null when it only tells that the address is wrong. */
export function secondThoughts(address: string, scope: string, lexicon: CompiledLexicon): string | null {
  const value = withOtherWord(withOtherEnding(withOtherSign(address, scope, lexicon), scope, lexicon), scope, lexicon);
  const lettered = withLetter(value, scope, lexicon);
  return lettered === null ? null : withAdjacentLetter(lettered, scope);
}

const ADJACENT =
  /(?<![\p{L}'’])(?<letter>\p{L})\s+(?<where>after|behind|before|nach|hinter|vor|después de|antes de|après|avant)\s+(?:(?:the|dem|den|la|le|l['’])\s*)?(?<pivot>\p{L})(?![\p{L}'’])/iu;

/** "without the a after the o" */
const LEFT_OUT =
  /(?<!\p{L})(?:without|no|ohne|kein\p{L}*|sin|sans)\s+(?:(?:the|an?|das|den|el|la|una?|le|une?)\s+)?$/iu;

/** "There's an H after the R": set in where the other letter is once; null where it could be in two places. */
function withAdjacentLetter(address: string, scope: string): string | null {
  const adjacent = ADJACENT.exec(scope);
  const { letter, where = '', pivot } = adjacent?.groups ?? {};
  if (letter === undefined || pivot === undefined || LEFT_OUT.test(scope.slice(0, adjacent?.index))) return address;
  const [local = '', host] = address.toLowerCase().split('@');
  const [said, other] = [letter.toLowerCase(), pivot.toLowerCase()];
  const pair = /^(?:after|behind|nach|hinter|después de|après)$/iu.test(where) ? other + said : said + other;
  if (local.includes(pair)) return address;
  return local.split(other).length === 2 ? `${local.replace(other, pair)}@${host}` : null;
}

const ARTICLE_BEFORE = /(?<!\p{L})(?:an?|the|ein(?:e[nms]?)?|der|die|das|una?|el|la|une?|le|l['’])\s*$/iu;

/** "not an underscore but a hyphen", "underscore, not dash": the sign that is not denied takes the place of the other. */
function withOtherSign(address: string, scope: string, lexicon: CompiledLexicon): string {
  const named = tokenize(scope, lexicon)
    .filter((token) => isJoiner(token) && token.text.length > 1)
    .map((token) => {
      const head = scope.slice(0, token.start).replace(ARTICLE_BEFORE, '');
      const denied = lexicon.words.spaced
        ? !/[,.;:!?]\s*$/u.test(head) && [lexicon.negation, lexicon.rejectBefore].some((list) => endsWith(list, head))
        : startsWith(lexicon.rejectAfter, scope.slice(token.end));
      return { sign: sign(token), denied };
    });
  const wrong = named.find(({ denied }) => denied)?.sign;
  const right = named.find((other) => !other.denied && other.sign !== wrong)?.sign;
  const [local = '', host = ''] = address.split('@');
  if (wrong === undefined || right === undefined || wrong === right) return address;
  if (local.includes(wrong)) return `${local.replaceAll(wrong, right)}@${host}`;
  return wrong === '-' || right === '-' ? `${local}@${host.replace(wrong, right)}` : address;
}

/** "… dot com, no, dot org" */
function withOtherEnding(address: string, scope: string, lexicon: CompiledLexicon): string {
  const tokens = tokenize(scope, lexicon);
  const at = tokens.findIndex(({ kind, text }) => kind === 'dot' && text.length > 1);
  const [dot, label, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!dot || label?.kind !== 'word' || next?.kind === 'at' || (next && isJoiner(next))) return address;
  const between = scope.slice(0, dot.start);
  const rest = [lexicon.correction, lexicon.repair, lexicon.filler, lexicon.negation].reduce(
    (text, list) => text.replace(list, ' '),
    between,
  );
  if (!/\p{L}/u.test(between) || /\p{L}/u.test(rest)) return address;
  return address.replace(/\.[^.]+$/u, `.${label.text.toLowerCase()}`);
}

const WHOLE_WORD_LETTERS = 5;
const SLIPS = 2;

/** "brightmor …, typo, brightmoor": a word said again after a correction, a letter or two apart. */
function withOtherWord(address: string, scope: string, lexicon: CompiledLexicon): string {
  const correction = firstMatch(lexicon.correction, scope);
  if (!correction) return address;
  const parts = address.split(/[@._+-]/u).slice(0, -1);
  for (const [word] of scope.slice(correction.end).matchAll(/\p{L}+/gu)) {
    const said = fold(word);
    if (said.length < WHOLE_WORD_LETTERS || parts.includes(said)) continue;
    const slip = parts.find(
      (part) =>
        part.length >= WHOLE_WORD_LETTERS && part.charAt(0) === said.charAt(0) && editDistance(part, said) <= SLIPS,
    );
    if (slip !== undefined) return address.replace(slip, said);
  }
  return address;
}

/** Letters that sound alike where one is said for the other. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  c: ['k', 's', 'z'],
  k: ['c', 'q'],
  s: ['c', 'z'],
  z: ['s'],
  ph: ['f'],
  f: ['v', 'ph'],
  v: ['f', 'w'],
  w: ['v'],
  y: ['i', 'j'],
  i: ['y'],
  j: ['y', 'g'],
  g: ['j'],
  q: ['k', 'c'],
};

/** "That's Cell with a C", "Kell with a C": the letter said decides how the word is written. */
function withLetter(address: string, scope: string, lexicon: CompiledLexicon): string | null {
  if (!lexicon.words.spaced) return address;
  const remark = new RegExp(
    `(?<word>\\p{L}{3,}),?\\s+(?:${lexicon.spellingRemark.source})\\s+(?:an?|einem|una?|une?|ein)\\s+(?<letter>\\p{L}|ph)(?!\\p{L}|['’])`,
    'iu',
  );
  const { word = '', letter = '' } = remark.exec(scope)?.groups ?? {};
  const [said, wanted] = [fold(word), fold(letter)];
  if (said === '' || matches(lexicon.negation, word)) return address;
  const part = address
    .split(/[@._+-]/u)
    .slice(0, -1)
    .find((one) => similar(one, said));
  if (part === undefined || part.includes(wanted)) return address;
  if (said.includes(wanted)) return address.replace(part, said);
  const sound = ALIKE[wanted]?.find((other) => said.includes(other));
  return sound === undefined ? null : address.replace(part, said.replace(sound, wanted));
}
