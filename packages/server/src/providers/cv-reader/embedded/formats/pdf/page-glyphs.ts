import { type Canvas, isDrawnOver, paintPath, visibilityAt } from './canvas.ts';
import { fontStyle, isIconFont, type PdfFont } from './fonts.ts';
import type { Box, Glyph } from './glyph-run.ts';
import { glyphText } from './glyph-text.ts';
import { resolveLigatures, UNMAPPED } from './ligatures.ts';
import { apply, type Matrix, multiply } from './matrix.ts';
import { OPS } from './ops.ts';

type OperatorList = { fnArray: number[]; argsArray: unknown[] };

type State = {
  ctm: Matrix;
  fill: string;
  alpha: number;
  font: PdfFont | null;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  hScale: number;
  rise: number;
  mode: number;
  leading: number;
  clip: Box | null;
};

export type PageGlyphs = {
  glyphs: Glyph[];
  /** Runs of text nobody sees on the page. */
  hidden: string[];
  pictures: number;
  /** Small filled outlines, among them the bullets that some programs draw. */
  shapes: Box[];
  /** Straight lines along the axes. */
  rules: Box[];
  /** Text that is invisible itself but lies over a picture, as the text layer of a scanned page. */
  overPictures: number;
};

type Candidate = { glyph: Glyph; reason: 'none' | 'invisible' | 'off-page' | 'tiny' | 'layer'; order: number };

/** Walks the page's painting operators and returns the glyphs that a person would see. */
export function readPage(
  list: OperatorList,
  view: Box,
  base: Matrix,
  fontOf: (name: string) => PdfFont | null,
  isLayerVisible: (group: unknown) => boolean,
): PageGlyphs {
  const canvas: Canvas = { fills: [], pictures: [], shapes: [], rules: [], order: 0 };
  let state: State = freshState(base);
  const stack: State[] = [];
  const candidates: Candidate[] = [];
  let textMatrix: Matrix = [1, 0, 0, 1, 0, 0];
  let lineX = 0;
  let lineY = 0;
  let x = 0;
  let y = 0;
  let clipNext = false;
  /** A transform that nothing was painted under before its restore: the place of a picture that was left out. */
  let emptyTransform: { depth: number } | null = null;
  const hiddenLayers: boolean[] = [];

  const newLine = (tx: number, ty: number): void => {
    lineX += tx;
    lineY += ty;
    x = lineX;
    y = lineY;
  };

  for (let i = 0; i < list.fnArray.length; i += 1) {
    const fn = list.fnArray[i];
    const args = (list.argsArray[i] ?? []) as unknown[];
    switch (fn) {
      case OPS.save:
        stack.push({ ...state });
        emptyTransform = null;
        break;
      case OPS.restore: {
        if (emptyTransform !== null && emptyTransform.depth === stack.length) addPicture(canvas, state.ctm, view);
        emptyTransform = null;
        state = stack.pop() ?? state;
        break;
      }
      case OPS.transform:
        state.ctm = multiply(state.ctm, args as unknown as Matrix);
        emptyTransform = { depth: stack.length };
        break;
      case OPS.setFillRGBColor:
        state.fill = typeof args[0] === 'string' ? args[0] : '#000000';
        break;
      case OPS.setFillTransparent:
        state.fill = 'none';
        break;
      case OPS.setFillColorN:
        state.fill = 'pattern';
        break;
      case OPS.setGState:
        setGraphics(state, args[0], fontOf);
        break;
      case OPS.clip:
      case OPS.eoClip:
        clipNext = true;
        break;
      case OPS.constructPath: {
        emptyTransform = null;
        const bounds = paintPath(canvas, state.ctm, state.fill, state.alpha, args);
        if (clipNext && bounds !== null) state.clip = state.clip === null ? bounds : intersect(state.clip, bounds);
        clipNext = false;
        break;
      }
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
      case OPS.paintSolidColorImageMask:
      case OPS.shadingFill:
        emptyTransform = null;
        addPicture(canvas, state.ctm, view);
        break;
      case OPS.paintFormXObjectBegin: {
        stack.push({ ...state });
        const matrix = args[0];
        if (Array.isArray(matrix) || ArrayBuffer.isView(matrix))
          state.ctm = multiply(state.ctm, matrix as unknown as Matrix);
        emptyTransform = null;
        break;
      }
      case OPS.beginAnnotation:
        stack.push({ ...state });
        for (const matrix of [args[2], args[3]]) {
          if (Array.isArray(matrix) || ArrayBuffer.isView(matrix)) {
            state.ctm = multiply(state.ctm, matrix as unknown as Matrix);
          }
        }
        emptyTransform = null;
        break;
      case OPS.endAnnotation:
      case OPS.paintFormXObjectEnd:
        state = stack.pop() ?? state;
        break;
      case OPS.beginMarkedContentProps:
        hiddenLayers.push(args[0] === 'OC' && !isLayerVisible(args[1]));
        break;
      case OPS.beginMarkedContent:
        hiddenLayers.push(false);
        break;
      case OPS.endMarkedContent:
        hiddenLayers.pop();
        break;
      case OPS.beginText:
        emptyTransform = null;
        textMatrix = [1, 0, 0, 1, 0, 0];
        lineX = lineY = x = y = 0;
        break;
      case OPS.setFont:
        state.font = typeof args[0] === 'string' ? fontOf(args[0]) : null;
        state.fontSize = Number(args[1]) || 0;
        break;
      case OPS.setCharSpacing:
        state.charSpacing = Number(args[0]) || 0;
        break;
      case OPS.setWordSpacing:
        state.wordSpacing = Number(args[0]) || 0;
        break;
      case OPS.setHScale:
        state.hScale = (Number(args[0]) || 100) / 100;
        break;
      case OPS.setTextRise:
        state.rise = Number(args[0]) || 0;
        break;
      case OPS.setTextRenderingMode:
        state.mode = Number(args[0]) || 0;
        break;
      case OPS.setLeading:
        state.leading = -(Number(args[0]) || 0);
        break;
      case OPS.moveText:
        newLine(Number(args[0]) || 0, Number(args[1]) || 0);
        break;
      case OPS.setLeadingMoveText:
        state.leading = Number(args[1]) || 0;
        newLine(Number(args[0]) || 0, Number(args[1]) || 0);
        break;
      case OPS.nextLine:
        newLine(0, state.leading);
        break;
      case OPS.setTextMatrix:
        textMatrix = (args.length === 6 ? args : args[0]) as Matrix;
        lineX = lineY = x = y = 0;
        break;
      case OPS.showText: {
        emptyTransform = null;
        const glyphs = args[0];
        if (!Array.isArray(glyphs) || state.font === null) break;
        canvas.order += 1;
        x = showText(glyphs, {
          state,
          textMatrix,
          x,
          y,
          view,
          canvas,
          candidates,
          layerHidden: hiddenLayers.includes(true),
        });
        break;
      }
      default:
    }
  }
  return settle(candidates, canvas);
}

function freshState(ctm: Matrix): State {
  return {
    ctm,
    fill: '#000000',
    alpha: 1,
    font: null,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    hScale: 1,
    rise: 0,
    mode: 0,
    leading: 0,
    clip: null,
  };
}

type Showing = {
  state: State;
  textMatrix: Matrix;
  x: number;
  y: number;
  view: Box;
  canvas: Canvas;
  candidates: Candidate[];
  layerHidden: boolean;
};

function showText(glyphs: unknown[], at: Showing): number {
  const { state, view } = at;
  const font = state.font;
  if (font === null) return at.x;
  const matrix = multiply(state.ctm, at.textMatrix);
  const unit = state.fontSize * font.unit;
  const scale = Math.hypot(matrix[2], matrix[3]);
  const size = Math.abs(state.fontSize) * scale * font.em;
  const turned = Math.abs(matrix[1]) > Math.abs(matrix[0]) * 0.2;
  const style = fontStyle(font.name);
  const icon = isIconFont(font.name);
  let x = at.x;
  for (const item of glyphs) {
    if (typeof item === 'number') {
      if (font.vertical) continue;
      x -= (item * state.fontSize * state.hScale) / 1000;
      continue;
    }
    const glyph = item as { unicode?: string; width?: number; isSpace?: boolean } | null;
    if (glyph === null || typeof glyph !== 'object') {
      x += state.wordSpacing * state.hScale;
      continue;
    }
    const width = (glyph.width ?? 0) * unit * state.hScale;
    const start = apply(matrix, x, at.y + state.rise);
    const finish = apply(matrix, x + width, at.y + state.rise);
    const known = glyphText(glyph.unicode ?? '', font.name);
    const text = !icon && known === '' && /^\0?$/.test(glyph.unicode ?? '') && width > 0 ? UNMAPPED : known;
    const space = !icon && text.trim() === '';
    x += width + (state.charSpacing + (glyph.isSpace === true ? state.wordSpacing : 0)) * state.hScale;
    if (text === '' && !icon) continue;
    const x0 = Math.min(start[0], finish[0]);
    const x1 = Math.max(start[0], finish[0]);
    const painted: Glyph = {
      text: icon ? (glyph.unicode ?? '') : text.trim() === '' ? ' ' : text,
      x0,
      x1,
      y: start[1],
      size,
      advance: glyph.width ?? 0,
      space,
      bold: style.bold || (font.bold ?? false),
      italic: style.italic || (font.italic ?? false),
      colour: state.fill,
      font: font.name,
      icon,
      turned,
    };
    at.candidates.push({ glyph: painted, reason: hiddenReason(painted, at, view), order: at.canvas.order });
  }
  return x;
}

function hiddenReason(glyph: Glyph, at: Showing, view: Box): Candidate['reason'] {
  const { state } = at;
  if (at.layerHidden) return 'layer';
  const middle = (glyph.x0 + glyph.x1) / 2;
  const height = glyph.y - glyph.size * 0.3;
  if (middle < view.x0 - 1 || middle > view.x1 + 1 || glyph.y < view.y0 - 1 || height > view.y1 + 1) return 'off-page';
  if (state.clip !== null && (middle < state.clip.x0 - 2 || middle > state.clip.x1 + 2)) return 'off-page';
  if (state.clip !== null && (glyph.y + glyph.size < state.clip.y0 || glyph.y - glyph.size > state.clip.y1 + 2))
    return 'off-page';
  if (glyph.size < 2.2) return 'tiny';
  if (state.mode === 3 || state.mode === 7 || state.alpha < 0.06) return 'invisible';
  return visibilityAt(at.canvas, glyph) ? 'none' : 'invisible';
}

/** Decides about text that is invisible itself: it counts as seen when a picture or a drawing shows it. */
function settle(candidates: Candidate[], canvas: Canvas): PageGlyphs {
  const glyphs: Glyph[] = [];
  const hidden: string[] = [];
  let overPictures = 0;
  let run = '';
  let overflow: Glyph | null = null;
  const flush = (): void => {
    if (run.trim() !== '') hidden.push(run.trim());
    run = '';
  };
  for (const { glyph, reason, order } of candidates) {
    let seen = reason === 'none' && !isDrawnOver(canvas, glyph, order);
    if (!seen && reason === 'invisible') {
      const cover = coveredBy(canvas, glyph);
      if (cover !== 'nothing') seen = true;
      if (cover === 'picture') overPictures += 1;
    }
    if (seen || glyph.space) {
      if (seen) flush();
      else run += ' ';
      if (seen) {
        glyphs.push(glyph);
        overflow = glyph;
      }
      continue;
    }
    // A line that runs over the edge of the page is cut, not hidden.
    if (reason === 'off-page' && overflow !== null && goesOn(overflow, glyph)) {
      overflow = glyph;
      continue;
    }
    overflow = null;
    if (!glyph.icon) run += glyph.text;
  }
  flush();
  resolveLigatures(glyphs);
  return {
    glyphs: glyphs.filter((glyph) => glyph.icon || glyph.text !== ''),
    hidden,
    pictures: canvas.pictures.length,
    shapes: canvas.shapes,
    rules: canvas.rules,
    overPictures,
  };
}

function goesOn(last: Glyph, next: Glyph): boolean {
  return Math.abs(next.y - last.y) < 1 && next.x0 - last.x1 < next.size * 2 && next.x0 >= last.x0;
}

function coveredBy(canvas: Canvas, glyph: Glyph): 'nothing' | 'picture' | 'drawing' {
  const x = (glyph.x0 + glyph.x1) / 2;
  const y = glyph.y - glyph.size * 0.3;
  const holds = (box: Box, slack: number): boolean =>
    x > box.x0 - slack && x < box.x1 + slack && y > box.y0 - slack && y < box.y1 + slack;
  if (canvas.shapes.some((box) => holds(box, 0.6))) return 'drawing';
  return canvas.pictures.some((box) => holds(box, 0)) ? 'picture' : 'nothing';
}

function setGraphics(state: State, entries: unknown, fontOf: (name: string) => PdfFont | null): void {
  if (!Array.isArray(entries)) return;
  for (const entry of entries) {
    if (!Array.isArray(entry)) continue;
    if (entry[0] === 'ca' && typeof entry[1] === 'number') state.alpha = entry[1];
    if (entry[0] === 'Font' && Array.isArray(entry[1])) {
      state.font = fontOf(String(entry[1][0]));
      state.fontSize = Number(entry[1][1]) || 0;
    }
  }
}

function addPicture(canvas: Canvas, ctm: Matrix, view: Box): void {
  const a = apply(ctm, 0, 0);
  const b = apply(ctm, 1, 1);
  const box = {
    x0: Math.min(a[0], b[0]),
    y0: Math.min(a[1], b[1]),
    x1: Math.max(a[0], b[0]),
    y1: Math.max(a[1], b[1]),
  };
  const width = box.x1 - box.x0;
  const height = box.y1 - box.y0;
  if (width < 3 || height < 3 || width > (view.x1 - view.x0) * 3 || height > (view.y1 - view.y0) * 3) return;
  canvas.order += 1;
  canvas.pictures.push({ ...box, order: canvas.order });
}

function intersect(a: Box, b: Box): Box {
  return { x0: Math.max(a.x0, b.x0), y0: Math.max(a.y0, b.y0), x1: Math.min(a.x1, b.x1), y1: Math.min(a.y1, b.y1) };
}
