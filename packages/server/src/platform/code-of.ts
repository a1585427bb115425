/** @returns the code of an error of Node, a driver or the file system (`ENOENT`); '' where it has none */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
