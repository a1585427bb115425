const PAPERS = ['#fcfcfa', '#15171a'] as const;
/** WCAG 2.2, 1.4.3: of text that is not large. */
export const LEAST_CONTRAST = 4.5;

/** An organization's colour as it is used on light and on dark paper: each `#rrggbb`, 4.5 : 1 or better on its paper. */
export type Shades = { light: string; dark: string };

/** The colour itself where it stands out enough, else the nearest lightness of the same hue that does. */
export function shadesOf(colour: string): Shades {
  const [light, dark] = PAPERS;
  return { light: readableOn(colour, light, -1), dark: readableOn(colour, dark, 1) };
}

/** Contrast of two colours `#rrggbb`, 1 to 21, as WCAG 2.2 computes it. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function readableOn(colour: string, paper: string, direction: 1 | -1): string {
  const [hue, saturation, lightness] = toHsl(colour);
  let shade = colour.toLowerCase();
  for (let step = 1; contrast(shade, paper) < LEAST_CONTRAST && step <= 100; step += 1) {
    const moved = Math.min(1, Math.max(0, lightness + (direction * step) / 100));
    shade = fromHsl(hue, saturation, moved);
  }
  return shade;
}

function channels(colour: string): [number, number, number] {
  const part = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) =>
    value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toHsl(colour: string): [number, number, number] {
  const [red, green, blue] = channels(colour);
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const spread = high - low;
  const lightness = (high + low) / 2;
  if (spread === 0) return [0, 0, lightness];
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sector =
    high === red
      ? ((green - blue) / spread + 6) % 6
      : high === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return [sector * 60, saturation, lightness];
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): string => {
    const at = (offset + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
