/** Edits of pictures by file: erasing and expanding, by the built-in engines or by a hosted model in their place. */
import type { ImagingOptions, PictureRegion, PictureSides } from '#tools/contract/ports/imaging-port.ts';
import type { Engines } from '#app/services/engines/engines.server.ts';
import type { PictureFile } from '#app/services/engines/pixels/picture-file.ts';

/** Edits that invent what is unknown: the repairs in which a hosted model is better. */
export interface Edits {
  /** Name and version: other edits give other pictures. */
  name: string;
  erase(picture: Uint8Array, region: PictureRegion, options: ImagingOptions): Promise<PictureFile>;
  /** `subject`: a mask whose alpha shows what is in the picture; null: unknown. */
  expand(
    picture: Uint8Array,
    sides: PictureSides,
    subject: Uint8Array | null,
    options: ImagingOptions,
  ): Promise<PictureFile>;
  /** Whether the subject helps: finding it takes a second or two. */
  wantsSubject: boolean;
}

/** The engines on this machine. */
export function builtInEdits(engines: Engines): Edits {
  return {
    name: 'built-in',
    wantsSubject: true,
    erase: (picture, region, options) => engines.run('erase', { picture, region }, options),
    expand: (picture, sides, subject, options) => engines.run('expand', { picture, sides, subject }, options),
  };
}
