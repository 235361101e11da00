/** Input and output of a rendering worker. Plain data only: a worker sees no database, no disk paths, no addresses. */
import type { DesignDocument } from '#design/document/document.ts';
import type { SourceProblem } from '#design/fabric/sources.ts';
import { message, type MessageKey, type MessageValues } from '#messages/message.ts';
import type { ExportFormat, PrintSetup } from '#tools/contract/ports/rendering-port.ts';
import type { FontLatch } from './server-fonts.ts';

export interface RenderJob {
  document: DesignDocument;
  /** One page; several for PDFs. */
  pages: readonly string[];
  /** The title inside a file that has one. */
  title: string;
  format: ExportFormat;
  quality: number;
  /** Of the result, px. */
  width: number;
  height: number;
  watermark: boolean;
  /** Of print-pdf. */
  print?: PrintSetup | undefined;
  /** Whether a picture that can't be shown is an error; otherwise it is drawn as a placeholder and reported. */
  strict: boolean;
  /** The bytes of every asset that the page names and the caller may see. */
  assets: Map<string, Uint8Array>;
  /** Users' own fonts, by the family under which they are drawn; threads of the server have them already. */
  ownFonts?: ReadonlyMap<string, Uint8Array>;
}

/** A file as drawn. */
export interface Drawn {
  bytes: Uint8Array;
  /** Layers whose outlines became pixels in a vector file. */
  flattened: string[];
  problems: SourceProblem[];
}

export interface Rendered {
  bytes: Uint8Array;
  width: number;
  height: number;
  mime: string;
  /** Layers that a vector file could only take as pixels. */
  flattened: string[];
  /** Pictures drawn as placeholders; empty when strict. */
  problems: SourceProblem[];
}

/** Codes of what can go wrong, each with its text in the catalogue. */
export type RenderErrorCode =
  | 'brokenPictures'
  | 'noPage'
  | 'tooLarge'
  | 'tooHeavy'
  | 'tooLong'
  | 'tooMany'
  | 'stopped'
  | 'failed';

/** Seconds in which some of the waiting jobs are drawn. */
const RETRY_AFTER = 5;

/** A picture that could not be made, in words for users; `problems` names the assets. */
export class RenderError extends Error {
  override name = 'RenderError';
  readonly code: RenderErrorCode;
  readonly problems: readonly SourceProblem[];
  /** Seconds after which to retry; null: a retry would change nothing. */
  readonly retryAfter: number | null;

  constructor(
    code: RenderErrorCode,
    values: MessageValues = {},
    problems: readonly SourceProblem[] = [],
    cause?: unknown,
  ) {
    super(message(`rendering.${code}` satisfies MessageKey, values), { cause });
    this.code = code;
    this.problems = problems;
    this.retryAfter = code === 'tooMany' ? RETRY_AFTER : null;
  }
}

/** A thread's start data. */
export interface WorkerStart {
  fonts: FontLatch;
  /** Pixels of bitmaps that a job may hold at a time. */
  bitmapLimit: number;
  /** The id of the job to stop. */
  stopped: Int32Array<SharedArrayBuffer>;
}

export type ToWorker = { type: 'render'; id: number; job: RenderJob };

export type ToProcess = ToWorker | { type: 'stop'; id: number };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'done'; id: number; result: Rendered }
  | {
      type: 'failed';
      id: number;
      code: RenderErrorCode;
      values: MessageValues;
      problems: SourceProblem[];
      reason: string;
    };
