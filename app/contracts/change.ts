/** What goes in and out of the one door: the shapes that browser, agent and routes share. */
import { z } from 'zod';
import { dimensionSchema } from '#design/document/dimension.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { LIMITS } from '#design/document/limits.ts';
import { backgroundSchema, idSchema } from '#design/document/values.ts';
import { operationsSchema, type Operation } from '#design/operations/operation.ts';

export type Author = 'user' | 'agent';
export type ChangeKind = 'edit' | 'undo' | 'redo';

/** What one user can undo and redo on one design; labels are those of the next steps. */
export interface History {
  canUndo: boolean;
  canRedo: boolean;
  undoLabel: string | null;
  redoLabel: string | null;
  /** The turn whose step the next undo reverts; null if that is the user's own, or nothing. */
  undoTurnId: string | null;
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
  /** Which earlier changes lost what to this one. */
  overwritten: Overwrite[];
}

export interface CommitRequest {
  designId: string;
  userId: string;
  author: Author;
  /** Changes of one turn are one step of the history. */
  turnId?: string;
  /** Which tab writes, so that a user's two tabs are told when they overwrite each other. */
  origin?: string;
  /** The writer's own: a repeat with the same id changes nothing and gets the same answer. */
  id: string;
  /** The revision that the writer saw when it made the change. */
  baseRevision: number;
  operations: readonly Operation[];
  /** Its label in the history. */
  label: string;
}

export interface Rejection {
  /** Place in the operations that were sent. */
  index: number;
  /** Dotted path, for instance `layers.a1.parent`. */
  field: string;
  reason: string;
}

export interface CommitOutcome {
  revision: number;
  /** Those that were applied, as they took effect. */
  operations: Operation[];
  rejected: Rejection[];
  /** Keys of properties that another author wrote after `baseRevision` and that this change overwrote. */
  overwritten: string[];
}

/** Whose earlier change lost which properties to this one; the other writer finds its own change here. */
export interface Overwrite {
  change: string;
  properties: string[];
}

export interface HistoryOutcome {
  revision: number;
  /** Keys of properties that were written since and left alone. */
  skipped: string[];
  label: string;
  history: History;
}

export interface TakeBackOutcome {
  revision: number;
  /** What was left as it is, a sentence each. */
  skipped: string[];
  /** The undoing change; undoing that one restores everything. Null: there was nothing left to undo. */
  change: string | null;
  history: History;
}

/** An undone change; `by` is the change that undid it, null if the history did. */
export interface TakenBack {
  change: string;
  by: string | null;
}

export type ChangesSince = { changes: LoggedChange[] } | { snapshot: DesignSnapshot };
/** GET /api/designs/:id/changes: what a tab missed, and what can be undone and redone by now. */
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
