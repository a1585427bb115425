// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ColloquyEventName, ColloquyInterviewElement } from './colloquy-embed.d.ts';

const URL_OF_ROOM = 'https://interviews.example.com/room/a-token';
const ORIGIN = 'https://interviews.example.com';
const EVENTS: ColloquyEventName[] = [
  'colloquy:ready',
  'colloquy:started',
  'colloquy:question',
  'colloquy:paused',
  'colloquy:completed',
  'colloquy:aborted',
  'colloquy:error',
  'colloquy:openintab',
];

beforeAll(async () => {
  await import('./main.ts');
});

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.lang = '';
});

function embed(options: { title?: string; lang?: string } = {}): ColloquyInterviewElement {
  return window.Colloquy.embed(document.body, { url: URL_OF_ROOM, ...options });
}

function iframeOf(element: ColloquyInterviewElement): HTMLIFrameElement {
  const { frame } = element;
  if (frame === null) throw new Error('the element shows no frame');
  // Each iframe gets a window to speak from.
  if (frame.contentWindow === null) Object.defineProperty(frame, 'contentWindow', { value: {} });
  return frame;
}

/** What the element has told, heard at the container as a page would. */
function listen(): { type: string; detail: unknown }[] {
  const heard: { type: string; detail: unknown }[] = [];
  for (const type of EVENTS) {
    document.body.addEventListener(type, (event) => heard.push({ type, detail: (event as CustomEvent).detail }));
  }
  return heard;
}

function say(element: ColloquyInterviewElement, data: object, from: { origin?: string; source?: Window | null } = {}) {
  const { origin = ORIGIN, source = iframeOf(element).contentWindow } = from;
  const event = new MessageEvent('message', { data: { source: 'colloquy-room', version: 1, ...data }, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

test('the frame is delegated what the room may need, tells its origin and no more, and has a name', () => {
  const frame = iframeOf(embed({ title: 'Your interview at Harbour Lane' }));
  expect(frame.getAttribute('allow')).toBe('camera; microphone; autoplay; fullscreen; screen-wake-lock');
  expect(frame.getAttribute('referrerpolicy')).toBe('origin');
  expect(frame.getAttribute('loading')).toBe('lazy');
  expect(frame.title).toBe('Your interview at Harbour Lane');
  expect(frame.src).toBe(URL_OF_ROOM);
  expect(frame.hasAttribute('sandbox')).toBe(false);
});

test('without a title the frame has one in the language given, else in that of the page', () => {
  expect(iframeOf(embed({ lang: 'fi' })).title).toBe('Haastattelu');
  document.documentElement.lang = 'pt-BR';
  expect(iframeOf(embed()).title).toBe('Entrevista');
});

test('the element works in markup, with its attributes, and follows them', () => {
  document.body.innerHTML = `<colloquy-interview src="${URL_OF_ROOM}" frame-title="One"></colloquy-interview>`;
  const element = document.querySelector('colloquy-interview') as ColloquyInterviewElement;
  const first = iframeOf(element);
  element.setAttribute('frame-title', 'Two');
  element.setAttribute('src', URL_OF_ROOM);
  expect(element.frame).toBe(first);
  expect(first.title).toBe('Two');
  element.setAttribute('src', `${ORIGIN}/room/another`);
  expect(element.querySelectorAll('iframe')).toHaveLength(1);
  expect(iframeOf(element).src).toBe(`${ORIGIN}/room/another`);
});

test('every message becomes an event without a word of what was said', () => {
  const heard = listen();
  const element = embed();
  say(element, { type: 'ready' });
  say(element, { type: 'started' });
  say(element, { type: 'question', number: 2, total: 7 });
  say(element, { type: 'paused' });
  say(element, { type: 'error', code: 'offline' });
  say(element, { type: 'openInNewTab' });
  say(element, { type: 'completed' });
  say(element, { type: 'aborted', ending: 'left' });
  expect(heard).toEqual([
    { type: 'colloquy:ready', detail: null },
    { type: 'colloquy:started', detail: null },
    { type: 'colloquy:question', detail: { number: 2, total: 7 } },
    { type: 'colloquy:paused', detail: null },
    { type: 'colloquy:error', detail: { code: 'offline' } },
    { type: 'colloquy:openintab', detail: null },
    { type: 'colloquy:completed', detail: null },
    { type: 'colloquy:aborted', detail: { ending: 'left' } },
  ]);
});

test('nothing is believed that comes from elsewhere or has another shape', () => {
  const heard = listen();
  const element = embed();
  const other = iframeOf(embed());
  say(element, { type: 'ready' }, { origin: 'https://interviews.example.com.evil.example' });
  say(element, { type: 'ready' }, { origin: 'null' });
  say(element, { type: 'ready' }, { source: window });
  say(element, { type: 'ready' }, { source: null });
  say(element, { type: 'question', number: 1, total: 7, text: 'What did you do?' });
  say(element, { type: 'ready', version: 9 });
  expect(heard).toEqual([]);
  say(element, { type: 'ready' }, { source: other.contentWindow });
  expect(heard).toHaveLength(1);
});

test('the frame is as tall as the room, and never too small for a dialogue', () => {
  const heard = listen();
  const element = embed();
  say(element, { type: 'resize', height: 1234 });
  expect(iframeOf(element).style.height).toBe('1234px');
  say(element, { type: 'resize', height: 12 });
  expect(iframeOf(element).style.height).toBe('480px');
  expect(heard).toEqual([]);
});

test('an element taken away listens no longer and leaves nothing; put back, it shows the room again', () => {
  const heard = listen();
  const element = embed();
  const before = iframeOf(element);
  const { contentWindow } = before;
  element.remove();
  expect(element.frame).toBeNull();
  expect(element.childElementCount).toBe(0);
  document.body.append(element);
  expect(iframeOf(element)).not.toBe(before);
  say(element, { type: 'ready' }, { source: contentWindow });
  expect(heard).toEqual([]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '', '  ', 'https://'])(
  'the address %j is refused',
  async (url) => {
    const heard = listen();
    expect(() => window.Colloquy.embed(document.body, { url })).toThrow(TypeError);
    const element = document.createElement('colloquy-interview');
    element.setAttribute('src', url);
    document.body.append(element);
    await Promise.resolve();
    expect(document.querySelector('iframe')).toBeNull();
    expect(heard).toEqual([{ type: 'colloquy:error', detail: { code: 'bad-address' } }]);
  },
);

describe('a frame that shows no room', () => {
  const NOT_LOADED = { type: 'colloquy:error', detail: { code: 'not-loaded' } };
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('has loaded and says nothing: the page is told, once', () => {
    const heard = listen();
    iframeOf(embed()).dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(9_999);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(100_000);
    expect(heard).toEqual([NOT_LOADED]);
  });

  test('a room that speaks before it has loaded, or soon after, is there', () => {
    const heard = listen();
    const [early, late] = [embed(), embed()];
    say(early, { type: 'resize', height: 600 });
    for (const element of [early, late]) iframeOf(element).dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(5_000);
    say(late, { type: 'ready' });
    vi.advanceTimersByTime(100_000);
    expect(heard).toEqual([{ type: 'colloquy:ready', detail: null }]);
  });

  test('an element taken away, or given another address, waits no longer for the first', () => {
    const heard = listen();
    const [gone, moved] = [embed(), embed()];
    for (const element of [gone, moved]) iframeOf(element).dispatchEvent(new Event('load'));
    gone.remove();
    moved.setAttribute('src', `${ORIGIN}/room/another`);
    vi.advanceTimersByTime(100_000);
    expect(heard).toEqual([]);
  });
});

test('a page that says how tall it may be at most keeps its word', () => {
  const element = document.createElement('colloquy-interview');
  element.style.maxHeight = '300px';
  element.setAttribute('src', URL_OF_ROOM);
  document.body.append(element);
  expect(element.style.maxHeight).toBe('300px');
  expect(embed().style.maxHeight).toBe('100%');
});
