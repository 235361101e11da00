/**
 * Delivery van: a van crosses the page with the offer lettered on its load, the words above it, the small print on the
 * road.
 */
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { onSurface, saidIn, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { cab, cabWindow, speedLines, wheel } from './delivery-outlines.ts';
import { offerItems } from './offer-parts.ts';

const ON_ITS_WAY = /deliver|shipping|shipped|postage|courier|on its way|to your door|we ship/i;

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, content } = input;
  if (!ON_ITS_WAY.test(saidIn(content)) || !content.headline) return false;
  const backgrounds = [palette.background];
  const road = builder.softPanel;
  const paint = surfaceOn(builder, backgrounds);
  const ink = onSurface(builder, paint);
  builder.background = solid(palette.background);
  const beside = builder.ratio >= 1.5;
  const foot = footOf(builder, safe.x, safe.width, [road], 'left', undefined, safe.height * 0.22);
  if (!foot) return false;
  const roadTop = safe.y + safe.height - (foot.height > 0 ? foot.height + margin * (beside ? 0.5 : 0.8) : margin * 0.4);
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, {
      without: ['details', 'call-to-action', ...(content.offer ? (['offer'] as const) : [])],
      label: true,
      headlineLines: 3,
    }),
    beside
      ? {
          x: builder.mirrored ? safe.x + safe.width * 0.58 : safe.x,
          y: safe.y,
          width: safe.width * 0.42,
          height: roadTop - safe.y - margin * 0.8,
        }
      : { ...safe, height: (roadTop - safe.y) * 0.46 },
    { align: 'left', valign: beside ? 'middle' : 'top', largest: beside ? 16 : 15, smallest: 4.6 },
  );
  if (!head) return false;
  // The back of the van is still outside the page (unless it is next to words).
  const long = beside ? safe.width * 0.54 : width * 0.93;
  const free = roadTop - (beside ? safe.y : head.box.y + head.box.height + margin * 0.4);
  const tall = Math.min(free, long * (beside ? 0.62 : 0.72));
  if (tall < builder.u(26)) return false;
  const left = builder.mirrored;
  const x0 = beside ? (left ? margin * 0.7 : width - margin * 0.7 - long) : left ? width - long : 0;
  const wheelSize = tall * 0.27;
  const bottom = roadTop + wheelSize * 0.16;
  const load = {
    x: left ? x0 + long * 0.28 : x0,
    y: bottom - tall,
    width: long * 0.72,
    height: tall - wheelSize * 0.5,
  };
  const front = {
    x: left ? x0 : x0 + long * 0.72 - 1,
    y: load.y + load.height * 0.22,
    width: long * 0.28 + 1,
    height: load.height * 0.78,
  };
  const pad = load.width * 0.07;
  const room = {
    x: beside ? load.x + pad : Math.max(load.x + pad * 0.6, safe.x),
    y: load.y + pad * 0.7,
    width: 0,
    height: load.height - wheelSize * 0.5 - pad * 1.1,
  };
  room.width =
    (beside ? load.x + load.width - pad : Math.min(load.x + load.width - pad * 0.6, safe.x + safe.width)) - room.x;
  const lettered = content.offer
    ? stackIn(builder, offerItems(builder, [paint], ink, { lines: 2 }), room, {
        align: 'center',
        valign: 'middle',
        largest: 22,
        smallest: 4.6,
      })
    : null;
  if (content.offer && !lettered) return false;
  builder.rectangle('Road', { x: 0, y: roadTop, width, height: height - roadTop }, road);
  const darker = isDark(paint) ? shade(paint, 0.12) : shade(paint, -0.13);
  const tyre = isDark(palette.ink) ? palette.ink : '#1c1b22';
  if (beside)
    builder.outline(
      'Speed lines',
      speedLines(left),
      {
        x: left ? x0 + long + builder.u(1) : x0 - builder.u(13),
        y: load.y + load.height * 0.56,
        width: builder.u(12),
        height: builder.u(5),
      },
      darker,
    );
  builder.rectangle(
    'Load',
    {
      ...load,
      x: beside ? load.x : left ? load.x : load.x - builder.u(6),
      width: load.width + (beside ? 0 : builder.u(6)),
    },
    paint,
    { radius: builder.u(2.2) },
  );
  builder.outline('Cab', cab(front.width, front.height, left), front, darker);
  builder.outline('Windscreen', cabWindow(front.width, front.height, left), front, palette.background);
  builder.rectangle(
    'Bumper',
    {
      x: x0 + (beside ? long * 0.02 : left ? long * 0.02 : -builder.u(2)),
      y: load.y + load.height - builder.u(1.6),
      width: long * 0.96,
      height: builder.u(2.6),
    },
    tyre,
    { radius: builder.u(1.3) },
  );
  const centre = (share: number) => (left ? x0 + long * (1 - share) : x0 + long * share);
  for (const [name, share] of [
    ['Back wheel', 0.2],
    ['Front wheel', 0.82],
  ] as const) {
    builder.outline(name, wheel(), around(centre(share), bottom - wheelSize / 2, wheelSize), tyre, { rule: 'evenodd' });
    builder.ellipse(`${name} cap`, around(centre(share), bottom - wheelSize / 2, wheelSize * 0.5), palette.background);
  }
  if (!content.offer)
    builder.outline(
      'Speed lines on the load',
      speedLines(left),
      {
        x: load.x + load.width * 0.22,
        y: load.y + load.height * 0.3,
        width: load.width * 0.56,
        height: load.height * 0.26,
      },
      ink,
      { opacity: 0.85 },
    );
  putStack(builder, head);
  if (lettered) putStack(builder, lettered);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const deliveryVan: Composition = {
  id: 'delivery-van',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'news', 'rows'],
  shapes: ['wide', 'banner', 'square', 'portrait', 'card'],
  suits: ({ content }) =>
    (ON_ITS_WAY.test(saidIn(content)) && content.headline ? 8.6 : 0) - Math.max(0, content.lines.length - 2) * 2,
  draw,
};
