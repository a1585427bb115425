/*
 * Looks at the room as a candidate meets it: every state as a picture, measured against the rules that a program can
 * check, and a whole interview by keyboard alone. Runs against the scripted room server of packages/web.
 *
 *   node e2e/room-look.ts [--languages=en,de] [--states=question,paused] [--voice=none|only] [--no-pictures] [--app=folder]
 *
 * `--voice` leaves out what is spoken, or all else. The pages are built anew, or taken from the folder named. Pictures go to e2e/screenshots/room/<state>/. The last line is `N passed, N failed`.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { checkNoStorage, checkOutline, checkReflow, checkRules } from './room-look/audit.ts';
import { CAMERA_STATES } from './room-look/camera-states.ts';
import { checkEcho } from './room-look/echo.ts';
import { FAIR_STATES } from './room-look/fair-states.ts';
import { openRoom, openStage, type Stage } from './room-look/harness.ts';
import { checkIframe } from './room-look/iframe.ts';
import { checkInSight } from './room-look/in-sight.ts';
import { checkKeyboard } from './room-look/keyboard.ts';
import { checkSpokenKeyboard } from './room-look/keyboard-voice.ts';
import { LANGUAGE_STATES } from './room-look/language-states.ts';
import { checkLife } from './room-look/life.ts';
import { checkSpeed } from './room-look/speed.ts';
import { STATES, type State } from './room-look/states.ts';
import { VOICE_STATES } from './room-look/voice-states.ts';
import { check, conclude } from './shared/checks.ts';

const PICTURES = fileURLToPath(new URL('./screenshots/room/', import.meta.url));

const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

const SCHEMES = ['light', 'dark'] as const;

/** `ar` is an English interview of a candidate with an Arabic name. */
const LANGUAGES = ['en', 'de', 'ja', 'hi', 'ar'];

const { values } = parseArgs({
  options: {
    languages: { type: 'string', default: LANGUAGES.join(',') },
    states: { type: 'string', default: '' },
    voice: { type: 'string', default: '' },
    app: { type: 'string' },
    'no-pictures': { type: 'boolean', default: false },
  },
});

async function look(stage: Stage, state: State, language: string): Promise<void> {
  const name = `${state.name} (${language})`;
  const token =
    state.link ??
    `${state.script ?? language}-${state.kind ?? 'plain'}-${state.name}-${crypto.randomUUID().slice(0, 8)}`;
  const locale = language === 'ar' ? 'en' : language;
  const context = await stage.browser.newContext({ viewport: VIEWPORTS[0], locale, timezoneId: 'Europe/Berlin' });
  try {
    const { page, trouble } = await openRoom(context, stage, token, state.before);
    await state.reach({ page, stage, token });
    await page.evaluate(() => document.fonts.ready);
    await pictures(page, state.name, language, name);
    await context.setOffline(false);
    await checkOutline(page, name);
    await checkNoStorage(page, name);
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: width === 320 ? 256 : 740 });
      await checkReflow(page, `${name} at ${width}`);
    }
    check(`${name}: the browser has nothing to complain of`, trouble.length === 0, trouble.join(' | '));
  } catch (cause) {
    check(`${name}: is reached`, false, cause instanceof Error ? cause.message.split('\n')[0] : String(cause));
  } finally {
    await context.close();
  }
}

async function pictures(page: Page, state: string, language: string, name: string): Promise<void> {
  const folder = `${PICTURES}${state}/`;
  mkdirSync(folder, { recursive: true });
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      if (!values['no-pictures']) {
        await page.screenshot({ path: `${folder}${language}-${viewport.width}-${colorScheme}.png`, fullPage: true });
      }
    }
    await page.setViewportSize(VIEWPORTS[0]);
    await checkRules(page, `${name}, ${colorScheme}`);
  }
}

const stage = await openStage(values.app ?? null);
try {
  const isWritten = values.voice !== 'only';
  const isSpoken = values.voice !== 'none';
  const all: readonly State[] = [
    ...(isWritten ? [...STATES, ...FAIR_STATES, ...LANGUAGE_STATES] : []),
    ...(isSpoken ? [...VOICE_STATES, ...CAMERA_STATES] : []),
  ];
  const wanted = values.states === '' ? all : all.filter(({ name }) => values.states.split(',').includes(name));
  for (const language of values.languages.split(',')) {
    for (const state of wanted) {
      if (state.script === undefined || language === 'en') await look(stage, state, language);
    }
  }
  if (values.states === 'in-sight') await checkInSight(stage);
  if (values.states === 'spoken-keyboard') await checkSpokenKeyboard(stage);
  if (values.states === 'echo') await checkEcho(stage);
  if (values.states === '' && isSpoken) {
    await checkSpokenKeyboard(stage);
    await checkEcho(stage);
  }
  if (values.states === '' && isWritten) {
    await checkSpeed(stage);
    await checkInSight(stage);
    await checkKeyboard(stage);
    await checkLife(stage);
    await checkIframe(stage);
  }
} finally {
  await stage.close();
}
process.exitCode = conclude() ? 0 : 1;
