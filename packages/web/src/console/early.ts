import { createCall } from './core/api.ts';
import { createFirstCalls } from './core/first-calls.ts';
import { openingOf } from './core/opening.ts';
import { loadCatalogue, preferredLanguage } from './messages/languages.ts';
import { SCREENS } from './screens.ts';

/**
 * A small script of its own that runs while the page's large ones are still on their way: what the address needs first is
 * fetched in addition to them instead of after them.
 */
export const firstCalls = createFirstCalls(createCall(window.fetch.bind(window)));

const opening = openingOf(window.location);
for (const { name, input } of opening?.calls ?? []) firstCalls.begin(name, input);
// The page asks again for what did not come, and says so.
if (opening?.screen != null) SCREENS[opening.screen]().catch(() => undefined);
loadCatalogue(preferredLanguage(navigator.languages)).catch(() => undefined);
