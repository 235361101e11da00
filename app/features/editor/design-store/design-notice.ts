/** What the design store tells the person. */
import type { Author } from '#app/contracts/change.ts';

/** Something that the person should read; the editor puts it into words. */
export type DesignNotice =
  | { type: 'refused'; reason: string }
  | { type: 'rejected'; label: string; reasons: string[] }
  /** Own changes wrote over what somebody else did meanwhile; what, in words. */
  | { type: 'overwrote'; lost: readonly string[] }
  /** Somebody else wrote over what this tab had done; what, in words. It stays among the view's conflicts. */
  | { type: 'overwritten'; author: Author; conflict: string; lost: readonly string[] }
  | { type: 'skipped'; direction: 'undo' | 'redo'; skipped: string[] }
  | { type: 'nothing-to-step'; direction: 'undo' | 'redo' }
  | { type: 'step-unreachable'; direction: 'undo' | 'redo' }
  | { type: 'gone' };
