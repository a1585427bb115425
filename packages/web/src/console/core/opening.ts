import type { ConsoleEndpointName } from '@colloquy/contract/console';
import type { Input } from './api.ts';
import { interviewFilter } from './interview-filter.ts';
import { requestSearch } from './request-search.ts';
import { SCREEN_PATHS, type ScreenPath } from './screen-paths.ts';

type FirstCall = { name: ConsoleEndpointName; input: Input };
type Search = Record<string, string>;

/** What a screen reads first, where its address alone says it. */
const READS: Partial<Record<ScreenPath, (params: Record<string, string>, search: Search) => FirstCall>> = {
  '/': (params) => ({ name: 'getToday', input: { params } }),
  '/jobs': (params) => ({ name: 'listJobs', input: { params } }),
  '/interviews': (params, search) => ({ name: 'listInterviews', input: { params, query: interviewFilter(search) } }),
  '/requests': (params, search) => {
    const { request, view = 'open' } = requestSearch(search);
    return request === undefined
      ? { name: 'listRequests', input: { params, query: { view } } }
      : { name: 'getRequest', input: { params: { ...params, id: request } } };
  },
  '/jobs/$job': ({ organization = '', job = '' }) => ({
    name: 'getJob',
    input: { params: { organization, id: job } },
  }),
  '/interviews/$interview': ({ organization = '', interview = '' }) => ({
    name: 'getInterview',
    input: { params: { organization, id: interview } },
  }),
};

/** The one that stands without the parts of the console around it. */
const REPORT = '/interviews/$interview/report' satisfies ScreenPath;

/** What an address of the console needs first: its screen, and calls that need not wait for it. */
export type Opening = { screen: ScreenPath | null; calls: readonly FirstCall[] };

/** Null where the address is below no organization. */
export function openingOf({ pathname, search }: { pathname: string; search: string }): Opening | null {
  const [, console, organization = '', ...below] = pathname.split('/').map(decoded);
  if (console !== 'console' || organization === '' || organization === 'enter') return null;
  const parts = below.filter((part) => part !== '');
  const path = pathOf(parts);
  const calls: FirstCall[] = [{ name: 'getMe', input: { params: { organization } } }];
  if (path === null) return { screen: null, calls };
  const named = path.split('/').slice(1);
  const params = Object.fromEntries(
    named.flatMap((part, place) => (part.startsWith('$') ? [[part.slice(1), parts[place] ?? '']] : [])),
  );
  const read = READS[path]?.({ organization, ...params }, Object.fromEntries(new URLSearchParams(search)));
  if (read !== undefined) calls.push(read);
  if (path !== REPORT) calls.push({ name: 'getWaiting', input: { params: { organization } } });
  return { screen: path, calls };
}

/** The screen's path that fits; one that names more of it comes first: `/jobs/new` before `/jobs/$job`. */
function pathOf(parts: readonly string[]): ScreenPath | null {
  const fitting = SCREEN_PATHS.filter((path) => {
    const named = path.split('/').filter((part) => part !== '');
    return named.length === parts.length && named.every((part, place) => part.startsWith('$') || part === parts[place]);
  });
  const open = (path: string): number => path.split('$').length;
  return fitting.sort((a, b) => open(a) - open(b))[0] ?? null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
