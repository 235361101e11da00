/**
 * Commands that lay letters out wait for the faces of these, in the order in which they were run: no line is measured
 * with a stand-in.
 */
import type { DesignDocument } from '#design/document/document.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { applyTolerantly } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';

/** So long a face may be on its way, ms; then the lines are those of its stand-in until the server measures them. */
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

/** The texts and tables that operations lay out, as they will be. */
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
  const { layers } = applyTolerantly(document, [...operations]).document;
  return ids
    .map((id) => layers[id])
    .filter((layer): layer is LeafLayer => layer !== undefined && layer.type !== 'group');
}

export interface LetterQueue {
  /** Resolves when these letters can be measured and whoever came before has had a turn; null: at once. */
  turn(layers: readonly LeafLayer[]): Promise<void> | null;
  /** Resolves when whoever waits now has had a turn. */
  settled(): Promise<void>;
  /**
   * Gives everyone who waits a turn now, as if the faces could not be had: before the page goes and takes them along.
   */
  hurry(): void;
}

/** `bring`: fetches the faces of letters; null when they are there. */
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

/** Resolves in any case, after a while at the latest. */
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
