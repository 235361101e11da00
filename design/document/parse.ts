/** The only entry for documents from outside: migrated to the current version, then validated completely. */
import { documentSchema, type DesignDocument } from './document.ts';
import { DOCUMENT_VERSION } from './defaults.ts';
import { assertInvariants } from './invariants.ts';
import { KernelError } from './issue.ts';
import { parseOrThrow } from './schema-issues.ts';
import { migrate } from './migrations/migrate.ts';

/** Reads a document of any version. Throws a KernelError that names every invalid field. */
export function parseDocument(json: unknown): DesignDocument {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new KernelError([{ key: 'kernel.notADocument', field: 'document', values: {} }]);
  }
  const document = parseOrThrow(documentSchema, migrate(json as Record<string, unknown>, DOCUMENT_VERSION));
  assertInvariants(document);
  return document;
}
