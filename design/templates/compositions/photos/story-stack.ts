/**
 * Stack: photos above each other from edge to edge, a tilted band of color with the words laid over the seam between
 * them.
 */
import type { PageBuilder } from '#design/templates/page-builder.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { fieldsOf, putPhoto } from './photo-blocks.ts';
import { falling } from './photo-outlines.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height, margin } = builder;
  const { background, accent, pop } = input.palette;
  const pictures = input.pictures.slice(0, 4);
  const count = pictures.length;
  if (count < 2 || builder.wide) return false;
  const backgrounds = [background];
  const stack = stackIn(
    builder,
    wordsOn(builder, backgrounds, { label: true, offer: 'pill' }),
    { x: safe.x, y: safe.y, width: safe.width, height: safe.height * (builder.tall ? 0.4 : 0.44) },
    { align: 'center', valign: 'top', largest: builder.tall ? 16 : 12 },
  );
  if (!stack) return false;
  const gap = builder.u(0.8);
  const said = stack.texts.length > 0;
  const pad = margin * 0.9;
  const slope = width * 0.045;
  const band = said ? stack.box.height + 2 * pad : 0;
  // The seam below the center of the band.
  const upper = count > 3 ? 2 : 1;
  const free = height - band + (said ? slope * 2 : 0);
  const middle = said ? free * 0.5 + band / 2 - slope : height / 2;
  const top = Math.min(safe.y + safe.height - band + pad, Math.max(safe.y - pad, middle - band / 2));
  const cut = height / 2;
  const above = fieldsOf({ x: 0, y: 0, width, height: said ? top + slope : cut - gap / 2 }, upper, 1, gap);
  const below = fieldsOf(
    {
      x: 0,
      y: said ? top + band - slope : cut + gap / 2,
      width,
      height: height - (said ? top + band - slope : cut + gap / 2),
    },
    count - upper,
    1,
    gap,
  );
  for (const [index, picture] of pictures.entries()) {
    const field = [...above, ...below][index];
    if (field) putPhoto(builder, picture, field, index, undefined, {}, true);
  }
  if (!said) return true;
  const edge = [accent, pop].find((color) => color !== background) ?? accent;
  const sheet = (extra: number) => ({ x: 0, y: top - slope / 2 - extra, width, height: band + slope + 2 * extra });
  const [outer, inner] = [sheet(builder.u(1.1)), sheet(0)];
  builder.outline('Edge', falling(outer.width, outer.height, slope / outer.height), outer, edge);
  builder.outline('Band', falling(inner.width, inner.height, slope / inner.height), inner, background);
  const drop = top + pad - stack.box.y;
  putStack(builder, {
    ...stack,
    texts: stack.texts.map((text) => ({ ...text, layer: { ...text.layer, y: text.layer.y + drop } })),
  });
  return true;
}

export const storyStack: Composition = {
  id: 'story-stack',
  pictures: [2, 4],
  cutout: 'never',
  kinds: ['shelf', 'news', 'cover', 'offer'],
  shapes: ['story', 'portrait', 'paper'],
  suits: ({ pictures, ratio, energy }) =>
    pictures > 1 ? (ratio < 0.7 ? 7 : 4) + (energy === 'loud' || energy === 'playful' ? 0.8 : 0) : 0,
  draw,
};
