/** Marquee: a cinema's letter board on rails, lamps all around it: the programme in capitals. */
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { INK } from '#design/layout/contrast.ts';
import { stackAbreast } from '#design/templates/blocks.ts';
import { putStack, shifted, stackIn } from '#design/templates/text-stack.ts';
import { surfaceOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { SHEET, shadowOf } from './paper.ts';
import { bulbs } from './news-outlines.ts';
import { ruled } from './paper-outlines.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height, margin } = builder;
  const { palette } = input;
  builder.background = solid(palette.background);
  const box = surfaceOn(builder, [palette.background]);
  const backgrounds = [SHEET];
  const pitchOfLamps = builder.u(5);
  const rim = builder.u(6.4);
  const wide = width - margin * 1.6;
  // On low pages the board takes the whole height, with all of the words on it.
  const foot = builder.low
    ? []
    : wordsOn(builder, [palette.background], { without: ['headline', 'subheading', 'offer'] }).map((item) => ({
        ...item,
        share: 0.99,
      }));
  const low = stackIn(
    builder,
    foot,
    { ...safe, y: safe.y + safe.height * 0.74, height: safe.height * 0.26 },
    { align: 'center', valign: 'bottom', largest: 5.4, smallest: 2.9 },
  );
  if (!low) return false;
  const top = builder.bar > 0 ? safe.y : Math.max(safe.y - margin * 0.3, margin * 0.8);
  const until =
    foot.length > 0 ? low.box.y - builder.u(6) : builder.bar > 0 ? safe.y + safe.height : height - margin * 0.9;
  const most = until - top;
  const inner = {
    x: (width - wide) / 2 + rim + builder.u(3.4),
    y: 0,
    width: wide - 2 * rim - builder.u(6.8),
    height: most - 2 * rim - builder.u(7),
  };
  if (inner.height < builder.u(14)) return false;
  const capital = (items: ReturnType<typeof wordsOn>) =>
    items.map((item) =>
      item.role === 'headline' || item.role === 'offer'
        ? {
            ...item,
            face: {
              ...item.face,
              letterCase: item.face.family === 'Pacifico' ? item.face.letterCase : ('upper' as const),
              letterSpacing: Math.max(20, item.face.letterSpacing),
              lineHeight: Math.max(1.14, item.face.lineHeight),
            },
          }
        : item,
    );
  const stack = stackAbreast(
    builder,
    capital(
      wordsOn(builder, backgrounds, {
        without: builder.low ? [] : ['details', 'call-to-action'],
        offer: 'plain',
        headlineLines: 4,
        ink: INK,
        headline: INK,
      }),
    ),
    inner,
    { align: 'center', valign: 'top', largest: 24, smallest: 4.8, airy: 1.2 },
  );
  if (!stack) return false;
  const high = Math.min(
    most,
    Math.max(stack.box.height + 2 * rim + builder.u(9), wide * (builder.wide ? 0.32 : builder.tall ? 0.8 : 0.52)),
  );
  // Words below the board follow it closely, and both are centered.
  const apart = foot.length === 0 || builder.wide ? 0 : Math.max(0, most - high);
  const sign = {
    x: (width - wide) / 2,
    y: top + (most - high) * (foot.length > 0 ? 0.5 : 0.46),
    width: wide,
    height: high,
  };
  builder.rectangle('Marquee', sign, box, { radius: builder.u(2), shadow: shadowOf(builder, 1.6) });
  const edge = inset(sign, rim * 0.44);
  const lamp = isDark(box) ? '#fff1c4' : '#ffffff';
  builder.outline('Lamps', bulbs(edge.width, edge.height, pitchOfLamps), edge, lamp, {
    shadow: { color: `${lamp}cc`, x: 0, y: 0, blur: Math.round(builder.u(1.4)) },
  });
  const face = inset(sign, rim * 0.9);
  builder.rectangle('Letter board', face, SHEET, { radius: builder.u(0.6) });
  // The rails for the letters run between the lines of the headline.
  const lifted = shifted(stack, 0, face.y + (face.height - stack.box.height) / 2 - stack.box.y);
  const head = lifted.texts.find(({ role }) => role === 'headline')?.layer;
  const pitch = head ? head.height / head.lines.length : builder.u(12);
  const phase = head ? (head.y - face.y) % pitch : pitch * 0.5;
  builder.outline(
    'Rails',
    ruled(face.width, face.height, phase > builder.u(1) ? phase : phase + pitch, pitch, Math.max(1, builder.u(0.25))),
    face,
    shade(SHEET, -0.16),
  );
  putStack(builder, lifted);
  putStack(builder, shifted(low, 0, -apart / 2));
  return true;
}

export const marqueeBoard: Composition = {
  id: 'marquee-board',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['event', 'news', 'cover'],
  shapes: ['square', 'wide', 'banner', 'portrait'],
  suits: ({ energy, content }) =>
    ({ loud: 6.6, playful: 6.4, clean: 4.8, elegant: 4, calm: 3 })[energy] -
    ((content.headline?.length ?? 0) > 44 ? 2 : 0) -
    (content.lines.length > 3 ? 2 : 0),
  draw,
};
