import type { Page } from 'playwright-core';
import { check } from '../shared/checks.ts';
import { settled } from '../shared/until.ts';

/** What of a quote a turn has to hold: marks and spaces are set as each page does. */
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** In a comparison of so many candidates each quote is pressed: its turn stands in sight, and says it. */
export async function opensEveryQuote(database: string, page: Page, candidates: number): Promise<void> {
  const comparison = page.url();
  const quotes = page.locator('.compare-quote');
  await quotes.first().waitFor();
  const all = await quotes.evaluateAll((links) =>
    links.map((link) => ({ href: link.getAttribute('href') ?? '', said: link.querySelector('q')?.textContent ?? '' })),
  );
  const reports = new Set(all.map(({ href }) => href.split('#')[0]));
  check(
    `${database}: each of ${candidates} candidates is quoted`,
    reports.size === candidates,
    [...reports].join(', '),
  );
  check(`${database}: and to more than one requirement`, all.length > candidates, String(all.length));
  const missed: string[] = [];
  for (const [index, { href, said }] of all.entries()) {
    await quotes.nth(index).click();
    await page.waitForURL((url) => url.href.endsWith(href));
    const turn = page.locator(`[id="${href.split('#')[1]}"]`);
    await turn.waitFor();
    const isSeen = await settled(
      () =>
        turn.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return bottom > 0 && top < window.innerHeight;
        }),
      Boolean,
    );
    if (!isSeen || !bare((await turn.textContent()) ?? '').includes(bare(said))) missed.push(`${href}: ${said}`);
    await page.goBack();
    await page.waitForURL(comparison);
    await quotes.nth(index).waitFor();
  }
  console.log(`${database}: ${all.length} quotes open their places`);
  check(`${database}: every one of ${all.length} quotes opens its place`, missed.length === 0, missed.join('; '));
}
