/** Texts and tables whose stored lines no longer fit their style or width, because two writers changed different properties of them. */
import type { DesignDocument } from '../document/document.ts';
import type { TableLayer, TextLayer, TextLine } from '../document/layers.ts';
import type { MeasureText } from '../document/measure.ts';
import { findLayer } from '../document/tree.ts';
import type { Operation } from '../operations/operation.ts';
import { withTableLines } from './table-layout.ts';
import { withLines } from './text-lines.ts';

/** What scaling a text leaves between its lines and the same lines measured anew, px: nothing that anybody could see. */
const ROUNDING = 0.01;

function sameLines(lines: readonly TextLine[], others: readonly TextLine[]): boolean {
  return (
    lines.length === others.length &&
    lines.every(({ start, end, width }, index) => {
      const other = others[index];
      return start === other?.start && end === other.end && Math.abs(width - other.width) < ROUNDING;
    })
  );
}

/** A table is also as high as its rows. */
function sameTable(layer: TableLayer, cells: TableLayer['cells'], height: number): boolean {
  if (Math.abs(layer.height - height) >= ROUNDING * layer.rows.length) return false;
  return cells.every((row, at) => row.every((cell, column) => sameLines(cell.lines, layer.cells[at]?.[column]?.lines ?? [])));
}

/** What laying a text out anew has changed: its lines and its height, an arc's width too, or the size of letters that fill their box. */
function laidOut({ curve, autoSize, lines, width, height, fontSize, runs }: TextLayer): Partial<TextLayer> {
  if (curve !== 0) return { lines, width, height };
  return autoSize === 'letters' ? { lines, fontSize, runs } : { lines, height };
}

/** The updates that break those of the given layers anew whose lines are stale; ids of other layers or of none don't matter. */
export function staleLineUpdates(document: DesignDocument, ids: Iterable<string>, measure: MeasureText): Operation[] {
  const updates: Operation[] = [];
  for (const id of new Set(ids)) {
    const layer = findLayer(document, id);
    if (layer?.type === 'table') {
      const { cells, height } = withTableLines(layer, measure);
      if (!sameTable(layer, cells, height)) updates.push({ type: 'layer.update', id, patch: { cells, height } });
    }
    if (layer?.type !== 'text') continue;
    const fresh = withLines(layer, measure);
    if (!sameLines(fresh.lines, layer.lines)) updates.push({ type: 'layer.update', id, patch: laidOut(fresh) });
  }
  return updates;
}
