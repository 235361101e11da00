/**
 * Shelf label: a close-up of a shop's shelf: the product is on the board, and in its edge is a large label with the
 * price and a bar code.
 */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { figuresFace, onSurface, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn, type Item } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { barcode } from '../words/paper-outlines.ts';
import { SHEET } from '../words/paper.ts';
import { fallenPrice, figuresIn, lying, putThing, struck } from './offer-parts.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, type, content } = input;
  const [picture] = input.pictures;
  const [figure] = figuresIn(content.offer);
  if (!figure || !content.offer) return false;
  const fallen = fallenPrice(content);
  const price = fallen?.now ?? figure;
  // "Up to 30% off" is read in that order: the words before the figure next to it, those after it below it.
  const at = content.offer.indexOf(price);
  const [before, behind] = fallen
    ? [fallen.before, '']
    : [content.offer.slice(0, at).trim(), content.offer.slice(at + price.length).trim()];
  builder.background = solid(palette.background);
  const backgrounds = [palette.background];
  const label =
    [palette.accent, palette.pop, SHEET].find((color) => color !== palette.panel && !isDark(color)) ?? SHEET;
  const ink = onSurface(builder, label);
  const edge =
    palette.panel === palette.background
      ? shade(palette.background, isDark(palette.background) ? 0.08 : -0.08)
      : palette.panel;
  const beside = builder.ratio >= 1.2;
  const foot = footOf(
    builder,
    safe.x,
    beside ? safe.width * 0.42 : safe.width,
    [edge],
    beside ? 'left' : 'center',
    undefined,
    safe.height * (beside ? 0.3 : 0.2),
  );
  if (!foot) return false;
  // The label hangs in the shelf's edge, which takes up the lower part of the page.
  const card = {
    x: 0,
    y: 0,
    width: beside ? safe.width * 0.52 : safe.width,
    height: Math.min(
      height * (beside ? 0.38 : builder.ratio > 0.9 ? 0.25 : 0.3),
      (beside ? safe.width * 0.52 : safe.width) * 0.42,
    ),
  };
  if (!picture && !beside) card.height = Math.min(safe.width * 0.62, height * 0.36);
  const edgeBottom = safe.y + safe.height;
  card.x = beside ? (builder.mirrored ? safe.x : safe.x + safe.width - card.width) : safe.x;
  card.y = beside
    ? edgeBottom - card.height
    : edgeBottom - (foot.height > 0 ? foot.height + margin * 0.7 : 0) - card.height;
  const board0 = card.y - margin * 0.55;
  const words = beside
    ? {
        x: builder.mirrored ? safe.x + safe.width * 0.52 : safe.x,
        y: safe.y,
        width: safe.width * (picture ? 0.48 : 1),
        height: board0 - safe.y - margin * 0.4,
      }
    : { ...safe, height: (board0 - safe.y) * (picture ? 0.4 : 0.94) };
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without: ['offer', 'details', 'call-to-action'], label: true, headlineLines: 3 }),
    words,
    {
      align: beside ? 'left' : 'center',
      valign: beside || !picture ? 'middle' : 'top',
      largest: picture ? 13 : 18,
      smallest: 5.7,
    },
  );
  if (!head) return false;
  const stage = beside
    ? { x: card.x + card.width * 0.06, y: margin * 0.6, width: card.width * 0.88, height: board0 - margin * 0.6 }
    : {
        x: width * 0.14,
        y: head.box.y + head.box.height + margin * 0.4,
        width: width * 0.72,
        height: board0 - head.box.y - head.box.height - margin * 0.4,
      };
  if (picture && stage.height < builder.u(17)) return false;
  builder.rectangle('Shelf edge', { x: 0, y: board0, width, height: height - board0 }, edge);
  builder.rectangle(
    'Shelf',
    { x: 0, y: board0 - builder.u(1), width, height: builder.u(2) },
    shade(edge, isDark(edge) ? 0.1 : -0.12),
  );
  if (picture) putThing(builder, picture, stage, 'rectangle', 'bottom');
  builder.rectangle('Label', card, label, { radius: builder.u(1.6), shadow: lying(builder, 0.7) });
  const pad = card.height * 0.12;
  const side = card.width * 0.27;
  const aside = {
    x: builder.mirrored ? card.x + card.width - pad - side : card.x + pad,
    y: card.y + pad,
    width: side,
    height: card.height - 2 * pad,
  };
  const main = {
    x: builder.mirrored ? card.x + pad : card.x + pad * 2 + side,
    y: aside.y,
    width: card.width - side - pad * 3,
    height: aside.height,
  };
  const upper = { ...aside, height: aside.height * 0.56 };
  if (before !== '') {
    const item: Item = {
      role: 'offer',
      name: fallen ? 'Old price' : 'Value',
      texts: [before],
      face: fallen ? { ...figuresFace(type.body), weight: 600 } : { ...type.heading, letterSpacing: 0 },
      heading: false,
      share: 1,
      least: 2.8,
      most: 8,
      lines: 2,
      color: ink,
      backgrounds: [label],
    };
    const set = stackIn(builder, [item], upper, {
      align: 'left',
      valign: 'middle',
      largest: fallen ? 7.4 : 6,
      smallest: 2.8,
    });
    if (!set) return false;
    putStack(builder, fallen ? struck(set) : set);
  }
  builder.outline(
    'Bar code',
    barcode('across'),
    before === ''
      ? { ...aside, y: aside.y + aside.height * 0.3, height: aside.height * 0.4 }
      : { ...aside, y: aside.y + aside.height * 0.66, height: aside.height * 0.34 },
    ink,
  );
  builder.line(
    'Divider',
    { x: builder.mirrored ? aside.x - pad / 2 : aside.x + side + pad / 2, y: aside.y },
    aside.height,
    'down',
    ink,
    Math.max(1, builder.u(0.25)),
  );
  const items: Item[] = [
    {
      role: 'offer',
      name: 'Offer',
      texts: [price],
      face: { ...figuresFace(type.heading), lineHeight: 1 },
      heading: true,
      share: 1,
      least: 8,
      most: 34,
      lines: 1,
      color: ink,
      backgrounds: [label],
    },
    ...(behind === ''
      ? []
      : [
          {
            role: 'offer' as const,
            name: 'Offer',
            texts: [behind] as const,
            face: { ...type.heading, letterSpacing: 0 },
            heading: false,
            share: 0.32,
            least: 2.8,
            most: 7,
            lines: 2,
            color: ink,
            backgrounds: [label],
            gap: 0.3,
          },
        ]),
  ];
  const figures = stackIn(builder, items, main, { align: 'center', valign: 'middle', largest: 34, smallest: 7 });
  if (!figures) return false;
  putStack(builder, figures);
  putStack(builder, head);
  foot.put(beside ? card.y + card.height - foot.height : edgeBottom - foot.height);
  return true;
}

export const shelfLabel: Composition = {
  id: 'shelf-label',
  pictures: [0, 1],
  cutout: 'welcome',
  kinds: ['offer', 'product'],
  shapes: ['square', 'portrait', 'wide', 'paper', 'story'],
  suits: ({ content, energy, things, pictures }) =>
    (figuresIn(content.offer).length > 0 && figuresIn(content.offer).length < 3 ? 6 : 0) +
    (energy === 'elegant' ? -1.6 : 0.6) +
    (things && pictures > 0 ? 0.8 : 0),
  draw,
};
