import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { check } from '../shared/checks.ts';
import { settled } from '../shared/until.ts';
import { type Host, heard, hears } from './host.ts';

type Parts = { host: Host; context: BrowserContext; markup: (link: string) => string };

async function open({ host, context }: Parts, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(host.origin + path);
  return page;
}

/** A page that isolates itself shows only what says that it may be shown there. */
export async function checkIsolated(parts: Parts, link: string): Promise<void> {
  for (const policy of ['require-corp', 'credentialless']) {
    const headers = { 'cross-origin-embedder-policy': policy, 'cross-origin-opener-policy': 'same-origin' };
    parts.host.pages.set(`/${policy}`, { html: parts.markup(link), headers });
    const page = await open(parts, `/${policy}`);
    await hears(page, 'colloquy:ready');
    const isIsolated = await page.evaluate(() => crossOriginIsolated);
    // A page under plain http is isolated on this machine's own names alone.
    check(`isolated page (${policy}): the room is drawn in it`, isIsolated, String(isIsolated));
    await page.close();
  }
}

/** What an iframe that shows no room tells its host; time is made to pass. */
export async function checkSilent(parts: Parts, link: string): Promise<void> {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const gone = new URL(link);
  gone.port = '1';
  const mute = new URL(link);
  mute.port = String(port);
  const cases: [string, string, Record<string, string>][] = [
    ['a policy of the page forbids it', link, { 'content-security-policy': "frame-src 'none'" }],
    ['nothing listens at its address', gone.href, {}],
    ['its server never answers', mute.href, {}],
  ];
  for (const [name, target, headers] of cases) {
    const html = parts.markup(link).replace(`src="${link}"`, `src="${target}"`);
    parts.host.pages.set('/silent', { html, headers });
    const page = await parts.context.newPage();
    await page.clock.install();
    await page.goto(`${parts.host.origin}/silent`, { waitUntil: 'commit' });
    await page.waitForSelector('iframe', { state: 'attached' });
    for (let passed = 0; passed < 300 && (await heard(page)).length === 0; passed += 1) {
      await page.clock.runFor(1_000);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    }
    const told = JSON.stringify(await heard(page));
    check(`silent frame: ${name}`, told === '[{"type":"colloquy:error","detail":{"code":"not-loaded"}}]', told);
    await page.close();
  }
  silent.closeAllConnections();
  silent.close();
}

/** In a box of a height of its own everything of the room can be reached. */
export async function checkBoxed(parts: Parts, link: string): Promise<void> {
  const element = parts.markup(link);
  const boxes: [string, string][] = [
    ['the element', element.replace('<colloquy-interview', '<colloquy-interview style="height: 320px"')],
    ['the box around it', `<div style="height: 320px; overflow: hidden">${element}</div>`],
    ['the most it may be', element.replace('<colloquy-interview', '<colloquy-interview style="max-height: 320px"')],
  ];
  for (const [name, html] of boxes) {
    parts.host.pages.set('/boxed', { html });
    const page = await open(parts, '/boxed');
    await hears(page, 'colloquy:ready');
    const frame = page.locator('iframe');
    const room = await (await frame.elementHandle())?.contentFrame();
    const { height, rest } = await settled(
      async () => ({
        height: (await frame.boundingBox())?.height ?? 0,
        rest: await room?.evaluate(() => {
          scrollTo(0, document.documentElement.scrollHeight);
          return Math.round(document.documentElement.scrollHeight - innerHeight - scrollY);
        }),
      }),
      (seen) => seen.height === 320 && seen.rest === 0,
    );
    check(
      `fixed height of ${name}: the frame fits, and scrolls to its end`,
      height === 320 && rest === 0,
      `${height}, ${rest} left`,
    );
    await page.close();
  }
}

/** The reference page keeps its policy, loads nothing from elsewhere and carries nobody's advertisement. */
export async function checkReference(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  const [refused, elsewhere, thrown]: [string[], string[], string[]] = [[], [], []];
  let bytes = 0;
  page.on('pageerror', (error) => thrown.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  const sizes: Promise<void>[] = [];
  const measure = (request: Request) => {
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes += responseBodySize;
      }),
    );
  };
  page.on('requestfinished', measure);
  await page.goto(`${origin}/docs`);
  await page.getByText('Create a job', { exact: false }).first().waitFor();
  await page.waitForLoadState('networkidle');
  // What comes later, such as an icon, has no size to tell once the page is closed.
  page.off('requestfinished', measure);
  await Promise.all(sizes);
  check('reference: every call can be shown', thrown.length === 0, thrown.join(' | ').slice(0, 400));
  check('reference: nothing breaks its policy', refused.length === 0, refused.join(' | ').slice(0, 400));
  check('reference: nothing is loaded from elsewhere', elsewhere.length === 0, elsewhere.join());
  check('reference: under 400 kB on the wire', bytes > 100_000 && bytes < 400_000, String(bytes));
  const links = await page.evaluate(() => {
    const found: string[] = [];
    const walk = (root: Document | ShadowRoot): void => {
      for (const link of root.querySelectorAll('a[href^=http]')) found.push((link as HTMLAnchorElement).href);
      for (const each of root.querySelectorAll('*')) if (each.shadowRoot) walk(each.shadowRoot);
    };
    walk(document);
    return found.filter((href) => !href.startsWith(location.origin));
  });
  check(
    'reference: no link leads to a vendor',
    !/rapidoc|mrin9|scalar|redocly|swagger/i.test(links.join()),
    links.join(),
  );
  const shot = process.env.REFERENCE_SHOT;
  if (shot !== undefined) await page.screenshot({ path: shot });
  await page.close();
}
