import type { Page } from 'playwright-core';
import { check, checkSoon } from '../shared/checks.ts';
import { settled } from '../shared/until.ts';
import { openRoom, type Stage } from './harness.ts';

const ANSWER =
  'I looked at the queue first, saw that it had not moved for six minutes, and rolled the release back before I searched for the cause.';

type Focus = { tag: string; name: string; text: string; ringed: boolean; inView: boolean };

/** Where the focus is and whether one can see it there. */
async function focus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return {
      tag: element.tagName.toLowerCase(),
      name: element.className,
      text: (element.textContent ?? '').trim().slice(0, 80),
      ringed: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
      inView: box.bottom > 0 && box.top < innerHeight && box.width > 0,
    };
  });
}

/** Moves on with Tab until `wanted` holds; every stop on the way must be seen. */
export async function tabTo(page: Page, what: string, wanted: (at: Focus) => boolean, key = 'Tab'): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press(key);
    const at = await settled(
      () => focus(page),
      ({ tag, ringed, inView }) => tag === 'body' || (ringed && inView),
    );
    if (at.tag === 'body') continue;
    check(
      `keyboard: the focus on ${at.tag} “${at.text.slice(0, 30)}” is seen`,
      at.ringed && at.inView,
      JSON.stringify(at),
    );
    if (wanted(at)) return;
  }
  check(`keyboard: ${what} is reached`, false);
}

export function button(text: string) {
  return (at: Focus) => (at.tag === 'button' || at.tag === 'summary') && at.text === text;
}

export async function heading(page: Page, text: RegExp): Promise<void> {
  await page.waitForFunction(
    ({ source }) => {
      const h1 = document.querySelector('h1');
      return h1 !== null && new RegExp(source).test(h1.textContent);
    },
    { source: text.source },
  );
  const at = await settled(
    () => focus(page),
    ({ tag }) => tag === 'h1',
  );
  check(`keyboard: the focus lands on ${text.source}`, at.tag === 'h1' && text.test(at.text), JSON.stringify(at));
}

/** What is asked now, with the focus in the field for the answer to it. */
async function question(page: Page, text: RegExp): Promise<void> {
  await page.waitForFunction(
    ({ source }) => {
      const h1 = document.querySelector('h1');
      return h1 !== null && new RegExp(source).test(h1.textContent) && document.querySelector('.field-answer') !== null;
    },
    { source: text.source },
  );
  const at = await settled(
    () => focus(page),
    ({ tag, inView }) => tag === 'textarea' && inView,
  );
  check(
    `keyboard: the focus is in the field of ${text.source}, and seen there`,
    at.tag === 'textarea' && at.ringed && at.inView,
    JSON.stringify(at),
  );
}

/** A whole interview with nothing but Tab, Shift+Tab, Enter, Space, Escape and the arrows. */
export async function checkKeyboard(stage: Stage): Promise<void> {
  const context = await stage.browser.newContext({ viewport: { width: 768, height: 700 }, locale: 'en' });
  const token = `en-plain-keyboard-${crypto.randomUUID().slice(0, 8)}`;
  try {
    const { page, trouble } = await openRoom(context, stage, token);
    await page.waitForSelector('.facts');
    await tabTo(page, 'Continue', button('Continue'));
    await page.keyboard.press('Enter');

    await heading(page, /What you agree to/);
    await tabTo(page, 'the second box', (at) => at.tag === 'input');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await checkSoon('keyboard: Space ticks a box', async () => (await page.locator('input:checked').count()) === 1);
    await tabTo(page, 'Begin', button('Begin the interview'));
    await page.keyboard.press('Enter');

    await question(page, /failed in production/);
    await page.keyboard.type(ANSWER);
    await tabTo(page, 'Send answer', button('Send answer'));
    await page.keyboard.press('Enter');

    await question(page, /Two warehouses/);
    await tabTo(page, 'Help', button('Help'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog');
    await tabTo(page, 'asking for a person', button('Ask for a person'));
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog textarea');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    const after = await settled(() => focus(page), button('Help'));
    check('keyboard: Escape gives the focus back', button('Help')(after), JSON.stringify(after));

    await tabTo(page, 'Pause', button('Pause'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await heading(page, /paused/);
    await tabTo(page, 'going on', button('Continue the interview'));
    await page.keyboard.press('Enter');
    await question(page, /Two warehouses/);

    await tabTo(page, 'the transcript', button('What has been said so far'));
    await page.keyboard.press('Enter');
    await tabTo(page, 'the log', (at) => at.name === 'log');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, 'the field', (at) => at.tag === 'textarea', 'Shift+Tab');
    await page.keyboard.type(ANSWER);
    await page.keyboard.press('Control+Enter');

    await question(page, /Write a function/);
    await page.keyboard.type('function merge(a, b) {');
    await page.keyboard.press('Tab');
    await checkSoon('keyboard: Tab indents code', async () => (await page.inputValue('textarea')).endsWith('{  '));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await checkSoon('keyboard: Escape gives Tab back', async () => (await focus(page)).tag === 'input');
    await page.keyboard.press('Space');
    await tabTo(page, 'the code field', (at) => at.tag === 'textarea', 'Shift+Tab');
    await page.keyboard.press('Tab');
    await checkSoon(
      'keyboard: Tab leaves where indenting was switched off',
      async () => (await focus(page)).tag === 'input',
    );
    await tabTo(page, 'Send answer', button('Send answer'));
    await page.keyboard.press('Enter');

    await question(page, /colleague who is stuck/);
    await tabTo(page, 'Skip', button('Skip this question'));
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog');
    await tabTo(page, 'skipping', button('Skip the question'));
    await page.keyboard.press('Enter');

    await heading(page, /The interview is complete/);
    await tabTo(page, 'the rating', (at) => at.tag === 'input');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, 'Send rating', button('Send rating'));
    await page.keyboard.press('Enter');
    await page.waitForSelector('.rated');

    const received = await stage.received(token);
    const said = received.filter(({ name }) => name === 'answer').map(({ body }) => body);
    check('keyboard: every answer arrived once', said.length === 4, String(said.length));
    check('keyboard: the answers arrived whole', said[0]?.text === ANSWER && said[1]?.text === ANSWER);
    check(
      'keyboard: the rating arrived',
      received.some(({ name, body }) => name === 'rate' && body.stars === 4),
    );
    check('keyboard: the browser has nothing to complain of', trouble.length === 0, trouble.join(' | '));
  } catch (cause) {
    check('keyboard: the interview is held to its end', false, cause instanceof Error ? cause.message : String(cause));
  } finally {
    await context.close();
  }
}
