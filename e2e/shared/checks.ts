import { judgement } from './published.ts';
import { settled } from './until.ts';

let passed = 0;
let failed = 0;

/** Counts one check; a failure is printed with what was seen. */
export function check(name: string, holds: boolean, seen = ''): void {
  if (holds) passed += 1;
  else {
    failed += 1;
    console.log(`FAILED ${name}${seen === '' ? '' : `: ${seen}`}`);
  }
}

/** Counts one check of what a page comes to by itself: see `settled`. */
export async function checkSoon(name: string, look: () => Promise<boolean>, seen = ''): Promise<void> {
  check(name, await settled(look, Boolean), seen);
}

/** Prints the line that a caller reads, and says whether all was well. */
export function conclude(): boolean {
  const told = judgement();
  if (told !== null)
    check('replies are as the published document says', told.problems.length === 0, told.problems.join('; '));
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}
