// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { type Drawn, draw } from '../testing/draw.tsx';
import { makeReport, makeReview, REPORT_ADDRESS } from '../testing/forms.ts';

let drawn: Drawn | null = null;
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

async function open(body: unknown): Promise<Drawn> {
  drawn = await draw(REPORT_ADDRESS, () => ({ status: 200, body }));
  await reached(() => document.querySelector('h1') !== null, true);
  return drawn;
}

/** Waits until the page shows it, letting the page's own work happen in between. */
async function reached(look: () => unknown, wanted: unknown): Promise<void> {
  const until = Date.now() + 30_000;
  while (look() !== wanted && Date.now() < until) {
    await drawn?.act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  }
  expect(look()).toBe(wanted);
}

const all = <Found extends Element = HTMLElement>(selector: string): Found[] => [
  ...document.querySelectorAll<Found>(selector),
];
const one = <Found extends Element = HTMLElement>(selector: string): Found => {
  const [found] = all<Found>(selector);
  if (found === undefined) throw new Error(`nothing is ${selector}`);
  return found;
};
const plain = (text: string | null | undefined): string => (text ?? '').replace(/[\u2066-\u2069]/g, '');

test('people’s assessments stand beside the draft, their differences are said', async () => {
  const page = await open(
    makeReport({
      form: {
        reviews: [
          makeReview('Ines', { id: '1', scores: { incident: 5 }, current: false }),
          makeReview('Ines', { id: '2', scores: { incident: 2 }, decision: 'hold', note: 'Asked for the cause.' }),
          makeReview('Jonas', { id: '3', verified: false, scores: { incident: 4 }, decision: 'take-further' }),
        ],
        disagreement: { competencies: [{ key: 'incident', low: 2, high: 4 }], decisions: true },
      },
    }),
  );
  const text = plain(page.text());
  expect(text).toContain('Assessed by Ines and Jonas (name not verified)');
  expect(plain(one('.people-scores').textContent)).toBe('Ines 2 Jonas 4 (name not verified)they differ');
  expect(all('.review-head').map(({ textContent }) => textContent?.includes('name not verified'))).toEqual([
    false,
    false,
    true,
  ]);
  for (const part of [
    'Their decisions differ.',
    'They differ on Incident handling: 2 to 4',
    'replaced by a later one',
    'Decision: Take further',
    'Asked for the cause.',
  ]) {
    expect(text).toContain(part);
  }
});

test('assessments that this link does not show are a number, and nobody is said not to have assessed', async () => {
  const page = await open(makeReport({ form: { withheld: 2 } }));
  const text = plain(page.text());
  expect(text.split('Assessments that are not shown here: 2.')).toHaveLength(3);
  expect(text).not.toContain('None yet.');
});

test('where playing is put on record, nothing plays before it is, and once is enough', async () => {
  const form = makeReport();
  form.transcript.recordingUrl = 'https://interviews.example.com/links/recordings/x.webm?signature=z';
  const noted: string[] = [];
  let isDown = true;
  const noteOpened = async (what: string) => {
    noted.push(what);
    return !isDown;
  };
  drawn = await draw(REPORT_ADDRESS, () => ({ status: 200, body: form }), ['en-GB'], { noteOpened });
  await reached(() => document.querySelector('video') !== null, true);
  const player = one<HTMLVideoElement>('video');
  const done: string[] = [];
  player.play = async () => void done.push('play');
  player.pause = () => void done.push('pause');
  const press = () => drawn?.act(() => void player.dispatchEvent(new Event('play', { bubbles: true })));
  await press();
  expect([noted, done]).toEqual([['recording'], ['pause']]);
  expect(one('.questions-part [role=alert]').textContent).toContain('The connection or the server failed.');
  isDown = false;
  await press();
  expect([noted, done]).toEqual([
    ['recording', 'recording'],
    ['pause', 'pause', 'play'],
  ]);
  expect(document.querySelector('.questions-part [role=alert]')).toBeNull();
  await press();
  expect(noted).toHaveLength(2);
});

test('the menu of the transcript’s link opens nothing, and nothing is put on record by it', async () => {
  const noted: string[] = [];
  const noteOpened = async (what: string) => {
    noted.push(what);
    return false;
  };
  drawn = await draw(REPORT_ADDRESS, () => ({ status: 200, body: makeReport() }), ['en-GB'], { noteOpened });
  const link = () => [...document.querySelectorAll('a')].find(({ href }) => href.includes('/transcripts/'));
  await reached(() => link() !== undefined, true);
  const press = async (button: number) => {
    const event = new MouseEvent('auxclick', { button, bubbles: true, cancelable: true });
    await drawn?.act(() => void link()?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect([await press(2), noted]).toEqual([false, []]);
  expect([await press(1), noted]).toEqual([true, ['transcript']]);
});
