/**
 * How a document is stored in the database: its frame in the design's row, each layer in its own row. Writes only what
 * changed.
 */
import type pg from 'pg';
import type { DesignDocument } from '#design/document/document.ts';
import { DOCUMENT_VERSION } from '#design/document/defaults.ts';
import { parseDocument } from '#design/document/parse.ts';
import { query } from '#app/services/database/query.server.ts';

/** Documents kept in memory, for designs in use. One takes a few megabytes at most. */
const KEPT = 64;

interface Kept {
  revision: number;
  document: DesignDocument;
  /** The rows hold an older format of the document: the next change writes all of them. */
  migrated: boolean;
}

interface WholeRow {
  revision: number;
  frame: { version?: unknown };
  layers: Record<string, unknown> | null;
}

/** What to write of a document. */
export interface DocumentRows {
  /** New or changed layers, by id, as JSON; null: none. */
  layers: string | null;
  /** Ids of layers that are gone. */
  removed: string[];
  /** As JSON; null: unchanged. */
  frame: string | null;
}

export interface DocumentStore {
  /**
   * The document of a design whose row says `revision`. Without the design's lock it may be a later one: `revision` in
   * the answer.
   */
  read(
    client: Pick<pg.PoolClient, 'query'>,
    designId: string,
    revision: number,
  ): Promise<{ revision: number; document: DesignDocument }>;
  /**
   * The difference between `after` and the document of `revision`, as written to the rows. The caller holds the
   * design's lock.
   */
  difference(
    designId: string,
    before: { revision: number; document: DesignDocument },
    after: DesignDocument,
  ): DocumentRows;
  /** Call after the commit. */
  keep(designId: string, revision: number, document: DesignDocument): void;
  forget(designId: string): void;
}

/** Creates the store with its memory of recent documents; a document is never changed in place, so it may be shared. */
export function createDocumentStore(): DocumentStore {
  const kept = new Map<string, Kept>();

  function remember(designId: string, entry: Kept): void {
    kept.delete(designId);
    kept.set(designId, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
  }

  return {
    async read(client, designId, revision) {
      const known = kept.get(designId);
      if (known?.revision === revision) {
        remember(designId, known);
        return known;
      }
      // One statement, one snapshot: frame and layers match even while somebody writes.
      const rows = await query<WholeRow>(
        client,
        `select d.revision, d.frame, (select json_object_agg(l.id, l.layer) from design_layer l where l."designId" = d.id) as layers
         from design d where d.id = $1`,
        [designId],
      );
      const row = rows[0];
      if (!row) throw new Error(`Design ${designId} has no row`);
      const entry: Kept = {
        revision: row.revision,
        document: parseDocument({ ...row.frame, layers: row.layers ?? {} }),
        migrated: row.frame.version !== DOCUMENT_VERSION,
      };
      const latest = kept.get(designId);
      if (!latest || latest.revision <= entry.revision) remember(designId, entry);
      return entry;
    },

    difference(designId, before, after) {
      const known = kept.get(designId);
      const rewrite = known?.revision === before.revision && known.migrated;
      return {
        layers: layersJson(rewrite ? {} : before.document.layers, after.layers),
        removed: Object.keys(before.document.layers).filter((id) => !Object.hasOwn(after.layers, id)),
        frame: rewrite || hasOtherFrame(before.document, after) ? frameOf(after) : null,
      };
    },

    keep(designId, revision, document) {
      const known = kept.get(designId);
      if (!known || known.revision < revision) remember(designId, { revision, document, migrated: false });
    },

    forget(designId) {
      kept.delete(designId);
    },
  };
}

/**
 * The layers that `old` lacks, as JSON; null: none. Layers are shared between documents until they are written, so
 * comparing identity is enough.
 */
export function layersJson(old: DesignDocument['layers'], layers: DesignDocument['layers']): string | null {
  const written = Object.entries(layers).filter(([id, layer]) => old[id] !== layer);
  return written.length === 0 ? null : JSON.stringify(Object.fromEntries(written));
}

/** Everything except the layers, as JSON. */
export function frameOf(document: DesignDocument): string {
  const { layers: _layers, ...frame } = document;
  return JSON.stringify(frame);
}

function hasOtherFrame(before: DesignDocument, after: DesignDocument): boolean {
  return before.pages !== after.pages || before.width !== after.width || before.height !== after.height;
}
