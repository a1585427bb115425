import { check } from '../shared/checks.ts';
import { openRoom, type Stage } from './harness.ts';
import { playVoice } from './voice-room.ts';
import { speaking } from './voice-states.ts';

const READ_MS = 8_000;

/** The room's own sound comes back into its microphone at −12 dB: nothing of it is taken for speech, and it stops nothing. */
export async function checkEcho(stage: Stage): Promise<void> {
  const context = await stage.browser.newContext({ viewport: { width: 768, height: 700 }, locale: 'en' });
  const token = `en-voice-echo-${crypto.randomUUID().slice(0, 8)}`;
  try {
    const { page } = await openRoom(context, stage, token, (one) => playVoice(one, { reads: READ_MS, echo: 0.25 }));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().includes('/room/api/hearing/')) sent.push(request.url());
    });
    await speaking({ page, stage, token });
    await page.waitForSelector('.voice[data-player=playing]');
    const begun = performance.now();
    await page.waitForSelector('.voice[data-player=idle]');
    const playedMs = performance.now() - begun;
    await page.waitForTimeout(2_000);
    const level = await page.evaluate(() => (globalThis as unknown as { scene: { loudest: number } }).scene.loudest);
    check('echo: the microphone hears the room’s own sound', level > 0.01, String(level));
    check('echo: zero own words at −12 dB', sent.length === 0, `${sent.length} pieces were sent`);
    check('echo: the question is read to its end', playedMs > READ_MS - 1_000, `${Math.round(playedMs)} ms`);
  } catch (cause) {
    check('echo: the question is heard', false, cause instanceof Error ? cause.message : String(cause));
  } finally {
    await context.close();
  }
}
