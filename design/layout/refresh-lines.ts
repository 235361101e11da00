/** Texts whose stored lines no longer fit their style or width, because two writers changed different properties of them. */
import type { DesignDocument } from '../document/document.ts';
import type { TextLine } from '../document/layers.ts';
import type { MeasureText } from '../document/measure.ts';
import { findLayer } from '../document/tree.ts';
import type { Operation } from '../operations/operation.ts';
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

/** The updates that break those of the given layers anew whose lines are stale; ids of other layers or of none don't matter. */
export function staleLineUpdates(document: DesignDocument, ids: Iterable<string>, measure: MeasureText): Operation[] {
  const updates: Operation[] = [];
  for (const id of new Set(ids)) {
    const layer = findLayer(document, id);
    if (layer?.type !== 'text') continue;
    const { lines, height } = withLines(layer, measure);
    if (!sameLines(lines, layer.lines)) updates.push({ type: 'layer.update', id, patch: { lines, height } });
  }
  return updates;
}
