/** Torn quote: torn paper under a photo, or a strip of it across a field of color, carries the words. */
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { fitsBetter, putFramed } from '#design/templates/pictures.ts';
import { putStack, shifted, stackIn } from '#design/templates/text-stack.ts';
import { wordsOn } from '#design/templates/words.ts';
import { quarter } from '#design/templates/outlines.ts';
import type { Composition } from '../composition.ts';
import { isSaid } from '../quote.ts';
import { deskFor, edgeOf, SHEET, shadowOf } from './paper.ts';
import { torn } from './paper-outlines.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height } = builder;
  const [picture] = input.pictures;
  const beside =
    builder.wide ||
    (picture !== undefined &&
      builder.ratio >= 0.9 &&
      fitsBetter(picture, { width, height: height * 0.5 }, { width: width * 0.48, height }));
  const align = input.energy === 'elegant' || input.energy === 'calm' ? 'center' : 'left';
  const items = wordsOn(builder, [SHEET], { label: !isSaid(input.content.headline), headlineLines: 6 });
  const depth = builder.u(2.6);
  const desk = deskFor(builder, SHEET);
  builder.background = solid(desk);
  if (beside) {
    const side = Math.min(width * 0.6, width - builder.u(46));
    const stack = stackIn(
      builder,
      items,
      { x: safe.x, y: safe.y, width: side - safe.x - builder.u(9), height: safe.height },
      { align: 'left', valign: 'middle', largest: 15, smallest: 4 },
    );
    if (!stack) return false;
    const photo = { x: builder.mirrored ? 0 : side - builder.u(8), y: 0, width: width - side + builder.u(8), height };
    if (picture) putFramed(builder, picture, photo, { type: 'rectangle', radius: 0 });
    else
      builder.outline(
        'Quarter disc',
        quarter(),
        { ...photo, width: Math.min(photo.width, height) },
        input.palette.pop === desk ? edgeOf(desk) : input.palette.pop,
        { rotation: builder.mirrored ? 90 : 0 },
      );
    // Torn along its right side: a strip rotated by a quarter.
    const strip = around(builder.mirrored ? width - side / 2 : side / 2, height / 2, height + 4, side);
    builder.outline(
      'Torn paper',
      torn(strip.width, strip.height, depth, [builder.mirrored ? 'bottom' : 'top'], input.twist),
      strip,
      SHEET,
      { rotation: 90, shadow: shadowOf(builder, 1.2) },
    );
    putStack(builder, shifted(stack, builder.mirrored ? width - side + builder.u(9) - safe.x : 0, 0));
    return true;
  }
  const most = safe.height * (picture ? 0.52 : 0.72);
  const stack = stackIn(
    builder,
    items,
    { ...safe, height: most },
    { align, valign: 'top', largest: 14, smallest: 4.4, airy: 1.15 },
  );
  if (!stack) return false;
  const high = Math.max(stack.box.height + builder.u(14), height * 0.5);
  if (picture) {
    // Over a photo the paper is the lower part of the page, with a second torn sheet visible under it.
    const lift = Math.max(stack.box.height + builder.u(13), height * 0.36) + (builder.bar > 0 ? builder.bar * 0.8 : 0);
    const edge = height - lift;
    if (edge < height * 0.3) return false;
    putFramed(
      builder,
      picture,
      { x: 0, y: 0, width, height: edge + builder.u(6) },
      { type: 'rectangle', radius: 0 },
      {},
      true,
    );
    const paper = { x: -builder.u(1), y: edge, width: width + builder.u(2), height: lift + builder.u(1) };
    const under = input.palette.accent === SHEET ? input.palette.pop : input.palette.accent;
    builder.outline(
      'Paper below',
      torn(paper.width, paper.height, depth * 1.5, ['top'], input.twist + 7),
      { ...paper, y: edge - builder.u(2.4) },
      under,
      { shadow: shadowOf(builder, 1.2) },
    );
    builder.outline('Torn paper', torn(paper.width, paper.height, depth, ['top'], input.twist), paper, SHEET, {
      shadow: shadowOf(builder, 0.5),
    });
    const until = Math.min(height, safe.y + safe.height + builder.u(3));
    putStack(builder, shifted(stack, 0, edge + depth + (until - edge - depth - stack.box.height) / 2 - stack.box.y));
    return true;
  }
  const top = (height - high) / 2;
  if (top < safe.y - builder.u(7)) return false;
  const size = Math.min(width, height) * 0.62;
  builder.outline(
    'Quarter disc',
    quarter(),
    { x: builder.mirrored ? 0 : width - size, y: 0, width: size, height: size },
    input.palette.pop === desk ? edgeOf(desk) : input.palette.pop,
    { rotation: builder.mirrored ? 90 : 180 },
  );
  builder.outline(
    'Quarter disc below',
    quarter(),
    { x: builder.mirrored ? width - size * 0.8 : 0, y: height - size * 0.8, width: size * 0.8, height: size * 0.8 },
    edgeOf(desk, 0.08),
    { rotation: builder.mirrored ? 270 : 0 },
  );
  const strip = { x: -builder.u(1), y: top, width: width + builder.u(2), height: high };
  builder.outline(
    'Paper below',
    torn(strip.width, strip.height, depth * 1.2, ['top', 'bottom'], input.twist + 7),
    { ...strip, y: strip.y - builder.u(1), height: strip.height + builder.u(2.2) },
    edgeOf(SHEET, 0.09),
    { shadow: shadowOf(builder, 1.2) },
  );
  builder.outline('Torn paper', torn(strip.width, strip.height, depth, ['top', 'bottom'], input.twist), strip, SHEET);
  putStack(builder, shifted(stack, 0, top + (high - stack.box.height) / 2 - stack.box.y));
  return true;
}

export const tornQuote: Composition = {
  id: 'torn-quote',
  pictures: [0, 1],
  cutout: 'never',
  kinds: ['quote', 'news', 'cover'],
  shapes: ['portrait', 'square', 'story', 'wide'],
  suits: ({ content, energy, pictures }) =>
    (isSaid(content.headline) ? 7.4 : 5.4) + (pictures > 0 ? 1 : -1) + (energy === 'clean' ? -1 : 0),
  draw,
};
