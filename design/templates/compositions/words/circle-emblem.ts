/** Circle emblem: the headline runs around a disc like a seal; the other words are in its middle. */
import { upperCase } from '#design/layout/letter-case.ts';
import { createTextLayer } from '#design/document/create.ts';
import { hasRightToLeft } from '#design/layout/scripts.ts';
import { setIn } from '#design/layout/fit-text.ts';
import { around, solid, UNPLACED, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { glint, scallop } from '#design/templates/outlines.ts';
import { putStack, shifted, stackIn } from '#design/templates/text-stack.ts';
import { faceFor } from '#design/templates/type-pairs.ts';
import { onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height } = builder;
  const { palette, content } = input;
  const words = content.headline ?? '';
  // Joining scripts do not run around circles well, and long sentences would be upside down.
  if (hasRightToLeft(words) || words.length > 30) return false;
  builder.background = solid(palette.background);
  const plate = surfaceOn(builder, [palette.background]);
  const backgrounds = [plate];
  const ink = onSurface(builder, plate);
  const foot = builder.wide
    ? null
    : footOf(
        builder,
        safe.x,
        safe.width,
        [palette.background],
        'center',
        ['details', 'call-to-action'],
        safe.height * 0.2,
      );
  if (!builder.wide && !foot) return false;
  const footRoom = foot && foot.height > 0 ? foot.height + builder.u(5) : 0;
  const size = Math.min(
    builder.wide ? height * 0.94 : safe.width * 1.04,
    safe.height - footRoom + (builder.bar > 0 ? 0 : builder.margin * 0.6),
  );
  // Longer than a portrait is.
  const long = builder.ratio < 0.76;
  const small = wordsOn(builder, [palette.background], { without: ['headline', 'subheading', 'offer'] });
  // On wide pages the emblem takes one side; the small words are on the other, or those that would be in the emblem's
  // middle.
  const apart = long || (builder.wide && small.length === 0);
  const side = apart
    ? wordsOn(builder, [palette.background], { without: ['headline', 'details', 'call-to-action'], offer: 'large' })
    : small;
  const beside = builder.wide && side.length > 0;
  // On long pages the words from the emblem's middle are below it.
  const gap = builder.u(6);
  const large = side.map((item) => ({
    ...item,
    heading: true,
    share: item.role === 'offer' || side.length === 1 ? 1 : 0.6,
    most: 100,
  }));
  const below = long
    ? stackIn(
        builder,
        large,
        { ...safe, height: safe.height - footRoom - size - gap },
        { align: 'center', valign: 'top', largest: 8.4, smallest: 3 },
      )
    : null;
  if (long && !below) return false;
  const under = below && below.texts.length > 0 ? below.box.height + gap : 0;
  const cx = beside ? (builder.mirrored ? width - safe.x - size * 0.5 : safe.x + size * 0.5) : width / 2;
  const cy = builder.wide ? height / 2 : safe.y + (safe.height - footRoom - under) / 2;
  const face = faceFor(input.type.heading, words, true);
  // At most two thirds of the circle, in letters as large as a ring of that width allows.
  const radius = size * 0.5;
  let ring: ReturnType<typeof createTextLayer> | null = null;
  for (let fontSize = size * 0.15; words !== '' && fontSize >= builder.u(5.6); fontSize *= 0.95) {
    const baseline = radius * 0.93 - fontSize * 0.95;
    const straight =
      builder.measure(face.letterCase === 'upper' ? upperCase(words) : words, {
        fontFamily: face.family,
        fontWeight: face.weight,
        italic: face.italic,
        fontSize,
      }) *
        (1 + Math.max(0, face.letterSpacing) / 1000) +
      words.length * fontSize * 0.03;
    const degrees = (straight / baseline) * (180 / Math.PI);
    if (degrees > 250) continue;
    ring = setIn(
      createTextLayer({
        ...UNPLACED,
        name: 'Headline',
        text: words,
        fontFamily: face.family,
        fontWeight: face.weight,
        italic: face.italic,
        letterCase: face.letterCase,
        letterSpacing: Math.max(30, face.letterSpacing),
        lineHeight: 1.1,
        fontSize: Math.round(fontSize * 10) / 10,
        fill: solid(ink),
        align: 'center',
        curve: Math.min(330, Math.round(degrees)),
        x: 0,
        y: 0,
        width: size,
      }),
      size,
      builder.measure,
    );
    break;
  }
  if (words !== '' && !ring) return false;
  const inner = ring ? radius * 0.93 - ring.fontSize * 1.32 : radius * 0.7;
  const centre = apart
    ? []
    : wordsOn(builder, backgrounds, { without: ['headline', 'details', 'call-to-action'], offer: 'large' }).map(
        (item) =>
          item.role === 'subheading' && content.offer === null
            ? { ...item, share: 1, heading: true, most: 100, lines: 5 }
            : item,
      );
  const stack = stackIn(builder, centre, around(cx, cy + inner * 0.08, inner * 1.34, inner * 1.02), {
    align: 'center',
    valign: 'middle',
    largest: content.offer ? 14 : 7.5,
    smallest: 2.8,
  });
  if (!stack) return false;
  if (input.energy === 'elegant' || input.energy === 'clean') builder.ellipse('Plate', around(cx, cy, size), plate);
  else builder.outline('Plate', scallop(input.energy === 'loud' ? 28 : 18), around(cx, cy, size * 1.02), plate);
  builder.ellipse('Inner ring', around(cx, cy, inner * 2), null, {
    stroke: { color: ink, width: Math.max(1, builder.u(0.4)), dash: input.energy === 'playful' ? [0, 2.6] : [] },
  });
  // A curved text's box contains its whole circle: the words in the middle belong to it.
  builder.group('Emblem', () => {
    if (ring) builder.text('headline', { ...ring, x: cx - ring.width / 2, y: cy - radius * 0.93 }, backgrounds);
    putStack(builder, stack);
  });
  const star = size * 0.07;
  builder.outline('Glint', glint(), around(cx, cy + radius * 0.93 - star * 0.9, star), ink);
  if (centre.length === 0) builder.outline('Large glint', glint(), around(cx, cy, inner * 1.1), ink);
  foot?.put(safe.y + safe.height - foot.height);
  if (below) putStack(builder, shifted(below, 0, cy + radius + gap - below.box.y));
  if (!beside) return true;
  const free = safe.width - size - builder.u(6);
  if (free < builder.u(40)) return false;
  const room = { ...safe, x: builder.mirrored ? safe.x : safe.x + safe.width - free, width: free };
  const aside = stackIn(builder, apart ? large : side.map((item) => ({ ...item, share: 0.99 })), room, {
    align: 'left',
    valign: 'middle',
    largest: apart ? 10 : 7,
    smallest: 3,
  });
  if (!aside) return false;
  putStack(builder, aside);
  return true;
}

export const circleEmblem: Composition = {
  id: 'circle-emblem',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['event', 'greeting', 'news'],
  shapes: ['square', 'portrait'],
  suits: ({ content }) =>
    ((content.headline?.length ?? 99) <= 24 ? 5.8 : 1) +
    (content.subheading && content.subheading.length <= 40 ? 1 : 0) -
    (content.lines.length > 2 ? 2 : 0),
  draw,
};
