import type { Page } from 'playwright-core';
import type { State } from './states.ts';
import { consent, primary, type Scene } from './steps.ts';
import { type Json, playVoice, type VoiceStage } from './voice-room.ts';

const WORDS =
  'The orders stopped at ten past nine. I was on call, looked at the queue first and rolled the release back at once.';
const SURE = { text: WORDS, confidence: 0.95 };
const MEANWHILE_DOWN = (told: Json) => {
  if (told.conversation !== null) told.speech.state = 'down';
};
const PLACE = '.voice[data-microphone]';
export const SOUND_RECORDED = (told: Json) => {
  told.consents.push({ purpose: 'recording-sound', given: true, text: 'Sound is recorded.', textVersion: 1 });
};
export const PICTURE_RECORDED = (told: Json) => {
  SOUND_RECORDED(told);
  told.consents.push({ purpose: 'recording-picture', given: true, text: 'A picture is recorded.', textVersion: 1 });
  told.offers.video = true;
};

/** To the screen on which devices are tried. */
export async function devices(scene: Scene) {
  await consent(scene);
  await scene.page.locator('.consent input').first().check();
  await scene.page.click(primary);
  await scene.page.waitForFunction(
    () => document.querySelector('.consent') === null && document.querySelector('.main h1, h1') !== null,
  );
  await scene.page.waitForSelector('.deeds .button-quiet');
}

export async function tries(scene: Scene) {
  await devices(scene);
  await scene.page.click(`${PLACE} .button-primary`);
}

/** The interview, spoken. */
export async function speaking(scene: Scene) {
  await tries(scene);
  await scene.page.waitForSelector('.voice[data-microphone=on]');
  await scene.page.click('.main > .deeds .button-primary, .deeds:not(.voice-deeds) .button-primary');
  await scene.page.waitForSelector('.voice[data-stage]');
}

export const speaks = (page: Page, is: boolean) => page.evaluate((now) => (globalThis as Json).scene.speaks(now), is);

export async function says({ page }: Scene) {
  await page.waitForTimeout(800);
  await speaks(page, true);
  await page.waitForTimeout(1_200);
  await speaks(page, false);
}

export const until = (attribute: string) => async (scene: Scene) =>
  void (await scene.page.waitForSelector(`.voice${attribute}`));

export function state(name: string, stage: VoiceStage, ...steps: ((scene: Scene) => Promise<void>)[]): State {
  return {
    name: `voice-${name}`,
    kind: 'voice',
    before: (page) => playVoice(page, stage),
    async reach(scene) {
      for (const step of steps) await step(scene);
    },
  };
}

const denied = (name: string, fault: VoiceStage['microphone'], status: string) =>
  state(name, { microphone: fault }, tries, until(`[data-microphone="${status}"]`));

const unready = (speech: string) =>
  state(
    `devices-${speech}`,
    {
      state(told) {
        told.speech.state = speech;
      },
    },
    devices,
  );

const writes = async (scene: Scene) => {
  await devices(scene);
  await scene.page.locator('.deeds:not(.voice-deeds) .button').nth(-2).click();
  await scene.page.waitForSelector('.voice input[type=checkbox]');
};

const hint = async ({ page }: Scene) => void (await page.waitForSelector('.voice-hint'));

/** What whoever speaks can meet, each drawn: the device check, the stages of an answer, and every failure. */
export const VOICE_STATES: readonly State[] = [
  {
    name: 'voice-welcome-no-language',
    before: (page) =>
      playVoice(page, {
        state(told) {
          told.speech.state = 'no-language';
          told.readsAloud = true;
        },
      }),
    reach: async ({ page }) => void (await page.waitForSelector('.facts')),
  },
  state('devices', { lineMs: 0 }, devices),
  state('devices-asking', { microphone: 'never' }, tries, until('[data-microphone=asking]')),
  state('devices-heard', { lineMs: 0 }, tries, until('[data-microphone=on]'), says, until('[data-heard=true]')),
  state('devices-recorded', {}, tries, until('[data-microphone=on]'), async ({ page }) => {
    await page.locator('.voice .voice-deeds').nth(1).locator('.button').first().click();
    await page.waitForSelector('[data-try=recording]');
  }),
  state('devices-line-slow', { lineMs: 4_000 }, tries, until('[data-microphone=on]'), async ({ page }) => {
    await page.waitForSelector('[data-line=slow]');
  }),
  denied('denied', { name: 'NotAllowedError', message: 'Permission denied' }, 'denied'),
  denied('denied-by-system', { name: 'NotAllowedError', message: 'Permission denied by system' }, 'denied-by-system'),
  denied('blocked', { name: 'SecurityError', message: 'policy' }, 'blocked'),
  denied('missing', { name: 'NotFoundError', message: 'none' }, 'missing'),
  denied('busy', { name: 'NotReadableError', message: 'in use' }, 'busy'),
  denied('failed', { name: 'UnknownError', message: 'no' }, 'failed'),
  denied('unsupported', 'none', 'unsupported'),
  unready('down'),
  unready('full'),
  state('waiting', {}, speaking, until('[data-stage=waiting]')),
  state('coming', { reads: 'never' }, speaking, until('[data-player=fetching]')),
  state('coming-long', { reads: 'never' }, speaking, until('[data-player=fetching]'), hint),
  state('coming-answered', { reads: 'never' }, speaking, until('[data-player=fetching]'), hint, async (scene) => {
    await speaks(scene.page, true);
    await scene.page.waitForSelector('.voice[data-player=fetching][data-stage=speaking]');
  }),
  state('reading', { reads: 60_000 }, speaking, until('[data-player=playing]')),
  state('speaking', {}, speaking, async (scene) => {
    await scene.page.waitForTimeout(800);
    await speaks(scene.page, true);
    await scene.page.waitForSelector('.voice[data-stage=speaking]');
  }),
  state('captioned', { captions: WORDS }, speaking, async (scene) => {
    await scene.page.waitForTimeout(800);
    await speaks(scene.page, true);
    await scene.page.waitForFunction(() => document.querySelector('.voice-running')?.textContent !== '');
  }),
  state('writing', { hears: null }, speaking, says, until('[data-stage=writing]')),
  state('ending', { hears: { text: 'We rolled it', confidence: 0.95 } }, speaking, says, until('[data-stage=ending]')),
  state('open', { hears: SURE }, speaking, says, until('[data-stage=ending]'), async ({ page }) => {
    await page.locator('.voice-deeds .button:not(.button-quiet)').first().click();
    await page.waitForSelector('.voice[data-stage=open]');
  }),
  state('again', { hears: { ...SURE, confidence: 0.5 } }, speaking, says, hint),
  state('doubtful', { hears: { ...SURE, confidence: 0.8 } }, speaking, says, async (scene) => {
    await scene.page.waitForSelector('.field-marks mark');
    await scene.page.locator('.field-answer:not(.field-marks)').press('End');
    await scene.page.keyboard.type(' Yes.');
  }),
  state(
    'loud',
    { hears: { text: '', confidence: 0, state: 'silence' } },
    speaking,
    async (scene) => {
      await scene.page.waitForTimeout(800);
      // What else sounds stops and begins again, and nothing of it holds words.
      for (let at = 0; at < 3; at += 1) {
        await speaks(scene.page, true);
        await scene.page.waitForTimeout(2_200);
        await speaks(scene.page, false);
        await scene.page.waitForTimeout(900);
      }
      await speaks(scene.page, true);
    },
    until('[data-loud=true]'),
    hint,
  ),
  state('lost', { hears: { text: '', confidence: 0, state: 'unheard' } }, speaking, says, hint),
  state('slow', { hears: { status: 503, code: 'busy' } }, speaking, says, hint),
  state('refused', { hears: { status: 409, code: 'not-now' } }, speaking, says, until('[data-microphone=off]')),
  state('unplugged', {}, speaking, async ({ page }) => {
    await page.evaluate(() => (globalThis as Json).scene.unplug());
    await page.waitForSelector('.voice[data-microphone=unplugged]');
  }),
  state('muted', {}, speaking, async ({ page }) => {
    await page.evaluate(() => (globalThis as Json).scene.mute());
    await page.waitForSelector('.voice[data-microphone=muted]');
  }),
  state('read-blocked', { reads: 'locked' }, speaking, until('[data-player=blocked]')),
  state('read-failed', { reads: 'failed' }, speaking, until('[data-player=failed]')),
  state('offline', {}, speaking, async ({ page }) => {
    await page.context().setOffline(true);
    await page.waitForFunction(() => document.querySelector('.voice-text')?.textContent !== '');
  }),
  state('offline-long', { minute: 'short' }, speaking, async ({ page }) => {
    const changed = async () => {
      const before = await page.locator('.voice-text').textContent();
      return () =>
        page.waitForFunction((was) => document.querySelector('.voice-text')?.textContent !== was, before, {
          timeout: 20_000,
        });
    };
    const isOffline = await changed();
    await page.context().setOffline(true);
    await isOffline();
    const isForLong = await changed();
    await isForLong();
  }),
  state('output-changed', { reads: 1_000 }, speaking, until('[data-player=idle]'), async ({ page }) => {
    await page.evaluate(() => (globalThis as Json).scene.changeOutput());
    await page.waitForSelector('.voice-hint');
  }),
  state('down-in-answer', { hears: null, state: MEANWHILE_DOWN }, speaking, says, hint),
  state('in-writing', { reads: 1_000 }, writes),
  state('in-writing-down', { reads: 1_000, state: MEANWHILE_DOWN }, writes),
  state(
    'in-writing-no-language',
    {
      reads: 60_000,
      state(told) {
        if (told.conversation === null) return;
        told.speech.state = 'no-language';
        told.offers.voice = false;
      },
    },
    writes,
  ),
  state('recorded', { state: SOUND_RECORDED }, speaking, async ({ page }) => {
    await page.waitForSelector('.recording[data-status=on]');
  }),
  state('recorded-picture', { state: PICTURE_RECORDED }, speaking, async ({ page }) => {
    await page.waitForSelector('.recording[data-status=on]');
  }),
];
