import { REQUEST_VIEWS, type RequestView } from '@colloquy/contract/console';

/** Of what is in an address, which list of requests is shown; the open ones where it says none. */
export function requestSearch(search: Record<string, unknown>): { view?: RequestView } {
  const view = REQUEST_VIEWS.find((known) => known === search.view);
  return view === undefined || view === 'open' ? {} : { view };
}
