import type { Box, Glyph } from './glyph-run.ts';
import { apply, type Matrix } from './matrix.ts';

/** What was painted so far, as far as it decides whether text can be seen. */
export type Canvas = {
  /** Filled areas with their colour, in painting order. */
  fills: (Box & { colour: string; order: number })[];
  pictures: (Box & { order: number })[];
  /** Small filled outlines: letters that were drawn as shapes. */
  shapes: Box[];
  /** Straight lines along the axes: the borders of tables among them. */
  rules: Box[];
  order: number;
};

const FILLS = new Set([22, 23, 24, 25, 26, 27]);
const STROKES = new Set([20, 21, 24, 25, 26, 27]);
/** A thicker line is an area. */
const RULE_WIDTH = 2;
const RULE_LENGTH = 6;
const MOST_RULES = 4_000;

/** Records a path; returns its bounds in page space. 28 ends a path without painting. */
export function paintPath(canvas: Canvas, ctm: Matrix, colour: string, alpha: number, args: unknown[]): Box | null {
  const bounds = boxOf(ctm, args[2]);
  if (bounds === null) return null;
  const op = Number(args[0]);
  if (alpha >= 0.06) addRules(canvas, ctm, op, bounds, args[1]);
  if (!FILLS.has(op) || alpha < 0.06) return bounds;
  canvas.order += 1;
  const data = Array.isArray(args[1]) ? (args[1][0] as ArrayLike<number> | null | undefined) : null;
  const rectangular = data !== null && data !== undefined && isRectangle(data);
  if (rectangular) {
    if (alpha > 0.6 && bounds.x1 - bounds.x0 > 2 && bounds.y1 - bounds.y0 > 2) {
      canvas.fills.push({ ...bounds, colour, order: canvas.order });
    }
    return bounds;
  }
  const height = bounds.y1 - bounds.y0;
  const width = bounds.x1 - bounds.x0;
  if (height < 40 && height > 1.5) canvas.shapes.push(bounds);
  if (alpha > 0.6 && width > 20 && height > 8) canvas.fills.push({ ...bounds, colour, order: canvas.order });
  return bounds;
}

/** Thin filled areas, and the edges along the axes of what is stroked. */
function addRules(canvas: Canvas, ctm: Matrix, op: number, bounds: Box, parts: unknown): void {
  const add = (box: Box): void => {
    const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
    const isRule = Math.min(width, height) <= RULE_WIDTH && Math.max(width, height) >= RULE_LENGTH;
    if (isRule && canvas.rules.length < MOST_RULES) canvas.rules.push(box);
  };
  const data = Array.isArray(parts) ? (parts[0] as ArrayLike<number> | null | undefined) : null;
  if (!STROKES.has(op) || data === null || data === undefined || data.length > 400) {
    if (FILLS.has(op)) add(bounds);
    return;
  }
  let first: [number, number] = [0, 0];
  let last = first;
  for (let i = 0; i < data.length; ) {
    const kind = data[i];
    const to: [number, number] = kind === 4 ? first : apply(ctm, data[i + 1] ?? 0, data[i + 2] ?? 0);
    // A curve is no line, and its end lies elsewhere.
    if (kind !== 0 && kind !== 1 && kind !== 4) return;
    if (kind === 0) first = to;
    else
      add({
        x0: Math.min(last[0], to[0]),
        x1: Math.max(last[0], to[0]),
        y0: Math.min(last[1], to[1]),
        y1: Math.max(last[1], to[1]),
      });
    last = to;
    i += kind === 4 ? 1 : 3;
  }
}

function boxOf(ctm: Matrix, minMax: unknown): Box | null {
  if (minMax === null || minMax === undefined) return null;
  const box = minMax as ArrayLike<number>;
  const [a, b, c, d] = [box[0], box[1], box[2], box[3]];
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  if (![a, b, c, d].every((value) => Number.isFinite(value))) return null;
  const corners = [apply(ctm, a, b), apply(ctm, c, d), apply(ctm, a, d), apply(ctm, c, b)];
  const xs = corners.map((corner) => corner[0]);
  const ys = corners.map((corner) => corner[1]);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** Move, lines and close only, with edges along the axes. */
function isRectangle(data: ArrayLike<number>): boolean {
  if (data.length > 40) return false;
  let i = 0;
  let previous: [number, number] | null = null;
  while (i < data.length) {
    const op = data[i];
    if (op === 4) {
      i += 1;
      continue;
    }
    if (op !== 0 && op !== 1) return false;
    const x = data[i + 1] ?? 0;
    const y = data[i + 2] ?? 0;
    if (op === 1 && previous !== null && Math.abs(previous[0] - x) > 0.5 && Math.abs(previous[1] - y) > 0.5)
      return false;
    previous = [x, y];
    i += 3;
  }
  return true;
}

/** False when the glyph has the colour of what it is painted on. */
export function visibilityAt(canvas: Canvas, glyph: Glyph): boolean {
  if (glyph.colour === 'none') return false;
  const ink = rgb(glyph.colour);
  if (ink === null) return true;
  const x = (glyph.x0 + glyph.x1) / 2;
  const y = glyph.y - glyph.size * 0.3;
  let background = '#ffffff';
  let order = 0;
  for (const fill of canvas.fills) {
    if (fill.order >= order && x >= fill.x0 && x <= fill.x1 && y >= fill.y0 && y <= fill.y1) {
      background = fill.colour;
      order = fill.order;
    }
  }
  for (const picture of canvas.pictures) {
    if (picture.order > order && x >= picture.x0 && x <= picture.x1 && y >= picture.y0 && y <= picture.y1) return true;
  }
  const paper = rgb(background);
  if (paper === null) return true;
  return Math.abs(ink[0] - paper[0]) + Math.abs(ink[1] - paper[1]) + Math.abs(ink[2] - paper[2]) > 36;
}

/** True when an opaque area was painted over the glyph afterwards. */
export function isDrawnOver(canvas: Canvas, glyph: Glyph, order: number): boolean {
  const y = glyph.y - glyph.size * 0.3;
  return canvas.fills.some(
    (fill) =>
      fill.order > order &&
      fill.x0 <= glyph.x0 + 0.5 &&
      fill.x1 >= glyph.x1 - 0.5 &&
      fill.y0 < y - glyph.size * 0.25 &&
      fill.y1 > y + glyph.size * 0.15,
  );
}

const colours = new Map<string, [number, number, number] | null>();

function rgb(colour: string): [number, number, number] | null {
  const known = colours.get(colour);
  if (known !== undefined) return known;
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(colour);
  const part = (index: number): number => Number.parseInt(match?.[index] ?? '0', 16);
  const value: [number, number, number] | null = match === null ? null : [part(1), part(2), part(3)];
  if (colours.size > 500) colours.clear();
  colours.set(colour, value);
  return value;
}
