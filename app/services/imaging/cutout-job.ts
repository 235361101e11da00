/** What goes to the process that cuts pictures out, and what comes back. Plain data only: it sees no database and no addresses. */
import type { BackgroundModel } from '#app/services/config/config.ts';
import { message, type MessageKey, type MessageValues } from '#messages/message.ts';
import { ToolRefusal } from '#tools/tool.ts';

/** Which model: the one that comes along, or an ONNX file. */
export type ModelSource = { kind: 'built-in' } | ({ kind: 'file' } & BackgroundModel);

/** A picture cut out. */
export interface RawCutout {
  /** PNG of the picture's size, black with alpha. */
  mask: Uint8Array;
  width: number;
  height: number;
  /** Bounds of what is kept, in fractions of the picture. */
  subject: { x: number; y: number; width: number; height: number };
  /** Share of the picture that is kept, 0..1. */
  coverage: number;
}

export type ToProcess = { type: 'cut-out'; id: number; picture: Uint8Array; model: ModelSource };

export type FromProcess =
  | { type: 'progress'; id: number; share: number }
  | { type: 'done'; id: number; result: RawCutout }
  | { type: 'failed'; id: number; code: ImagingErrorCode; values: MessageValues; reason: string };

/** Codes of what can go wrong, each with its text in the catalogue. */
export type ImagingErrorCode = 'missing' | 'notAPicture' | 'unreadable' | 'tooLarge' | 'nothingFound' | 'nothingBehind' | 'modelUnusable' | 'tooMany' | 'tooLong' | 'failed';

/** A picture that could not be cut out, in words for people. A refusal: tools answer with it. */
export class ImagingError extends ToolRefusal {
  readonly code: ImagingErrorCode;
  readonly values: MessageValues;

  constructor(code: ImagingErrorCode, values: MessageValues = {}, cause?: unknown) {
    super(message(`imaging.${code}` satisfies MessageKey, values), { cause });
    this.code = code;
    this.values = values;
  }
}
