/**
 * The offered type that an `Accept` header prefers; the first one offered when anything goes; null when none fits.
 * Types with a higher quality win, then those named more exactly, then the order of the offer.
 */
export function pickType<Type extends string>(accept: string | undefined, offered: readonly Type[]): Type | null {
  const given = accept === undefined || accept.trim() === '' ? '*/*' : accept;
  const ranges = given.split(',').map(parseRange);
  let best: { type: Type; quality: number; exactness: number } | null = null;
  for (const type of offered) {
    const [fitting] = ranges
      .filter(({ range }) => fits(range, type))
      .map(({ range, quality }) => ({ type, quality, exactness: exactness(range) }))
      .sort((a, b) => b.exactness - a.exactness);
    if (fitting === undefined || fitting.quality === 0) continue;
    const better =
      best === null ||
      fitting.quality > best.quality ||
      (fitting.quality === best.quality && fitting.exactness > best.exactness);
    if (better) best = fitting;
  }
  return best?.type ?? null;
}

/** Whether the header names this type itself, not only by a wildcard. */
export function namesType(accept: string | undefined, type: string): boolean {
  return (accept ?? '').split(',').some((text) => parseRange(text).range === type);
}

function parseRange(text: string): { range: string; quality: number } {
  const [range = '', ...params] = text.split(';').map((part) => part.trim().toLowerCase());
  const q = params.find((param) => /^q\s*=/.test(param));
  const quality = q === undefined ? 1 : Number(q.slice(q.indexOf('=') + 1));
  return { range, quality: quality >= 0 && quality <= 1 ? quality : 0 };
}

function fits(range: string, type: string): boolean {
  return range === '*/*' || range === type || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
}

function exactness(range: string): number {
  return range === '*/*' ? 0 : range.endsWith('/*') ? 1 : 2;
}

/** What a header such as `Accept-Language` names, the most wanted first; what is refused (`q=0`) and `*` are left out. */
export function preferred(header: string): string[] {
  return header
    .split(',')
    .map(parseRange)
    .filter(({ range, quality }) => quality > 0 && /^[a-z]/.test(range))
    .sort((a, b) => b.quality - a.quality)
    .map(({ range }) => range);
}
