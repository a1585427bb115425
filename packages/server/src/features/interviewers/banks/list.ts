/** Terms written as running text, separated by commas: long lists stay readable. */
export function list(text: string): string[] {
  return text
    .split(',')
    .map((term) => term.replaceAll(/\s+/g, ' ').trim())
    .filter((term) => term !== '');
}
