import type { Page } from 'playwright-core';

/** Somebody who answers with the keyboard alone. */
export class KeyboardCandidate {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab until the focus is on a control whose text or label fits, then the key; a page may still come to it. */
  async press(label: RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    // A page that is still loading has nothing to press.
    await this.#page.waitForSelector('button, input, textarea');
    const lastAt = performance.now() + 60_000;
    while (performance.now() < lastAt) {
      if (label.test(await this.#focused())) {
        await this.#page.keyboard.press(key);
        return;
      }
      await this.#page.keyboard.press('Tab');
    }
    throw new Error(
      `no control that fits ${label} is reached by Tab; the page says: ${(await this.#page.textContent('body'))?.slice(0, 400)}`,
    );
  }

  async heading(): Promise<string> {
    return (await this.#page.textContent('h1')) ?? '';
  }

  async waitForHeading(pattern: RegExp): Promise<void> {
    await this.#page.waitForFunction(
      ({ source, flags }) => new RegExp(source, flags).test(document.querySelector('h1')?.textContent ?? ''),
      { source: pattern.source, flags: pattern.flags },
    );
  }

  /** Whether a question stands; false once the interview is over. */
  async isAsked(): Promise<boolean> {
    const asked = await this.#page.waitForFunction(() => {
      if (document.querySelector('textarea')) return 'yes';
      return /complete/i.test(document.querySelector('h1')?.textContent ?? '') ? 'no' : false;
    });
    return (await asked.jsonValue()) === 'yes';
  }

  /** Types into the answer field and sends it; resolves when the room has taken it. */
  async answer(text: string): Promise<void> {
    await this.press(/^textarea/);
    await this.#page.keyboard.type(text);
    await this.#page.keyboard.press('Control+Enter');
    await this.#page.waitForFunction(() => (document.querySelector('textarea')?.value ?? '') === '');
  }

  #focused(): Promise<string> {
    return this.#page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return '';
      const kind = element.tagName.toLowerCase();
      return kind === 'textarea' || kind === 'input' ? kind : (element.textContent ?? '').trim();
    });
  }
}
