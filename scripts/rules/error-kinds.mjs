// Each kind of error has a status on each surface that it can reach. The compiler sees to that where a surface's table
// `satisfies ErrorTable<…>`; here it is seen that every error of a feature is on its face, and that a surface names the
// errors of every face whose functions it calls.
import { filesOf, foldersOf, textOf } from './tree.mjs';

export const name = 'error-kinds';
const SERVER = 'packages/server/src';
const TEST = /\.(test|fixture|conformance)\.ts$|\/testing\//;
const CLASS = /class (\w+Error) extends \w+Error\b/g;

export function read() {
  const sources = (kind, room) =>
    filesOf(`${SERVER}/${kind}/${room}`, /\.ts$/)
      .filter((file) => !TEST.test(file))
      .map(textOf);
  const all = (kind) => Object.fromEntries(foldersOf(`${SERVER}/${kind}`).map((room) => [room, sources(kind, room)]));
  return {
    features: all('features'),
    surfaces: all('surfaces'),
    faces: Object.fromEntries(
      foldersOf(`${SERVER}/features`).map((room) => [room, textOf(`${SERVER}/features/${room}/index.ts`)]),
    ),
  };
}

export function violations({ features, surfaces, faces }) {
  const found = [];
  const errorsOf = {};
  for (const [feature, texts] of Object.entries(features)) {
    const text = texts.join('\n');
    const unions = [...text.matchAll(/export type (\w+Errors) =([^;]+);/g)].filter(([, name]) =>
      hasWord(faces[feature], name),
    );
    errorsOf[feature] = [];
    for (const [, error] of text.matchAll(CLASS)) {
      const names = unions.filter(([, , members]) => hasWord(members, error)).map(([, name]) => name);
      if (hasWord(faces[feature], error)) names.push(error);
      if (names.length === 0)
        found.push(
          `${error} of ${feature} is on its face neither by itself nor in a type such as ${camel(feature)}Errors`,
        );
      errorsOf[feature].push(...names);
    }
  }
  for (const [surface, texts] of Object.entries(surfaces)) {
    const text = texts.join('\n');
    const named = [...text.matchAll(/satisfies\s+ErrorTable<([^;]+)>/g)].map(([, errors]) => errors).join(' ');
    for (const [feature, names] of Object.entries(errorsOf)) {
      if (names.length === 0 || surface === 'kit') continue;
      const calls = new RegExp(`import (?!type )\\{[^}]*\\} from '[./]+/features/${feature}/index\\.ts'`).test(text);
      if (calls && !names.some((name) => hasWord(named, name)))
        found.push(`surfaces/${surface} calls ${feature}: its table names none of ${[...new Set(names)].join(', ')}`);
    }
    if (/Record<string, (?:Error|Gateway)?Row>> = \{/.test(text))
      found.push(`surfaces/${surface} has a table that any kind fits`);
  }
  return found;
}

const hasWord = (text, word) => new RegExp(`\\b${word}\\b`).test(text);
const camel = (name) => name.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase());

export function planted(state) {
  const surface = (room, text) => ({
    ...state,
    surfaces: { ...state.surfaces, [room]: [...state.surfaces[room], text] },
  });
  return {
    'an error that is not on the face': {
      ...state,
      features: { ...state.features, jobs: [...state.features.jobs, 'class PlantedError extends AppError {}'] },
    },
    'a surface that names no error of a face': surface(
      'hiring',
      "import { exportPerson } from '../../features/data-rights/index.ts'",
    ),
    'a table that any kind fits': surface('room', 'const ERRORS: Readonly<Record<string, ErrorRow>> = {'),
  };
}
