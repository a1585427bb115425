import { type Browser, chromium } from 'playwright-core';

/** How long a program waits for a page to come to what it looks for: a machine that is busy elsewhere breaks nothing. */
const PATIENCE_MS = 120_000;

/** The browser of every program here: it fetches nothing of its own accord. */
export async function launchBrowser(...flags: string[]): Promise<Browser> {
  const browser = await chromium.launch({
    timeout: PATIENCE_MS,
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...flags,
    ],
  });
  browser.on('context', (context) => context.setDefaultTimeout(PATIENCE_MS));
  return browser;
}
