/** Something wrong in a file of content: where in it, and the rule in words. */
export type Problem = { file: string; path: string; rule: string };

export function describe({ file, path, rule }: Problem): string {
  return `${file}: ${path === '' ? '(file)' : path}: ${rule}`;
}
