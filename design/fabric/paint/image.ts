/**
 * Painting of pictures: crop, filters, cutout mask with brush strokes, frame, outline around the frame or around the
 * cutout.
 */
import type { ImageLayer } from '#design/document/layers.ts';
import type { Content, PaintMemory } from './content.ts';
import { borderReach, dieCut } from './die-cut.ts';
import { isNeutral } from './filters/apply.ts';
import { traceFrame } from './outline.ts';
import { setStroke } from './paint-style.ts';
import { drawPart } from './picture-part.ts';
import { paintEmptyFrame, paintPlaceholder } from './placeholder.ts';
import { preparedPicture } from './prepared-picture.ts';
import { resolutionFor, type Context, type PaintTools, type Size } from './tools.ts';
import { hasTransparency } from './transparency.ts';

export function imageContent(layer: ImageLayer, size: Size, tools: PaintTools, memory: PaintMemory): Content {
  const { stroke } = layer;
  if (layer.asset === null && !tools.emptyFrames) return NOTHING;
  const outlined = stroke !== null && stroke.width > 0;
  const paintInside = (context: Context, resolution: number, at: Size) =>
    paintFramed(context, layer, at, resolution, tools, memory);
  if (outlined && isCutout(layer, tools)) {
    return {
      bleed: borderReach(stroke),
      layered: true,
      paint(context, resolution) {
        paintBorder(context, layer, stroke, size, resolution, tools, memory);
        paintInside(context, resolution, size);
      },
    };
  }
  return {
    bleed: (stroke?.width ?? 0) / 2,
    layered: outlined,
    paint(context, resolution) {
      paintInside(context, resolution, size);
      if (setStroke(context, stroke)) {
        context.beginPath();
        traceFrame(context, layer.frame, size);
        context.stroke();
      }
    },
  };
}

/** An empty frame in a file. */
const NOTHING: Content = { bleed: 0, layered: false, paint: () => {} };

/** Whether the visible picture has a silhouette of its own, so that an outline follows that rather than the frame. */
function isCutout(layer: ImageLayer, tools: PaintTools): boolean {
  if (layer.asset === null) return false;
  if (layer.mask) return true;
  const picture = tools.picture(layer.asset);
  return picture !== null && hasTransparency(picture, tools);
}

function paintBorder(
  context: Context,
  layer: ImageLayer,
  stroke: NonNullable<ImageLayer['stroke']>,
  size: Size,
  resolution: number,
  tools: PaintTools,
  memory: PaintMemory,
): void {
  const scale = resolutionFor(resolution);
  const own: Size = { width: layer.width, height: layer.height };
  // Of the filters only a blur changes transparency.
  const look = [
    layer.crop,
    layer.straighten,
    layer.mask,
    layer.filters.blur,
    layer.frame,
    own.width,
    own.height,
    stroke.color,
    stroke.width,
    layer.asset && tools.pictureState(layer.asset),
    layer.mask?.asset ? tools.pictureState(layer.mask.asset) : null,
    layer.mask?.colours ? tools.pictureState(layer.mask.colours) : null,
  ];
  const hurried = tools.hurried === true && !memory.holds('die-cut', [...look, scale]);
  const { surface, x, y, width, height } = memory.keep(
    hurried ? 'hurried-die-cut' : 'die-cut',
    [...look, scale],
    () => dieCut((aside, at) => paintFramed(aside, layer, own, at, tools, memory), own, stroke, scale, tools, hurried),
    (made) => tools.release(made.surface),
  );
  const stretchX = size.width / own.width;
  const stretchY = size.height / own.height;
  context.drawImage(surface, x * stretchX, y * stretchY, width * stretchX, height * stretchY);
}

/** The picture within its frame. */
function paintFramed(
  context: Context,
  layer: ImageLayer,
  size: Size,
  resolution: number,
  tools: PaintTools,
  memory: PaintMemory,
): void {
  const { frame } = layer;
  context.save();
  if (frame.type !== 'rectangle' || frame.radius > 0) {
    context.beginPath();
    traceFrame(context, frame, size);
    context.clip();
  }
  paintPicture(context, layer, size, resolution, tools, memory);
  context.restore();
}

function paintPicture(
  context: Context,
  layer: ImageLayer,
  size: Size,
  resolution: number,
  tools: PaintTools,
  memory: PaintMemory,
): void {
  if (layer.asset === null) {
    paintEmptyFrame(context, size);
    return;
  }
  const picture = tools.picture(layer.asset);
  const mask = layer.mask?.asset ? tools.picture(layer.mask.asset) : null;
  const maskState = layer.mask?.asset ? tools.pictureState(layer.mask.asset).status : 'ready';
  if (!picture || maskState !== 'ready') {
    // Without its mask the picture would show what was cut out: better nothing yet.
    const pictureState = tools.pictureState(layer.asset).status;
    paintPlaceholder(context, size, pictureState === 'ready' ? maskState : pictureState);
    return;
  }
  const left = -size.width / 2;
  const top = -size.height / 2;
  if (isNeutral(layer.filters) && !layer.mask) {
    drawPart(context, picture, layer, size);
    return;
  }
  // Missing edge colors change only a thin edge: the cutout is shown anyway.
  const colours = layer.mask?.colours ? tools.picture(layer.mask.colours) : null;
  const prepared = preparedPicture(layer, { picture, mask, colours }, resolutionFor(resolution), tools, memory);
  context.drawImage(prepared, left, top, size.width, size.height);
}
