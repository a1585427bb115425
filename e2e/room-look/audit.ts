import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { check } from '../shared/checks.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Finding = { id: string; nodes: string[] };

/** No rule of WCAG 2.2 A and AA is broken, as far as a program can tell. */
export async function checkRules(page: Page, name: string): Promise<void> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as { axe: { run(context: unknown, options: unknown): Promise<unknown> } };
    const result = (await axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    })) as { violations: { id: string; nodes: { html: string; any: { message: string }[] }[] }[] };
    return result.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, any }) => `${html.slice(0, 120)} ${any.map(({ message }) => message).join(' ')}`),
    }));
  }, TAGS);
  check(`${name}: no accessibility rule is broken`, found.length === 0, list(found));
}

function list(found: readonly Finding[]): string {
  return found.map(({ id, nodes }) => `${id} (${nodes.slice(0, 2).join(' | ')})`).join('; ');
}

/** Nothing is wider than the window: a phone, or 400 % zoom on a screen of 1280, needs no sideways scrolling. */
export async function checkReflow(page: Page, name: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName}.${element.className}`)
      .slice(-3);
  });
  check(`${name}: fits the width`, wide.length === 0, wide.join(', '));
}

/** One heading of the first level, one main landmark, a title, a language. */
export async function checkOutline(page: Page, name: string): Promise<void> {
  const outline = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    mains: document.querySelectorAll('main').length,
    title: document.title,
    lang: document.documentElement.lang,
  }));
  const whole = outline.headings === 1 && outline.mains === 1 && outline.title !== '' && outline.lang !== '';
  check(`${name}: has one h1, one main, a title and a language`, whole, JSON.stringify(outline));
}

/** The page keeps nothing on the device. */
export async function checkNoStorage(page: Page, name: string): Promise<void> {
  const kept = await page.evaluate(async () => ({
    cookie: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
  }));
  const nothing = kept.cookie === '' && kept.local + kept.session + kept.databases === 0;
  check(`${name}: keeps nothing on the device`, nothing, JSON.stringify(kept));
}
