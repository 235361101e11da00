/**
 * Breaks lines again that two concurrent writers made stale. Measuring blocks the process, and on the embedded database
 * a transaction blocks all others: so only a little text is measured within one. More is measured outside it, with
 * other requests between two layers, and the transaction is retried.
 */
import { setImmediate as otherRequests } from 'node:timers/promises';
import { charactersOf } from '#design/document/characters.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { findLayer } from '#design/document/tree.ts';
import { staleLineUpdates } from '#design/layout/refresh-lines.ts';
import type { Operation } from '#design/operations/operation.ts';

/** Characters that one transaction may measure: some 50 ms of letters never seen before. */
const WITHIN_TRANSACTION = 1_000;

/** Ends a transaction that would have to measure too much. */
export class LinesWanted extends Error {
  override readonly name = 'LinesWanted';
  readonly document: DesignDocument;
  readonly layers: readonly Layer[];

  constructor(document: DesignDocument, layers: readonly Layer[]) {
    super('Lines are to be broken outside of the transaction');
    this.document = document;
    this.layers = layers;
  }
}

/** What one write knows about lines; discarded with it. */
export interface FreshLines {
  /** The updates for those of the layers whose lines are stale. Throws LinesWanted. */
  updates(document: DesignDocument, ids: readonly string[]): Operation[];
  /** Runs a transaction, again whenever it wants lines, after measuring them. */
  whileWanted<Result>(transaction: () => Promise<Result>): Promise<Result>;
}

export function createFreshLines(measureText: MeasureText): FreshLines {
  /** Keyed by the layer as it was measured. */
  const known = new Map<string, Operation[]>();

  return {
    updates(document, ids) {
      const layers = [...new Set(ids)].flatMap((id) => findLayer(document, id) ?? []);
      const unknown = layers.filter((layer) => !known.has(JSON.stringify(layer)));
      if (unknown.reduce((sum, layer) => sum + charactersOf(layer), 0) > WITHIN_TRANSACTION)
        throw new LinesWanted(document, unknown);
      return layers.flatMap(
        (layer) => known.get(JSON.stringify(layer)) ?? staleLineUpdates(document, [layer.id], measureText),
      );
    },

    async whileWanted(transaction) {
      for (;;) {
        try {
          return await transaction();
        } catch (error) {
          if (!(error instanceof LinesWanted)) throw error;
          for (const layer of error.layers) {
            known.set(JSON.stringify(layer), staleLineUpdates(error.document, [layer.id], measureText));
            await otherRequests();
          }
        }
      }
    },
  };
}
