/** Index card: a drawer of cards in the design's colors; the front one, with its tab, carries the tip. */
import type { Box } from '#design/document/geometry.ts';
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { stackAbreast } from '#design/templates/blocks.ts';
import { putStack } from '#design/templates/text-stack.ts';
import { putText } from '#design/templates/put-text.ts';
import { onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { shadowOf, SHEET } from './paper.ts';
import { tabbed } from './paper-outlines.ts';

/** Cards behind the front one. */
const BEHIND = 3;

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height } = builder;
  const { palette, content } = input;
  builder.background = solid(palette.background);
  const colors = [...new Set([palette.accent, palette.pop, palette.panel, palette.ink])].filter(
    (color) => color !== palette.background,
  );
  const side = builder.margin * 0.8;
  const step = builder.u(builder.low ? 3.2 : builder.wide ? 4.6 : 6.4);
  const tab = { width: Math.min((width - 2 * side) * 0.3, builder.u(34)), height: step * 1.1 };
  const first = (builder.bar > 0 ? safe.y : Math.max(safe.y, builder.margin)) + tab.height;
  const top = first + BEHIND * step;
  const front: Box = { x: side, y: top, width: width - 2 * side, height: height - top + builder.u(2) };
  const room = {
    x: safe.x + builder.u(3),
    y: top + builder.u(6),
    width: safe.width - builder.u(6),
    height: safe.y + safe.height - top - builder.u(8),
  };
  const label =
    content.subheading !== null && content.subheading.length <= 18 && content.headline !== null
      ? content.subheading
      : null;
  const items = wordsOn(builder, [SHEET], { without: label ? ['subheading'] : [], headlineLines: 5 });
  const stack = stackAbreast(builder, items, room, {
    align: 'left',
    valign: builder.wide ? 'middle' : 'top',
    grows: true,
    largest: 22,
    smallest: 4.6,
    airy: 1.15,
  });
  if (!stack) return false;
  const slots = BEHIND + 1;
  const offset = (index: number) => {
    const share = ((index * (input.twist % 2 === 0 ? 1 : 3)) % slots) / (slots - 1);
    return (
      (front.width - tab.width - 2 * (tab.height + builder.u(3))) * (builder.mirrored ? 1 - share : share) +
      tab.height +
      builder.u(3)
    );
  };
  for (let index = 0; index < BEHIND; index += 1) {
    const y = first + index * step;
    const card = { ...front, y: y - tab.height, height: height - y + tab.height + builder.u(2) };
    builder.outline(
      `Card ${index + 2}`,
      tabbed(card.width, card.height, tab.height, offset(BEHIND - index), tab.width, builder.u(2.4)),
      card,
      colors[index % colors.length] ?? palette.panel,
      { shadow: shadowOf(builder, 0.5) },
    );
  }
  const card = { ...front, y: top - tab.height, height: front.height + tab.height };
  builder.outline(
    'Card',
    tabbed(card.width, card.height, tab.height, offset(0), tab.width, builder.u(2.4)),
    card,
    SHEET,
    {
      shadow: shadowOf(builder, 0.6),
    },
  );
  const accent = surfaceOn(builder, [SHEET]);
  builder.line(
    'Card line',
    { x: front.x, y: top + builder.u(2) },
    front.width,
    'across',
    accent,
    Math.max(1, builder.u(0.4)),
  );
  const tabBox = {
    x: front.x + offset(0) + builder.u(2.4),
    y: top - tab.height,
    width: tab.width - builder.u(4.8),
    height: tab.height + builder.u(1),
  };
  if (
    label &&
    !putText(
      builder,
      'subheading',
      label,
      { ...tabBox, y: tabBox.y + tab.height * 0.3, height: tab.height * 0.8 },
      {
        face: { ...input.type.label, letterSpacing: 60 },
        color: onSurface(builder, SHEET),
        backgrounds: [SHEET],
        align: 'center',
        valign: 'middle',
        largest: 3,
        smallest: 2.3,
      },
    )
  )
    return false;
  if (!label)
    builder.rectangle(
      'Tab label',
      {
        x: tabBox.x + tabBox.width * 0.2,
        y: tabBox.y + tab.height * 0.5,
        width: tabBox.width * 0.6,
        height: tab.height * 0.22,
      },
      accent,
      { radius: tab.height },
    );
  putStack(builder, stack);
  return true;
}

export const indexCard: Composition = {
  id: 'index-card',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['cover', 'news', 'steps'],
  shapes: ['portrait', 'square', 'story'],
  suits: ({ energy, content }) =>
    ({ playful: 6.2, calm: 6, clean: 6.4, loud: 4.6, elegant: 4 })[energy] + (content.offer ? -1 : 0.6),
  draw,
};
