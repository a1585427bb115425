import { begin, ended, type Scene } from './steps.ts';

/** What candidates are told of fair treatment, and may say of themselves. */
export const FAIR_STATES = [
  {
    name: 'welcome-judged',
    kind: 'fair' as const,
    async reach({ page }: Scene) {
      await page.click('.main [aria-haspopup=dialog]');
      await page.waitForSelector('dialog a');
    },
  },
  {
    name: 'welcome-too-early',
    kind: 'early' as const,
    reach: async ({ page }: Scene) => void (await page.waitForSelector('#notice')),
  },
  {
    name: 'ended-about-you',
    kind: 'fair' as const,
    async reach(scene: Scene) {
      await begin(scene);
      await scene.stage.play(scene.token, 'time-limit');
      await ended(scene);
      await scene.page.waitForSelector('.part select');
    },
  },
  {
    name: 'ended-said-about-you',
    kind: 'fair' as const,
    async reach(scene: Scene) {
      await begin(scene);
      await scene.stage.play(scene.token, 'time-limit');
      await ended(scene);
      await scene.page.locator('.part select').first().selectOption('undisclosed');
      await scene.page.locator('form:has(select) button').click();
      await scene.page.waitForSelector('.part select', { state: 'detached' });
    },
  },
];
