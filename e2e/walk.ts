/*
 * A recruiter who has never seen it, by the names on the pages alone, with a real SMTP server: from the link that
 * `npm start` prints to a job, invitations by mail, interviews that are held from the link of the mail, an assessment, and
 * a comparison of three in which every quote opens its place; meanwhile one more asks for a person and is answered by mail
 * in their language. Counts what the recruiter presses and the screens they see, and how long the machine took; a candidate's own
 * pages are counted apart.
 *
 *   node e2e/walk.ts [--no-pictures]
 *
 * On the embedded default, and on PostgreSQL where one is named: there the hour passes after which reports are told of by
 * mail, and the report is opened from that mail. Pictures go to e2e/screenshots/walk/. The last line is `N passed, N failed`.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './shared/browser.ts';
import { check, conclude } from './shared/checks.ts';
import { onEachDatabase } from './shared/databases.ts';
import { lookAt } from './shared/look.ts';
import { type Mails, mailed, startMails } from './shared/mails.ts';
import { startColloquy } from './shared/server.ts';
import { settled, until } from './shared/until.ts';
import { opensEveryQuote } from './walk/quotes.ts';
import { toldOfReports } from './walk/reports.ts';
import { answersOf, STORIES } from './walk/stories.ts';
import { asksAndIsAnswered, KENJI } from './walk/wish.ts';

const PICTURES = fileURLToPath(new URL('./screenshots/walk/', import.meta.url));
const { values } = parseArgs({ options: { 'no-pictures': { type: 'boolean', default: false } } });

/** Pages that keep in the tab what is being written. */
const KEPT = new Set(['new-job', 'list-checked', 'list-sent']);
/** A mailed invitation's, as its text has it. */
const ROOM = /http:\S+\/room\/\S+/;
const ANA = 'ana@lantern.example';

/** Somebody at a browser: what they press and read is counted. */
class Walker {
  presses = 0;
  typed = 0;
  readonly screens = new Set<string>();
  readonly page: Page;
  readonly #name: string;
  readonly #looks: boolean;

  constructor(page: Page, name: string, looks: boolean) {
    this.page = page;
    this.#name = name;
    this.#looks = looks;
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.#see(frame.url());
    });
  }

  #see(url: string): void {
    this.screens.add(new URL(url).pathname.replace(/[0-9a-f-]{36}|(?<=room\/)\S+/, '…'));
  }

  async press(name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
    this.presses += 1;
    await this.page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first()
      .click();
  }

  async type(label: string | RegExp, text: string): Promise<void> {
    this.typed += 1;
    await this.page.getByLabel(label).fill(text);
  }

  async reads(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor();
    this.#see(this.page.url());
  }

  async look(picture: string): Promise<void> {
    if (!this.#looks) return;
    await lookAt(this.page, `${this.#name}, ${picture}`, PICTURES, values['no-pictures'] ? null : picture, {
      keeps: KEPT.has(picture),
    });
    await this.page.emulateMedia({ colorScheme: 'light' });
    await this.page.setViewportSize({ width: 1440, height: 900 });
  }

  get count(): string {
    return `${this.presses} presses, ${this.typed} fields, ${this.screens.size} screens`;
  }
}

const CANDIDATES = Object.keys(STORIES);

const addressOf = (name: string): string => `${name.toLowerCase().replace(' ', '.')}@candidates.example`;

async function play(database: string, databaseUrl: string | null): Promise<void> {
  const looks = databaseUrl === null;
  const mails = await startMails();
  const began = performance.now();
  const seconds = (): number => Math.round((performance.now() - began) / 1_000);
  const colloquy = await startColloquy(databaseUrl, {
    COLLOQUY_SMTP_URL: mails.url,
    COLLOQUY_MAIL_FROM: 'interviews@lantern.example',
  });
  const browser = await launchBrowser();
  try {
    const ownerLink = await settled(async () => colloquy.ownerLink, Boolean);
    check(`${database}: the start prints a link for the first owner after ${seconds()} s`, ownerLink !== null);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    const ana = new Walker(await context.newPage(), `${database}, recruiter`, looks);
    const troubles: string[] = [];
    ana.page.on('pageerror', (error) => troubles.push(error.message));
    await ana.page.goto(ownerLink ?? '');
    await comesIn(ana);
    await makesJob(ana);
    const [first = ''] = CANDIDATES;
    await invites(ana, first);
    await mailed(mails, addressOf(first), ROOM);
    console.log(`${database}, first invitation arrived: ${ana.count}, ${seconds()} s since npm start`);
    check(`${database}: a first invitation within three minutes`, seconds() < 180, String(seconds()));
    await isRefusedTheSecondTime(browser, database, ownerLink ?? '');
    await invitesList(ana, mails);
    await ana.look('job-invited');
    for (const name of CANDIDATES) await holds(browser, name, await mailed(mails, addressOf(name), ROOM), looks);
    await asksAndIsAnswered(database, browser, ana.page, mails, ANA);
    const report =
      databaseUrl === null ? null : await toldOfReports(database, databaseUrl, mails, ANA, CANDIDATES.length);
    await assesses(ana, report);
    await compares(ana);
    await opensEveryQuote(database, ana.page, CANDIDATES.length);
    console.log(`${database}, the whole walk: ${ana.count}, ${seconds()} s; ${[...ana.screens].join(', ')}`);
    check(`${database}: no error in the pages`, troubles.length === 0, troubles.join('; '));
  } finally {
    await browser.close();
    check(`${database}: SIGTERM ends the server cleanly`, [0, 143].includes((await colloquy.stop()) ?? -1));
    await mails.close();
  }
}

/** In another browser: whoever finds the link after its owner came in by it gets nowhere. */
async function isRefusedTheSecondTime(browser: Browser, database: string, link: string): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('heading', { name: 'This link is not good any more' }).waitFor();
  check(`${database}: the owner's link is refused the second time`, (await context.cookies()).length === 0);
  await context.close();
}

async function comesIn(ana: Walker): Promise<void> {
  await ana.reads('You become the first owner of an organization.');
  await ana.look('enter');
  await ana.type('Short name of the organization', 'lantern');
  await ana.type('Name that candidates read', 'Lantern & Söhne');
  await ana.type('Your e-mail address', ANA);
  await ana.type('Your name', 'Ana Lind');
  await ana.press('Sign in');
  await ana.page.getByRole('heading', { name: 'Today' }).waitFor();
  await ana.reads('There is no job yet.');
  await ana.look('today-new');
}

async function makesJob(ana: Walker): Promise<void> {
  await ana.press('New job', 'link');
  await ana.page.getByRole('heading', { name: 'New job' }).waitFor();
  await ana.press('Fill in a sample');
  await ana.look('new-job');
  await ana.press('Make the job');
  await ana.page.getByRole('heading', { name: 'Workshop Lead' }).waitFor();
  await ana.reads('No one is invited yet.');
  await ana.look('job-new');
}

/** By mail: nobody is mailed unasked before an organization says so. */
async function invites(ana: Walker, name: string): Promise<void> {
  await ana.press('Invite');
  await ana.type('E-mail address of the candidate', addressOf(name));
  await ana.type('Name, if you know it', name);
  ana.presses += 1;
  await ana.page.getByRole('checkbox', { name: /^Send the invitation by mail/ }).check();
  await ana.press('Send the invitation');
  await ana.reads('The invitation is on its way by mail.');
  await ana.press('Close');
  await ana.page.getByRole('link', { name }).waitFor();
}

/** The others, and one who reads another language, as a list. */
async function invitesList(ana: Walker, mails: Mails): Promise<void> {
  const [, ...others] = CANDIDATES;
  const lines = [
    ...others.map((name) => `${addressOf(name)}, ${name}, en`),
    `${KENJI.email}, ${KENJI.name}, ${KENJI.language}`,
  ];
  await ana.press('Invite many', 'link');
  await ana.type('Candidates, one a line', lines.join('\n'));
  await ana.press('Check the list');
  const tick = ana.page.getByRole('checkbox', { name: /^Send the invitation by mail/ });
  await tick.waitFor();
  await ana.look('list-checked');
  ana.presses += 1;
  await tick.check();
  await ana.press(`Invite ${lines.length} of ${lines.length}`);
  await ana.reads(`${lines.length} mails are on their way.`);
  await ana.look('list-sent');
  for (const address of [...others.map((name) => addressOf(name)), KENJI.email]) await mailed(mails, address, ROOM);
  await ana.press('Workshop Lead', 'link');
  await ana.page.getByRole('heading', { level: 1, name: 'Workshop Lead' }).waitFor();
}

/** By writing, in a browser of their own, to the end. */
async function holds(browser: Browser, name: string, link: string, looks: boolean): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const room = new Walker(await context.newPage(), name, looks);
  await room.page.goto(link);
  await room.press(/^Continue/);
  await room.page.locator('.consent input[type=checkbox]').first().waitFor();
  for (const box of await room.page.locator('.consent input[type=checkbox]').all()) await box.check();
  await room.press(/^(Begin|Continue)/);
  const answer = answersOf(name);
  let turns = 0;
  for (; turns < 40; turns += 1) {
    const field = room.page.locator('textarea');
    const over = room.page.getByRole('heading', { name: /complete/i });
    await field.or(over).first().waitFor();
    if (await over.isVisible()) break;
    const none = room.page.getByRole('button', { name: /^I have no questions/ });
    if (await none.isVisible()) {
      await none.click();
      await over.waitFor();
      break;
    }
    await field.fill(answer((await room.page.textContent('h1')) ?? ''));
    await room.page.keyboard.press('Control+Enter');
    await room.page.waitForFunction(() => (document.querySelector('textarea')?.value ?? '') === '');
  }
  check(`${name}: the interview is held in ${turns} turns`, turns > 2 && turns < 40);
  await context.close();
}

/** @param report where the mail leads that tells of it; null: Today leads there */
async function assesses(ana: Walker, report: string | null): Promise<void> {
  if (report === null) {
    // With how much waits beside it.
    await ana.press(/^Today/, 'link');
    await ana.page.getByText(/3 reports wait for an assessment/).waitFor();
    await ana.look('today');
    await ana.press(/^Assess/, 'link');
  } else await ana.page.goto(report);
  const form = ana.page.locator('.review-form');
  await form.getByRole('button', { name: 'Keep' }).waitFor();
  await ana.look('report');
  const levels = form.getByRole('radiogroup').or(form.locator('fieldset'));
  check('each topic of the report can be given a level', (await levels.count()) > 0);
  await levels.first().getByRole('radio', { name: /4/ }).first().check();
  ana.presses += 1;
  await form.locator('textarea').fill('Calm, and honest about costs.');
  await ana.press('Keep this assessment');
  await ana.page.locator('.people').getByText('Calm, and honest about costs.').first().waitFor();
  await ana.look('report-assessed');
}

async function compares(ana: Walker): Promise<void> {
  await ana.press('Workshop Lead', 'link');
  await until(async () => ((await ana.page.getByRole('checkbox').count()) === 3 ? true : null));
  for (const name of CANDIDATES) {
    ana.presses += 1;
    await ana.page.getByRole('checkbox', { name: new RegExp(`^Compare .*${name}`) }).check();
  }
  await ana.press('Compare 3 candidates', 'link');
  await ana.reads('There is no total and no rank.');
  await ana.look('compare');
}

await onEachDatabase(play);
process.exitCode = conclude() ? 0 : 1;
