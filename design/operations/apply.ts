/** Applies operations, with everything that they write checked. */
import type { DesignDocument } from '../document/document.ts';
import { applyOperationsWith, applyTolerantlyWith, type Applied, type TolerantlyApplied } from './apply-with.ts';
import type { Operation } from './operation.ts';
import { schemaCheck } from './schema-check.ts';

/** Applies all operations in order, or none: see `applyOperationsWith`. */
export function applyOperations(document: DesignDocument, operations: readonly Operation[]): Applied {
  return applyOperationsWith(schemaCheck, document, operations);
}

/** Applies what can still be applied: see `applyTolerantlyWith`. */
export function applyTolerantly(document: DesignDocument, operations: readonly Operation[]): TolerantlyApplied {
  return applyTolerantlyWith(schemaCheck, document, operations);
}
