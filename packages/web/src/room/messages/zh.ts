export { en as zh } from './en.ts';
