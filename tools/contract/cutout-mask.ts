/** The mask of a layer from what the imaging port found. */
import type { PictureLayer } from '#design/document/layers.ts';
import type { Cutout } from './ports/imaging-port.ts';

type Mask = NonNullable<PictureLayer['mask']>;

/** `strokes`: what was erased and restored by hand, which stays. */
export function maskFrom({ mask, colours }: Pick<Cutout, 'mask' | 'colours'>, strokes: Mask['strokes'] = []): Mask {
  return { asset: mask.id, strokes, ...(colours && { colours: colours.id }) };
}
