/** Updates whose runs or lines were computed for a text that another writer has since replaced. */
import type { TextLayer } from '../document/layers.ts';
import { textFindings } from '../document/text-consistency.ts';
import type { Draft } from './draft.ts';
import type { Operation } from './operation.ts';

/**
 * The operation without runs and lines that don't fit the layer's present text. Only an update without its own text can
 * be stale in that way; with its own text it is either right or malformed.
 */
export function withoutStaleLines(draft: Draft, operation: Operation): Operation {
  if (operation.type !== 'layer.update') return operation;
  const layer = draft.findLayer(operation.id);
  const patch: object = operation.patch;
  if (layer?.type !== 'text' || 'text' in patch || !('lines' in patch || 'runs' in patch)) return operation;
  const offsets = draft.check.offsets(patch);
  // Malformed offsets are refused when the operation is applied.
  if (!offsets || textFindings({ ...layer, ...offsets }).length === 0) return operation;
  const { runs: _runs, lines: _lines, ...rest } = operation.patch as Partial<TextLayer>;
  return { ...operation, patch: rest };
}
