// `node scripts/run.mjs bench/report-pictures.mjs FOLDER [en | ja]`: finished reports as people who decide get them, to be shown to somebody who does
// not know the product: strong, empty, one of a description too long for one interview and ended early, so that most was
// not asked, and a Japanese one read through recorded replies in a model's place. For each: the page on a screen, opened and as it is printed, and the PDF of
// its link. People, firms and answers are invented (docs/samples, lib/report-people.json).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../scripts/setup.mjs';
import { holdCases } from './eval-model.mjs';
import { readCases } from './lib/cases.mjs';
import { call } from './lib/server.mjs';

const { launchBrowser } = await import(new URL('../e2e/shared/browser.ts', import.meta.url).href);
const SAMPLES = join(ROOT, 'docs', 'samples');
const MORE_LINES = [
  'You have moved a service from one data centre to another without a night of closing.',
  'You have cut the bill of a cloud account by a third and kept the service as fast.',
  'You have taken over a code base whose authors had left.',
  'You have agreed with a printing house how files are handed over and what happens when one is lost.',
  'You have thrown out a feature that nobody used.',
  'You have explained a delay to the people who sell the product.',
  'You have written down how a secret is changed and have done it.',
  'You have restored a backup because you had to.',
];
const A4 = { width: 794, height: 1123 };

const [out] = process.argv.slice(2);
if (out === undefined) {
  console.error('usage: node bench/report-pictures.mjs FOLDER');
  process.exit(2);
}
mkdirSync(out, { recursive: true });
const browser = await launchBrowser();

async function picture(url, headers, { meetingId }, name, locale) {
  const { body } = await call(url, 'GET', `/api/v1/interviews/${meetingId}`, { headers });
  const link = body.data.reportUrl;
  const pdf = await fetch(link, { headers: { accept: 'application/pdf', 'accept-language': locale } });
  if (!pdf.ok) throw new Error(`the PDF of ${name}: ${pdf.status}`);
  writeFileSync(join(out, `${name}.pdf`), Buffer.from(await pdf.arrayBuffer()));
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale,
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(link);
    await page.waitForSelector('h1');
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(out, `${name}-screen.png`), fullPage: true });
    await page.setViewportSize(A4);
    await page.emulateMedia({ media: 'print' });
    await page.screenshot({ path: join(out, `${name}-print.png`), fullPage: true });
    writeFileSync(join(out, `${name}-print.pdf`), await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    console.log(name);
  } finally {
    await context.close();
  }
}

const cases = new Map(readCases(SAMPLES).map((one) => [one.name, one]));
const { strong } = JSON.parse(readFileSync(new URL('lib/report-people.json', import.meta.url), 'utf8'));
const backend = cases.get('backend-en');
const english = { ...backend, candidates: [strong, ...backend.candidates.filter(({ kind }) => kind === 'empty')] };
const japanese = cases.get('care-ja');
const early = { ...strong, kind: 'early', givenName: 'Nils Tamberg', endsAfter: 3 };
/** More than one interview can ask about. */
const wide = {
  ...english,
  name: 'wide',
  job: {
    ...english.job,
    title: 'Senior Back-end Engineer, print network',
    description: english.job.description.replace(
      '<p>Kafka is a plus.</p>',
      `<ul>${MORE_LINES.map((line) => `<li>${line}</li>`).join('')}</ul><p>Kafka is a plus.</p>`,
    ),
  },
  candidates: [early],
};

const only = process.argv[3];
const wanted = (name) => only === undefined || name.endsWith(only);

try {
  const points = { COLLOQUY_GRADING: 'points' };
  if (wanted('en'))
    await holdCases([english, wide], null, undefined, {
      env: points,
      look: async (url, headers, held) => {
        for (const one of held.flatMap(({ interviews }) => interviews))
          await picture(url, headers, one, `${one.candidate.kind}-en`, 'en');
      },
    });
  if (wanted('ja'))
    await holdCases([japanese], 'recorded', undefined, {
      env: points,
      look: async (url, headers, [{ interviews }]) => {
        await picture(url, headers, interviews[0], 'strong-ja', 'ja');
      },
    });
} finally {
  await browser.close();
}
