/** Letters that a context would draw, as an outline. */
import {
  createCanvas,
  Path2D,
  StrokeCap,
  StrokeJoin,
  SvgExportFlag,
  type SKRSContext2D,
  type StrokeOptions,
} from './canvas-library.ts';
import type { Box } from './visible-area.ts';

/** Characters from the emoji font. Some old symbols have a plain form, which stays an outline. */
const EMOJI =
  /\p{Emoji_Presentation}|\p{Regional_Indicator}|[\ufe0f\u20e3]|(?![©®™‼⁉ℹ↔-↪▪▫◻◼])\p{Extended_Pictographic}/u;

/** Whether some of a text's letters are pictures. */
export function hasEmoji(text: string): boolean {
  return EMOJI.test(text);
}

/** What letters look like. */
const TEXT_STATE = [
  'font',
  'fontKerning',
  'fontStretch',
  'fontVariantCaps',
  'fontVariationSettings',
  'letterSpacing',
  'wordSpacing',
  'textRendering',
  'direction',
  'lang',
  'textAlign',
  'textBaseline',
] as const;

/** The properties of a line, except its dashes. */
const LINE_STATE = ['lineWidth', 'lineCap', 'lineJoin', 'miterLimit', 'lineDashOffset'] as const;

const PAINT_STATE = ['fillStyle', 'strokeStyle', 'imageSmoothingEnabled', 'imageSmoothingQuality'] as const;

/** Makes a context draw like another one, apart from its transform, opacity, blending and clips. */
export function drawAlike(context: SKRSContext2D, other: SKRSContext2D): void {
  for (const name of [...TEXT_STATE, ...LINE_STATE, ...PAINT_STATE])
    (context as unknown as Record<string, unknown>)[name] = other[name];
  context.setLineDash(other.getLineDash());
}

export type TextMethod = 'fillText' | 'strokeText';

/** The maximum distance of a line's edge from its path, units of the context. */
export function lineReach({ lineWidth, lineJoin, lineCap, miterLimit }: SKRSContext2D): number {
  return (lineWidth / 2) * Math.max(lineJoin === 'miter' ? miterLimit : 1, lineCap === 'square' ? Math.SQRT2 : 1);
}

/** The box around the ink of letters, units of the context, including the line width if they are stroked. */
export function inkOf(context: SKRSContext2D, method: TextMethod, text: string, x: number, y: number): Box {
  const { actualBoundingBoxLeft, actualBoundingBoxRight, actualBoundingBoxAscent, actualBoundingBoxDescent } =
    context.measureText(text);
  const line = method === 'strokeText' ? lineReach(context) : 0;
  return {
    left: x - actualBoundingBoxLeft - line,
    top: y - actualBoundingBoxAscent - line,
    right: x + actualBoundingBoxRight + line,
    bottom: y + actualBoundingBoxDescent + line,
  };
}

/** The area that letters cover, units of the context. Emoji, which are pictures, have none. */
export function lettersArea(context: SKRSContext2D, method: TextMethod, text: string, x: number, y: number): Path2D {
  const ink = inkOf(context, 'fillText', text, x, y);
  // Letters outside a file's page are left out of it.
  const room = Math.max(ink.right - ink.left, ink.bottom - ink.top) + 10;
  const canvas = createCanvas(Math.ceil(3 * room), Math.ceil(3 * room), SvgExportFlag.ConvertTextToPaths);
  const aside = canvas.getContext('2d');
  drawAlike(aside, context);
  aside.fillStyle = '#000000';
  const [dx, dy] = [room - ink.left, room - ink.top];
  aside.fillText(text, x + dx, y + dy);
  const area = new Path2D();
  for (const [, attributes = ''] of canvas
    .getContent()
    .toString('utf8')
    .matchAll(/<path( [^<>]*)\/>/g)) {
    const [, data = ''] = / d="([^"]*)"/.exec(attributes) ?? [];
    const [, moveX = '0', moveY = '0'] = /transform="translate\(([-\d.e]+)[ ,]+([-\d.e]+)\)"/.exec(attributes) ?? [];
    area.addPath(new Path2D(data), { e: Number(moveX) - dx, f: Number(moveY) - dy });
  }
  return method === 'fillText' ? area : strokedArea(context, area);
}

const CAPS = { butt: StrokeCap.Butt, round: StrokeCap.Round, square: StrokeCap.Square };
const JOINS = { miter: StrokeJoin.Miter, round: StrokeJoin.Round, bevel: StrokeJoin.Bevel };

/** The area that a path's line covers, units of the context. Ignores dashes. */
export function strokedArea(context: SKRSContext2D, path: Path2D): Path2D {
  const options: StrokeOptions = {
    width: context.lineWidth,
    miterLimit: context.miterLimit,
    cap: CAPS[context.lineCap],
    join: JOINS[context.lineJoin],
  };
  return new Path2D(path).stroke(options);
}
