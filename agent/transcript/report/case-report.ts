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

/** Tokens of a live model, as it reports them. */
export interface ModelUse {
  /** Those read from the vendor's cache, and those written to it, are part of it. */
  inputTokens: number;
  cachedTokens: number;
  cacheWriteTokens: number;
  outputTokens: number;
}

export const NO_USE: ModelUse = { inputTokens: 0, cachedTokens: 0, cacheWriteTokens: 0, outputTokens: 0 };

/** What both used together. */
export function sumOf(one: ModelUse, other: ModelUse): ModelUse {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    cachedTokens: one.cachedTokens + other.cachedTokens,
    cacheWriteTokens: one.cacheWriteTokens + other.cacheWriteTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  };
}

/** The result of one replay of a file. */
export interface RunResult {
  checks: ShownCheck[];
  /** Tool calls, and answers of the model. */
  calls: number;
  steps: number;
  /** What a live model used; null: not counted. */
  use: ModelUse | null;
  ms: number;
  /** Of each turn. */
  turnMs: number[];
  /** The live model did not answer: no fault of its answers. */
  modelFailure: ModelFailure | null;
  /** Errors that the program itself reported meanwhile. */
  problems: string[];
  /** Empty unless a report was requested. */
  start: StartReport | null;
  turns: TurnReport[];
}

/** Why a live model did not answer. */
export interface ModelFailure {
  /** HTTP status; null: no response. */
  status: number | null;
  /** One sentence for people: what happened, and which setting to change. */
  message: string;
  /** Every further request would fail the same way: a wrong key, address or model. */
  lasting: boolean;
}

/** A failure outside of any replay: the file can't be read, or the process that replayed it ended. */
export interface Trouble {
  kind: 'unreadable' | 'died';
  /** The errors, one line each. */
  lines: string[];
}

/** How often an expectation failed over the runs of a case. */
export interface FailedExpectation {
  turn: number;
  key: string;
  times: number;
  /** Message of the first failure. */
  message: string;
}

/** A case that a live model ran several times. */
export interface CaseRates {
  /** Runs that the model answered; the others are `unanswered`. */
  runs: number;
  passed: number;
  unanswered: number;
  /** 0..1; null if no run was answered. */
  rate: number | null;
  failed: FailedExpectation[];
  /** Means over the answered runs. */
  calls: number;
  steps: number;
  tokens: number | null;
  ms: number;
  /** Of each turn of the answered runs. */
  turnMs: number[];
  /** Sum over the answered runs; null: not counted. */
  use: ModelUse | null;
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
  /**
   * Changes made by --update, one sentence each; null: it must not rewrite an expectation in which the replay itself
   * diverged.
   */
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
