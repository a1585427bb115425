export { everyLexicon } from './every-lexicon.ts';
export type { Overlay } from './overlay.ts';
export { Content } from './store.ts';
