/**
 * The only entry point for transcripts: a file's text, of any version, migrated to the current form and fully checked.
 */
import { tools } from '#tools/index.ts';
import { checkTranscript } from './check-transcript.ts';
import { formatProblems, type FormatProblem } from './format-problems.ts';
import { transcriptSchema, type Transcript } from '../format/format.ts';
import { FORMER_TOOL_NAMES, withNamesOfToday, type FormerNames } from './former-names.ts';
import { transcriptJsonSchema } from '../format/json-schema.ts';
import { parseJsonText, type JsonText } from '../format/json-text.ts';
import { MIGRATIONS, MigrationError, migrateTranscript, type TranscriptMigrations } from './migrate.ts';
import { TranscriptError, type JsonPath, type Place } from '../format/transcript-error.ts';

export interface LoadedTranscript {
  /** As it was passed to the loader: asset paths are relative to it. */
  file: string;
  transcript: Transcript;
  /** Position of a value in the file; for a missing one, its parent's. */
  place(path: JsonPath): Place;
  /** The file's contents. */
  text: string;
}

/** Options for tests. */
export interface LoadOptions {
  migrations?: TranscriptMigrations;
  formerNames?: FormerNames;
  /** Names of the tools that exist. */
  tools?: readonly string[];
}

const toolNames = tools.map(({ name }) => name);

/** The error for a file, its problems in the order of its lines. */
function errorOf(file: string, { place, placeOfKey }: JsonText, problems: readonly FormatProblem[]): TranscriptError {
  const placed = problems.map(({ path, text, key }) => ({ ...(key ? placeOfKey(path) : place(path)), path, text }));
  return new TranscriptError(
    file,
    placed.sort((one, other) => one.line - other.line || one.column - other.column),
  );
}

/** Reads a transcript. Throws a TranscriptError that names every place that is wrong, by line, column and path. */
export function loadTranscript(
  text: string,
  file: string,
  { migrations = MIGRATIONS, formerNames = FORMER_TOOL_NAMES, tools: known = toolNames }: LoadOptions = {},
): LoadedTranscript {
  const json = parseJsonText(text, file);
  let current: unknown;
  try {
    current = migrateTranscript(json.value, migrations);
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    const isObject = typeof json.value === 'object' && json.value !== null && !Array.isArray(json.value);
    throw errorOf(file, json, [{ path: isObject ? ['version'] : [], text: error.message }]);
  }
  const parsed = transcriptSchema.safeParse(current);
  if (!parsed.success) throw errorOf(file, json, formatProblems(parsed.error, current, transcriptJsonSchema()));
  const transcript = withNamesOfToday(parsed.data, formerNames);
  const problems = checkTranscript(transcript, known);
  if (problems.length > 0) throw errorOf(file, json, problems);
  return { file, transcript, place: json.place, text };
}
