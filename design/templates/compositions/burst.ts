/** Burst: rays from behind the hero, a loud headline above it and the offer in a star: sales and parties. */
import { around, inset, type PageBuilder } from '../page-builder.ts';
import { allBut, footOf, putOffer, putWords } from '../blocks.ts';
import { rays } from '../outlines.ts';
import { isCropped, namedFrame, putCutout, putFramed } from '../pictures.ts';
import { putStack, stackIn } from '../text-stack.ts';
import { wordsOn } from '../words.ts';
import type { Composition } from './composition.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette, content } = input;
  const [picture] = input.pictures;
  // Rays pass behind the words too: they must be legible on both colors.
  const panel = builder.softPanel;
  const backgrounds = [palette.background, panel];
  const foot = footOf(builder, safe.x, safe.width, backgrounds, 'center', undefined, builder.height * 0.24);
  if (!foot) return false;
  const footRoom = foot.height > 0 ? foot.height + margin * 0.5 : 0;
  if (!picture) {
    builder.outline('Rays', rays(builder.width, builder.height, 16, 0.5, 0.5), builder.page, panel);
    const room = { ...safe, height: safe.height - footRoom };
    const head = stackIn(
      builder,
      wordsOn(builder, backgrounds, { without: ['offer', 'details', 'call-to-action'], headlineLines: 3 }),
      { ...room, height: room.height * (content.offer ? 0.5 : 0.9) },
      { align: 'center', valign: content.offer ? 'top' : 'middle', largest: 22 },
    );
    if (!head) return false;
    putStack(builder, head);
    if (content.offer) {
      const top = head.box.y + head.box.height + margin * 0.3;
      const left = room.y + room.height - top;
      const size = Math.min(left, safe.width, builder.u(52));
      if (size < builder.u(20) || !putOffer(builder, 'burst', builder.width / 2, top + left / 2, size, backgrounds, -6))
        return false;
    }
    foot.put(safe.y + safe.height - foot.height);
    return true;
  }
  if (builder.wide) {
    builder.outline(
      'Rays',
      rays(builder.width, builder.height, 16, builder.mirrored ? 0.27 : 0.73, 0.5),
      builder.page,
      panel,
    );
    const hero = {
      x: builder.mirrored ? safe.x : safe.x + safe.width * 0.52,
      y: safe.y,
      width: safe.width * 0.48,
      height: safe.height,
    };
    putPicture(builder, hero);
    const size = Math.min(builder.u(27), hero.height * 0.44);
    const badged = putOffer(
      builder,
      'burst',
      hero.x + hero.width - size * 0.5,
      hero.y + size * 0.5,
      size,
      backgrounds,
      8,
    );
    return (
      putWords(
        builder,
        {
          x: builder.mirrored ? safe.x + safe.width * 0.52 : safe.x,
          y: safe.y,
          width: safe.width * 0.46,
          height: safe.height,
        },
        backgrounds,
        { without: badged ? ['offer'] : [] },
        { align: 'left', valign: 'middle', largest: 15 },
      ) !== null
    );
  }
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without: allBut('headline', 'subheading'), headlineLines: 2 }),
    { ...safe, height: (safe.height - footRoom) * 0.4 },
    { align: 'center', valign: 'top', largest: 20 },
  );
  if (!head) return false;
  const top = head.texts.length > 0 ? head.box.y + head.box.height + margin * 0.35 : safe.y;
  const hero = { x: safe.x, y: top, width: safe.width, height: safe.y + safe.height - footRoom - top };
  if (hero.height < builder.height * 0.28) return false;
  builder.outline(
    'Rays',
    rays(builder.width, builder.height, 16, 0.5, (hero.y + hero.height / 2) / builder.height),
    builder.page,
    panel,
  );
  putStack(builder, head);
  putPicture(builder, hero);
  const size = Math.min(builder.u(30), hero.height * 0.46);
  if (
    content.offer &&
    !putOffer(
      builder,
      'burst',
      builder.mirrored ? hero.x + size * 0.52 : hero.x + hero.width - size * 0.52,
      hero.y + hero.height - size * 0.55,
      size,
      backgrounds,
      -10,
    )
  )
    return false;
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

/** The picture cut out, or in a disc with a thick rim. */
function putPicture(builder: PageBuilder, room: { x: number; y: number; width: number; height: number }): void {
  const { pictures, palette } = builder.input;
  const [picture] = pictures;
  if (!picture) return;
  if (picture.mask && !isCropped(picture)) {
    putCutout(builder, picture, inset(room, room.width * 0.02, room.height * 0.02), { lively: true });
    return;
  }
  const side = Math.min(room.width, room.height) * 0.98;
  const box = around(room.x + room.width / 2, room.y + room.height / 2, side);
  builder.ellipse('Rim', box, palette.accent);
  const inner = inset(box, builder.u(1.6));
  putFramed(builder, picture, inner, namedFrame('circle', inner, builder));
}

export const burst: Composition = {
  id: 'burst',
  pictures: [0, 1],
  cutout: 'welcome',
  kinds: ['offer', 'cover'],
  shapes: ['square', 'story', 'portrait'],
  suits: ({ content, energy, pictures, things, ratio }) =>
    (things || pictures === 0 ? 0 : -2.5) -
    (pictures === 0 && ratio > 1.25 ? 4 : 0) +
    (energy === 'loud' || energy === 'playful' ? 6.6 : 1) +
    (content.offer ? 1.2 : pictures === 0 ? -2 : -0.5) -
    ((content.headline?.length ?? 0) > 40 ? 3 : 0),
  draw,
};
