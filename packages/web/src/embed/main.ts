import type { ColloquyEmbedOptions, ColloquyInterviewElement } from './colloquy-embed.d.ts';
import { createInterviewElement, ELEMENT, roomAddress } from './interview-element.ts';

// A page may load the script twice; the element can be defined once.
if (window.customElements.get(ELEMENT) === undefined) {
  window.customElements.define(ELEMENT, createInterviewElement(window));
}

window.Colloquy = Object.freeze({ embed });

function embed(container: Element, { url, title, lang }: ColloquyEmbedOptions): ColloquyInterviewElement {
  const address = roomAddress(url, document.baseURI);
  if (address === null) throw new TypeError('Colloquy.embed needs the iframe_url of an interview');
  const element = document.createElement(ELEMENT);
  if (title !== undefined) element.setAttribute('frame-title', title);
  if (lang !== undefined) element.lang = lang;
  element.setAttribute('src', address.href);
  container.append(element);
  return element;
}
