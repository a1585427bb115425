import type { Page } from 'playwright-core';
import { check } from '../shared/checks.ts';

type Look = (page: Page, name: string, picture: string) => Promise<void>;

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
