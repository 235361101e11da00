/** Type poster: words alone, the headline as large as the page allows, one strong shape and a band for the offer. */
import type { Box } from '#design/document/geometry.ts';
import { mix } from '#design/layout/contrast.ts';
import { around, type PageBuilder } from '../page-builder.ts';
import { footOf, isBadgeable, putOffer, putWords } from '../blocks.ts';
import { glint, quarter, swoosh } from '../outlines.ts';
import { putStack, stackIn, type PlacedText } from '../text-stack.ts';
import { wordsOn } from '../words.ts';
import type { Composition } from './composition.ts';

/** Share of the panel's color in a disc that small words are on. */
const FAINT = 0.35;

/** The boxes of the lines of texts. */
function linesOf(texts: readonly PlacedText[]): Box[] {
  return texts.flatMap(({ layer: { x, y, width, height, align, lines, box } }) =>
    lines.map((line, index): Box => {
      const own = box ? width : line.width;
      const start = align === 'right' ? width - own : align === 'center' ? (width - own) / 2 : 0;
      return { x: x + start, y: y + (height * index) / lines.length, width: own, height: height / lines.length };
    }),
  );
}

/** The largest of some sizes at which a circle around a point touches no box; null: none. */
function clearSize(x: number, y: number, sizes: readonly number[], boxes: readonly Box[]): number | null {
  const away = (box: Box) =>
    Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));
  return sizes.find((size) => boxes.every((box) => away(box) > size / 2)) ?? null;
}

/** One strong shape in a corner that the words leave free: large letters may be on a disc, small ones never. */
function putShapes(builder: PageBuilder, texts: readonly PlacedText[]): void {
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
  const small = linesOf(texts.filter(({ role }) => role !== 'headline'));
  const steps = [1, 0.85, 0.7, 0.55];
  const [x, y] = [right ? builder.width * 0.95 : builder.width * 0.05, builder.height * 0.08];
  const band = size * 0.09;
  const ring =
    which === 2
      ? clearSize(
          x,
          y,
          steps.map((step) => size * 0.6 * step + band),
          linesOf(texts),
        )
      : null;
  if (which === 1)
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
  else if (ring !== null)
    builder.ellipse('Ring', around(x, y, ring - band), null, { stroke: { color: panel, width: band, dash: [] } });
  else {
    const disc = [right ? builder.width * 0.98 : builder.width * 0.02, builder.height * 0.04] as const;
    const sizes = steps.map((step) => size * 0.72 * step);
    const clear = clearSize(...disc, sizes, small);
    builder.ellipse(
      'Disc',
      around(...disc, clear ?? size * 0.72),
      clear === null ? mix(input.palette.background, panel, FAINT) : panel,
    );
  }
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
    valign: 'middle',
    largest: builder.wide ? 24 : 44,
    airy: 1.1,
  });
  if (!stack) return false;
  putShapes(builder, stack.texts);
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
