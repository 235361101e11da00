/** Input and output of the engine that cuts pictures out. Plain data only: it sees no database and no addresses. */
import type { BackgroundModel } from '#app/services/config/config.ts';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import type { MessageKey, MessageValues } from '#messages/message.ts';
import type { CutoutPick } from '#tools/contract/ports/imaging-port.ts';

/** Which model: the built-in one, or an ONNX file. */
export type ModelSource = { kind: 'built-in' } | ({ kind: 'file' } & BackgroundModel);

/** A picture cut out. */
export interface RawCutout {
  /** PNG of the picture's size, black with alpha. */
  mask: Uint8Array;
  /**
   * PNG of the picture's size: the subject's own colors along the soft edge, transparent elsewhere; null if nothing is
   * soft.
   */
  colours: Uint8Array | null;
  width: number;
  height: number;
  /** Bounds of what is kept, in fractions of the picture. */
  subject: { x: number; y: number; width: number; height: number };
  /** Share of the picture that is kept, 0..1. */
  coverage: number;
  /** From where it was photographed, as far as its outline shows. */
  seenFrom?: 'side' | 'above';
  /** Where other things are that might have been meant, in fractions of the picture, the largest first. */
  others?: readonly { x: number; y: number; width: number; height: number }[];
}

/** The engine's input. */
export interface CutOutInput {
  /** The picture's file. */
  picture: Uint8Array;
  model: ModelSource;
  /** Which object is meant; by default the most prominent one. */
  pick?: CutoutPick | undefined;
  /** Somebody says that it is glass: less evidence suffices to see through it. */
  glass?: boolean | undefined;
  /**
   * A mask that was found elsewhere, in RawCutout's format: only the subject's own colors along its edge are computed.
   */
  mask?: Uint8Array | undefined;
}

/** Codes of what can go wrong, each with its text in the catalogue. */
export type ImagingErrorCode =
  | 'missing'
  | 'notAPicture'
  | 'notForRepair'
  | 'unreadable'
  | 'tooLarge'
  | 'nothingFound'
  | 'nothingBehind'
  | 'modelUnusable';

/** A picture that can't be worked on, in words for users. A refusal: tools answer with it. */
export class ImagingError extends EngineRefusal {
  constructor(code: ImagingErrorCode, values: MessageValues = {}, cause?: unknown) {
    super(`imaging.${code}` satisfies MessageKey, values, cause);
  }
}
