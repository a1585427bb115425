import type { Ref } from 'react';

/** Bars that follow the voice; a person who sees none of it is told in words. */
export function LevelMeter({ ref }: { ref: Ref<HTMLSpanElement> }) {
  return (
    <span ref={ref} className="meter" aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
      <span />
    </span>
  );
}

/** Draws a level without drawing the page again. */
export function drawLevel(meter: HTMLElement | null, level: number): void {
  meter?.style.setProperty('--level', level.toFixed(2));
}
