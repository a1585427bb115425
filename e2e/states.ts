/*
 * The console where little is there or nothing comes: each screen of an organization without anything in it, the ones that read
 * only when asked while they wait and when they fail, the way in over plain HTTP, and Spanish and French. Each becomes a
 * picture and is measured.
 *
 *   node e2e/states.ts [--no-pictures]
 *
 * On the embedded default. Pictures go to e2e/screenshots/states/. The last line is `N passed, N failed`.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './shared/browser.ts';
import { check, conclude } from './shared/checks.ts';
import { enterAsOwner } from './shared/first-owner.ts';
import { lookAt } from './shared/look.ts';
import { type Colloquy, startColloquy } from './shared/server.ts';

const PICTURES = fileURLToPath(new URL('./screenshots/states/', import.meta.url));
const { values } = parseArgs({ options: { 'no-pictures': { type: 'boolean', default: false } } });
/** A name of this machine that no browser takes for it. */
const ELSEWHERE = 'console.lantern.example';

const colloquy = await startColloquy(null, {});
const browser = await launchBrowser(`--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1`);
try {
  const page = await newPage(browser, 'en-GB');
  await isEmpty(page);
  await makesKeys(page);
  await isAskedOnly(page);
  for (const language of ['es', 'fr'] as const) await reads(browser, page, language);
  await isPlain(browser, colloquy);
} finally {
  await browser.close();
  check('SIGTERM ends the server cleanly', [0, 143].includes((await colloquy.stop()) ?? -1));
}
process.exitCode = conclude() ? 0 : 1;

async function newPage(of: Browser, locale: string, from?: Page): Promise<Page> {
  const context = await of.newContext({
    viewport: { width: 1440, height: 900 },
    locale,
    ...(from === undefined ? {} : { storageState: await from.context().storageState() }),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => check('no error in a page', false, error.message));
  return page;
}

async function look(page: Page, picture: string, keeps = false): Promise<void> {
  await lookAt(page, picture, PICTURES, values['no-pictures'] ? null : picture, { keeps });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Once nothing of it is on its way any more. */
async function stands(page: Page, path: string, words: string | RegExp): Promise<void> {
  await page.goto(new URL(`/console/lantern${path}`, page.url()).href);
  await page.getByRole('main').getByText(words).filter({ visible: true }).first().waitFor();
  const loading = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^(Loading|Cargando|Chargement)/ });
  await loading.waitFor({ state: 'detached' });
}

/** An organization a minute after its first owner came in. */
async function isEmpty(page: Page): Promise<void> {
  await enterAsOwner(page, colloquy.newOwnerLink('lantern'));
  for (const [path, words] of [
    ['', 'There is no job yet.'],
    ['/jobs', 'There is no job yet.'],
    ['/interviews', 'No one is invited yet.'],
    ['/requests', 'No request is open.'],
    ['/founders', 'There is no programme yet.'],
    ['/people', 'Username of a profile'],
    ['/members', 'Ana Lind'],
    ['/keys', 'There is no key yet.'],
    ['/webhooks', 'No address is told'],
    ['/usage', 'Language model'],
    ['/fairness', 'Nobody has completed an interview yet.'],
  ] as const) {
    await stands(page, path, words);
    await look(page, `empty${path.replace('/', '-') || '-today'}`);
  }
  await page.getByRole('link', { name: /^Jobs/ }).first().click();
  await page.getByRole('link', { name: 'New job' }).click();
  await page.getByRole('button', { name: 'Fill in a sample' }).click();
  await page.getByRole('button', { name: 'Make the job' }).click();
  await page.getByRole('heading', { name: 'Workshop Lead' }).waitFor();
  const job = new URL(page.url()).pathname.replace('/console/lantern', '');
  await stands(page, `${job}/compare?ids=`, 'Choose two to four candidates');
  await look(page, 'empty-compare');
  await page.goto(new URL('/console/lantern/webhooks', page.url()).href);
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByLabel('Address', { exact: true }).fill('https://hooks.lantern.example/colloquy');
  await page.getByRole('dialog').getByRole('button', { name: 'Add an address' }).click();
  await page.getByText('This is the secret.').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Nothing was sent to it yet.').waitFor();
  await look(page, 'empty-deliveries');
}

/** Screens that read when somebody asks: while the reply is under way, and when it does not come. */
async function isAskedOnly(page: Page): Promise<void> {
  for (const [name, path, call, ask] of [
    ['people', '/people', 'people/find', askForPerson],
    ['profile', '/people', 'profiles/find', askForProfile],
    ['new-job', '/jobs/new', 'jobs', askForJob],
  ] as const) {
    await page.goto(new URL(`/console/lantern${path}`, page.url()).href);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      (url) => url.pathname === `/console/api/organizations/lantern/${call}`,
      async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        await held;
        await route.fulfill({
          status: 418,
          headers: { 'x-request-id': 'r-7' },
          json: { error: { kind: 'crash', message: '', issues: [] } },
        });
      },
    );
    await ask(page);
    await look(page, `loading-${name}`, true);
    release();
    await page.getByRole('main').getByText(/r-7/).first().waitFor();
    await look(page, `failing-${name}`, true);
    await page.unrouteAll();
  }
}

async function askForPerson(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill('robin.vale@candidates.example');
  await page.keyboard.press('Enter');
  await page.getByText('Loading', { exact: true }).waitFor();
}

async function askForProfile(page: Page): Promise<void> {
  await page.getByLabel('Username of a profile').fill('robin-vale');
  await page.keyboard.press('Enter');
  await page.getByText('Loading', { exact: true }).waitFor();
}

async function askForJob(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fill in a sample' }).click();
  await page.getByRole('button', { name: 'Make the job' }).click();
  await page.locator('form [aria-disabled="true"]').waitFor();
}

/** For another user, with scopes chosen, and one for trying things out: by keyboard where it can be. */
async function makesKeys(page: Page): Promise<void> {
  await stands(page, '/keys', 'There is no key yet.');
  await page.getByRole('button', { name: 'New key' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is it for?').fill('Careers page');
  await look(page, 'new-key');
  for (const box of await dialog.locator('fieldset input').all()) {
    if (!(await box.isChecked())) continue;
    await box.focus();
    await page.keyboard.press('Space');
  }
  await dialog.getByLabel('User that it calls as').selectOption({ label: 'Another user' });
  await dialog.getByLabel('Name of the user').fill('careers-site');
  await page.keyboard.press('Enter');
  await dialog.getByText('Choose at least one.').waitFor();
  const first = dialog.locator('fieldset input').first();
  check('the focus is on what is wrong', await first.evaluate((box) => box === document.activeElement));
  await look(page, 'new-key-nothing');
  await dialog.getByRole('checkbox', { name: /webhooks$/ }).check();
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  await dialog.getByText('It is shown this once.').waitFor();
  await look(page, 'key-made');
  const key = await dialog.getByLabel('API keys').inputValue();
  const opens = async (path: string): Promise<number> =>
    (await fetch(new URL(path, page.url()), { headers: { authorization: `Bearer ${key}` } })).status;
  check('a key opens what was chosen', (await opens('/api/v1/webhooks')) === 200);
  check('and nothing else', (await opens('/api/v1/jobs')) === 401);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'New key' }).click();
  await dialog.getByLabel('What is it for?').fill('Trial of the integration');
  await dialog.getByRole('checkbox', { name: /^For trying things out/ }).check();
  check('what is live is out of its reach', await dialog.getByRole('checkbox', { name: /network/ }).isDisabled());
  await look(page, 'new-key-test');
  await page.keyboard.press('Enter');
  await dialog.getByText('It is shown this once.').waitFor();
  check('and its key is one for tests', (await dialog.getByLabel('API keys').inputValue()).startsWith('clq_test_'));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByText('careers-site').waitFor();
  await look(page, 'keys');
}

/** Longer words than English ones. */
async function reads(of: Browser, from: Page, language: 'es' | 'fr'): Promise<void> {
  const page = await newPage(of, language === 'es' ? 'es-ES' : 'fr-FR', from);
  await page.goto(from.url());
  for (const path of [
    '',
    '/jobs/new',
    '/founders',
    '/people',
    '/organization',
    '/members',
    '/keys',
    '/usage',
    '/fairness',
  ]) {
    await stands(page, path, /./);
    check(`${language}: the page says its language`, (await page.locator('html').getAttribute('lang')) === language);
    await look(page, `${language}${path.replaceAll('/', '-') || '-today'}`, path === '/jobs/new');
  }
  await stands(page, '/keys', /Careers page/);
  await page.getByRole('button', { name: language === 'es' ? /Clave nueva/ : /Nouvelle clé/ }).click();
  await page.getByRole('dialog').locator('fieldset').waitFor();
  await look(page, `${language}-new-key`);
  await page.context().close();
}

/** By plain HTTP from elsewhere nobody is let in, and the page says why and what to do. */
async function isPlain(of: Browser, { url }: Colloquy): Promise<void> {
  const page = await newPage(of, 'en-GB');
  const link = colloquy.newOwnerLink('other').replace('localhost', ELSEWHERE);
  await page.goto(link);
  await page.getByRole('heading', { name: 'The console needs https' }).waitFor();
  await look(page, 'plain-http-link');
  await page.goto(`http://${ELSEWHERE}:${new URL(url).port}/console`);
  await page.getByRole('heading', { name: 'The console needs https' }).waitFor();
  check('plain HTTP: nothing is asked that would be refused', (await page.locator('input, button').count()) === 0);
  await look(page, 'plain-http');
}
