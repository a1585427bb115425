/*
 * A person confirms an address on the verification page by keyboard alone: what is announced, where the focus goes,
 * what is said in which language.
 *
 *   node e2e/verify.ts [--languages=en,de,ja] [--no-pictures]
 *
 * On the embedded default, and on PostgreSQL where one is named. Pictures go to e2e/screenshots/verify/. The last line
 * is `N passed, N failed`.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { simpleParser } from 'mailparser';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './shared/browser.ts';
import { check, checkSoon, conclude } from './shared/checks.ts';
import { onEachDatabase } from './shared/databases.ts';
import { lookAt } from './shared/look.ts';
import { type Colloquy, startColloquy } from './shared/server.ts';
import { settled, until } from './shared/until.ts';

const PICTURES = fileURLToPath(new URL('./screenshots/verify/', import.meta.url));
const WORDS = {
  en: { onWay: 'on its way', done: 'Thank you', works: /^Works at \u2068?nordfracht-en\.example/ },
  de: { onWay: 'unterwegs', done: 'Danke', works: /^Arbeitet bei \u2068?nordfracht-de\.example/ },
  ja: { onWay: '送っています', done: 'ありがとう', works: /^\u2068?nordfracht-ja\.example\u2069?に勤務/ },
};
type Language = keyof typeof WORDS;

const { values } = parseArgs({
  options: {
    languages: { type: 'string', default: 'en,de,ja' },
    'no-pictures': { type: 'boolean', default: false },
  },
});

async function play(name: string, databaseUrl: string | null): Promise<void> {
  const colloquy = await startColloquy(databaseUrl, {});
  const browser = await launchBrowser();
  try {
    for (const language of values.languages.split(',') as Language[])
      await confirms(`${name}, ${language}`, colloquy, browser, language, databaseUrl === null);
  } finally {
    await browser.close();
    check(`${name}: SIGTERM ends the server cleanly`, [0, 143].includes((await colloquy.stop()) ?? -1));
  }
}

async function confirms(
  name: string,
  colloquy: Colloquy,
  browser: Browser,
  language: Language,
  looks: boolean,
): Promise<void> {
  const words = WORDS[language];
  const link = personWithLink(colloquy, language);
  const context = await browser.newContext({ locale: language, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(link);
  await page.waitForSelector('#email');
  const look = async (state: string) => {
    if (looks) await lookAt(page, `${name}, ${state}`, PICTURES, pictured(`${language}-${state}`));
  };
  check(`${name}: nothing is announced yet`, (await announced(page)) === '');
  await look('claim');

  await tabTo(page, '#email');
  await page.keyboard.type(`ingrid@nordfracht-${language}.example`);
  await page.keyboard.press('Enter');
  await page.waitForSelector('#code');
  const place = await focusComesTo(page, 'INPUT#code');
  check(`${name}: the focus is in the field for the code`, place === 'INPUT#code', place);
  await checkSoon(`${name}: that a code is on its way is announced`, async () =>
    (await announced(page)).includes(words.onWay),
  );
  await look('code');

  await page.focus('#code');
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('#code-notice')?.textContent !== '');
  // Its words are marked, so that the next ones take their place.
  await checkSoon(`${name}: what is no code leaves the focus in the field`, () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return (
        activeElement instanceof HTMLInputElement && activeElement.id === 'code' && activeElement.selectionStart === 0
      );
    }),
  );
  await look('no-code');

  await page.keyboard.type(await codeFor(colloquy, `ingrid@nordfracht-${language}.example`));
  await page.keyboard.press('Enter');
  await page.waitForSelector('#outcome');
  const at = await focusComesTo(page, 'H2#outcome');
  const heading = await page.evaluate(() => document.activeElement?.textContent ?? '');
  check(`${name}: the focus is on the heading that says so`, at === 'H2#outcome', heading);
  check(`${name}: it says so`, heading.startsWith(words.done), heading);
  const item = (await page.textContent('section[aria-labelledby="confirmed"] li')) ?? '';
  check(`${name}: what is confirmed is said in the language of the page`, words.works.test(item), item);
  await look('confirmed');
  check(`${name}: no error in the page`, troubles.length === 0, troubles.join('; '));
  await context.close();
}

function personWithLink(colloquy: Colloquy, language: Language): string {
  const file = join(colloquy.dataDir, `ingrid-${language}.json`);
  const email = `ingrid-${language}@example.org`;
  writeFileSync(file, JSON.stringify({ basics: { name: `Ingrid Vold ${language.toUpperCase()}`, email } }));
  colloquy.cli('import', 'json-resume', '--organization', 'lantern', file);
  const person = ['--organization', 'lantern', '--username', `ingrid-vold-${language}`];
  colloquy.cli(
    ...['verify', 'attest', ...person, '--kind', 'education', '--value', 'Diploma of a nautical school seen'],
    ...['--by', 'Administrator', '--how', 'paper'],
  );
  return colloquy.cli('verify', 'link', ...person).replace(/^https?:\/\/[^/]+/, colloquy.url);
}

/** From the mail, which is a file of the outbox: the first one makes the folder. */
async function codeFor(colloquy: Colloquy, address: string): Promise<string> {
  const outbox = join(colloquy.dataDir, 'outbox');
  return until(async () => {
    // What is still being written has another ending, and is gone when it is whole.
    const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
    const mails = await Promise.all(names.map((name) => simpleParser(readFileSync(join(outbox, name)))));
    const mail = mails.find(({ to }) => [to ?? []].flat().some(({ text }) => text === address));
    return /[:：] ?(\d{6})\n/.exec(mail?.text ?? '')?.[1] ?? null;
  });
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < 20; tabs += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => `${document.activeElement?.tagName}#${document.activeElement?.id}`);
}

/** Where the focus is, once it had time to come there. */
function focusComesTo(page: Page, place: string): Promise<string> {
  return settled(
    () => focused(page),
    (seen) => seen === place,
  );
}

async function announced(page: Page): Promise<string> {
  return (await page.textContent('main > [role="status"]')) ?? '';
}

/** The name of a picture; null where none are wanted. */
function pictured(name: string): string | null {
  return values['no-pictures'] ? null : name;
}

await onEachDatabase(play);
process.exitCode = conclude() ? 0 : 1;
