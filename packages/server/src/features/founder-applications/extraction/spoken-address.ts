import { secondThoughts } from './address-corrections.ts';
import { isSpelledDash, readHost, readPath } from './address-host.ts';
import { isJoiner, isLetter, isWord, sign, type Token, tokenize } from './address-tokens.ts';
import type { Span } from './fields.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import { firstMatch, matches } from './patterns.ts';
import { fold } from './segments.ts';
import { readSpelled, similar } from './spelling.ts';

/** An e-mail address or a link, written or spoken ("maria at example dot com"), written out. */
export type Address = Span & { kind: 'email' | 'url'; value: string };

type Names = { firstName: string | null; lastName: string | null };

function wordText(token: Token, names: Names, lexicon: CompiledLexicon): string | null {
  if (token.kind === 'word') return loneLetter(token.text.toLowerCase(), names, lexicon) ?? token.text.toLowerCase();
  const name = token.kind === 'last-name' ? names.lastName : names.firstName;
  if (name === null) return null;
  const letters = fold(name).replace(/\s+/gu, '');
  return token.kind === 'initial' ? letters.charAt(0) : letters;
}

const ALSO_NAMES = /^(?:jay|kay|bee|dee|zed|elle|hache)$/u;

/** "Jot Punkt Berg": the name of one letter, unless it may be a word or a name itself and is no initial of the person. */
function loneLetter(word: string, { firstName, lastName }: Names, { words }: CompiledLexicon): string | undefined {
  const letter = words.letterNames[word];
  const names = [firstName, lastName].filter((name) => name !== null).map(fold);
  if (letter === undefined || !words.spaced || names.some((name) => name.split(/[\s-]+/u).includes(word)))
    return undefined;
  const initial = names.some((name) => name.startsWith(letter));
  const sure = word.length > 2 && !ALSO_NAMES.test(word);
  return sure || (initial && !ALSO_NAMES.test(word)) ? letter : undefined;
}

/** First and last name said one after the other, without a sign between them. */
function areNames(before: Token | undefined, token: Token | undefined, names: Names): boolean {
  if (before?.kind === 'initial' || before?.kind === 'first-name') return token?.kind === 'last-name';
  const isName = (word: Token | undefined, name: string | null) =>
    word?.kind === 'word' && name !== null && fold(word.text) === fold(name);
  return isName(before, names.firstName) && isName(token, names.lastName);
}

/** "first name dot last name, without spaces, at": the index of the last token of the local part before such an aside. */
function beforeAside(tokens: Token[], last: number, lexicon: CompiledLexicon): number {
  if (!lexicon.words.spaced || tokens[last]?.text !== ',') return last;
  for (let index = last - 1; index >= Math.max(0, last - 6); index--) {
    if (tokens[index]?.text === ',') {
      let head = index - 1;
      while (isLetter(tokens[head]) && isLetter(tokens[head - 1])) head--;
      return isWord(tokens[head]) && isJoiner(tokens[head - 1]) ? index - 1 : last;
    }
    if (tokens[index]?.kind !== 'word') return last;
  }
  return last;
}

function isFigure(token: Token | undefined, { words }: CompiledLexicon): boolean {
  return (
    token?.kind === 'word' && (/^\p{N}+$/u.test(token.text) || words.numbers[token.text.toLowerCase()] !== undefined)
  );
}

const REMARK_TOKENS = 7;

/**
 * "ida dot s nine, digit nine, at", "h g punkt berg, die Initialen klein, ät": the comma that ends a chain of words and
 * signs, when nothing but a remark without signs is between it and the at-sign at `at`; else null.
 */
function beforeRemark(tokens: Token[], at: number, lexicon: CompiledLexicon): number | null {
  for (let index = at - 1; index > Math.max(1, at - 1 - REMARK_TOKENS); index--) {
    const token = tokens[index];
    if (token?.kind === 'word') continue;
    if (token?.text !== ',') return null;
    if (index === at - 1) continue;
    let head = index - 1;
    while (isLetter(tokens[head - 1]) && (isLetter(tokens[head]) || isFigure(tokens[head], lexicon))) head--;
    const joiner = tokens[head - 1];
    // a hyphen written in a name is no sign of an address
    if (!(isWord(tokens[head]) && isJoiner(joiner) && joiner.text.length > 1 && isWord(tokens[head - 2]))) continue;
    let first = head - 2;
    while (isJoiner(tokens[first - 1]) && isWord(tokens[first - 2])) first -= 2;
    // behind an at-sign the chain is the host of the address before
    return tokens[first - 1]?.kind === 'at' ? null : index;
  }
  return null;
}

/** Local part that ends before the at-sign at `at`. */
function readLocalPart(
  tokens: Token[],
  at: number,
  lexicon: CompiledLexicon,
  names: Names,
  spokenSign = tokens[at]?.text.length !== 1,
): { text: string; start: number } | null {
  const remarked = spokenSign && lexicon.words.spaced ? beforeRemark(tokens, at, lexicon) : null;
  if (remarked !== null) return readLocalPart(tokens, remarked, lexicon, names, true);
  let index = beforeAside(tokens, at - 1, lexicon);
  const last = tokens[index];
  if (!isWord(last)) return null;
  const first = wordText(last, names, lexicon);
  if (first === null) return null;
  let text = first;
  let start = last.start;
  let joined = false;
  for (;;) {
    const before = tokens[index - 1];
    const beyond = tokens[index - 2];
    if (isSpelledDash(tokens, index - 1) && beyond) {
      text = beyond.text.toLowerCase() + text;
      start = beyond.start;
      index -= 2;
    } else if (isJoiner(before) && isWord(beyond)) {
      const word = wordText(beyond, names, lexicon);
      if (word === null) return null;
      text = word + sign(before) + text;
      start = beyond.start;
      index -= 2;
      joined = true;
    } else if (before && areNames(before, tokens[index], names)) {
      const word = wordText(before, names, lexicon);
      if (word === null) return null;
      text = word + text;
      start = before.start;
      index -= 1;
    } else if (before && isLetter(before) && isLetter(tokens[index])) {
      text = before.text.toLowerCase() + text;
      start = before.start;
      index -= 1;
    } else if (
      before?.kind === 'word' &&
      /^\p{N}+$/u.test(tokens[index]?.text ?? '') &&
      !/^\p{N}+$/u.test(before.text)
    ) {
      text = before.text.toLowerCase() + text;
      start = before.start;
      index -= 1;
    } else break;
  }
  // "lotte b at": a letter next to a word is part of it, or of nothing that can be told
  const previous = tokens[index - 1];
  if (isLetter(tokens[index]) && text.length === 1 && previous?.kind === 'word' && tokens[at]?.text.length !== 1) {
    const word = fold(previous.text);
    if ([names.firstName, names.lastName].some((name) => name !== null && fold(name) === word))
      return { text: word + text, start: previous.start };
    if (!saysNoLocalPart(previous.text, lexicon) && !matches(lexicon.self, previous.text)) return null;
  }
  const named = spokenSign ? numbered(text, tokens, index, lexicon) : null;
  if (named) return named;
  if (spokenSign && !joined && saysNoLocalPart(text, lexicon)) return null;
  return respelledChain(text, tokens, index) ?? { text, start };
}

/** "… the at sign", "with one s at …": an ordinary word before the sign is no name of a mailbox. */
function saysNoLocalPart(text: string, lexicon: CompiledLexicon): boolean {
  const whole = (list: RegExp) => firstMatch(list, text)?.text === text;
  return (
    matches(lexicon.notLocalPart, text) ||
    [lexicon.articles, lexicon.and, lexicon.spellingRemark, lexicon.thenNext, lexicon.third].some(whole)
  );
}

/** "moreau eighty-two at": a number word belongs to the word before it. */
function numbered(
  text: string,
  tokens: Token[],
  index: number,
  lexicon: CompiledLexicon,
): { text: string; start: number } | null {
  let digits = lexicon.words.numbers[text.replaceAll('-', ' ')];
  let from = index;
  let before = tokens[from - 1];
  for (;;) {
    const further = before?.kind === 'word' ? lexicon.words.numbers[before.text.toLowerCase()] : undefined;
    if (digits === undefined || !further) break;
    digits = further + digits;
    from -= 1;
    before = tokens[from - 1];
  }
  if (digits === undefined || before?.kind !== 'word') return null;
  if (matches(lexicon.notLocalPart, before.text) && !isJoiner(tokens[from - 2])) return null;
  from -= 1;
  let local = before.text.toLowerCase() + digits;
  while (isLetter(tokens[from]) && isLetter(tokens[from - 1])) {
    from -= 1;
    local = (tokens[from]?.text.toLowerCase() ?? '') + local;
  }
  while (isJoiner(tokens[from - 1]) && tokens[from - 2]?.kind === 'word') {
    before = tokens[from - 2];
    local = (before?.text.toLowerCase() ?? '') + sign(tokens[from - 1] as Token) + local;
    from -= 2;
  }
  return { text: local, start: tokens[from]?.start ?? 0 };
}

/** "ida dot moreau, that's m-o-r-e-a-u, at": the letters spell the last part of what was said just before. */
function respelledChain(text: string, tokens: Token[], index: number): { text: string; start: number } | null {
  if (!isLetter(tokens[index]) || text.length < 3) return null;
  for (let back = index - 1; back >= Math.max(0, index - 4); back--) {
    const word = tokens[back];
    if (word?.kind !== 'word' || word.text.length < 3 || !similar(word.text, text)) continue;
    let local = text;
    let from = back;
    while (isJoiner(tokens[from - 1]) && tokens[from - 2]?.kind === 'word') {
      local = (tokens[from - 2]?.text.toLowerCase() ?? '') + sign(tokens[from - 1] as Token) + local;
      from -= 2;
    }
    return { text: local, start: tokens[from]?.start ?? word.start };
  }
  return null;
}

/**
 * A spoken word carries the accents of the language, an address has none: "marée point example" is maree.example.
 * German writes its umlauts out. An address that was typed keeps what was typed.
 */
function withoutAccents(address: string, { words }: CompiledLexicon): string {
  const written = words.capitalNouns ? withoutUmlauts(address) : address;
  return written.normalize('NFC').replace(/[\p{Script=Latin}--[a-z]]/gv, fold);
}

/** E-mail addresses of `text`. `names` stand in for "my first name dot last name at …". */
function readEmails(text: string, tokens: Token[], lexicon: CompiledLexicon, names: Names): Address[] {
  const found: Address[] = [];
  tokens.forEach((token, index) => {
    if (token.kind !== 'at') return;
    const local = readLocalPart(tokens, index, lexicon, names);
    if (!local) return;
    const host = readHost(tokens, index + 1, text);
    // "she is at lea at …": the second at is the sign
    if (!host || tokens[host.next]?.kind === 'at') return;
    const said = `${local.text}@${host.host}`;
    const value = token.text.length === 1 ? said : withoutAccents(said, lexicon);
    found.push({ kind: 'email', value, start: local.start, end: host.end });
  });
  return found.flatMap((address, index) => {
    const corrected = respell(address, text.slice(0, found[index + 1]?.start), lexicon);
    return corrected === null ? [] : [corrected];
  });
}

/** Takes the letters of a part that is spelled out afterwards, and a hyphen that is named afterwards. */
function respell(address: Address, text: string, lexicon: CompiledLexicon): Address | null {
  const tail = text.slice(address.end);
  const nextAddress = tail.search(/@/u);
  const scope = nextAddress === -1 ? tail : tail.slice(0, nextAddress);
  const written = WRITTEN_OUT.test(text.slice(address.start, address.end))
    ? withoutUmlauts(address.value)
    : address.value;
  const value = respelledBy(written, scope, lexicon);
  return value === null ? null : { ...address, value };
}

/** "mit ue" */
const WRITTEN_OUT = /(?<!\p{L})mit\s+(?:[auo]e|[auo][\s-]e)(?!\p{L})/iu;

function withoutUmlauts(address: string): string {
  return address.replace(/[äöü]/gu, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter);
}

/** The address as what is said of it afterwards leaves it; null when that tells only that it is wrong. */
export function respelledBy(address: string, scope: string, lexicon: CompiledLexicon): string | null {
  let value = WRITTEN_OUT.test(scope) ? withoutUmlauts(address) : address;
  for (const spelled of readSpelled(scope, lexicon)) {
    const letters = spelled.letters.toLowerCase();
    const parts = value.split(/[@.]/u).slice(0, -1);
    const best =
      parts.find((part) => part === letters) ?? parts.find((part) => similar(part.replaceAll('-', ''), letters));
    if (best && fold(best) !== fold(letters)) value = value.replace(best, letters);
  }
  return secondThoughts(relocalised(value, scope, lexicon), scope, lexicon);
}

/** "…, sorry, maria dot berg": a local part said again without the host takes the place of the first. */
function relocalised(value: string, scope: string, lexicon: CompiledLexicon): string {
  const correction = firstMatch(lexicon.correction, scope);
  const [local, host] = value.split('@');
  if (!correction || !local || !host) return value;
  const tokens = tokenize(scope.slice(correction.end), lexicon);
  for (let index = 0; index < tokens.length; index++) {
    if (tokens[index]?.kind !== 'word' || !isJoiner(tokens[index + 1]) || tokens[index + 1]?.text.length === 1)
      continue;
    let said = tokens[index]?.text.toLowerCase() ?? '';
    let next = index + 1;
    for (; isJoiner(tokens[next]) && tokens[next + 1]?.kind === 'word'; next += 2) {
      said += sign(tokens[next] as Token) + (tokens[next + 1]?.text.toLowerCase() ?? '');
    }
    const parts = said.split(/[._+-]/u);
    if (tokens[next]?.kind === 'at' || said.includes(host) || host.startsWith(parts[0] ?? '')) return value;
    const known = local.split(/[._+-]/u).some((part) => part.length > 1 && parts.includes(part));
    if (parts.length > 1 && (known || similar(parts.join(''), local.replace(/[._+-]/gu, '')))) return `${said}@${host}`;
    index = next;
  }
  return value;
}

const WRITTEN_URL =
  /(?:https?:\/\/|www\.)[^\s<>"'’”、。」)]+|(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/[^\s<>"'’”、。」)]*)?/giu;

function readWrittenUrls(text: string): Address[] {
  const found: Address[] = [];
  for (const match of text.matchAll(WRITTEN_URL)) {
    const value = match[0].replace(/[.,;:!?]+$/u, '');
    if (text[match.index + value.length] === '@' || !/\.[\p{L}]{2,}/u.test(value)) continue;
    found.push({ kind: 'url', value, start: match.index, end: match.index + value.length });
  }
  return found;
}

/** "linkedin dot com slash in slash maria dash berg" */
function readSpokenUrls(text: string, tokens: Token[], lexicon: CompiledLexicon): Address[] {
  const found: Address[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const dot = tokens[index];
    const named = dot?.kind === 'slash' && NETWORK_NAME.test(tokens[index - 1]?.text ?? '');
    if (named && dot.text.length > 1) {
      const link = readPath(tokens, index, `${tokens[index - 1]?.text.toLowerCase()}.com`);
      const value = withoutAccents(link.value, lexicon);
      found.push({ kind: 'url', value, start: tokens[index - 1]?.start ?? dot.start, end: link.end });
      index = link.next;
      continue;
    }
    if (dot?.kind !== 'dot' || dot.text.length === 1 || tokens[index - 1]?.kind !== 'word') continue;
    let first = index - 1;
    while (isJoiner(tokens[first - 1]) && isWord(tokens[first - 2]) && tokens[first - 1]?.kind !== 'plus') first -= 2;
    const before = tokens[first - 2];
    // "it's at northpole dot example slash deck": no sign of an address, but where something is
    const located = before === undefined || !isWord(before) || saysNoLocalPart(before.text, lexicon);
    if (tokens[first - 1]?.kind === 'at' && !located) continue;
    const host = readHost(tokens, first, text);
    if (!host || tokens[host.next]?.kind === 'at') continue;
    const { value, end, next } = readPath(tokens, host.next, host.host, host.end);
    found.push({ kind: 'url', value: withoutAccents(value, lexicon), start: tokens[first]?.start ?? dot.start, end });
    index = next;
  }
  return found;
}

/** Named alone before a path: "LinkedIn, slash in slash …". */
const NETWORK_NAME = /^(?:linkedin|xing)$/iu;

/** All addresses of a turn, in order, without overlaps. */
export function readAddresses(text: string, lexicon: CompiledLexicon, names: Names): Address[] {
  const tokens = tokenize(text, lexicon);
  const found: Address[] = [];
  for (const address of [
    ...readEmails(text, tokens, lexicon, names),
    ...readWrittenUrls(text),
    ...readSpokenUrls(text, tokens, lexicon),
  ]) {
    if (found.every((other) => address.end <= other.start || other.end <= address.start)) found.push(address);
  }
  return found.sort((a, b) => a.start - b.start);
}
