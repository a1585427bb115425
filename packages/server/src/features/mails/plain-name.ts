const NAME_MAX = 200;

/**
 * A name or title that somebody else wrote, as a letter shows it: on one line, and nothing in it becomes a link. Mail
 * programs make links of what looks like an address; with blanks in it they do not. `J.R. Lind` stays readable.
 */
export function plainName(text: string): string {
  return oneLine(text)
    .replaceAll(/(?<=\S)[.:](?=\S)/g, '$& ')
    .replaceAll('@', ' @ ');
}

export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, NAME_MAX);
}
