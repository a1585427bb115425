/*
 * The room in pages of another origin, in a real browser: the snippets of docs/embedding.md as they are there, what the
 * iframe is given, what the page is told, and what happens where the page gives nothing or is not allowed to embed.
 */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Frame, Page } from 'playwright-core';
import { readSnippets, type Snippets } from './embed/docs.ts';
import { type Host, heard, hears, openHost } from './embed/host.ts';
import { checkBoxed, checkIsolated, checkReference, checkSilent } from './embed/pages.ts';
import { checkRules } from './room-look/audit.ts';
import { openStage } from './room-look/harness.ts';
import { launchBrowser } from './shared/browser.ts';
import { check, checkSoon, conclude } from './shared/checks.ts';
import { type Colloquy, startColloquy } from './shared/server.ts';
import { settled } from './shared/until.ts';

const APP = fileURLToPath(new URL('../packages/web/dist/app', import.meta.url));
const MOST_BYTES = 5_000;
const ACCOUNT = ['--organization', 'wiesental', '--user', 'me'];

type Site = { colloquy: Colloquy; host: Host; context: BrowserContext; snippets: (link: string) => Snippets };

async function createSession(colloquy: Colloquy, key: string): Promise<string> {
  const response = await fetch(`${colloquy.url}/api/v1/integrations/candidates/interviews`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'mira.hollstein@example.com', interview_type: 'SOFTWARE_ENGINEER' }),
  });
  const session = (await response.json()) as { iframe_url?: string };
  if (session.iframe_url === undefined) throw new Error(`no session was made: ${JSON.stringify(session)}`);
  return session.iframe_url;
}

function separated({ host, context, snippets }: Site) {
  return { host, context, markup: (link: string) => snippets(link).markup };
}

async function show({ host, context }: Site, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(host.origin + path);
  return page;
}

/** The iframe of the room, once it shows something. */
async function roomIn(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe', { state: 'attached' });
  const iframe = await element.contentFrame();
  if (iframe === null) throw new Error('the page has no frame');
  await iframe.waitForSelector('h1');
  return iframe;
}

/** What the browser lets the iframe use, by its own word. */
function given(iframe: Frame): Promise<string[]> {
  return iframe.evaluate(() => {
    type Policy = { allowsFeature(feature: string): boolean };
    const shown = document as unknown as { permissionsPolicy?: Policy; featurePolicy?: Policy };
    const policy = shown.permissionsPolicy ?? shown.featurePolicy;
    return ['camera', 'microphone', 'autoplay', 'fullscreen'].filter((feature) => policy?.allowsFeature(feature));
  });
}

/** Kinds of the tracks that the iframe gets of the browser's false devices, or the name of the refusal. */
function tracks(iframe: Frame): Promise<string> {
  return iframe.evaluate(() =>
    navigator.mediaDevices.getUserMedia({ audio: true, video: true }).then(
      (stream) => {
        const kinds = stream.getTracks().map(({ kind }) => kind);
        for (const track of stream.getTracks()) track.stop();
        return kinds.sort().join(' ');
      },
      (refusal: DOMException) => refusal.name,
    ),
  );
}

async function checkScript(colloquy: Colloquy): Promise<void> {
  const address = `${colloquy.url}/embed/colloquy-embed.js`;
  const reply = await fetch(address);
  const bytes = gzipSync(await reply.text(), { level: 9 }).byteLength;
  check(`script: under ${MOST_BYTES} bytes compressed`, bytes < MOST_BYTES, String(bytes));
  check(
    'script: any page may load it, and keep it for an hour',
    reply.headers.get('access-control-allow-origin') === '*' &&
      reply.headers.get('cache-control') === 'public, max-age=3600',
  );
  const again = await fetch(address, { headers: { 'if-none-match': reply.headers.get('etag') ?? '' } });
  check('script: unchanged, it is not sent again', again.status === 304, String(again.status));
  const types = await fetch(`${colloquy.url}/embed/colloquy-embed.d.ts`);
  check('script: its types lie beside it', types.ok && (await types.text()).includes('colloquy:openintab'));
}

/** The documented markup under the documented policy, and an interview from the welcome to leaving it. */
async function checkMarkup(site: Site, link: string): Promise<void> {
  const { markup, policy } = site.snippets(link);
  const headers = { 'content-security-policy': `default-src 'none'; ${policy}`, 'referrer-policy': 'no-referrer' };
  site.host.pages.set('/', { html: markup, headers });
  const page = await show(site, '/');
  const room = await roomIn(page);
  const iframe = page.locator('iframe');
  check(
    'markup: the frame is delegated what the room may need',
    (await iframe.getAttribute('allow')) === 'camera; microphone; autoplay; fullscreen; screen-wake-lock',
  );
  check('markup: the frame has a name', (await iframe.getAttribute('title')) === 'Your interview');
  const features = await given(room);
  check('markup: the browser gives it all', features.length === 4, features.join());
  const kinds = await tracks(room);
  check('markup: camera and microphone are heard and seen', kinds === 'audio video', kinds);

  await hears(page, 'colloquy:ready');
  const { height, overflow } = await settled(
    async () => ({
      height: (await iframe.boundingBox())?.height ?? 0,
      overflow: await room.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    }),
    (seen) => seen.overflow <= 0 && seen.height >= 480,
  );
  check('markup: the frame grows with the room', overflow <= 0 && height >= 480, `${height}, ${overflow} left over`);

  await room.click('.main .button-primary');
  await room.waitForSelector('.consent');
  await room.click('.main .button-primary');
  await room.waitForSelector('.field-answer');
  await hears(page, 'colloquy:question');
  await room.click('.top-actions .top-button >> nth=0');
  await hears(page, 'colloquy:paused');
  await room.click('.main .button-primary');
  await room.waitForSelector('.field-answer');

  await room.click('.top-actions .top-button >> nth=-1');
  const tabs: Page[] = [];
  site.context.on('page', (tab) => tabs.push(tab));
  const [tab] = await Promise.all([site.context.waitForEvent('page'), room.click('dialog a[target=_blank]')]);
  // The tab takes the conversation over when its person says so, not by being opened.
  await tab.click('.main .button-primary');
  await tab.waitForSelector('.field-answer');
  await hears(page, 'colloquy:openintab');
  check('markup: one tab opens, without a way back into the page', tabs.length === 1, String(tabs.length));
  check('markup: the tab has no opener', await tab.evaluate(() => window.opener === null));
  check('markup: the tab is the room', tab.url() === link);
  await tab.close();

  await room.waitForSelector('dialog', { state: 'detached' });
  await room.click('.main .button-primary');
  await room.waitForSelector('.field-answer');
  await room.click('.top-actions .top-button >> nth=-1');
  await room.click('dialog .deeds-stacked .button >> nth=1');
  await room.locator('dialog input[type=radio]').nth(1).check();
  await room.click('dialog .button-primary');
  await hears(page, 'colloquy:aborted');

  const told = await heard(page);
  const order = told.map(({ type }) => type.slice('colloquy:'.length)).join(' ');
  check(
    'markup: the page is told in the order of things, though it hides its address',
    order === 'ready started question paused openintab aborted',
    order,
  );
  const details = JSON.stringify(told.map(({ detail }) => detail).filter((detail) => detail !== null));
  check(
    'markup: the page is told places and endings alone',
    /^\[\{"number":1,"total":\d+\},\{"ending":"left"\}\]$/.test(details),
    details,
  );
  const broken = await page.evaluate(() => (window as unknown as { broken: string[] }).broken);
  check('markup: the documented policy is enough', broken.length === 0, broken.join());
  const cookies = await site.context.cookies();
  check('markup: no cookie is set', cookies.length === 0, cookies.map(({ name }) => name).join());

  await page.evaluate(() => document.querySelector('colloquy-interview')?.remove());
  check('markup: the element leaves nothing behind', (await page.locator('iframe').count()) === 0);
  await page.close();
}

/** The documented call, and the documented answer to an event of a type that this page makes up. */
async function checkCall(site: Site, link: string): Promise<void> {
  const { script, policy } = site.snippets(link);
  site.host.scripts.set('/careers.js', script);
  const source = `${site.colloquy.url}/embed/colloquy-embed.js`;
  site.host.pages.set('/call', {
    html: `<div id="interview"></div><p id="next" hidden>Next</p><script src="${source}"></script><script src="/careers.js"></script>`,
    headers: { 'content-security-policy': policy },
  });
  const page = await show(site, '/call');
  const room = await roomIn(page);
  check('call: the room is in the container', (await page.locator('#interview iframe').count()) === 1);
  check('call: the room is drawn', ((await room.textContent('h1')) ?? '') !== '');
  await hears(page, 'colloquy:ready');
  await page.evaluate(() => {
    const arrived = new Promise((resolve) =>
      addEventListener('message', ({ data }) => data === 'after it' && resolve(null)),
    );
    for (const message of [{ source: 'colloquy-room', version: 1, type: 'completed' }, 'after it'])
      postMessage(message, { targetOrigin: location.origin });
    return arrived;
  });
  check('call: a message of the page itself is not believed', await page.locator('#next').isHidden());
  await page.close();
}

/** Frames that the documentation lets a page write itself, or warns of. */
async function checkIframes(site: Site, link: string): Promise<void> {
  const { frame: iframe, markup } = site.snippets(link);
  site.host.pages.set('/own', { html: iframe });
  const own = await show(site, '/own');
  const features = await given(await roomIn(own));
  check('own frame: the browser gives it all', features.length === 4, features.join());
  await own.close();

  site.host.pages.set('/sandbox', {
    html: iframe.replace('<iframe', '<iframe sandbox="allow-scripts allow-same-origin allow-forms allow-popups"'),
  });
  const sandbox = await show(site, '/sandbox');
  const sandboxed = await roomIn(sandbox);
  await sandboxed.click('.main .button-primary');
  await sandboxed.waitForSelector('.consent');
  check('sandbox: the room works with the permissions named', true);
  await sandbox.close();

  site.host.pages.set('/forbidding', {
    html: markup,
    headers: { 'permissions-policy': 'camera=(), microphone=()' },
  });
  const forbidding = await show(site, '/forbidding');
  const refused = await roomIn(forbidding);
  const left = (await given(refused)).filter((feature) => feature === 'camera' || feature === 'microphone');
  check('forbidding header: the frame gets neither device', left.length === 0, left.join());
  const refusal = await tracks(refused);
  check('forbidding header: the browser refuses them', refusal === 'NotAllowedError', refusal);
  await forbidding.close();
}

/** Only the pages that the account has named may show its rooms. */
async function checkAncestors(site: Site, link: string): Promise<void> {
  const { colloquy, host } = site;
  colloquy.cli('origins', 'set', ...ACCOUNT, '--origin', host.origin);
  const stranger = await openHost();
  try {
    const { markup } = site.snippets(link);
    host.pages.set('/named', { html: markup });
    stranger.pages.set('/', { html: markup });
    const named = await show(site, '/named');
    await roomIn(named);
    await hears(named, 'colloquy:ready');
    check('origins: a page that is named shows the room', true);
    await named.close();

    const page = await site.context.newPage();
    const refusals: string[] = [];
    page.on('console', (message) => refusals.push(message.text()));
    await page.goto(stranger.origin);
    const element = await page.waitForSelector('iframe', { state: 'attached' });
    const iframe = await element.contentFrame();
    await iframe?.waitForURL(/^chrome-error:/);
    check(
      'origins: a page that is not named is refused by the browser',
      iframe?.url().startsWith('chrome-error:') === true,
    );
    await checkSoon('origins: the refusal names frame-ancestors', async () =>
      refusals.some((text) => text.includes('frame-ancestors')),
    );
    check('origins: the page that is refused is told nothing', (await heard(page)).length === 0);
    await page.close();
  } finally {
    stranger.close();
  }
}

/** A link that was cut off on its way opens nothing, and the page that frames it hears why. */
async function checkMistyped(site: Site, link: string): Promise<void> {
  site.host.pages.set('/mistyped', { html: site.snippets(`${link.slice(0, -4)}AAAA`).markup });
  const page = await show(site, '/mistyped');
  const room = await roomIn(page);
  await room.waitForSelector('h1');
  await hears(page, 'colloquy:error');
  const told = await heard(page);
  check(
    'mistyped: the page hears that the link is unknown',
    JSON.stringify(told).includes('unknown-link'),
    JSON.stringify(told),
  );
  await page.close();
}

/** Where the server offers voice and the page gives no devices, the room names the page as the cause. */
async function checkWithheld(): Promise<void> {
  const stage = await openStage(APP);
  const host = await openHost();
  const context = await stage.browser.newContext({
    locale: 'en',
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 1400 },
  });
  try {
    const iframe = (allow: string) =>
      `<iframe title="Interview" width="330" height="1300" ${allow} src="${stage.origin}/room/en-voice-${crypto.randomUUID().slice(0, 8)}"></iframe>`;
    host.pages.set('/bare', { html: iframe('') });
    host.pages.set('/given', { html: iframe('allow="camera; microphone"') });
    host.pages.set('/forbidding', {
      html: iframe('allow="camera; microphone"'),
      headers: { 'permissions-policy': 'microphone=()' },
    });
    const said: Record<string, boolean> = {};
    for (const path of host.pages.keys()) {
      const page = await context.newPage();
      await page.goto(host.origin + path);
      const room = await roomIn(page);
      await room.waitForSelector('.facts');
      said[path] = ((await room.textContent('main')) ?? '').includes('Microphone and camera are blocked here');
      if (path === '/bare') {
        await checkRules(page, 'withheld');
        const [tab] = await Promise.all([context.waitForEvent('page'), room.click('.way-out a[target=_blank]')]);
        await tab.waitForSelector('.facts');
        const own = (await tab.textContent('main')) ?? '';
        check('withheld: in a tab of its own nothing is withheld', !own.includes('are blocked here'));
        await tab.close();
      }
      await page.close();
    }
    check('withheld: a frame without allow names the page as the cause', said['/bare'] === true);
    check('withheld: a header that forbids names it too', said['/forbidding'] === true);
    check('withheld: a frame that is given the devices says nothing', said['/given'] === false);
  } finally {
    await context.close();
    host.close();
    await stage.close();
  }
}

const colloquy = await startColloquy(null, {});
const host = await openHost();
const browser = await launchBrowser('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream');
try {
  const key = colloquy.cli('keys', 'create', ...ACCOUNT, '--scopes', 'sessions');
  const context = await browser.newContext({ locale: 'en', viewport: { width: 900, height: 1000 } });
  const site: Site = { colloquy, host, context, snippets: (link) => readSnippets(colloquy.url, link) };
  const parts: [string, () => Promise<void>][] = [
    ['script', () => checkScript(colloquy)],
    ['markup', async () => checkMarkup(site, await createSession(colloquy, key))],
    ['call', async () => checkCall(site, await createSession(colloquy, key))],
    ['frames', async () => checkIframes(site, await createSession(colloquy, key))],
    ['isolated', async () => checkIsolated(separated(site), await createSession(colloquy, key))],
    ['silent', async () => checkSilent(separated(site), await createSession(colloquy, key))],
    ['boxed', async () => checkBoxed(separated(site), await createSession(colloquy, key))],
    ['reference', () => checkReference(context, colloquy.url)],
    ['mistyped', async () => checkMistyped(site, await createSession(colloquy, key))],
    ['origins', async () => checkAncestors(site, await createSession(colloquy, key))],
    ['withheld', checkWithheld],
  ];
  // `EMBED_ONLY=isolated,silent` runs these alone.
  const only = process.env.EMBED_ONLY?.split(',');
  for (const [name, run] of parts.filter(([part]) => only?.includes(part) ?? true)) {
    await run().catch((cause: unknown) =>
      check(`${name}: runs to its end`, false, cause instanceof Error ? cause.message : String(cause)),
    );
  }
} finally {
  await browser.close();
  host.close();
  await colloquy.stop();
}
process.exitCode = conclude() ? 0 : 1;
