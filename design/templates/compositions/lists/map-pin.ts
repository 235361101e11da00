/** Map pin: a quiet street map fills the page, a large pin marks the spot, and a card on the map says what is there. */
import type { Box } from '#design/document/geometry.ts';
import { mix } from '#design/layout/contrast.ts';
import { around, columns, rows as rowsIn, inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { isDark } from '#design/templates/color-mix.ts';
import type { Content } from '#design/templates/composition-input.ts';
import type { Outline } from '#design/templates/outlines.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { surfaceOn, wordsOn } from '#design/templates/words.ts';
import { polygon } from '../outline-pen.ts';
import type { Composition } from '../composition.ts';
import { lying } from './list-page.ts';

/** Words that occur in addresses and meeting places. */
const PLACE =
  /(?:^|[\s,])(?:street|st\.?|road|rd\.?|lane|yard|backyard|square|avenue|ave\.?|quay|harbour|plaza|platz|rue|calle|via|stand|hall|park)(?=$|[\s,])|stra(?:ß|ss)e|shop nearby|find us|we (?:have )?moved|visit us/iu;
const hasPlace = ({ headline, subheading, lines }: Content) =>
  PLACE.test([headline ?? '', subheading ?? '', ...lines].join('\n').replaceAll('\n', ' , '));

type Spot = readonly [x: number, y: number];

/** A straight street of a width, in the map's units. */
function street([x1, y1]: Spot, [x2, y2]: Spot, wide: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((y2 - y1) / length) * (wide / 2), ((x2 - x1) / length) * (wide / 2)];
  return polygon([
    [x1 - dx, y1 + dy],
    [x2 - dx, y2 + dy],
    [x2 + dx, y2 - dy],
    [x1 + dx, y1 - dy],
  ]);
}

/** Streets of a made-up town around a point, in a box of these pixels: two avenues meet there. */
function streets(width: number, height: number, cx: number, cy: number, unit: number): Outline {
  const reach = width + height;
  const along = (angle: number, away: number, wide: number) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [x, y] = [cx - sin * away, cy + cos * away];
    return street([x - cos * reach, y - sin * reach], [x + cos * reach, y + sin * reach], wide);
  };
  const main = -0.2;
  const paths = [
    along(main, unit * 4, unit * 4.6),
    along(main + Math.PI / 2 - 0.08, unit * 2, unit * 3.6),
    along(0.86, unit * 40, unit * 3),
  ];
  for (const away of [-62, -41, -22, 25, 47, 68, 92]) paths.push(along(main, unit * away, unit * 1.5));
  for (const away of [-88, -64, -38, -19, 23, 41, 66, 90])
    paths.push(along(main + Math.PI / 2 - 0.08, unit * away, unit * 1.4));
  return { path: paths.join(''), viewWidth: Math.round(width), viewHeight: Math.round(height) };
}

/** A pin in a box of 100 by 140. */
const PIN: Outline = {
  path: 'M50 140C42 118 0 88 0 50C0 22.4 22.4 0 50 0C77.6 0 100 22.4 100 50C100 88 58 118 50 140Z',
  viewWidth: 100,
  viewHeight: 140,
};

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, content } = input;
  if (!hasPlace(content) && (content.lines.length > 0 || content.subheading !== null)) return false;
  const card = palette.background;
  const land = mix(card, palette.ink, 0.1);
  const beside = builder.ratio >= 1.25;
  const backgrounds = [card];
  const pad = margin * 0.75;
  const share = beside ? 0.56 : builder.tall ? 0.46 : 0.54;
  const [first, second] = beside ? columns(safe, 0.52, margin) : rowsIn(safe, 1 - share, 0);
  const panel: Box = beside ? (builder.mirrored ? { ...first, x: safe.x + safe.width - first.width } : first) : second;
  const stack = stackIn(
    builder,
    wordsOn(builder, backgrounds, { label: true, offer: 'pill', headlineLines: 3 }),
    inset(panel, pad),
    { align: 'left', valign: beside ? 'middle' : 'bottom', largest: 14, smallest: 4.6, airy: 1.05 },
  );
  if (!stack) return false;
  const empty = stack.texts.length === 0;
  const body: Box = beside
    ? { ...panel, y: stack.box.y - pad, height: stack.box.height + 2 * pad }
    : { x: panel.x, y: stack.box.y - pad, width: panel.width, height: panel.y + panel.height - stack.box.y + pad };
  const free: Box = empty
    ? builder.page
    : beside
      ? { x: builder.mirrored ? 0 : body.x + body.width, y: 0, width: width - body.width - safe.x, height }
      : { x: 0, y: builder.bar * 0.4, width, height: body.y - builder.bar * 0.4 };
  const spot = { x: free.x + free.width / 2, y: free.y + free.height * 0.68 };
  builder.background = solid(land);
  const water = mix(land, palette.pop, 0.3);
  const park = mix(land, palette.accent, 0.22);
  builder.ellipse('Lake', around(spot.x - builder.u(46), spot.y - builder.u(34), builder.u(58), builder.u(46)), water, {
    rotation: -12,
  });
  builder.rectangle(
    'Park',
    { x: spot.x + builder.u(9), y: spot.y - builder.u(30), width: builder.u(40), height: builder.u(23) },
    park,
    { rotation: -11.5 },
  );
  builder.outline(
    'Streets',
    streets(width, height, spot.x, spot.y, builder.u(1)),
    builder.page,
    isDark(card) ? mix(land, palette.ink, 0.2) : mix(card, '#ffffff', 0.6),
  );
  const pin = surfaceOn(builder, [land]);
  const tall = Math.min(free.height * 0.56, free.width * 0.6, builder.u(40));
  const wide = (tall / PIN.viewHeight) * PIN.viewWidth;
  builder.ellipse('Pin shadow', around(spot.x, spot.y, wide * 0.5, wide * 0.16), '#00000040');
  builder.outline('Pin', PIN, { x: spot.x - wide / 2, y: spot.y - tall, width: wide, height: tall }, pin, {
    shadow: lying(builder, 0.7),
  });
  builder.ellipse('Pin eye', around(spot.x, spot.y - tall + wide / 2, wide * 0.42), card);
  if (!empty)
    builder.rectangle('Card', body, card, {
      radius: input.energy === 'elegant' ? builder.u(0.8) : builder.u(3.4),
      shadow: lying(builder, 1.3),
    });
  putStack(builder, stack);
  return true;
}

export const mapPin: Composition = {
  id: 'map-pin',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['event', 'news', 'card'],
  shapes: ['square', 'portrait', 'story', 'wide', 'card'],
  suits: ({ content }) => (hasPlace(content) ? 7.6 : 0.2),
  draw,
};
