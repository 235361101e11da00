/** Hiring poster: a call across the page, a label with cut corners for the offer, and a checklist with ticks. */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { putStack, shifted, stackIn, type Item } from '#design/templates/text-stack.ts';
import { detailLines } from '#design/templates/detail-lines.ts';
import { onSurface, saidIn, surfaceOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { setAt, sizesFrom } from './paper.ts';
import { cutCorners, tick } from './news-outlines.ts';

/** Who is looked for. */
const HIRED =
  /\b(?:hir(?:e|ing)|jobs?|(?:join|part of) (?:our|the) (?:team|crew|kitchen)|wanted|vacanc\w*|apply|recruit\w*|staff|barista|apprentice|intern)\b/i;

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height, margin } = builder;
  const { palette, content } = input;
  const lines =
    content.lines.length > 0
      ? content.lines
      : [content.subheading, content.offer].filter((text): text is string => text !== null);
  const listed = content.lines.length > 0;
  builder.background = solid(palette.background);
  const backgrounds = [palette.background];
  const accent = surfaceOn(builder, backgrounds);
  const label = onSurface(builder, accent);
  const beside = builder.wide;
  // The label is a second field with cut corners, under or next to the call.
  const pad = builder.u(5);
  const cut = input.energy === 'elegant' ? builder.u(3) : builder.u(5.5);
  const bar = { height: builder.u(2.4) };
  const headRoom = beside
    ? {
        x: builder.mirrored ? safe.x + safe.width * 0.48 : safe.x,
        y: safe.y + bar.height + builder.u(2),
        width: safe.width * 0.52,
        height: safe.height - bar.height - builder.u(2),
      }
    : { ...safe, y: safe.y + bar.height + builder.u(2), height: safe.height * 0.5 - bar.height };
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, {
      without: listed ? ['details', 'call-to-action'] : ['details', 'call-to-action', 'subheading', 'offer'],
      offer: 'pill',
      headlineLines: 3,
    }),
    headRoom,
    { align: 'left', valign: beside ? 'middle' : 'top', largest: 24, smallest: 5 },
  );
  if (!head) return false;
  const under = head.box.y + head.box.height + builder.u(5);
  const field = beside
    ? {
        x: builder.mirrored ? margin * 0.7 : safe.x + safe.width * 0.57,
        y: margin * 0.7,
        width: width - margin * 0.7 - (safe.x + safe.width * 0.57),
        height: height - margin * 1.4,
      }
    : {
        x: margin * 0.7,
        y: under,
        width: width - margin * 1.4,
        height: height - margin * 0.7 - under - (builder.bar > 0 ? builder.bar * 0.6 : 0),
      };
  const inner = { x: field.x + pad, y: Math.max(field.y + pad, safe.y), width: field.width - 2 * pad, height: 0 };
  inner.height = Math.min(field.y + field.height - pad, safe.y + safe.height) - inner.y;
  const button = wordsOn(builder, [accent], { without: ['headline', 'subheading', 'offer', 'details'] }).map(
    (item): Item => ({ ...item, share: 0.99 }),
  );
  const low = stackIn(
    builder,
    button,
    { ...inner, y: inner.y + inner.height * 0.6, height: inner.height * 0.4 },
    { align: 'left', valign: 'bottom', largest: 4.8, smallest: 2.8 },
  );
  if (!low) return false;
  const listHeight = inner.height - (button.length > 0 ? low.box.height + builder.u(4) : 0);
  if (listHeight < builder.u(8)) return false;
  const items = lines.map((text): Item => ({
    role: 'details',
    name: listed ? 'Details' : text === content.subheading ? 'Subheading' : 'Offer',
    texts: [text],
    face: { ...input.type.body, weight: Math.max(600, input.type.body.weight) },
    heading: false,
    share: 1,
    least: 2.8,
    most: 7,
    lines: 3,
    color: label,
    backgrounds: [accent],
  }));
  const barWide = safe.width * (beside ? 0.12 : 0.24);
  builder.rectangle(
    'Bar',
    {
      x: builder.mirrored ? safe.x + safe.width - barWide : safe.x,
      y: beside ? head.box.y - bar.height - builder.u(2) : safe.y,
      width: barWide,
      height: bar.height,
    },
    accent,
  );
  // One line each if the letters stay large; otherwise they may break.
  const tries = [
    ...sizesFrom(builder.u(6.4), builder.u(4)).map((size) => ({ size, most: 1 })),
    ...sizesFrom(builder.u(6), builder.u(2.9)).map((size) => ({ size, most: 3 })),
  ];
  for (const { size, most } of tries) {
    const box = size * 1.35;
    const rows = items.map((item) => setAt(builder, { ...item, lines: most }, inner.width - box - size * 0.9, size));
    if (rows.some((row) => row === null)) continue;
    const total = rows.reduce((sum, row) => sum + Math.max(box, row?.box.height ?? 0), 0);
    const gaps = Math.max(0, rows.length - 1) * size * 0.7;
    if (total + gaps > listHeight * 0.94) continue;
    builder.outline('Label', cutCorners(field.width, field.height, cut), field, accent);
    const spare = rows.length > 1 ? Math.min(size * 0.6, ((listHeight - total - gaps) * 0.5) / (rows.length - 1)) : 0;
    const whole = total + gaps + spare * Math.max(0, rows.length - 1);
    let y = inner.y + (button.length > 0 ? (listHeight - whole) * 0.35 : (listHeight - whole) / 2);
    for (const row of rows) {
      if (!row) continue;
      const high = Math.max(box, row.box.height);
      const x = builder.mirrored ? inner.x + inner.width - box : inner.x;
      const [first] = row.texts;
      const lineHigh = first ? first.layer.height / first.layer.lines.length : box;
      const boxY = y + (high - row.box.height) / 2 + (lineHigh - box) / 2;
      builder.rectangle('Tick box', { x, y: boxY, width: box, height: box }, label, {
        radius: input.energy === 'elegant' ? 0 : box * 0.22,
      });
      builder.outline(
        'Tick',
        tick(),
        { x: x + box * 0.14, y: boxY + box * 0.14, width: box * 0.72, height: box * 0.72 },
        accent,
      );
      const textX = builder.mirrored
        ? inner.x + inner.width - box - size * 0.9 - row.box.width
        : inner.x + box + size * 0.9;
      putStack(builder, shifted(row, textX - row.box.x, y + (high - row.box.height) / 2 - row.box.y));
      y += high + size * 0.7 + spare;
    }
    if (rows.length === 0)
      for (let index = 0; index < 3; index += 1) {
        const rowY = inner.y + (index * inner.height) / 3 + builder.u(1);
        builder.rectangle('Tick box', { x: inner.x, y: rowY, width: builder.u(6), height: builder.u(6) }, label, {
          radius: builder.u(1),
        });
        builder.rectangle(
          'Blank line',
          {
            x: inner.x + builder.u(10),
            y: rowY + builder.u(2.2),
            width: (inner.width - builder.u(10)) * (0.9 - index * 0.15),
            height: builder.u(1.6),
          },
          label,
          { radius: builder.u(1), opacity: 0.5 },
        );
      }
    putStack(builder, head);
    putStack(builder, low);
    return true;
  }
  return false;
}

export const hiringPoster: Composition = {
  id: 'hiring-poster',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['news', 'event', 'product'],
  shapes: ['portrait', 'square', 'wide', 'story'],
  suits: ({ content, energy }) =>
    (detailLines(content.lines.join('\n')).length > 1 ? 6.6 : 3.6) +
    (energy === 'clean' || energy === 'loud' ? 1 : energy === 'elegant' ? -1.6 : 0),
  suitsBrief: ({ content, energy }) =>
    (!HIRED.test(saidIn(content)) ? 3 : detailLines(content.lines.join('\n')).length > 1 ? 7.4 : 3.6) +
    (energy === 'clean' || energy === 'loud' ? 1 : energy === 'elegant' ? -1.6 : 0),
  draw,
};
