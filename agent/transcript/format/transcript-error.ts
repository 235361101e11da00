/** The errors of a transcript's file: each problem with its line, its path in the JSON and what was expected there. */
import { message } from '#messages/message.ts';

export type JsonPath = readonly (string | number)[];

/** A position in a file, both counted from 1; 0: the file can't be read at all. */
export interface Place {
  line: number;
  column: number;
}

export interface TranscriptProblem extends Place {
  /** Empty: the file as a whole. */
  path: JsonPath;
  /** The expected and the found value. */
  text: string;
}

/** Nobody reads more than this; most of what follows is of the same kind. */
const TOLD = 20;

/** A path in display form: `turns[0].expect.quadrant["Summer sale"]`. */
export function pathText(path: JsonPath): string {
  let text = '';
  for (const key of path) {
    if (typeof key === 'number') text += `[${key}]`;
    else if (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key)) text += text === '' ? key : `.${key}`;
    else text += `[${JSON.stringify(key)}]`;
  }
  return text;
}

const lineOf = (file: string, { line, column, path, text }: TranscriptProblem) =>
  `${file}:${line === 0 ? '' : `${line}:${column}`} ${path.length > 0 ? `${pathText(path)}: ` : ''}${text}`;

/**
 * A file that is not a transcript. The message holds one line for each problem: `file:line:column path: what was
 * expected`.
 */
export class TranscriptError extends Error {
  readonly file: string;
  /** At least one. */
  readonly problems: readonly TranscriptProblem[];

  constructor(file: string, problems: readonly TranscriptProblem[]) {
    const more = problems.length - TOLD;
    super(
      [
        ...problems.slice(0, TOLD).map((problem) => lineOf(file, problem)),
        ...(more > 0 ? [`${file}: ${message('transcriptFile.more', { count: more })}`] : []),
      ].join('\n'),
    );
    this.name = 'TranscriptError';
    this.file = file;
    this.problems = problems;
  }
}
