export { en as sv } from './en.ts';
