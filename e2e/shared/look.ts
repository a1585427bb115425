import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { checkNoStorage, checkOutline, checkReflow, checkRules } from '../room-look/audit.ts';

const WIDTHS = [320, 360, 768, 1440];
/** A phone folds what a desktop lays side by side: the rules are asked of both. */
const RULED = new Set([360, 1440]);

/** Rules on a phone and a desktop, widths down to 320 pixels, and pictures to be looked at: `<picture>-<width>-<scheme>.png`,
 * null for none. A page that `keeps` what is being written may store that on the device. */
export async function lookAt(
  page: Page,
  name: string,
  folder: string,
  picture: string | null,
  { keeps = false } = {},
): Promise<void> {
  await checkOutline(page, name);
  if (!keeps) await checkNoStorage(page, name);
  if (picture !== null) mkdirSync(folder, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      await checkReflow(page, `${name} at ${width}`);
      if (RULED.has(width)) await checkRules(page, `${name} at ${width}, ${colorScheme}`);
      if (picture !== null)
        await page.screenshot({ path: `${folder}${picture}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.setViewportSize({ width: 320, height: 256 });
  await checkReflow(page, `${name} at 320 by 256`);
  await page.setViewportSize({ width: 360, height: 740 });
}
