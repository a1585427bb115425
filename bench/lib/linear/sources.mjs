const SOURCE = new URL('../../../packages/server/src/', import.meta.url);

/** A module of the server by its path in the sources. */
export const load = (path) => import(new URL(path, SOURCE).href);

export const folders = (...paths) => paths.map((path) => new URL(path, SOURCE).pathname);
