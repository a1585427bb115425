/** Affine transform as PDF writes it: [a b c d e f]. */
export type Matrix = [number, number, number, number, number, number];

/** `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: ArrayLike<number>): Matrix {
  const [a, b, c, d, e, f] = outer;
  const i0 = inner[0] ?? 1;
  const i1 = inner[1] ?? 0;
  const i2 = inner[2] ?? 0;
  const i3 = inner[3] ?? 1;
  const i4 = inner[4] ?? 0;
  const i5 = inner[5] ?? 0;
  return [a * i0 + c * i1, b * i0 + d * i1, a * i2 + c * i3, b * i2 + d * i3, a * i4 + c * i5 + e, b * i4 + d * i5 + f];
}

export function apply(m: Matrix, x: number, y: number): [number, number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}
