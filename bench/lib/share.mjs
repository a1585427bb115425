/** 95 % interval of a share (Wilson). */
export function wilson(found, all) {
  if (all === 0) return [0, 1];
  const z = 1.96;
  const p = found / all;
  const middle = p + (z * z) / (2 * all);
  const half = z * Math.sqrt((p * (1 - p)) / all + (z * z) / (4 * all * all));
  const by = 1 + (z * z) / all;
  return [Math.max(0, (middle - half) / by), Math.min(1, (middle + half) / by)];
}

export const percent = (value) => `${(value * 100).toFixed(1)} %`;

/** Prints a share with its count, its 95 % interval and the figure it is held to. */
export function printShare(name, found, all, bar = '') {
  const [low, high] = wilson(found, all);
  const figure = all === 0 ? 'n/a' : `${percent(found / all)} (${percent(low)} to ${percent(high)})`;
  console.log(`${name.padEnd(64)} ${`${found} of ${all}`.padStart(11)}  ${figure.padEnd(28)} ${bar}`);
}
