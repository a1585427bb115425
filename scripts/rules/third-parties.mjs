// THIRD_PARTY.md names what ships and what is fetched: each package that an installation brings, with its licence as the
// package states it, each package that weights and engines are pulled from, with its version and the licences of its set,
// and each program of the system that is called. None that ships is under a licence that binds what is built from it.
import { filesOf, isFile, textOf } from './tree.mjs';

export const name = 'third-parties';
const PAGE = 'THIRD_PARTY.md';
const MANIFEST = 'packages/server/src/app/models/manifest.json';
const PACKAGES = ['package.json', ...['content', 'contract', 'language', 'sdk', 'server', 'web'].map(packageOf)];
/** Called otherwise on the page. */
const CALLED = { '@electric-sql/pglite': 'PGlite', 'react-dom': 'React' };
/** What the page writes for what a package states. */
const LICENCES = /\b(MIT-0|MIT|ISC|Apache-2\.0|BSD|MPL-2\.0|PostgreSQL|A?GPL-\d|LGPL-[\d.]+|Unlicense)\b/g;
const BINDING = /\bA?GPL\b/;

export function read() {
  const dependencies = PACKAGES.flatMap((file) => {
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(textOf(file));
    return Object.keys({ ...dependencies, ...optionalDependencies });
  })
    .filter((one) => !one.startsWith('@colloquy/'))
    .map((one) => ({ name: one, licence: licenceOf(one) }));
  const sets = JSON.parse(textOf(MANIFEST)).sets.map(({ name: set, licence, packages }) => ({
    name: set,
    licence,
    packages: packages.map(({ package: spec }) => spec),
  }));
  const programs = filesOf('packages/server/src/providers', /-program\.ts$/).flatMap((file) =>
    [...textOf(file).matchAll(/join\(folder, '([a-z0-9-]+)'\)/g)].map(([, program]) => program),
  );
  return { dependencies, sets, programs, page: textOf(PAGE) };
}

export function violations({ dependencies, sets, programs, page }) {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, part = '', licence = '']) => ({ part, licence }));
  const rowOf = (one) => rows.find(({ part }) => isNamed(CALLED[one] ?? one, part));
  const wrong = [];
  for (const { name: one, licence } of new Map(dependencies.map((entry) => [entry.name, entry])).values()) {
    const row = rowOf(one);
    if (BINDING.test(licence ?? '')) wrong.push(`${one} is under ${licence}: it cannot ship`);
    if (row === undefined) wrong.push(`${PAGE} does not name ${one}`);
    else if (licence !== null && !said(row.licence, licence))
      wrong.push(`${PAGE} does not say that ${one} is under ${licence}`);
  }
  for (const { name: set, licence, packages } of sets) {
    const own = packages.map((spec) => {
      const at = spec.lastIndexOf('@');
      const row = rows.find(({ part }) => isNamed(spec.slice(0, at), part) && part.includes(spec.slice(at + 1)));
      if (row === undefined) wrong.push(`${PAGE} does not name ${spec}, which ${set} is pulled from`);
      return row?.licence ?? '';
    });
    for (const [one] of licence.matchAll(LICENCES))
      if (!said(own.join('; '), one)) wrong.push(`${PAGE} does not say that ${set} is under ${one}`);
  }
  for (const program of programs)
    if (!new RegExp(`^Called as programs?.*\\b${program} \\([^)]*GPL`, 'm').test(page))
      wrong.push(`${PAGE} does not name the program ${program}, which is called, with its licence`);
  return wrong;
}

export function planted(state) {
  const [first] = state.dependencies;
  const [set] = state.sets;
  return {
    'a dependency that is not named': {
      ...state,
      dependencies: [{ name: 'a-package-of-nobody', licence: 'MIT' }, ...state.dependencies],
    },
    'a dependency under another licence': { ...state, dependencies: [{ ...first, licence: 'EUPL-1.2' }] },
    'a dependency that cannot ship': { ...state, dependencies: [{ ...first, licence: 'AGPL-3.0-only' }] },
    'weights of another version': {
      ...state,
      sets: [{ ...set, packages: set.packages.map((spec) => spec.replace(/@[^@]+$/, '@99.0.0')) }],
    },
    'weights under another licence': { ...state, sets: [{ ...set, licence: 'MPL-2.0' }] },
    'a program that is not named': { ...state, programs: [...state.programs, 'sox'] },
  };
}

function packageOf(folder) {
  return `packages/${folder}/package.json`;
}

/** As the package states it; null where it is not installed here, as one for another kind of machine. */
function licenceOf(one) {
  const file = `node_modules/${one}/package.json`;
  if (!isFile(file)) return null;
  const { license } = JSON.parse(textOf(file));
  return typeof license === 'string' ? license : (license?.type ?? null);
}

/** As a whole word, or as one of several of a scope: `@scope/one, two`. */
function isNamed(one, part) {
  const words = part.split(/[\s,()]+/).map((word) => word.toLowerCase());
  if (words.includes(one.toLowerCase())) return true;
  const [scope, rest] = one.toLowerCase().split('/');
  return rest !== undefined && words.some((word) => word.startsWith(`${scope}/`)) && words.includes(rest);
}

function said(cell, licence) {
  return licence
    .replace(/[()]/g, '')
    .split(/ (?:AND|OR) /)
    .some((one) => new RegExp(`(^|[^A-Za-z-])${one.replace(/[.+]/g, '\\$&')}($|[^A-Za-z-])`).test(cell));
}
