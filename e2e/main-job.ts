import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KeyboardCandidate } from './main-job/candidate.ts';
import { launchBrowser } from './shared/browser.ts';
import { check, checkSoon, conclude } from './shared/checks.ts';
import { onEachDatabase } from './shared/databases.ts';
import { type Colloquy, startColloquy } from './shared/server.ts';
import { until } from './shared/until.ts';

/**
 * The main job as a stranger does it: `npm start`, a key, a job description and a CV of one's own, an interview held in
 * a real browser by keyboard alone, the report. On the embedded default and on PostgreSQL where one is named.
 */
const JOB = {
  title: 'Orchard Manager',
  description: `<p>Obsthof Wiesental grows apples and pears on sixty hectares and sells to shops in the region. Nine people work here all year, forty in autumn.</p>
<p>Workplace: on-site at the orchard. Location: Meckenbeuren, Germany.</p>
<ul><li>You plan the year from pruning to harvest and decide when each plot is picked.</li><li>You lead the permanent team and train the seasonal workers in safe picking.</li><li>You watch for pests and frost, and decide on the least harmful remedy.</li><li>You talk with the shops about quantities, prices and complaints.</li></ul>
<p>You bring several years in fruit growing, one of them with responsibility for a team, a tractor licence, and the calm to decide in a frosty night. ${'We pay every hour and share the good years. '.repeat(4)}</p>`,
};
const CV = `Mira Hollstein\nmira.hollstein@example.com\n+49 7541 000000\n\nExperience\n\nDeputy orchard manager, Hof Sonnenhang\nMarch 2018 - present\n\nFruit grower, Baumschule Lindner\n2013 - 2018\n\nEducation\n\nApprenticeship as fruit grower, Berufsschule Ravensburg, 2010 - 2013\n\nSkills\n\nPruning, frost protection, tractor licence\n\nLanguages\n\nGerman (native), English (B1)\n`;

async function play(name: string, databaseUrl: string | null): Promise<void> {
  const files = createServer((_request, response) => response.setHeader('content-type', 'text/plain').end(CV));
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
  const cvHost = `127.0.0.1:${(files.address() as AddressInfo).port}`;
  const colloquy = await startColloquy(databaseUrl, { COLLOQUY_OUTBOUND_ALLOW: cvHost });
  const browser = await launchBrowser();
  try {
    const headers = {
      authorization: `Bearer ${colloquy.cli('keys', 'create', '--organization', 'wiesental', '--user', 'me')}`,
      'content-type': 'application/json',
    };
    const job = await call(colloquy, 'POST', '/api/v1/jobs', headers, JOB);
    check(`${name}: a job is made`, job.status === 200, JSON.stringify(job.body));
    const { serviceJobId } = job.body.data as { serviceJobId: string };
    const created = await call(colloquy, 'POST', '/api/v1/interviews', headers, {
      serviceJobId,
      candidateEmail: 'mira.hollstein@example.com',
      cv_link: `http://${cvHost}/cv.txt`,
    });
    check(
      `${name}: an interview is made at once, its CV pending`,
      created.status === 200 && (created.body.data as { cv: { status: string } }).cv.status === 'PENDING',
      JSON.stringify(created.body),
    );
    const { interviewUrl, meetingId } = created.body.data as { interviewUrl: string; meetingId: string };

    const page = await (await browser.newContext({ locale: 'en', viewport: { width: 900, height: 800 } })).newPage();
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    await page.goto(interviewUrl);
    await page.waitForSelector('h1');
    const candidate = new KeyboardCandidate(page);
    await candidate.press(/^Continue/);
    await candidate.waitForHeading(/agree/i);
    await page.waitForSelector('.consent input[type=checkbox]');
    for (const box of await page.locator('.consent input[type=checkbox]').all()) {
      await candidate.press(/^input$/, 'Space');
      await checkSoon(`${name}: Space agrees`, () => box.isChecked());
      await page.keyboard.press('Tab');
    }
    await candidate.press(/^(Begin|Continue)/);
    await page.waitForSelector('textarea');
    check(
      `${name}: the interview begins with a question`,
      (await candidate.heading()).length > 20,
      await candidate.heading(),
    );

    let reloaded = false;
    for (let turn = 1; turn <= 60 && (await candidate.isAsked()); turn += 1) {
      if (turn === 3) {
        const question = await candidate.heading();
        await page.reload();
        await candidate.press(/^Continue/);
        await page.waitForSelector('textarea');
        reloaded = (await candidate.heading()) === question;
        await colloquy.restart();
        await page.goto(interviewUrl.replace(/^http:\/\/[^/]+/, colloquy.url));
        await candidate.press(/^Continue/);
        await page.waitForSelector('textarea');
        reloaded &&= (await candidate.heading()) === question;
      }
      if (/like to know/.test(await candidate.heading())) {
        await candidate.press(/^I have no questions/);
        break;
      }
      await candidate.answer(
        `In May 2021 I decided at two in the night to run the frost sprinklers on plot ${turn}, because the wet bulb fell to minus 1; in the end we saved 80 percent of the blossom and I wrote down what we would do earlier next time.`,
      );
    }
    check(`${name}: a reload and a restart of the server show the same question`, reloaded);
    await candidate.waitForHeading(/complete/i);
    check(`${name}: no error in the page`, troubles.length === 0, troubles.join('; '));

    const item = await until(async () => {
      const list = await call(colloquy, 'GET', `/api/v1/interviews?serviceJobId=${serviceJobId}`, headers);
      const [found] = (list.body.data as { results: Item[] }).results;
      return found?.reportUrl ? found : null;
    });
    check(
      `${name}: the list says COMPLETED with links`,
      item.isCompleted === 'COMPLETED' && item.transcriptUrl !== null && item.meetingId === meetingId,
      JSON.stringify(item),
    );
    check(`${name}: the name comes from the CV`, item.candidateName === 'Mira Hollstein', String(item.candidateName));
    const details = await call(colloquy, 'GET', `/api/v1/interviews/${meetingId}`, headers);
    const { cv } = details.body.data as { cv: { status: string; username: string | null; reason: string | null } };
    check(
      `${name}: the CV was read and became a profile`,
      cv.status === 'PARSED' && cv.username !== null,
      JSON.stringify(cv),
    );
    for (const [what, link] of [
      ['report', item.reportUrl],
      ['transcript', item.transcriptUrl],
    ] as const) {
      await page.goto(link ?? '');
      await page.waitForFunction(() => document.body.textContent.includes('frost sprinklers'));
      check(`${name}: the ${what} opens and quotes the candidate`, true);
    }
  } catch (error) {
    for (const page of browser.contexts().flatMap((context) => context.pages()))
      console.log(`the page says: ${(await page.textContent('main'))?.slice(0, 600)}`);
    throw error;
  } finally {
    await browser.close();
    files.close();
    check(`${name}: SIGTERM ends the server cleanly`, [0, 143].includes((await colloquy.stop()) ?? -1));
  }
}

type Item = {
  meetingId: string;
  isCompleted: string;
  candidateName: string | null;
  reportUrl: string | null;
  transcriptUrl: string | null;
};

async function call(
  colloquy: Colloquy,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<{ status: number; body: { data?: unknown } }> {
  const response = await fetch(colloquy.url + path, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as { data?: unknown } };
}

await onEachDatabase(play);
process.exitCode = conclude() ? 0 : 1;
