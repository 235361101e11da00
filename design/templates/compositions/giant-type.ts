/** Giant type: one or two huge words across the page, with the cut-out product in front of them. */
import { bannerWords, sided } from '../banner.ts';
import { type PageBuilder } from '../page-builder.ts';
import { footOf, putOffer } from '../blocks.ts';
import type { Picture } from '../composition-input.ts';
import { cutoutRatio, isCropped, putCutout } from '../pictures.ts';
import { putStack, stackIn } from '../text-stack.ts';
import { strongOn, wordsOn } from '../words.ts';
import type { Composition } from './composition.ts';

/** How much of the last line's letters the product may cover: enough for depth, little enough to stay legible. */
const COVERED = 0.2;

/** On banners: the words as high as the page on one side, the product as high as the page on the other. */
function drawAcross(builder: PageBuilder, picture: Picture): boolean {
  const { input, safe, margin, width, height } = builder;
  const backgrounds = [input.palette.background];
  const at = sided(builder);
  const edge = input.covers ? safe.y : margin * 0.5;
  const thing = Math.min(safe.width * 0.36, (height - 2 * edge) * cutoutRatio(picture));
  const column = { x: safe.x, y: safe.y, width: safe.width - thing - margin * 0.4, height: safe.height };
  const foot = [1.6, 1]
    .map((larger) => footOf(builder, at(column).x, column.width, backgrounds, 'left', undefined, height * 0.24, larger))
    .find((one) => one !== null);
  if (!foot) return false;
  const room = { ...column, height: column.height - (foot.height > 0 ? foot.height + margin * 0.5 : 0) };
  const items = bannerWords(
    wordsOn(builder, backgrounds, {
      without: ['offer', 'details', 'call-to-action'],
      label: true,
      headlineLines: 2,
      headline: input.twist % 2 === 0 ? strongOn(builder, backgrounds) : undefined,
    }),
  );
  const head = stackIn(builder, items, at(room), { align: 'left', valign: 'middle', largest: 60, smallest: 9 });
  if (!head) return false;
  putStack(builder, head);
  const stands = isCropped(picture);
  const stage = { x: safe.x + safe.width - thing, y: edge, width: thing, height: height - edge * (stands ? 1 : 2) };
  const placed = putCutout(builder, picture, at(stage), { valign: stands ? 'bottom' : 'middle' });
  const size = Math.min(builder.u(24), height * 0.4);
  const {
    content: { offer },
  } = input;
  const corner = at({
    x: Math.min(width - margin * 0.4 - size, stage.x + stage.width - size * 0.8),
    y: 0,
    width: size,
    height: size,
  });
  if (
    offer &&
    !putOffer(builder, 'burst', corner.x + size / 2, Math.max(size * 0.56, placed.y + size * 0.3), size, backgrounds)
  )
    return false;
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette, content } = input;
  const [picture] = input.pictures;
  if (!picture?.mask || !content.headline) return false;
  if (builder.low) return drawAcross(builder, picture);
  // A subject cut off at the bottom has no edge here, and with a narrow one the type is not giant.
  if (isCropped(picture) || cutoutRatio(picture) < (builder.tall ? 0.5 : 0.72)) return false;
  const backgrounds = [palette.background];
  const foot = footOf(
    builder,
    safe.x,
    safe.width,
    backgrounds,
    builder.input.content.lines.length > 0 ? 'left' : 'center',
    undefined,
    builder.height * 0.2,
  );
  if (!foot) return false;
  const footRoom = foot.height > 0 ? foot.height + margin * 0.4 : 0;
  const full = {
    x: margin * 0.7,
    y: safe.y,
    width: builder.width - margin * 1.4,
    height: safe.height * (builder.tall ? 0.44 : 0.52),
  };
  const items = wordsOn(builder, backgrounds, {
    without: ['offer', 'details', 'call-to-action'],
    label: true,
    headlineLines: 2,
    headline: input.twist % 2 === 0 ? strongOn(builder, backgrounds) : undefined,
  });
  const head = stackIn(
    builder,
    items.map((item) => (item.role === 'headline' ? { ...item, lines: builder.tall ? 3 : 2 } : item)),
    full,
    { align: 'center', valign: 'top', largest: 46, smallest: 13 },
  );
  if (!head) return false;
  // A subheading below the headline would be covered: such words go elsewhere.
  if (head.texts.at(-1)?.role !== 'headline') return false;
  putStack(builder, head);
  const lap = head.size * COVERED;
  const top = head.box.y + head.box.height - lap;
  const room = { x: safe.x, y: top, width: safe.width, height: safe.y + safe.height - footRoom - top };
  if (room.height < builder.height * 0.26) return false;
  const placed = putCutout(builder, picture, room, { lively: true });
  const size = Math.min(builder.u(28), room.height * 0.56);
  const right = Math.min(safe.x + safe.width - size / 2, placed.x + placed.width + size * 0.1);
  if (
    content.offer &&
    !putOffer(
      builder,
      'burst',
      builder.mirrored ? builder.width - right : right,
      Math.min(placed.y + placed.height - size * 0.4, safe.y + safe.height - footRoom - size * 0.56),
      size,
      backgrounds,
    )
  )
    return false;
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const giantType: Composition = {
  id: 'giant-type',
  pictures: [1, 1],
  cutout: 'needed',
  kinds: ['offer', 'cover', 'product'],
  shapes: ['portrait', 'story', 'square'],
  suits: ({ content, energy, ratio, things }) => {
    const length = content.headline?.length ?? 0;
    const long = (content.headline ?? '').split(/\s+/).some((word) => word.length > 11);
    if (length === 0 || length > 22 || long || ratio > 1.3) return 0;
    return (
      (things ? 7 : 3) +
      (energy === 'loud' ? 1.6 : energy === 'clean' ? 0.8 : 0) -
      ((content.subheading?.length ?? 0) > 34 ? 8 : 0)
    );
  },
  draw,
};
