export { en as vi } from './en.ts';
