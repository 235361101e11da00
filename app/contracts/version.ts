/**
 * The history of a design as people read it: steps and named versions, and the requests and answers of their routes.
 */
import { z } from 'zod';
import { LIMITS } from '#design/document/limits.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Author } from './change.ts';

/** One step that is in effect; a turn of the agent is one step. */
export interface HistoryRow {
  /** Id of the step. */
  id: string;
  label: string;
  author: Author;
  /** The revision after the step. */
  revision: number;
  /** ISO 8601. */
  at: string;
}

export interface NamedVersion {
  id: string;
  name: string;
  revision: number;
  /** ISO 8601: when it was named. */
  at: string;
}

export interface HistoryPage {
  /** Newest first. */
  steps: HistoryRow[];
  /** `before` of the next page; null: there is none. */
  next: number | null;
  versions: NamedVersion[];
}

/** A design's state at a revision. */
export interface VersionSnapshot {
  revision: number;
  document: DesignDocument;
}

export const versionNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.nameLength)
  .refine((name) => !name.includes('\0'));
/** Body of POST /api/designs/:id/versions. */
export const versionBodySchema = z.strictObject({
  name: versionNameSchema,
  revision: z.number().int().min(0).optional(),
});
/** Body of POST /api/designs/:id/restore. */
export const restoreBodySchema = z.strictObject({
  revision: z.number().int().min(0),
  label: z.string().trim().min(1).max(LIMITS.nameLength),
});
