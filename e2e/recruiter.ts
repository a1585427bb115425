/*
 * A recruiter's day in an organization with 40 jobs and 2,000 interviews: what waits on the first screen, an answer, a
 * list of candidates put right and invited, candidates side by side, what is taken along. Each screen becomes a picture
 * and is measured, and so is each reply that it waits for.
 *
 *   TEST_DATABASE_URL=postgres://… node e2e/recruiter.ts [--no-pictures]
 *
 * Needs a PostgreSQL server, into which the organization is written. Pictures go to e2e/screenshots/recruiter/. The last
 * line is `N passed, N failed`.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import {
  failsAndWaits,
  othersFailAndWait,
  reportIsNotThere,
  waitsForReport,
  withoutScreen,
} from './recruiter/failing.ts';
import { fullLists } from './recruiter/full.ts';
import { printsComparison, printsUpright } from './recruiter/printing.ts';
import { seldomSeen } from './recruiter/seldom.ts';
import { pausesAndChanges } from './recruiter/webhooks.ts';
import { launchBrowser } from './shared/browser.ts';
import { check, checkSoon, conclude } from './shared/checks.ts';
import { onEachDatabase } from './shared/databases.ts';
import { enterAsOwner } from './shared/first-owner.ts';
import { lookAt } from './shared/look.ts';
import { seedOrganization } from './shared/seed-organization.ts';
import { startColloquy } from './shared/server.ts';

const PICTURES = fileURLToPath(new URL('./screenshots/recruiter/', import.meta.url));
const { values } = parseArgs({ options: { 'no-pictures': { type: 'boolean', default: false } } });
const ORGANIZATION = 'demo';
/** For the replies of one screen, ms, on a machine that does other things, too. */
const SCREEN_MS = 1_500;

/** Gzip, in bytes: what one screen adds to the first load, and all styles of the console. */
const [SCREEN_BYTES, STYLE_BYTES] = [25_000, 8_000];

type Watched = Page & {
  troubles: string[];
  assets(): Promise<{ scripts: number; styles: number }>;
  /** Of the report, which is a page of its own and has them there, too. */
  reportStyles: number;
};

/** What the page has fetched so far, each file once, as sent. */
function countAssets(page: Page): Watched['assets'] {
  const sizes = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/assets\/.*\.(js|css)$/.test(pathname) && !sizes.has(pathname))
      sizes.set(
        pathname,
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      );
  });
  return async () => {
    const all = await Promise.all([...sizes].map(async ([name, size]) => [name, await size] as const));
    const sum = (ending: string): number =>
      all.filter(([name]) => name.endsWith(ending)).reduce((total, [, size]) => total + size, 0);
    return { scripts: sum('.js'), styles: sum('.css') };
  };
}

async function play(name: string, databaseUrl: string | null): Promise<void> {
  if (databaseUrl === null) return;
  const colloquy = await startColloquy(databaseUrl, {});
  const browser = await launchBrowser();
  try {
    colloquy.cli('demo', '--full');
    await seedOrganization(databaseUrl, ORGANIZATION, { jobs: 40, interviews: 2_000, requests: 14, refused: 3 });
    const link = colloquy.newOwnerLink(ORGANIZATION);
    const page = await enters(browser, link);
    await seesWhatWaits(`${name}, today`, page);
    await answers(`${name}, requests`, page);
    await invitesMany(`${name}, list`, page);
    await compares(`${name}, compare`, page);
    await takesAlong(`${name}, lists`, page);
    await closesJob(`${name}, closing`, page);
    await administersOrganization(`${name}, house`, page);
    await notifiesOthers(`${name}, webhooks`, page);
    await looksInGerman(`${name}, German`, browser, page);
    await failsAndWaits(page, `${name}, failing`, ORGANIZATION, look);
    await waitsForReport(page, `${name}, report failing`, ORGANIZATION, look);
    await reportIsNotThere(page, `${name}, no report`, ORGANIZATION, look);
    await othersFailAndWait(page, `${name}, failing`, ORGANIZATION, values['no-pictures'] ? null : PICTURES);
    await seldomSeen(page, `${name}, seldom`, ORGANIZATION, look);
    await fullLists(page, `${name}, full`, ORGANIZATION, look);
    await withoutScreen(page, `${name}, without`, ORGANIZATION, look);
    check(`${name}: no error in the page`, page.troubles.length === 0, page.troubles.join('; '));
  } finally {
    await browser.close();
    check(`${name}: SIGTERM ends the server cleanly`, [0, 143].includes((await colloquy.stop()) ?? -1));
  }
}

async function enters(browser: Browser, link: string): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = (await context.newPage()) as Watched;
  page.troubles = [];
  page.assets = countAssets(page);
  page.reportStyles = 0;
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => page.troubles.push(error.message));
  await enterAsOwner(page, link);
  return page;
}

/** @param keeps whether the page keeps what is being written in it */
async function look(page: Page, name: string, picture: string, keeps = false): Promise<void> {
  await lookAt(page, `${name}, ${picture}`, PICTURES, values['no-pictures'] ? null : picture, { keeps });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Opens an address and says how long its replies took. */
async function opens(name: string, page: Watched, path: string, ready: RegExp | string): Promise<void> {
  const before = await page.assets();
  const began = performance.now();
  await page.goto(new URL(`/console/${ORGANIZATION}${path}`, page.url()).href);
  await page.getByText(ready).filter({ visible: true }).first().waitFor();
  const ms = Math.round(performance.now() - began);
  check(`${name}: ${path === '' ? 'the first screen' : path} stands after ${ms} ms`, ms < SCREEN_MS * 2, String(ms));
  const after = await page.assets();
  const added = after.scripts - before.scripts;
  check(`${name}: ${path} adds ${added} bytes`, added <= SCREEN_BYTES, String(added));
  const styles = after.styles - page.reportStyles;
  check(`${name}: ${path} styles are ${styles} bytes`, styles <= STYLE_BYTES, String(styles));
}

async function seesWhatWaits(name: string, page: Watched): Promise<void> {
  await opens(name, page, '', /candidates ask for an answer/);
  check(
    `${name}: requests stand first`,
    (await page.locator('main h2').first().textContent())?.includes('answer') ?? false,
  );
  check(`${name}: what is overdue is said in words`, (await page.getByText(/was due/).count()) > 0);
  await page.getByText('550 5.1.1 no such mailbox').first().waitFor();
  await look(page, name, 'today');
  await printsUpright(name, page, values['no-pictures'] ? null : PICTURES, 'today');
  await page
    .getByRole('button', { name: /^Correct/ })
    .first()
    .click();
  await page.getByLabel('E-mail address of the candidate').fill('right@example.com');
  await look(page, name, 'correct');
  await page.keyboard.press('Enter');
  await page.getByText('The new link is made').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByText('2 invitations did not arrive').waitFor();
  check(`${name}: what was put right is gone`, true);
}

async function answers(name: string, page: Watched): Promise<void> {
  await opens(name, page, '/requests', 'asks for a person');
  await look(page, name, 'requests');
  const first = page.getByRole('button', { name: /^Answer: / }).first();
  const label = (await first.getAttribute('aria-label')) ?? '';
  await page.getByRole('combobox').first().selectOption({ label: 'Ana Lind' });
  await page.getByRole('link', { name: /^Mine/ }).click();
  await page.getByRole('button', { name: label }).waitFor();
  await page.getByRole('button', { name: label }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Your answer' }).waitFor();
  await page.keyboard.press('Tab');
  await page.getByRole('textbox', { name: 'Your answer' }).fill('We call you tomorrow at ten.');
  await look(page, name, 'answer');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await page.getByText('Nothing was mailed').waitFor();
  await look(page, name, 'answered');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByText('No request is in your hands.').waitFor();
  await look(page, name, 'requests-mine-empty');
  await page.getByRole('link', { name: /^Closed/ }).click();
  await page.getByText('We call you tomorrow at ten.').waitFor();
  await look(page, name, 'requests-closed');
}

async function invitesMany(name: string, page: Watched): Promise<void> {
  await opens(name, page, '/jobs', 'invited,');
  await look(page, name, 'jobs');
  await page
    .getByRole('link', { name: /Platform Engineer/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /Platform Engineer/ }).waitFor();
  await look(page, name, 'job');
  await page.getByRole('link', { name: 'Invite many' }).click();
  await page.getByLabel('Candidates, one a line').waitFor();
  await look(page, name, 'invite-empty');
  const rows = Array.from({ length: 38 }, (_, n) => `new${n}@example.com;New Person ${n};${n % 2 === 0 ? 'en' : 'de'}`);
  const list = [
    'mail;name;language',
    'mara@@example;Mara Stone;en',
    'new0@example.com;Twice;en',
    'x@example.com;X;klingon',
    ...rows,
  ];
  await page.getByLabel('Candidates, one a line').fill(list.join('\n'));
  await look(page, name, 'invite-pasted', true);
  await page.reload();
  check(
    `${name}: what was pasted outlives a reload`,
    (await page.getByLabel('Candidates, one a line').inputValue()).includes('mara@@example'),
  );
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByText('The address has more than one @.').waitFor();
  await look(page, name, 'invite-checked', true);
  await page.reload();
  await page.getByText('This list was kept in this tab.').waitFor();
  await page.getByLabel('E-mail address in row 1', { exact: true }).fill('mara@example.com');
  await page.keyboard.press('Tab');
  await page.getByText('The address has more than one @.').waitFor({ state: 'detached' });
  await page.getByLabel('Language in row 3').selectOption('ja');
  await page.getByRole('button', { name: 'Invite 40 of 41' }).waitFor();
  await page.getByRole('button', { name: 'Invite 40 of 41' }).click();
  await page.getByText('40 links are made.').waitFor();
  await look(page, name, 'invite-sent', true);
  check(`${name}: it never says that something was sent`, (await page.getByText('Nothing was mailed').count()) > 0);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const saved = readFileSync(await (await waiting).path(), 'utf8');
  check(`${name}: each link is in the file`, saved.trim().split('\r\n').length === 41, saved.slice(0, 200));
}

async function compares(name: string, page: Watched): Promise<void> {
  const folder = values['no-pictures'] ? null : PICTURES;
  await opens(name, page, '/interviews?status=REPORT_GENERATED', 'Report ready');
  await look(page, name, 'interviews');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const choice = page.getByLabel('Job to invite to');
  await choice.selectOption({ index: 1 });
  await page.getByLabel('E-mail address of the candidate').fill('from.the.list@example.com');
  await look(page, name, 'interviews-invite');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await page.getByText('The link is made. Nothing was mailed.').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await opens(name, page, '/jobs', 'invited,');
  // The newest job has the interviews that were held; copies have no words.
  await page.locator('.c-list a').first().click();
  await printsUpright(`${name}, job`, page, folder, 'job');
  const ticks = page.getByRole('checkbox');
  await ticks.first().waitFor();
  await ticks.nth(0).check();
  await page.getByText('Choose one more').waitFor();
  await ticks.nth(1).check();
  await page.getByRole('link', { name: 'Compare 2 candidates' }).click();
  await page.getByText('There is no total and no rank.').waitFor();
  await look(page, name, 'compare');
  await printsComparison(name, page, folder);
  const quote = page.locator('.compare-quote').first();
  const isQuoted = (await quote.count()) > 0;
  check(`${name}: the comparison quotes`, isQuoted);
  if (isQuoted) {
    const hash = new URL((await quote.getAttribute('href')) ?? '', page.url()).hash;
    const { styles } = await page.assets();
    await quote.click();
    await page.waitForURL(/\/report#turn-/);
    await page.locator('.page').waitFor();
    page.reportStyles = (await page.assets()).styles - styles;
    await checkSoon(
      `${name}: the quote opens its place`,
      () =>
        page.evaluate((anchor) => {
          const place = document.querySelector(anchor)?.getBoundingClientRect();
          return place !== undefined && place.bottom > 0 && place.top < window.innerHeight;
        }, hash),
      page.url(),
    );
    await page.goBack();
  }
}

async function takesAlong(name: string, page: Watched): Promise<void> {
  await opens(name, page, '/interviews', 'Invited');
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'XLSX' }).click();
  check(`${name}: a workbook comes`, (await waiting).suggestedFilename() === 'candidates.xlsx');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await look(page, name, 'interview');
}

async function administersOrganization(name: string, page: Watched): Promise<void> {
  for (const [path, ready] of [
    ['/founders', 'Applications'],
    ['/webhooks', 'No address is told'],
    ['/usage', 'Language model'],
    ['/usage?outcome=failed', 'There is no call like this.'],
    ['/audit?action=report.opened', 'opened a report'],
    ['/people', 'Username of a profile'],
  ] as const) {
    await opens(name, page, path, ready);
    await page.getByRole('main').getByRole('status').filter({ hasText: /./ }).waitFor({ state: 'detached' });
    await look(page, name, path.slice(1).replace(/\W/g, '-'));
  }
  await attests(name, page);
  await page.getByLabel('E-mail address').fill('candidate7@example.com');
  await page.getByRole('button', { name: 'Find' }).first().click();
  await page.getByRole('button', { name: /^Erase/ }).waitFor();
  await look(page, name, 'person');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Take along as ZIP' }).click();
  check(`${name}: a person is taken along`, (await waiting).suggestedFilename() === 'person.zip');
  await page.getByRole('button', { name: /^Erase/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click();
  await page.getByText('Erased. The receipt is').waitFor();
  check(`${name}: and erased`, true);
}

/** Of the profile that the demonstration has. */
async function attests(name: string, page: Watched): Promise<void> {
  await page.getByLabel('Username of a profile').fill('sam-demo-workshop');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Attest something' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('What you confirm, in a sentence').fill('Ran the workshop in Ghent from 2019 to 2025');
  await form.getByRole('button', { name: 'Attest something' }).click();
  await form.getByText('This is missing.').waitFor();
  await form.getByLabel('How you checked it').fill('By telephone with the former employer');
  await look(page, name, 'attest');
  await form.getByRole('button', { name: 'Attest something' }).click();
  const back = page.getByRole('button', { name: 'Take back: Ran the workshop in Ghent from 2019 to 2025' });
  await back.waitFor();
  await look(page, name, 'profile');
  await back.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await page.getByText(/^taken back/).waitFor();
}

async function closesJob(name: string, page: Watched): Promise<void> {
  await opens(name, page, '/jobs', 'invited,');
  await page.locator('.c-list a').nth(1).click();
  await page.getByRole('button', { name: /^Close the job/ }).click();
  await look(page, name, 'job-closing');
  await page.getByRole('dialog').getByRole('button', { name: 'Close the job' }).click();
  await page.getByText('Nobody is invited to it any more.').first().waitFor();
  check(`${name}: nobody can be invited`, (await page.getByRole('button', { name: 'Invite' }).count()) === 0);
  await look(page, name, 'job-closed');
  await page.getByRole('button', { name: 'Open the job again' }).click();
  await page.getByRole('button', { name: 'Invite', exact: true }).waitFor();
}

async function notifiesOthers(name: string, page: Watched): Promise<void> {
  await opens(name, page, '/webhooks', 'No address is told');
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByLabel('Address', { exact: true }).fill('http://10.0.0.1/hook');
  await page.getByRole('dialog').getByRole('button', { name: 'Add an address' }).click();
  await page.getByText('This is not accepted').waitFor();
  const address = page.getByLabel('Address', { exact: true });
  check(`${name}: the focus is on what is wrong`, await address.evaluate((field) => field === document.activeElement));
  await look(page, name, 'webhook-add');
  await page.getByLabel('Address', { exact: true }).fill('https://hooks.invalid/colloquy');
  await page.getByRole('dialog').getByRole('button', { name: 'Add an address' }).click();
  await page.getByText('This is the secret.').waitFor();
  await look(page, name, 'webhook-made');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Send a test/ }).click();
  await page.getByText('The test did not arrive').waitFor();
  await look(page, name, 'webhook');
  await pausesAndChanges(name, page, look);
  await opens(name, page, '/founders', 'Applications');
  await page.getByRole('button', { name: 'New programme' }).click();
  await page.getByLabel('Name that founders read').fill('Lantern Works');
  await look(page, name, 'programme-add');
  await page.keyboard.press('Enter');
  await page.getByText('The programme is open.').waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Close: Lantern Works' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Open again: Lantern Works' }).waitFor();
  await look(page, name, 'programme-closed');
}

async function looksInGerman(name: string, browser: Browser, page: Page): Promise<void> {
  const context = await browser.newContext({ locale: 'de-DE', storageState: await page.context().storageState() });
  const german = await context.newPage();
  german.setDefaultTimeout(60_000);
  for (const [path, ready] of [
    ['', /Kandidaten bitten um eine Antwort/],
    ['/requests', /möchte mit einem Menschen sprechen/],
    ['/interviews', /Eingeladen/],
  ] as const) {
    await german.goto(new URL(`/console/${ORGANIZATION}${path}`, page.url()).href);
    await german.getByText(ready).filter({ visible: true }).first().waitFor();
    await look(german, name, `de${path.replaceAll('/', '-')}`);
  }
  await context.close();
}

if ((process.env.TEST_DATABASE_URL ?? '') === '')
  check('a PostgreSQL server is there: name it by TEST_DATABASE_URL', false, 'nothing was looked at without one');
await onEachDatabase(play);
process.exitCode = conclude() ? 0 : 1;
