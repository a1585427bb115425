import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Frame, Page } from 'playwright-core';
import { openHost } from './sessions/host-page.ts';
import { PEOPLE, type Person } from './sessions/people.ts';
import { launchBrowser } from './shared/browser.ts';
import { check, checkSoon, conclude } from './shared/checks.ts';
import { onEachDatabase } from './shared/databases.ts';
import { startColloquy } from './shared/server.ts';
import { settled, until } from './shared/until.ts';

/**
 * Embedded sessions as a talent platform holds them: made by the API, shown inside a page of another origin, held in
 * three languages, reported. On the embedded default and on PostgreSQL where one is named.
 */
const SCREENSHOTS = fileURLToPath(new URL('screenshots/sessions', import.meta.url));
const BASE = '/api/v1/integrations/candidates/interviews';

type Words = { next: string; begin: string; ownNone: string; completedTitle: string };
type Session = { interview_id: string; iframe_url: string; completion_status: string };
type Call = <T>(method: string, path: string, body?: object) => Promise<{ status: number; body: T }>;

async function play(name: string, databaseUrl: string | null): Promise<void> {
  const host = await openHost();
  const colloquy = await startColloquy(databaseUrl, {});
  const browser = await launchBrowser();
  try {
    const account = ['--organization', 'platform', '--user', 'me'];
    const key = colloquy.cli('keys', 'create', ...account, '--scopes', 'sessions');
    colloquy.cli('origins', 'set', ...account, '--origin', host.origin);
    const call: Call = async (method, path, body) => {
      const response = await fetch(colloquy.url + path, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: response.status, body: (await response.json()) as never };
    };
    for (const person of PEOPLE) {
      const words = wordsOf(person.language);
      await hold(`${name}, ${person.interviewType} in ${person.language}`, person, words, {
        browser,
        call,
        embed: (room) => host.pageFor(colloquy.url, room),
      });
    }
    const listed = await call<{ total: number; results: Session[] }>('GET', `${BASE}?sortOrder=asc`);
    check(
      `${name}: the list has all three, in order`,
      listed.body.total === 3 && listed.body.results.every((one) => one.completion_status === 'REPORT_GENERATED'),
      JSON.stringify(listed.body),
    );
  } finally {
    await browser.close();
    host.close();
    check(`${name}: SIGTERM ends the server cleanly`, [0, 143].includes((await colloquy.stop()) ?? -1));
  }
}

async function hold(
  name: string,
  person: Person,
  words: Words,
  { browser, call, embed }: { browser: Browser; call: Call; embed(room: string): string },
): Promise<void> {
  const { interviewType, language, role } = person;
  const made = await call<Session>('POST', BASE, {
    email: `${interviewType.toLowerCase()}@example.com`,
    interview_type: interviewType,
    language,
    name: person.name,
    role,
    talent_id: `T-${language}`,
    metadata: { campaign: 'spring' },
  });
  check(`${name}: a session is made`, made.status === 200, JSON.stringify(made.body));
  const page = await (await browser.newContext({ viewport: { width: 900, height: 900 } })).newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(embed(made.body.iframe_url));
  const frame = await roomIn(page);
  await frame.getByRole('button', { name: words.next }).click();
  await frame.waitForSelector('.consent');
  for (const box of await frame.getByRole('checkbox').all()) await box.check();
  await picture(page, `${language}-consent`);
  await frame.getByRole('button', { name: words.begin }).click();
  await frame.waitForSelector('textarea');
  check(`${name}: the status is STARTED`, (await statusOf(call, made.body)) === 'STARTED');
  await picture(page, `${language}-question`);
  let editor = false;
  for (let turn = 1; turn <= 60 && !(await isOver(frame, words)); turn += 1) {
    const none = frame.getByRole('button', { name: words.ownNone });
    if (await none.isVisible()) {
      await none.click();
      await frame.waitForFunction((title) => document.querySelector('h1')?.textContent === title, words.completedTitle);
      break;
    }
    const isCode = (await frame.locator('textarea.field-code').count()) > 0;
    const given = isCode
      ? await settled(
          () => frame.inputValue('textarea'),
          (text) => text !== '',
        )
      : '';
    if (isCode) {
      if (!editor) await picture(page, `${language}-exercise`);
      editor = true;
      check(`${name}: the editor opens with the exercise`, given.split('\n').length >= 8, given.slice(0, 80));
    }
    const said = given === '' ? person.says.replace('{turn}', String(turn)) : `${given}\n${person.writes}`;
    await answer(frame, said, words);
  }
  check(`${name}: an exercise is asked in an editor exactly where the type has one`, editor === (person.writes !== ''));
  check(
    `${name}: the room says that it is complete`,
    await isOver(frame, words),
    (await frame.textContent('h1')) ?? '',
  );
  await picture(page, `${language}-end`);
  // A message comes a moment after what it tells of.
  const heard = await settled(
    () => page.evaluate(() => (globalThis as unknown as { heard: [string, unknown][] }).heard),
    (events) => events.some(([event]) => event === 'completed'),
  );
  const names = heard.map(([event]) => event);
  check(
    `${name}: the page that embeds it hears the course, and nothing of the person`,
    ['ready', 'started', 'question', 'completed'].every((event) => names.includes(event)) &&
      !JSON.stringify(heard).includes(person.name),
    JSON.stringify(heard).slice(0, 400),
  );
  check(`${name}: no error in the page`, troubles.length === 0, troubles.join('; '));
  const status = await until(async () => {
    const now = await statusOf(call, made.body);
    return now === 'REPORT_GENERATED' ? now : null;
  });
  check(`${name}: the report is there`, status === 'REPORT_GENERATED');
  const { body } = await call<{ report_url: string }>('GET', `${BASE}/${made.body.interview_id}/results`);
  await page.goto(body.report_url);
  await page.waitForFunction((text) => document.body.textContent.includes(text), role);
  await checkSoon(
    `${name}: the report shows role and metadata`,
    async () => (await page.textContent('main'))?.includes('spring') === true,
  );
  await picture(page, `${language}-report`);
  await page.context().close();
}

async function roomIn(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe');
  const frame = await element.contentFrame();
  if (frame === null) throw new Error('the frame holds no page');
  await frame.waitForSelector('h1');
  return frame;
}

/** Resolves when the next prompt is with the field for its answer, or the end: each differs from the one before. */
async function answer(frame: Frame, text: string, { completedTitle }: Words): Promise<void> {
  const before = await frame.textContent('h1');
  await frame.fill('textarea', text);
  await frame.press('textarea', 'Control+Enter');
  await frame.waitForFunction(
    ([old, end]) => {
      const heading = document.querySelector('h1')?.textContent ?? old;
      return heading === end || (heading !== old && document.querySelector('textarea') !== null);
    },
    [before, completedTitle] as const,
  );
}

async function isOver(frame: Frame, { completedTitle }: Words): Promise<boolean> {
  return (await frame.textContent('h1')) === completedTitle;
}

async function statusOf(call: Call, { interview_id }: Session): Promise<string> {
  return (await call<Session>('GET', `${BASE}/${interview_id}`)).body.completion_status;
}

function wordsOf(language: Person['language']): Words {
  const file = new URL(`../packages/content/messages/room/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Words;
}

async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: `${SCREENSHOTS}/${name}.png` });
}

await onEachDatabase(play);
process.exitCode = conclude() ? 0 : 1;
