// Pages that are printed from the code are as the code prints them, and the contract page names every option and command
// of the program, itself or by the page that it leads to; none that the program lost.
import { dirname, join } from 'node:path/posix';
import { pages } from '../facts.mjs';
import { isFile, textOf } from './tree.mjs';

export const name = 'facts';

const CONTRACT = 'docs/api/decisions.md';
const NAMES = /^## 9\. .*?(?=^## )/ms;

export async function read() {
  const printed = await pages();
  const there = Object.keys(printed).map((path) => [path, isFile(path) ? textOf(path) : '']);
  const { OPTIONS } = await import('../../packages/server/src/config/env.ts');
  const overview = textOf('packages/server/src/app/overview.txt');
  const own = NAMES.exec(textOf(CONTRACT))?.[0] ?? '';
  const led = [...own.matchAll(/\]\(([^)#:]+\.md)\)/g)].map(([, path]) => join(dirname(CONTRACT), path));
  return {
    printed,
    there: Object.fromEntries(there),
    options: OPTIONS.map(({ name: option }) => option),
    commands: [...overview.matchAll(/^ {2}(\S+(?: \S+)*) {2,}/gm)].map(([, command]) => command),
    own,
    led: led.filter(isFile).map(textOf).join('\n'),
  };
}

export function violations({ printed, there, options, commands, own, led }) {
  const stale = Object.entries(printed)
    .filter(([path, text]) => there[path] !== text)
    .map(([path]) => `${path} is not what the code says: npm run facts -- --write`);
  const said = new Set(`${own}\n${led}`.match(/\b[A-Z][A-Z0-9_]*_[A-Z0-9_]*[A-Z0-9]\b/g));
  const known = new Set(options);
  const named = commandsIn(own);
  return [
    ...stale,
    ...options
      .filter((option) => !said.has(option))
      .map((option) => `${CONTRACT}, section 9, and the pages it leads to do not name the option ${option}`),
    ...commands
      .filter((command) => !named.has(command))
      .map((command) => `${CONTRACT}, section 9, does not name the command colloquy ${command}`),
    ...[...new Set(own.match(/\b(?:COLLOQUY|OTEL)_[A-Z0-9_]*[A-Z0-9]\b/g))]
      .filter((option) => !known.has(option))
      .map((option) => `${CONTRACT}, section 9, names ${option}, which is no option`),
  ];
}

/** What stands between backticks: `keys create|list` is two commands, `erase` and `models pull FILE` are one each. */
function commandsIn(text) {
  const spans = [...text.matchAll(/`([a-z][^`]*)`/g)].map(([, span]) => span.split(' '));
  return new Set(
    spans.flatMap(([first, second = '']) => [first, ...second.split('|').map((word) => `${first} ${word}`)]),
  );
}

export function planted(state) {
  const { printed, there, options, commands, own } = state;
  const figures = Object.keys(printed).map((path) => [
    `${path} with another figure`,
    { ...state, there: { ...there, [path]: printed[path].replace(/\d/, (digit) => String((Number(digit) + 1) % 10)) } },
  ]);
  return {
    ...Object.fromEntries(figures),
    'an option that stands on neither page': { ...state, options: [...options, 'COLLOQUY_PLANTED'] },
    'an option of which only the longer one is named': { ...state, options: [...options, 'COLLOQUY_BLOB'] },
    'a command that the page lacks': { ...state, commands: [...commands, 'planted'] },
    'a second word that the page lacks': { ...state, commands: [...commands, 'keys planted'] },
    'no commands on the page': { ...state, own: own.replaceAll('`', '') },
    'an option that the program lost': { ...state, own: `${own}\n\`COLLOQUY_PLANTED\`` },
  };
}
