/** The run that is recorded at this moment, by the page's clock: what is spoken can be found in it. Null while none is. */
let now: { id: string; startedAtMs: number } | null = null;

export function runNow(): { id: string; startedAtMs: number } | null {
  return now;
}

export function setRunNow(run: { id: string; startedAtMs: number } | null): void {
  now = run;
}
