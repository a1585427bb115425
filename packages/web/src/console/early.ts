import { createCall } from './core/api.ts';
import { createFirstCalls } from './core/first-calls.ts';
import { openingOf } from './core/opening.ts';
import { loadCatalogue, preferredLanguage } from './messages/languages.ts';

/**
 * A small script of its own that runs while the page's large ones are still on their way: what the address needs first is
 * fetched in addition to them instead of after them.
 */
export const firstCalls = createFirstCalls(createCall(window.fetch.bind(window)));

export const opening = openingOf(window.location);
for (const { name, input } of opening?.calls ?? []) firstCalls.begin(name, input);
// The page asks again for what did not come, and says so.
loadCatalogue(preferredLanguage(navigator.languages)).catch(() => undefined);
