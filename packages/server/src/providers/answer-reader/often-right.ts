/** Right at least so often, on at least so many statements: below that a statement is not printed. */
const RIGHT = 0.9;
const FEWEST = 30;

/** Whether a statement was right often enough, where it was measured, to be printed. */
export function isOftenRight({ right, of }: { right: number; of: number }): boolean {
  return of >= FEWEST && right / of >= RIGHT;
}
