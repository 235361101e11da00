/** Finds and reads transcripts on disk: files by name, and everything below folders. */
import { access, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseJsonText } from '#agent/transcript/format/json-text.ts';
import { loadTranscript, type LoadedTranscript, type LoadOptions } from '#agent/transcript/load/load-transcript.ts';
import { TranscriptError, type TranscriptProblem } from '#agent/transcript/format/transcript-error.ts';
import { message } from '#messages/message.ts';

/** Folders next to transcripts with their accompanying files. */
const NOT_ENTERED = new Set(['assets', 'previews', 'node_modules']);

export interface ReadTranscripts {
  /** In the order of their paths. */
  loaded: LoadedTranscript[];
  /** One for each invalid file. */
  errors: TranscriptError[];
}

const whole = (file: string, text: string) => new TranscriptError(file, [{ line: 0, column: 0, path: [], text }]);

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const inner = path.join(folder, entry.name);
      if (entry.isDirectory())
        return entry.name.startsWith('.') || NOT_ENTERED.has(entry.name) ? [] : filesBelow(inner);
      return entry.name.endsWith('.json') ? [inner] : [];
    }),
  );
  return found.flat();
}

/**
 * Whether JSON found in a folder is something else: a design, the results of a run. What can't be parsed may be a
 * transcript.
 */
function isSomethingElse(text: string): boolean {
  try {
    const { value } = parseJsonText(text, '');
    return typeof value !== 'object' || value === null || !('turns' in value || 'name' in value);
  } catch (error) {
    if (error instanceof TranscriptError) return false;
    throw error;
  }
}

/** The named pictures that are missing, each with the line that names it. */
async function missingAssets({ file, transcript, place }: LoadedTranscript): Promise<TranscriptProblem[]> {
  const missing = await Promise.all(
    Object.entries(transcript.start.assets).map(async ([name, asset]): Promise<TranscriptProblem | null> => {
      const where: TranscriptProblem['path'] = ['start', 'assets', name];
      try {
        await access(path.resolve(path.dirname(file), asset));
        return null;
      } catch (error) {
        const text = isMissing(error)
          ? message('transcriptFile.noFile', { file: asset })
          : message('transcriptFile.unreadable', { file: asset, reason: reasonOf(error) });
        return { ...place(where), path: where, text };
      }
    }),
  );
  return missing.filter((problem) => problem !== null);
}

/** Reads one transcript with everything it names. Throws a TranscriptError. */
export async function readTranscript(file: string, options?: LoadOptions): Promise<LoadedTranscript> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw whole(
      file,
      isMissing(error)
        ? message('transcriptFile.noFile', { file: path.basename(file) })
        : message('transcriptFile.unreadable', { file: path.basename(file), reason: reasonOf(error) }),
    );
  }
  const loaded = loadTranscript(text, file, options);
  const problems = await missingAssets(loaded);
  if (problems.length > 0) throw new TranscriptError(file, problems);
  return loaded;
}

/**
 * Reads the transcripts at these paths. A file is one whatever its name; below a folder every *.json counts that is not
 * clearly something else, except in the folders `assets` and `previews`. A path without transcripts is an error, too.
 */
export async function readTranscripts(paths: readonly string[]): Promise<ReadTranscripts> {
  const errors: TranscriptError[] = [];
  const files = new Map<string, string>();
  for (const one of paths) {
    const isFolder = await stat(one).then(
      (found) => found.isDirectory(),
      () => false,
    );
    const found: string[] = [];
    for (const file of isFolder ? await filesBelow(one) : [one]) {
      if (!isFolder || !isSomethingElse(await readFile(file, 'utf8'))) found.push(file);
    }
    if (found.length === 0)
      errors.push(whole(one, message('transcriptFile.noTranscripts', { folder: path.basename(one) || one })));
    for (const file of found) if (!files.has(path.resolve(file))) files.set(path.resolve(file), file);
  }
  const loaded: LoadedTranscript[] = [];
  for (const file of [...files.values()].sort((one, other) => (one < other ? -1 : 1))) {
    try {
      loaded.push(await readTranscript(file));
    } catch (error) {
      if (!(error instanceof TranscriptError)) throw error;
      errors.push(error);
    }
  }
  return { loaded, errors };
}
