/**
 * Brings a stored document to the current version, one numbered step after the other. A released step is frozen: it
 * doesn't depend on the current schema and is kept with its fixture forever.
 */
import { KernelError } from '../issue.ts';
import { toVersion1 } from './001-pages.ts';
import type { Json, Migration } from './migration.ts';

/** The step at index n leads from version n to n + 1. */
const MIGRATIONS: readonly Migration[] = [toVersion1];

/** The document in the form of `version`. The caller validates it against that version's schema. */
export function migrate(document: Json, version: number): Json {
  const from = document.version;
  if (typeof from !== 'number' || !Number.isInteger(from) || from < 0) {
    throw new KernelError([{ key: 'kernel.notADocument', field: 'version', values: {} }]);
  }
  if (from > version)
    throw new KernelError([{ key: 'kernel.newerVersion', field: 'version', values: { version: from } }]);
  return MIGRATIONS.slice(from, version).reduce((form, step) => step(form), document);
}
