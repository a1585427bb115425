import type { PullEvent } from '../../platform/weights/pull.ts';

const BAR_SIGNS = 24;
const FULL = '#';
const EMPTY = '-';
/** Ends the line that stands, however long it was. */
const CLEAR = '\r\u001b[K';

/**
 * One line of a terminal that says how far a pull is: by the bytes of the files that are there, since npm tells nothing
 * while it fetches; meanwhile the seconds move.
 *
 * @param totalBytes of all sets that are pulled
 */
export function createPullBar(options: {
  write: (text: string) => void;
  columns: () => number;
  totalBytes: number;
  sizeOf: (set: string) => number;
  now: () => number;
}) {
  const { write, columns, totalBytes, sizeOf, now } = options;
  const filled = new Map<string, number>();
  let doing = '';
  let sinceMs = now();

  function draw(): void {
    const done = Math.min(
      totalBytes,
      [...filled.values()].reduce((sum, bytes) => sum + bytes, 0),
    );
    const signs = totalBytes === 0 ? BAR_SIGNS : Math.floor((done / totalBytes) * BAR_SIGNS);
    const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
    const seconds = Math.floor((now() - sinceMs) / 1_000);
    const bar = `[${FULL.repeat(signs)}${EMPTY.repeat(BAR_SIGNS - signs)}] ${megabytes(done)} of ${megabytes(totalBytes)} MB`;
    write(`${CLEAR}${`${bar}  ${doing}${seconds > 0 ? ` ${seconds} s` : ''}`.slice(0, Math.max(1, columns() - 1))}`);
  }

  return {
    tell(event: PullEvent): void {
      if (event.kind === 'file')
        filled.set(event.set, Math.min(sizeOf(event.set), (filled.get(event.set) ?? 0) + event.sizeBytes));
      else if (event.kind === 'has' || event.kind === 'done') filled.set(event.set, sizeOf(event.set));
      else {
        doing = event.kind === 'download' ? `fetching ${event.package}` : `checking ${event.set}`;
        sinceMs = now();
      }
      draw();
    },
    /** Once a second. */
    tick: draw,
    /** Before another line is written, and at the end. */
    clear: (): void => write(CLEAR),
  };
}
