/** The cutout mask: the alpha of a mask asset, with erase and restore strokes on top, in order. */
import type { ImageLayer, MaskStroke } from '#design/document/layers.ts';
import { dotOf, traceSmooth } from './drawing.ts';
import { contextOf, type Context, type PaintTools, type Picture, type Surface } from './tools.ts';

type Mask = NonNullable<ImageLayer['mask']>;

/** Cuts a prepared picture by its mask. `surface` shows the cropped part; strokes are in the whole picture's own pixels. */
export function cutOut(surface: Surface, mask: Mask, asset: Picture | null, picture: Picture, crop: ImageLayer['crop'], tools: PaintTools): void {
  const alpha = tools.createSurface(surface.width, surface.height);
  const context = contextOf(alpha);
  if (asset) {
    context.drawImage(
      asset.image,
      crop.x * asset.width, crop.y * asset.height, crop.width * asset.width, crop.height * asset.height,
      0, 0, alpha.width, alpha.height,
    );
  } else {
    context.fillStyle = '#000000';
    context.fillRect(0, 0, alpha.width, alpha.height);
  }
  const scaleX = alpha.width / (crop.width * picture.naturalWidth);
  const scaleY = alpha.height / (crop.height * picture.naturalHeight);
  const toSurface = ([x, y]: readonly [number, number]): [number, number] => [
    (x - crop.x * picture.naturalWidth) * scaleX,
    (y - crop.y * picture.naturalHeight) * scaleY,
  ];
  for (const stroke of mask.strokes) brush(context, stroke, stroke.points.map(toSurface), stroke.size * ((scaleX + scaleY) / 2));
  const target = contextOf(surface);
  target.globalCompositeOperation = 'destination-in';
  target.drawImage(alpha, 0, 0);
  target.globalCompositeOperation = 'source-over';
}

/**
 * One brush stroke. A hard brush is a plain line; a soft one is the blurred shadow of a thinner line that itself
 * lies outside the surface, which every engine draws alike.
 */
function brush(context: Context, stroke: MaskStroke, points: [number, number][], size: number): void {
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
