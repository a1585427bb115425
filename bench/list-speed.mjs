// `npm run bench:list-speed`: the list of interviews with its rows on a slow phone (a quarter of this machine, 1.6 Mb/s), in an
// organization with 40 jobs and 2,000 interviews on the PostgreSQL server that TEST_SERVER_URL names. The browser has
// nothing of the console yet, each time. Needs Chromium (CHROMIUM_PATH) and a built tree. Median of ROUNDS.
import { launchBrowser } from '../e2e/shared/browser.ts';
import { seedOrganization } from '../e2e/shared/seed-organization.ts';
import { startColloquy } from '../e2e/shared/server.ts';
import { median, verdict } from './lib/load.mjs';
import { databases, freshDatabase } from './lib/server.mjs';

const MOST_MS = 1_800;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const ORGANIZATION = 'demo';
const SLOW = { offline: false, latency: 0, downloadThroughput: 200_000, uploadThroughput: 100_000 };

for (const { name, url } of await databases()) {
  if (url === null) continue;
  const database = await freshDatabase(url);
  const colloquy = await startColloquy(database.url, {});
  const browser = await launchBrowser();
  try {
    colloquy.cli('demo', '--full');
    await seedOrganization(database.url, ORGANIZATION, { jobs: 40, interviews: 2_000, requests: 14, refused: 3 });
    const storageState = await signIn(browser, colloquy);
    const taken = [];
    for (let round = 0; round < ROUNDS; round += 1)
      taken.push(await listOnSlowPhone(browser, colloquy.url, storageState));
    console.log(`the list stands after ${taken.join(', ')} ms`);
    const middle = median([...taken].sort((a, b) => a - b));
    verdict(`the list on a slow phone (${name})`, `${middle} ms`, `≤ ${MOST_MS} ms`, middle <= MOST_MS);
  } finally {
    await browser.close();
    await colloquy.stop();
    await database.drop();
  }
}

/** As the first owner, in a browser of its own. */
async function signIn(browser, colloquy) {
  const [printed = ''] = colloquy.cli('owner', '--organization', ORGANIZATION).split('\n');
  const context = await browser.newContext();
  const page = await context.newPage();
  // With a server database the command is a process of its own, which does not know the port that the server took.
  await page.goto(printed.replace('//localhost:0/', `//localhost:${new URL(colloquy.url).port}/`));
  await page.getByLabel('Name that candidates read').fill('Lantern & Söhne');
  await page.getByLabel('Your e-mail address').fill('ana@lantern.example');
  await page.getByLabel('Your name').fill('Ana Lind');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

async function listOnSlowPhone(browser, url, storageState) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB', storageState });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const begun = performance.now();
  // The session is of this host's name, not of its number.
  await page.goto(`http://localhost:${new URL(url).port}/console/${ORGANIZATION}/interviews`, { waitUntil: 'commit' });
  await page.locator('main tbody tr').first().waitFor();
  const ms = Math.round(performance.now() - begun);
  await context.close();
  return ms;
}
