/**
 * Torn paper: the photo runs to the edges and goes under a sheet whose edge is torn; a second tear in another color
 * shows below it.
 */
import type { Box } from '#design/document/geometry.ts';
import { around, type PageBuilder } from '#design/templates/page-builder.ts';
import { isBadgeable, putOffer } from '#design/templates/blocks.ts';
import { fitsBetter } from '#design/templates/pictures.ts';
import type { Composition } from '../composition.ts';
import { putPhoto } from './photo-blocks.ts';
import { tornAbove } from './photo-outlines.ts';
import { stageFor } from './stage.ts';

/** A sheet with one torn edge, at `edge`; it extends beyond the page's other edges. */
function putSheet(
  builder: PageBuilder,
  name: string,
  edge: number,
  side: 'below' | 'left' | 'right',
  color: string,
  from: number,
): void {
  const deep = builder.u(3.4);
  const { width, height } = builder;
  const over = builder.u(2);
  const shadow = { color: '#0000004d', x: 0, y: 0, blur: Math.round(builder.u(2)) };
  if (side === 'below') {
    const box = { x: -over, y: edge - deep / 2, width: width + 2 * over, height: height - edge + deep / 2 + over };
    builder.outline(name, tornAbove(box.width, box.height, deep / box.height, from), box, color, { shadow });
    return;
  }
  // Drawn with the tear above, then rotated by a quarter around its center.
  const across = height + 2 * over;
  const depth = (side === 'left' ? edge : width - edge) + deep / 2 + over;
  const cx = side === 'left' ? edge + deep / 2 - depth / 2 : edge - deep / 2 + depth / 2;
  const box: Box = around(cx, height / 2, across, depth);
  builder.outline(name, tornAbove(across, depth, deep / depth, from), box, color, {
    rotation: side === 'left' ? 90 : -90,
    shadow,
  });
}

function draw(builder: PageBuilder): boolean {
  const { input, safe } = builder;
  const { background, accent, pop } = input.palette;
  const [picture] = input.pictures;
  if (!picture) return false;
  const badged = isBadgeable(builder);
  const { width, height } = builder;
  const beside =
    builder.ratio >= 0.9 && fitsBetter(picture, { width, height: height * 0.55 }, { width: width * 0.56, height });
  const stage = stageFor(builder, {
    backgrounds: [background],
    beside,
    at: 'below',
    share: 0.4,
    most: 0.46,
    together: true,
    label: true,
    without: badged ? ['offer'] : [],
    largest: builder.wide ? 16 : 14,
    gap: builder.wide ? 1.1 : 0.9,
  });
  if (!stage || stage.bleed.height < builder.height * 0.32) return false;
  const { bleed } = stage;
  const lap = builder.u(4);
  const silent = stage.words === null;
  const photo = stage.beside
    ? { ...bleed, x: builder.mirrored || silent ? 0 : bleed.x - lap, width: bleed.width + (silent ? 0 : lap) }
    : { ...bleed, height: silent ? builder.height : bleed.height + lap };
  putPhoto(builder, picture, photo, 0, undefined, {}, true);
  const strip = [accent, pop].find((color) => color !== background) ?? accent;
  const side = stage.beside && !silent ? (builder.mirrored ? 'right' : 'left') : 'below';
  const edge = silent
    ? builder.height * 0.9
    : stage.beside
      ? builder.mirrored
        ? bleed.x + bleed.width
        : bleed.x
      : bleed.y + bleed.height;
  const towards = side === 'left' ? 1 : -1;
  putSheet(
    builder,
    'Lower sheet',
    edge + (side === 'below' ? -builder.u(1.9) : towards * builder.u(1.9)),
    side,
    strip,
    2 + input.twist,
  );
  putSheet(builder, 'Sheet', edge, side, background, 5 + input.twist);
  if (badged) {
    const size = Math.min(builder.u(27), bleed.height * 0.42, bleed.width * 0.4);
    const x = stage.beside
      ? builder.mirrored
        ? size * 0.5 + builder.margin
        : builder.width - size * 0.5 - builder.margin
      : builder.mirrored
        ? safe.x + size * 0.5
        : safe.x + safe.width - size * 0.5;
    if (
      !putOffer(
        builder,
        input.energy === 'loud' ? 'burst' : 'seal',
        x,
        stage.beside ? builder.height - size * 0.5 - builder.margin : edge - size * 0.46,
        size,
        [background],
      )
    )
      return false;
  }
  stage.put();
  return true;
}

export const tornPaper: Composition = {
  id: 'torn-paper',
  pictures: [1, 1],
  cutout: 'never',
  kinds: ['news', 'event', 'offer', 'cover'],
  shapes: ['portrait', 'square', 'wide', 'story', 'banner'],
  suits: ({ energy }) => ({ playful: 6.6, loud: 6.4, calm: 6, clean: 4.4, elegant: 4 })[energy],
  draw,
};
