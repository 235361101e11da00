/** Painting of pictures: crop, filters, cutout mask with brush strokes, frame, outline. */
import type { ImageLayer } from '#design/document/layers.ts';
import type { Content, PaintMemory } from './content.ts';
import { applyFilters, isNeutral } from './filters.ts';
import { cutOut } from './mask.ts';
import { traceFrame } from './outline.ts';
import { setStroke } from './paint-style.ts';
import { paintPlaceholder } from './placeholder.ts';
import { contextOf, resolutionFor, type Context, type PaintTools, type Picture, type Size, type Surface } from './tools.ts';

export function imageContent(layer: ImageLayer, size: Size, tools: PaintTools, memory: PaintMemory): Content {
  const { frame, stroke } = layer;
  return {
    bleed: (stroke?.width ?? 0) / 2,
    layered: stroke !== null && stroke.width > 0,
    paint(context, resolution) {
      context.save();
      if (frame.type !== 'rectangle' || frame.radius > 0) {
        context.beginPath();
        traceFrame(context, frame, size);
        context.clip();
      }
      paintPicture(context, layer, size, resolution, tools, memory);
      context.restore();
      if (setStroke(context, stroke)) {
        context.beginPath();
        traceFrame(context, frame, size);
        context.stroke();
      }
    },
  };
}

function paintPicture(context: Context, layer: ImageLayer, size: Size, resolution: number, tools: PaintTools, memory: PaintMemory): void {
  const picture = tools.picture(layer.asset);
  const mask = layer.mask?.asset ? tools.picture(layer.mask.asset) : null;
  const maskState = layer.mask?.asset ? tools.pictureState(layer.mask.asset).status : 'ready';
  if (!picture || maskState !== 'ready') {
    // Without its mask the picture would show what was cut away: better nothing yet.
    const pictureState = tools.pictureState(layer.asset).status;
    paintPlaceholder(context, size, pictureState === 'ready' ? maskState : pictureState);
    return;
  }
  const left = -size.width / 2;
  const top = -size.height / 2;
  const { crop } = layer;
  const neutral = isNeutral(layer.filters);
  if (neutral && !layer.mask) {
    const { width, height } = picture;
    context.drawImage(picture.image, crop.x * width, crop.y * height, crop.width * width, crop.height * height, left, top, size.width, size.height);
    return;
  }
  const scale = resolutionFor(resolution);
  // At the layer's own size even while a hand scales it: the bitmap is stretched until the hand lets go.
  const prepared = memory.keep(
    'picture',
    [picture, mask, crop, layer.filters, layer.mask, layer.width, layer.height, scale],
    () => prepare(layer, picture, mask, scale, tools),
  );
  context.drawImage(prepared, left, top, size.width, size.height);
}

/** The cropped part with filters and mask applied, at the size shown and never larger than the picture itself. */
function prepare(layer: ImageLayer, picture: Picture, mask: Picture | null, scale: number, tools: PaintTools): Surface {
  const { crop } = layer;
  const cropped = { x: crop.x * picture.width, y: crop.y * picture.height, width: crop.width * picture.width, height: crop.height * picture.height };
  const shrink = Math.min(1, Math.max((layer.width * scale) / cropped.width, (layer.height * scale) / cropped.height));
  const width = Math.max(1, Math.round(cropped.width * shrink));
  const height = Math.max(1, Math.round(cropped.height * shrink));
  const surface = tools.createSurface(width, height);
  const context = contextOf(surface);
  context.drawImage(picture.image, cropped.x, cropped.y, cropped.width, cropped.height, 0, 0, width, height);
  if (!isNeutral(layer.filters)) applyFilters(surface, layer.filters, (width / layer.width + height / layer.height) / 2, tools);
  if (layer.mask) cutOut(surface, layer.mask, mask, picture, crop, tools);
  return surface;
}
