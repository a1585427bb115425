export type { Overlay } from './overlay.ts';
export { Content } from './store.ts';
