/**
 * Swiss overlap: a square of strong color and a photo overlap on a strict grid; the headline is large and flush in the
 * open corner.
 */
import type { Box } from '#design/document/geometry.ts';
import type { PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { contrast } from '#design/layout/contrast.ts';
import { wholeWidth } from '#design/templates/pictures.ts';
import { putPhoto } from './photo-blocks.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height, margin } = builder;
  const { background, accent, pop, panel } = input.palette;
  const [picture] = input.pictures;
  if (!picture) return false;
  const backgrounds = [background];
  const block = [accent, pop, panel].find((color) => contrast(color, background) >= 1.3) ?? accent;
  const at = (box: Box): Box => (builder.mirrored ? { ...box, x: width - box.x - box.width } : box);
  if (builder.wide) {
    const column = width / 12;
    const stack = stackIn(
      builder,
      wordsOn(builder, backgrounds, { offer: 'plain' }),
      at({ ...safe, width: column * 5.2 - safe.x }),
      { align: 'left', valign: 'bottom', largest: 17 },
    );
    if (!stack) return false;
    builder.rectangle(
      'Block',
      at({ x: column * 7.5, y: 0, width: width - column * 7.5, height: height * 0.78 }),
      block,
    );
    const start = stack.texts.length > 0 ? column * 5.8 : column * 1.6;
    putPhoto(builder, picture, at({ x: start, y: height * 0.2, width: column * 10.4 - start, height: height * 0.8 }));
    if (stack.box.y > safe.y + builder.u(4))
      builder.rectangle('Bar', at({ x: safe.x, y: safe.y, width: column * 1.2, height: builder.u(1.6) }), block);
    putStack(builder, stack);
    return true;
  }
  const foot = footOf(builder, safe.x, safe.width, backgrounds, 'left', undefined, height * 0.2);
  if (!foot) return false;
  const space = margin * 0.8;
  const bottom = safe.y + safe.height - (foot.height > 0 ? foot.height + space : 0);
  const stack = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without: ['details', 'call-to-action'], offer: 'plain' }),
    { x: safe.x, y: safe.y, width: safe.width, height: (bottom - safe.y) * 0.44 },
    { align: 'left', valign: 'bottom', largest: builder.tall ? 20 : 16 },
  );
  if (!stack) return false;
  const drop = bottom - stack.box.y - stack.box.height;
  const words = stack.texts.map((text) => ({ ...text, layer: { ...text.layer, y: text.layer.y + drop } }));
  const top = stack.texts.length > 0 ? stack.box.y + drop - space : foot.height > 0 ? bottom : height;
  // Two fields of the grid: the block hangs from the top edge, the photo overlaps it and bleeds off at the side.
  const start = Math.max(top * 0.16, builder.bar * 0.6, builder.logoStrip ? safe.y : 0);
  const photo = wholeWidth(picture, { width: width * 0.75, height: top - start }, width * 0.4, 0.4);
  builder.rectangle('Block', at({ x: 0, y: 0, width: width * 1.27 - photo, height: top * 0.74 }), block);
  putPhoto(builder, picture, at({ x: width - photo, y: start, width: photo, height: top - start }));
  putStack(builder, { ...stack, texts: words });
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const swissOverlap: Composition = {
  id: 'swiss-overlap',
  pictures: [1, 1],
  cutout: 'never',
  kinds: ['news', 'event', 'cover', 'product'],
  shapes: ['portrait', 'square', 'paper', 'wide', 'banner'],
  suits: ({ energy }) => ({ clean: 7.2, loud: 5.6, elegant: 5, calm: 4.4, playful: 4 })[energy],
  draw,
};
