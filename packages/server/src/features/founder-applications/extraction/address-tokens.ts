import type { Span } from './fields.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import { literalAlternation, matches } from './patterns.ts';
import { similar } from './spelling.ts';

export type Kind =
  | 'at'
  | 'dot'
  | 'dash'
  | 'underscore'
  | 'slash'
  | 'plus'
  | 'word'
  | 'break'
  | 'first-name'
  | 'last-name'
  | 'initial';

export type Token = Span & { kind: Kind; text: string };

const SYMBOL: Record<string, Kind> = {
  '@': 'at',
  '＠': 'at',
  '.': 'dot',
  '．': 'dot',
  '-': 'dash',
  _: 'underscore',
  '/': 'slash',
  '+': 'plus',
};

const SIGN: Partial<Record<Kind, string>> = { dot: '.', dash: '-', underscore: '_', slash: '/', plus: '+' };

/** A sign given as a symbol inside a written word, or as a word between spoken ones. */
export const sign = (token: Token): string => SIGN[token.kind] ?? '';

const JOINERS: readonly Kind[] = ['dot', 'dash', 'underscore', 'plus'];

/** Labels that commonly end a host, said after a pause. */
const LAST_LABEL =
  /^(?:\p{L}{2}|com|net|org|info|biz|example|test|invalid|app|dev|tech|cloud|shop|store|online|health|bio|studio|agency|global|world|earth|energy|farm|care|team|works?|xyz|ai|edu|gov)$/iu;

const patterns = new WeakMap<CompiledLexicon, RegExp>();

function tokenPattern(lexicon: CompiledLexicon): RegExp {
  const known = patterns.get(lexicon);
  if (known) return known;
  const { words } = lexicon;
  const edge = words.spaced ? ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'] : ['', ''];
  const named = (name: string, list: readonly string[]) =>
    `(?<${name}>${edge[0]}(?:${literalAlternation(list)})${edge[1]})`;
  const pattern = new RegExp(
    [
      named('underscore', words.underscore),
      named('at', words.at),
      named('dot', words.dot),
      named('dash', words.dash),
      named('slash', words.slash),
      named('plus', words.plus),
      named('initial', words.initialWords),
      named('first', words.firstNameWords),
      named('last', words.lastNameWords),
      // letters are called by their names where writing has no letters of its own for them
      words.spaced ? '(?<letter>(?!))' : `(?<letter>${literalAlternation(Object.keys(words.letterNames))})`,
      '(?<symbol>[@＠.．_/+-])',
      words.spaced ? "(?<word>[\\p{L}\\p{N}\\p{M}]+(?:['’]\\p{L}+)*)" : '(?<word>[\\p{Script=Latin}\\p{N}]+)',
      '(?<other>[^\\s])',
    ].join('|'),
    'giu',
  );
  patterns.set(lexicon, pattern);
  return pattern;
}

const LETTERS_OF_A_WORD = 3;
/** More letters in a row spell no word of an address. */
const MOST_LETTERS = 64;

const DIACRITICS =
  'accents?|accent|tréma|umlaute?|acentos?|tildes?|cédille|cedilha|cediglia|circonflexe|dots?|fada|punkte|puntini|diérèse|diéresis|apostrophe?|apóstrofo|trema|capitals?|majuscules?|mayúsculas?|maiúsculas?|maiuscole|hoofdletters?|großbuchstaben';

const FIGURE_WORDS =
  'numbers?|digits?|figures?|numerals?|zahl|ziffer|número|dígito|cifra|chiffre|numéro|cijfer|getal|algarismo|numero';

/** "maria (at) example [dot] com" */
const BRACKETED_SIGN = /[([{<]\s*(?:at|ät|dot|punkt|arroba|punto|arobase|point)\s*[)\]}>]/giu;

type Asides = Record<
  | 'explained'
  | 'remark'
  | 'diacritic'
  | 'again'
  | 'figureAgain'
  | 'figure'
  | 'letter'
  | 'order'
  | 'prefixed'
  | 'oneWord',
  RegExp
>;

const asides = new WeakMap<CompiledLexicon, Asides>();

/** What is said next to an address, in languages with spaces. */
function asidesOf(lexicon: CompiledLexicon): Asides {
  const known = asides.get(lexicon);
  if (known) return known;
  const { asIn, at, dot, dash, underscore } = lexicon.words;
  // "g, ge de gato": the letter's name may be before the word
  const letterNames = literalAlternation(Object.keys(lexicon.words.letterNames));
  const explained = new RegExp(
    `(?<=(?<!\\p{L})\\p{L}),?\\s+(?:(?:${letterNames})\\s+)?(?:${literalAlternation(asIn)})\\s+\\p{L}{2,},?(?=\\s)`,
    'gu',
  );
  const signs = literalAlternation([...at, ...dot, ...dash, ...underscore]);
  // "joerg, with o e, at …", "…, no accent, dot …": said of the letters, before the sign that goes on
  // "brightmoor, like bright and moor, dot …": what a word is made of
  const remark = new RegExp(
    `,\\s*(?:(?:(?:${lexicon.spellingRemark.source}|${lexicon.asIn.source})[^,.@]{2,28}|(?:${lexicon.oneWord.source})\\s*)(?:,\\s*|(?<=,)\\s*))+(?=(?:${signs})(?!\\p{L}))`,
    'giu',
  );
  // "eloise sans tréma arobase …": said without a pause
  const diacritic = new RegExp(
    `(?<=\\p{L})\\s+(?:${lexicon.spellingRemark.source})\\s+(?:\\p{L}+\\s+)?(?:${DIACRITICS})(?=,?\\s+(?:${signs})(?!\\p{L}))`,
    'giu',
  );
  // "le bihan, le bihan en un mot, arobase": the word said again with a remark on it
  const again = new RegExp(
    `(?<=(?<!\\p{L})(\\p{L}{2,40}))(,\\s*\\1\\s+[^,.@]{2,28},\\s*)(?=(?:${signs})(?!\\p{L}))`,
    'giu',
  );
  // "okafor, and then the number three, at …", "okafor, three, at …"
  const numbers = literalAlternation(Object.keys(lexicon.words.numbers));
  // "s nine, digit nine, at": the figure is said twice
  const figureAgain = new RegExp(
    `(?<=(?<!\\p{L})(${numbers}|\\p{N}{1,40})),\\s*(?:(?:${lexicon.articles.source})\\s+)?(?:${FIGURE_WORDS})\\s+\\1(?:,\\s*)?(?=\\s*(?:${signs})(?!\\p{L}))`,
    'giu',
  );
  const figure = new RegExp(
    `,\\s*(?:(?:${lexicon.and.source})\\s+)?(?:(?:${lexicon.thenNext.source})\\s+)?(?:(?:${lexicon.articles.source})\\s+)?(?:(?:${FIGURE_WORDS})\\s+)?(?<figure>(?:${numbers}|\\p{N}+))(?<pause>,?)(?=\\s+(?:${signs})(?!\\p{L}))`,
    'giu',
  );
  // "Kell with a K, at …"
  const letter = new RegExp(
    `\\s+(?:${lexicon.spellingRemark.source})\\s+(?:\\p{L}+\\s+)?\\p{L}(?:['’]?s)?(?=,?\\s+(?:${signs})(?!\\p{L}))`,
    'giu',
  );
  // "temi, then the at sign, then example": what only orders the pieces
  const order = new RegExp(`(?<=,\\s*)(?:${lexicon.thenNext.source})(?=\\s)`, 'giu');
  // "the letter d and then whitfield": one word of the address
  const prefixed = new RegExp(
    `(?<!\\p{L})(?:${lexicon.letterWords.source})\\s+(?<letter>\\p{L}),?\\s+(?:(?:${lexicon.and.source})\\s+)?(?:(?:${lexicon.thenNext.source})\\s+)?(?=\\p{L}{${LETTERS_OF_A_WORD},})(?!(?:${signs}|${lexicon.thenNext.source})(?!\\p{L}))`,
    'giu',
  );
  const oneWord = new RegExp(`(?:,\\s*)?(?:${lexicon.oneWord.source})(?:\\s*,)?`, 'giu');
  const made = { explained, remark, diacritic, again, figureAgain, figure, letter, order, prefixed, oneWord };
  asides.set(lexicon, made);
  return made;
}

/** "v, as in Victor, dot …" and "north star, in one word, dot …" with what is said next to the address blanked out. */
function withoutAsides(written: string, lexicon: CompiledLexicon): string {
  const text = written.replace(BRACKETED_SIGN, (sign) => sign.replace(/[^\p{L}]/gu, ' '));
  const blank = (aside: string) => ' '.repeat(aside.length);
  if (!lexicon.words.spaced) {
    const letters = literalAlternation(Object.keys(lexicon.words.letterNames));
    // "ツキミ、ティー、エス、…": the word before its letters
    const spelledWord = new RegExp(
      `(?<=、|^)(?!(?:${letters})、)[\\p{Script=Katakana}ー]{2,12}、(?=(?:${letters}|\\p{Script=Latin})、)`,
      'gu',
    );
    const signLists = [lexicon.at, lexicon.dot, lexicon.dash, lexicon.underscore, lexicon.slash, lexicon.plus];
    return text
      .replace(lexicon.spellingRemark, blank)
      .replace(lexicon.thenNext, blank)
      .replace(spelledWord, (word) => (signLists.some((list) => matches(list, word)) ? word : blank(word)));
  }
  const { explained, remark, diacritic, again, figureAgain, figure, letter, order, prefixed, oneWord } =
    asidesOf(lexicon);
  return text
    .replace(prefixed, (lead, ...rest) => (rest.at(-1) as { letter: string }).letter.padStart(lead.length))
    .replace(explained, blank)
    .replace(again, blank)
    .replace(diacritic, blank)
    .replace(figureAgain, blank)
    .replace(figure, (aside, ...rest) => {
      const { figure: said = '', pause = '' } = rest.at(-1) as { figure?: string; pause?: string };
      return `${said.padStart(aside.length - pause.length)}${' '.repeat(pause.length)}`;
    })
    .replace(remark, blank)
    .replace(oneWord, blank)
    .replace(letter, blank)
    .replace(order, blank);
}

/** "okafor, o k a f o r, at": the letters take the place of the word they spell. */
function withSpelledWords(tokens: Token[], lexicon: CompiledLexicon): Token[] {
  const read = [...tokens];
  for (let from = 0; from < read.length; from++) {
    if (letterOf(read[from], lexicon) === undefined && !isRepeat(read, from, lexicon)) continue;
    let letters = '';
    let to = from;
    for (let index = from; index < read.length && letters.length <= MOST_LETTERS; index++) {
      const token = read[index];
      if (isRepeat(read, index, lexicon)) {
        letters += read[index + 1]?.text.repeat(timesOf(token, lexicon));
        index++;
      } else if (letterOf(token, lexicon) !== undefined) letters += letterOf(token, lexicon);
      else if ((token?.kind === 'dash' || token?.text === ',') && letterOf(read[index + 1], lexicon) !== undefined)
        continue;
      else if (token?.text === ',' && isRepeat(read, index + 1, lexicon)) continue;
      else break;
      to = index;
    }
    if (letters.length < LETTERS_OF_A_WORD || letters.length > MOST_LETTERS) continue;
    const spelled = read.length;
    for (let back = from - 1; back >= Math.max(0, from - 4); back--) {
      const word = read[back];
      if (word === undefined || word.kind === 'at' || JOINERS.includes(word.kind)) break;
      if (word.kind !== 'word' || word.text.length < LETTERS_OF_A_WORD || !similar(word.text, letters)) continue;
      const comma = read[to + 1]?.text === ',' ? 1 : 0;
      read.splice(back, to - back + 1 + comma, {
        ...word,
        // a letter said before the word stays with it
        text: word.text.toLowerCase().slice(1) === letters.toLowerCase() ? word.text : letters.toLowerCase(),
        end: read[to]?.end ?? word.end,
      });
      from = back;
      break;
    }
    // "L, O, double T, E, at": no word before it
    if (read.length === spelled && read.slice(from, to).some((_, index) => isRepeat(read, from + index, lexicon))) {
      const first = read[from] as Token;
      const comma = read[to + 1]?.text === ',' ? 1 : 0;
      read.splice(from, to - from + 1 + comma, {
        ...first,
        text: letters.toLowerCase(),
        end: read[to]?.end ?? first.end,
      });
    }
  }
  return read;
}

/** "Ele eme punto vega": two or more letters by their names, where a sign goes on, are letters. */
function withNamedLetters(tokens: readonly Token[], lexicon: CompiledLexicon): Token[] {
  const read = [...tokens];
  const isSign = (token: Token | undefined): boolean =>
    token !== undefined && (token.kind === 'at' || token.kind === 'slash' || isJoiner(token));
  for (let from = 0; from < read.length; from++) {
    let to = from;
    while (letterOf(read[to], lexicon) !== undefined) to++;
    if (to - from >= 2 && (isSign(read[to]) || isSign(read[from - 1])))
      for (let index = from; index < to; index++) {
        const token = read[index] as Token;
        read[index] = { ...token, text: letterOf(token, lexicon) ?? token.text };
      }
    from = Math.max(from, to - 1);
  }
  return read;
}

/** The letter a token is, or is the name of. */
function letterOf(token: Token | undefined, { words }: CompiledLexicon): string | undefined {
  if (token?.kind !== 'word') return undefined;
  return isLetter(token) ? token.text : words.letterNames[token.text.toLowerCase()];
}

/** "double", "deux": how often the letter after it stands. */
function timesOf(word: Token | undefined, { words }: CompiledLexicon): number {
  const said = word?.text.toLowerCase() ?? '';
  return words.repeats[said] ?? (words.numbers[said] === '2' ? 2 : 1);
}

/** "double L" */
function isRepeat(tokens: readonly Token[], index: number, lexicon: CompiledLexicon): boolean {
  const word = tokens[index];
  return word?.kind === 'word' && timesOf(word, lexicon) > 1 && isLetter(tokens[index + 1]);
}

/** An address in writing: what is called "dash" or "dot" inside it is a part of a name. */
const WRITTEN_EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]{1,253}\.\p{L}{2,}/gu;

export function tokenize(text: string, lexicon: CompiledLexicon): Token[] {
  const tokens: Token[] = [];
  const plain = withoutAsides(text, lexicon);
  const written = [...plain.matchAll(WRITTEN_EMAIL)].map(({ index, 0: found }) => ({
    index,
    end: index + found.length,
  }));
  for (const match of plain.matchAll(tokenPattern(lexicon))) {
    const start = match.index;
    const end = start + match[0].length;
    const groups = match.groups ?? {};
    let kind: Kind = 'break';
    let spelling: string | undefined;
    if (groups.symbol !== undefined) {
      const symbol = SYMBOL[groups.symbol] ?? 'break';
      // a full stop or a dash between spaces parts sentences
      const spaced = /\s/u.test(text[start - 1] ?? '') && /\s/u.test(text[end] ?? '') && symbol === 'dot';
      const tight = spaced || (/\S/u.test(text[start - 1] ?? ' ') && /[\p{L}\p{N}]/u.test(text[end] ?? ' '));
      kind = tight || symbol === 'at' ? symbol : 'break';
    } else if (groups.word !== undefined) kind = 'word';
    else if (groups.letter !== undefined) {
      kind = 'word';
      spelling = lexicon.words.letterNames[groups.letter];
    } else if (groups.initial !== undefined) kind = 'initial';
    else if (groups.first !== undefined) kind = 'first-name';
    else if (groups.last !== undefined) kind = 'last-name';
    else {
      for (const name of ['underscore', 'at', 'dot', 'dash', 'slash', 'plus'] as const) {
        if (groups[name] !== undefined) kind = name;
      }
      const isName = written.some(({ index, end: stop }) => index <= start && end <= stop);
      if (isName && /^\p{L}+$/u.test(match[0])) kind = 'word';
    }
    tokens.push({ kind, text: spelling ?? match[0], start, end });
  }
  // "Dash: dash at …": a sign that nothing is before is a name
  const opened = tokens.map((token, index): Token => {
    const alone = token.kind === 'dash' && token.text.length > 1 && tokens[index + 1]?.kind === 'at';
    return alone && (index === 0 || tokens[index - 1]?.kind === 'break') ? { ...token, kind: 'word' } : token;
  });
  const spelled = lexicon.words.spaced ? withSpelledWords(withNamedLetters(opened, lexicon), lexicon) : opened;
  return spelled.filter((_, index) => !isPause(spelled, index, lexicon));
}

/** A comma that only marks the speaking pause next to a sign or between letters. */
function isPause(tokens: readonly Token[], index: number, lexicon: CompiledLexicon): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token?.kind !== 'break' || !/^[,、・]$/u.test(token.text) || !before || !after) return false;
  if (isLetter(before) && (isLetter(after) || after.kind === 'at')) return true;
  if (before.kind === 'initial' || after.kind === 'initial') return true;
  // "temi, at, example", "temi dot okafor, at example": more of the address is around the pause
  const chained = isWord(before) && (isJoiner(tokens[index - 2]) || before.kind !== 'word');
  if (after.kind === 'at' && (chained || tokens[index + 2]?.text === ',')) return true;
  // "at the weighing point, grade it": after a dot only what can end a host goes on behind the pause
  if (
    lexicon.words.spaced &&
    before.kind === 'dot' &&
    before.text.length > 1 &&
    !isLetter(tokens[tokens[index - 2]?.text === ',' ? index - 3 : index - 2]) &&
    after.kind === 'word' &&
    !LAST_LABEL.test(after.text)
  )
    return false;
  const isSign = (other: Token) => other.kind === 'at' || other.kind === 'slash' || JOINERS.includes(other.kind);
  return (
    isSign(before) || (isSign(after) && (after.kind !== 'at' || !lexicon.words.spaced || !/^at$/iu.test(after.text)))
  );
}

const WORD_KINDS: readonly Kind[] = ['word', 'first-name', 'last-name', 'initial'];

export const isWord = (token: Token | undefined): token is Token =>
  token !== undefined && WORD_KINDS.includes(token.kind);

/** A letter by its sign; with an accent it is a word: "è", "à". */
export const isLetter = (token: Token | undefined): boolean =>
  token?.kind === 'word' && /^\p{L}$/u.test(token.text) && !/^[àáâèéêìíòóùúü]$/iu.test(token.text);

export const isJoiner = (token: Token | undefined): token is Token =>
  token !== undefined && JOINERS.includes(token.kind);
