import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../components/app.tsx';
import { linkKind } from '../core/link.ts';
import { createLinkSource, type LinkSource } from '../core/source.ts';
import { loadCatalogue, preferredLanguage } from '../messages/languages.ts';

export type Call = { url: string; method: string; accept: string | null; body: unknown };
export type Answer = { status: number; body: unknown } | 'broken';

export type Drawn = {
  text(): string;
  /** Every request the page has made, oldest first. */
  calls: Call[];
  act(work: () => void | Promise<void>): Promise<void>;
  remove(): Promise<void>;
};

/** Draws the page as `main.tsx` does, with a server that gives the answers of `reply`. */
export async function draw(
  address: { pathname: string; search: string },
  reply: (call: Call) => Answer,
  languages: readonly string[] = ['en-GB'],
  more: Partial<LinkSource> = {},
): Promise<Drawn> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const calls: Call[] = [];
  const fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    const call = {
      url: String(url),
      method: init.method ?? 'GET',
      accept: new Headers(init.headers).get('accept'),
      body,
    };
    calls.push(call);
    const answer = reply(call);
    if (answer === 'broken') throw new TypeError('the network is gone');
    return Response.json(answer.body, { status: answer.status });
  };
  // The page finds its words fetched: how long a file takes is no part of what is tested.
  await loadCatalogue(preferredLanguage(languages));
  const source = { ...createLinkSource({ kind: linkKind(address.pathname), address, fetch }), ...more };
  const mount = document.createElement('div');
  document.body.append(mount);
  const root = createRoot(mount);
  const drawn: Drawn = {
    text: () => mount.textContent ?? '',
    calls,
    act: (work) => act(async () => work()),
    async remove() {
      await act(async () => root.unmount());
      mount.remove();
    },
  };
  await act(async () => root.render(<App source={source} browserLanguages={languages} onWordless={() => undefined} />));
  return drawn;
}
