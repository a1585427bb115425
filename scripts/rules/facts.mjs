// Pages that are printed from the code are as the code prints them.
import { pages } from '../facts.mjs';
import { isFile, textOf } from './tree.mjs';

export const name = 'facts';

export async function read() {
  const printed = await pages();
  const there = Object.keys(printed).map((path) => [path, isFile(path) ? textOf(path) : '']);
  return { printed, there: Object.fromEntries(there) };
}

export function violations({ printed, there }) {
  return Object.entries(printed)
    .filter(([path, text]) => there[path] !== text)
    .map(([path]) => `${path} is not what the code says: npm run facts -- --write`);
}

export function planted({ printed }) {
  return Object.fromEntries(
    Object.keys(printed).map((path) => [
      `${path} with another figure`,
      {
        printed,
        there: { ...printed, [path]: printed[path].replace(/\d/, (digit) => String((Number(digit) + 1) % 10)) },
      },
    ]),
  );
}
