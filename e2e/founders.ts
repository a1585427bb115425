/*
 * A founder applies by the public page, by keyboard alone: tells the story out of order, corrects what was misheard,
 * and the account reads every field. Another one leaves half-way and comes back by the link.
 *
 *   node e2e/founders.ts [--languages=en,de,ja] [--no-pictures]
 *
 * On the embedded default, and on PostgreSQL where one is named. Pictures go to e2e/screenshots/founders/. The last
 * line is `N passed, N failed`.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { KeyboardFounder } from './founders/keyboard-founder.ts';
import { STORIES, type Story } from './founders/stories.ts';
import { checkRules } from './room-look/audit.ts';
import { launchBrowser } from './shared/browser.ts';
import { check, checkSoon, conclude } from './shared/checks.ts';
import { onEachDatabase } from './shared/databases.ts';
import { lookAt } from './shared/look.ts';
import { type Colloquy, startColloquy } from './shared/server.ts';

const PICTURES = fileURLToPath(new URL('./screenshots/founders/', import.meta.url));
const CONVERSATIONS = '/api/v1/integrations/candidates/conversations';

const { values } = parseArgs({
  options: {
    languages: { type: 'string', default: 'en,de,ja' },
    'no-pictures': { type: 'boolean', default: false },
  },
});
const languages = values.languages.split(',') as (keyof typeof STORIES)[];

type Details = Record<string, unknown> & { status: string };

async function play(name: string, databaseUrl: string | null): Promise<void> {
  const colloquy = await startColloquy(databaseUrl, {});
  const browser = await launchBrowser();
  try {
    const key = colloquy.cli('keys', 'create', '--organization', 'lantern', '--user', 'me');
    for (const language of languages) {
      const page = colloquy.cli(
        ...['programmes', 'create', '--organization', 'lantern', '--user', 'me', '--name', `Lantern Works ${language}`],
        ...['--cohort', `cohort-${language}`, '--language', language, '--ask', 'co_founders'],
      );
      const apply = page.replace(/^https?:\/\/[^/]+/, colloquy.url);
      await applies(`${name}, ${language}`, colloquy, browser, apply, key, language, databaseUrl === null);
      if (language === languages[0]) await comesBack(`${name}, ${language}`, colloquy, browser, apply, key, language);
    }
    await closed(name, colloquy, browser);
  } finally {
    await browser.close();
    check(`${name}: SIGTERM ends the server cleanly`, [0, 143].includes((await colloquy.stop()) ?? -1));
  }
}

async function applies(
  name: string,
  colloquy: Colloquy,
  browser: Browser,
  apply: string,
  key: string,
  language: keyof typeof STORIES,
  looks: boolean,
): Promise<void> {
  const story = STORIES[language];
  const { page, troubles } = await open(browser, story, `${apply}?source=newsletter`);
  const look = async (state: string) => {
    if (looks) await lookAt(page, `${name}, ${state}`, PICTURES, pictured(`${language}-${state}`));
  };
  await page.waitForSelector('.button-primary');
  check(`${name}: opening the page makes nothing`, (await list(colloquy, key, language)).length === 0);
  await look('apply');
  const founder = new KeyboardFounder(page, story);
  const link = await founder.apply(() => look('link'));
  check(`${name}: the page shows the link to keep`, link === page.url(), link);
  const heard = await founder.tell();
  check(
    `${name}: what was said out of order is not asked`,
    language === 'ja' || !heard.some((question) => /How do you solve|Wie lösen Sie/.test(question)),
    heard.join(' | '),
  );
  await look('summary');
  await founder.correctEmail(() => look('form'));
  await checkSoon(`${name}: the focus is back on the button of the corrected field`, () =>
    page.evaluate(() => document.activeElement?.matches('.summary-change') ?? false),
  );
  await founder.press('main > .deeds > .button-primary');
  await page.waitForFunction(() => document.querySelector('.summary') === null);
  await look('sent');
  const [details] = await list(colloquy, key, language);
  check(`${name}: the account reads COMPLETED`, details?.status === 'COMPLETED', JSON.stringify(details));
  check(
    `${name}: source and cohort are kept`,
    details?.source === 'newsletter' && details.cohort === `cohort-${language}`,
  );
  for (const [field, wanted] of Object.entries(story.details))
    check(
      `${name}: ${field} is right`,
      JSON.stringify(details?.[field]) === JSON.stringify(wanted),
      JSON.stringify(details?.[field]),
    );
  check(`${name}: no error in the page`, troubles.length === 0, troubles.join('; '));
  await page.context().close();
}

async function comesBack(
  name: string,
  colloquy: Colloquy,
  browser: Browser,
  apply: string,
  key: string,
  language: keyof typeof STORIES,
): Promise<void> {
  const story = STORIES[language];
  const first = await open(browser, story, apply);
  const founder = new KeyboardFounder(first.page, story);
  const link = await founder.apply();
  await founder.tell(5);
  const question = await founder.heading();
  await first.page.context().close();
  const half = (await list(colloquy, key, language))[0];
  check(`${name}: half-way the account reads PARTIALLY_COMPLETE`, half?.status === 'PARTIALLY_COMPLETE', half?.status);
  const second = await open(browser, story, link);
  const back = new KeyboardFounder(second.page, story);
  await back.press('.button-primary');
  await second.page.waitForSelector('textarea');
  check(`${name}: the same link leads back to the same question`, (await back.heading()) === question);
  await back.tell();
  await back.press('main > .deeds > .button-primary');
  await second.page.waitForFunction(() => document.querySelector('.summary') === null);
  const whole = (await list(colloquy, key, language))[0];
  check(
    `${name}: after coming back the account reads COMPLETED`,
    whole?.status === 'COMPLETED' && whole.founder_email === story.correction.before && whole.source === null,
    JSON.stringify(whole),
  );
  await second.page.context().close();
}

async function closed(name: string, colloquy: Colloquy, browser: Browser): Promise<void> {
  const page = await (await browser.newContext({ locale: 'en', reducedMotion: 'reduce' })).newPage();
  const reply = await page.goto(`${colloquy.url}/apply/no-such-programme`);
  await page.waitForSelector('h1');
  check(`${name}: an unknown programme is a plain 404 page`, reply?.status() === 404);
  await checkRules(page, `${name}, unknown programme`);
  await page.context().close();
}

async function open(browser: Browser, story: Story, url: string): Promise<{ page: Page; troubles: string[] }> {
  const context = await browser.newContext({ locale: story.locale, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(url);
  await page.waitForSelector('h1');
  return { page, troubles };
}

async function list(colloquy: Colloquy, key: string, language: string): Promise<Details[]> {
  const response = await fetch(`${colloquy.url}${CONVERSATIONS}?cohort=cohort-${language}`, {
    headers: { 'x-api-key': key },
  });
  return ((await response.json()) as { results: Details[] }).results;
}

/** The name of a picture; null where none are wanted. */
function pictured(name: string): string | null {
  return values['no-pictures'] ? null : name;
}

await onEachDatabase(play);
process.exitCode = conclude() ? 0 : 1;
