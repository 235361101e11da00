/** Finds the transcripts to replay, and those that can't even be read. */
import path from 'node:path';
import { pathText, type TranscriptError } from '../../agent/transcript/format/transcript-error.ts';
import type { CaseReport } from '../../agent/transcript/report/case-report.ts';
import { readTranscripts } from '../../app/services/transcripts/read-transcripts.server.ts';
import { isWanted, shownPath } from './options.ts';

export interface Case {
  /** Absolute. */
  path: string;
  /** As people are shown it. */
  file: string;
  name: string;
  about: string;
}

export interface Gathered {
  cases: Case[];
  unreadable: CaseReport[];
  /** Why there is nothing to replay, for the user; null when there is. */
  nothing: string | null;
}

/** A file that can't be read, as a failed case. */
export function unreadableCase(error: TranscriptError, from: string): CaseReport {
  const file = shownPath(error.file, from);
  const lines = error.problems.map(
    ({ line, column, path: at, text }) =>
      `${line > 0 ? `${file}:${line}:${column}` : file} ${at.length > 0 ? `${pathText(at)}: ` : ''}${text}`,
  );
  return {
    name: path.basename(error.file).replace(/\.json$/i, ''),
    file,
    about: '',
    passed: false,
    run: null,
    trouble: { kind: 'unreadable', lines },
    rates: null,
    ms: 0,
  };
}

/**
 * Reads the files at these paths, and keeps the wanted ones. `from`: the folder that displayed paths are relative to.
 */
export async function gatherCases(paths: readonly string[], only: string | null, from: string): Promise<Gathered> {
  const { loaded, errors } = await readTranscripts(paths);
  const all = loaded.map(({ file, transcript }): Case => ({
    path: path.resolve(file),
    file: shownPath(path.resolve(file), from),
    name: transcript.name,
    about: transcript.about ?? '',
  }));
  const cases = all.filter((one) => isWanted(only, one));
  const unreadable = errors.map((error) => unreadableCase(error, from)).filter((one) => isWanted(only, one));
  const count = all.length + errors.length;
  const nothing =
    cases.length + unreadable.length > 0
      ? null
      : only === null
        ? 'No transcript was found'
        : `None of ${count} transcripts matches --only ${only}`;
  return { cases, unreadable, nothing };
}
