/**
 * The picture under the brush: what the mask leaves of it, repainted only where the current stroke goes. The strokes
 * look exactly as they will in the document, because the same code draws them.
 */
import type { PictureLayer } from '#design/document/layers.ts';
import { PaintMemory } from '#design/fabric/paint/content.ts';
import { maskScale, maskSurface, paintMaskStroke } from '#design/fabric/paint/mask.ts';
import { pointOnPart } from '#design/fabric/paint/picture-part.ts';
import { preparedPicture } from '#design/fabric/paint/prepared-picture.ts';
import { contextOf, type PaintTools, type Picture, type Surface } from '#design/fabric/paint/tools.ts';
import type { NewStroke } from '../../commands/mask.ts';

export interface MaskPainter {
  /** The part that the layer shows, without its mask. */
  readonly plain: Surface;
  /** The same without the erased parts. */
  readonly shown: Surface;
  /** Paints the additions to the current strokes; `from`: the first new point of the last of them. */
  follow(strokes: readonly NewStroke[], from: number): void;
  /** The current strokes are part of the picture now. */
  keep(): void;
  /** The current strokes are discarded. */
  drop(): void;
}

/** `scale`: picture pixels per page px. Null until the pictures have loaded. */
export function createMaskPainter(layer: PictureLayer, scale: number, tools: PaintTools): MaskPainter | null {
  const picture = tools.picture(layer.asset);
  const asset = layer.mask?.asset ? tools.picture(layer.mask.asset) : null;
  if (!picture || (layer.mask?.asset && !asset)) return null;
  const colours = layer.mask?.colours ? tools.picture(layer.mask.colours) : null;
  const plain = preparedPicture(
    { ...layer, mask: null },
    { picture, mask: null, colours: null },
    scale,
    tools,
    new PaintMemory(),
  );
  // Along the edge, in the subject's own colors.
  const clean = colours
    ? preparedPicture({ ...layer, mask: null }, { picture, mask: null, colours }, scale, tools, new PaintMemory())
    : plain;
  const { width, height } = plain;
  const base = maskSurface({ width, height }, layer, asset, picture, tools);
  const alpha = copyOf(base, tools);
  const shown = tools.createSurface(width, height);
  const whole = { x: 0, y: 0, width, height };
  compose(whole);

  function compose({ x, y, width: wide, height: high }: Area): void {
    const context = contextOf(shown);
    context.save();
    context.beginPath();
    context.rect(x, y, wide, high);
    context.clip();
    context.clearRect(x, y, wide, high);
    context.drawImage(clean, x, y, wide, high, x, y, wide, high);
    context.globalCompositeOperation = 'destination-in';
    context.drawImage(alpha, 0, 0);
    context.restore();
  }

  function put(
    surface: Surface,
    from: Surface,
    { x, y, width: wide, height: high }: Area,
    strokes: readonly NewStroke[],
  ): void {
    const context = contextOf(surface);
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.beginPath();
    context.rect(x, y, wide, high);
    context.clip();
    context.clearRect(x, y, wide, high);
    context.drawImage(from, x, y, wide, high, x, y, wide, high);
    context.translate(width / 2, height / 2);
    for (const stroke of strokes) paintMaskStroke(context, stroke, layer, { width, height }, picture as Picture);
    context.restore();
  }

  /** Everything that the current stroke has touched since it began. */
  let touched: Area | null = null;

  return {
    plain,
    shown,
    follow(strokes, from) {
      const last = strokes.at(-1);
      const area = last && areaOf(last, Math.max(0, from - 3));
      if (!area) return;
      touched = touched ? union(touched, area) : area;
      put(alpha, base, area, strokes);
      compose(area);
    },
    keep() {
      if (touched) put(base, alpha, touched, []);
      touched = null;
    },
    drop() {
      if (!touched) return;
      put(alpha, base, touched, []);
      compose(touched);
      touched = null;
    },
  };

  /** Where a stroke's points from an index on can leave paint, whole pixels within the surface; null: nowhere. */
  function areaOf(stroke: NewStroke, from: number): Area | null {
    const { naturalWidth, naturalHeight } = picture as Picture;
    const reach = stroke.size * maskScale(layer, { width, height }, { naturalWidth, naturalHeight }) * 1.3 + 3;
    const points = stroke.points
      .slice(from)
      .map(([x, y]) => pointOnPart([x / naturalWidth, y / naturalHeight], layer, { width, height }));
    const xs = points.map(([x]) => x + width / 2);
    const ys = points.map(([, y]) => y + height / 2);
    const left = Math.max(0, Math.floor(Math.min(...xs) - reach));
    const top = Math.max(0, Math.floor(Math.min(...ys) - reach));
    const right = Math.min(width, Math.ceil(Math.max(...xs) + reach));
    const bottom = Math.min(height, Math.ceil(Math.max(...ys) + reach));
    return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
  }
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

function union(a: Area, b: Area): Area {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

function copyOf(surface: Surface, tools: PaintTools): Surface {
  const copy = tools.createSurface(surface.width, surface.height);
  contextOf(copy).drawImage(surface, 0, 0);
  return copy;
}
