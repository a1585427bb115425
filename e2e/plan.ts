/*
 * The plan of a job in the console: a description is read while it is written; a question is written with its points,
 * rehearsed, published by keyboard; a second editor meets a conflict and loses nothing; a candidate is asked the new
 * question in the room, and the report has its point. Each state becomes a picture and is measured.
 *
 *   node e2e/plan.ts [--no-pictures]
 *
 * On the embedded default, and on PostgreSQL where one is named. Pictures go to e2e/screenshots/plan/. The last line is
 * `N passed, N failed`.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { KeyboardCandidate } from './main-job/candidate.ts';
import { checkOutline, checkReflow, checkRules } from './room-look/audit.ts';
import { launchBrowser } from './shared/browser.ts';
import { check, conclude } from './shared/checks.ts';
import { onEachDatabase } from './shared/databases.ts';
import { enterAsOwner } from './shared/first-owner.ts';
import { startColloquy } from './shared/server.ts';
import { until } from './shared/until.ts';

const PICTURES = fileURLToPath(new URL('./screenshots/plan/', import.meta.url));
const { values } = parseArgs({ options: { 'no-pictures': { type: 'boolean', default: false } } });

const WORDING = 'Tell me about a cargo bicycle that you did not hand out. What did you see?';
const POINT = 'names the part that was not safe';
const SAID = 'The brake cable was frayed at the clamp, so I kept the bicycle';

async function play(name: string, databaseUrl: string | null): Promise<void> {
  const colloquy = await startColloquy(databaseUrl, {});
  const browser = await launchBrowser();
  const looks = databaseUrl === null;
  const pages: Watched[] = [];
  try {
    const link = colloquy.newOwnerLink('tandem');
    const owner = await newPage(browser);
    pages.push(owner);
    await enterAsOwner(owner, link, { organization: 'Tandem and Tyre', email: 'ana@tandem.example' });
    await writesJob(`${name}, new job`, owner, looks);
    await editsPlan(`${name}, plan`, owner, looks);
    await survives(`${name}, draft`, owner);
    await rehearses(`${name}, rehearsal`, owner, looks);
    await publishes(`${name}, publish`, owner, looks);
    pages.push(await conflicts(`${name}, conflict`, owner, looks));
    if (looks) await looksInGerman(`${name}, German`, browser, owner);
    await isAsked(`${name}, room`, browser, owner);
    for (const page of pages)
      check(
        `${name}: no error in the page, nothing asked of others`,
        page.troubles.length === 0,
        page.troubles.join('; '),
      );
  } catch (error) {
    for (const page of browser.contexts().flatMap((context) => context.pages()))
      console.log(`the page says: ${(await page.textContent('body').catch(() => ''))?.slice(0, 2_000)}`);
    throw error;
  } finally {
    await browser.close();
    check(`${name}: SIGTERM ends the server cleanly`, [0, 143].includes((await colloquy.stop()) ?? -1));
  }
}

type Watched = Page & { troubles: string[] };

async function newPage(browser: Browser, given?: BrowserContext): Promise<Watched> {
  const context = given ?? (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' }));
  const page = (await context.newPage()) as Watched;
  Object.assign(page, { troubles: [] });
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => page.troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (400|409|422)/.test(message.text()))
      page.troubles.push(message.text());
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !['localhost', '127.0.0.1'].includes(hostname)) page.troubles.push(request.url());
  });
  return page;
}

/** A draft is kept in the browser, so its storage is in use here. */
async function look(page: Page, name: string, picture: string, looks: boolean): Promise<void> {
  if (!looks) return;
  const called = `${name}, ${picture}`;
  await checkOutline(page, called);
  mkdirSync(PICTURES, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await checkRules(page, `${called}, ${colorScheme}`);
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: width === 1440 ? 900 : 740 });
      await checkReflow(page, `${called} at ${width}`);
      if (!values['no-pictures'])
        await page.screenshot({ path: `${PICTURES}${picture}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function writesJob(name: string, page: Page, looks: boolean): Promise<void> {
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await page.getByRole('link', { name: 'New job' }).first().click();
  await page.getByText('It appears here while you write.').waitFor();
  await page.getByLabel('Description').fill('You lead a team of four mechanics and plan the week in the workshop.');
  await page.getByText('Name a city or a country.').waitFor();
  check(`${name}: what is missing is said while it is written`, true);
  check(`${name}: and how much`, await page.getByText(/more characters are needed/).isVisible());
  await look(page, name, 'reading-short', looks);
  await page.getByRole('button', { name: 'Fill in a sample' }).click();
  await page.getByText(/The interview would ask/).waitFor();
  const read = page.getByRole('complementary', { name: 'What was read' });
  check(`${name}: the place was read`, await read.getByText('Utrecht, Netherlands', { exact: true }).isVisible());
  check(`${name}: and the workplace`, await read.getByText('On site', { exact: true }).isVisible());
  const mark = read.locator('.p-mark:not(.p-mark-unasked)').first();
  await mark.focus();
  await page.keyboard.press('Enter');
  const leads = (await read.locator('.p-leads').textContent()) ?? '';
  check(`${name}: a marked line shows the question that it leads to`, /Question.?\s.*\d/.test(leads), leads);
  await look(page, name, 'reading', looks);
  await page.getByRole('button', { name: 'Make the job' }).click();
  await page.getByRole('heading', { name: 'Workshop Lead' }).waitFor();
}

async function editsPlan(name: string, page: Page, looks: boolean): Promise<void> {
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  await page.getByRole('heading', { name: 'Plan' }).waitFor();
  await page.getByRole('heading', { name: 'Coverage' }).waitFor();
  await look(page, name, 'plan', looks);
  const before = await page.locator('.p-question').count();
  // By keyboard: add, write, move to the top.
  const add = page.getByRole('button', { name: 'Add a question' });
  await add.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Wording').fill('Are you married, and do you want to have children?');
  await page.getByLabel('Why it is asked').fill('Whether an unsafe bicycle stays in the workshop');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByText(/asks for what must not be asked/)
    .first()
    .waitFor();
  check(
    `${name}: a protected topic is refused at its field`,
    (await page.getByLabel('Wording').getAttribute('aria-invalid')) === 'true',
  );
  await look(page, name, 'refused', looks);
  await page.getByLabel('Wording').fill(WORDING);
  await page.getByRole('button', { name: 'Add a point' }).click();
  await page.getByLabel('Short name, for the report').last().fill(POINT);
  await page
    .getByLabel('How people say it, one way in each line')
    .last()
    .fill('the brake cable was frayed\nthe rim had a crack\na spoke of the wheel was loose');
  await page.getByLabel('Asked when it is missing').last().fill('Which part of it was not safe?');
  const up = page.getByRole('button', { name: `Move question ${before + 1} up` });
  await up.focus();
  for (let place = before + 1; place > 1; place -= 1) await page.keyboard.press('Enter');
  const first = await page.locator('.p-question').first().locator('.p-wording').textContent();
  check(`${name}: it was moved to the top by keyboard, the focus with it`, first === WORDING, String(first));

  await page.getByRole('button', { name: 'Remove question 2', exact: true }).click();
  await page.getByText('The question was removed.').waitFor();
  check(`${name}: a question is out`, (await page.locator('.p-question').count()) === before);
  await page.getByRole('button', { name: 'Undo' }).click();
  check(`${name}: and back`, (await page.locator('.p-question').count()) === before + 1);
  await look(page, name, 'editing', looks);
}

async function survives(name: string, page: Page): Promise<void> {
  await page
    .getByText(/Kept in this browser/)
    .first()
    .waitFor();
  await page.reload();
  await page.getByText(/was taken up again/).waitFor();
  const first = await page.locator('.p-question').first().locator('.p-wording').textContent();
  check(`${name}: a reload keeps it`, first === WORDING, String(first));
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await page.getByRole('heading', { name: 'Leave without publishing?' }).waitFor();
  await page.getByRole('button', { name: 'Stay' }).click();
  check(`${name}: leaving asks, and stays on wish`, await page.getByRole('heading', { name: 'Coverage' }).isVisible());
}

async function rehearses(name: string, page: Page, looks: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Rehearse the draft' }).click();
  const turns = page.locator('.p-turns');
  await turns.getByText(WORDING).waitFor();
  const answer = page.getByLabel('Your answer');
  await answer.fill(
    'Last spring a family brought in a cargo bicycle, and I kept it for two days because I did not like it.',
  );
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await turns.getByText('Which part of it was not safe?').waitFor();
  check(`${name}: the missing point is asked for`, true);
  await answer.fill(`${SAID} until a new one was in, and the family waited one hour.`);
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  const heard = page.locator('.p-heard').first();
  await heard.getByText('said', { exact: true }).waitFor();
  check(`${name}: what was found is shown with its words`, ((await heard.textContent()) ?? '').includes('frayed'));
  await look(page, name, 'rehearsal', looks);
}

async function publishes(name: string, page: Page, looks: boolean): Promise<void> {
  await page.getByText(/levels are not compared/).waitFor();
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Version 2 is published.').waitFor();
  await page.getByText(/Version 2, published on/).waitFor();
  check(`${name}: nothing is left to publish`, (await publish.getAttribute('aria-disabled')) === 'true');
  await look(page, name, 'published', looks);
}

/** Two pages of the plan: one publishes, the other is told and goes on with both. */
async function conflicts(name: string, page: Page, looks: boolean): Promise<Watched> {
  const other = await newPage(page.context().browser() as Browser, page.context());
  await other.goto(page.url());
  await other.getByRole('heading', { name: 'Coverage' }).waitFor();
  await page.getByLabel('Position, as candidates read and hear it').fill('Workshop Manager');
  await page.getByRole('button', { name: 'Edit question 2', exact: true }).click();
  await page.getByLabel('In plain words').fill('How do you plan a week of repairs?');
  await page
    .getByText(/Kept in this browser/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Version 3 is published.').waitFor();

  await other.getByRole('button', { name: 'Edit question 2', exact: true }).click();
  await other.getByLabel('In plain words').fill('What do you do first in a week?');
  await other.getByRole('button', { name: 'Edit question 1', exact: true }).click();
  await other.getByLabel('In plain words').fill('When did you keep a bicycle back?');
  await other.getByRole('button', { name: 'Publish', exact: true }).click();
  await other.getByRole('heading', { name: 'Version 3 was published meanwhile' }).waitFor();
  const choice = other.locator('.p-choice');
  check(
    `${name}: both sides are shown`,
    /What do you do first[\s\S]*How do you plan/.test((await choice.textContent()) ?? ''),
  );
  await look(other, name, 'conflict', looks);
  await choice.getByRole('radio', { name: 'Published' }).check();
  await other.getByRole('button', { name: 'Go on with this' }).click();
  await other.getByRole('button', { name: 'Publish', exact: true }).click();
  await other.getByText('Version 4 is published.').waitFor();
  const title = await other.getByLabel('Position, as candidates read and hear it').inputValue();
  await other.getByRole('button', { name: /^(Edit|Close) question 2$/ }).click();
  check(`${name}: theirs is in it`, title === 'Workshop Manager', title);
  const plain = await other.getByLabel('In plain words').inputValue();
  check(`${name}: the chosen one, too`, plain === 'How do you plan a week of repairs?', plain);
  await other.getByRole('button', { name: 'Edit question 1', exact: true }).click();
  const own = await other.getByLabel('In plain words').inputValue();
  check(`${name}: and mine`, own === 'When did you keep a bicycle back?', own);
  return other;
}

async function looksInGerman(name: string, browser: Browser, owner: Page): Promise<void> {
  const context = await browser.newContext({ locale: 'de-DE', storageState: await owner.context().storageState() });
  const page = await newPage(browser, context);
  await page.goto(owner.url());
  await page.getByRole('heading', { name: 'Abdeckung' }).waitFor();
  await page.getByRole('button', { name: 'Frage 1 bearbeiten', exact: true }).click();
  await look(page, name, 'de-plan', true);
  await page.goto(new URL('/console/tandem/jobs/new', owner.url()).href);
  await page.getByRole('button', { name: 'Beispiel einsetzen' }).click();
  await page.getByText(/Das Interview würde/).waitFor();
  await look(page, name, 'de-new-job', true);
  check(`${name}: no error in the page`, page.troubles.length === 0, page.troubles.join('; '));
  await context.close();
}

/** Somebody is invited and asked; the report knows the point. */
async function isAsked(name: string, browser: Browser, owner: Page): Promise<void> {
  await owner.getByRole('link', { name: 'Workshop Lead' }).click();
  await owner.getByRole('button', { name: 'Invite' }).click();
  await owner.getByLabel('E-mail address of the candidate').fill('robin.vale@example.com');
  await owner.getByLabel('Name, if you know it').fill('Robin Vale');
  await owner.getByRole('button', { name: 'Make the link' }).click();
  const link = await owner.getByLabel('Link', { exact: true }).inputValue();
  await owner.keyboard.press('Escape');

  const page = await (await browser.newContext({ locale: 'en', viewport: { width: 900, height: 800 } })).newPage();
  await page.goto(link);
  await page.waitForSelector('h1');
  const candidate = new KeyboardCandidate(page);
  await candidate.press(/^Continue/);
  await candidate.waitForHeading(/agree/i);
  for (const box of await page.locator('.consent input[type=checkbox]').all()) await box.check();
  await candidate.press(/^(Begin|Continue)/);
  await page.waitForSelector('textarea');
  const first = await candidate.heading();
  check(`${name}: the new question is asked first`, first === WORDING, first);
  await candidate.answer(
    `Last spring, in my own workshop. ${SAID} for two days. In the end the family rode home safely.`,
  );
  for (let turn = 1; turn <= 60 && (await candidate.isAsked()); turn += 1) {
    if (/like to know/.test(await candidate.heading())) {
      await candidate.press(/^I have no questions/);
      break;
    }
    await candidate.answer(
      `In May 2021 I planned week ${turn} myself with four mechanics, because two were ill; in the end 31 of 34 bicycles left on time.`,
    );
  }
  await candidate.waitForHeading(/complete/i);

  await owner.goto(new URL('/console/tandem/interviews', owner.url()).href);
  const ready = async () => {
    await owner.reload();
    return (await owner.getByRole('cell', { name: 'Report ready' }).count()) > 0 ? true : null;
  };
  await until(ready);
  await owner.getByRole('link', { name: 'Robin Vale' }).click();
  await owner.getByRole('link', { name: 'Open the report' }).click();
  await owner.getByText(POINT).first().waitFor({ state: 'attached' });
  check(`${name}: the report has its point`, true);
  check(`${name}: with the candidate's words`, (await owner.getByText(/brake cable was frayed/).count()) > 0);
}

await onEachDatabase(play);
process.exitCode = conclude() ? 0 : 1;
