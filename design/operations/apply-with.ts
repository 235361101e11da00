/**
 * Applies operations with a check of what they write: all or nothing for callers that know the document, tolerantly for
 * callers that another writer may have overtaken.
 */
import type { DesignDocument } from '../document/document.ts';
import { issueReason, KernelError } from '../document/issue.ts';
import { LIMITS } from '../document/limits.ts';
import { documentBytes } from '../document/size.ts';
import type { MessageKey } from '#messages/message.ts';
import { Draft, refuse } from './draft.ts';
import { applyToDraft, touchesOf, type Operation } from './operation.ts';
import { withoutStaleLines } from './stale-lines.ts';
import type { ValueCheck } from './value-check.ts';

export interface Applied {
  /** The changed document; shares everything unchanged with the old one. */
  document: DesignDocument;
  /** The operations that restore the old document exactly. */
  inverse: Operation[];
  /** Keys of everything written (see properties.ts), including the content of removed groups and pages. */
  touched: string[];
}

export interface TolerantlyApplied extends Applied {
  /** The operations in the form in which they took effect. */
  applied: Operation[];
  /** Those that came too late, by their index in the given list. */
  rejected: { index: number; field: string; reason: string }[];
}

function finish(draft: Draft): DesignDocument {
  const document = draft.finish();
  if (documentBytes(document) > LIMITS.documentBytes)
    refuse('kernel.documentTooLarge', 'document', { limit: LIMITS.documentBytes });
  return document;
}

/**
 * Applies all operations in order, or none: throws a KernelError that names field and limit. The given document stays
 * unchanged.
 */
export function applyOperationsWith(
  check: ValueCheck,
  document: DesignDocument,
  operations: readonly Operation[],
): Applied {
  const draft = new Draft(document, check);
  const inverses: Operation[][] = [];
  const touched = new Set<string>();
  for (const operation of operations) {
    const keys = touchesOf(operation, draft);
    inverses.push(applyToDraft(draft, operation));
    for (const key of keys) touched.add(key);
  }
  return { document: finish(draft), inverse: inverses.reverse().flat(), touched: [...touched] };
}

/**
 * Refusals that another writer can cause between the creation of an operation and its arrival; all others mean
 * malformed input.
 */
const OVERTAKEN: ReadonlySet<MessageKey> = new Set<MessageKey>([
  'kernel.unknownLayer',
  'kernel.unknownPage',
  'kernel.unknownParent',
  'kernel.unknownStroke',
  'kernel.cycle',
  'kernel.lastPage',
]);

/**
 * Applies what can still be applied. An operation on something deleted is rejected with its reason; an update whose
 * lines were broken for a text that has been rewritten since keeps the newer text and writes the rest. Malformed
 * operations and exceeded limits throw, as in `applyOperationsWith`.
 */
export function applyTolerantlyWith(
  check: ValueCheck,
  document: DesignDocument,
  operations: readonly Operation[],
): TolerantlyApplied {
  const draft = new Draft(document, check);
  const inverses: Operation[][] = [];
  const touched = new Set<string>();
  const applied: Operation[] = [];
  const rejected: TolerantlyApplied['rejected'] = [];
  for (const [index, given] of operations.entries()) {
    const operation = withoutStaleLines(draft, given);
    const keys = touchesOf(operation, draft);
    try {
      inverses.push(applyToDraft(draft, operation));
    } catch (error) {
      const issue = error instanceof KernelError ? error.issues[0] : undefined;
      if (!issue || !OVERTAKEN.has(issue.key)) throw error;
      rejected.push({ index, field: issue.field, reason: issueReason(issue) });
      continue;
    }
    applied.push(operation);
    for (const key of keys) touched.add(key);
  }
  return { document: finish(draft), inverse: inverses.reverse().flat(), touched: [...touched], applied, rejected };
}
