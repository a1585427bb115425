import type { Browser, Page } from 'playwright-core';
import { check } from '../shared/checks.ts';

const MOST_MS = 1_800;

/**
 * The list of interviews with its rows on a slow phone: a quarter of this machine, 1.6 Mb/s. The browser has nothing of
 * the console yet.
 *
 * @param judge whether the time is judged, which depends on the machine
 */
export async function listOnSlowPhone(browser: Browser, page: Page, name: string, judge: boolean): Promise<void> {
  const address = new URL('/console/demo/interviews', page.url()).href;
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
    storageState: await page.context().storageState(),
  });
  const slow = await context.newPage();
  slow.setDefaultTimeout(60_000);
  const devtools = await context.newCDPSession(slow);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const began = performance.now();
  await slow.goto(address, { waitUntil: 'commit' });
  await slow.locator('main tbody tr').first().waitFor();
  const ms = Math.round(performance.now() - began);
  console.log(`${name}: the list stands after ${ms} ms on a slow phone`);
  if (judge) check(`${name}: the list stands within ${MOST_MS} ms on a slow phone`, ms <= MOST_MS, `${ms} ms`);
  await context.close();
}
