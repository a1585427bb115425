export { en as ms } from './en.ts';
