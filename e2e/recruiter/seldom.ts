import type { Page, Route } from 'playwright-core';
import { check } from '../shared/checks.ts';

type Look = (page: Page, name: string, picture: string, keeps?: boolean) => Promise<void>;
type Json = Record<string, unknown>;

const NONE = { results: [], next: null };

/** Screens that are seldom seen in an organization with forty jobs: with nothing in them, several organizations, one founder. */
export async function seldomSeen(page: Page, name: string, organization: string, look: Look): Promise<void> {
  const at = (path: string): string => new URL(`/console/${organization}${path}`, page.url()).href;
  const api = `/console/api/organizations/${organization}`;
  /** The reply of a call as it is, changed in part. */
  const changed = (path: string, change: (reply: Json) => Json): Promise<unknown> =>
    page.route(
      ({ pathname }) => pathname === path,
      async (route: Route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: change((await response.json()) as Json) });
      },
    );

  const nothing = { total: 0, overdue: 0, first: [], newest: [], oldest: [] };
  await changed(`${api}/today`, (today) => ({
    ...today,
    requests: { total: nothing.total, overdue: nothing.overdue, first: nothing.first },
    refused: { total: nothing.total, newest: nothing.newest },
    reports: { total: nothing.total, oldest: nothing.oldest },
  }));
  await page.goto(at(''));
  await page.getByText('Nothing waits for a person.').waitFor();
  await look(page, name, 'today-quiet');
  await page.unrouteAll();

  for (const [path, call, words] of [
    ['/jobs', 'jobs', 'There is no job yet.'],
    ['/interviews', 'interviews', 'No one is invited yet.'],
    ['/requests', 'requests', 'No request is open.'],
    ['/audit', 'audit', 'Nothing was done yet.'],
    ['/keys', 'keys', 'There is no key yet.'],
  ] as const) {
    await changed(`${api}/${call}`, (reply) => ({ ...reply, ...NONE }));
    await page.goto(at(path));
    await page.getByRole('main').getByText(words).filter({ visible: true }).first().waitFor();
    await look(page, name, `empty${path.replace('/', '-')}`);
    await page.unrouteAll();
  }

  await changed('/console/api/session', (session) => ({
    ...session,
    organizations: [
      ...(session.organizations as Json[]),
      { id: 'elsewhere', displayName: 'Nordlicht Werkstätten gGmbH', role: 'VIEWER' },
    ],
  }));
  await page.goto(new URL('/console', page.url()).href);
  await page.getByRole('link', { name: 'Nordlicht' }).waitFor();
  await look(page, name, 'chooser');
  await page.unrouteAll();

  await changed(`${api}/me`, (me) => ({ ...me, several: true }));
  await page.goto(at('/members'));
  await page.getByRole('link', { name: 'Change organization' }).waitFor();
  await look(page, name, 'change-organization');
  await page.unrouteAll();

  await page.goto(at('/founders'));
  await page.locator('main a[href*="/founders/"]').first().click();
  await page.waitForURL(/\/founders\/[0-9a-f-]{36}/);
  await page.getByRole('main').getByRole('status').filter({ hasText: /./ }).waitFor({ state: 'detached' });
  await look(page, name, 'founder');
  check(`${name}: every seldom screen was seen`, true);
}
