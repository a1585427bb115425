/*
 * The console's main path by keyboard alone: in by a link, a job, an invitation, a candidate's request, a report that is
 * assessed, candidates side by side, a member, a key. Nothing is clicked, nothing is filled but by typing; wherever the
 * focus stops, it is seen.
 *
 *   node e2e/console-keyboard.ts
 *
 * On the embedded default. The last line is `N passed, N failed`.
 */
import type { Locator, Page } from 'playwright-core';
import { launchBrowser } from './shared/browser.ts';
import { check, conclude } from './shared/checks.ts';
import { startColloquy } from './shared/server.ts';

const SEAT = '01920000-0000-7000-8000-00000000000a';
/** Stops on the way to a control: more than any screen has. */
const MOST_STOPS = 300;

/** Somebody without a mouse. */
class Hands {
  readonly page: Page;
  stops = 0;
  /** Where the focus could not be seen. */
  readonly unseen = new Set<string>();

  constructor(page: Page) {
    this.page = page;
  }

  /** By Tab, as far as the control. @throws {Error} where no Tab leads to it */
  async reach(control: Locator): Promise<void> {
    await control.first().waitFor();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await control.evaluateAll((found) => found.some((one) => one === document.activeElement))) {
        await this.#look();
        return;
      }
      await this.page.keyboard.press('Tab');
      this.stops += 1;
    }
    throw new Error(`${control} is not reached by Tab`);
  }

  async press(role: 'button' | 'link', name: string | RegExp): Promise<void> {
    await this.reach(this.page.getByRole(role, { name, exact: typeof name === 'string' }));
    await this.page.keyboard.press('Enter');
  }

  async type(label: string, text: string): Promise<void> {
    await this.reach(this.page.getByLabel(label, { exact: true }));
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.insertText(text);
  }

  async #look(): Promise<void> {
    const name = await this.page.evaluate(() => {
      const at = document.activeElement;
      if (at === null || !at.matches(':focus-visible')) return at?.textContent ?? 'nothing';
      const around = at.matches('input[type=radio], input[type=checkbox]') ? (at.closest('label') ?? at) : at;
      const isSeen = [at, around].some((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      });
      const own = at.nextElementSibling;
      const beside = own !== null && getComputedStyle(own).outlineStyle !== 'none';
      return isSeen || beside ? null : (at.getAttribute('aria-label') ?? at.textContent ?? at.tagName);
    });
    if (name !== null) this.unseen.add(name);
  }
}

const colloquy = await startColloquy(null, {});
const browser = await launchBrowser();
try {
  colloquy.cli('demo', '--full');
  const link = colloquy.newOwnerLink('demo');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const hands = new Hands(await context.newPage());
  hands.page.setDefaultTimeout(60_000);
  const troubles: string[] = [];
  hands.page.on('pageerror', (error) => troubles.push(error.message));
  await hands.page.goto(link);
  await comesIn(hands);
  await makesJob(hands);
  const room = await invites(hands);
  await answers(hands, room);
  await assesses(hands);
  await compares(hands);
  await invitesMember(hands);
  await makesKey(hands);
  check(`the focus is seen at each of its places`, hands.unseen.size === 0, [...hands.unseen].join('; '));
  check('no error in the page', troubles.length === 0, troubles.join('; '));
  console.log(`${hands.stops} stops`);
} finally {
  await browser.close();
  check('SIGTERM ends the server cleanly', [0, 143].includes((await colloquy.stop()) ?? -1));
}
process.exitCode = conclude() ? 0 : 1;

async function comesIn(hands: Hands): Promise<void> {
  await hands.page.getByLabel('Your e-mail address').waitFor();
  await hands.type('Name that candidates read', 'Lantern & Söhne');
  await hands.type('Your e-mail address', 'ana@lantern.example');
  await hands.type('Your name', 'Ana Lind');
  await hands.page.keyboard.press('Enter');
  await heading(hands, 'Today');
}

async function makesJob(hands: Hands): Promise<void> {
  await hands.press('link', 'Jobs');
  await heading(hands, 'Jobs');
  await hands.press('link', 'New job');
  await heading(hands, 'New job');
  await hands.press('button', 'Fill in a sample');
  await hands.press('button', 'Make the job');
  await heading(hands, 'Workshop Lead');
}

/** @returns the candidate's link */
async function invites(hands: Hands): Promise<string> {
  const { page } = hands;
  await hands.press('button', 'Invite');
  await hands.type('E-mail address of the candidate', 'robin.vale@example.com');
  await hands.type('Name, if you know it', 'Robin Vale');
  await page.keyboard.press('Enter');
  await page.getByText('The link is made. Nothing was mailed.').waitFor();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Robin Vale' }).waitFor();
  check('the focus is back where the dialog was opened', await isFocused(page, 'Invite'));
  check('who made the job is said', (await page.getByText(/^by \W*Ana Lind\W*$/).count()) === 1);
  return link;
}

/** The candidate asks for a person in their own room; the answer is typed. */
async function answers(hands: Hands, room: string): Promise<void> {
  const { page } = hands;
  const { origin, pathname } = new URL(room);
  const headers = { 'x-room-token': pathname.split('/room/')[1] ?? '', 'content-type': 'application/json' };
  const state = await fetch(`${origin}/room/api/state?seat=${SEAT}&since=-1`, { headers });
  check('the candidate is in the room', state.status === 200, String(state.status));
  const body = JSON.stringify({ clientId: SEAT, seat: SEAT, seen: 0, about: 'person', note: 'I stammer.' });
  const asked = await fetch(`${origin}/room/api/ask-human`, { method: 'POST', headers, body });
  check('a candidate asks for a person', asked.status === 200, `${asked.status} ${await asked.text()}`);
  await hands.press('link', /^Requests/);
  await heading(hands, 'Requests');
  await hands.press('button', /^Answer: /);
  await hands.reach(page.getByRole('textbox', { name: 'Your answer' }));
  await page.keyboard.insertText('We call you tomorrow at ten.');
  await hands.press('button', 'Send the answer');
  await page.getByText('Nothing was mailed').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('No request is open.').waitFor();
  check('a request is answered', true);
}

async function assesses(hands: Hands): Promise<void> {
  const { page } = hands;
  await hands.press('link', /^Today/);
  await heading(hands, 'Today');
  await hands.press('link', /^Assess/);
  const form = page.locator('.review-form');
  await form.waitFor();
  // The last radio of a group is chosen: Tab comes there, arrow keys go on.
  await hands.reach(form.locator('fieldset').first().locator('input:checked'));
  await page.keyboard.press('ArrowLeft');
  await hands.reach(form.locator('textarea'));
  await page.keyboard.insertText('Calm, and honest about costs.');
  await hands.press('button', 'Keep this assessment');
  // In the list: the field has the same words until they are kept.
  await page.locator('.reviews').getByText('Calm, and honest about costs.').waitFor();
  check('a level is given and a note kept', (await page.locator('.review-scores strong').count()) > 0);
}

async function compares(hands: Hands): Promise<void> {
  const { page } = hands;
  await hands.press('link', 'Today');
  await heading(hands, 'Today');
  await hands.press('link', 'Interviews');
  await heading(hands, 'Interviews');
  await page.getByRole('row').nth(1).waitFor();
  const held = page.locator('tbody tr', { hasText: 'Report ready' }).first();
  await hands.reach(held.getByRole('link').first());
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await hands.reach(page.locator('main p a').first());
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Candidates', exact: true }).waitFor();
  for (const index of [0, 1]) {
    await hands.reach(page.getByRole('checkbox').nth(index));
    await page.keyboard.press('Space');
  }
  await hands.press('link', 'Compare 2 candidates');
  await page.getByText('There is no total and no rank.').waitFor();
  check('two candidates stand side by side', (await page.locator('.compare thead th').count()) === 3);
}

async function invitesMember(hands: Hands): Promise<void> {
  const { page } = hands;
  await hands.press('link', 'Members');
  await heading(hands, 'Members');
  await hands.press('button', 'Invite a member');
  await hands.type('E-mail address', 'yui@lantern.example');
  await hands.reach(page.getByLabel('Role', { exact: true }));
  await page.keyboard.type('Viewer');
  await hands.press('button', 'Make the link');
  await page.getByLabel('Link', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('yui@lantern.example').waitFor();
  check('a member is invited', true);
}

async function makesKey(hands: Hands): Promise<void> {
  const { page } = hands;
  await hands.press('link', 'API keys');
  await heading(hands, 'API keys');
  await hands.press('button', 'New key');
  await hands.type('What is it for?', 'Careers page');
  await page.keyboard.press('Enter');
  await page.getByText('It is shown this once.').waitFor();
  check('a key is made', /^clq_/.test(await page.getByLabel('API keys').inputValue()));
  await hands.press('button', 'Close');
}

async function heading({ page }: Hands, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

async function isFocused(page: Page, name: string): Promise<boolean> {
  return page
    .getByRole('button', { name, exact: true })
    .evaluateAll((all) => all.includes(document.activeElement as never));
}
