import type { Page } from 'playwright-core';
import { check, checkSoon } from '../shared/checks.ts';
import { settled } from '../shared/until.ts';
import { openRoom, type Stage } from './harness.ts';

const ANSWER =
  'I looked at the queue first, saw that it had not moved for six minutes, and rolled the release back before I searched for the cause.';

async function begin(page: Page): Promise<void> {
  await page.click('.main .button-primary');
  await page.waitForSelector('.consent');
  await page.click('.main .button-primary');
  await page.waitForSelector('.field-answer');
}

async function scenario(stage: Stage, name: string, run: (page: Page, token: string) => Promise<void>): Promise<void> {
  const context = await stage.browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en' });
  const token = `en-plain-life-${crypto.randomUUID().slice(0, 8)}`;
  try {
    const { page } = await openRoom(context, stage, token);
    await run(page, token);
  } catch (cause) {
    check(`life: ${name}`, false, cause instanceof Error ? cause.message : String(cause));
  } finally {
    await context.close();
  }
}

/** What happens to a page in real life: reloads, freezes, lost replies, a lost line. Nothing may be lost or doubled. */
export async function checkLife(stage: Stage): Promise<void> {
  const answers = async (token: string) =>
    (await stage.received(token)).filter(({ name }) => name === 'answer').map(({ body }) => body);

  await scenario(stage, 'opening the page changes nothing', async (page, token) => {
    await page.waitForSelector('.facts');
    await page.reload();
    await page.waitForSelector('.facts');
    check('life: opening the page changes nothing', (await stage.received(token)).length === 0);
  });

  await scenario(stage, 'a reload in the middle of an answer', async (page) => {
    await begin(page);
    const question = await page.textContent('h1');
    await page.fill('.field-answer', ANSWER);
    await page.reload();
    await page.click('.main .button-primary');
    await page.waitForSelector('.field-answer');
    check('life: after a reload the same question stands', (await page.textContent('h1')) === question);
    check('life: after a reload the draft is back', (await page.inputValue('.field-answer')) === ANSWER);
  });

  await scenario(stage, 'a reply that gets lost', async (page, token) => {
    await begin(page);
    await page.fill('.field-answer', ANSWER);
    await page.waitForFunction(() => document.querySelector('.saved')?.textContent !== '');
    let lost = 0;
    await page.route('**/room/api/answer', async (route) => {
      if (lost === 2) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await page.click('.answer .button-primary');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent.startsWith('Two warehouses'));
    const sent = await answers(token);
    const ids = new Set(sent.map(({ clientId }) => clientId));
    check(
      'life: a lost reply is asked for again under the same id',
      sent.length >= 2 && ids.size === 1,
      `${sent.length}`,
    );
    await checkSoon(
      'life: it is said that the answer was kept',
      async () => (await page.locator('.notice').count()) === 1,
    );
    await page.click('.fold:last-child summary');
    await page.waitForSelector('.turn-candidate');
    check('life: the answer stands once in the transcript', (await page.locator('.turn-candidate').count()) === 1);
  });

  await scenario(stage, 'a line that is gone', async (page, token) => {
    await begin(page);
    await page.context().setOffline(true);
    await page.fill('.field-answer', ANSWER);
    await page.click('.answer .button-primary');
    await page.waitForSelector('.pending .own');
    check('life: offline the answer waits on the page', (await answers(token)).length === 0);
    await page.context().setOffline(false);
    await page.waitForFunction(() => document.querySelector('h1')?.textContent.startsWith('Two warehouses'));
    check('life: it leaves once when the line is back', (await answers(token)).length === 1);
  });

  await scenario(stage, 'a frozen page', async (page, token) => {
    await begin(page);
    await page.fill('.field-answer', ANSWER);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await stage.play(token, 'nudge');
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    await page.waitForFunction(() => document.querySelector('.lead')?.textContent?.startsWith('Take the time'));
    check('life: after a freeze the page knows what happened', true);
    check('life: after a freeze the draft stands', (await page.inputValue('.field-answer')) === ANSWER);
  });

  await scenario(stage, 'a page that goes away', async (page, token) => {
    await begin(page);
    await page.fill('.field-answer', 'A');
    await page.fill('.field-answer', ANSWER);
    await page.goto('about:blank');
    // What a page sends on its way out arrives after the page that follows.
    const kept = await settled(
      async () => (await stage.received(token)).filter(({ name }) => name === 'typing').at(-1),
      (typing) => typing?.body.draft === ANSWER,
    );
    check(
      'life: what was written is with the server when the page goes',
      kept?.body.draft === ANSWER,
      String(kept?.body.draft),
    );
  });

  await scenario(stage, 'a phone left lying', async (page) => {
    const phone = await page.context().newPage();
    await phone.goto(page.url());
    await phone.waitForSelector('.facts');
    await begin(page);
    await page.fill('.field-answer', ANSWER);
    await phone.waitForFunction(() => document.querySelector('.facts') === null);
    const devtools = await page.context().newCDPSession(phone);
    for (const state of ['frozen', 'active'] as const) await devtools.send('Page.setWebLifecycleState', { state });
    await phone.reload();
    await phone.waitForSelector('.main .button-primary');
    await phone.goto('about:blank');
    await phone.goBack();
    await phone.waitForSelector('.main .button-primary');
    await page.click('.answer .button-primary');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent.startsWith('Two warehouses'));
    check('life: a phone left lying takes nothing, woken up, loaded again or come back to', true);
    check('life: it says where the interview is', (await phone.textContent('h1'))?.includes('under way') === true);
  });

  await scenario(stage, 'two tabs', async (page) => {
    await begin(page);
    await page.fill('.field-answer', ANSWER);
    await page.waitForFunction(() => document.querySelector('.saved')?.textContent !== '');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.waitForSelector('.main .button-primary');
    check('life: a tab that was only opened takes nothing', (await page.locator('.field-answer').count()) === 1);
    await other.click('.main .button-primary');
    await other.waitForSelector('.field-answer');
    check('life: the newer tab goes on with the draft', (await other.inputValue('.field-answer')) === ANSWER);
    await page.waitForSelector('.progress', { state: 'detached' });
    check('life: the older tab says so', (await page.locator('h1').textContent())?.includes('another place') === true);
    await page.click('.main .button-primary');
    await page.waitForSelector('.field-answer');
    check('life: it can be taken back', (await page.inputValue('.field-answer')) === ANSWER);
  });
}
