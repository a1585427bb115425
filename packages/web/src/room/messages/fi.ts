export { en as fi } from './en.ts';
