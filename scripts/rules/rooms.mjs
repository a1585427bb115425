// A folder under features/, providers/ or surfaces/ is declared in `.dependency-cruiser.cjs`: without that no wall
// is around it, and whatever it imports passes.
import { declared, foldersOf } from './tree.mjs';

export const name = 'rooms';
const SERVER = 'packages/server/src';

export function read() {
  const { FACES, PROVIDERS, SURFACES } = declared();
  return {
    declared: { features: Object.keys(FACES), providers: PROVIDERS, surfaces: SURFACES },
    there: Object.fromEntries(
      ['features', 'providers', 'surfaces'].map((kind) => [kind, foldersOf(`${SERVER}/${kind}`)]),
    ),
  };
}

export function violations({ declared, there }) {
  return Object.entries(there).flatMap(([kind, folders]) =>
    folders
      .filter((folder) => !declared[kind].includes(folder))
      .map((folder) => `${kind}/${folder} is declared nowhere: .dependency-cruiser.cjs, docs/architecture.md`),
  );
}

export function planted(state) {
  return Object.fromEntries(
    Object.entries(state.there).map(([kind, folders]) => [
      `a new folder under ${kind}/`,
      { ...state, there: { ...state.there, [kind]: [...folders, 'planted'] } },
    ]),
  );
}
