export { en as da } from './en.ts';
