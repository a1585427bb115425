import type { State } from './states.ts';
import { consent, primary, type Scene } from './steps.ts';
import type { Json, VoiceStage } from './voice-room.ts';
import { PICTURE_RECORDED, SOUND_RECORDED, speaking, speaks, state, tries, until } from './voice-states.ts';

const FAULTS = {
  denied: { name: 'NotAllowedError', message: 'Permission denied' },
  'denied-by-system': { name: 'NotAllowedError', message: 'Permission denied by system' },
  missing: { name: 'NotFoundError', message: 'Requested device not found' },
  busy: { name: 'NotReadableError', message: 'Could not start video source' },
  blocked: { name: 'SecurityError', message: 'Invalid security origin' },
} as const;
type Fault = keyof typeof FAULTS;

const PICTURE_ALONE = (told: Json) => {
  told.consents.push({ purpose: 'recording-picture', given: true, text: 'A picture is recorded.', textVersion: 1 });
  told.offers.video = true;
};

const isRecording =
  (status: string) =>
  async ({ page }: Scene) =>
    void (await page.waitForSelector(`.recording[data-status=${status}]`));

/** Camera off or on: the first of the bar's own buttons. */
const switches = async ({ page }: Scene) => {
  const before = await page.locator('.recording-text').textContent();
  await page.locator('.recording .button').first().click();
  await page.waitForFunction((was) => document.querySelector('.recording-text')?.textContent !== was, before);
};

/** To the devices of somebody who writes and is recorded. */
async function writesRecorded(scene: Scene) {
  await consent(scene);
  await scene.page.click(primary);
  await scene.page.waitForSelector('.consent', { state: 'detached' });
  await scene.page.waitForSelector('.main > .deeds .button-quiet');
}

async function begins({ page }: Scene) {
  await page.locator('.main > .deeds > .button-primary').click();
}

const asks =
  (status: string) =>
  async ({ page }: Scene) =>
    void (await page.waitForSelector(`[data-asks=${status}]`));

/** Before the begin, where the picture is looked at. */
const previewFault = (fault: Fault): State =>
  state(
    `preview-${fault}`,
    { state: PICTURE_RECORDED, camera: FAULTS[fault] },
    tries,
    until('[data-microphone=on]'),
    async ({ page }) => void (await page.waitForSelector('.camera .voice-fault')),
  );

const recordingFault = (fault: Fault): State =>
  state(`camera-${fault}`, { state: PICTURE_RECORDED, camera: FAULTS[fault] }, speaking, isRecording(fault));

const written = (name: string, stage: VoiceStage, ...steps: ((scene: Scene) => Promise<void>)[]): State =>
  state(`written-${name}`, stage, writesRecorded, ...steps);

/** What whoever shows a picture, or is recorded while they write, can meet: choices, the devices before the begin, every failure. */
export const CAMERA_STATES: readonly State[] = [
  state(
    'devices-picture',
    { state: PICTURE_RECORDED, lineMs: 0 },
    tries,
    until('[data-microphone=on]'),
    async ({ page }) => {
      await page.waitForSelector('.camera video');
      await page.waitForSelector('[data-line=good]');
    },
  ),
  ...(Object.keys(FAULTS) as Fault[]).map(previewFault),
  state('preview-unplugged', { state: PICTURE_RECORDED }, tries, until('[data-microphone=on]'), async ({ page }) => {
    await page.waitForSelector('.camera video');
    await page.evaluate(() => (globalThis as Json).scene.unplugCamera());
    await page.waitForSelector('.camera .voice-fault');
  }),
  ...(Object.keys(FAULTS) as Fault[]).map(recordingFault),
  state('camera-unplugged', { state: PICTURE_RECORDED }, speaking, isRecording('on'), async (scene) => {
    await scene.page.waitForTimeout(800);
    await speaks(scene.page, true);
    await scene.page.waitForSelector('.voice[data-stage=speaking]');
    await scene.page.evaluate(() => (globalThis as Json).scene.unplugCamera());
    await isRecording('unplugged')(scene);
  }),
  state('camera-off', { state: PICTURE_RECORDED }, speaking, isRecording('on'), switches, isRecording('on')),
  state(
    'camera-on-again',
    { state: PICTURE_RECORDED },
    speaking,
    isRecording('on'),
    switches,
    switches,
    isRecording('on'),
  ),
  state('camera-off-all', { state: PICTURE_ALONE }, speaking, isRecording('on'), switches),
  state(
    'camera-slow-line',
    { state: PICTURE_RECORDED, recording: 'slow' },
    speaking,
    isRecording('on'),
    async ({ page }) => {
      await page.waitForSelector('.recording[data-status=on] .button:not(.button-quiet)');
    },
  ),
  ...(['unsupported', 'failed'] as const).map((recording) =>
    state(`recorder-${recording}`, { state: PICTURE_RECORDED, recording }, speaking, isRecording(recording)),
  ),
  written('devices', { state: PICTURE_RECORDED }),
  written('devices-tried', { state: PICTURE_RECORDED }, async ({ page }) => {
    await page.locator('.voice .button').first().click();
    await page.waitForSelector('.voice[data-microphone=on]');
    await page.waitForSelector('.camera video');
  }),
  written('devices-sound', { state: SOUND_RECORDED }),
  written('devices-camera', { state: PICTURE_ALONE }),
  written('asking', { state: SOUND_RECORDED, microphone: 'never' }, begins, asks('asking')),
  written('denied', { state: SOUND_RECORDED, microphone: FAULTS.denied }, begins, asks('denied')),
];
