/** Passe-partout: the photo small in a wide calm frame, a museum's label next to its lower edge with all the words. */
import { inset, type PageBuilder } from '#design/templates/page-builder.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { inkOn, strongOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { fitted, putPhoto } from './photo-blocks.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, height } = builder;
  const { background } = input.palette;
  const [picture] = input.pictures;
  if (!picture) return false;
  const backgrounds = [background];
  const ink = inkOn(builder, backgrounds);
  const thin = Math.max(1, builder.u(0.25));
  const rim = inset(builder.page, builder.margin * 0.5);
  const mat = isDark(background) ? shade(background, 0.05) : shade(background, -0.05);
  builder.rectangle('Fine frame', rim, null, {
    stroke: { color: strongOn(builder, backgrounds), width: thin, dash: [] },
  });
  const items = wordsOn(builder, backgrounds, { label: true, offer: 'plain' });
  if (builder.wide) {
    const column = safe.width * (builder.low ? 0.44 : 0.4);
    const stack = stackIn(
      builder,
      items,
      {
        x: builder.mirrored ? safe.x + builder.u(2) : safe.x + safe.width - column - builder.u(2),
        y: safe.y + builder.u(2),
        width: column,
        height: safe.height - builder.u(4),
      },
      { align: 'left', valign: 'bottom', largest: builder.low ? 15 : 12, smallest: 5.7 },
    );
    if (!stack) return false;
    const said = stack.texts.length > 0;
    const room = said
      ? {
          x: builder.mirrored ? safe.x + column + builder.u(8) : safe.x,
          y: 0,
          width: safe.width - column - builder.u(8),
          height,
        }
      : builder.page;
    const photo = fitted(
      inset(room, builder.u(4), height * 0.15),
      Math.min(1.4, Math.max(0.76, picture.width / picture.height)),
    );
    builder.rectangle('Passe-partout', inset(photo, -builder.u(3.4)), mat);
    putPhoto(builder, picture, photo);
    putStack(builder, stack);
    return true;
  }
  // The label hangs below the photo on the start side, no wider than half of the page.
  const low = {
    x: safe.x + builder.u(3),
    y: safe.y + safe.height * 0.55,
    width: safe.width - builder.u(6),
    height: safe.height * 0.45 - (builder.bar > 0 ? 0 : builder.u(3)),
  };
  const stack = stackIn(
    builder,
    items,
    { ...low, x: builder.mirrored ? low.x + low.width * 0.2 : low.x, width: low.width * 0.8 },
    { align: 'left', valign: 'bottom', largest: builder.tall ? 14 : 11, smallest: 5.7 },
  );
  if (!stack) return false;
  const said = stack.texts.length > 0;
  const top = Math.max(safe.y + builder.u(3), builder.bar);
  const bottom = said ? stack.box.y - builder.u(8) : height - top;
  const room = {
    x: safe.x + builder.u(7),
    y: top + builder.u(4),
    width: safe.width - builder.u(14),
    height: bottom - top - builder.u(4),
  };
  if (room.height < height * 0.28) return false;
  const photo = fitted(room, Math.min(1.1, Math.max(0.74, picture.width / picture.height)));
  builder.rectangle('Passe-partout', inset(photo, -builder.u(4)), mat);
  putPhoto(builder, picture, photo);
  if (said)
    builder.line(
      'Rule',
      { x: builder.mirrored ? low.x + low.width - builder.u(9) : low.x, y: stack.box.y - builder.u(2.6) },
      builder.u(9),
      'across',
      ink,
      thin * 2,
    );
  putStack(builder, stack);
  return true;
}

export const museumLabel: Composition = {
  id: 'museum-label',
  pictures: [1, 1],
  cutout: 'never',
  kinds: ['product', 'event', 'greeting', 'news'],
  shapes: ['portrait', 'square', 'paper', 'wide'],
  suits: ({ energy, content }) =>
    ({ elegant: 7.2, calm: 6.8, clean: 5.4, playful: 2.4, loud: 1 })[energy] - (content.lines.length > 3 ? 2 : 0),
  draw,
};
