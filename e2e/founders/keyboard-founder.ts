import type { Page } from 'playwright-core';
import type { Story } from './stories.ts';

/** A founder who uses the keyboard alone, in any language: controls are found by what they are. */
export class KeyboardFounder {
  readonly page: Page;
  readonly #story: Story;

  constructor(page: Page, story: Story) {
    this.page = page;
    this.#story = story;
  }

  /** Presses Tab until the focus is on a control that fits, then the key. */
  async press(selector: string, key: 'Enter' | 'Space' | null = 'Enter'): Promise<void> {
    await this.page.waitForSelector(selector);
    const lastAt = performance.now() + 60_000;
    while (performance.now() < lastAt) {
      if (await this.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) {
        if (key !== null) await this.page.keyboard.press(key);
        return;
      }
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`${selector} is not reached by Tab`);
  }

  /** From the public page to the first question; gives the link that the page said to keep. */
  async apply(atLink?: () => Promise<void>): Promise<string> {
    await this.press('.button-primary');
    const link = (await (await this.page.waitForSelector('.link')).textContent())?.trim() ?? '';
    await atLink?.();
    await this.press('.button-primary');
    await this.page.waitForURL(/\/room\//);
    // Nothing is to be agreed to: an application is not assessed.
    await this.press('.button-primary');
    await this.page.waitForSelector('textarea');
    return link;
  }

  heading(): Promise<string> {
    return this.page.evaluate(() => document.querySelector('h1')?.textContent ?? '');
  }

  /** Answers until the summary stands or `count` answers are given. */
  async tell(count = 60): Promise<string[]> {
    const heard: string[] = [];
    for (let turn = 0; turn < count; turn += 1) {
      const what = await this.page.waitForFunction(() =>
        document.querySelector('.summary') ? 'summary' : document.querySelector('textarea') ? 'question' : false,
      );
      if ((await what.jsonValue()) === 'summary') return heard;
      const question = await this.heading();
      const said = this.#story.answers.find(([pattern]) => pattern.test(question))?.[1];
      if (said === undefined) throw new Error(`the story has nothing to say to: ${question}`);
      heard.push(question);
      await this.press('textarea', null);
      await this.page.keyboard.insertText(said);
      await this.page.keyboard.press('Control+Enter');
      await this.page.waitForFunction(
        (before) =>
          document.querySelector('.summary') !== null ||
          (document.querySelector('h1')?.textContent !== before && document.querySelector('textarea') !== null),
        question,
      );
    }
    return heard;
  }

  /** Types over the e-mail on the summary page, first with something that is none. */
  async correctEmail(atForm?: () => Promise<void>): Promise<void> {
    const { before, after } = this.#story.correction;
    const row = this.page.locator('.summary-row', { hasText: before }).first();
    const label = await row.locator('button').getAttribute('aria-label');
    await this.press(`button[aria-label="${label}"]`);
    await this.page.waitForSelector('input[type="email"]:focus');
    await this.page.keyboard.insertText(' x');
    await this.page.keyboard.press('Enter');
    await this.page.waitForSelector('input[aria-invalid="true"]');
    await atForm?.();
    await this.page.waitForSelector('input[type="email"]:focus');
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.insertText(after);
    await this.page.keyboard.press('Enter');
    await this.page.waitForFunction(
      (value) =>
        document.querySelector('input[type="email"]') === null &&
        document.querySelector('.summary')?.textContent?.includes(value),
      after,
    );
  }
}
