/** The port that finds the subject of a picture: this machine's engine, or a service instead. */
import type { ImagingOptions } from '#tools/contract/ports/imaging-port.ts';
import type { RawCutout } from '../engines/cut-out/cutout-job.ts';

export interface Matting {
  /** Name and version: masks are cached by it. */
  name: string;
  /**
   * A mask; the subject's own colors are found afterwards. Throws ImagingError or EngineRefusal, or the signal's
   * reason.
   */
  cutOut(picture: Uint8Array, options: ImagingOptions): Promise<Omit<RawCutout, 'colours' | 'others'>>;
}
