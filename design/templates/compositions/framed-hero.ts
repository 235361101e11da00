/**
 * Framed hero: a large headline, the photo in a rounded frame below or next to it, the offer overlapping the frame's
 * corner.
 */
import { type PageBuilder, columns } from '../page-builder.ts';
import { allBut, footOf, putOffer, putWords } from '../blocks.ts';
import { fitsBetter, namedFrame, putFramed } from '../pictures.ts';
import { putStack, stackIn } from '../text-stack.ts';
import { wordsOn } from '../words.ts';
import type { Composition } from './composition.ts';

const frameKind = (builder: PageBuilder) =>
  (builder.input.energy === 'elegant' ? 'rectangle' : 'rounded') as 'rectangle' | 'rounded';

function beside(builder: PageBuilder): boolean {
  const { pictures, palette } = builder.input;
  const [picture] = pictures;
  if (!picture) return false;
  const { safe } = builder;
  const [first, second] = columns(safe, 0.48, builder.margin);
  const [words, photo] = builder.mirrored ? [second, first] : [first, second];
  putFramed(builder, picture, photo, namedFrame(frameKind(builder), photo, builder));
  const size = Math.min(builder.u(26), photo.width * 0.42);
  const corner = builder.mirrored ? photo.x + photo.width - size * 0.34 : photo.x + size * 0.2;
  const badged = putOffer(builder, 'seal', corner, photo.y + photo.height - size * 0.6, size, [palette.background]);
  const room = badged ? { ...words, width: words.width - size * 0.16 } : words;
  return (
    putWords(
      builder,
      room,
      [palette.background],
      { without: badged ? ['offer'] : [], label: true },
      { align: 'left', valign: 'middle', largest: 18 },
    ) !== null
  );
}

function below(builder: PageBuilder): boolean {
  const { pictures, palette, twist } = builder.input;
  const [picture] = pictures;
  if (!picture) return false;
  const { safe, margin } = builder;
  const backgrounds = [palette.background];
  const align = twist % 2 === 0 ? 'left' : 'center';
  const foot = footOf(builder, safe.x, safe.width, backgrounds, align, undefined, builder.height * 0.2);
  if (!foot) return false;
  const gap = margin * 0.62;
  const footRoom = foot.height > 0 ? foot.height + gap : 0;
  const room = { ...safe, height: (safe.height - footRoom) * (builder.tall ? 0.44 : 0.4) };
  const stack = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without: ['offer', 'details', 'call-to-action'], label: true, headlineLines: 3 }),
    room,
    { align, valign: 'top', largest: builder.tall ? 17 : 12.5 },
  );
  if (!stack) return false;
  const top = stack.texts.length > 0 ? stack.box.y + stack.box.height + gap : safe.y;
  const photo = { x: safe.x, y: top, width: safe.width, height: safe.y + safe.height - footRoom - top };
  if (photo.height < builder.height * 0.3) return false;
  if (builder.ratio >= 0.9 && fitsBetter(picture, photo, columns(safe, 0.48, margin)[1])) return beside(builder);
  putStack(builder, stack);
  putFramed(builder, picture, photo, namedFrame(frameKind(builder), photo, builder));
  const size = Math.min(builder.u(28), photo.height * 0.46);
  const { offer } = builder.input.content;
  if (
    offer &&
    !putOffer(
      builder,
      builder.input.energy === 'loud' ? 'burst' : 'seal',
      photo.x + photo.width - size * 0.46,
      photo.y + photo.height - size * 0.5,
      size,
      backgrounds,
    )
  ) {
    const own = stackIn(
      builder,
      wordsOn(builder, backgrounds, { without: allBut('offer'), offer: 'pill' }).map((item) => ({
        ...item,
        share: 0.4,
      })),
      { x: photo.x + margin * 0.6, y: photo.y, width: photo.width - margin * 1.2, height: photo.height - margin * 0.6 },
      { align: 'left', valign: 'bottom', largest: 14 },
    );
    if (!own) return false;
    putStack(builder, own);
  }
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const framedHero: Composition = {
  id: 'framed-hero',
  pictures: [1, 1],
  cutout: 'never',
  kinds: ['news', 'event', 'greeting', 'product'],
  shapes: ['portrait', 'square', 'story'],
  suits: ({ content, ratio }) => 6.5 + (content.offer ? 0.8 : 0) - (content.lines.length > 3 && ratio > 0.66 ? 2 : 0),
  draw: (builder) => (builder.wide ? beside(builder) : below(builder)),
};
