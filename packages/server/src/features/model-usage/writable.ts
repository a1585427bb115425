import { mapTexts } from './mask.ts';

/** No text of the database holds it, however it was sent. */
const NOTHING = '\u0000';
const UNKNOWN = '\ufffd';

/** A text as the database takes it: what no text may hold, and half a sign, becomes the sign for what is not known. */
export function writable(text: string): string {
  return text.toWellFormed().replaceAll(NOTHING, UNKNOWN);
}

/** Whether every text of a value can be written as it is. */
export function isWritable(value: unknown): boolean {
  let is = true;
  mapTexts(value, (text) => {
    is &&= text.isWellFormed() && !text.includes(NOTHING);
    return text;
  });
  return is;
}
