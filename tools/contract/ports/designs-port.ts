/** The ports to the user's designs: storing new ones, and the history of the current one. */
import type { DesignDocument } from '#design/document/document.ts';
import type { UndoScope } from '#design/operations/undo-scope.ts';

/** Further designs of the same user. */
export interface DesignsPort {
  /** Stores a new design and returns its id. */
  create(design: { title: string; document: DesignDocument }): Promise<{ id: string }>;
}

/** The user's history on this design, as the server keeps it. */
export interface HistoryPort {
  /** Undoes this user's latest finished step, never the running turn's own. Null: nothing to undo. */
  undo(): Promise<{ document: DesignDocument; skipped: string[] } | null>;
  /**
   * Undoes this user's changes by their ids, whatever came after them, or what the scope holds of them. Null: none of
   * them is a change of this user on this design. `change` is the change that undid them,
   * null when nothing of them was left to undo.
   */
  undoChanges(
    changes: readonly string[],
    scope: UndoScope,
  ): Promise<{ document: DesignDocument; skipped: string[]; change: string | null } | null>;
  /** Redoes the step undone last. Null: there is none, or something changed since. */
  redo(): Promise<{ document: DesignDocument; skipped: string[] } | null>;
}
