export { Content } from './store.ts';
