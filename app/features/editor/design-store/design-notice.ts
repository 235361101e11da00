/** What the design store tells the user. */
import type { Author } from '#app/contracts/change.ts';

/** A notice for the user; the editor puts it into words. */
export type DesignNotice =
  | { type: 'refused'; reason: string }
  | { type: 'rejected'; label: string; reasons: string[] }
  /** Own changes overwrote another author's; what was lost, in words. */
  | { type: 'overwrote'; lost: readonly string[] }
  /** Another author overwrote this tab's changes; what was lost, in words. It stays among the view's conflicts. */
  | { type: 'overwritten'; author: Author; conflict: string; lost: readonly string[] }
  | { type: 'skipped'; direction: 'undo' | 'redo'; skipped: string[] }
  | { type: 'nothing-to-step'; direction: 'undo' | 'redo' }
  | { type: 'step-unreachable'; direction: 'undo' | 'redo' }
  | { type: 'gone' };
