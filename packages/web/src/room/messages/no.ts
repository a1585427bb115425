export { en as no } from './en.ts';
