/**
 * Migrates the JSON of an older transcript to the current form, one numbered step after the other. A step is frozen
 * once released: it knows nothing of the current format and is kept forever, with a file of its version in its test.
 */
import { message } from '#messages/message.ts';
import { foundText } from '../format/expected-form.ts';
import { TRANSCRIPT_VERSION } from '../format/format.ts';

export type TranscriptJson = Readonly<Record<string, unknown>>;

/** Turns the JSON of one version into that of the next; pure. Throws an error that says why it can't. */
export type TranscriptMigration = (transcript: TranscriptJson) => TranscriptJson;

/** The step under n leads from version n to n + 1. */
export type TranscriptMigrations = Readonly<Record<number, TranscriptMigration>>;

/** None so far: 1 is the first version. */
export const MIGRATIONS: TranscriptMigrations = {};

/** A file whose version can't be migrated to the current one, in words. */
export class MigrationError extends Error {}

/** The JSON in the current form. Whether it has that form is checked by the caller. Throws MigrationError. */
export function migrateTranscript(json: unknown, migrations: TranscriptMigrations = MIGRATIONS): TranscriptJson {
  const newest = TRANSCRIPT_VERSION;
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new MigrationError(message('transcriptFile.noObject', { found: foundText(json) }));
  const version: unknown = Reflect.get(json, 'version');
  if (version === undefined) throw new MigrationError(message('transcriptFile.noVersion', { newest }));
  if (typeof version !== 'number' || !Number.isInteger(version))
    throw new MigrationError(message('transcriptFile.badVersion', { found: foundText(version) }));
  if (version > newest) throw new MigrationError(message('transcriptFile.newerVersion', { version, newest }));
  let current: TranscriptJson = { ...json };
  for (let from = version; from < newest; from += 1) {
    const step = Object.hasOwn(migrations, from) ? migrations[from] : undefined;
    if (!step) throw new MigrationError(message('transcriptFile.unknownVersion', { version, newest }));
    try {
      current = { ...step(current), version: from + 1 };
    } catch (error) {
      throw new MigrationError(
        message('transcriptFile.migrated', {
          from: version,
          to: from + 1,
          reason: error instanceof Error ? error.message : String(error),
        }),
      );
    }
  }
  return current;
}
