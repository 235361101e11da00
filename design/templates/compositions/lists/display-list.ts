/**
 * Display list: the list itself is the poster: every row as large as the page allows, the title a small line above,
 * figures in a second style.
 */
import type { Box } from '#design/document/geometry.ts';
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { stackIn, type Item } from '#design/templates/text-stack.ts';
import { figuresFace, inkOn, strongOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { listRoom, listRows } from './list-page.ts';
import { commonSize } from '#design/templates/common-size.ts';

/** Hundredths of the unit. */
const SMALLEST = 3.6;
/** As a share of the size: kept free below several lines for descenders. */
const HANG = 0.12;

/**
 * One text of a row, vertically centered, ignoring descenders: words of a row share a baseline, and rows have even
 * steps.
 */
function putInRow(
  builder: PageBuilder,
  words: string,
  box: Box,
  look: Pick<Item, 'face' | 'color' | 'backgrounds' | 'most' | 'lines' | 'name'>,
  align: 'left' | 'right' = 'left',
): boolean {
  const item: Item = { ...look, role: 'details', texts: [words], heading: true, share: 1, least: SMALLEST };
  const [text] =
    stackIn(builder, [item], box, { align, valign: 'middle', largest: look.most, smallest: SMALLEST })?.texts ?? [];
  if (!text) return false;
  const { height, fontSize, lines } = text.layer;
  builder.text(
    'details',
    { ...text.layer, y: box.y + (box.height - height - (lines.length > 1 ? fontSize * HANG : 0)) / 2 },
    look.backgrounds,
  );
  return true;
}

/** How good a pair of sizes is: in a row, the smaller of its two texts counts more. */
const evenly = ({ label, value }: { label: number; value: number }): number =>
  3 * Math.min(label, value) + Math.max(label, value);

function draw(builder: PageBuilder): boolean {
  const { input, safe, mirrored } = builder;
  const { palette, type } = input;
  const rows = listRows(builder, { most: 10, tabular: false });
  if (!rows) return false;
  const strong = input.energy === 'loud' || input.energy === 'playful';
  const background = strong && input.twist % 2 === 0 ? palette.accent : palette.background;
  const backgrounds = [background];
  const ink = inkOn(builder, backgrounds);
  const second = background === palette.background ? strongOn(builder, backgrounds) : ink;
  builder.background = solid(background);
  const room = listRoom(builder, safe, backgrounds, {
    align: 'left',
    share: 0.26,
    largest: 8.4,
    label: false,
    offer: 'plain',
    ink,
    airy: 0.9,
  });
  if (!room) return false;
  const { box, head } = room;
  const rule = Math.max(1, builder.u(0.6));
  const top = head.height > 0 ? head.y + head.height + builder.u(2.6) : box.y;
  const bottom = box.y + box.height;
  const each = (bottom - top) / rows.length;
  const numbered = rows.every(({ number }) => number !== null);
  const valued = rows.some(({ value }) => value !== null);
  const face = { ...type.heading, lineHeight: Math.min(1, type.heading.lineHeight) };
  const figures = figuresFace(face);
  const pad = builder.u(1.4);
  const height = each - 2 * pad;
  const most = (height / builder.unit) * 100;
  const front = numbered ? Math.min(each * 0.9, safe.width * 0.16) : 0;
  const values = rows.flatMap(({ value }) => (value === null ? [] : [value]));
  const best = (valued ? [0.22, 0.27, 0.33, 0.4, 0.48] : [0])
    .map((share) => {
      const width = share * safe.width;
      const value = valued
        ? commonSize(builder, values, {
            face: figures,
            heading: true,
            width,
            height,
            largest: Math.min(18, most),
            smallest: 4,
          })
        : 100;
      const label = commonSize(
        builder,
        rows.map((row) => row.label),
        {
          face,
          heading: true,
          width: safe.width - width - front - (valued ? builder.u(3) : 0),
          height,
          lines: 2,
          largest: Math.min(18, most),
          smallest: 4,
        },
      );
      return value === null || label === null ? null : { width, label, value: Math.min(value, label) };
    })
    .reduce((one, fit) => (fit && (!one || evenly(fit) > evenly(one)) ? fit : one), null);
  // No larger than a usual list, it is better set as one.
  if (!best || best.label < 5) return false;
  for (const [index, row] of rows.entries()) {
    const y = top + index * each;
    builder.line(`Rule ${index + 1}`, { x: safe.x, y: y + rule / 2 }, safe.width, 'across', ink, rule);
    const line = { y: y + pad + rule / 2, height };
    const figure = { face: figures, color: second, backgrounds, lines: 1 };
    if (
      row.number !== null &&
      numbered &&
      !putInRow(
        builder,
        row.number,
        { ...line, x: mirrored ? safe.x + safe.width - front : safe.x, width: front },
        { ...figure, most: best.label, name: 'Number' },
      )
    )
      return false;
    const width = safe.width - (row.value === null ? 0 : best.width + builder.u(3)) - front;
    if (
      !putInRow(
        builder,
        row.label,
        { ...line, x: mirrored ? safe.x + safe.width - front - width : safe.x + front, width },
        { face, color: ink, backgrounds, lines: 2, most: best.label, name: 'Details' },
      )
    )
      return false;
    if (
      row.value !== null &&
      !putInRow(
        builder,
        row.value,
        { ...line, x: mirrored ? safe.x : safe.x + safe.width - best.width, width: best.width },
        { ...figure, most: best.value, name: 'Value' },
        'right',
      )
    )
      return false;
  }
  room.put();
  return true;
}

export const displayList: Composition = {
  id: 'display-list',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['list', 'steps', 'rows'],
  shapes: ['portrait', 'square', 'paper', 'wide', 'story'],
  suits: ({ content, energy }) =>
    (content.lines.length > 1 && content.lines.every((line) => line.length < 34) ? 5.6 : 0.5) +
    (energy === 'loud' || energy === 'clean' ? 1.6 : 0),
  draw,
};
