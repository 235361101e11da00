/** Step cards: each step a card whose huge number is cut by its edge; two side by side, or one below the other. */
import type { Box } from '#design/document/geometry.ts';
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { figuresFace, inkOn, onSurface } from '#design/templates/words.ts';
import { formOf } from '#design/templates/rows.ts';
import { commonSize } from '#design/templates/common-size.ts';
import { putText } from '#design/templates/put-text.ts';
import type { Composition } from '../composition.ts';
import { listRoom, listRows, tint } from './list-page.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe } = builder;
  const { palette, type } = input;
  const rows = listRows(builder, { most: 6, tabular: false });
  if (!rows) return false;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const room = listRoom(builder, safe, backgrounds, { align: 'left', share: 0.4, largest: 13 });
  if (!room) return false;
  const { box } = room;
  const count = rows.length;
  const across = builder.ratio >= 1.2 ? count : box.width / (box.height / count) > 3.2 && count % 2 === 0 ? 2 : 1;
  const lines = Math.ceil(count / across);
  const gap = builder.u(2.2);
  const each = { width: (box.width + gap) / across - gap, height: (box.height + gap) / lines - gap };
  if (each.height < builder.u(9) || each.width < builder.u(18)) return false;
  const surfaces = [palette.accent, tint(builder, palette.background, inkOn(builder, backgrounds)), palette.pop].filter(
    (color, index, all) => all.indexOf(color) === index && color !== palette.background,
  );
  const upright = each.height > each.width * 0.72;
  const texts = rows.map(({ label, value }) => (value === null ? label : `${label} ${value}`));
  const look = { face: { ...type.body, weight: Math.max(600, type.body.weight) }, lines: 3, smallest: 2.7 };
  const pad = builder.u(upright ? 3 : 2);
  const size = commonSize(builder, texts, {
    ...look,
    width: (upright ? each.width : each.width * 0.72) - 2 * pad,
    height: (upright ? each.height * 0.52 : each.height) - builder.u(4),
    largest: 4.8,
  });
  if (size === null) return false;
  for (const [index, row] of rows.entries()) {
    const column = index % across;
    const card: Box = {
      x: box.x + (builder.mirrored ? across - 1 - column : column) * (each.width + gap),
      y: box.y + Math.floor(index / across) * (each.height + gap),
      ...each,
    };
    const surface = surfaces[index % surfaces.length] ?? palette.panel;
    const ink = onSurface(builder, surface);
    builder.rectangle(`Card ${index + 1}`, card, surface, { radius: input.energy === 'elegant' ? 0 : builder.u(2.4) });
    const figure = upright
      ? { ...card, height: card.height * 0.5 }
      : { ...card, x: builder.mirrored ? card.x + card.width * 0.72 : card.x, width: card.width * 0.28 };
    const number = {
      face: figuresFace(type.heading),
      heading: true,
      color: ink,
      backgrounds: [surface],
      align: upright ? ('left' as const) : ('center' as const),
      valign: 'middle' as const,
      largest: upright ? 20 : Math.min(18, (each.height / builder.unit) * 78),
      smallest: 5,
      name: 'Number',
    };
    if (
      !putText(builder, 'details', row.number ?? String(index + 1), inset(figure, builder.u(upright ? 3 : 1.2)), number)
    )
      return false;
    const words = upright
      ? { ...card, y: card.y + card.height * 0.48, height: card.height * 0.52 }
      : { ...card, x: builder.mirrored ? card.x : figure.x + figure.width, width: card.width - figure.width };
    if (
      !putText(builder, 'details', texts[index] ?? '', inset(words, pad, builder.u(2)), {
        ...look,
        color: ink,
        backgrounds: [surface],
        valign: upright ? 'top' : 'middle',
        largest: size,
      })
    )
      return false;
  }
  room.put();
  return true;
}

export const stepCards: Composition = {
  id: 'step-cards',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['steps'],
  shapes: ['square', 'wide', 'portrait', 'story'],
  suits: ({ content, energy }) =>
    formOf(content.lines) === 'steps' ? 7.4 + (energy === 'loud' || energy === 'playful' ? 1 : 0) : 0.5,
  draw,
};
