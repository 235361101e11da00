/**
 * Push notice: the deal arrives on a locked screen: cards of notifications below each other, each with its small icon.
 */
import type { Box } from '#design/document/geometry.ts';
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { putFramed } from '#design/templates/pictures.ts';
import type { Outline } from '#design/templates/outlines.ts';
import { onSurface, strongOn, surfaceOn } from '#design/templates/words.ts';
import { putStack, shifted, stackIn, type Item, type Stack } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { deskFor, SHEET } from '../words/paper.ts';
import { bagGlyph, clockGlyph, tagGlyph } from './offer-glyphs.ts';
import { lying } from './offer-parts.ts';

interface Notice {
  sign: Outline;
  name: string;
  items: Item[];
  largest: number;
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { content, type } = input;
  const [picture] = input.pictures;
  if (!content.headline) return false;
  const desk = deskFor(builder, SHEET);
  builder.background = solid(desk);
  const backgrounds = [SHEET];
  const ink = onSurface(builder, SHEET);
  const strong = strongOn(builder, backgrounds);
  const tile = surfaceOn(builder, backgrounds);
  const bold = { ...type.heading };
  const text = (
    role: Item['role'],
    name: string,
    words: string,
    share: number,
    most: number,
    color: string,
    heading: boolean,
    lines: number,
  ): Item => ({
    role,
    name,
    texts: [words],
    face: heading ? bold : type.body,
    heading,
    share,
    least: 2.7,
    most,
    lines,
    color,
    backgrounds,
    gap: 0.6,
  });
  const notices: Notice[] = [
    {
      sign: bagGlyph(),
      name: 'News',
      largest: builder.wide ? 10 : 11,
      items: [
        text('headline', 'Headline', content.headline, 1, 100, ink, true, 4),
        ...(content.subheading ? [text('subheading', 'Subheading', content.subheading, 0.42, 4.4, ink, false, 4)] : []),
      ],
    },
  ];
  if (content.offer)
    notices.push({
      sign: tagGlyph(),
      name: 'Price',
      largest: 8.6,
      items: [text('offer', 'Offer', content.offer, 1, 100, strong, true, 2)],
    });
  if (content.lines.length > 0)
    notices.push({
      sign: clockGlyph(),
      name: 'Details',
      largest: 4.4,
      items: [text('details', 'Details', content.lines.join('\n'), 1, 100, ink, false, content.lines.length + 3)],
    });
  const foot = footOf(builder, safe.x, safe.width, [desk], 'center', ['call-to-action'], safe.height * 0.16);
  if (!foot) return false;
  const footRoom = foot.height > 0 ? foot.height + margin * 0.7 : 0;
  const beside = builder.ratio >= 1.2;
  const photo = picture !== undefined;
  const column: Box = beside
    ? {
        x: photo ? (builder.mirrored ? safe.x : safe.x + safe.width * 0.38) : safe.x + safe.width * 0.1,
        y: safe.y,
        width: safe.width * (photo ? 0.62 : 0.8),
        height: safe.height - footRoom,
      }
    : { ...safe, height: safe.height - footRoom };
  const icon = builder.u(9);
  const pad = builder.u(3);
  const gap = builder.u(2);
  const cards: { stack: Stack; height: number; notice: Notice }[] = [];
  // If there is no room above the cards the photo is a small one in the first of them.
  const thumb = photo && !beside && builder.ratio > 0.9 ? builder.u(19) : 0;
  for (const notice of notices) {
    const less = notice === notices[0] && thumb > 0 ? thumb + pad : 0;
    const room = {
      x: builder.mirrored ? column.x + pad + less : column.x + pad * 2 + icon,
      y: 0,
      width: column.width - icon - pad * 3 - less,
      height: column.height,
    };
    const stack = stackIn(builder, notice.items, room, {
      align: 'left',
      valign: 'top',
      largest: notice.largest,
      smallest: notice === notices[0] ? 5.7 : 2.7,
    });
    if (!stack) return false;
    cards.push({ stack, notice, height: Math.max(icon, stack.box.height, less > 0 ? thumb : 0) + pad * 2 });
  }
  const sum = cards.reduce((all, { height }) => all + height, 0) + gap * (cards.length - 1);
  // Above the cards a photo, as wide as they are, if there is room for one.
  const left = column.height - sum;
  if (left < 0) return false;
  const above = photo && !beside && thumb === 0 && left > builder.u(17) ? { ...column, height: left - gap } : null;
  if (photo && !beside && !above && thumb === 0) return false;
  if (picture && thumb === 0) {
    const box = beside
      ? {
          x: builder.mirrored ? builder.width - safe.width * 0.34 - margin : 0,
          y: 0,
          width: safe.width * 0.34 + margin,
          height: builder.height,
        }
      : builder.bar > 0
        ? { x: 0, y: 0, width: builder.width, height: column.y + left + gap }
        : above;
    if (box)
      putFramed(
        builder,
        picture,
        box,
        { type: 'rectangle', radius: beside || builder.bar > 0 ? 0 : Math.round(builder.u(4)) },
        {},
        true,
      );
  }
  let y = column.y + (above ? left : left / 2);
  for (const { stack, height, notice } of cards) {
    const card = { ...column, y, height };
    builder.rectangle(`${notice.name} card`, card, SHEET, { radius: builder.u(4), shadow: lying(builder, 1.1) });
    const at = {
      x: builder.mirrored ? card.x + card.width - pad - icon : card.x + pad,
      y: y + pad,
      width: icon,
      height: icon,
    };
    builder.rectangle(`${notice.name} tile`, at, tile, { radius: icon * 0.26 });
    builder.outline(`${notice.name} sign`, notice.sign, inset(at, icon * 0.24), onSurface(builder, tile), {
      rule: 'evenodd',
    });
    if (picture && thumb > 0 && notice === notices[0])
      putFramed(
        builder,
        picture,
        {
          x: builder.mirrored ? card.x + pad : card.x + card.width - pad - thumb,
          y: y + (height - thumb) / 2,
          width: thumb,
          height: thumb,
        },
        { type: 'rectangle', radius: Math.round(builder.u(2.4)) },
      );
    putStack(builder, shifted(stack, 0, y + (height - stack.box.height) / 2));
    y += height + gap;
  }
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const pushNotice: Composition = {
  id: 'push-notice',
  pictures: [0, 1],
  cutout: 'never',
  kinds: ['offer', 'news', 'event'],
  shapes: ['story', 'portrait', 'square', 'wide'],
  suits: ({ content, energy }) =>
    (content.headline ? 4.6 : 0) +
    (/hour|live|now|today|tonight|drop|flash|code|back|reminder/i.test(
      `${content.headline ?? ''} ${content.subheading ?? ''} ${content.callToAction ?? ''}`,
    )
      ? 1.8
      : 0) +
    (energy === 'clean' ? 1 : energy === 'elegant' ? -1.6 : 0),
  draw,
};
