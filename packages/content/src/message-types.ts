import type { Message, Messages } from '../schema/messages.ts';
import { slots } from './leaves.ts';

/** The types of a page's messages: what each is filled with, so that a page that forgets a value does not compile. */
export function messageTypes(messages: Messages): string {
  const lines = Object.entries(messages).map(([key, message]) => `  readonly ${property(key)}: ${typeOf(message)};`);
  return [
    '/** Written by `npm run content -- types`: the messages of the page, and the slots of each. */',
    'export type English = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

function typeOf(message: Message): string {
  if (typeof message !== 'string') return `{ readonly other: '{count}' }`;
  return `'${[...new Set(slots(message))].map((name) => `{${name}}`).join('')}'`;
}

function property(key: string): string {
  return /^[A-Za-z]\w*$/.test(key) ? key : `'${key}'`;
}
