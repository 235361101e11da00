/** Texts whose stored lines no longer fit their style or width, because two writers changed different properties of them. */
import type { DesignDocument } from '../document/document.ts';
import type { MeasureText } from '../document/measure.ts';
import { sameJson } from '../document/same-json.ts';
import { findLayer } from '../document/tree.ts';
import type { Operation } from '../operations/operation.ts';
import { withLines } from './text-lines.ts';

/** The updates that break those of the given layers anew whose lines are stale; ids of other layers or of none don't matter. */
export function staleLineUpdates(document: DesignDocument, ids: Iterable<string>, measure: MeasureText): Operation[] {
  const updates: Operation[] = [];
  for (const id of new Set(ids)) {
    const layer = findLayer(document, id);
    if (layer?.type !== 'text') continue;
    const { lines, height } = withLines(layer, measure);
    if (!sameJson(lines, layer.lines)) updates.push({ type: 'layer.update', id, patch: { lines, height } });
  }
  return updates;
}
