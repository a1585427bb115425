/** Types of `colloquy-embed.js`, which puts an interview into a page of yours. */

/** Why an interview ended before its end. */
export type ColloquyEnding =
  | 'left'
  | 'declined'
  | 'withdrawn'
  | 'cancelled'
  | 'no-show'
  | 'deadline-passed'
  | 'time-limit';

export type ColloquyErrorCode =
  /** No interview is behind the address, or a newer link has replaced it. */
  | 'unknown-link'
  /** The time of the interview has passed. */
  | 'link-over'
  /** The server answers, but not in a way the room can go on with. */
  | 'broken'
  /** The candidate's device is offline; the room goes on by itself. */
  | 'offline'
  /** The address given to the element is none that an iframe may show. */
  | 'bad-address'
  /** The frame shows no room: the server is away, or a policy of the page or of the room's forbids it. A `ready` may still come. */
  | 'not-loaded';

/** What the element tells, by the event's name. None of it says who is interviewed or what was said. */
export interface ColloquyEventDetails {
  /** The room is drawn and can be used. */
  'colloquy:ready': null;
  /** The candidate has begun. */
  'colloquy:started': null;
  /** A question stands: which, of how many. */
  'colloquy:question': { number: number; total: number };
  'colloquy:paused': null;
  'colloquy:completed': null;
  'colloquy:aborted': { ending: ColloquyEnding };
  'colloquy:error': { code: ColloquyErrorCode };
  /** The candidate has opened the room in a tab of its own: it goes on there, this iframe shows how to come back. */
  'colloquy:openintab': null;
}

export type ColloquyEventName = keyof ColloquyEventDetails;

export type ColloquyEmbedOptions = {
  /** The interview's `iframe_url`. */
  url: string;
  /** What a screen reader calls the iframe; by default the word for an interview in `lang`. */
  title?: string;
  /** Language of the title, such as `de`; by default that of the page around it. */
  lang?: string;
};

/** `<colloquy-interview src="iframe_url" frame-title="…" lang="…">`: the room in an iframe that grows with it. */
export interface ColloquyInterviewElement extends HTMLElement {
  /** The iframe itself; null outside a document and with an address that no iframe may show. */
  readonly frame: HTMLIFrameElement | null;
  addEventListener<Name extends ColloquyEventName>(
    type: Name,
    listener: (this: ColloquyInterviewElement, event: CustomEvent<ColloquyEventDetails[Name]>) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

export interface ColloquyEmbed {
  /**
   * Puts an interview into `container` and gives its element; `element.remove()` takes it away again.
   *
   * @throws TypeError when the address is none of http or https
   */
  embed(container: Element, options: ColloquyEmbedOptions): ColloquyInterviewElement;
}

declare global {
  interface Window {
    Colloquy: ColloquyEmbed;
  }
  var Colloquy: ColloquyEmbed;
  interface HTMLElementTagNameMap {
    'colloquy-interview': ColloquyInterviewElement;
  }
}
