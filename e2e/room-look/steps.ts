import type { Page } from 'playwright-core';
import type { Stage } from './harness.ts';

/** What a state needs to be reached. */
export type Scene = { page: Page; stage: Stage; token: string };

export const LONG_ANSWER =
  'The orders stopped at ten past nine. I was on call, looked at the queue first, saw that it had not moved for six minutes, and rolled the release back before I looked for the cause. Nobody had to type an order twice.';

/** Answers under twelve words get a follow-up from the scripted server. */
export const SHORT_ANSWER = 'We rolled the release back.';

export const primary = '.main .button-primary';

export async function consent({ page }: Scene) {
  await page.click(primary);
  await page.waitForSelector('.consent');
}

export async function begin(scene: Scene) {
  await consent(scene);
  await scene.page.click(primary);
  await scene.page.waitForSelector('.field-answer');
}

export async function write({ page }: Scene, text: string) {
  await page.fill('.field-answer', text);
}

export async function send(scene: Scene) {
  await scene.page.click('.answer .button-primary');
}

export async function answer(scene: Scene, text: string) {
  const before = await scene.page.locator('h1').textContent();
  await write(scene, text);
  await send(scene);
  await scene.page.waitForFunction(
    (asked) => document.querySelector('.field-answer') !== null && document.querySelector('h1')?.textContent !== asked,
    before,
  );
}

/** The third question, which is written in code. */
export async function exercise(scene: Scene) {
  await begin(scene);
  await answer(scene, LONG_ANSWER);
  await answer(scene, LONG_ANSWER);
}

export async function skip(scene: Scene) {
  await scene.page.click('.deeds-answer .button-quiet');
  await scene.page.click('dialog .button-primary');
  await scene.page.waitForSelector('dialog', { state: 'detached' });
}

export async function help({ page }: Scene) {
  await page.click('.top-actions .top-button:last-child');
  await page.waitForSelector('dialog');
}

export async function end(scene: Scene, choice: number) {
  await help(scene);
  await scene.page.click('dialog .deeds-stacked .button:nth-child(2)');
  await scene.page.locator('dialog input[type=radio]').nth(choice).check();
}

export async function ended({ page }: Scene) {
  await page.waitForFunction(() => document.querySelector('.top-actions') === null);
}
