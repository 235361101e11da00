/** Painting of stickers: an emoji of the bundled font or a picture, with a die-cut border around its silhouette. */
import type { StickerLayer } from '#design/document/layers.ts';
import { EMOJI_FONT } from '#design/fonts/catalogue.ts';
import { fontString } from '#design/fonts/font-string.ts';
import type { Content, PaintMemory } from './content.ts';
import { paintPlaceholder } from './placeholder.ts';
import { contextOf, resolutionFor, type Context, type PaintTools, type Size, type Surface } from './tools.ts';

/** Of the font size, measured on the bundled emoji font: the widest glyphs fill this square around this middle. */
const EMOJI_EXTENT = 1.16;
const EMOJI_MIDDLE = 0.343;

export function stickerContent(layer: StickerLayer, size: Size, tools: PaintTools, memory: PaintMemory): Content {
  const border = layer.stroke && layer.stroke.width > 0 ? layer.stroke : null;
  const paintInside = (context: Context) => paintSource(context, layer, size, tools);
  if (!border) return { bleed: 0, layered: false, paint: paintInside };
  return {
    bleed: border.width,
    layered: true,
    paint(context, resolution) {
      const scale = resolutionFor(resolution);
      const state = layer.source.type === 'asset' ? tools.pictureState(layer.source.asset).status : 'ready';
      const outline = memory.keep('die-cut', [layer.source, border, size.width, size.height, scale, state], () =>
        dieCut(paintInside, size, border.width, border.color, scale, tools),
      );
      const reach = border.width + EDGE / scale;
      context.drawImage(outline, -size.width / 2 - reach, -size.height / 2 - reach, outline.width / scale, outline.height / scale);
      paintInside(context);
    },
  };
}

function paintSource(context: Context, layer: StickerLayer, size: Size, tools: PaintTools): void {
  if (layer.source.type === 'asset') {
    const picture = tools.picture(layer.source.asset);
    if (picture) context.drawImage(picture.image, -size.width / 2, -size.height / 2, size.width, size.height);
    else paintPlaceholder(context, size, tools.pictureState(layer.source.asset).status);
    return;
  }
  const fontSize = Math.min(size.width, size.height) / EMOJI_EXTENT;
  context.save();
  context.font = fontString({ fontFamily: EMOJI_FONT, fontSize, fontWeight: 400, italic: false });
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = '#000000';
  context.fillText(layer.source.emoji, 0, EMOJI_MIDDLE * fontSize);
  context.restore();
}

/** Room for soft edges around the border, device px. */
const EDGE = 2;

/** The silhouette grown by `width` on every side, in one colour. */
function dieCut(paintInside: (context: Context) => void, size: Size, width: number, color: string, scale: number, tools: PaintTools): Surface {
  const margin = width * scale + EDGE;
  const silhouette = tools.createSurface(Math.ceil(size.width * scale + 2 * margin), Math.ceil(size.height * scale + 2 * margin));
  const inside = contextOf(silhouette);
  inside.translate(margin + (size.width * scale) / 2, margin + (size.height * scale) / 2);
  inside.scale(scale, scale);
  paintInside(inside);
  inside.setTransform(1, 0, 0, 1, 0, 0);
  inside.globalCompositeOperation = 'source-in';
  inside.fillStyle = color;
  inside.fillRect(0, 0, silhouette.width, silhouette.height);

  const grown = tools.createSurface(silhouette.width, silhouette.height);
  const context = contextOf(grown);
  const radius = width * scale;
  // Close enough together that the copies' edges differ from a circle by less than a quarter pixel.
  const copies = Math.min(96, Math.max(16, Math.ceil(Math.PI / Math.acos(1 - Math.min(0.25 / Math.max(radius, 0.5), 0.5)))));
  for (let copy = 0; copy < copies; copy += 1) {
    const angle = (copy / copies) * Math.PI * 2;
    context.drawImage(silhouette, Math.cos(angle) * radius, Math.sin(angle) * radius);
  }
  context.drawImage(silhouette, 0, 0);
  return grown;
}
