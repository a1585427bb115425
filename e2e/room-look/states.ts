import type { Page } from 'playwright-core';
import {
  answer,
  begin,
  consent,
  end,
  ended,
  exercise,
  help,
  LONG_ANSWER,
  primary,
  type Scene,
  SHORT_ANSWER,
  send,
  skip,
  write,
} from './steps.ts';

export type State = {
  name: string;
  /** Second part of the token: how the scripted server behaves. */
  kind?: 'slow' | 'plain' | 'fair' | 'early' | 'voice';
  /** A script of its own, in English: looked at once. */
  script?: 'given';
  /** A link of another kind than an interview's. */
  link?: 'unknown' | 'over';
  /** Before the page is opened. */
  before?: (page: Page) => Promise<void>;
  reach: (scene: Scene) => Promise<void>;
};

function outside(name: string, event: string, begun: boolean): State {
  return {
    name,
    async reach(scene) {
      if (begun) await begin(scene);
      await scene.stage.play(scene.token, event);
      await ended(scene);
    },
  };
}

/** Every state that a candidate can meet, in the order of the interview. */
export const STATES: readonly State[] = [
  {
    name: 'loading',
    before: async (page) => {
      await page.route('**/room/api/state*', () => undefined);
    },
    reach: async ({ page }) => {
      await page.waitForFunction(() => document.querySelector('[role=status]')?.textContent !== '');
    },
  },
  { name: 'link-unknown', link: 'unknown', reach: async ({ page }) => void (await page.waitForSelector('h1')) },
  { name: 'link-over', link: 'over', reach: async ({ page }) => void (await page.waitForSelector('h1')) },
  {
    name: 'broken',
    before: async (page) => {
      await page.route('**/room/api/state*', (route) =>
        route.fulfill({ status: 400, json: { status: 400, code: 'invalid', message: 'scripted' } }),
      );
    },
    reach: async ({ page }) => void (await page.waitForSelector(primary)),
  },
  { name: 'welcome', reach: async ({ page }) => void (await page.waitForSelector('.facts')) },
  {
    name: 'welcome-other-language',
    reach: async ({ page }) => {
      await page.selectOption('select', 'fi');
      await page.waitForFunction(() => document.documentElement.lang === 'fi');
    },
  },
  { name: 'consent', reach: consent },
  {
    name: 'person',
    reach: async ({ page }) => {
      await page.click('.main .button-quiet');
      await page.waitForSelector('.choices');
    },
  },
  { name: 'question', reach: begin },
  {
    name: 'question-written',
    async reach(scene) {
      await begin(scene);
      await write(scene, LONG_ANSWER);
      await scene.page.waitForFunction(() => document.querySelector('.saved')?.textContent !== '');
    },
  },
  {
    name: 'question-empty',
    async reach(scene) {
      await begin(scene);
      await send(scene);
      await scene.page.waitForSelector('.hint-error');
    },
  },
  {
    name: 'thinking',
    kind: 'slow',
    async reach(scene) {
      await begin(scene);
      await write(scene, LONG_ANSWER);
      await send(scene);
      await scene.page.waitForSelector('.last');
    },
  },
  {
    name: 'thinking-long',
    kind: 'slow',
    async reach(scene) {
      await begin(scene);
      await write(scene, LONG_ANSWER);
      await send(scene);
      await scene.page.waitForSelector('.last');
      const short = await scene.page.textContent('.pending-words');
      await scene.page.waitForFunction(
        (words) => document.querySelector('.pending-words')?.textContent !== words,
        short,
      );
    },
  },
  {
    name: 'follow-up',
    async reach(scene) {
      await begin(scene);
      await answer(scene, SHORT_ANSWER);
    },
  },
  {
    name: 'nudge',
    async reach(scene) {
      await begin(scene);
      const greeting = await scene.page.locator('.lead').textContent();
      await scene.stage.play(scene.token, 'nudge');
      await scene.page.waitForFunction(
        (greeting) => document.querySelector('.lead')?.textContent !== greeting,
        greeting,
      );
    },
  },
  {
    name: 'correction',
    async reach(scene) {
      await begin(scene);
      await answer(scene, LONG_ANSWER);
      await scene.page.click('.fold summary');
      await scene.page.click('.fold .button-quiet');
      await scene.page.waitForSelector('.correction');
    },
  },
  {
    name: 'transcript',
    async reach(scene) {
      await begin(scene);
      await answer(scene, LONG_ANSWER);
      await scene.page.click('.fold:last-child summary');
      await scene.page.waitForSelector('.log');
    },
  },
  {
    name: 'code',
    async reach(scene) {
      await begin(scene);
      await answer(scene, LONG_ANSWER);
      await answer(scene, LONG_ANSWER);
      await write(
        scene,
        'function merge(first: number[], second: number[]): number[] {\n  return [...new Set([...first, ...second])].sort((a, b) => a - b);\n}',
      );
    },
  },
  {
    name: 'code-given',
    script: 'given',
    async reach(scene) {
      await exercise(scene);
      await scene.page.waitForFunction(() => document.querySelector('textarea')?.value.includes('Your code here'));
    },
  },
  {
    name: 'code-as-given',
    script: 'given',
    async reach(scene) {
      await exercise(scene);
      await send(scene);
      await scene.page.waitForSelector('dialog');
    },
  },
  {
    name: 'code-again',
    script: 'given',
    async reach(scene) {
      await exercise(scene);
      await write(
        scene,
        'function mergeOrders(first, second) { return [...new Set([...first, ...second])].sort((a, b) => a - b); }',
      );
      await scene.page.click('.answer > .deeds:not(.deeds-answer) .button');
      await scene.page.waitForSelector('dialog');
    },
  },
  {
    name: 'own-questions',
    script: 'given',
    async reach(scene) {
      await exercise(scene);
      await skip(scene);
      await scene.page.waitForSelector('h1:has-text("stuck")');
      await answer(scene, LONG_ANSWER);
    },
  },
  {
    name: 'answer-held',
    async reach(scene) {
      await begin(scene);
      await scene.stage.play(scene.token, 'fail?command=answer');
      await write(scene, LONG_ANSWER);
      await send(scene);
      await scene.page.waitForSelector('.pending .button');
    },
  },
  {
    name: 'skip-dialog',
    async reach(scene) {
      await begin(scene);
      await write(scene, SHORT_ANSWER);
      await scene.page.click('.deeds-answer .button-quiet');
      await scene.page.waitForSelector('dialog');
    },
  },
  {
    name: 'help-dialog',
    async reach(scene) {
      await begin(scene);
      await help(scene);
    },
  },
  {
    name: 'person-dialog',
    async reach(scene) {
      await begin(scene);
      await help(scene);
      await scene.page.click('dialog .deeds-stacked .button:first-child');
      await scene.page.waitForSelector('dialog textarea');
    },
  },
  {
    name: 'person-told',
    async reach(scene) {
      await begin(scene);
      await help(scene);
      await scene.page.click('dialog .deeds-stacked .button:first-child');
      await scene.page.click('dialog .button-primary');
      await scene.page.waitForSelector('.notice');
    },
  },
  {
    name: 'end-dialog',
    async reach(scene) {
      await begin(scene);
      await write(scene, SHORT_ANSWER);
      await end(scene, 0);
    },
  },
  {
    name: 'end-refused',
    async reach(scene) {
      await begin(scene);
      await end(scene, 0);
      await scene.page.click('dialog .button-primary');
      await scene.page.waitForSelector('dialog .notice');
    },
  },
  {
    name: 'way-out',
    async reach(scene) {
      await begin(scene);
      await skip(scene);
      await scene.page.waitForSelector('.field-answer');
      await skip(scene);
      await scene.page.waitForSelector('.way-out');
    },
  },
  {
    name: 'time-nearly-over',
    async reach(scene) {
      await begin(scene);
      await scene.stage.play(scene.token, 'spend?ms=1150000');
      await scene.stage.play(scene.token, 'warn');
      await scene.page.waitForSelector('.notice');
    },
  },
  {
    name: 'draft-taken',
    async reach(scene) {
      await begin(scene);
      await write(scene, LONG_ANSWER);
      await scene.page.waitForFunction(() => document.querySelector('.saved')?.textContent !== '');
      await scene.stage.play(scene.token, 'move-on');
      await scene.page.waitForSelector('.field-answer');
      await scene.page.waitForSelector('.notice');
    },
  },
  {
    name: 'leftover',
    async reach(scene) {
      await begin(scene);
      await scene.page.route('**/room/api/typing', (route) => route.abort());
      await write(scene, LONG_ANSWER);
      await scene.stage.play(scene.token, 'move-on');
      await scene.page.waitForSelector('.leftover');
      await scene.page.waitForSelector('.field-answer');
    },
  },
  {
    name: 'draft-restored',
    async reach(scene) {
      await begin(scene);
      await write(scene, SHORT_ANSWER);
      await scene.page.waitForFunction(() => document.querySelector('.saved')?.textContent !== '');
      await scene.page.reload();
      await scene.page.click(primary);
      await scene.page.waitForSelector('.field-answer');
    },
  },
  {
    name: 'offline',
    async reach(scene) {
      await begin(scene);
      await write(scene, SHORT_ANSWER);
      await scene.page.context().setOffline(true);
      await scene.page.waitForSelector('.notice-amber');
    },
  },
  {
    name: 'answer-waiting',
    async reach(scene) {
      await begin(scene);
      await scene.page.context().setOffline(true);
      await write(scene, LONG_ANSWER);
      await send(scene);
      await scene.page.waitForSelector('.pending .own');
    },
  },
  {
    name: 'answer-kept',
    async reach(scene) {
      await begin(scene);
      await scene.page.context().setOffline(true);
      await write(scene, LONG_ANSWER);
      await send(scene);
      await scene.page.waitForSelector('.pending .own');
      await scene.page.context().setOffline(false);
      await scene.page.waitForSelector('.field-answer');
    },
  },
  {
    name: 'paused',
    async reach(scene) {
      await begin(scene);
      await scene.page.click('.top-actions .top-button:first-child');
      await scene.page.waitForSelector(primary);
    },
  },
  {
    name: 'dropped',
    async reach(scene) {
      await begin(scene);
      await scene.stage.play(scene.token, 'drop');
      await scene.page.waitForFunction(() => document.querySelector('.progress') === null);
    },
  },
  {
    name: 'elsewhere',
    async reach(scene) {
      await begin(scene);
      await scene.page.reload();
      await scene.page.waitForSelector(primary);
    },
  },
  {
    name: 'taken',
    async reach(scene) {
      await begin(scene);
      const other = await scene.page.context().newPage();
      await other.goto(scene.page.url());
      await other.click(primary);
      await other.waitForSelector('.field-answer');
      await other.close();
      await scene.page.waitForFunction(() => document.querySelector('.progress') === null);
    },
  },
  {
    name: 'ended-completed',
    async reach(scene) {
      await begin(scene);
      for (let question = 0; question < 3; question += 1) await answer(scene, LONG_ANSWER);
      await write(scene, LONG_ANSWER);
      await send(scene);
      await ended(scene);
    },
  },
  {
    name: 'ended-rated',
    async reach(scene) {
      await consent(scene);
      for (const box of await scene.page.locator('input[type=checkbox]').all()) await box.check();
      await scene.page.click(primary);
      await scene.page.waitForSelector('.field-answer');
      await scene.stage.play(scene.token, 'time-limit');
      await ended(scene);
      await scene.page.locator('input[type=radio]').nth(1).check();
      await scene.page.click(primary);
      await scene.page.waitForSelector('.part.stack', { state: 'detached' });
      await scene.page.locator('.part .button').first().click();
      await scene.page.waitForFunction(() => document.querySelectorAll('.part .button').length === 1);
    },
  },
  {
    name: 'ended-left',
    async reach(scene) {
      await begin(scene);
      await end(scene, 1);
      await scene.page.click('dialog .button-primary');
      await ended(scene);
    },
  },
  {
    name: 'ended-withdrawn',
    async reach(scene) {
      await begin(scene);
      await end(scene, 2);
      await scene.page.click('dialog .button-primary');
      await ended(scene);
    },
  },
  {
    name: 'ended-declined-for-person',
    async reach(scene) {
      await scene.page.click('.main .button-quiet');
      await scene.page.locator('input[type=radio]').nth(1).check();
      await scene.page.click(primary);
      await ended(scene);
    },
  },
  {
    name: 'ended-declined',
    async reach(scene) {
      await scene.page.click('.main .button-quiet');
      await scene.page.locator('input[type=radio]').nth(2).check();
      await scene.page.click(primary);
      await ended(scene);
    },
  },
  outside('ended-cancelled', 'cancel', false),
  outside('ended-no-show', 'no-show', false),
  outside('ended-deadline-passed', 'deadline-passed', true),
  outside('ended-time-limit', 'time-limit', true),
];
