/** Honeycomb: photos in six-sided cells that share their walls, one or two cells of plain color between them. */
import { around, type PageBuilder } from '#design/templates/page-builder.ts';
import { frameOf } from '#design/templates/pictures.ts';
import type { Composition } from '../composition.ts';
import { putPhoto } from './photo-blocks.ts';
import { hexagon } from './photo-outlines.ts';
import { stageFor } from './stage.ts';

/** Cells by column and row; every other row is offset by half a cell. Those after the photos' are of plain color. */
type Cell = readonly [column: number, row: number];
const HIVES: readonly { flat: boolean; cells: readonly Cell[]; columns: number; rows: number }[] = [
  {
    flat: false,
    columns: 2.5,
    rows: 3,
    cells: [
      [0, 0],
      [0.5, 1],
      [1.5, 1],
      [1, 0],
      [0, 2],
      [1, 2],
    ],
  },
  {
    flat: true,
    columns: 3.5,
    rows: 2,
    cells: [
      [1, 0],
      [0.5, 1],
      [1.5, 1],
      [2, 0],
      [2.5, 1],
      [0, 0],
    ],
  },
];
/** Width of a cell that is on its corner, of its height. */
const WIDE = 0.866;

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { background, accent, panel } = input.palette;
  const pictures = input.pictures.slice(0, 5);
  if (pictures.length < 3) return false;
  const stage = stageFor(builder, {
    backgrounds: [background],
    at: 'above',
    share: 0.38,
    most: 0.36,
    align: builder.wide ? 'left' : 'center',
    label: true,
    offer: 'pill',
    largest: builder.wide ? 15 : 13,
  });
  if (!stage || stage.box.height < builder.height * 0.36) return false;
  const { box } = stage;
  const hive = HIVES.find(({ flat }) => flat === box.width > box.height * 1.25) ?? HIVES[0];
  if (!hive) return false;
  // Rows overlap by a quarter of a cell's height.
  const tallness = 1 + (hive.rows - 1) * 0.75;
  const height = Math.min(box.height / tallness, box.width / (hive.columns * WIDE));
  const width = height * WIDE;
  const [left, top] = [box.x + (box.width - width * hive.columns) / 2, box.y + (box.height - height * tallness) / 2];
  const wall = builder.u(1.1);
  for (const [index, [column, row]] of hive.cells.entries()) {
    const x = left + (column + 0.5) * width;
    const cell = around(
      builder.mirrored ? 2 * box.x + box.width - x : x,
      top + height * (row * 0.75 + 0.5),
      width - wall,
      height - wall / WIDE,
    );
    const picture = pictures[index];
    if (picture) putPhoto(builder, picture, cell, index, frameOf(hexagon()));
    else builder.outline(`Cell ${index + 1}`, hexagon(), cell, index % 2 === 0 ? accent : panel);
  }
  stage.put();
  return true;
}

export const honeycomb: Composition = {
  id: 'honeycomb',
  pictures: [3, 5],
  cutout: 'never',
  kinds: ['shelf', 'news', 'event'],
  shapes: ['square', 'portrait', 'wide', 'story'],
  suits: ({ pictures, energy, content }) =>
    pictures > 2
      ? { clean: 5, playful: 5.6, loud: 4.8, calm: 4, elegant: 3.2 }[energy] +
        (/\b(?:honey|bees?|hive|wax)\b/i.test(`${content.headline ?? ''} ${content.subheading ?? ''}`) ? 3 : 0)
      : 0,
  draw,
};
