import type { Page } from 'playwright-core';

/** Opens the link of the first owner, says who it is, and waits for Today. */
export async function enterAsOwner(
  page: Page,
  link: string,
  { organization = 'Lantern & Söhne', email = 'ana@lantern.example' } = {},
): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Name that candidates read').fill(organization);
  await page.getByLabel('Your e-mail address').fill(email);
  await page.getByLabel('Your name').fill('Ana Lind');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
}
