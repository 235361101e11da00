/**
 * Applies operations in the browser. The schemas come at the first interaction: before it no hand changes anything, and
 * what arrives from the server has been checked there.
 */
import { onFirstInteraction } from '#app/ui/deferred.ts';
import type { DesignDocument } from '#design/document/document.ts';
import {
  applyOperationsWith,
  applyTolerantlyWith,
  type Applied,
  type TolerantlyApplied,
} from '#design/operations/apply-with.ts';
import type { Operation } from '#design/operations/operation.ts';
import { AS_GIVEN, type ValueCheck } from '#design/operations/value-check.ts';

let check: ValueCheck = AS_GIVEN;

/** From now on every value that operations write is checked; until the schemas are there, the server alone does. */
export async function checkValues(): Promise<void> {
  check = (await import('#design/operations/schema-check.ts')).schemaCheck;
}

onFirstInteraction(() => void checkValues().catch(() => undefined));

/** All operations in order, or none: see `applyOperationsWith`. */
export function applyOperations(document: DesignDocument, operations: readonly Operation[]): Applied {
  return applyOperationsWith(check, document, operations);
}

/** What can still be applied: see `applyTolerantlyWith`. */
export function applyTolerantly(document: DesignDocument, operations: readonly Operation[]): TolerantlyApplied {
  return applyTolerantlyWith(check, document, operations);
}

/** Whether runs are of the form that a text's are. */
export function areRuns(runs: unknown): boolean {
  return check.offsets({ runs }) !== null;
}
