import type { ParentMessage } from '@colloquy/contract/room';
import type { ColloquyEventDetails, ColloquyEventName, ColloquyInterviewElement } from './colloquy-embed.d.ts';
import { readMessage } from './message.ts';
import { titleIn } from './titles.ts';

export const ELEMENT = 'colloquy-interview';

/** What the room may ask the browser for. Without it an iframe of another origin gets no camera and no microphone. */
const ALLOW = 'camera; microphone; autoplay; fullscreen; screen-wake-lock';

/** CSS pixels before the room has said how tall it is, and the least it gets: its dialogues need the room. */
const FIRST_HEIGHT = 720;
const LEAST_HEIGHT = 480;

/** How long a frame may load before it counts as one that shows no room; once it says that it has loaded, a room speaks soon. */
const LOAD_MS = 30_000;
const SPEAK_MS = 10_000;

/** The address as one that an iframe may show, null for any other. */
export function roomAddress(url: string, base: string): URL | null {
  if (url.trim() === '') return null;
  try {
    const address = new URL(url, base);
    return address.protocol === 'https:' || address.protocol === 'http:' ? address : null;
  } catch {
    return null;
  }
}

/**
 * Makes the element of one window. It shows the room in an iframe, listens to that iframe alone and tells the page what
 * happens as events. All styles are set as properties: a page that forbids inline styles need not allow any.
 *
 *   connected ─→ iframe, listening ─ removed → nothing left
 *                  │  └─ in sight, and not a word of the room in time → `not-loaded`
 *                  └─ another src → another iframe
 */
export function createInterviewElement(window: Window & typeof globalThis): CustomElementConstructor {
  const { document } = window;

  return class extends window.HTMLElement implements ColloquyInterviewElement {
    static observedAttributes = ['src', 'frame-title', 'lang'];
    #frame: HTMLIFrameElement | null = null;
    #address: URL | null = null;
    #listening: AbortController | null = null;
    /** Runs until the room speaks for the first time. */
    #waiting: number | undefined;
    #hasSpoken = false;

    get frame(): HTMLIFrameElement | null {
      return this.#frame;
    }

    connectedCallback(): void {
      this.#open();
    }

    disconnectedCallback(): void {
      this.#close();
    }

    attributeChangedCallback(name: string): void {
      if (!this.isConnected) return;
      if (name === 'src') this.#open();
      else if (this.#frame !== null) this.#name(this.#frame);
    }

    #open(): void {
      const address = roomAddress(this.getAttribute('src') ?? '', document.baseURI);
      if (this.#frame !== null && this.#address?.href === address?.href) return;
      this.#close();
      this.#address = address;
      if (address === null) {
        // Told a moment later, when whoever made the element can be listening.
        window.queueMicrotask(() => this.#tell('colloquy:error', { code: 'bad-address' }));
        return;
      }
      const frame = document.createElement('iframe');
      frame.allow = ALLOW;
      // The room tells what happens to the origin that frames it and has to learn which one: the origin and no more.
      frame.referrerPolicy = 'origin';
      frame.setAttribute('loading', 'lazy');
      this.#name(frame);
      // In a box of a height of its own the iframe gives way and scrolls inside: nothing of the room is cut off.
      this.style.display = 'flex';
      this.style.flexDirection = 'column';
      if (['none', ''].includes(window.getComputedStyle(this).maxHeight)) this.style.maxHeight = '100%';
      frame.style.display = 'block';
      frame.style.flex = '0 1 auto';
      frame.style.minHeight = '0';
      frame.style.border = 'none';
      frame.style.width = '100%';
      frame.style.height = `${FIRST_HEIGHT}px`;
      frame.src = address.href;
      this.#listening = new AbortController();
      window.addEventListener('message', (event) => this.#hear(event), { signal: this.#listening.signal });
      this.#frame = frame;
      this.append(frame);
      this.#expectRoom(frame);
    }

    /** A frame that is far away is not loaded before it comes near, and a browser tells of a frame that failed as of any other. */
    #expectRoom(frame: HTMLIFrameElement): void {
      this.#hasSpoken = false;
      const wait = (ms: number): void => {
        window.clearTimeout(this.#waiting);
        if (this.#hasSpoken || this.#frame !== frame) return;
        this.#waiting = window.setTimeout(() => this.#tell('colloquy:error', { code: 'not-loaded' }), ms);
      };
      frame.addEventListener('load', () => wait(SPEAK_MS), { once: true });
      const sight = new window.IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        if (this.#waiting === undefined) wait(LOAD_MS);
      });
      sight.observe(frame);
      this.#listening?.signal.addEventListener('abort', () => sight.disconnect());
    }

    #close(): void {
      this.#listening?.abort();
      this.#listening = null;
      window.clearTimeout(this.#waiting);
      this.#waiting = undefined;
      this.#frame?.remove();
      this.#frame = null;
      this.#address = null;
    }

    #name(frame: HTMLIFrameElement): void {
      const tag = this.closest<HTMLElement>('[lang]')?.lang ?? '';
      frame.title = this.getAttribute('frame-title') ?? titleIn(tag);
    }

    #hear({ source, origin, data }: MessageEvent): void {
      const frame = this.#frame;
      if (frame === null || source === null || source !== frame.contentWindow || origin !== this.#address?.origin)
        return;
      const message = readMessage(data);
      if (message === null) return;
      this.#hasSpoken = true;
      window.clearTimeout(this.#waiting);
      this.#pass(message, frame);
    }

    #pass(message: ParentMessage, frame: HTMLIFrameElement): void {
      if (message.type === 'resize') frame.style.height = `${Math.max(LEAST_HEIGHT, message.height)}px`;
      else if (message.type === 'question') {
        this.#tell('colloquy:question', { number: message.number, total: message.total });
      } else if (message.type === 'aborted') this.#tell('colloquy:aborted', { ending: message.ending });
      else if (message.type === 'error') this.#tell('colloquy:error', { code: message.code });
      else if (message.type === 'openInNewTab') {
        // The link in the room has opened the tab: by the candidate's own press, without an opener, and only once.
        this.#tell('colloquy:openintab', null);
      } else this.#tell(`colloquy:${message.type}`, null);
    }

    #tell<Name extends ColloquyEventName>(type: Name, detail: ColloquyEventDetails[Name]): void {
      this.dispatchEvent(new window.CustomEvent(type, { detail, bubbles: true, composed: true }));
    }
  };
}
