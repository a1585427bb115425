import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { check } from '../shared/checks.ts';
import { settled } from '../shared/until.ts';
import { checkReflow, checkRules } from './audit.ts';
import { openRoom, type Stage } from './harness.ts';
import { answer, begin, consent, exercise, LONG_ANSWER, primary, type Scene, send, write } from './steps.ts';

const PICTURES = fileURLToPath(new URL('../screenshots/room/in-sight/', import.meta.url));

type Size = { width: number; height: number };

/** The windows that people open an invitation in. */
const FIRST_WINDOWS: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
];

const PHONE: Size = { width: 390, height: 844 };
/** The same phone with its keyboard up, where the keyboard takes from the page. */
const PHONE_WITH_KEYBOARD: Size = { width: 390, height: 420 };

async function scene(
  stage: Stage,
  name: string,
  size: Size,
  script: string,
  run: (scene: Scene) => Promise<void>,
): Promise<void> {
  const locale = script === 'given' || script === 'ar' ? 'en' : script;
  const context = await stage.browser.newContext({ viewport: size, locale, reducedMotion: 'reduce' });
  const token = `${script}-plain-sight-${crypto.randomUUID().slice(0, 8)}`;
  try {
    const { page, trouble } = await openRoom(context, stage, token);
    await run({ page, stage, token });
    check(`${name}: the browser has nothing to complain of`, trouble.length === 0, trouble.join(' | '));
  } catch (cause) {
    check(name, false, cause instanceof Error ? cause.message : String(cause));
  } finally {
    await context.close();
  }
}

async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}${name}.png` });
}

/** Whole in the part of the window that can be seen, and not covered by anything, once the page has settled. */
function isInSight(locator: Locator): Promise<boolean> {
  return settled(() => wholeInSight(locator), Boolean);
}

async function wholeInSight(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const view = window.visualViewport;
    const [top, height] = [view?.offsetTop ?? 0, view?.height ?? innerHeight];
    const box = element.getBoundingClientRect();
    const inside = box.height > 0 && box.top >= top - 1 && box.bottom <= top + height + 1;
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return inside && at !== null && (element.contains(at) || at.contains(element));
  });
}

/** The first line of a text that may scroll in its place. */
function firstLineInSight(locator: Locator): Promise<boolean> {
  return settled(() => startInSight(locator), Boolean);
}

async function startInSight(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const view = window.visualViewport;
    const [top, height] = [view?.offsetTop ?? 0, view?.height ?? innerHeight];
    const box = element.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + 10, box.top + 10);
    return box.top >= top - 1 && box.top + 20 <= top + height && at !== null && element.contains(at);
  });
}

function fieldHasFocus(page: Page): Promise<boolean> {
  const look = () => page.evaluate(() => document.activeElement?.classList.contains('field-answer') === true);
  return settled(look, Boolean);
}

async function checkWelcome(stage: Stage): Promise<void> {
  // `ar`: an English page to a candidate with an Arabic name.
  for (const script of ['en', 'de', 'ja', 'ar', 'th']) {
    for (const size of FIRST_WINDOWS) {
      const name = `welcome (${script}) at ${size.width} × ${size.height}`;
      await scene(stage, name, size, script === 'th' ? 'en' : script, async ({ page }) => {
        await page.waitForSelector('.facts');
        if (script === 'th') await inThai(page);
        const action = page.locator(primary);
        check(`${name}: one next action`, (await action.count()) === 1);
        check(`${name}: it is in sight without scrolling`, await isInSight(action));
        check(`${name}: how long it takes is in sight, too`, await isInSight(page.locator('.facts')));
        await picture(page, `welcome-${script}-${size.width}`);
        await checkRules(page, name);
        await checkReflow(page, name);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        check(
          `${name}: it covers nothing at the end of the page`,
          await isInSight(page.locator('.main > :last-child')),
        );
      });
    }
  }
}

async function inThai(page: Page): Promise<void> {
  await page.selectOption('select', 'th');
  await page.waitForFunction(() => document.documentElement.lang === 'th');
}

async function checkPerson(stage: Stage): Promise<void> {
  await scene(stage, 'person', PHONE, 'en', async ({ page, stage: { received }, token }) => {
    await page.click('.main .button-quiet');
    await page.waitForSelector('.choices');
    const chosen = await page.locator('input[type=radio]:checked').inputValue();
    check('person: what is chosen beforehand ends nothing', chosen === 'also', chosen);
    await page.click(primary);
    await page.waitForSelector('.notice');
    check('person: the interview can still be begun', (await page.locator('.facts').count()) === 1);
    const names = (await received(token)).map(({ name }) => name);
    check('person: nothing but the wish was sent', names.join() === 'ask-human', names.join());
    const told = (await page.textContent('.notice')) ?? '';
    check('person: it says where the wish is kept', /kept with the interview/.test(told), told);
  });
}

async function checkPromise(stage: Stage): Promise<void> {
  await scene(stage, 'time', PHONE, 'en', async (at) => {
    const promised = /\d+/.exec((await at.page.textContent('.facts')) ?? '')?.[0];
    await begin(at);
    const left = /\d+/.exec((await at.page.textContent('.time')) ?? '')?.[0];
    check(
      'time: the clock starts with what was promised',
      promised !== undefined && promised === left,
      `${promised}, ${left}`,
    );
  });
}

async function checkFocus(stage: Stage): Promise<void> {
  await scene(stage, 'focus', PHONE, 'en', async (at) => {
    const { page } = at;
    await begin(at);
    check('focus: in the field when the first question comes', await fieldHasFocus(page));
    const described = await page.evaluate(() => {
      const ids = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    });
    check('focus: the question describes the field', described.includes('failed in production'), described);
    await page.keyboard.type(LONG_ANSWER);
    await page.keyboard.press('Control+Enter');
    await page.waitForSelector('h1:has-text("Two warehouses")');
    await page.waitForSelector('.field-answer');
    check('focus: in the field when the next one comes', await fieldHasFocus(page));
    await page.keyboard.type('It ');
    await at.stage.play(at.token, 'nudge');
    await page.waitForSelector('.lead:has-text("Take the time")');
    check('focus: nobody who writes is moved', (await page.inputValue('.field-answer')) === 'It ');
    await page.waitForFunction(() =>
      /Take the time/.test(document.querySelector('.unseen[role=status]')?.textContent ?? ''),
    );
    check('focus: a screen reader is told instead', true);
    await page.click('.fold summary');
    const button = await page.textContent('.fold .button-quiet');
    check('focus: an answer is edited, not called correct', button === 'Edit this answer', String(button));
  });
}

async function checkCode(stage: Stage): Promise<void> {
  const sizes: Size[] = [
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
    { width: 768, height: 1024 },
    PHONE,
  ];
  for (const size of sizes) {
    const name = `code at ${size.width} × ${size.height}`;
    await scene(stage, name, size, 'given', async (at) => {
      const { page } = at;
      await exercise(at);
      const field = page.locator('.field-code');
      await field.fill(
        Array.from({ length: 41 }, (_, line) => `${'x'.repeat(99)}${String(line + 1).padStart(3)}`).join('\n'),
      );
      await page.evaluate(() => scrollTo(0, 0));
      const seen = await page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const area = document.querySelector<HTMLTextAreaElement>('.field-code');
        return {
          prompt: box('.prompt').toJSON() as DOMRect,
          code: box('.code').toJSON() as DOMRect,
          lines: document.querySelector('.code-lines')?.textContent ?? '',
          hidden: area === null ? 0 : area.scrollWidth - area.clientWidth,
        };
      });
      check(`${name}: the lines are numbered`, seen.lines.startsWith('1\n2\n') && seen.lines.endsWith('\n41'));
      const isSideBySide = seen.prompt.right <= seen.code.left && seen.prompt.bottom > seen.code.top;
      const above = seen.prompt.bottom <= seen.code.top;
      check(
        `${name}: what is to be done stands above the code or beside it`,
        isSideBySide || above,
        JSON.stringify(seen),
      );
      const width = isSideBySide ? size.width - seen.prompt.right : size.width;
      check(
        `${name}: the code is as wide as the window allows`,
        width - seen.code.width <= 130,
        `${seen.code.width} of ${width}`,
      );
      if (size.width >= 1280)
        check(`${name}: 102 characters fit on a line`, seen.hidden <= 0, `${seen.hidden} px hidden`);
      check(`${name}: the task is in sight`, await firstLineInSight(page.locator('h1')));
      check(`${name}: Send is in sight`, await isInSight(page.locator('.answer .button-primary')));
      await picture(page, `code-${size.width}`);
      await field.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      const { last, line } = await settled(
        () => page.evaluate(endsOfCode),
        (ends) => Math.abs(ends.last - ends.line) < 16,
      );
      check(`${name}: a number stays beside its line`, Math.abs(last - line) < 16, `${last}, ${line}`);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await checkRules(page, `${name}, ${colorScheme}`);
      }
      await checkReflow(page, name);
    });
  }
}

/** Where the numbers end and where the last line of the code does, in pixels from the top of the window. */
function endsOfCode(): { last: number; line: number } {
  const numbers = document.querySelector('.code-lines > div')?.getBoundingClientRect();
  const area = document.querySelector('.field-code');
  const height = Number.parseFloat(area === null ? '0' : getComputedStyle(area).lineHeight);
  const text = (area?.getBoundingClientRect().top ?? 0) - (area?.scrollTop ?? 0) + (area?.scrollHeight ?? 0);
  return { last: numbers?.bottom ?? 0, line: text - height * 0.5 };
}

/** On some phones the keyboard takes from the page, on others it lies over it and only the visible part shrinks. */
async function checkKeyboardUp(stage: Stage): Promise<void> {
  const look = async (at: Scene, name: string) => {
    const { page } = at;
    const question = page.locator('.question');
    const sendButton = page.locator('.answer .button-primary');
    check(`${name}: the question is in sight`, await firstLineInSight(question));
    check(`${name}: Send is in sight`, await isInSight(sendButton));
    await page.locator('.field-answer').focus();
    await page.keyboard.type(`${LONG_ANSWER} `.repeat(4));
    check(`${name}: the question stays while one writes`, await firstLineInSight(question));
    check(`${name}: Send stays while one writes`, await isInSight(sendButton));
    const room = await page.locator('.field-answer').evaluate((element) => element.clientHeight);
    check(`${name}: two lines of the answer can be read`, room >= 54, `${room} px`);
    const covered = await settled(
      () =>
        page.evaluate(() => {
          const bottom = document.querySelector('.field-answer')?.getBoundingClientRect().bottom ?? Number.NaN;
          return bottom - (document.querySelector('.hold')?.getBoundingClientRect().top ?? Number.NaN);
        }),
      (pixels) => pixels <= 0,
    );
    check(`${name}: Send covers nothing of the answer`, covered <= 0, `${covered} px`);
    await picture(page, name.replaceAll(' ', '-'));
    await checkRules(page, name);
    await checkReflow(page, name);
  };
  for (const script of ['en', 'de', 'ja', 'th']) {
    await scene(stage, `keyboard up (${script})`, PHONE, script === 'th' ? 'en' : script, async (at) => {
      if (script === 'th') await inThai(at.page);
      await begin(at);
      await at.page.setViewportSize(PHONE_WITH_KEYBOARD);
      await at.page.waitForSelector('html[data-window=low]');
      await look(at, `keyboard up ${script} first`);
      await send(at);
      await at.page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('.field-answer')?.value === '');
      await look(at, `keyboard up ${script} next`);
    });
  }
  await scene(stage, 'keyboard over the page', PHONE, 'en', async (at) => {
    await begin(at);
    await at.page.evaluate(() => {
      // What a browser tells whose keyboard lies over the page: the page's own window stays as it is.
      const view = window.visualViewport;
      for (const [name, value] of Object.entries({ height: 420, offsetTop: 60 }))
        Object.defineProperty(view, name, { configurable: true, get: () => value });
      view?.dispatchEvent(new Event('resize'));
    });
    await at.page.waitForSelector('html[data-window=low]');
    await look(at, 'keyboard over the page');
  });
  await scene(stage, 'keyboard up at the exercise', PHONE, 'given', async (at) => {
    await exercise(at);
    await at.page.setViewportSize(PHONE_WITH_KEYBOARD);
    await at.page.waitForSelector('html[data-window=low]');
    await look(at, 'keyboard up at the exercise');
  });
  await scene(stage, 'enlarged four times', { width: 320, height: 256 }, 'en', async (at) => {
    await at.page.waitForSelector('.facts');
    const first = await at.page.evaluate(
      () => getComputedStyle(document.querySelector('.hold') ?? document.body).position,
    );
    check('enlarged four times: nothing is held over the invitation', first === 'static', first);
    await consent(at);
    await at.page.click(primary);
    await at.page.waitForSelector('.field-answer');
    await answer(at, LONG_ANSWER);
    await write(at, LONG_ANSWER);
    const held = await at.page.evaluate(
      () => getComputedStyle(document.querySelector('.hold') ?? document.body).position,
    );
    check('enlarged four times: nothing is held over the text', held === 'static', held);
  });
}

/** What a candidate has to see without looking for it. */
export async function checkInSight(stage: Stage): Promise<void> {
  await checkWelcome(stage);
  await checkPerson(stage);
  await checkPromise(stage);
  await checkFocus(stage);
  await checkCode(stage);
  await checkKeyboardUp(stage);
}
