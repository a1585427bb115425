// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { type Drawn, draw } from '../testing/draw.tsx';
import { ANSWER, makeReport, REPORT_ADDRESS } from '../testing/forms.ts';

let drawn: Drawn | null = null;
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)];

function one<Kind extends Element>(selector: string): Kind {
  const [found, ...more] = all<Kind>(selector);
  if (found === undefined || more.length > 0) throw new Error(`${selector}: ${more.length + 1} found`);
  return found;
}

test('each sentence that was spoken is heard where it was said; the turn that plays is marked; Tab stops once', async () => {
  const form = makeReport();
  form.transcript.recordingUrl = 'https://interviews.example.com/links/recordings/x.webm?signature=z';
  form.transcript.turns = form.transcript.turns.map((turn) =>
    turn.id === 3 ? { ...turn, mode: 'voice', original: null, media: { startMs: 65_000, endMs: 85_000 } } : turn,
  );
  drawn = await draw(REPORT_ADDRESS, () => ({ status: 200, body: form }));
  await expect.poll(() => all('#turn-3 .sentence').length).toBe(2);
  const player = one<HTMLVideoElement>('video');
  player.play = async () => undefined;
  const sentences = all<HTMLAnchorElement>('#turn-3 .sentence');
  expect(sentences.map(({ textContent }) => textContent?.trim())).toEqual(ANSWER.split(/(?<=\.) /));
  const [first, second] = sentences;
  expect(second?.getAttribute('href')).toMatch(/^\/links\/recordings\/x\.webm\?signature=z#t=7\d\.\d$/);
  await drawn.act(() => second?.click());
  expect(player.currentTime).toBeGreaterThan(70);
  expect(player.currentTime).toBeLessThan(80);
  expect(one('#turn-3').getAttribute('aria-current')).toBeNull();
  await drawn.act(() => void player.dispatchEvent(new Event('timeupdate')));
  expect(one('#turn-3').getAttribute('aria-current')).toBe('true');
  await drawn.act(() => first?.focus());
  expect(sentences.map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
  await drawn.act(() => void first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })));
  expect(document.activeElement).toBe(second);
  expect(sentences.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
});
