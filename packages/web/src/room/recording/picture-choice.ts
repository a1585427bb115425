/** Whether the candidate, who agreed to a picture, begins without it: chosen where the line was measured. */
let isOff = false;

export function beginsWithoutPicture(): boolean {
  return isOff;
}

export function setBeginsWithoutPicture(next: boolean): void {
  isOff = next;
}
