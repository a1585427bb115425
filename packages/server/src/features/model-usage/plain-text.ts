/** Beside markup, what steers a terminal or turns the order of signs around. */
const MARKUP = /https?:|www\.|[<>{}[\]|\\*_#`\p{Cc}\u202A-\u202E\u2066-\u2069]/iu;

/** Whether a text holds what is no spoken sentence: a link, a bracket, a list, markup. */
export function holdsMarkup(text: string): boolean {
  return MARKUP.test(text);
}
