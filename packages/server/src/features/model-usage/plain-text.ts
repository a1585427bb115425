const MARKUP = /https?:|www\.|[<>{}[\]|\\*_#`\n\r]/iu;

/** Whether a text holds what is no spoken sentence: a link, a bracket, a list, markup. */
export function holdsMarkup(text: string): boolean {
  return MARKUP.test(text);
}
