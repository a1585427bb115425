/*
 * Looks at the report and the transcript as people who decide meet them: the real server holds interviews, the signed
 * links are opened in a browser, each state becomes a picture and is measured against the rules a program can check.
 *
 *   node e2e/report-look.ts [--languages=en,de,ja] [--no-pictures]
 *
 * The pages are built where they have changed. Pictures go to e2e/screenshots/report/. The last line is `N passed, N failed`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { ReportForm } from '@colloquy/contract/links';
import type { Browser, BrowserContext, Locator, Page, PageScreenshotOptions } from 'playwright-core';
import { recorded, statementsPrinted, timeRanOut } from './report-look/changed-forms.ts';
import { startServer } from './report-look/held-interviews.ts';
import {
  ARABIC_NAME,
  EMPTY_PERSON,
  MARIA,
  NAMES,
  PLATFORM_JOB,
  SHOP_JOB,
  SHOP_PERSON,
  WITHOUT_AI,
} from './report-look/people.ts';
import { checkNoStorage, checkOutline, checkReflow, checkRules } from './room-look/audit.ts';
import { launchBrowser } from './shared/browser.ts';
import { check, checkSoon, conclude } from './shared/checks.ts';
import { fold, readSheets } from './shared/paper.ts';

const PICTURES = fileURLToPath(new URL('./screenshots/report/', import.meta.url));
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Time that runs out takes longer than anybody waits for a picture. */
const HALF_ASKED = (form: ReportForm): ReportForm => timeRanOut(form, 3);

const { values } = parseArgs({
  options: {
    languages: { type: 'string', default: 'en,de,ja' },
    'no-pictures': { type: 'boolean', default: false },
  },
});
const LANGUAGES = values.languages.split(',');

/** A page at the link, with everything the browser complains of written down. */
async function openLink(context: BrowserContext, url: string): Promise<{ page: Page; trouble: string[] }> {
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') trouble.push(message.text());
  });
  await page.goto(url);
  await page.waitForSelector('.page:not([aria-busy]) h1');
  return { page, trouble };
}

/** Of a page, or of a part of it, which has to be there where no pictures are wanted, too. */
async function picture(of: Page | Locator, name: string, options: PageScreenshotOptions = {}): Promise<void> {
  if ('waitFor' in of) await of.waitFor();
  if (!values['no-pictures']) await of.screenshot({ path: `${PICTURES}${name}.png`, ...options });
}

type Change = (form: ReportForm) => ReportForm;

/** The page gets the report as it would be after the change. */
async function changeForm(page: Page | BrowserContext, change: Change): Promise<void> {
  await page.route(
    (address) => address.pathname.startsWith('/links/reports/'),
    async (route) => {
      if (route.request().headers().accept !== 'application/json') return route.continue();
      const response = await route.fetch();
      return route.fulfill({ response, json: change((await response.json()) as ReportForm) });
    },
  );
}

const AS_IT_IS: Change = (form) => form;

async function withContext(browser: Browser, locale: string, work: (context: BrowserContext) => Promise<void>) {
  const context = await browser.newContext({
    viewport: VIEWPORTS[0],
    locale,
    timezoneId: 'Europe/Stockholm',
    reducedMotion: 'reduce',
  });
  try {
    await work(context);
  } finally {
    await context.close();
  }
}

/** Every width and colour scheme: a picture, no broken rule, nothing wider than the window. */
async function look(browser: Browser, name: string, url: string, locale: string, change = AS_IT_IS): Promise<void> {
  await withContext(browser, locale, async (context) => {
    if (change !== AS_IT_IS) await changeForm(context, change);
    const { page, trouble } = await openLink(context, url);
    await page.evaluate(() => document.fonts.ready);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const viewport of VIEWPORTS) {
        await page.setViewportSize(viewport);
        const title = `${name} (${locale}, ${colorScheme}, ${viewport.width})`;
        await picture(page, `${name}-${locale}-${viewport.width}-${colorScheme}`);
        await picture(page, `${name}-${locale}-${viewport.width}-${colorScheme}-full`, { fullPage: true });
        await checkReflow(page, title);
        await checkRules(page, title);
      }
    }
    await page.setViewportSize({ width: 320, height: 256 });
    await checkReflow(page, `${name} (${locale}) at 320`);
    for (const summary of await page.locator('summary').all()) await summary.click();
    await checkReflow(page, `${name} (${locale}) at 320, opened`);
    await checkRules(page, `${name} (${locale}) opened`);
    await checkOutline(page, `${name} (${locale})`);
    await checkNoStorage(page, `${name} (${locale})`);
    check(`${name} (${locale}): the browser has nothing to complain of`, trouble.length === 0, trouble.join(' | '));
    await page.setViewportSize(VIEWPORTS[0]);
    await picture(page, `${name}-${locale}-opened`, { fullPage: true });
  });
}

/** A link that opens nothing says so in words, with the status that programs read. */
async function lookAtRefusals(browser: Browser, url: string): Promise<void> {
  for (const locale of LANGUAGES) {
    await withContext(browser, locale, async (context) => {
      const page = await context.newPage();
      const reply = await page.goto(url.replace(/signature=.{6}/, 'signature=AAAAAA'));
      await page.waitForSelector('.page:not([aria-busy]) h1');
      check(
        `tampered (${locale}): 404 and words`,
        reply?.status() === 404 && ((await page.locator('h1').textContent()) ?? '') !== '',
      );
      await checkRules(page, `tampered (${locale})`);
      await picture(page, `tampered-${locale}`);
      for (const [state, status] of [
        ['expired', 410],
        ['failed', 500],
      ] as const) {
        await page.route(
          (address) => address.pathname.startsWith('/links/'),
          (route) => {
            const json = route.request().headers().accept === 'application/json';
            return json ? route.fulfill({ status, json: { status, errors: 'x' } }) : route.continue();
          },
        );
        await page.goto(url);
        await page.waitForSelector('.page:not([aria-busy]) h1');
        await checkRules(page, `${state} (${locale})`);
        await picture(page, `${state}-${locale}`);
        await page.unrouteAll();
      }
    });
  }
}

/** A quote leads to its turn; a person's assessment is entered by keyboard alone; this link shows nobody those of others. */
async function lookAtPeople(browser: Browser, url: string): Promise<void> {
  await withContext(browser, 'en', async (context) => {
    const { page, trouble } = await openLink(context, url);
    const quote = page.locator('.requirement .quote').first();
    const target = (await quote.getAttribute('href')) ?? '';
    await quote.focus();
    await page.keyboard.press('Enter');
    const turn = page.locator(target);
    await turn.scrollIntoViewIfNeeded();
    await checkSoon('a quote leads to its turn', () => turn.evaluate((element) => element.matches(':target')));
    const words = ((await quote.locator('q').textContent()) ?? '').trim();
    check(
      'the turn holds the quoted words, marked',
      (await turn.locator('mark').allInnerTexts()).join(' ').includes(words),
    );
    check('the signature stays in the address', page.url().includes('signature='));

    const assess = async (name: string, presses: number, decision: number): Promise<void> => {
      await page.locator('.review-form input[type=text]').fill(name);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Home');
      for (let press = 0; press < presses; press += 1) await page.keyboard.press('ArrowRight');
      await page.locator('.review-form textarea').focus();
      await page.keyboard.type(`Read twice. ${name}`);
      await page.keyboard.press('Tab');
      for (let press = 0; press < decision; press += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.locator('.review', { hasText: `Read twice. ${name}` }).waitFor();
    };
    await page.locator('.review-form .button-primary').click();
    check(
      'an empty form says what is missing',
      (await page.locator('.form-fault').textContent()) === 'Enter your name.',
    );
    await assess('Ingrid Sølvberg', 2, 1);
    check('one assessment differs from nobody', (await page.locator('.differences').count()) === 0);
    await assess('ياسمين حداد', 4, 2);
    check('who gives the second one sees no other', (await page.locator('.review').count()) === 1);
    check('and is not led by how far they are apart', (await page.locator('.differences').count()) === 0);
    await checkRules(page, 'report with assessments');
    await picture(page, 'assessed-en-full', { fullPage: true });
    await picture(page.locator('.people'), 'people-en');
    await page.locator('.beside').evaluate((element) => window.scrollTo(0, (element as HTMLElement).offsetTop + 400));
    await picture(page, 'beside-en');
    await page.setViewportSize({ width: 360, height: 740 });
    await picture(page, 'assessed-en-360-full', { fullPage: true });
    await picture(page.locator('.people'), 'people-en-360');
    await page.reload();
    await checkSoon(
      'after a reload the page says how many there are',
      async () => (await page.getByText(/Assessments that are not shown here: \P{L}*2/u).count()) > 0,
    );
    check('and shows none of them', (await page.locator('.review').count()) === 0);
    check('the browser had nothing to complain of', trouble.length === 0, trouble.join(' | '));
  });
}

/** Whoever reads on a phone is at the transcript after five screens, and finds there by one press. */
async function lookOnPhone(browser: Browser, name: string, url: string, change = AS_IT_IS): Promise<void> {
  await withContext(browser, 'en', async (context) => {
    if (change !== AS_IT_IS) await changeForm(context, change);
    const { page } = await openLink(context, url);
    await page.setViewportSize({ width: 390, height: 844 });
    const top = await page.locator('#transcript').evaluate((element) => element.getBoundingClientRect().top + scrollY);
    check(
      `${name}: at most five screens of a phone before the transcript`,
      top <= 5 * 844,
      `${(top / 844).toFixed(2)}`,
    );
    const glance = await page.locator('.glance').evaluate((element) => element.getBoundingClientRect().bottom);
    check(
      `${name}: what is strongest, required and to be asked next is on the first screen`,
      glance <= 844,
      `${glance}`,
    );
    console.log(`${name}: ${(top / 844).toFixed(2)} screens before the transcript`);
    await picture(page, `${name}-phone`, { clip: { x: 0, y: 0, width: 390, height: 2 * 844 } });
  });
}

/** Paper: the report on two pages or so, names of every script as they were typed. */
async function lookAtPaper(browser: Browser, url: string): Promise<void> {
  for (const [name, change] of Object.entries({ shown: statementsPrinted, unasked: HALF_ASKED })) {
    await withContext(browser, 'en', async (context) => {
      await changeForm(context, change);
      const { page } = await openLink(context, url);
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      writeFileSync(`${PICTURES}report-${name}.pdf`, pdf);
      const sheets = await textOfPages(pdf);
      check(`${name}: prints on two pages`, sheets.length <= 2, `${sheets.length} pages`);
      if (change === HALF_ASKED)
        check(
          'the first page says how many required lines have no usable answer',
          sheets[0]?.includes(fold('Required lines without a usable answer')) === true,
        );
    });
  }
  await withContext(browser, 'en', async (context) => {
    await changeForm(context, recorded);
    const { page } = await openLink(context, url);
    const sheets = await textOfPages(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    check(
      'paper says what the times beside quotes are',
      sheets.join().includes(fold('Times beside quotes count from the start')),
    );
  });
  await withContext(browser, 'en', async (context) => {
    const { page } = await openLink(context, url);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    writeFileSync(`${PICTURES}report.pdf`, pdf);
    const sheets = await textOfPages(pdf);
    check('the report prints on two pages', sheets.length <= 2, `${sheets.length} pages`);
    const [first = ''] = sheets;
    for (const part of [
      'Maria Okafor',
      'norrstad-energy',
      'Platform Engineer',
      'asks to talk to a person',
      'A call of ten',
      'The CV, and what was said of it',
      'Brightwater Payments GmbH',
    ])
      check(`the first page says: ${part}`, first.includes(fold(part)), first.slice(0, 400));
    check('paper says when it was', /\d{4}/.test(first.slice(0, 400)), first.slice(0, 400));
    check('paper speaks of no times where nothing was recorded', !sheets.join().includes(fold('Times beside quotes')));
    for (const [index, sheet] of sheets.entries()) {
      const edge = fold(`${index + 1} / ${sheets.length}`);
      check(`page ${index + 1} has its number at the edge`, sheet.includes(edge), sheet.slice(-200));
      const names = fold('norrstad-energy · Maria Okafor');
      check(`page ${index + 1} says whose it is at the edge`, sheet.includes(names), sheet.slice(-200));
    }
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 794, height: 1123 });
    await picture(page, 'print', { fullPage: true });
    for (const name of NAMES) {
      await changeForm(page, (form) => ({ ...form, transcript: { ...form.transcript, candidateName: name } }));
      await page.emulateMedia({ media: null });
      await page.goto(url);
      await page.waitForSelector('.page:not([aria-busy]) h1');
      const [printed = ''] = await textOfPages(await page.pdf({ format: 'A4' }));
      check(`${name} is on paper as it was typed`, printed.includes(fold(name)), printed.slice(0, 80));
      await page.unrouteAll();
    }
  });
}

async function textOfPages(pdf: Uint8Array): Promise<string[]> {
  return (await readSheets(pdf)).map(({ text }) => text);
}

const server = await startServer();
const browser = await launchBrowser();
mkdirSync(PICTURES, { recursive: true });
try {
  const maria = await server.hold(PLATFORM_JOB, MARIA);
  const arabic = await server.hold(PLATFORM_JOB, ARABIC_NAME);
  const withoutAi = await server.hold(PLATFORM_JOB, WITHOUT_AI);
  const shop = await server.hold(SHOP_JOB, SHOP_PERSON);
  const empty = await server.hold(PLATFORM_JOB, EMPTY_PERSON);
  await lookAtPaper(browser, maria.report);
  for (const [name, { report }] of Object.entries({
    report: maria,
    'report-without-ai': withoutAi,
    'report-german': shop,
    'report-empty': empty,
  }))
    await lookOnPhone(browser, name, report);
  await lookOnPhone(browser, 'report-shown', maria.report, statementsPrinted);
  await lookOnPhone(browser, 'report-unasked', maria.report, HALF_ASKED);
  for (const locale of LANGUAGES) await look(browser, 'report', maria.report, locale);
  await look(browser, 'report-arabic-name', arabic.report, 'en');
  await look(browser, 'report-without-ai', withoutAi.report, 'en');
  await look(browser, 'report-german', shop.report, 'de');
  await look(browser, 'report-empty', empty.report, 'en');
  await look(browser, 'report-shown', maria.report, 'en', statementsPrinted);
  await look(browser, 'report-unasked', maria.report, 'en', HALF_ASKED);
  for (const locale of LANGUAGES) await look(browser, 'transcript', maria.transcript, locale);
  await lookAtRefusals(browser, maria.report);
  await lookAtPeople(browser, arabic.report);
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = conclude() ? 0 : 1;
