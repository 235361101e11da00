/** Painting of stickers: an emoji of the bundled font or a picture, with a die-cut border around its silhouette. */
import type { StickerLayer } from '#design/document/layers.ts';
import { EMOJI_FONT } from '#design/fonts/catalogue.ts';
import { fontString } from '#design/fonts/font-string.ts';
import type { Content, PaintMemory } from './content.ts';
import { borderReach, dieCut } from './die-cut.ts';
import { paintPlaceholder } from './placeholder.ts';
import { resolutionFor, type Context, type PaintTools, type Size } from './tools.ts';

/**
 * As shares of the font size, measured on the bundled emoji font: the widest glyphs fill this square around this
 * center.
 */
const EMOJI_EXTENT = 1.16;
const EMOJI_MIDDLE = 0.343;

export function stickerContent(layer: StickerLayer, size: Size, tools: PaintTools, memory: PaintMemory): Content {
  const border = layer.stroke && layer.stroke.width > 0 ? layer.stroke : null;
  const paintInside = (context: Context, at: Size) => paintSource(context, layer, at, tools);
  if (!border) return { bleed: 0, layered: false, paint: (context) => paintInside(context, size) };
  const own: Size = { width: layer.width, height: layer.height };
  return {
    bleed: borderReach(border),
    layered: true,
    paint(context, resolution) {
      const scale = resolutionFor(resolution);
      const state = layer.source.type === 'asset' ? tools.pictureState(layer.source.asset) : tools.fontsVersion;
      const key = [layer.source, border.width, border.color, own.width, own.height, scale, state];
      const hurried = tools.hurried === true && !memory.holds('die-cut', key);
      const { surface, x, y, width, height } = memory.keep(
        hurried ? 'hurried-die-cut' : 'die-cut',
        key,
        () => dieCut((aside) => paintInside(aside, own), own, border, scale, tools, hurried),
        (made) => tools.release(made.surface),
      );
      // At the layer's own size even during a resize: the bitmap is stretched until the release.
      const stretchX = size.width / own.width;
      const stretchY = size.height / own.height;
      context.drawImage(surface, x * stretchX, y * stretchY, width * stretchX, height * stretchY);
      paintInside(context, size);
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
