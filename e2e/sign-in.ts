/*
 * The ways into the console and what others see of an organization: a passkey of a virtual device, a link out of the outbox, a
 * provider on this machine; a call that asks for a fresh sign-in; logo, colour, address for questions and privacy notice
 * in the form, in the room and in a report.
 *
 *   node e2e/sign-in.ts [--no-pictures]
 *
 * Pictures go to e2e/screenshots/sign-in/. The last line is `N passed, N failed`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './shared/browser.ts';
import { check, conclude } from './shared/checks.ts';
import { onEachDatabase } from './shared/databases.ts';
import { enterAsOwner } from './shared/first-owner.ts';
import { lookAt } from './shared/look.ts';
import { type Colloquy, startColloquy } from './shared/server.ts';
import { until } from './shared/until.ts';

const PICTURES = fileURLToPath(new URL('./screenshots/sign-in/', import.meta.url));
const { values } = parseArgs({ options: { 'no-pictures': { type: 'boolean', default: false } } });
const CLIENT = { id: 'colloquy', secret: 'a-client-secret-for-e2e-0123456789' };
const ANA = 'ana@lantern.example';
/** The provider of the server's own tests: by its address, since no program here is built with the server. */
const PROVIDER = new URL('../packages/server/src/testing/openid-provider.ts', import.meta.url).href;
type Provider = { issuer: string; close(): Promise<void> };
type ProviderModule = {
  OpenIdProvider: { start(backTo: string, people: object, client: object): Promise<Provider> };
};

async function play(name: string, databaseUrl: string | null): Promise<void> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const people = { ana: { email: ANA, email_verified: true, name: 'Ana Lind' } };
  const { OpenIdProvider } = (await import(PROVIDER)) as ProviderModule;
  const provider = await OpenIdProvider.start(`${origin}/console/enter/provider`, people, CLIENT);
  const colloquy = await startColloquy(databaseUrl, {
    COLLOQUY_PORT: String(port),
    COLLOQUY_OIDC_ISSUER: provider.issuer,
    COLLOQUY_OIDC_CLIENT_ID: CLIENT.id,
    COLLOQUY_OIDC_CLIENT_SECRET: CLIENT.secret,
  });
  const browser = await launchBrowser();
  try {
    const page = await newPage(browser);
    const looks = databaseUrl === null;
    colloquy.cli('demo', '--full');
    await enterAsOwner(page, colloquy.newOwnerLink('demo'), { email: ANA });
    await usesPasskey(`${name}, passkey`, page, origin, looks);
    await isAskedAgain(`${name}, fresh`, page, origin, looks);
    await showsItself(`${name}, identity`, browser, page, origin, looks);
    await usesLink(`${name}, link`, page, origin, colloquy, looks);
    await usesProvider(`${name}, provider`, page, origin, looks);
  } finally {
    await browser.close();
    await provider.close();
    check(`${name}: SIGTERM ends the server cleanly`, [0, 143].includes((await colloquy.stop()) ?? -1));
  }
}

async function newPage(browser: Browser, locale = 'en-GB'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => check('no error in a page', false, error.message));
  return page;
}

async function look(page: Page, name: string, picture: string, looks: boolean): Promise<void> {
  if (!looks) return;
  await lookAt(page, `${name}, ${picture}`, PICTURES, values['no-pictures'] ? null : picture);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function usesPasskey(name: string, page: Page, origin: string, looks: boolean): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.getByRole('link', { name: 'Ana Lind' }).click();
  await page.getByRole('heading', { name: 'Your ways in' }).waitFor();
  await page.getByText('There is no passkey yet.').waitFor();
  await look(page, name, 'no-passkey', looks);
  const open = page.getByRole('button', { name: 'Add a passkey' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the passkey').waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByText('This is missing.').waitFor();
  await page.keyboard.type('Work laptop');
  await look(page, name, 'add-passkey', looks);
  await dialog.getByLabel('Name of the passkey').press('Enter');
  await page.getByText('Work laptop').waitFor();
  check(`${name}: the device made one`, true);
  await open.click();
  await dialog.getByLabel('Name of the passkey').fill('Again');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByText('This device has a passkey here already.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Rename: Work laptop' }).click();
  await page.getByLabel('Name of the passkey').fill('Old laptop');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Old laptop').waitFor();
  await look(page, name, 'passkeys', looks);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
  await page.getByText('links lie in its outbox folder').waitFor();
  await look(page, name, 'ways', looks);
  const use = page.getByRole('button', { name: 'Use a passkey' });
  await use.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  check(`${name}: and signs in with it`, page.url().startsWith(`${origin}/console/demo`), page.url());
}

/** The server says once that the sign-in is too old; the page asks in its place, and the call is made once more. */
async function isAskedAgain(name: string, page: Page, origin: string, looks: boolean): Promise<void> {
  await page.goto(`${origin}/console/demo/keys`);
  let refused = 0;
  await page.route('**/console/api/organizations/demo/keys', async (route) => {
    if (route.request().method() !== 'POST' || refused > 0) return route.fallback();
    refused += 1;
    const error = { kind: 'stale-sign-in', message: 'too old', issues: [] };
    await route.fulfill({ status: 403, contentType: 'application/json', body: JSON.stringify({ error }) });
  });
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByLabel('What is it for?').fill('Careers page');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Is it you?' }).waitFor();
  await look(page, name, 'fresh', looks);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('It is shown this once.').waitFor();
  check(`${name}: what was begun is done after it`, refused === 1);
  await page.getByRole('button', { name: 'Close' }).click();
}

async function showsItself(name: string, browser: Browser, page: Page, origin: string, looks: boolean): Promise<void> {
  const link = await inviteOf(page, origin, 'robin.vale@example.com');
  const bare = await newPage(browser);
  await bare.goto(link);
  await bare.getByRole('heading', { level: 1 }).waitFor();
  check(`${name}: without a logo there is no picture`, (await bare.locator('img').count()) === 0);
  await look(bare, name, 'room-bare', looks);
  await bare.close();

  await page.goto(`${origin}/console/demo/organization`);
  const choose = page.locator('input[type="file"]');
  await choose.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await page.getByText('This picture is not taken.').waitFor();
  await choose.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture(240, 80) });
  const logo = page.getByRole('img', { name: 'Logo' });
  await logo.waitFor();
  await page.getByLabel('Colour').fill('#ffe14d');
  await page.getByLabel('Address for questions of candidates').fill('people@lantern.example');
  await page.getByLabel('Address of your privacy notice').fill('https://lantern.example/privacy');
  await page.getByLabel('Time zone').selectOption('Europe/Berlin');
  await page.getByLabel('Days that recordings are kept').fill('30');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  await look(page, name, 'organization', looks);
  const source = (await logo.getAttribute('src')) ?? '';
  const sent = await fetch(new URL(source, origin));
  check(
    `${name}: the picture is served as one, and as nothing else`,
    sent.headers.get('content-type') === 'image/png' &&
      sent.headers.get('x-content-type-options') === 'nosniff' &&
      (sent.headers.get('content-security-policy') ?? '').includes('sandbox'),
    JSON.stringify([...sent.headers]),
  );

  const room = await newPage(browser);
  await room.goto(link);
  await room.locator('img.o-logo').waitFor();
  await room.getByRole('link', { name: 'people@lantern.example' }).waitFor();
  const privacy = await room.getByRole('link', { name: 'Privacy notice' }).getAttribute('href');
  check(
    `${name}: the first page leads to the privacy notice`,
    privacy === 'https://lantern.example/privacy',
    privacy ?? '',
  );
  await look(room, name, 'room', looks);
  await room.close();
  const german = await newPage(browser, 'de-DE');
  await german.goto(link);
  await german.locator('img.o-logo').waitFor();
  await german.close();

  await page.goto(`${origin}/console/demo/interviews?status=REPORT_GENERATED`);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('link', { name: 'Open the report' }).click();
  await page.locator('img.o-logo').waitFor();
  await look(page, name, 'report', looks);
  await page.emulateMedia({ media: 'print' });
  if (looks && !values['no-pictures'])
    await page.screenshot({ path: `${PICTURES}report-print.png`, clip: { x: 0, y: 0, width: 1000, height: 700 } });
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${origin}/console/demo`);
}

async function inviteOf(page: Page, origin: string, email: string): Promise<string> {
  await page.goto(`${origin}/console/demo/jobs`);
  await page.locator('.c-list a').first().click();
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('E-mail address of the candidate').fill(email);
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.keyboard.press('Escape');
  return link;
}

async function usesLink(name: string, page: Page, origin: string, colloquy: Colloquy, looks: boolean): Promise<void> {
  await page.goto(`${origin}/console/demo`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Your e-mail address').fill('ana@@lantern');
  await page.keyboard.press('Enter');
  await page.getByText('This is no e-mail address.').waitFor();
  await page.getByLabel('Your e-mail address').fill(ANA);
  await page.keyboard.press('Enter');
  await page.getByText('lies in the outbox folder').waitFor();
  await look(page, name, 'asked', looks);
  const link = await until(async () => linkIn(colloquy.dataDir));
  await page.goto(link);
  await page.getByText('You sign in as').waitFor();
  await look(page, name, 'enter', looks);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  check(`${name}: the link of the mail signs in`, !page.url().includes('#'), page.url());
}

/** Of the newest mail in the outbox; null while there is none. */
function linkIn(dataDir: string): string | null {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return null;
  for (const file of readdirSync(folder).sort().reverse()) {
    const mail = readFileSync(join(folder, file), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const found = /http:\S+\/console\/enter#[0-9A-Za-z]{43}/.exec(mail)?.[0];
    if (found !== undefined) return found;
  }
  return null;
}

async function usesProvider(name: string, page: Page, origin: string, looks: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: /^Go on with/ }).click();
  await page.locator('input[name="login"]').fill('ana');
  await page.locator('input[name="password"]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  check(`${name}: the provider signs in`, page.url().startsWith(`${origin}/console/demo`), page.url());
  await page.goto(`${origin}/console/enter/provider?error=access_denied&state=made-up`);
  await page.getByText('The sign-in provider refused').waitFor();
  await look(page, name, 'provider-refused', looks);
}

/** A picture of this size in two colours, as PNG. */
function picture(width: number, height: number): Buffer {
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(1 + width * 4);
    for (let x = 0; x < width; x += 1) {
      const inMark = (x - height / 2) ** 2 + (y - height / 2) ** 2 < (height / 2.4) ** 2;
      const inWord = x > height && y > height * 0.35 && y < height * 0.65 && x < width - 8;
      row.writeUInt32BE(inMark ? 0xb4531fff : inWord ? 0x1b1f24ff : 0, 1 + x * 4);
    }
    return row;
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

await onEachDatabase(play);
process.exitCode = conclude() ? 0 : 1;
