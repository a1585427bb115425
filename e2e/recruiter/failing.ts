import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { checkReflow, checkRules } from '../room-look/audit.ts';
import { check } from '../shared/checks.ts';

type Look = (page: Page, name: string, picture: string, keeps?: boolean) => Promise<void>;

/** The report is a page of its own, with a heading from the first moment on. */
export async function waitsForReport(page: Page, name: string, organization: string, look: Look): Promise<void> {
  await page.goto(new URL(`/console/${organization}/interviews?status=REPORT_GENERATED`, page.url()).href);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const pattern = /\/interviews\/[^/]+\/report$/;
  await page.route(
    (address) => address.pathname.startsWith('/console/api/') && pattern.test(address.pathname),
    async (route) => {
      await held;
      await route.fulfill({ status: 503, json: { error: { kind: 'database-away', message: '', issues: [] } } });
    },
  );
  await page
    .getByRole('link', { name: /^(Assess|Read|Open the report)/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Report' }).waitFor();
  await look(page, name, 'loading-report');
  release();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await look(page, name, 'failing-report');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.page .people').first().waitFor();
  check(`${name}: the report comes back`, true);
}

const UNDER_WAY = { state: 'making', status: 'INTERVIEW_COMPLETED', failure: null, waitsFor: null, nextTryAt: null };
const IN_AN_HOUR = new Date(Date.now() + 3_700_000).toISOString();
/** What stands in the place of a report, as the server tells it, and what the page calls it. */
const NOT_THERE = {
  making: [UNDER_WAY, 'The report is being made'],
  retried: [{ ...UNDER_WAY, waitsFor: 'retry', nextTryAt: IN_AN_HOUR }, 'The report is being made'],
  'model-away': [{ ...UNDER_WAY, waitsFor: 'model', nextTryAt: IN_AN_HOUR }, 'The report is being made'],
  failed: [{ ...UNDER_WAY, state: 'failed', failure: 'too-slow' }, 'The report could not be made'],
  'not-completed': [{ ...UNDER_WAY, state: 'not-completed', status: 'STARTED' }, 'The interview is not completed'],
  never: [{ ...UNDER_WAY, state: 'not-completed', status: 'NO_SHOW' }, 'There is no report'],
  erased: [null, 'There is nothing here'],
} as const;

/** The lasting address of a report that is not there: why, what can be done, and it comes by itself. */
export async function reportIsNotThere(page: Page, name: string, organization: string, look: Look): Promise<void> {
  const below = `/console/api/organizations/${organization}/interviews`;
  const reply = await page.request.get(new URL(`${below}?status=REPORT_GENERATED`, page.url()).href);
  const [interview] = ((await reply.json()) as { results: { id: string }[] }).results;
  const address = `/console/${organization}/interviews/${interview?.id}`;
  let told: keyof typeof NOT_THERE = 'making';
  const refusal = (kind: string) => ({ status: 404, json: { error: { kind, message: '', issues: [] } } });
  const report = ({ pathname }: URL): boolean => pathname === `${below}/${interview?.id}/report`;
  await page.route(report, (route) => route.fulfill(refusal('result-not-ready')));
  await page.route(
    ({ pathname }) => pathname === `${below}/${interview?.id}/report/progress`,
    (route) => {
      const [progress] = NOT_THERE[told];
      return route.fulfill(progress === null ? refusal('interview-not-found') : { json: progress });
    },
  );
  for (const [state, [, title]] of Object.entries(NOT_THERE)) {
    told = state as keyof typeof NOT_THERE;
    await page.goto(new URL(`${address}/report`, page.url()).href);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const again = await page.getByRole('button', { name: 'Run again' }).count();
    check(`${name}: ${state} can be run again only where it failed`, again === (state === 'failed' ? 1 : 0));
    const way = await page.getByRole('link', { name: 'Open the interview' }).getAttribute('href');
    check(`${name}: ${state} leads to the interview`, way === address, String(way));
    await look(page, name, `report-${state}`);
  }
  told = 'making';
  await page.goto(new URL(`${address}/report`, page.url()).href);
  await page.getByRole('heading', { level: 1, name: 'The report is being made' }).waitFor();
  await page.unrouteAll();
  await page.locator('.page .people').first().waitFor();
  check(`${name}: the report comes by itself`, true);
}

/** Each screen while nothing comes, and when it fails. */
export async function failsAndWaits(page: Page, name: string, organization: string, look: Look): Promise<void> {
  for (const [path, call, heading] of [
    ['', 'today', 'Today'],
    ['/requests', 'requests', 'Requests'],
    ['/interviews', 'interviews', 'Interviews'],
  ] as const) {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const pattern = new RegExp(`/console/api/organizations/${organization}/${call}(\\?|$)`);
    await page.route(pattern, async (route) => {
      await held;
      await route.fulfill({
        status: 418,
        headers: { 'x-request-id': 'r-7' },
        json: { error: { kind: 'crash', message: '', issues: [] } },
      });
    });
    await page.goto(new URL(`/console/${organization}${path}`, page.url()).href);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByText('Loading', { exact: true }).waitFor();
    await look(page, name, `loading${path.replace('/', '-')}`);
    release();
    await page.getByText('This could not be loaded.').first().waitFor();
    await look(page, name, `failing${path.replace('/', '-')}`);
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.getByText('This could not be loaded.').waitFor({ state: 'detached' });
    check(`${name}: ${path} comes back`, true);
  }
}

/** A screen that reads something: its path, the call that it waits for, below the organization's or whole, its heading. */
type Other = readonly [path: string, call: string, heading: string];
const OTHERS: readonly Other[] = [
  ['/jobs', 'jobs', 'Jobs'],
  ['/founders', 'programmes', 'Founders'],
  ['/organization', '', 'Organization'],
  ['/members', 'members', 'Members'],
  ['/keys', 'keys', 'API keys'],
  ['/webhooks', 'webhooks', 'Webhooks'],
  ['/usage', 'usage', 'Usage'],
  ['/audit', 'audit', 'Audit'],
  ['/fairness', 'fairness', 'Fairness'],
  ['/you', '/console/api/passkeys', 'Your ways in'],
];

/** Screens of one job, one interview: what they are called while nothing of it is there. */
async function ofOne(page: Page, organization: string): Promise<Other[]> {
  const below = `/console/api/organizations/${organization}`;
  const idsOf = async (path: string): Promise<string[]> => {
    const reply = await page.request.get(new URL(`${below}/${path}`, page.url()).href);
    return ((await reply.json()) as { results: { id: string }[] }).results.map(({ id }) => id);
  };
  const [job = ''] = await idsOf('jobs');
  const held = await idsOf('interviews?status=REPORT_GENERATED');
  const [interview = ''] = held;
  return [
    [`/jobs/${job}`, `jobs/${job}`, 'Job'],
    [`/jobs/${job}/plan`, `jobs/${job}/plan`, 'Plan'],
    [`/jobs/${job}/invite`, `jobs/${job}`, 'Invite many'],
    [`/jobs/${job}/compare?ids=${held.slice(0, 2).join(',')}`, `jobs/${job}/compare`, 'Compare'],
    [`/interviews/${interview}`, `interviews/${interview}`, 'Candidate'],
    [`/fairness/${job}`, `fairness/jobs/${job}`, 'Job'],
  ];
}

/** They are made of the same parts as the ones above: looked at by the eye, held to the rules, and down to 320 pixels. */
export async function othersFailAndWait(
  page: Page,
  name: string,
  organization: string,
  folder: string | null,
): Promise<void> {
  for (const [path, call, heading] of [...OTHERS, ...(await ofOne(page, organization))]) {
    const picture =
      path
        .split('?')[0]
        ?.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, 'one')
        .replaceAll('/', '-') ?? '';
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = call.startsWith('/')
      ? call
      : `/console/api/organizations/${organization}${call === '' ? '' : `/${call}`}`;
    await page.route(
      ({ pathname }) => pathname === asked,
      async (route) => {
        await held;
        await route.fulfill({
          status: 418,
          headers: { 'x-request-id': 'r-7' },
          json: { error: { kind: 'crash', message: '', issues: [] } },
        });
      },
    );
    await page.goto(new URL(`/console/${organization}${path}`, page.url()).href);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByText('Loading', { exact: true }).first().waitFor();
    await strip(page, name, folder, `loading${picture}`);
    release();
    await page.getByText('This could not be loaded.').first().waitFor();
    await strip(page, name, folder, `failing${picture}`);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.getByText('This could not be loaded.').waitFor({ state: 'detached' });
    check(`${name}: ${path} comes back`, true);
  }
}

/** A screen whose script does not come, and an address without one. */
export async function withoutScreen(page: Page, name: string, organization: string, look: Look): Promise<void> {
  const people = (): Promise<unknown> =>
    page.goto(new URL(`/console/${organization}/people`, page.url()).href, { waitUntil: 'commit' });
  await page.route(/\/assets\/people-screen-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await people();
  await page.getByText('This could not be loaded.').waitFor();
  // The router keeps in the tab that it has loaded the page once more.
  await look(page, name, 'no-script', true);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
  check(`${name}: the screen comes with the page`, true);
  await page.goto(new URL(`/console/${organization}/nowhere`, page.url()).href);
  await page.getByText('There is nothing here').waitFor();
  await look(page, name, 'nowhere', true);
}

async function strip(page: Page, name: string, folder: string | null, picture: string): Promise<void> {
  if (folder !== null) mkdirSync(folder, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await checkReflow(page, `${name}, ${picture} at ${width}`);
      if (width === 360 || width === 1440) await checkRules(page, `${name}, ${picture} at ${width}, ${colorScheme}`);
      if (folder !== null && width > 320)
        await page.screenshot({ path: `${folder}${picture}-${width}-${colorScheme}.png` });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
}
