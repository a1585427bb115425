/** Planted for scripts/check-boundaries.mjs: the SDK must not import a package or a module of Node. */
export { createHash } from 'node:crypto';
