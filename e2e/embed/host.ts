import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';

export type HostPage = { html: string; headers?: Record<string, string> };

export type Host = {
  /** Another origin than the server's: same machine, other name. */
  origin: string;
  pages: Map<string, HostPage>;
  scripts: Map<string, string>;
  close(): void;
};

const EVENTS = ['ready', 'started', 'question', 'paused', 'completed', 'aborted', 'error', 'openintab'];

/** Writes down what the element tells, in a file of its own: the page allows nothing inline. */
const LISTEN = `window.heard = [];
for (const name of ${JSON.stringify(EVENTS)})
  addEventListener('colloquy:' + name, ({ type, detail }) => heard.push({ type, detail }));
window.broken = [];
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => broken.push(violatedDirective + ' ' + blockedURI));
`;

/** A site of somebody else. `/listen.js` writes down every event and every breach of the page's own policy. */
export async function openHost(): Promise<Host> {
  const pages = new Map<string, HostPage>();
  const scripts = new Map([['/listen.js', LISTEN]]);
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const script = scripts.get(path);
    if (script !== undefined) {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script);
      return;
    }
    const page = pages.get(path);
    if (page === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers });
    response.end(
      `<!doctype html><html lang="en"><title>Careers</title><script src="/listen.js"></script><main><h1>Careers</h1>${page.html}</main></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    pages,
    scripts,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Heard = { type: string; detail: unknown };

export function heard(page: Page): Promise<Heard[]> {
  return page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
}

/** Waits until the page has been told `type`. */
export async function hears(page: Page, type: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => (window as unknown as { heard: Heard[] }).heard.some((event) => event.type === wanted),
    type,
  );
}
