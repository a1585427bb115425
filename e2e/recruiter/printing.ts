import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { check } from '../shared/checks.ts';
import { fold, readSheets, type Sheet } from '../shared/paper.ts';

/** Of A4, in points; 12 mm of it are margin on each side. */
const [SHORT, LONG, MARGIN] = [595, 842, 34];

/** The comparison on paper: across, every column whole on every sheet, its drawings, what the times beside quotes are. */
export async function printsComparison(name: string, page: Page, folder: string | null): Promise<void> {
  const names = (await page.locator('.compare thead th a').allTextContents()).map(fold);
  const requirements = (await page.locator('.compare tbody th > span:first-child').allTextContents()).map(fold);
  const timed = (await page.locator('.compare-quote .small').count()) > 0;
  check(`${name}: there is something to print`, names.length > 1 && requirements.length > 0, names.join(', '));
  const sheets = await print(name, page, folder, 'compare');
  const text = sheets.map((sheet) => sheet.text).join('');
  for (const { width, height } of sheets) check(`${name}: A4 across`, isAbout(width, LONG) && isAbout(height, SHORT));
  const first = sheets.find((sheet) => names.every((one) => sheet.text.includes(one)));
  check(`${name}: each candidate has a column`, first !== undefined, names.join(', '));
  for (const requirement of requirements) check(`${name}: ${requirement} is on paper`, text.includes(requirement));
  check(
    `${name}: what times beside quotes are`,
    text.includes(fold('Times beside quotes count')) === timed,
    String(timed),
  );
  check(`${name}: no total, no rank is said`, text.includes(fold('There is no total and no rank.')));
}

/** A screen on upright sheets: nothing cut, its drawings, nothing to press. */
export async function printsUpright(
  name: string,
  page: Page,
  folder: string | null,
  picture: 'job' | 'today',
): Promise<void> {
  await page.getByRole('img').first().waitFor();
  const title = fold((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
  const sheets = await print(name, page, folder, picture);
  for (const { width, height } of sheets) check(`${name}: A4 upright`, isAbout(width, SHORT) && isAbout(height, LONG));
  check(`${name}: the title is on the first sheet`, sheets[0]?.text.includes(title) === true, title);
  const pressed = ['Sign out', 'Show as table'].filter((words) =>
    sheets.some((sheet) => sheet.text.includes(fold(words))),
  );
  check(`${name}: nothing to press is on paper`, pressed.length === 0, pressed.join(', '));
}

/** Prints, with what every print of the console has to hold: words within the margins, and each drawing of the screen. */
async function print(name: string, page: Page, folder: string | null, picture: string): Promise<Sheet[]> {
  const drawn = await drawings(page);
  await page.emulateMedia({ media: 'print' });
  const printed = await drawings(page);
  check(`${name}: each of ${drawn} drawings is on paper`, drawn > 0 && printed === drawn, `${printed} of ${drawn}`);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.emulateMedia({ media: 'screen' });
  if (folder !== null) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}${picture}.pdf`, pdf);
  }
  const sheets = await readSheets(pdf);
  for (const [index, { left, right, width }] of sheets.entries())
    check(
      `${name}: nothing is cut on sheet ${index + 1}`,
      left >= MARGIN - 1 && right <= width - MARGIN + 1,
      `${Math.round(left)} to ${Math.round(right)} of ${width}`,
    );
  return sheets;
}

/** How many drawings, of some size, are seen. */
function drawings(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll('main :is(figure, .c-level) svg')].filter((drawing) => {
      const { width, height } = drawing.getBoundingClientRect();
      return width > 4 && height > 4;
    });
    return seen.length;
  });
}

function isAbout(found: number, wanted: number): boolean {
  return Math.abs(found - wanted) <= 2;
}
