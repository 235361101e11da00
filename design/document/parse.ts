/** The only way in for documents from outside: brought to the current form, then checked whole. */
import { documentSchema, DOCUMENT_VERSION, type DesignDocument } from './document.ts';
import { assertInvariants } from './invariants.ts';
import { KernelError, parseOrThrow } from './issue.ts';
import { migrate } from './migrations/migrate.ts';

/** Reads a document of any version. Throws a KernelError that names every field that is wrong. */
export function parseDocument(json: unknown): DesignDocument {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new KernelError([{ key: 'kernel.notADocument', field: 'document', values: {} }]);
  }
  const document = parseOrThrow(documentSchema, migrate(json as Record<string, unknown>, DOCUMENT_VERSION));
  assertInvariants(document);
  return document;
}
