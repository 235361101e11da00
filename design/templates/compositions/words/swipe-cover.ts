/**
 * Swipe cover: the first page of a carousel: a photo in a disc that continues beyond the edge, a long arrow that leads
 * there.
 */
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { namedFrame, putFramed } from '#design/templates/pictures.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { surfaceOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { longArrow } from './word-outlines.ts';

/**
 * Draws with a disc of that size, as a share of the page's largest; false if the words do not fit next to it at that
 * size (hundredths of the unit).
 */
function drawWith(builder: PageBuilder, share: number, smallest: number): boolean {
  const { input, safe, width, height } = builder;
  const { palette } = input;
  builder.background = solid(palette.background);
  const backgrounds = [palette.background];
  const accent = surfaceOn(builder, backgrounds);
  const side = builder.mirrored ? -1 : 1;
  const edge = builder.mirrored ? 0 : width;
  const [picture] = input.pictures;
  const flow = builder.u(8.5);
  const flowY = safe.y + safe.height - flow / 2;
  const size = (builder.wide ? height * 1.02 : Math.min(width * 0.84, height * 0.5)) * share;
  const middle = builder.wide
    ? { x: edge - side * size * 0.26, y: height * 0.42 }
    : { x: edge - side * size * 0.2, y: Math.max(builder.bar * 0.4, 0) + size * 0.43 };
  const disc = around(middle.x, middle.y, size);
  const reach = Math.abs(edge - middle.x) + size * 0.58;
  const items = wordsOn(builder, backgrounds, { offer: 'pill', headlineLines: 4 });
  const top = builder.wide ? safe.y : Math.max(safe.y, disc.y + size * 1.08 + builder.u(3));
  const free = builder.wide ? width - reach - safe.x - builder.u(3) : safe.width;
  const room = {
    x: builder.mirrored ? safe.x + safe.width - free : safe.x,
    y: top,
    width: free,
    height: flowY - flow / 2 - builder.u(4) - top,
  };
  const stack = stackIn(builder, items, room, {
    align: 'left',
    valign: builder.wide ? 'middle' : 'bottom',
    largest: 22,
    smallest,
    airy: 1.05,
  });
  if (!stack) return false;
  builder.ellipse('Ring', around(middle.x, middle.y, size * 1.16), null, {
    stroke: { color: accent, width: builder.u(0.7), dash: [] },
  });
  if (picture) putFramed(builder, picture, disc, namedFrame('circle', disc, builder));
  else {
    builder.ellipse('Disc', disc, palette.panel === palette.background ? palette.pop : palette.panel);
    builder.ellipse(
      'Inner disc',
      around(middle.x, middle.y, size * 0.58),
      palette.pop === accent ? builder.softPanel : palette.pop,
    );
  }
  putStack(builder, stack);
  // The position among the pages, and the arrow that leads off this one.
  const dot = builder.u(1.7);
  for (let index = 0; index < 4; index += 1) {
    const wide = index === 0 ? dot * 2.6 : dot;
    const from = index === 0 ? 0 : dot * (2.6 + 0.9 + (index - 1) * 1.9);
    builder.rectangle(
      'Page dot',
      {
        x: builder.mirrored ? safe.x + safe.width - from - wide : safe.x + from,
        y: flowY - dot / 2,
        width: wide,
        height: dot,
      },
      accent,
      { radius: dot / 2, opacity: index === 0 ? 1 : 0.45 },
    );
  }
  const long = width - safe.x - dot * 11;
  const arrow = {
    x: builder.mirrored ? safe.x * 0.4 : width - safe.x * 0.4 - long,
    y: flowY - flow / 2,
    width: long,
    height: flow,
  };
  builder.outline(
    'Arrow',
    longArrow(arrow.width, arrow.height, 0.12),
    arrow,
    accent,
    builder.mirrored ? { rotation: 180 } : {},
  );
  return true;
}

const draw = (builder: PageBuilder): boolean =>
  (
    [
      [1, 8],
      [0.84, 7.4],
      [0.7, 6.8],
      [0.54, 4.6],
    ] as const
  ).some(([share, smallest]) => drawWith(builder, share, smallest));

export const swipeCover: Composition = {
  id: 'swipe-cover',
  pictures: [0, 1],
  cutout: 'never',
  kinds: ['cover', 'news', 'steps'],
  shapes: ['portrait', 'square', 'story'],
  suits: ({ content, energy }) =>
    5.4 +
    (energy === 'clean' ? 1.4 : energy === 'playful' ? 0.6 : 0) -
    (content.lines.length > 2 ? 2 : 0) -
    (content.offer ? 1 : 0),
  draw,
};
