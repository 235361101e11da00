/**
 * Tear-off poster: a sheet on a wall whose bottom edge is cut into strips to take away, one or two already gone; the
 * contact is on each.
 */
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn, type Item } from '#design/templates/text-stack.ts';
import type { Content } from '#design/templates/composition-input.ts';
import type { Composition } from '../composition.ts';
import { deskFor, SHEET, turned } from '../words/paper.ts';
import { strips } from './offer-outlines.ts';
import { dealItems, lying } from './offer-parts.ts';

const CONTACT = /@|www\.|\.\p{L}{2,}(?:\s|$)|\+?\d[\d\s()-]{6,}/u;

/** What people take home: a contact, the offer, else the call to action. Short enough for a strip. */
function takenHome({ lines, offer, callToAction, headline }: Content): string | null {
  return (
    [lines.find((line) => CONTACT.test(line)), offer, lines[0], callToAction, headline].find(
      (words): words is string => typeof words === 'string' && words.length <= 26,
    ) ?? null
  );
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { content, type } = input;
  const words = takenHome(content);
  if (!content.headline || !words || builder.ratio > 1.15) return false;
  const wall = deskFor(builder, SHEET);
  builder.background = solid(wall);
  const ink = onSurface(builder, SHEET);
  const band = surfaceOn(builder, [SHEET]);
  const sheet = { x: margin * 0.8, y: builder.bar > 0 ? safe.y : margin * 0.8, width: width - margin * 1.6, height: 0 };
  sheet.height = builder.bar > 0 ? safe.height : height - sheet.y * 2;
  const count = builder.ratio > 0.85 ? 9 : builder.tall ? 6 : 7;
  const each = sheet.width / count;
  const long = Math.min(sheet.height * 0.28, each * 2.9);
  const body = { ...sheet, height: sheet.height - long };
  const top = Math.max(body.y, safe.y - (builder.logoStrip ? 0 : builder.margin * 0.2));
  const inner = inset({ ...body, y: top, height: body.y + body.height - top }, builder.u(5.4), builder.u(5));
  // The offer on a band of color across the sheet, everything else on paper.
  const stripe = content.offer ? Math.min(inner.height * 0.34, builder.u(30)) : 0;
  const upper = { ...inner, height: inner.height - (stripe > 0 ? stripe + builder.u(3) : 0) };
  const stack = stackIn(builder, wordsOn(builder, [SHEET], { without: ['offer'], ink, headlineLines: 4 }), upper, {
    align: 'center',
    valign: 'middle',
    largest: 26,
    smallest: 5.8,
  });
  if (!stack) return false;
  const bandBox = { x: sheet.x, y: body.y + body.height - stripe - builder.u(3), width: sheet.width, height: stripe };
  const deal =
    stripe > 0
      ? stackIn(
          builder,
          dealItems(builder, [band], onSurface(builder, band), {
            without: ['headline', 'subheading', 'details', 'call-to-action'],
            lines: 2,
          }),
          inset(bandBox, builder.u(4), builder.u(2.4)),
          { align: 'center', valign: 'middle', largest: 24, smallest: 5 },
        )
      : null;
  if (stripe > 0 && !deal) return false;
  const gone = new Set(
    [count - 2, ...(count > 6 ? [2] : [])].map((index) => (builder.mirrored ? count - 1 - index : index)),
  );
  const item: Item = {
    role: 'details',
    name: 'Strip',
    texts: [words],
    face: { ...type.body, weight: 600 },
    heading: false,
    share: 1,
    least: 2.6,
    most: 5,
    lines: 2,
    color: ink,
    backgrounds: [SHEET],
  };
  builder.outline('Sheet', strips(sheet.width, sheet.height, long, count, gone), sheet, SHEET, {
    shadow: lying(builder, 1),
  });
  if (deal) {
    builder.rectangle('Band', bandBox, band);
    putStack(builder, deal);
  }
  putStack(builder, stack);
  let fits = true;
  builder.group('Strips', () => {
    for (let index = 0; index < count; index += 1) {
      if (gone.has(index)) continue;
      const [cx, cy] = [sheet.x + each * (index + 0.5), sheet.y + sheet.height - long / 2];
      const set = stackIn(
        builder,
        [item],
        { x: cx - long * 0.43, y: cy - each * 0.4, width: long * 0.86, height: each * 0.8 },
        { align: 'center', valign: 'middle', largest: 5, smallest: 2.6 },
      );
      if (set) putStack(builder, turned(set, cx, cy, -90));
      else fits = false;
    }
  });
  return fits;
}

export const tearOff: Composition = {
  id: 'tear-off',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'event', 'news'],
  shapes: ['paper', 'portrait', 'story', 'square'],
  suits: ({ content, energy }) =>
    (takenHome(content) ? 3 : 0) +
    (content.lines.some((line) => CONTACT.test(line)) ||
    /wanted|class|course|workshop|hiring|student|join|free|market|lesson|repair|clean/i.test(
      `${content.headline ?? ''} ${content.subheading ?? ''}`,
    )
      ? 3
      : 0) +
    { playful: 0.8, loud: 0.8, clean: 0.4, calm: 0, elegant: -1.6 }[energy],
  draw,
};
