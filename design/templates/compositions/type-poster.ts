/** Type poster: words alone, the headline as large as the page allows, one strong shape and a band for the offer. */
import { around, type PageBuilder } from '../page-builder.ts';
import { footOf, isBadgeable, putOffer, putWords } from '../blocks.ts';
import { glint, quarter, swoosh } from '../outlines.ts';
import { putStack, stackIn } from '../text-stack.ts';
import { wordsOn } from '../words.ts';
import type { Composition } from './composition.ts';

/** One strong shape in a corner that the words leave free. */
function putShapes(builder: PageBuilder): void {
  const { input } = builder;
  const panel = builder.softPanel;
  const size = Math.min(builder.width, builder.height);
  const which = input.twist % 3;
  const right = !builder.mirrored;
  if (builder.ratio >= 1.5) {
    const middle = right ? builder.width - size * 0.42 : size * 0.42;
    builder.ellipse('Disc', around(middle, builder.height * 0.5, size * 0.98), panel);
    if (which === 0)
      builder.ellipse('Ring', around(middle, builder.height * 0.5, size * 0.56), null, {
        stroke: { color: input.palette.accent, width: size * 0.1, dash: [] },
      });
    else if (which === 1)
      builder.outline('Glint', glint(), around(middle, builder.height * 0.5, size * 0.7), input.palette.accent);
    else
      builder.outline(
        'Quarter disc',
        quarter(),
        around(middle, builder.height * 0.5, size * 0.46),
        input.palette.accent,
      );
    return;
  }
  if (which === 0)
    builder.ellipse(
      'Disc',
      around(right ? builder.width * 0.98 : builder.width * 0.02, builder.height * 0.04, size * 0.72),
      panel,
    );
  else if (which === 1)
    builder.outline(
      'Quarter disc',
      quarter(),
      {
        x: right ? builder.width - size * 0.5 : 0,
        y: builder.height - size * 0.5,
        width: size * 0.5,
        height: size * 0.5,
      },
      panel,
      { rotation: right ? -90 : 0 },
    );
  else
    builder.ellipse(
      'Ring',
      around(right ? builder.width * 0.95 : builder.width * 0.05, builder.height * 0.08, size * 0.6),
      null,
      { stroke: { color: panel, width: size * 0.09, dash: [] } },
    );
}

/** On wide pages the offer is a large disc next to the words. */
function drawWide(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const side = Math.min(safe.height * 0.8, safe.width * 0.34);
  const middle = {
    x: builder.mirrored ? safe.x + side * 0.54 : safe.x + safe.width - side * 0.54,
    y: builder.height / 2,
  };
  const backgrounds = [input.palette.background];
  builder.ellipse('Disc', around(middle.x, middle.y, side * 1.45), builder.softPanel);
  if (
    !putOffer(
      builder,
      input.energy === 'loud' ? 'burst' : input.energy === 'playful' ? 'seal' : 'disc',
      middle.x,
      middle.y,
      side * 0.92,
      backgrounds,
      input.energy === 'clean' ? 0 : -8,
    )
  )
    return false;
  const taken = side * 1.16 + margin * 0.4;
  return (
    putWords(
      builder,
      { ...safe, x: builder.mirrored ? safe.x + taken : safe.x, width: safe.width - taken },
      backgrounds,
      { without: ['offer'], label: true },
      { align: 'left', valign: 'middle', largest: 19, airy: 1.1 },
    ) !== null
  );
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette, content } = input;
  if (builder.ratio >= 1.6 && isBadgeable(builder)) return drawWide(builder);
  // Words may end up on the shape: they must be legible on both.
  const backgrounds = [palette.background, builder.softPanel];
  putShapes(builder);
  const foot = footOf(
    builder,
    safe.x,
    builder.ratio >= 1.5 ? safe.width - Math.min(builder.width, builder.height) * 0.84 : safe.width,
    backgrounds,
    'left',
    undefined,
    builder.height * 0.28,
  );
  if (!foot) return false;
  const footRoom = foot.height > 0 ? foot.height + margin * 0.6 : 0;
  const free = builder.ratio >= 1.5 ? safe.width - Math.min(builder.width, builder.height) * 0.84 : safe.width;
  const room = {
    ...safe,
    x: builder.mirrored ? safe.x + safe.width - free : safe.x,
    width: free,
    height: safe.height - footRoom,
  };
  const items = wordsOn(builder, backgrounds, {
    without: ['details', 'call-to-action'],
    label: true,
    offer: builder.wide ? 'pill' : 'large',
    headlineLines: 5,
  });
  const stack = stackIn(builder, items, room, {
    align: 'left',
    valign: foot.height > 0 ? 'middle' : 'middle',
    largest: builder.wide ? 24 : 44,
    airy: 1.1,
  });
  if (!stack) return false;
  const headline = stack.texts.find(({ role }) => role === 'headline');
  if (
    headline &&
    content.offer === null &&
    (input.energy === 'loud' || input.energy === 'playful') &&
    headline.layer.lines.length <= 3
  ) {
    const { layer } = headline;
    const last = layer.lines.at(-1)?.width ?? layer.width;
    const y = layer.y + layer.height;
    const below = stack.texts.find((text) => text.layer.y > layer.y)?.layer.y ?? room.y + room.height;
    const height = Math.min(builder.u(3.4), (below - y) * 0.9);
    if (height > builder.u(1))
      builder.outline(
        'Underline',
        swoosh(),
        { x: builder.mirrored ? layer.x + layer.width - last : layer.x, y: y - height * 0.1, width: last, height },
        palette.accent,
      );
  }
  putStack(builder, stack);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const typePoster: Composition = {
  id: 'type-poster',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'event', 'news', 'cover'],
  shapes: ['square', 'portrait', 'wide'],
  suits: ({ energy }) => ({ loud: 7.6, clean: 7.4, playful: 7, calm: 5, elegant: 4.5 })[energy],
  draw,
};
