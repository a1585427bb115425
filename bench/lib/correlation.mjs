/** Pearson's correlation of two lists of numbers; NaN where one of them does not differ. */
export function pearson(x, y) {
  const mean = (values) => values.reduce((a, b) => a + b, 0) / values.length;
  const [mx, my] = [mean(x), mean(y)];
  let [xy, xx, yy] = [0, 0, 0];
  x.forEach((value, i) => {
    xy += (value - mx) * (y[i] - my);
    xx += (value - mx) ** 2;
    yy += (y[i] - my) ** 2;
  });
  return xx > 0 && yy > 0 ? xy / Math.sqrt(xx * yy) : Number.NaN;
}

/** 95 % interval of a correlation by Fisher's transformation. */
export function fisher(correlation, count) {
  if (!(count > 3)) return [-1, 1];
  const z = Math.atanh(Math.min(0.999999, Math.max(-0.999999, correlation)));
  const half = 1.96 / Math.sqrt(count - 3);
  return [Math.tanh(z - half), Math.tanh(z + half)];
}

/** 95 % interval by drawing the pairs again, the same draws each time. */
export function bootstrap(x, y, draws = 4000) {
  if (x.length < 3) return [-1, 1];
  let state = 20_261_129;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const found = Array.from({ length: draws }, () => {
    const drawn = x.map(() => Math.floor(random() * x.length));
    return pearson(
      drawn.map((i) => x[i]),
      drawn.map((i) => y[i]),
    );
  })
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  return [found[Math.floor(0.025 * found.length)] ?? -1, found[Math.ceil(0.975 * found.length) - 1] ?? 1];
}
