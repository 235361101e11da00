/** Review card: a white card with five stars, the customer's face over its top edge, the praise in large letters. */
import type { Box } from '#design/document/geometry.ts';
import { bannerStack, bannerWords, sided } from '#design/templates/banner.ts';
import { abreast } from '#design/templates/blocks.ts';
import { around, type PageBuilder } from '#design/templates/page-builder.ts';
import { blob } from '#design/templates/outlines.ts';
import { namedFrame, putFramed } from '#design/templates/pictures.ts';
import { putStack, shifted, stackIn, type Item } from '#design/templates/text-stack.ts';
import { strongOn, wordsOn } from '#design/templates/words.ts';
import { isSaid } from '../quote.ts';
import type { Composition } from '../composition.ts';
import { deskFor, SHEET, shadowOf, stageOf } from './paper.ts';
import { person, stars } from './word-outlines.ts';

/** A headline or a line that is stars and nothing else. */
const STARS = /^[★☆⭐\s]+$/u;

interface Review {
  items: Item[];
  /** Whether the words contain stars. */
  rated: boolean;
  desk: string;
}

function reviewOf(builder: PageBuilder): Review {
  const { content, type } = builder.input;
  const starred = STARS.test(content.headline ?? '');
  const backgrounds = [SHEET];
  const items = wordsOn(builder, backgrounds, { headlineLines: 7 }).map((item): Item => {
    if (!starred) return item;
    if (item.role === 'headline') return { ...item, share: 0.99, color: strongOn(builder, backgrounds) };
    return item.role === 'subheading'
      ? { ...item, face: type.heading, heading: true, share: 1, lines: 7, most: 100, least: 0 }
      : item;
  });
  return { items, rated: starred || content.lines.some((line) => STARS.test(line)), desk: deskFor(builder, SHEET) };
}

/** The card with its background. */
function putCard(builder: PageBuilder, card: Box, desk: string): void {
  const {
    input: { palette, energy, twist },
    mirrored,
  } = builder;
  const behind = palette.pop === desk ? palette.panel : palette.pop;
  const radius = energy === 'elegant' ? 0 : builder.u(4.5);
  if (energy === 'playful' || energy === 'calm')
    builder.outline(
      'Blob',
      blob(twist),
      around(card.x + (mirrored ? 0 : card.width), card.y + card.height * 0.9, builder.u(62)),
      behind,
      { opacity: 0.9 },
    );
  else
    builder.rectangle(
      'Card behind',
      { ...card, x: card.x + builder.u(2.6) * (mirrored ? -1 : 1), y: card.y + builder.u(2.6) },
      behind,
      { radius },
    );
  builder.rectangle('Card', card, SHEET, { radius, shadow: shadowOf(builder) });
}

/** The customer's face, or a generic figure. */
function putFace(builder: PageBuilder, portrait: Box, desk: string): void {
  const {
    input: {
      pictures: [picture],
    },
  } = builder;
  const { x, y, width } = portrait;
  builder.ellipse('Ring', around(x + width / 2, y + width / 2, width * 1.12), SHEET);
  if (picture) putFramed(builder, picture, portrait, namedFrame('circle', portrait, builder));
  else {
    builder.ellipse('Avatar', portrait, desk);
    builder.outline('Person', person(), portrait, SHEET, { opacity: 0.95 });
  }
}

/** On banners: the card across the page, the face over its side, stars and praise next to it. */
function drawAcross(builder: PageBuilder, { items, rated, desk }: Review): boolean {
  const stage = stageOf(builder);
  const at = sided(builder);
  const face = Math.min(stage.height * 0.6, stage.width * 0.22);
  const card = { ...stage, x: stage.x + face * 0.5, width: stage.width - face * 0.5 - builder.u(2.6) };
  const pad = builder.u(4.5);
  const starHeight = rated ? 0 : builder.u(6.6);
  const head = rated ? 0 : starHeight + builder.u(3.4);
  const room = {
    x: card.x + face * 0.56 + pad,
    y: card.y + pad * 0.7 + head,
    width: card.width - face * 0.56 - pad * 2,
    height: card.height - pad * 1.4 - head,
  };
  const options = { align: 'left', valign: 'middle', largest: 17, smallest: 4.4, grows: false } as const;
  const below = bannerStack(builder, items, at(room), options);
  const leading = items.findIndex(({ share }) => share === 1) + 1;
  // Secondary words are next to the praise if that allows it to be larger.
  const beside =
    leading > 0 && leading < items.length
      ? abreast(
          builder,
          [items.slice(0, leading), bannerWords(items.slice(leading))],
          at(room),
          [0.68, 0.6, 0.52],
          options,
        )
      : null;
  const stack = beside && beside.size > (below?.size ?? 0) * 1.12 ? beside : below;
  if (!stack) return false;
  putCard(builder, at(card), desk);
  putFace(builder, at(around(card.x + face * 0.06, card.y + card.height / 2, face)), desk);
  if (!rated)
    builder.outline(
      'Stars',
      stars(5),
      at({ x: room.x, y: stack.box.y - head, width: starHeight * 5.48, height: starHeight }),
      strongOn(builder, [SHEET]),
    );
  putStack(builder, stack);
  return true;
}

function draw(builder: PageBuilder): boolean {
  const review = reviewOf(builder);
  const { items, rated, desk } = review;
  builder.background = { type: 'solid', color: desk };
  if (builder.low) return drawAcross(builder, review);
  const stage = stageOf(builder);
  const face = Math.min(builder.u(24), stage.height * 0.26);
  const starHeight = rated ? 0 : Math.min(builder.u(6.4), stage.height * 0.09);
  const width = Math.min(stage.width, builder.u(builder.wide ? 118 : 200));
  const pad = Math.min(builder.u(7.5), width * 0.08);
  const head = face * 0.5 + builder.u(3) + (rated ? 0 : starHeight + builder.u(4));
  const room = {
    x: builder.width / 2 - width / 2 + pad,
    y: 0,
    width: width - 2 * pad,
    height: stage.height - face * 0.5 - head - pad * 1.1,
  };
  const stack = stackIn(builder, items, room, {
    align: 'center',
    valign: 'top',
    largest: 12.5,
    smallest: 4.4,
    airy: 1.2,
  });
  if (!stack) return false;
  const high = Math.max(head + stack.box.height + pad * 1.1, Math.min(stage.height - face * 0.5, width * 0.62));
  const top = stage.y + (stage.height - high + face * 0.5) / 2;
  const card = { x: builder.width / 2 - width / 2, y: top, width, height: high };
  putCard(builder, card, desk);
  putFace(builder, around(builder.width / 2, card.y, face), desk);
  const free = (high - head - stack.box.height - pad * 1.1) / 2;
  if (!rated)
    builder.outline(
      'Stars',
      stars(5),
      around(
        builder.width / 2,
        card.y + face * 0.5 + builder.u(3) + starHeight / 2 + free * 0.6,
        starHeight * 5.48,
        starHeight,
      ),
      strongOn(builder, [SHEET]),
    );
  putStack(builder, shifted(stack, 0, card.y + head + free));
  return true;
}

export const reviewCard: Composition = {
  id: 'review-card',
  pictures: [0, 1],
  cutout: 'never',
  kinds: ['quote'],
  shapes: ['square', 'portrait', 'story'],
  suits: ({ content }) => (STARS.test(content.headline ?? '') ? 9.5 : isSaid(content.headline) ? 8.6 : 1),
  draw,
};
