/**
 * Texts and tables whose stored lines no longer fit their style or width, because two writers changed different
 * properties of them.
 */
import type { DesignDocument } from '../document/document.ts';
import type { TableLayer, TextLayer, TextLine } from '../document/layers.ts';
import type { MeasureText } from '../document/measure.ts';
import { findLayer } from '../document/tree.ts';
import type { Operation } from '../operations/operation.ts';
import { withTableLines } from './table-layout.ts';
import { withLines } from './text-lines.ts';

/** Rounding difference between equal widths or heights, px. */
const ROUNDING = 0.01;
/**
 * Invisible difference between a scaled line and the same line measured again, as a share of it. Font engines round
 * each letter’s advance to 1/64 px, so that letters of 13 px are up to 0.2 % wider or narrower than large ones scaled,
 * those of 6 px up to 0.4 %.
 */
const SCALING = 0.004;

function sameLines(lines: readonly TextLine[], others: readonly TextLine[]): boolean {
  return (
    lines.length === others.length &&
    lines.every(({ start, end, width }, index) => {
      const other = others[index];
      return (
        start === other?.start && end === other.end && Math.abs(width - other.width) < ROUNDING + other.width * SCALING
      );
    })
  );
}

/** A table's height is also that of its rows. */
function sameTable(layer: TableLayer, cells: TableLayer['cells'], height: number): boolean {
  if (Math.abs(layer.height - height) >= ROUNDING * layer.rows.length) return false;
  return cells.every((row, at) =>
    row.every((cell, column) => sameLines(cell.lines, layer.cells[at]?.[column]?.lines ?? [])),
  );
}

/**
 * Whether a layer's lines are right in its own width, or in one so close that scaling explains it: what barely fitted
 * into a line may not fit in letters of another size.
 */
function isRight<Layer extends TextLayer | TableLayer>(layer: Layer, isSame: (layer: Layer) => boolean): boolean {
  return [1, 1 + SCALING, 1 - SCALING].some((share) => isSame({ ...layer, width: layer.width * share }));
}

/**
 * The properties that laying a text out again changes: its lines and its height, an arc's width too, or the size of
 * letters that fill their box.
 */
function laidOut({ curve, autoSize, lines, width, height, fontSize, runs }: TextLayer): Partial<TextLayer> {
  if (curve !== 0) return { lines, width, height };
  return autoSize === 'letters' ? { lines, fontSize, runs } : { lines, height };
}

/** The updates that break stale lines of the given layers again; ids of other layers or unknown ids are ignored. */
export function staleLineUpdates(document: DesignDocument, ids: Iterable<string>, measure: MeasureText): Operation[] {
  const updates: Operation[] = [];
  for (const id of new Set(ids)) {
    const layer = findLayer(document, id);
    if (layer?.type === 'table') {
      const isSame = (table: TableLayer): boolean => {
        const { cells, height } = withTableLines(table, measure);
        return sameTable(layer, cells, height);
      };
      if (isRight(layer, isSame)) continue;
      const { cells, height } = withTableLines(layer, measure);
      updates.push({ type: 'layer.update', id, patch: { cells, height } });
    }
    if (layer?.type !== 'text' || isRight(layer, (text) => sameLines(withLines(text, measure).lines, layer.lines)))
      continue;
    updates.push({ type: 'layer.update', id, patch: laidOut(withLines(layer, measure)) });
  }
  return updates;
}
