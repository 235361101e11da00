/** The trace of a replayed transcript: everything that expectations are compared with, and that a report shows. */
import type { DesignDocument } from '#design/document/document.ts';
import type { Finding } from '#design/lint/finding.ts';
import type { Hint } from '#design/lint/hint.ts';
import type { BrandKit } from '#tools/contract/ports/brand-kit-port.ts';
import type { ToolOutcome } from '#tools/contract/tool.ts';
import type { TurnState } from '#agent/chat-message.ts';
import type { Check } from './divergence.ts';
import type { CreditUnit } from '../format/format.ts';

export interface CallTrace {
  toolCallId: string;
  tool: string;
  /** As the loop received it; a text if it could not be parsed. */
  input: unknown;
  /** Null: the turn ended without an answer to it. */
  outcome: ToolOutcome | null;
  /** Ids of the layers and assets that it made, in order. */
  made: readonly string[];
  /** The question to the user. `approved` null: nobody answered. */
  approval: { reason: string; approved: boolean | null } | null;
  /**
   * From the moment it could run until its outcome, ms; absent: it never ran. Says nothing about results: not compared.
   */
  ms?: number;
}

export interface StepTrace {
  text: string;
  reasoning: string;
  calls: readonly CallTrace[];
}

/** A further design that a turn made. */
export interface MadeDesign {
  id: string;
  title: string;
  document: DesignDocument;
}

export interface TurnTrace {
  /** Index in `turns`. */
  turn: number;
  chat: string;
  /** The user's message; null: another answer was requested. */
  user: string | null;
  steps: readonly StepTrace[];
  state: TurnState;
  /** As the user reads it. */
  error: string | null;
  /** All words of the assistant. */
  said: string;
  before: DesignDocument;
  /** After the user's undos and redos. */
  after: DesignDocument;
  /** Credits spent by the turn; units that it spent nothing of are 0. */
  spent: Readonly<Record<CreditUnit, number>>;
  designs: readonly MadeDesign[];
  /** `$name` without the dollar → ids, as bound when the turn had ended. */
  names: ReadonlyMap<string, readonly string[]>;
  /** Names of pictures → asset ids. */
  assets: ReadonlyMap<string, string>;
  brandKit: BrandKit;
  /** The model was called again to fix the lint's findings. */
  askedToMend: boolean;
  /** PNG of the first page after the turn, if previews were requested. */
  preview: Uint8Array | null;
  ms: number;
}

/** A decoded picture: RGBA, four bytes a pixel, not premultiplied. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** Evidence for judging a turn: computed only when an expectation needs it. */
export interface TurnEvidence {
  lint(): Promise<readonly Finding[]>;
  /** The editor's hints, page by page, including what is wrong. */
  hints(): Promise<readonly Hint[]>;
  /** PNG of a page (1-based) of the document after the turn, or before it; its shorter side in px. */
  picture(when: 'before' | 'after', page: number, shorterSide: number): Promise<Uint8Array>;
  /** The document after undoing the turn, and after redoing it again. */
  undone(): Promise<{ undone: DesignDocument; redone: DesignDocument }>;
  /** A file next to the transcript; null: there is none. */
  file(path: string): Promise<Uint8Array | null>;
  /** A PNG's pixels. Throws if it is not a picture. */
  decode(png: Uint8Array): Promise<Pixels>;
  /** Pixels as a PNG. */
  encode(pixels: Pixels): Promise<Uint8Array>;
}

/** A whole replay. */
export interface ReplayTrace {
  turns: readonly TurnTrace[];
  /** In order of turns; within a turn the replay's own checks first, by step. */
  checks: readonly Check[];
  calls: number;
  ms: number;
}
