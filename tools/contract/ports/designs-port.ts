/** The ports to the user's designs: storing new ones, and the history of the one at hand. */
import type { DesignDocument } from '#design/document/document.ts';

/** Further designs of the same user. */
export interface DesignsPort {
  /** Stores a new design and answers with its id. */
  create(design: { title: string; document: DesignDocument }): Promise<{ id: string }>;
}

/** The user's history on this design, as the door keeps it. */
export interface HistoryPort {
  /** Takes back the previous finished step of this user, never the running turn's own. Null: nothing to undo. */
  undo(): Promise<{ document: DesignDocument; skipped: string[] } | null>;
  /** Redoes the step undone last. Null: there is none, or something changed since. */
  redo(): Promise<{ document: DesignDocument; skipped: string[] } | null>;
}
