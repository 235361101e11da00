/** Messages between the main process of the mutants' run and its workers. Plain data. */

/** One thing to break. */
export interface Mutant {
  /** Name of the tool, or type of the operation. */
  of: string;
  mutation: string;
}

/** `add_text/lost:shadow`, `layer.move/apply-nothing`. */
export const mutantId = ({ of, mutation }: Mutant): string => `${of}/${mutation}`;

export interface MutantOpening {
  /** File with the database that each replay begins with. */
  template: string;
}

export interface MutantJob {
  /** Absolute path of the transcript. */
  file: string;
  /** Null: nothing is broken; possible mutants are recorded. */
  mutant: Mutant | null;
}

export interface MutantResult {
  /** The failure of the replay, in one line; null when it passed. */
  red: string | null;
  ms: number;
  /** With nothing broken: the mutants that would have made a difference, by tool or operation. */
  touched: Record<string, string[]>;
}
