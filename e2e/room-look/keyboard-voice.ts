import type { Page } from 'playwright-core';
import { check, checkSoon } from '../shared/checks.ts';
import { openRoom, type Stage } from './harness.ts';
import { button, heading, tabTo } from './keyboard.ts';
import { type Json, playVoice } from './voice-room.ts';

const SAID =
  'The orders stopped at ten past nine. I looked at the queue first, saw that it had not moved, and rolled the release back.';
const CODE = 'Merge both lists by always taking the smaller head.';

/** The candidate speaks: that is no key and no mouse. */
async function say(page: Page): Promise<void> {
  const speaks = (is: boolean) => page.evaluate((now) => (globalThis as Json).scene.speaks(now), is);
  await page.waitForTimeout(800);
  await speaks(true);
  await page.waitForTimeout(1_200);
  await speaks(false);
}

async function asked(page: Page, text: RegExp): Promise<void> {
  await page.waitForFunction(({ source }) => new RegExp(source).test(document.querySelector('h1')?.textContent ?? ''), {
    source: text.source,
  });
  await page.waitForSelector('.voice[data-stage=waiting]');
}

/** A whole spoken interview with a voice and a keyboard. */
export async function checkSpokenKeyboard(stage: Stage): Promise<void> {
  const context = await stage.browser.newContext({ viewport: { width: 768, height: 700 }, locale: 'en' });
  const token = `en-voice-keyboard-${crypto.randomUUID().slice(0, 8)}`;
  try {
    const { page, trouble } = await openRoom(context, stage, token, (one) =>
      playVoice(one, { hears: { text: SAID, confidence: 0.95 }, reads: 1_500, lineMs: 0 }),
    );
    await page.waitForSelector('.facts');
    await tabTo(page, 'Continue', button('Continue'));
    await page.keyboard.press('Enter');

    await heading(page, /What you agree to/);
    await tabTo(page, 'the box about speech', (at) => at.tag === 'input');
    await page.keyboard.press('Space');
    await tabTo(page, 'Begin', button('Begin the interview'));
    await page.keyboard.press('Enter');

    await heading(page, /Can we hear you/);
    await tabTo(page, 'the test of the microphone', button('Test the microphone'));
    await page.keyboard.press('Enter');
    await page.waitForSelector('.voice[data-microphone=on]');
    await say(page);
    await checkSoon(
      'spoken by keyboard: the voice is heard',
      async () => (await page.locator('[data-heard=true]').count()) === 1,
    );
    await tabTo(page, 'the record of two seconds', button('Record two seconds and hear them'));
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-try=playing]');
    await page.waitForSelector('[data-try=idle]');
    await tabTo(page, 'Begin by speaking', button('Begin by speaking'));
    await page.keyboard.press('Enter');

    await asked(page, /failed in production/);
    await say(page);
    await page.waitForSelector('.voice[data-stage=ending]');
    await tabTo(page, 'Give me more time', button('Give me more time'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.voice[data-stage=open]');
    await tabTo(page, 'I am done', button('I am done'));
    await page.keyboard.press('Enter');

    await asked(page, /Two warehouses/);
    // What is read is heard to its end first.
    await page.waitForSelector('.voice[data-player=idle]');
    await tabTo(page, 'hearing it again', button('Play again'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.voice[data-player=playing]');
    await page.waitForSelector('.voice[data-player=idle]');
    await say(page);

    // Nobody presses anything: the answer goes out after its silence. The next one is typed.
    await asked(page, /Write a function/);
    await tabTo(page, 'Answer in writing', button('Answer in writing'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.voice:not([data-stage])');
    await tabTo(page, 'the code field', (at) => at.tag === 'textarea');
    await page.keyboard.type(CODE);
    await page.keyboard.press('Control+Enter');

    await page.waitForFunction(() => /colleague who is stuck/.test(document.querySelector('h1')?.textContent ?? ''));
    await tabTo(page, 'Answer by speaking', button('Answer by speaking'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await asked(page, /colleague who is stuck/);
    await say(page);

    await page.waitForFunction(() => !/colleague who is stuck/.test(document.querySelector('h1')?.textContent ?? ''));
    const received = await stage.received(token);
    const answers = received.filter(({ name }) => name === 'answer').map(({ body }) => String(body.text));
    check('spoken by keyboard: every answer arrived once', answers.length === 4, String(answers.length));
    check(
      'spoken by keyboard: what was said arrived',
      answers.filter((text) => text === SAID).length === 3,
      answers.join(' | '),
    );
    check('spoken by keyboard: what was typed arrived', answers[2]?.includes(CODE) === true, answers[2]);
    check('spoken by keyboard: the browser has nothing to complain of', trouble.length === 0, trouble.join(' | '));
  } catch (cause) {
    check(
      'spoken by keyboard: the interview is held to its end',
      false,
      cause instanceof Error ? cause.message : String(cause),
    );
  } finally {
    await context.close();
  }
}
