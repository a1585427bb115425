// A list of languages exists once: in packages/contract/src/shared/languages.ts, which is written from languages.yaml. A
// list in code that holds the same languages as one of those, or nearly all of them, is a copy that the next language
// is forgotten in. Lists of other languages (those that a reader has rules for) are their file's own, and so are the few
// that a measurement takes as a sample.
import { filesOf, textOf } from './tree.mjs';

export const name = 'languages';
const LISTS = 'packages/contract/src/shared/languages.ts';
/** Written from the contract, and what stands for data in tests and on pages that only we see. */
const OTHER = /\.(test|fixture|conformance)\.tsx?$|\/testing\/|\.gen\.ts$|^packages\/web\/dev\//;
/** So few are a pair that some rule is about. */
const FEWEST = 3;
/** Of all languages: a list with so many is one of all that has lost some. */
const NEARLY_ALL = 0.75;

const CODE = '[a-z]{2}(?:[-_][A-Z]{2})?|[A-Z]{2}(?:_[A-Z]{2})?';
const STRING = `'(?:${CODE})'`;
const ARRAY = new RegExp(`\\[\\s*(?:${STRING}\\s*,\\s*)+(?:${STRING}\\s*,?\\s*)\\]`, 'g');
const UNION = new RegExp(`(?:${STRING}\\s*\\|\\s*)+${STRING}`, 'g');
const RECORD = new RegExp(`\\{\\s*(?:(?:${CODE}): [0-9]+\\s*,\\s*)+(?:${CODE}): [0-9]+\\s*,?\\s*\\}`, 'g');
const OPTIONS = /\b[a-z]{2}(?:\|[a-z]{2}){2,}\b/g;

export function read() {
  const files = ['packages', 'bench', 'scripts']
    .flatMap((folder) => filesOf(folder, /\.(tsx?|mjs)$/))
    .filter((file) => file !== LISTS && !OTHER.test(file));
  return { lists: textOf(LISTS), files: Object.fromEntries(files.map((file) => [file, textOf(file)])) };
}

export function violations({ lists, files }) {
  const known = [...lists.matchAll(/export const (\w+) = \[([^\]]+)\]/g)].map(([, list, items]) => ({
    list,
    codes: codesOf(items),
  }));
  const all = known.find(({ list }) => list === 'LANGUAGES')?.codes ?? new Set();
  const found = [];
  for (const [file, text] of Object.entries(files)) {
    const isSample = !file.startsWith('packages/');
    for (const pattern of [ARRAY, UNION, RECORD, OPTIONS]) {
      for (const { 0: written, index } of text.matchAll(pattern)) {
        const codes = codesOf(written);
        const list = known.find((one) => isCopy(codes, one.codes, { all, isSample }))?.list;
        if (list === undefined) continue;
        const line = text.slice(0, index).split('\n').length;
        found.push(`${file}:${line} writes out the languages of ${list}: ${LISTS} has them`);
      }
    }
  }
  return found;
}

function isCopy(codes, list, { all, isSample }) {
  if (codes.size < FEWEST || !codes.isSubsetOf(list)) return false;
  if (codes.size === list.size) return !isSample || list.size >= NEARLY_ALL * all.size;
  return list === all && codes.size >= NEARLY_ALL * all.size;
}

function codesOf(written) {
  return new Set(written.match(new RegExp(`(?<![\\w-])(?:${CODE})(?![\\w-])`, 'g')));
}

export function planted(state) {
  const plant = (text, folder = 'packages/server/src') => ({
    ...state,
    files: { ...state.files, [`${folder}/planted.ts`]: text },
  });
  const itemsOf = (list) => new RegExp(`${list} = \\[([^\\]]+)\\]`).exec(state.lists)?.[1] ?? '';
  const turned = [...codesOf(itemsOf('VERIFY_LANGUAGES'))].reverse();
  const quoted = turned.map((code) => `'${code}'`);
  const lost = itemsOf('SESSION_LANGUAGES').replace("'th',", '');
  return {
    'a list of the contract in another order': plant(`const MAILS = [${quoted.join(', ')}] as const;`),
    'such a list as a type': plant(`type Mail = ${quoted.join(' | ')};`),
    'such a list in a usage': plant(`const USAGE = '[--language ${turned.join('|')}]';`),
    'a list of all that has lost one': plant(`const ALL = [${lost}];`, 'bench/lib'),
    'keys of an object that counts nothing': plant(`const ALL = {${lost.replaceAll(/'(\w\w)'/g, '$1: 0')}};`),
  };
}
