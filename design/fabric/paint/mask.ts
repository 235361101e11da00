/** The cutout mask: the alpha of a mask asset, with erase and restore strokes on top, in order. */
import type { ImageLayer, MaskStroke } from '#design/document/layers.ts';
import { dotOf, traceSmooth } from './drawing.ts';
import { drawPart, pointOnPart } from './picture-part.ts';
import { contextOf, type Context, type Picture, type Size, type Surface, type Surfaces } from './tools.ts';

type Masked = Pick<ImageLayer, 'crop' | 'straighten' | 'mask'>;
type NaturalSize = Pick<Picture, 'naturalWidth' | 'naturalHeight'>;

/**
 * Cuts out a prepared picture by its layer's mask. `surface` shows the part that the layer shows; strokes are in the
 * whole picture's own pixels.
 */
export function cutOut(
  surface: Surface,
  layer: Masked,
  asset: Picture | null,
  picture: NaturalSize,
  tools: Surfaces,
): void {
  const alpha = maskSurface(surface, layer, asset, picture, tools);
  const target = contextOf(surface);
  target.globalCompositeOperation = 'destination-in';
  target.drawImage(alpha, 0, 0);
  target.globalCompositeOperation = 'source-over';
  tools.release(alpha);
}

/** What a layer's mask leaves of its part, as alpha. `size` in pixels. */
export function maskSurface(
  { width, height }: Size,
  layer: Masked,
  asset: Picture | null,
  picture: NaturalSize,
  tools: Surfaces,
): Surface {
  const alpha = tools.createSurface(width, height);
  const context = contextOf(alpha);
  context.translate(width / 2, height / 2);
  if (asset) drawPart(context, asset, layer, { width, height });
  else if (!layer.mask?.asset) {
    context.fillStyle = '#000000';
    context.fillRect(-width / 2, -height / 2, width, height);
  }
  for (const stroke of layer.mask?.strokes ?? []) paintMaskStroke(context, stroke, layer, { width, height }, picture);
  return alpha;
}

/**
 * Paints the subject's own colors over the edge of a picture that is not cut out yet: where the mask is soft, the
 * picture's colors contain the old background. What strokes restore is left alone.
 */
export function paintEdgeColors(
  surface: Surface,
  layer: Masked,
  colours: Picture,
  picture: NaturalSize,
  tools: Surfaces,
): void {
  const { width, height } = surface;
  const edge = tools.createSurface(width, height);
  const context = contextOf(edge);
  context.translate(width / 2, height / 2);
  drawPart(context, colours, layer, { width, height });
  for (const stroke of layer.mask?.strokes ?? []) {
    if (stroke.mode === 'restore')
      paintMaskStroke(context, { ...stroke, mode: 'erase' }, layer, { width, height }, picture);
  }
  contextOf(surface).drawImage(edge, 0, 0);
  tools.release(edge);
}

/** Paints one stroke on a mask's alpha. The context's origin is the center of the part, which is `size` large there. */
export function paintMaskStroke(
  context: Context,
  stroke: Omit<MaskStroke, 'id'>,
  layer: Masked,
  size: Size,
  { naturalWidth, naturalHeight }: NaturalSize,
): void {
  const points = stroke.points.map(([x, y]) => pointOnPart([x / naturalWidth, y / naturalHeight], layer, size));
  brush(context, stroke, points, stroke.size * maskScale(layer, size, { naturalWidth, naturalHeight }));
}

/** Units of a part of that size for each pixel of the picture. */
export function maskScale(
  { crop }: Pick<Masked, 'crop'>,
  size: Size,
  { naturalWidth, naturalHeight }: NaturalSize,
): number {
  return (size.width / (crop.width * naturalWidth) + size.height / (crop.height * naturalHeight)) / 2;
}

/**
 * One brush stroke. A hard brush is a plain line; a soft one is the blurred shadow of a thinner line outside the
 * surface, which every engine draws alike.
 */
function brush(context: Context, stroke: Omit<MaskStroke, 'id'>, points: [number, number][], size: number): void {
  const blur = (1 - stroke.hardness) * size * 0.5;
  context.save();
  context.globalCompositeOperation = stroke.mode === 'erase' ? 'destination-out' : 'source-over';
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = '#000000';
  context.fillStyle = '#000000';
  context.lineWidth = Math.max(size - blur, size * 0.4, 0.5);
  if (blur > 0.5) {
    const away = context.canvas.width * 2 + size * 4;
    context.shadowColor = '#000000';
    context.shadowBlur = blur;
    context.shadowOffsetX = away;
    context.translate(-away, 0);
  }
  context.beginPath();
  const dot = dotOf(points);
  if (dot) {
    context.arc(dot[0], dot[1], context.lineWidth / 2, 0, Math.PI * 2);
    context.fill();
  } else {
    traceSmooth(context, points);
    context.stroke();
  }
  context.restore();
}
