/*
 * A recruiter who has never seen it, by the names on the pages alone: from the link that `npm start` prints to a job, a
 * first invitation, interviews that are held, an assessment and a comparison of three. Counts what they press and the
 * screens they see, and how long the machine took; a candidate's own pages are counted apart.
 *
 *   node e2e/walk.ts [--no-pictures]
 *
 * On the embedded default. Pictures go to e2e/screenshots/walk/. The last line is `N passed, N failed`.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './shared/browser.ts';
import { check, conclude } from './shared/checks.ts';
import { lookAt } from './shared/look.ts';
import { startColloquy } from './shared/server.ts';
import { settled, until } from './shared/until.ts';

const PICTURES = fileURLToPath(new URL('./screenshots/walk/', import.meta.url));
const { values } = parseArgs({ options: { 'no-pictures': { type: 'boolean', default: false } } });

/** Somebody at a browser: what they press and read is counted. */
class Walker {
  presses = 0;
  typed = 0;
  readonly screens = new Set<string>();
  readonly page: Page;
  readonly #name: string;

  constructor(page: Page, name: string) {
    this.page = page;
    this.#name = name;
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
    await lookAt(this.page, `${this.#name}, ${picture}`, PICTURES, values['no-pictures'] ? null : picture, {
      keeps: picture === 'new-job',
    });
    await this.page.emulateMedia({ colorScheme: 'light' });
    await this.page.setViewportSize({ width: 1440, height: 900 });
  }

  get count(): string {
    return `${this.presses} presses, ${this.typed} fields, ${this.screens.size} screens`;
  }
}

const CANDIDATES = [
  [
    'Maria Okafor',
    'We rolled back within six minutes, I told the customers why, and we wrote down what to check before.',
  ],
  [
    'Ahmed Aziz',
    'I called the team together, we looked at the plan for the week and moved two repairs to the next day.',
  ],
  [
    'Yui Tanaka',
    'I trained two apprentices for three years; each bicycle that left was checked by me before it went out.',
  ],
] as const;

const began = performance.now();
const seconds = (): number => Math.round((performance.now() - began) / 1_000);
const colloquy = await startColloquy(null, {});
const browser = await launchBrowser();
try {
  const ownerLink = await settled(async () => colloquy.ownerLink, Boolean);
  check(`the start prints a link for the first owner after ${seconds()} s`, ownerLink !== null);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const ana = new Walker(await context.newPage(), 'recruiter');
  const troubles: string[] = [];
  ana.page.on('pageerror', (error) => troubles.push(error.message));
  await ana.page.goto(ownerLink ?? '');
  await comesIn(ana);
  await makesJob(ana);
  const links: string[] = [];
  for (const [name] of CANDIDATES) {
    links.push(await invites(ana, name));
    if (links.length > 1) continue;
    console.log(`first invitation: ${ana.count}, ${seconds()} s since the start`);
    check('a first invitation within three minutes', seconds() < 180, String(seconds()));
  }
  await ana.look('job-invited');
  for (const [index, [name, words]] of CANDIDATES.entries()) await holds(browser, name, links[index] ?? '', words);
  await assesses(ana);
  await compares(ana);
  console.log(`the whole walk: ${ana.count}, ${seconds()} s; ${[...ana.screens].join(', ')}`);
  check('no error in the pages', troubles.length === 0, troubles.join('; '));
} finally {
  await browser.close();
  check('SIGTERM ends the server cleanly', [0, 143].includes((await colloquy.stop()) ?? -1));
}
process.exitCode = conclude() ? 0 : 1;

async function comesIn(ana: Walker): Promise<void> {
  await ana.reads('You become the first owner of an organization.');
  await ana.look('enter');
  await ana.type('Short name of the organization', 'lantern');
  await ana.type('Name that candidates read', 'Lantern & Söhne');
  await ana.type('Your e-mail address', 'ana@lantern.example');
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

async function invites(ana: Walker, name: string): Promise<string> {
  await ana.press('Invite');
  await ana.type('E-mail address of the candidate', `${name.toLowerCase().replace(' ', '.')}@example.com`);
  await ana.type('Name, if you know it', name);
  await ana.press('Make the link');
  await ana.reads('The link is made. Nothing was mailed.');
  const link = await ana.page.getByLabel('Link', { exact: true }).inputValue();
  await ana.press('Close');
  await ana.page.getByRole('link', { name }).waitFor();
  return link;
}

/** By writing, in a browser of their own, to the end. */
async function holds(browser: Browser, name: string, link: string, words: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const room = new Walker(await context.newPage(), name);
  await room.page.goto(link);
  await room.press(/^Continue/);
  await room.page.locator('.consent input[type=checkbox]').first().waitFor();
  for (const box of await room.page.locator('.consent input[type=checkbox]').all()) await box.check();
  await room.press(/^(Begin|Continue)/);
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
    await field.fill(`${words} That was case ${turns + 1}, in the spring of ${2010 + turns}.`);
    await room.page.keyboard.press('Control+Enter');
    await room.page.waitForFunction(() => (document.querySelector('textarea')?.value ?? '') === '');
  }
  check(`${name}: the interview is held in ${turns} turns`, turns > 2 && turns < 40);
  await context.close();
}

async function assesses(ana: Walker): Promise<void> {
  // With how much waits beside it.
  await ana.press(/^Today/, 'link');
  await ana.page.getByText(/3 reports wait for an assessment/).waitFor();
  await ana.look('today');
  await ana.press(/^Assess/, 'link');
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
  for (const [name] of CANDIDATES) {
    ana.presses += 1;
    await ana.page.getByRole('checkbox', { name: new RegExp(`^Compare .*${name}`) }).check();
  }
  await ana.press('Compare 3 candidates', 'link');
  await ana.reads('There is no total and no rank.');
  await ana.look('compare');
}
