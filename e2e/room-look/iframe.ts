import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentMessage } from '@colloquy/contract/room';
import { check } from '../shared/checks.ts';
import { settled } from '../shared/until.ts';
import { checkRules } from './audit.ts';
import type { Stage } from './harness.ts';

const ANSWER =
  'I looked at the queue first, saw that it had not moved for six minutes, and rolled the release back before I searched for the cause.';

/** The room in another site's page: what it tells the page, and that it stays usable. */
export async function checkIframe(stage: Stage): Promise<void> {
  const token = `en-plain-frame-${crypto.randomUUID().slice(0, 8)}`;
  const host = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>Careers</title><main><h1>Careers</h1><iframe title="Interview" width="600" height="900" src="${stage.origin}/room/${token}"></iframe></main>
       <script>window.told = []; addEventListener('message', (event) => told.push({ origin: event.origin, data: event.data }));</script></html>`,
    );
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as AddressInfo;
  const context = await stage.browser.newContext({
    viewport: { width: 1024, height: 1000 },
    locale: 'en',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}/`);
    const room = page.frameLocator('iframe');
    await room.locator('.main .button-primary').click();
    await room.locator('.consent').first().waitFor();
    await room.locator('.main .button-primary').click();
    await page.locator('iframe').evaluate((iframe) => iframe.setAttribute('height', '450'));
    await room.locator('.field-answer').fill(ANSWER);
    const held = await room.locator('.prompt').evaluate((element) => getComputedStyle(element).position);
    check('frame: nothing is held by the height of a frame that follows its content', held === 'static', held);
    await page.locator('iframe').evaluate((iframe) => iframe.setAttribute('height', '900'));
    await room.locator('.answer .button-primary').click();
    await room.locator('h1', { hasText: 'Two warehouses' }).waitFor();
    await room.locator('.top-actions .top-button').first().click();
    await room.locator('h1', { hasText: 'paused' }).waitFor();
    await checkRules(page, 'framed');
    await room.locator('.main .button-primary').click();
    await room.locator('.field-answer').waitFor();
    await stage.play(token, 'time-limit');
    await room.locator('h1', { hasText: 'time of the interview' }).waitFor();

    // A message comes a moment after what it tells of.
    const told = await settled(
      () => page.evaluate(() => (window as unknown as { told: { origin: string; data: { type: string } }[] }).told),
      (messages) => messages.some(({ data }) => data.type === 'aborted'),
    );
    check(
      'frame: messages come from the room alone',
      told.every(({ origin }) => origin === stage.origin),
    );
    const wrong = told.filter(({ data }) => !parentMessage.safeParse(data).success);
    check('frame: every message is one of the published ones', wrong.length === 0, JSON.stringify(wrong));
    const types = told.map(({ data }) => data.type).filter((type) => type !== 'resize');
    check(
      'frame: the page is told in the order of things',
      types.join(' ') === 'ready started question question paused aborted',
      types.join(' '),
    );
    const words = JSON.stringify(told);
    check(
      'frame: no message holds a name, a token or words',
      !/Maria|Harbour|queue|warehouse/.test(words) && !words.includes(token),
    );
  } catch (cause) {
    check('frame: the interview runs in a frame', false, cause instanceof Error ? cause.message : String(cause));
  } finally {
    await context.close();
    host.closeAllConnections();
    host.close();
  }
}
