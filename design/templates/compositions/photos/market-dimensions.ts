/** A marketplace's picture with measures: the product between fine dimension lines, each with its value. */
import { inset, type PageBuilder } from '#design/templates/page-builder.ts';
import type { Outline } from '#design/templates/outlines.ts';
import { rowsOf, type Row } from '#design/templates/rows.ts';
import { putStack, stackIn, type Item, type Stack } from '#design/templates/text-stack.ts';
import { inkOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { putThing, shifted } from './photo-blocks.ts';
import { stageFor } from './stage.ts';

/** A line with a bar across each end. The lengths are in the same measure. */
function dimension(length: number, bar: number, thick: number, across: boolean): Outline {
  const [l, b, t] = [1000, Math.round((bar / length) * 1000), Math.max(1, Math.round((thick / length) * 1000))];
  const box = (x: number, y: number, w: number, h: number) =>
    across
      ? `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`
      : `M${y} ${x}L${y} ${x + w}L${y + h} ${x + w}L${y + h} ${x}Z`;
  const path = box(0, 0, t, b) + box(l - t, 0, t, b) + box(0, Math.round((b - t) / 2), l, t);
  return { path, viewWidth: across ? l : b, viewHeight: across ? b : l };
}

/** Words for the vertical measure and for the horizontal one, in the languages that sellers here write. */
const UPRIGHT = /\b(?:height|high|tall|h[öo]he|hauteur|alt(?:o|ura|ezza)|hoogte)\b|ارتفاع|高|ऊंचाई/iu;
const LEVEL =
  /\b(?:width|wide|length|breite|l[äa]nge|largeur|longueur|anch(?:o|ura)|larg(?:o|ura|hezza)|breedte|lengte)\b|عرض|طول|宽|長|चौड़ाई/iu;

/** A number followed by a unit of length. */
const LENGTH = /\d\s?(?:mm|cm|m|in|inch(?:es)?|ft|["″'′])(?!\p{L})/iu;
const isLength = ({ value }: Row): boolean => value !== null && LENGTH.test(value);

/** "M", "XS", "EU 38", "7½": an available size from a chart, and no side of the product. */
const SIZE = /^(?:\d?x{0,3}[sml]|[a-z]{2}\s?\d.*|\d.*)$/iu;

/** The vertical measure first, then the horizontal one, then the others; in order if no words say which is which. */
function arranged(rows: readonly Row[]): Row[] {
  const lengths = rows.filter(isLength);
  const high =
    lengths.find((row) => UPRIGHT.test(row.label)) ?? lengths.find((row) => !LEVEL.test(row.label)) ?? lengths[0];
  const broad = lengths.find((row) => row !== high && LEVEL.test(row.label)) ?? lengths.find((row) => row !== high);
  return [...(high ? [high] : []), ...(broad ? [broad] : []), ...rows.filter((row) => row !== high && row !== broad)];
}

/** A value with what it measures below, not placed yet. */
function label(builder: PageBuilder, row: Row, background: string, width: number, largest: number): Stack | null {
  const { type } = builder.input;
  const ink = inkOn(builder, [background]);
  const common = { role: 'details' as const, heading: false, color: ink, backgrounds: [background], lines: 1 };
  const items: Item[] = [
    {
      ...common,
      name: 'Value',
      texts: [row.value ?? row.label],
      face: { ...type.body, weight: 700 },
      share: 1,
      least: 3,
      most: 4.6,
    },
    ...(row.value
      ? [
          {
            ...common,
            name: 'Details',
            texts: [row.label] as [string],
            face: type.body,
            share: 0.62,
            least: 2.5,
            most: 2.9,
            gap: 0.2,
          },
        ]
      : []),
  ];
  return stackIn(
    builder,
    items,
    { x: 0, y: 0, width: Math.min(builder.u(26), width), height: builder.u(14) },
    { align: 'center', valign: 'top', largest, smallest: 3 },
  );
}

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { palette, content } = input;
  const [picture] = input.pictures;
  if (!picture) return false;
  const { background } = palette;
  const measures = rowsOf(content.lines).filter(({ value }) => value !== null);
  const shown = measures.length === content.lines.length && measures.length <= 5 ? arranged(measures) : [];
  const { headline, subheading, offer, callToAction, lines } = content;
  // Opening hours or prices are no measures of a product; without any words it is simply shown.
  if (!shown.some(isLength) && [headline, subheading, offer, callToAction, ...lines].some(Boolean)) return false;
  const stage = stageFor(builder, {
    backgrounds: [background],
    share: 0.36,
    most: 0.3,
    label: true,
    offer: 'pill',
    without: shown.length > 0 ? ['details'] : [],
    largest: builder.wide ? 13 : 10,
  });
  if (!stage || stage.box.height < builder.height * 0.4) return false;
  const surface = builder.softPanel;
  const frame = stage.box;
  builder.rectangle('Stage', frame, surface, { radius: input.energy === 'elegant' ? 0 : builder.u(3) });
  const box = inset(frame, Math.min(builder.u(3.6), frame.height * 0.08));
  // The sizes of a chart are not measured on the one visible product.
  const isChart = shown.every((row) => SIZE.test(row.label));
  const beside = isChart ? shown.length : Math.max(1, shown.length - 2);
  const labelled = (largest: number) =>
    shown.map((row, index) =>
      label(builder, row, surface, isChart || index > 1 ? box.width / beside - builder.u(2) : Infinity, largest),
    );
  const fitted = labelled(4.6);
  if (fitted.includes(null)) return false;
  // Values have one size and one line: those of the tightest.
  const sizes = fitted.flatMap((stack) => stack?.texts[0]?.layer.fontSize ?? []);
  const labels = labelled((Math.min(...sizes, builder.u(4.6)) / builder.unit) * 100);
  if (labels.includes(null)) return false;
  const [high, broad, ...others] = isChart ? [null, null, ...labels] : labels;
  const gap = builder.u(1.6);
  const left = high ? high.box.width + gap * 2 : 0;
  const below = broad ? broad.box.height + gap * 1.5 : 0;
  // Further measures are in a separate row, under a hairline.
  const strip =
    others.reduce((most, one) => Math.max(most, one?.box.height ?? 0), 0) + (others.length > 0 ? gap * 1.5 : 0);
  const [before, behind] = builder.mirrored ? [0, left] : [left, 0];
  const room = { x: box.x + before, y: box.y, width: box.width - before - behind, height: box.height - below - strip };
  const stood = putThing(builder, picture, room, 0, { room: 0.01, radius: builder.u(1.5) });
  const [bar, thick] = [builder.u(2.2), Math.max(1, builder.u(0.3))];
  const line = inkOn(builder, [surface]);
  if (high) {
    const x = builder.mirrored ? stood.x + stood.width + gap + high.box.width / 2 : stood.x - gap - high.box.width / 2;
    const spare = high.box.height / 2 + gap * 0.8;
    const middle = stood.y + stood.height / 2;
    // Above and below its value.
    const half = middle - spare - stood.y;
    if (half < bar) return false;
    builder.outline(
      'Height line',
      dimension(stood.height, bar, thick, false),
      { x: x - bar / 2, y: stood.y, width: bar, height: stood.height },
      line,
    );
    builder.rectangle(
      'Height ground',
      { x: x - high.box.width / 2, y: middle - spare, width: high.box.width, height: spare * 2 },
      surface,
    );
    putStack(builder, shifted(high, x - high.box.x - high.box.width / 2, middle - high.box.height / 2));
  }
  if (broad) {
    const y = stood.y + stood.height + gap + broad.box.height / 2;
    const cx = stood.x + stood.width / 2;
    const spare = broad.box.width / 2 + gap;
    if (stood.width > spare * 2 + bar) {
      builder.outline(
        'Width line',
        dimension(stood.width, bar, thick, true),
        { x: stood.x, y: y - bar / 2, width: stood.width, height: bar },
        line,
      );
      builder.rectangle(
        'Width ground',
        { x: cx - spare, y: y - broad.box.height / 2, width: spare * 2, height: broad.box.height },
        surface,
      );
    }
    putStack(builder, shifted(broad, cx - broad.box.x - broad.box.width / 2, y - broad.box.height / 2));
  }
  if (others.length > 0) {
    const top = box.y + box.height - strip + gap * 1.5;
    builder.line('Hairline', { x: box.x, y: top - gap * 0.75 }, box.width, 'across', line, thick);
    for (const [index, one] of others.entries()) {
      if (!one) continue;
      const at = builder.mirrored ? others.length - 1 - index : index;
      const cx = box.x + (box.width * (at + 0.5)) / others.length;
      if (one.box.width > box.width / others.length) return false;
      putStack(builder, shifted(one, cx - one.box.x - one.box.width / 2, top));
    }
  }
  stage.put();
  return true;
}

export const marketDimensions: Composition = {
  id: 'market-dimensions',
  pictures: [1, 1],
  cutout: 'welcome',
  kinds: ['rows'],
  shapes: ['square', 'portrait', 'wide', 'paper'],
  suits: ({ content, cutouts }) =>
    cutouts > 0 && content.lines.length > 0 && content.lines.length <= 5 && rowsOf(content.lines).some(isLength)
      ? 8
      : 0,
  draw,
};
