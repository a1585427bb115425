/**
 * The offered type that an `Accept` header prefers; the first one offered when anything goes; null when none fits.
 * Types with a higher quality win, then those named more exactly, then the order of the offer.
 */
export function pickType<Type extends string>(accept: string | undefined, offered: readonly Type[]): Type | null {
  const ranges = (accept ?? '*/*').split(',').map(parseRange);
  let best: { type: Type; quality: number } | null = null;
  for (const type of offered) {
    const fitting = ranges
      .filter((range) => fits(range.range, type))
      .sort((a, b) => exactness(b.range) - exactness(a.range))[0];
    const quality = fitting?.quality ?? 0;
    if (quality > 0 && (best === null || quality > best.quality)) best = { type, quality };
  }
  return best?.type ?? null;
}

function parseRange(text: string): { range: string; quality: number } {
  const [range = '', ...params] = text.split(';').map((part) => part.trim().toLowerCase());
  const q = params.find((param) => param.startsWith('q='));
  const quality = q === undefined ? 1 : Number(q.slice(2));
  return { range, quality: Number.isFinite(quality) ? quality : 0 };
}

function fits(range: string, type: string): boolean {
  return range === '*/*' || range === type || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
}

function exactness(range: string): number {
  return range === '*/*' ? 0 : range.endsWith('/*') ? 1 : 2;
}
