import type { Page } from 'playwright-core';
import { check } from '../shared/checks.ts';

/** An address that waits, is switched on, gets another place and other events, and what it missed once more. */
export async function pausesAndChanges(
  name: string,
  page: Page,
  look: (page: Page, name: string, picture: string, keeps?: boolean) => Promise<void>,
): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: /^Pause/ }).click();
  await page.getByText(/^Paused\./).waitFor();
  check(
    `${name}: nothing is sent again to a paused address`,
    (await page.getByRole('button', { name: /^Send again/ }).count()) === 0,
  );
  await page.getByRole('button', { name: /^Switch on/ }).click();
  await page.getByRole('button', { name: /^Pause/ }).waitFor();
  await page.getByRole('button', { name: /^Change:/ }).click();
  const address = page.getByLabel('Address', { exact: true });
  check(`${name}: what is there stands in the form`, (await address.inputValue()) === 'https://hooks.invalid/colloquy');
  await address.fill('http://10.0.0.1/hook');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('This is not accepted').waitFor();
  await address.fill('https://hooks.invalid/moved');
  await page.getByLabel('What is it for?').fill('Applicant tracking');
  await dialog.getByText(/^What it is told of \(/).click();
  await dialog.getByLabel('interview.scheduled').check();
  await look(page, name, 'webhook-change', true);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'https://hooks.invalid/moved' }).waitFor();
  await page.getByText('is told of 3 kinds of events').waitFor();
  await page.getByText('Applicant tracking').waitFor();
  await page.getByRole('button', { name: /^Send again since/ }).click();
  const since = page.getByLabel('Messages since');
  check(`${name}: a time is proposed`, /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(await since.inputValue()));
  await since.fill('');
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('Give a day and a time.').waitFor();
  await since.fill('2026-01-02T03:04');
  await look(page, name, 'webhook-replay', true);
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('Nothing of that time is left').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
}
