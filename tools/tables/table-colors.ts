/** The colors of a table: lists and replaces them, and keeps letters legible on the fills of their cells. */
import type { TableLayer } from '#design/document/layers.ts';
import { cellLook } from '#design/layout/table-layout.ts';
import { contrast, INK, LEGIBLE, PAPER } from '#design/layout/contrast.ts';

type Rule = TableLayer['borders']['outer'];

/** The table with each fill and line in another color. Letters keep theirs. */
export function withTableFills(layer: TableLayer, to: (color: string) => string): TableLayer {
  const fill = (color: string | null) => color && to(color);
  const rule = (line: Rule) => line && { ...line, color: to(line.color) };
  const { body, header, borders } = layer;
  return {
    ...layer,
    body: { ...body, fill: fill(body.fill), stripe: fill(body.stripe) },
    header: { ...header, fill: fill(header.fill) },
    borders: { outer: rule(borders.outer), rows: rule(borders.rows), columns: rule(borders.columns) },
    cells: layer.cells.map((row) =>
      row.map((cell) =>
        cell.style.fill === undefined ? cell : { ...cell, style: { ...cell.style, fill: to(cell.style.fill) } },
      ),
    ),
  };
}

/**
 * The color nearest to `color` that is legible on a background: itself, one of those wanted, or the better of black and
 * white.
 */
function readable(color: string, background: string, wanted: readonly string[]): string {
  const reads = (one: string) => contrast(one.slice(0, 7), background.slice(0, 7)) >= LEGIBLE;
  return (
    [color, ...wanted].find(reads) ??
    (contrast(PAPER, background.slice(0, 7)) >= contrast(INK, background.slice(0, 7)) ? PAPER : INK)
  );
}

/**
 * The table with letters that are legible on their cells. `background`: visible through cells without a fill; null:
 * unknown, and letters there keep their color.
 */
export function withReadableCells(
  layer: TableLayer,
  background: string | null,
  wanted: readonly string[] = [],
): TableLayer {
  const { body, header } = layer;
  const bodyBackground = body.fill ?? background;
  const headerBackground = header.fill ?? background;
  const next: TableLayer = {
    ...layer,
    body: bodyBackground === null ? body : { ...body, color: readable(body.color, bodyBackground, wanted) },
    header: headerBackground === null ? header : { ...header, color: readable(header.color, headerBackground, wanted) },
  };
  return {
    ...next,
    cells: next.cells.map((line, row) =>
      line.map((cell, column) => {
        const look = cellLook(next, row, column);
        const under = look.fill ?? background;
        const color = under === null ? look.color : readable(look.color, under, wanted);
        return color === look.color ? cell : { ...cell, style: { ...cell.style, color } };
      }),
    ),
  };
}
