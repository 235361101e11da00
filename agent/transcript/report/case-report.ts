/**
 * The report about one replayed file: plain data that crosses processes, the source of lines, JSON, JUnit and the
 * report page.
 */
import type { Divergence } from '../play/divergence.ts';
import type { Place } from '../format/transcript-error.ts';
import type { Picture, StartReport, TurnReport } from './turn-report.ts';

export interface ShownDivergence extends Omit<Divergence, 'pictures'> {
  /** Null: it has no place in the file. */
  place: Place | null;
  pictures?: { before?: Picture; after?: Picture; diff?: Picture };
}

export interface ShownCheck {
  turn: number;
  key: string;
  /** Null: it holds. */
  divergence: ShownDivergence | null;
}

/** What one replay of a file came to. */
export interface RunResult {
  checks: ShownCheck[];
  /** Tool calls, and answers of the model. */
  calls: number;
  steps: number;
  /** Read and written by a live model; null if nobody counted. */
  tokens: number | null;
  ms: number;
  /** The live model gave no answer: not a fault of its answers. */
  modelFailure: ModelFailure | null;
  /** What the program itself reported meanwhile. */
  problems: string[];
  /** Empty unless a report was asked for. */
  start: StartReport | null;
  turns: TurnReport[];
}

/** Why a live model gave no answer. */
export interface ModelFailure {
  /** HTTP status; null: nobody answered. */
  status: number | null;
  /** One sentence for people: what happened, and what to set. */
  message: string;
  /** Every further question would fail alike: a wrong key, address or model. */
  lasting: boolean;
}

/** A failure outside of any replay: the file can't be read, or the process that replayed it ended. */
export interface Trouble {
  kind: 'unreadable' | 'died';
  /** What is wrong, one line each. */
  lines: string[];
}

/** How often an expectation failed over the runs of a case. */
export interface FailedExpectation {
  turn: number;
  key: string;
  times: number;
  /** Of the first time. */
  message: string;
}

/** A case that a live model was asked several times. */
export interface CaseRates {
  /** Runs that the model answered; the others are `unanswered`. */
  runs: number;
  passed: number;
  unanswered: number;
  /** 0..1; null when no run was answered. */
  rate: number | null;
  failed: FailedExpectation[];
  /** Means over the answered runs. */
  calls: number;
  steps: number;
  tokens: number | null;
  ms: number;
}

export interface CaseReport {
  name: string;
  /** As people would write it, with `/`. */
  file: string;
  about: string;
  passed: boolean;
  /** Null: it could not be replayed at all. Of several runs the first that failed, else the first. */
  run: RunResult | null;
  trouble: Trouble | null;
  rates: CaseRates | null;
  /** What --update changed, a sentence each; null: it must not write what the replay itself diverged in. */
  updated?: string[] | null;
  ms: number;
}

/** The first difference of a case. */
export function firstDivergence(report: Pick<CaseReport, 'run'>): ShownDivergence | null {
  return report.run?.checks.find(({ divergence }) => divergence !== null)?.divergence ?? null;
}

/** `turns[1].steps[0]` */
export function placeInTranscript({ turn, step }: { turn: number; step: number | null }): string {
  return step === null ? `turns[${turn}]` : `turns[${turn}].steps[${step}]`;
}

/** `file:line:column`, which terminals make a link. */
export function fileAndLine(file: string, place: Place | null): string {
  return place === null ? file : `${file}:${place.line}:${place.column}`;
}
