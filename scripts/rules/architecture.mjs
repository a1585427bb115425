// docs/architecture.md shows what stands. "Rooms" names every folder that is there and no other; what does not exist yet
// is under "Planned"; "Areas" is the list of faces in `.dependency-cruiser.cjs`. Paths in it and in CONTRIBUTING.md lead to
// files, and both with the README are short enough to be read.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup.mjs';
import { declared, foldersOf, section, textOf } from './tree.mjs';

export const name = 'architecture';
const SERVER = 'packages/server/src';
/** Whose subfolders are rooms. */
const PARENTS = [
  'packages',
  'packages/contract/src',
  'packages/content',
  'packages/language/src',
  'packages/web/src',
  SERVER,
  ...['app', 'platform', 'providers', 'features', 'surfaces'].map((name) => `${SERVER}/${name}`),
];
const MOST_WORDS = 4_000;
/** What a path in the text may begin at. */
const STARTS = ['', 'docs/', 'packages/', `${SERVER}/`, `${SERVER}/features/`];

export function read() {
  return {
    page: textOf('docs/architecture.md'),
    recipes: textOf('CONTRIBUTING.md'),
    readme: textOf('README.md'),
    there: Object.fromEntries(PARENTS.map((parent) => [parent, foldersOf(parent)])),
    faces: declared().FACES,
    isThere: (path) => STARTS.some((start) => existsSync(join(ROOT, start + path))),
  };
}

export function violations({ page, recipes, readme, there, faces, isThere }) {
  const rooms = linesOf(page, '## Rooms');
  const planned = linesOf(page, '## Planned');
  const found = [];
  for (const [parent, folders] of Object.entries(there)) {
    const named = rooms.get(parent) ?? [];
    for (const folder of folders) if (!named.includes(folder)) found.push(`"Rooms" does not name ${parent}/${folder}`);
    for (const folder of named)
      if (!folders.includes(folder)) found.push(`"Rooms" names ${parent}/${folder}, which is not there`);
    for (const folder of planned.get(parent) ?? [])
      if (folders.includes(folder)) found.push(`${parent}/${folder} is there: it goes from "Planned" to "Rooms"`);
  }
  for (const parent of [...rooms.keys(), ...planned.keys()])
    if (!(parent in there)) found.push(`${parent} is not a folder of rooms`);
  const words = (page + recipes + readme).split(/\s+/).length;
  if (words > MOST_WORDS)
    found.push(`README, CONTRIBUTING and architecture.md have ${words} words, at most ${MOST_WORDS}`);
  return [
    ...found,
    ...areas(page, faces, planned.get(`${SERVER}/features`) ?? [], there),
    ...paths(page + recipes, isThere),
  ];
}

/** `parent: one/ two/` by parent. */
function linesOf(page, heading) {
  const lines = (section(page, heading) ?? []).map((line) => /^([a-z/-]+): +((?:[a-z-]+\/ *)+)$/.exec(line));
  return new Map(
    lines.filter(Boolean).map(([, parent, names]) => [parent, names.trim().replaceAll('/', '').split(/ +/)]),
  );
}

function areas(page, faces, planned, there) {
  const rows = (section(page, '## Areas') ?? []).map((line) => /^\| `([a-z-]+)\/` \|[^|]*\| (.*) \|$/.exec(line));
  const found = [];
  const named = new Map(rows.filter(Boolean).map(([, feature, uses]) => [feature, uses]));
  for (const [feature, allowed] of Object.entries(faces)) {
    const isThere = there[`${SERVER}/features`].includes(feature);
    if (!isThere && !planned.includes(feature)) found.push(`features/${feature} is neither there nor under "Planned"`);
    const uses = named.get(feature);
    if (uses === undefined) {
      if (isThere) found.push(`"Areas" does not name ${feature}`);
      continue;
    }
    const written = [...uses.matchAll(/`([a-z-]+)`/g)].map(([, face]) => face).sort();
    if (written.join() !== [...allowed].sort().join())
      found.push(
        `"Areas" gives ${feature} the faces ${written.join(', ') || '–'}, the rules ${allowed.join(', ') || '–'}`,
      );
  }
  for (const feature of named.keys())
    if (!(feature in faces)) found.push(`"Areas" names ${feature}, for which there is no rule`);
  return found;
}

function paths(page, isThere) {
  const written = [...page.matchAll(/`([a-z0-9.-]+(?:\/[a-zA-Z0-9.-]+)+\/?)`/g)].map(([, path]) => path);
  return [...new Set(written)].filter((path) => !isThere(path)).map((path) => `\`${path}\` leads nowhere`);
}

export function planted(state) {
  const with_ = (change) => ({ ...state, page: change(state.page) });
  const folder = (parent) => ({ ...state.there, [parent]: [...state.there[parent], 'planted'] });
  return {
    'a new room': { ...state, there: folder(`${SERVER}/platform`) },
    'a room that is not there': with_((page) => page.replace(/^(packages\/web\/src: .*)$/m, '$1 planted/')),
    'a planned room that is there': with_(
      (page) => `${page}\n## Planned\n\n\`\`\`text\n${SERVER}/features: jobs/\n\`\`\`\n`,
    ),
    'a face that the rules do not allow': with_((page) => page.replace(/^(\| `jobs\/` \|.*) \|$/m, '$1, `reports` |')),
    'a feature that the page does not name': with_((page) => page.replace(/^\| `jobs\/` .*\n/m, '')),
    'a page too long': with_((page) => `${page}${' word'.repeat(MOST_WORDS)}`),
    'a path that leads nowhere': with_((page) => `${page}\n\`features/planted/planted.ts\`\n`),
  };
}
