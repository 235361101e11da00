/**
 * A picture with its filters and its cutout as a bitmap of the displayed size, cached until something about it changes.
 */
import type { ImageLayer } from '#design/document/layers.ts';
import type { PaintMemory } from './content.ts';
import { applyFilters, isNeutral } from './filters/apply.ts';
import { cutOut, paintEdgeColors } from './mask.ts';
import { drawPart } from './picture-part.ts';
import { boundedResolution, contextOf, type PaintTools, type Picture, type Surface, type Surfaces } from './tools.ts';

/** Pixels that can be updated at 60 frames a second with every filter on. */
const HURRIED_PIXELS = 200_000;

/** The pictures that a layer is painted from. */
export interface LayerPictures {
  picture: Picture;
  /** Its mask's asset. */
  mask: Picture | null;
  /** The colors along its mask's edge. */
  colours: Picture | null;
}

/**
 * The cropped part with filters and mask applied, at the layer's own size even during a resize. `scale`: device pixels
 * per px of the layer. During a slider drag the bitmap is small, unless the crisp one exists already.
 */
export function preparedPicture(
  layer: ImageLayer,
  pictures: LayerPictures,
  scale: number,
  tools: PaintTools,
  memory: PaintMemory,
): Surface {
  const { picture, mask, colours } = pictures;
  const key = [
    picture,
    mask,
    colours,
    layer.crop,
    layer.straighten,
    layer.filters,
    layer.mask,
    layer.width,
    layer.height,
    scale,
  ];
  const whole = layer.width * layer.height * scale * scale;
  const coarse = tools.hurried === true && whole > HURRIED_PIXELS && !memory.holds('picture', key);
  if (!coarse)
    return memory.keep(
      'picture',
      key,
      () => prepare(layer, pictures, scale, tools),
      (made) => tools.release(made),
    );
  const less = scale * Math.sqrt(HURRIED_PIXELS / whole);
  // The input of the filters stays the same from one position of the slider to the next.
  const plain = memory.keep(
    'hurried-plain',
    [picture, layer.crop, layer.straighten, layer.width, layer.height, less],
    () => cropped(layer, picture, less, tools),
    (made) => tools.release(made),
  );
  return memory.keep(
    'hurried-picture',
    [...key.slice(0, -1), less],
    () => {
      const surface = tools.createSurface(plain.width, plain.height);
      contextOf(surface).drawImage(plain, 0, 0);
      return finished(layer, surface, pictures, tools);
    },
    (made) => tools.release(made),
  );
}

function prepare(layer: ImageLayer, pictures: LayerPictures, scale: number, tools: Surfaces): Surface {
  return finished(layer, cropped(layer, pictures.picture, scale, tools), pictures, tools);
}

/** The visible part of the picture, never larger than the picture itself. */
function cropped(
  { crop, straighten, width, height }: ImageLayer,
  picture: Picture,
  wanted: number,
  tools: Surfaces,
): Surface {
  const scale = boundedResolution({ width, height }, wanted);
  const part = { width: crop.width * picture.width, height: crop.height * picture.height };
  const shrink = Math.min(1, Math.max((width * scale) / part.width, (height * scale) / part.height));
  const surface = tools.createSurface(
    Math.max(1, Math.round(part.width * shrink)),
    Math.max(1, Math.round(part.height * shrink)),
  );
  const context = contextOf(surface);
  context.translate(surface.width / 2, surface.height / 2);
  drawPart(context, picture, { crop, straighten }, surface);
  context.setTransform(1, 0, 0, 1, 0, 0);
  return surface;
}

function finished(
  layer: ImageLayer,
  surface: Surface,
  { picture, mask, colours }: LayerPictures,
  tools: Surfaces,
): Surface {
  if (colours) paintEdgeColors(surface, layer, colours, picture, tools);
  const scale = (surface.width / layer.width + surface.height / layer.height) / 2;
  if (!isNeutral(layer.filters)) applyFilters(surface, layer.filters, scale, tools);
  if (layer.mask) cutOut(surface, layer, mask, picture, tools);
  return surface;
}
