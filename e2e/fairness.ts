/*
 * Fair process, from both sides: an owner switches it on, candidates answer and say something of themselves or do not,
 * decisions are recorded, rates by group are looked at and downloaded; the sheet of accuracy is read and printed. Each
 * screen becomes a picture and is measured.
 *
 *   node e2e/fairness.ts [--no-pictures]
 *
 * On the embedded default. Pictures go to e2e/screenshots/fairness/. The last line is `N passed, N failed`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './shared/browser.ts';
import { check, conclude } from './shared/checks.ts';
import { enterAsOwner } from './shared/first-owner.ts';
import { lookAt } from './shared/look.ts';
import { type Colloquy, startColloquy } from './shared/server.ts';

const PICTURES = fileURLToPath(new URL('./screenshots/fairness/', import.meta.url));
const { values } = parseArgs({ options: { 'no-pictures': { type: 'boolean', default: false } } });

const DESCRIPTION = `${'We run a depot that repairs and rents bicycles for the town. '.repeat(9)}
You will inspect bicycles that come back, true wheels, and replace worn brakes and chains. You will keep the stock of
parts and order what is short. You explain to customers what was repaired and what it costs. Requirements: two years in a
workshop, you have repaired disc brakes, you speak English. On-site in Leeds, United Kingdom.`;

/** Women: 4 of 8 moved on, 0.5. Men: 6 of 8, 0.75. 0.5 ÷ 0.75 = 0.67. */
const PEOPLE = [
  ...Array.from({ length: 8 }, (_, index) => ({ sex: 'female', outcome: index < 4 ? 'moved-on' : 'not-moved-on' })),
  ...Array.from({ length: 8 }, (_, index) => ({ sex: 'male', outcome: index < 6 ? 'moved-on' : 'not-moved-on' })),
];

type Invited = { id: string; token: string };

class Api {
  readonly #seats = new Map<string, string>();
  readonly #url: string;
  readonly #key: string;

  constructor(url: string, key: string) {
    this.#url = url;
    this.#key = key;
  }

  async post(path: string, body: object): Promise<Record<string, string>> {
    const reply = await fetch(new URL(path, this.#url), {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { data } = (await reply.json()) as { data: Record<string, string> };
    if (reply.status !== 200) throw new Error(`${path} gave ${reply.status}`);
    return data;
  }

  async invite(serviceJobId: string, number: number): Promise<Invited> {
    const candidateEmail = `robin.vale${number}@example.com`;
    const { meetingId = '', interviewUrl = '' } = await this.post('/api/v1/interviews', {
      serviceJobId,
      candidateEmail,
    });
    return { id: meetingId, token: interviewUrl.split('/room/')[1] ?? '' };
  }

  /** Passes on every question, as the room's page does it. */
  async completes({ token }: Invited, seat: string = crypto.randomUUID()): Promise<void> {
    this.#seats.set(token, seat);
    const headers = { 'x-room-token': token, 'content-type': 'application/json' };
    let state = await this.#room(`state?seat=${seat}&since=-1`, { headers });
    const send = async (command: string, body: object): Promise<void> => {
      const said = { clientId: crypto.randomUUID(), seat, seen: state.version, ...body };
      state = await this.#room(command, { method: 'POST', headers, body: JSON.stringify(said) });
    };
    const decisions = state.consents.map(({ purpose, textVersion }) => ({ purpose, textVersion, given: true }));
    await send('consent', { language: 'en', decisions });
    await send('begin', { mode: 'text' });
    while (state.phase !== 'ended') {
      if (state.phase === 'thinking')
        state = await this.#room(`state?seat=${seat}&since=${state.version}`, { headers });
      else await send('answer', { promptId: state.conversation?.prompt?.id, text: '', skip: true });
    }
  }

  async says({ token }: Invited, sex: string): Promise<void> {
    const headers = { 'x-room-token': token, 'content-type': 'application/json' };
    // From the page that held the interview.
    await this.#room(`declare?seat=${this.#seats.get(token)}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ sex }),
    });
  }

  async #room(path: string, init: RequestInit) {
    const reply = await fetch(new URL(`/room/api/${path}`, this.#url), init);
    if (reply.status !== 200) throw new Error(`${path} gave ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as {
      version: number;
      phase: string;
      consents: { purpose: string; textVersion: number }[];
      conversation: { prompt: { id: number } | null } | null;
    };
  }
}

async function look(page: Page, picture: string): Promise<void> {
  await lookAt(page, picture, PICTURES, values['no-pictures'] ? null : picture);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function newPage(browser: Browser, locale = 'en-GB'): Promise<{ page: Page; troubles: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale, acceptDownloads: true });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  return { page, troubles };
}

async function play(colloquy: Colloquy, browser: Browser): Promise<void> {
  const key = /clq_\w{36}/.exec(colloquy.cli('keys', 'create', '--organization', 'demo', '--user', 'api'))?.[0] ?? '';
  const api = new Api(colloquy.url, key);
  const { serviceJobId = '' } = await api.post('/api/v1/jobs', {
    title: 'Bicycle Mechanic',
    description: DESCRIPTION,
  });
  const { page, troubles } = await newPage(browser);
  await enterAsOwner(page, colloquy.newOwnerLink('demo'));

  await page.getByRole('link', { name: 'Fairness' }).click();
  await page.getByText('Nobody has completed an interview yet.').waitFor();
  check('settings: nothing is asked at first', (await page.locator('input:checked').count()) === 0);
  await page.getByLabel('Sex').check();
  await page.getByLabel('Race or ethnicity').check();
  await page.getByLabel('Days that records are kept at least').fill('90');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('A whole number of days').waitFor();
  check('settings: less than half a year is refused at its field', true);
  await page.getByLabel('Days that records are kept at least').fill('200');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  await look(page, 'settings');

  const candidates: Invited[] = [];
  for (const [number, { sex }] of PEOPLE.entries()) {
    const candidate = await api.invite(serviceJobId, number);
    await api.completes(candidate);
    await api.says(candidate, sex);
    candidates.push(candidate);
  }
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const [index, { id }] of candidates.entries()) {
    const { origin } = new URL(page.url());
    const reply = await fetch(`${origin}/console/api/organizations/demo/interviews/${id}/decision`, {
      method: 'PUT',
      headers: { cookie, origin, 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: PEOPLE[index]?.outcome }),
    });
    if (reply.status !== 200) throw new Error(`a decision gave ${reply.status}`);
  }
  const first = candidates[0]?.id ?? '';
  await page.goto(new URL(`/console/demo/interviews/${first}`, page.url()).href);
  await page.getByText(/Moved on.*Ana Lind/).waitFor();
  await page.getByRole('button', { name: 'Take the decision back' }).click();
  await page.getByText('Not decided yet').waitFor();
  await page.getByRole('button', { name: 'Moved on', exact: true }).click();
  await page.getByText(/Moved on.*Ana Lind/).waitFor();
  await look(page, 'decision');

  await page.getByRole('link', { name: 'Fairness' }).click();
  await page.getByRole('link', { name: 'Bicycle Mechanic' }).click();
  const row = page.getByRole('row', { name: /^Female/ }).first();
  await row.waitFor();
  const cells = await row.getByRole('cell').allTextContents();
  check(
    'figures: the rate and the ratio are those worked by hand',
    /8,4,50\.0%,0\.67less than 4\/5/.test(cells.join()),
    cells.join(),
  );
  check(
    'figures: a group that nobody is in is not a row',
    (await page.getByRole('row', { name: /Neither/ }).count()) === 0,
  );
  await look(page, 'figures');
  await page.getByRole('link', { name: 'Fairness' }).first().click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  const csv = readFileSync(await download.path(), 'utf8');
  check(
    'figures: the file holds the same',
    /selection,sex,female,,,,16,0,0,,8,4,0\.5,0\.6667,false,true/.test(csv),
    csv.slice(0, 400),
  );

  const candidate = await newPage(browser);
  const invited = await api.invite(serviceJobId, 99);
  const asking = candidate.page.waitForRequest(/\/room\/api\/state\?seat=/);
  await candidate.page.goto(`${colloquy.url}/room/${invited.token}`);
  const seat = new URL((await asking).url()).searchParams.get('seat') ?? '';
  await candidate.page.getByRole('button', { name: 'How your answers are judged' }).click();
  await candidate.page.getByRole('dialog').getByText('Not judged').waitFor();
  check(
    'room: the plan and what reads are named',
    /Plan .*1.*version/.test((await candidate.page.textContent('dialog')) ?? ''),
  );
  await look(candidate.page, 'judged');
  // As this page: another one is asked nothing.
  await candidate.page.keyboard.press('Escape');
  await api.completes(invited, seat);
  await candidate.page.getByRole('heading', { name: 'About you, if you like' }).waitFor();
  await look(candidate.page, 'about-you');
  await candidate.page.getByLabel('Sex').focus();
  await candidate.page.keyboard.type('Fem');
  await candidate.page.keyboard.press('Tab');
  await candidate.page.keyboard.press('Tab');
  await candidate.page.keyboard.press('Enter');
  await candidate.page.getByText('What you said about yourself is stored').waitFor();
  check('room: it can be said by keyboard alone', true);

  await candidate.page.goto(`${colloquy.url}/about/accuracy`);
  await candidate.page.getByRole('heading', { name: 'Intended use and measured accuracy' }).waitFor();
  await look(candidate.page, 'accuracy');
  if (!values['no-pictures']) writeFileSync(`${PICTURES}accuracy.pdf`, await candidate.page.pdf({ format: 'A4' }));

  const early = await api.invite(serviceJobId, 100);
  colloquy.cli('fairness', 'settings', '--organization', 'demo', '--notice-days', '10');
  await candidate.page.goto(`${colloquy.url}/room/${early.token}`);
  await candidate.page.getByRole('heading', { name: /^You can begin from/ }).waitFor();
  check(
    'room: nothing can be pressed to begin',
    (await candidate.page.getByRole('button', { name: 'Continue' }).count()) === 0,
  );
  await look(candidate.page, 'too-early');

  const german = await newPage(browser, 'de-DE');
  await german.page.context().addCookies(await page.context().cookies());
  await german.page.goto(page.url());
  await german.page.getByText('Zahlen nach Stelle').waitFor();
  await look(german.page, 'settings-de');
  await german.page.getByRole('link', { name: 'Bicycle Mechanic' }).click();
  await german.page
    .getByRole('row', { name: /^Weiblich/ })
    .first()
    .waitFor();
  await look(german.page, 'figures-de');
  const all = [...troubles, ...candidate.troubles, ...german.troubles];
  check('no error in a page', all.length === 0, all.join('; '));
}

const colloquy = await startColloquy(null, {});
const browser = await launchBrowser();
try {
  await play(colloquy, browser);
} catch (cause) {
  check('the whole way', false, cause instanceof Error ? cause.message : String(cause));
} finally {
  await browser.close();
  await colloquy.stop();
}
process.exitCode = conclude() ? 0 : 1;
