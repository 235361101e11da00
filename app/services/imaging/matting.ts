/** The port that finds the subject of a picture: the engine on this machine, or a service instead. */
import type { ImagingOptions } from '#tools/contract/ports/imaging-port.ts';
import type { RawCutout } from '../engines/cut-out/cutout-job.ts';

export interface Matting {
  /** Name and version: masks are kept by it. */
  name: string;
  /**
   * A mask; the subject's own colors are found afterwards. Throws ImagingError or EngineRefusal, or the signal's
   * reason.
   */
  cutOut(picture: Uint8Array, options: ImagingOptions): Promise<Omit<RawCutout, 'colours'>>;
}
