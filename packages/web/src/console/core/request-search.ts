import { REQUEST_VIEWS, type RequestView } from '@colloquy/contract/console';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Of what is in an address: one request, as mails name it, or which list of them; the open ones where it says none. */
export function requestSearch(search: Record<string, unknown>): { view?: RequestView; request?: string } {
  if (typeof search.request === 'string' && ID.test(search.request)) return { request: search.request };
  const view = REQUEST_VIEWS.find((known) => known === search.view);
  return view === undefined || view === 'open' ? {} : { view };
}
