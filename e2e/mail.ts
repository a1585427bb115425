/*
 * The whole path by mail, with a real browser and a real SMTP server of our tests: a member is invited and signs in by
 * mail, a candidate is invited by mail and follows the link, asks for a person, the request reaches the member by mail and
 * leads to the console, the answer reaches the candidate. Then what goes wrong: an answer that is refused, a login that is
 * not taken, a link that is over.
 *
 *   node e2e/mail.ts [--no-pictures]
 *
 * Pictures go to e2e/screenshots/mail/. The last line is `N passed, N failed`.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './shared/browser.ts';
import { check, conclude } from './shared/checks.ts';
import { onEachDatabase } from './shared/databases.ts';
import { enterAsOwner } from './shared/first-owner.ts';
import { lookAt } from './shared/look.ts';
import { mailed as findMailed, type Mails, startMails } from './shared/mails.ts';
import { type Colloquy, startColloquy } from './shared/server.ts';
import { settled, until } from './shared/until.ts';

const PICTURES = fileURLToPath(new URL('./screenshots/mail/', import.meta.url));
const { values } = parseArgs({ options: { 'no-pictures': { type: 'boolean', default: false } } });

const ANA = 'ana@lantern.example';
const RAE = 'rae.holm@lantern.example';
const YUI = 'yui.tanaka@candidates.example';
const NOTICES = 'team@lantern.example';

type Stage = { name: string; looks: boolean; browser: Browser; colloquy: Colloquy; mails: Mails };

async function play(database: string, databaseUrl: string | null): Promise<void> {
  const mails = await startMails();
  const colloquy = await startColloquy(databaseUrl, {
    COLLOQUY_SMTP_URL: mails.url,
    COLLOQUY_MAIL_FROM: 'interviews@lantern.example',
  });
  const browser = await launchBrowser();
  const stage = { name: `${database}, mail`, looks: databaseUrl === null, browser, colloquy, mails };
  try {
    const ana = await owns(stage);
    await setsHowItWrites(stage, ana);
    const rae = await isInvitedByMail(stage, ana);
    await makesJob(ana);
    const link = await invitesByMail(stage, ana);
    const candidate = await asksForPerson(stage, link);
    await answersFromMail(stage, rae);
    await seesWhatDidNotArrive(stage, rae, candidate);
    await looksAtLetter(stage, ana);
    await isToldOfPause(stage, ana);
    await showsLastingAddress(stage, ana);
  } finally {
    await browser.close();
    check(`${stage.name}: SIGTERM ends the server cleanly`, [0, 143].includes((await colloquy.stop()) ?? -1));
    await mails.close();
  }
}

async function newPage(browser: Browser, width = 1440): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => check('no error in a page', false, error.message));
  return page;
}

async function look({ name, looks }: Stage, page: Page, picture: string): Promise<void> {
  if (!looks) return;
  await lookAt(page, `${name}, ${picture}`, PICTURES, values['no-pictures'] ? null : picture, { keeps: true });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

function mailed({ mails }: Stage, to: string, said: RegExp): Promise<string> {
  return findMailed(mails, to, said);
}

async function owns({ colloquy, browser }: Stage): Promise<Page> {
  const page = await newPage(browser);
  await enterAsOwner(page, colloquy.newOwnerLink('lantern'), { email: ANA });
  return page;
}

async function setsHowItWrites(stage: Stage, page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Organization' }).click();
  const tick = page.getByRole('checkbox', { name: /^Mail invitations to candidates/ });
  await tick.waitFor();
  check(`${stage.name}: at first nobody is mailed unasked`, !(await tick.isChecked()));
  await tick.check();
  await page.getByLabel('Address that is told of requests and reports').fill(NOTICES);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  await look(stage, page, 'organization');
}

/** By mail into the console, and by mail again once signed out. */
async function isInvitedByMail(stage: Stage, ana: Page): Promise<Page> {
  await ana.getByRole('link', { name: 'Members' }).click();
  await ana.getByRole('button', { name: 'Invite a member' }).click();
  const dialog = ana.getByRole('dialog');
  await dialog.getByLabel('E-mail address').fill(RAE);
  await dialog.getByLabel('Role').selectOption('RECRUITER');
  await dialog.getByRole('button', { name: /Make the link|Invite/ }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await ana.getByRole('button', { name: new RegExp(`Send by mail.*${RAE}`) }).click();
  const page = await newPage(stage.browser);
  await page.goto(await mailed(stage, RAE, /http:\S+\/console\/enter#\S+/));
  await page.getByLabel('Your name').fill('Rae Holm');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  check(`${stage.name}: the mailed invitation lets the member in`, page.url().includes('/console/lantern'), page.url());
  const before = stage.mails.to(RAE).length;
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Your e-mail address').fill(RAE);
  await page.keyboard.press('Enter');
  await until(async () => (stage.mails.to(RAE).length > before ? true : null));
  await page.goto(await mailed(stage, RAE, /http:\S+\/console\/enter#\S+/));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  check(`${stage.name}: and a link by mail signs them in`, !page.url().includes('#'), page.url());
  return page;
}

async function makesJob(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Today/ }).click();
  await page.getByRole('link', { name: 'New job' }).click();
  await page.getByRole('button', { name: 'Fill in a sample' }).click();
  await page.getByRole('button', { name: 'Make the job' }).click();
  await page.getByRole('heading', { name: 'Workshop Lead' }).waitFor();
}

/** What will happen is said before, happens, and is said after. */
async function invitesByMail(stage: Stage, page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Invite', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  const tick = dialog.getByRole('checkbox', { name: /^Send the invitation by mail/ });
  check(`${stage.name}: the tick is as the organization has it`, await tick.isChecked());
  await dialog.getByText('The mail with the link goes out at once.').waitFor();
  await tick.uncheck();
  await dialog.getByText('Nothing is mailed: you get the link and send it yourself.').waitFor();
  await dialog.getByRole('button', { name: 'Make the link' }).waitFor();
  await tick.check();
  await dialog.getByLabel('E-mail address of the candidate').fill(YUI);
  await dialog.getByLabel('Name, if you know it').fill('Yui Tanaka');
  await look(stage, page, 'invite');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await dialog.getByText('The invitation is on its way by mail.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const link = await mailed(stage, YUI, /http:\S+\/room\/\S+/);
  check(`${stage.name}: the invitation arrives`, stage.mails.to(YUI).length === 1);
  return link;
}

async function asksForPerson(stage: Stage, link: string): Promise<Page> {
  const room = await newPage(stage.browser, 390);
  await room.goto(link);
  await wishes(room, 'I stammer: may somebody call me?');
  await room.getByText(/Lantern & Söhne\W+sees it there/).waitFor();
  return room;
}

async function wishes(room: Page, note: string): Promise<void> {
  await room.getByRole('button', { name: 'I would rather talk to a person' }).click();
  await room.getByRole('radio', { name: /^Take part, and talk to a person/ }).waitFor();
  await room.locator('textarea').fill(note);
  await room.locator('.main .button-primary').click();
}

async function answersFromMail(stage: Stage, rae: Page): Promise<void> {
  const { name, mails } = stage;
  const url = await mailed(stage, RAE, /http:\S+\/console\/lantern\/requests\?request=\S+/);
  await mailed(stage, NOTICES, /http:\S+\/console\/lantern\/requests\?request=\S+/);
  check(`${name}: each is told once`, mails.to(NOTICES).length === 1, String(mails.to(NOTICES).length));
  await rae.goto(url);
  await rae.getByText('I stammer: may somebody call me?').waitFor();
  await look(stage, rae, 'request');
  await rae.getByRole('button', { name: /^Answer: Yui Tanaka/ }).click();
  const dialog = rae.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Your answer' }).fill('We call you on Monday at ten.');
  await dialog.getByRole('button', { name: 'Send the answer' }).click();
  await dialog.getByText('The answer is on its way by mail.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await mailed(stage, YUI, /We call you on Monday at ten\./);
  check(`${name}: the answer reaches the candidate`, true);
  await settled(
    async () => {
      await rae.reload();
      await rae.getByText(/^Answer by mail: /).waitFor();
      return rae.getByText('Answer by mail: taken by the mail server').isVisible();
    },
    (seen) => seen,
  );
  check(`${name}: and the request says so`, await rae.getByText('taken by the mail server').isVisible());
}

/** The mail server takes nothing for the candidate any more: the request does not count as answered in silence. */
async function seesWhatDidNotArrive(stage: Stage, rae: Page, room: Page): Promise<void> {
  const { name, mails } = stage;
  const before = mails.to(RAE).length;
  await room.reload();
  await wishes(room, 'Or may I come by?');
  await until(async () => (mails.to(RAE).length > before ? true : null));
  mails.refuse = (address) => (address === YUI ? { code: 550, text: '5.1.1 no such mailbox' } : null);
  await rae.goto(await mailed(stage, RAE, /http:\S+\/console\/lantern\/requests\?request=\S+/));
  await rae.getByRole('button', { name: /^Answer: Yui Tanaka/ }).click();
  const dialog = rae.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Your answer' }).fill('Please do: Harbour Street 5.');
  await dialog.getByRole('button', { name: 'Send the answer' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  // Names in sentences are set apart, whatever way they are written.
  const says = 'The answer to \u2068Yui Tanaka\u2069 did not arrive';
  await rae.getByRole('link', { name: /^Today/ }).click();
  const there = await settled(
    async () => {
      await rae.reload();
      await rae.getByText(says).or(rae.getByText('Nothing waits for a person.')).waitFor();
      return rae.getByRole('link', { name: says }).isVisible();
    },
    (seen) => seen,
  );
  check(`${name}: an answer that did not arrive is on Today`, there);
  await look(stage, rae, 'today-undelivered');
  await rae.getByRole('button', { name: `Copy the letter: ${says}` }).click();
  await rae.getByRole('textbox', { name: 'Letter', exact: true }).waitFor();
  check(
    `${name}: its letter can be taken along`,
    (await rae.getByRole('textbox', { name: 'Letter', exact: true }).inputValue()).includes('Harbour Street 5'),
  );
  await look(stage, rae, 'letter-to-copy');
  await rae.getByRole('button', { name: 'Close' }).click();
  await rae.getByRole('link', { name: says }).click();
  await rae.getByText(/^The candidate did not get it: \W*550/).waitFor();
  await look(stage, rae, 'request-undelivered');
  mails.refuse = () => null;
  await rae.getByRole('link', { name: /^Today/ }).click();
  await rae.getByRole('button', { name: `Send again: ${says}` }).click();
  await mailed(stage, YUI, /Harbour Street 5/);
  await rae.getByRole('link', { name: says }).waitFor({ state: 'detached' });
  check(`${name}: sent again it arrives, and Today is quiet`, true);
}

/** Of a list: the letter as mail programs draw it, in its frame. */
async function looksAtLetter(stage: Stage, ana: Page): Promise<void> {
  await ana.getByRole('link', { name: 'Jobs' }).first().click();
  await ana.getByRole('link', { name: 'Workshop Lead' }).click();
  await ana.getByRole('link', { name: 'Invite many' }).click();
  await ana
    .getByLabel('Candidates, one a line')
    .fill('ito@candidates.example, Ito Sato, ja\nada@candidates.example, Ada Moss, en');
  await ana.getByRole('button', { name: /^Check/ }).click();
  const frame = ana.frameLocator('iframe.c-letter-frame');
  await frame.locator('a').first().waitFor();
  const button = frame.locator('a').first();
  const drawn = await settled(
    () => button.evaluate((element) => getComputedStyle(element).color),
    (colour) => colour === 'rgb(255, 255, 255)',
  );
  check(`${stage.name}: the letter is drawn with its styles`, drawn === 'rgb(255, 255, 255)', drawn);
  check(`${stage.name}: its links lead nowhere`, (await button.getAttribute('href')) === null);
  await look(stage, ana, 'letter');
  await ana.getByRole('radio', { name: 'As text' }).check();
  await look(stage, ana, 'letter-text');
  await ana.getByRole('checkbox', { name: /^Send the invitation by mail/ }).uncheck();
  await ana.getByRole('button', { name: 'Invite 2 of 2' }).click();
  await ana.getByText('Nothing was mailed: send the links yourself.').waitFor();
  check(`${stage.name}: without the tick a list is not mailed`, stage.mails.to('ito@candidates.example').length === 0);
}

async function isToldOfPause(stage: Stage, ana: Page): Promise<void> {
  const { name, mails, colloquy } = stage;
  // Connections that are signed in stay so.
  await colloquy.restart();
  mails.refuseLogin = { code: 535, text: '5.7.8 authentication failed' };
  await ana.goto(`${colloquy.url.replace('127.0.0.1', 'localhost')}/console/lantern/organization`);
  await ana
    .getByRole('button', { name: 'Sign in' })
    .or(ana.getByRole('button', { name: 'Save' }))
    .first()
    .waitFor();
  await ana.getByRole('link', { name: 'Jobs' }).first().click();
  await ana.getByRole('link', { name: 'Workshop Lead' }).click();
  await ana.getByRole('button', { name: 'Invite', exact: true }).first().click();
  await ana.getByLabel('E-mail address of the candidate').fill('paused@candidates.example');
  await ana.getByRole('button', { name: 'Send the invitation' }).click();
  await ana.getByText('The invitation is on its way by mail.').waitFor();
  await ana.getByRole('button', { name: 'Close', exact: true }).click();
  const banner = ana.getByText('No mail goes out: the mail server does not take the login.');
  const told = await settled(
    async () => {
      await Promise.all([ana.waitForResponse((response) => response.url().endsWith('/waiting')), ana.reload()]);
      await ana.getByRole('button', { name: 'Invite', exact: true }).first().waitFor();
      return banner.isVisible();
    },
    (seen) => seen,
  );
  check(`${name}: a login that is not taken is told above every screen`, told);
  check(`${name}: with what to put right`, await ana.getByText(/COLLOQUY_SMTP_URL/).isVisible());
  await look(stage, ana, 'paused');
  mails.refuseLogin = null;
  await ana.getByRole('link', { name: 'Organization' }).click();
  await ana.getByRole('button', { name: 'Send me a test mail' }).click();
  await ana.getByText('The mail server took it.').waitFor();
  await banner.waitFor({ state: 'detached' });
  check(`${name}: a test mail that goes out ends it`, true);
}

/** A signed link whose day is over, as its server says it. */
async function showsLastingAddress(stage: Stage, ana: Page): Promise<void> {
  const page = await newPage(stage.browser);
  const { origin } = new URL(ana.url());
  const lasting = `${origin}/console/lantern/jobs`;
  await page.route('**/links/reports/**', async (route) => {
    if (route.request().resourceType() === 'document') return route.fallback();
    await route.fulfill({ status: 410, json: { status: 410, errors: 'expired', consoleUrl: lasting } });
  });
  await page.goto(`${origin}/links/reports/019c8f3a-5c00-7a31-9d52-3f7a8c1e0b44?expires=1771925400000&signature=x`);
  await page.getByRole('heading', { name: 'This link has expired' }).waitFor();
  await look(stage, page, 'expired');
  await page.getByRole('link', { name: 'Sign in to the console and open it there' }).click();
  await page.getByLabel('Your e-mail address').waitFor();
  const before = stage.mails.to(RAE).length;
  await page.getByLabel('Your e-mail address').fill(RAE);
  await page.keyboard.press('Enter');
  await until(async () => (stage.mails.to(RAE).length > before ? true : null));
  check(`${stage.name}: an expired link leads to the sign-in`, page.url() === lasting, page.url());
}

await onEachDatabase(play);
process.exitCode = conclude() ? 0 : 1;
