/** The ports to the user's designs: storing new ones, and the history of the current one. */
import type { DesignDocument } from '#design/document/document.ts';

/** Further designs of the same user. */
export interface DesignsPort {
  /** Stores a new design and returns its id. */
  create(design: { title: string; document: DesignDocument }): Promise<{ id: string }>;
}

/** The user's history on this design, as the server keeps it. */
export interface HistoryPort {
  /** Undoes this user's latest finished step, never the running turn's own. Null: nothing to undo. */
  undo(): Promise<{ document: DesignDocument; skipped: string[] } | null>;
  /** Redoes the step undone last. Null: there is none, or something changed since. */
  redo(): Promise<{ document: DesignDocument; skipped: string[] } | null>;
}
