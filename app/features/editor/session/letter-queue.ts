/**
 * Commands that lay letters out wait for their faces to load, in the order in which they were run: no line is measured
 * with a fallback.
 */
import type { DesignDocument } from '#design/document/document.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { applyTolerantlyWith } from '#design/operations/apply-with.ts';
import type { Operation } from '#design/operations/operation.ts';
import { AS_GIVEN } from '#design/operations/value-check.ts';

/** How long a face may take to load, ms; then lines are measured with its fallback until the server measures them. */
export const PATIENCE = 3_000;

/** What lines depend on; a text or table that only moves or fades is not measured. */
const MEASURED: ReadonlySet<string> = new Set([
  'text',
  'runs',
  'lines',
  'width',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'italic',
  'letterCase',
  'list',
  'cells',
  'columns',
  'header',
  'headerRow',
  'headerColumn',
]);

/** The texts and tables that operations lay out, in their final state. */
export function lettersLaidOut(document: DesignDocument, operations: readonly Operation[]): LeafLayer[] {
  const ids = operations.flatMap((operation) => {
    if (operation.type === 'layer.add')
      return operation.layer.type === 'text' || operation.layer.type === 'table' ? [operation.layer.id] : [];
    if (operation.type !== 'layer.update') return [];
    const type = document.layers[operation.id]?.type;
    return (type === 'text' || type === 'table') && Object.keys(operation.patch).some((key) => MEASURED.has(key))
      ? [operation.id]
      : [];
  });
  if (ids.length === 0) return [];
  const { layers } = applyTolerantlyWith(AS_GIVEN, document, [...operations]).document;
  return ids
    .map((id) => layers[id])
    .filter((layer): layer is LeafLayer => layer !== undefined && layer.type !== 'group');
}

export interface LetterQueue {
  /** Resolves when these letters can be measured and all earlier callers have had their turn; null: immediately. */
  turn(layers: readonly LeafLayer[]): Promise<void> | null;
  /** Resolves when all current callers have had their turn. */
  settled(): Promise<void>;
  /**
   * Gives all waiting callers their turn now, as if the faces had failed to load: before the page unloads and loses
   * them.
   */
  hurry(): void;
}

/** `bring`: loads the faces of letters; null if they are loaded. */
export function createLetterQueue(bring: (layers: readonly LeafLayer[]) => Promise<unknown> | null): LetterQueue {
  let last: Promise<void> | null = null;
  let hurried = Promise.withResolvers<void>();
  return {
    turn(layers) {
      const coming = layers.length === 0 ? null : bring(layers);
      if (layers.length === 0 || (coming === null && last === null)) return null;
      const turn = Promise.all([last, coming && withPatience(Promise.race([coming, hurried.promise]))]).then(() => {
        if (last === turn) last = null;
      });
      last = turn;
      return turn;
    },
    settled: () => last ?? Promise.resolve(),
    hurry() {
      hurried.resolve();
      // A page that was only put aside may come back.
      hurried = Promise.withResolvers();
    },
  };
}

/** Always resolves, after a while at the latest. */
function withPatience(coming: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    void coming
      .catch(() => undefined)
      .then(() => {
        clearTimeout(timer);
        resolve();
      });
  });
}
