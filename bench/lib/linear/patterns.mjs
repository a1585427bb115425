// Every pattern of a folder of sources, and the repetitions that each of them contains.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRegExpLiteral, RegExpParser } from '@eslint-community/regexpp';
import ts from 'typescript';

const parser = new RegExpParser({ ecmaVersion: 2025 });

/** A pattern as `{source, flags, from}`; `from` is the file, or the word "constructed". */
export function literalPatterns(folders) {
  const found = new Map();
  for (const folder of folders) {
    for (const name of readdirSync(folder, { recursive: true })) {
      if (!name.endsWith('.ts') || /\.(?:test|fixture)\.ts$|testing\//.test(name)) continue;
      const path = join(folder, name);
      const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
      const visit = (node) => {
        if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) {
          const { pattern, flags } = parseRegExpLiteral(node.text);
          found.set(`${pattern.raw}/${flags.raw}`, { source: pattern.raw, flags: flags.raw, from: name });
        }
        ts.forEachChild(node, visit);
      };
      visit(file);
    }
  }
  return [...found.values()];
}

/** Notes each pattern that is built from a string from now on; the function it returns gives them. */
export function watchConstruction() {
  const found = new Map();
  const Native = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Native, {
    construct(target, args, newTarget) {
      const made = Reflect.construct(target, args, newTarget === globalThis.RegExp ? target : newTarget);
      found.set(`${made.source}/${made.flags}`, { source: made.source, flags: made.flags, from: 'constructed' });
      return made;
    },
  });
  return () => [...found.values()];
}

/** One of each kind of letter and sign that a class may stand for. */
const CHARACTERS = [
  ...'aAéÉßжЖ1٣東ひカ한कไ \t\n\r\u00a0\u3000.,;:!?-–—_\'’"“”«»()[]{}<>/\\|@#&+*=~^$%`•·。、，！？「」・ー€',
  '\u0301',
  '\u094d',
  '\u0e33',
  '\u200d',
  '\u200f',
  '\u202e',
  '\ufeff',
  '\u{1f1e9}',
  '\u{1f600}',
  '\ud800',
  '\udc00',
  'ﬁ',
  'İ',
];
/** How many characters stand for a class. */
const OF_CLASS = 3;
const MOST_OF_LISTS = 400;

function matchedCharacters(raw, flags) {
  let test;
  try {
    test = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''));
  } catch {
    return [];
  }
  return CHARACTERS.filter((character) => test.test(character));
}

/** The texts that repeat in a pattern: `{head, bit}`, a text being the head once and the bit as often as fits. */
export function repetitionsOf({ source, flags }) {
  const tree = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const found = new Map();
  const add = (head, bit) => {
    if (bit !== '' && bit.length <= 200) found.set(`${head}\u0000${bit}`, { head: head.slice(-200), bit });
  };
  const classes = new Map();
  const charactersOf = (raw) => {
    let characters = classes.get(raw);
    if (characters === undefined) {
      characters = matchedCharacters(raw, flags).slice(0, OF_CLASS);
      classes.set(raw, characters);
    }
    return characters;
  };
  /** Some texts that the node matches, the shortest first. */
  const samples = (node, depth = 0) => {
    switch (node.type) {
      case 'Character':
        return [String.fromCodePoint(node.value)];
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return charactersOf(node.raw);
      case 'Assertion':
        return [''];
      case 'Backreference':
        return [''];
      case 'Quantifier': {
        const inner = samples(node.element, depth + 1);
        if (node.min > 0) return inner.map((one) => one.repeat(Math.min(node.min, 20)));
        return depth > 3 ? [''] : ['', ...inner.slice(0, 1)];
      }
      case 'Group':
      case 'CapturingGroup':
        return node.alternatives
          .flatMap((one) => sequence(one.elements, depth + 1).slice(0, 1))
          .slice(0, depth === 0 ? MOST_OF_LISTS : 4);
      default:
        return [''];
    }
  };
  const sequence = (elements, depth = 0) => {
    let shortest = '';
    let fullest = '';
    for (const element of elements) {
      const some = samples(element, depth);
      shortest += some[0] ?? '';
      fullest += some.at(-1) ?? '';
    }
    return [...new Set([shortest, fullest])];
  };
  const visitAlternative = (alternative, before) => {
    for (const whole of sequence(alternative.elements)) {
      for (const gap of ['', ' ', ', ', '. ', '\n']) add('', whole + gap);
    }
    let head = before;
    let last = [''];
    for (const element of alternative.elements) {
      const some = samples(element);
      for (const one of some) {
        if (element.type === 'Quantifier' && element.max >= 8) {
          add('', one || (samples(element.element)[0] ?? ''));
          add(head, one || (samples(element.element)[0] ?? ''));
        }
        for (const earlier of last.slice(0, 2)) add('', earlier + one);
      }
      if (element.type === 'Quantifier' && element.max >= 8) {
        for (const one of samples(element.element)) {
          add(head, one);
          add('', one);
          add('', one + (one === ' ' ? '.' : ' '));
        }
      }
      visitInside(element, head);
      last = some;
      head += some[0] ?? '';
    }
  };
  const visitInside = (element, head) => {
    if (element.type === 'Quantifier') visitInside(element.element, head);
    else if ('alternatives' in element) for (const one of element.alternatives) visitAlternative(one, head);
    else if (element.type === 'CharacterClass') for (const character of charactersOf(element.raw)) add('', character);
  };
  for (const alternative of tree.alternatives) visitAlternative(alternative, '');
  return [...found.values()];
}

/** What repeats in texts whatever the patterns: a letter of each kind, signs, breaks, marks. */
export function fixedRepetitions() {
  const bits = [
    ...CHARACTERS,
    ...CHARACTERS.flatMap((character) =>
      /\S/.test(character)
        ? [`${character} `, `a${character}`, `A${character} `, `${character}\n`]
        : [`a${character}`, `A${character}`],
    ),
    'Ab',
    'Ab ',
    'Ab Cd ',
    'St. ',
    'A. ',
    'a.b',
    'a@',
    'a@b.c ',
    'http://a.b/',
    '1.',
    '12:',
    '1,',
    '- a\n',
    'A: ',
    'a: b\n',
    'Berlin, ',
    '東京',
    '서울 ',
    '<a ',
    '<b>',
    '</',
    '&amp;',
    '&',
    '((',
    '"a" ',
    "a's ",
    'no. ',
    'Dr. ',
    '... ',
    'a - ',
    '2019 ',
    '2019 - 2020 ',
    'I ',
    'we did ',
    '\r\n',
    '\u0301a',
  ];
  return bits.map((bit) => ({ head: '', bit }));
}

export function fill({ head, bit }, length) {
  return (head + bit.repeat(Math.ceil(Math.max(0, length - head.length) / bit.length))).slice(0, length);
}
