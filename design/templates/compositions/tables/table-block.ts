/**
 * Tables on the page: rows and columns as large as their box allows, in the palette's colors and the faces of the
 * page.
 */
import type { Box } from '#design/document/geometry.ts';
import type { TableLayer } from '#design/document/layers.ts';
import { makeTable, staysWithin, withFittedColumns } from '#design/tables/make-table.ts';
import { spreadRows } from '#design/tables/spread-rows.ts';
import type { TableLook } from '#design/tables/styles.ts';
import { withTableLines } from '#design/layout/table-layout.ts';
import { UNPLACED, type PageBuilder } from '#design/templates/page-builder.ts';
import type { Cells } from '#design/templates/composition-input.ts';
import { faceFor } from '#design/templates/type-pairs.ts';
import { inkOn, onSurface, strongOn, surfaceOn } from '#design/templates/words.ts';
import { hairline, tint } from '../lists/list-page.ts';

/** ruled: lines between rows, nothing filled · filled: a header and stripes. */
export type CellsLook = 'ruled' | 'filled';

/** The largest letters, as a share of the page's shorter side. */
const LARGEST = 0.05;

/** Whether each row is a thing and one word for it: its price, its hours. */
const isPairs = ({ rows, headerRow }: Cells): boolean => !headerRow && rows.every(({ length }) => length === 2);

function lookOf(builder: PageBuilder, background: string, look: CellsLook): (size: number) => TableLook {
  const ink = inkOn(builder, [background]);
  const strong = strongOn(builder, [background]);
  const surface = surfaceOn(builder, [background]);
  const stripe = tint(builder, background, ink);
  const px = (share: number, size: number) => Math.max(1, Math.round(size * share));
  const line = (size: number, share: number) => ({
    color: hairline(background, ink),
    width: Math.max(1, size * share),
  });
  return (size) =>
    look === 'ruled'
      ? {
          body: { color: ink, fill: null, stripe: null },
          header: {
            fontSize: Math.max(1, Math.round(size * 0.8 * 2) / 2),
            fontWeight: 700,
            upper: false,
            color: strong,
            fill: null,
          },
          borders: { outer: null, rows: line(size, 0.05), columns: null },
          padding: { x: px(0.2, size), y: px(0.4, size) },
          radius: 0,
        }
      : {
          body: { color: ink, fill: background, stripe },
          header: { fontSize: size, fontWeight: 700, upper: false, color: onSurface(builder, surface), fill: surface },
          borders: { outer: line(size, 0.05), rows: null, columns: null },
          padding: { x: px(0.8, size), y: px(0.45, size) },
          radius: builder.input.energy === 'elegant' ? 0 : px(0.5, size),
        };
}

/**
 * The content's table set in a box on a background, its letters as large as they fit; `valign`: its place if it does
 * not fill the box. Null: it does not fit.
 */
export function setTable(
  builder: PageBuilder,
  cells: Cells,
  box: Box,
  background: string,
  look: CellsLook,
  valign: 'top' | 'middle' = 'middle',
): TableLayer | null {
  const { input } = builder;
  const { measure } = input;
  const pairs = isPairs(cells);
  const { family, weight } = faceFor(input.type.body, cells.rows.flat().join(' '), false);
  const { headerRow, headerColumn, widths } = cells;
  const lookAt = lookOf(builder, background, look);
  // The values of a row are emphasised, like prices.
  const value = { bold: true, ...(look === 'ruled' ? { color: strongOn(builder, [background]) } : {}) };
  const dressed = (plain: TableLayer): TableLayer => ({
    ...plain,
    ...lookAt(plain.fontSize),
    fontWeight: Math.min(500, weight),
    cells: pairs
      ? plain.cells.map((row) => row.map((cell, column) => (column === 1 ? { ...cell, style: value } : cell)))
      : plain.cells,
  });
  const made = makeTable(
    { ...UNPLACED },
    {
      rows: cells.rows,
      headerRow,
      headerColumn: headerColumn || (!pairs && (cells.rows[0]?.length ?? 0) > 1),
      fontFamily: family,
      name: cells.name ?? 'Table',
      largest: LARGEST,
      style: dressed,
      ...(cells.align !== undefined ? { align: cells.align } : pairs ? { align: 'se' } : {}),
      ...(widths ? { widths } : {}),
    },
    box,
    builder.measure,
    builder,
  );
  // Tried with rough measures; the result uses exact ones.
  const set = withTableLines(widths ? made : withFittedColumns(made, measure), measure);
  if (!staysWithin(set, box, measure)) return null;
  const spread = spreadRows(set, box.height, measure);
  const layer = staysWithin(spread, box, measure) ? spread : set;
  return { ...layer, x: box.x, y: valign === 'top' ? box.y : box.y + (box.height - layer.height) / 2 };
}
