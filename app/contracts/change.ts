/** Requests and answers of changes to a design, in the shapes that browser, agent and routes share. */
import { z } from 'zod';
import { dimensionSchema } from '#design/document/dimension.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { LIMITS } from '#design/document/limits.ts';
import { backgroundSchema, idSchema } from '#design/document/values.ts';
import type { Operation } from '#design/operations/operation.ts';
import { operationsSchema } from '#design/operations/schemas.ts';

export type Author = 'user' | 'agent';
export type ChangeKind = 'edit' | 'undo' | 'redo';

/** The next steps that one user can undo and redo on one design; labels are those of the steps. */
export interface History {
  canUndo: boolean;
  canRedo: boolean;
  undoLabel: string | null;
  redoLabel: string | null;
}

export interface DesignSnapshot {
  id: string;
  title: string;
  document: DesignDocument;
  revision: number;
  history: History;
}

/** A design without its document. */
export interface DesignSummary {
  id: string;
  title: string;
  width: number;
  height: number;
  pages: number;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
}

/** One entry of the log: its operations apply to the document of the revision before. */
export interface LoggedChange {
  id: string;
  revision: number;
  author: Author;
  kind: ChangeKind;
  turnId: string | null;
  origin: string | null;
  operations: Operation[];
  /** Earlier changes that lost properties to this one. */
  overwritten: Overwrite[];
}

export interface CommitRequest {
  designId: string;
  userId: string;
  author: Author;
  /** Changes of one turn are one step of the history. */
  turnId?: string;
  /** The writing tab, so that a user's two tabs are notified when they overwrite each other. */
  origin?: string;
  /** Chosen by the writer: a repeat with the same id changes nothing and gets the same answer. */
  id: string;
  /** The revision that the writer saw when it made the change. */
  baseRevision: number;
  operations: readonly Operation[];
  /** Its label in the history. */
  label: string;
}

export interface Rejection {
  /** Index in the operations that were sent. */
  index: number;
  /** Dotted path, for instance `layers.a1.parent`. */
  field: string;
  reason: string;
}

export interface CommitOutcome {
  revision: number;
  /** The operations that were applied, as they took effect. */
  operations: Operation[];
  rejected: Rejection[];
  /** Keys of properties that another author wrote after `baseRevision` and that this change overwrote. */
  overwritten: string[];
}

/** An earlier change that lost properties to this one; its author recognises it by the id. */
export interface Overwrite {
  change: string;
  properties: string[];
}

export interface HistoryOutcome {
  revision: number;
  /** Keys of properties that were written since and left as they are. */
  skipped: string[];
  label: string;
  history: History;
}

export interface TakeBackOutcome {
  revision: number;
  /** Parts that were left as they are, one sentence each. */
  skipped: string[];
  /** The undoing change; undoing it restores everything. Null: nothing was left to undo. */
  change: string | null;
  history: History;
}

/** An undone change; `by` is the change that undid it, null if the history did. */
export interface TakenBack {
  change: string;
  by: string | null;
}

export type ChangesSince = { changes: LoggedChange[] } | { snapshot: DesignSnapshot };
/** GET /api/designs/:id/changes: the changes that a tab missed, and the steps that can now be undone and redone. */
export type Missed = { changes: LoggedChange[]; history: History } | { snapshot: DesignSnapshot };

export const titleSchema = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.nameLength)
  .refine((title) => !title.includes('\0'));

/** Body of POST /api/designs/:id/changes. */
export const commitBodySchema = z.strictObject({
  id: idSchema,
  baseRevision: z.number().int().min(0),
  operations: operationsSchema,
  label: z.string().max(LIMITS.nameLength).default(''),
  origin: idSchema.optional(),
});

/** Body of POST /api/designs. */
export const createBodySchema = z.strictObject({
  width: dimensionSchema,
  height: dimensionSchema,
  title: titleSchema.optional(),
  background: backgroundSchema.optional(),
});

/** Query of GET /api/designs/:id/changes. */
export const afterQuerySchema = z.object({ after: z.coerce.number().int().min(0) });
