/** ID badge: a card on a lanyard with a slot, a portrait and a name: for jobs, hosts and the people behind a shop. */
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { isDark } from '#design/templates/color-mix.ts';
import { putFramed } from '#design/templates/pictures.ts';
import { putStack, shifted, stackIn } from '#design/templates/text-stack.ts';
import { onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { deskFor, SHEET, shadowOf } from './paper.ts';
import { barcode, roundTop } from './paper-outlines.ts';
import { person } from './word-outlines.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height, margin } = builder;
  const desk = deskFor(builder, SHEET);
  builder.background = solid(desk);
  const backgrounds = [SHEET];
  const strap = surfaceOn(builder, [desk]) === SHEET ? input.palette.ink : surfaceOn(builder, [desk]);
  const band = surfaceOn(builder, backgrounds);
  const beside = builder.wide;
  const drop =
    builder.bar > 0
      ? Math.max(builder.bar * 0.8, builder.u(12))
      : Math.max(safe.y - margin, 0) + builder.u(beside ? 8 : 11);
  const cardWide = Math.min(width - margin * 1.6, beside ? builder.u(128) : builder.u(86));
  const bottom = builder.bar > 0 ? height - builder.bar * 0.7 : height - margin * 0.8;
  const most = bottom - drop;
  const head = builder.u(beside ? 9 : 11);
  const x = (width - cardWide) / 2;
  const pad = builder.u(5);
  const face = beside ? Math.min(most - head - pad * 2, cardWide * 0.36) : Math.min(cardWide * 0.46, most * 0.34);
  const textRoom = beside
    ? {
        x: builder.mirrored ? x + pad : x + pad * 2 + face,
        y: drop + head + pad * 0.6,
        width: cardWide - face - pad * 3,
        height: most - head - pad * 1.4,
      }
    : {
        x: x + pad,
        y: drop + head + pad * 1.6 + face,
        width: cardWide - 2 * pad,
        height: most - head - face - pad * 2.4,
      };
  const room = { ...textRoom, height: Math.min(textRoom.y + textRoom.height, safe.y + safe.height) - textRoom.y };
  const stack = stackIn(builder, wordsOn(builder, backgrounds, { offer: 'pill', headlineLines: 3 }), room, {
    align: beside ? 'left' : 'center',
    valign: beside ? 'middle' : 'top',
    largest: 12,
    smallest: 4.6,
  });
  if (!stack) return false;
  const spare = beside ? 0 : Math.max(0, Math.min(room.height - stack.box.height, most - cardWide * 1.25));
  const high = beside ? most : Math.max(most - spare, builder.u(60));
  const top = drop + (most - high) * 0.35;
  // The strap comes from above the page, the clip holds the card by its slot.
  const strapWide = builder.u(5);
  builder.rectangle(
    'Strap',
    { x: width / 2 - strapWide / 2, y: -builder.u(2), width: strapWide, height: top + builder.u(1) },
    strap,
  );
  builder.rectangle('Card', { x, y: top, width: cardWide, height: high }, SHEET, {
    radius: builder.u(4),
    shadow: shadowOf(builder, 1.5),
  });
  builder.outline(
    'Card head',
    roundTop(cardWide, head, builder.u(4)),
    { x, y: top, width: cardWide, height: head },
    band,
  );
  builder.rectangle(
    'Slot',
    around(width / 2, top + head * 0.5, builder.u(17), builder.u(2.6)),
    isDark(band) ? SHEET : desk,
    {
      radius: builder.u(2),
    },
  );
  builder.rectangle('Clip', around(width / 2, top + head * 0.22, builder.u(7.4), builder.u(6.4)), '#c9ccd2', {
    radius: builder.u(1.4),
    shadow: shadowOf(builder, 0.3),
  });
  const photo = beside
    ? {
        x: builder.mirrored ? x + cardWide - pad - face : x + pad,
        y: top + head + (high - head - face) / 2,
        width: face,
        height: face,
      }
    : { x: width / 2 - face / 2, y: top + head + pad * 0.8, width: face, height: face };
  const [picture] = input.pictures;
  if (picture) putFramed(builder, picture, photo, { type: 'rectangle', radius: Math.round(builder.u(3)) });
  else {
    builder.rectangle('Portrait field', photo, band, { radius: builder.u(3) });
    builder.outline(
      'Person',
      person(),
      { ...photo, y: photo.y + face * 0.06, height: face * 0.94 },
      onSurface(builder, band),
    );
  }
  const lift = beside ? 0 : photo.y + face + pad * 0.7 - room.y;
  putStack(builder, shifted(stack, 0, lift));
  const end = stack.box.y + lift + stack.box.height;
  if (!beside && top + high - end > builder.u(13))
    builder.outline(
      'Barcode',
      barcode('across'),
      around(width / 2, top + high - builder.u(6.6), cardWide * 0.5, builder.u(5)),
      onSurface(builder, SHEET),
      { opacity: 0.85 },
    );
  return true;
}

export const idBadge: Composition = {
  id: 'id-badge',
  pictures: [0, 1],
  cutout: 'never',
  kinds: ['news', 'event', 'card'],
  shapes: ['portrait', 'story', 'square', 'wide'],
  suits: ({ content, pictures }) =>
    (/\b(?:hir(?:e|ing)|job|wanted|team|meet|host|speaker|hi|hello|i am|i'm)\b/i.test(content.headline ?? '')
      ? 7.8
      : 3.6) +
    (pictures > 0 ? 0.6 : 0) -
    (content.lines.length > 3 ? 1.5 : 0),
  draw,
};
