/*
 * An owner of an organization in the console: in by a link, a job from a pasted description, an invitation to copy, a
 * report that is assessed, members, keys; then what a viewer sees. Each screen becomes a picture and is measured.
 *
 *   node e2e/console.ts [--no-pictures]
 *
 * On the embedded default, and on PostgreSQL where one is named. Pictures go to e2e/screenshots/console/. The last line
 * is `N passed, N failed`.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from './shared/browser.ts';
import { check, conclude } from './shared/checks.ts';
import { onEachDatabase } from './shared/databases.ts';
import { lookAt } from './shared/look.ts';
import { type Colloquy, startColloquy } from './shared/server.ts';

const PICTURES = fileURLToPath(new URL('./screenshots/console/', import.meta.url));
const { values } = parseArgs({ options: { 'no-pictures': { type: 'boolean', default: false } } });
/** Of scripts and styles for the first screen, gzip, in bytes. */
const FIRST_LOAD = 140_000;

async function play(name: string, databaseUrl: string | null): Promise<void> {
  const colloquy = await startColloquy(databaseUrl, {});
  const browser = await launchBrowser();
  try {
    // Leaves jobs and reports of an organization that has no owner yet.
    colloquy.cli('demo', '--full');
    const looks = databaseUrl === null;
    const link = colloquy.newOwnerLink('demo');
    const owner = await newPage(browser);
    await entersAsOwner(`${name}, owner`, owner, link, looks);
    await worksOnJobs(`${name}, jobs`, owner, looks);
    await readsReports(`${name}, reports`, owner, looks);
    await administersOrganization(`${name}, house`, owner, looks);
    const viewers = await invitesViewer(`${name}, members`, owner, looks);
    const viewer = await newPage(browser);
    await looksOn(`${name}, viewer`, viewer, viewers, looks);
    if (looks) await looksInGerman(`${name}, German`, browser, owner);
    await leaves(`${name}, out`, owner, colloquy, looks);
    for (const page of [owner, viewer])
      check(
        `${name}: no error in the page, nothing asked of others`,
        page.troubles.length === 0,
        page.troubles.join('; '),
      );
  } finally {
    await browser.close();
    check(`${name}: SIGTERM ends the server cleanly`, [0, 143].includes((await colloquy.stop()) ?? -1));
  }
}

type Watched = Page & { troubles: string[]; refused: string[]; bytes: number };

/** A page in a browser of its own that writes down what goes wrong, and what is asked of other hosts. */
async function newPage(browser: Browser): Promise<Watched> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = (await context.newPage()) as Watched;
  Object.assign(page, { troubles: [], refused: [], bytes: 0 });
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => page.troubles.push(error.message));
  page.on('console', (message) => {
    // A refusal that the page shows is one that the browser writes down, too.
    if (message.type() === 'error' && !/status of (400|401|404|409|410|422)/.test(message.text()))
      page.troubles.push(message.text());
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !['localhost', '127.0.0.1'].includes(hostname)) page.troubles.push(request.url());
  });
  return page;
}

async function look(page: Page, name: string, picture: string, looks: boolean): Promise<void> {
  if (!looks) return;
  // The description of a new job is kept in the tab while it is written.
  const keeps = picture === 'new-job';
  await lookAt(page, `${name}, ${picture}`, PICTURES, values['no-pictures'] ? null : picture, { keeps });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** By keyboard alone. */
async function entersAsOwner(name: string, page: Watched, link: string, looks: boolean): Promise<void> {
  check(`${name}: the link leads to this machine by its name`, link.startsWith('http://localhost:'), link);
  const transferred = firstLoad(page);
  await page.goto(new URL('/', link).href);
  await page.waitForSelector('h1');
  check(`${name}: the root leads to the console`, new URL(page.url()).pathname === '/console', page.url());
  check(`${name}: whoever has no session is told how to get one`, (await text(page, 'h1')) === 'You are signed out');
  await look(page, name, 'signed-out', looks);

  await page.goto(link);
  const email = page.getByLabel('Your e-mail address');
  await email.waitFor();
  await look(page, name, 'enter', looks);
  await page.keyboard.press('Tab');
  await fillByKeyboard(page, 'Name that candidates read', 'Lantern & Söhne');
  await fillByKeyboard(page, 'Your e-mail address', 'ana@lantern.example');
  await page.keyboard.press('Enter');
  await page.getByText('This is missing.').waitFor();
  check(`${name}: what is missing is said at its field`, await page.getByLabel('Your name').isVisible());
  await fillByKeyboard(page, 'Your name', 'Ana Lind');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  check(`${name}: the token is out of the address`, !page.url().includes('#'), page.url());
  await page.getByText(/wait for an assessment/).waitFor();
  const bytes = await transferred();
  check(`${name}: the first screen loads ${Math.round(bytes / 1000)} kB, at most 140`, bytes <= FIRST_LOAD);
  await look(page, name, 'today', looks);

  const again = await page.context().newPage();
  await again.goto(link);
  await again.getByRole('heading', { name: 'This link is not good any more' }).waitFor();
  check(`${name}: the link is good once`, true);
  await look(again, name, 'link-gone', looks);
  await again.close();
}

/** Sizes of what came for the console, as sent. */
function firstLoad(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  const seen = new Set<string>();
  page.on('requestfinished', (request) => {
    const url = request.url();
    if (!/\/assets\/.*\.(js|css)$/.test(url) || seen.has(url)) return;
    seen.add(url);
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function worksOnJobs(name: string, page: Watched, looks: boolean): Promise<void> {
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await page.getByRole('heading', { name: 'Jobs' }).waitFor();
  check(`${name}: the focus is on the heading`, (await focused(page)) === 'H1', await focused(page));
  await look(page, name, 'jobs', looks);
  await page.getByRole('link', { name: 'New job' }).click();
  await page.getByLabel('Title').fill('Workshop Lead');
  await page.getByLabel('Description').fill(`${'We mend bicycles with care and time. '.repeat(30)}`);
  await page.getByRole('button', { name: 'Make the job' }).click();
  await page.getByText('does not say where the work is').waitFor();
  check(`${name}: what was pasted stays`, (await page.getByLabel('Description').inputValue()).startsWith('We mend'));
  await look(page, name, 'new-job', looks);
  await page.getByRole('button', { name: 'Fill in a sample' }).click();
  await page.getByRole('button', { name: 'Make the job' }).click();
  await page.getByRole('heading', { name: 'Workshop Lead' }).waitFor();
  await page.getByText('No one is invited yet.').waitFor();

  const invite = page.getByRole('button', { name: 'Invite' });
  await invite.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('robin@@example');
  await page.keyboard.press('Enter');
  await page.getByText('This is no e-mail address.').waitFor();
  await page.getByLabel('E-mail address of the candidate').fill('robin.vale@example.com');
  await page.getByLabel('Name, if you know it').fill('Robin Vale');
  await look(page, name, 'invite', looks);
  await page.getByRole('button', { name: 'Make the link' }).click();
  await page.getByText('The link is made. Nothing was mailed.').waitFor();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  check(`${name}: the link opens a room`, link.includes('/room/'), link);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Robin Vale' }).waitFor();
  check(`${name}: the focus is back on the button`, (await focused(page)) === 'BUTTON');
  check(
    `${name}: the funnel counts the invitation`,
    (await page.getByRole('img').getAttribute('aria-label'))?.startsWith('1 invited') ?? false,
  );
  await look(page, name, 'job', looks);
  const room = await page.context().newPage();
  await room.goto(link);
  await room.getByText('Lantern & Söhne').first().waitFor();
  check(`${name}: the candidate reads the name that was given`, true);
  await room.close();
}

async function readsReports(name: string, page: Watched, looks: boolean): Promise<void> {
  await page.getByRole('link', { name: 'Interviews', exact: true }).click();
  await page.getByLabel('State').selectOption('REPORT_GENERATED');
  await page.getByRole('cell', { name: 'Report ready' }).first().waitFor();
  check(`${name}: the filter stands in the address`, page.url().includes('status=REPORT_GENERATED'), page.url());
  await look(page, name, 'interviews', looks);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await look(page, name, 'interview', looks);
  await page.getByRole('link', { name: 'Open the report' }).click();
  await page.getByRole('button', { name: 'Keep' }).waitFor();
  check(`${name}: the name of who assesses is known`, (await page.getByText('Ana Lind').count()) > 0);
  check(`${name}: and is not typed`, (await page.locator('.review-form input[type="text"]').count()) === 0);
  await look(page, name, 'report', looks);
  await page.locator('.review-form textarea').fill('Knows the plant.');
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.locator('.people').getByText('Knows the plant.').first().waitFor();
  check(`${name}: the assessment is kept`, true);
  await page.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
}

async function administersOrganization(name: string, page: Watched, looks: boolean): Promise<void> {
  await page.getByRole('link', { name: 'Organization', exact: true }).click();
  await page.getByLabel('Colour').fill('#ffe14d');
  await page.getByText('On light paper').waitFor();
  await page.getByLabel('Address of your privacy notice').fill('http://lantern.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('This is not accepted').waitFor();
  await page.getByLabel('Address of your privacy notice').fill('https://lantern.example/privacy');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  await look(page, name, 'organization', looks);

  await page.getByRole('link', { name: 'API keys' }).click();
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByLabel('What is it for?').fill('Careers page');
  await page.keyboard.press('Enter');
  await page.getByText('It is shown this once.').waitFor();
  const key = await page.getByLabel('API keys').inputValue();
  check(`${name}: the key has the form of one`, /^clq_[0-9A-Za-z]{36}$/.test(key));
  const reply = await fetch(new URL('/api/v1/jobs', page.url()), { headers: { authorization: `Bearer ${key}` } });
  check(`${name}: and opens the API`, reply.status === 200, String(reply.status));
  await page.getByRole('button', { name: 'Close' }).click();
  await look(page, name, 'keys', looks);
  await page.getByRole('button', { name: 'Revoke: Careers page' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await page
    .getByText(/^Revoked/)
    .first()
    .waitFor();

  await page.getByRole('link', { name: 'Audit' }).click();
  await page.getByRole('cell', { name: 'revoked an API key' }).waitFor();
  await look(page, name, 'audit', looks);
}

async function invitesViewer(name: string, page: Watched, looks: boolean): Promise<string> {
  await page.getByRole('link', { name: 'Members' }).click();
  await page.getByRole('button', { name: 'Invite a member' }).click();
  await page.getByLabel('E-mail address').fill('yui@lantern.example');
  await page.getByLabel('Role', { exact: true }).selectOption('VIEWER');
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByText('yui@lantern.example').waitFor();
  await look(page, name, 'members', looks);
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByText('An organization keeps at least one owner').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  return link;
}

/** What a role may not is not offered. */
async function looksOn(name: string, page: Watched, link: string, looks: boolean): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill('Yui Tanaka');
  await look(page, name, 'invited', looks);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  const parts = await page.getByRole('navigation').getByRole('link').allTextContents();
  check(`${name}: keys and audit are not there`, !parts.includes('API keys') && !parts.includes('Audit'), parts.join());
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await page.getByRole('link', { name: 'Workshop Lead' }).first().click();
  await page.getByRole('heading', { name: 'Workshop Lead' }).waitFor();
  check(`${name}: nobody is invited`, (await page.getByRole('button', { name: 'Invite' }).count()) === 0);
  await page.goto(new URL('/console/demo/audit', page.url()).href);
  await page.getByText('It needs:').waitFor();
  check(`${name}: who may is named`, (await text(page, 'main p')).includes('Owner or Administrator'));
  await page.goto(new URL('/console/elsewhere', page.url()).href);
  await page.getByText('There is nothing here').waitFor();
  check(`${name}: another organization is missing`, true);
}

/** Longer words: every screen keeps its width and its rules. */
async function looksInGerman(name: string, browser: Browser, owner: Page): Promise<void> {
  const context = await browser.newContext({ locale: 'de-DE', storageState: await owner.context().storageState() });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  for (const [part, title] of [
    ['', 'Heute'],
    ['/jobs/new', 'Neue Stelle'],
    ['/interviews', 'Interviews'],
    ['/organization', 'Organisation'],
    ['/members', 'Mitglieder'],
    ['/keys', 'API-Schlüssel'],
    ['/audit', 'Protokoll'],
  ] as const) {
    await page.goto(new URL(`/console/demo${part}`, owner.url()).href);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    // A list waits for news with a call that stays open: the network is never idle.
    // The page of a new job always says where what is read of it will stand.
    if (part !== '/jobs/new')
      await page.getByRole('main').getByRole('status').filter({ hasText: /./ }).waitFor({ state: 'detached' });
    await look(page, name, `de${part.replaceAll('/', '-')}`, true);
  }
  await context.close();
}

async function leaves(name: string, page: Watched, colloquy: Colloquy, looks: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
  await page.goto(`${colloquy.url}/console/demo/members`);
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
  check(
    `${name}: the session is over`,
    (await page.context().cookies()).every(({ name: known }) => known !== 'colloquy'),
  );
  await look(page, name, 'over', looks);
}

/** Tabs to the field of a label and types. */
async function fillByKeyboard(page: Page, label: string, typed: string): Promise<void> {
  const field = page.getByLabel(label);
  for (let tabs = 0; tabs < 30; tabs += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Control+A');
      return page.keyboard.type(typed);
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${label}`);
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.tagName ?? '');
}

async function text(page: Page, selector: string): Promise<string> {
  return (await page.textContent(selector)) ?? '';
}

await onEachDatabase(play);
process.exitCode = conclude() ? 0 : 1;
