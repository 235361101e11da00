/**
 * Receipt: a long slip of till paper with a toothed end, sums on the right, the offer as its total, a bar code below.
 */
import { bannerStack, sided } from '#design/templates/banner.ts';
import { around, inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { figuresFace, onSurface, wordsOn } from '#design/templates/words.ts';
import { putRows, type Row } from '#design/templates/rows.ts';
import { type Item, putStack, stackIn } from '#design/templates/text-stack.ts';
import { putText } from '#design/templates/put-text.ts';
import type { Composition } from '../composition.ts';
import { barcode, torn } from '../words/paper-outlines.ts';
import { deskFor } from '../words/paper.ts';
import { hairline, halves, listRows, lying } from './list-page.ts';
import { commonSize } from '#design/templates/common-size.ts';

const PAPER = '#fffefa';

function dash(
  builder: PageBuilder,
  name: string,
  from: { x: number; y: number },
  length: number,
  ink: string,
  down = false,
): void {
  const box = down
    ? { x: from.x - length / 2, y: from.y + length / 2, width: length, height: 1 }
    : { ...from, width: length, height: 1 };
  builder.shape(name, { kind: 'line', startHead: 'none', endHead: 'none' }, box, null, {
    rotation: down ? 90 : 0,
    stroke: { color: hairline(PAPER, ink), width: Math.max(1, builder.u(0.35)), dash: [3, 2.4] },
  });
}

/** Numbers of columns for the rows of a banner's slip, and the leading words' share of its width for each. */
const COLUMNS = [
  { parts: 1, share: 0.46 },
  { parts: 2, share: 0.3 },
] as const;
/** How far rows spread, of their own height. */
const SPREAD = 1.5;

/**
 * On banners: the slip comes out of the page's side; the leading words, the sums, and the total with the bar code are
 * side by side on it.
 */
function drawAcross(builder: PageBuilder, rows: readonly Row[]): boolean {
  const { input, safe, margin, width, height } = builder;
  const { content, type } = input;
  const backgrounds = [PAPER];
  const ink = onSurface(builder, PAPER);
  const at = sided(builder);
  const edge = margin * 0.5;
  const slip = { x: -builder.u(1), y: edge, width: width - margin * 0.6 + builder.u(1), height: height - 2 * edge };
  const inner = { x: safe.x, y: safe.y, width: slip.x + slip.width - builder.u(6) - safe.x, height: safe.height };
  const gap = margin * 0.55;
  const ends = content.offer !== null || content.callToAction !== null;
  const code = ends ? inner.width * 0.22 : builder.u(11);
  const { body } = type;
  const texts = rows.map(({ label, value }) => `${label} – ${value ?? ''}`);
  const ways = COLUMNS.map(({ parts, share }) => {
    const head = { ...inner, width: (inner.width - code - gap * 4) * share };
    const list = { ...inner, x: head.x + head.width + gap * 2, width: inner.width - code - gap * 4 - head.width };
    const column = (list.width - (parts - 1) * gap * 1.6) / parts;
    const longest = Math.ceil(rows.length / parts);
    const size =
      commonSize(builder, texts, {
        face: { ...body, weight: Math.max(600, body.weight) },
        width: column,
        height: list.height / longest / 1.2,
        largest: 8,
        smallest: 3.2,
      }) ?? 3.2;
    return { head, list, column, longest, size };
  });
  const { head, list, column, longest, size } = ways.reduce((best, way) => (way.size > best.size * 1.05 ? way : best));
  const last = { ...inner, x: list.x + list.width + gap * 2, width: code };
  const leading = bannerStack(
    builder,
    wordsOn(builder, backgrounds, { without: ['details', 'call-to-action', 'offer'], headlineLines: 3, ink }),
    at(head),
    { align: 'left', valign: 'middle', largest: 17, smallest: 4.2 },
  );
  if (!leading) return false;
  const strip = around(at(slip).x + slip.width / 2, height / 2, slip.height, slip.width);
  builder.outline(
    'Slip',
    torn(strip.width, strip.height, builder.u(1.2), [builder.mirrored ? 'bottom' : 'top'], input.twist),
    strip,
    PAPER,
    { rotation: 90, shadow: lying(builder, 1.2) },
  );
  putStack(builder, leading);
  const parts = longest < rows.length ? halves(rows) : [rows];
  // Both columns start where the longer one is centered on the slip.
  const line = builder.u(size) * body.lineHeight;
  const spare = list.height - longest * line - (longest - 1) * (builder.u(size) * 0.35 + line * (SPREAD - 1));
  for (const [index, part] of parts.entries()) {
    const box = at({ ...list, x: list.x + index * (column + gap * 1.6), width: column });
    if (
      !putRows(
        builder,
        part,
        { ...box, y: box.y + Math.max(0, spare / 2) },
        { backgrounds, ink, largest: size, smallest: 3.2, spread: SPREAD },
      )
    )
      return false;
  }
  for (const x of [head.x + head.width + gap, list.x + list.width + gap])
    dash(
      builder,
      'Dashes',
      { x: at({ ...head, x, width: 0 }).x, y: slip.y + builder.u(2) },
      slip.height - builder.u(4),
      ink,
      true,
    );
  if (!ends) {
    builder.outline(
      'Bar code',
      barcode('down'),
      at({ ...last, x: last.x + last.width * 0.14, width: last.width * 0.72 }),
      ink,
    );
    return true;
  }
  const total: Item[] = content.offer
    ? [
        {
          role: 'offer',
          name: 'Offer',
          texts: [content.offer],
          face: figuresFace(type.heading),
          heading: true,
          share: 1,
          least: 4,
          most: 12,
          lines: 3,
          color: ink,
          backgrounds,
        },
      ]
    : [];
  const call: Item[] = content.callToAction
    ? [
        {
          role: 'call-to-action',
          name: 'Call to action',
          texts: [content.callToAction],
          face: { ...type.body, weight: 700 },
          heading: false,
          share: total.length > 0 ? 0.6 : 1,
          least: 3.8,
          most: 7,
          lines: 2,
          color: ink,
          backgrounds,
        },
      ]
    : [];
  const bars = Math.min(builder.u(11), last.height * 0.3);
  const stack = stackIn(builder, [...total, ...call], at({ ...last, height: last.height - bars - margin * 0.4 }), {
    align: 'center',
    valign: 'middle',
    largest: total.length > 0 ? 12 : 7,
    smallest: 3.4,
  });
  if (!stack) return false;
  putStack(builder, stack);
  builder.outline('Bar code', barcode('across'), at({ ...last, y: last.y + last.height - bars, height: bars }), ink);
  return true;
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { content, type } = input;
  const rows = listRows(builder);
  if (!rows || !rows.some(({ value }) => /\p{Sc}|^\d+$/u.test(value ?? ''))) return false;
  builder.background = solid(deskFor(builder, PAPER));
  if (builder.low) return drawAcross(builder, rows);
  const backgrounds = [PAPER];
  const ink = onSurface(builder, PAPER);
  const side = Math.min(safe.width, Math.max(safe.height * 0.78, builder.u(60)));
  const top = builder.bar > 0 ? safe.y - builder.bar * 0.3 : 0;
  const slip = {
    x: width / 2 - side / 2,
    y: top,
    width: side,
    height: Math.min(height, safe.y + safe.height + (builder.bar > 0 ? builder.bar * 0.3 : 0)) - top,
  };
  const inner = inset(
    {
      ...slip,
      y: Math.max(slip.y, safe.y),
      height: Math.min(slip.y + slip.height - builder.u(4), safe.y + safe.height) - Math.max(slip.y, safe.y),
    },
    margin * 0.75,
    margin * 0.5,
  );
  const code = Math.min(builder.u(9), inner.height * 0.1);
  // A long list keeps what it needs of the slip.
  const kept =
    code +
    margin * 2.4 +
    rows.length * builder.u(5.2) +
    (content.offer ? builder.u(9) + margin * 0.5 : 0) +
    (content.callToAction ? builder.u(6) + margin * 0.3 : 0);
  const headHeight = Math.min(inner.height * 0.34, Math.max(inner.height * 0.14, inner.height - kept));
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without: ['details', 'call-to-action', 'offer'], headlineLines: 2, ink }),
    { ...inner, height: headHeight },
    { align: 'center', valign: 'top', largest: 10, smallest: 4.2 },
  );
  if (!head) return false;
  builder.outline('Slip', torn(slip.width, slip.height, builder.u(1.2), ['bottom'], input.twist), slip, PAPER, {
    shadow: lying(builder, 1.2),
  });
  putStack(builder, head);
  let y = (head.texts.length > 0 ? head.box.y + head.box.height : inner.y) + margin * 0.5;
  dash(builder, 'Upper dashes', { x: inner.x, y }, inner.width, ink);
  y += margin * 0.5;
  const foot = content.callToAction ? builder.u(6) : 0;
  const total = content.offer ? builder.u(9) + margin * 0.5 : 0;
  const bottom = inner.y + inner.height - code - (foot > 0 ? foot + margin * 0.3 : 0) - margin * 0.4;
  const list = putRows(
    builder,
    rows,
    { x: inner.x, y, width: inner.width, height: bottom - total - y - margin * 0.5 },
    { backgrounds, ink, largest: 4.6, spread: 2.2 },
  );
  if (!list) return false;
  y += list.height + margin * 0.5;
  dash(builder, 'Lower dashes', { x: inner.x, y }, inner.width, ink);
  if (content.offer) {
    const box = { x: inner.x, y: y + margin * 0.25, width: inner.width, height: builder.u(9) };
    if (
      !putText(builder, 'offer', content.offer, box, {
        face: figuresFace(type.heading),
        heading: true,
        color: ink,
        backgrounds,
        align: 'right',
        valign: 'middle',
        largest: 7.4,
        smallest: 3.2,
      })
    )
      return false;
  }
  if (
    content.callToAction &&
    !putText(
      builder,
      'call-to-action',
      content.callToAction,
      { x: inner.x, y: bottom, width: inner.width, height: foot },
      {
        face: { ...type.body, weight: 700 },
        color: ink,
        backgrounds,
        align: 'center',
        valign: 'middle',
        largest: 4,
        smallest: 2.7,
      },
    )
  )
    return false;
  builder.outline(
    'Bar code',
    barcode('across'),
    { x: inner.x + inner.width * 0.16, y: inner.y + inner.height - code, width: inner.width * 0.68, height: code },
    ink,
  );
  return true;
}

export const receipt: Composition = {
  id: 'receipt',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['list', 'rows'],
  shapes: ['story', 'portrait', 'paper', 'square'],
  suits: ({ content, energy }) =>
    (content.lines.length > 1 ? 5.4 : 0.5) + (energy === 'loud' || energy === 'clean' ? 1 : 0),
  draw,
};
