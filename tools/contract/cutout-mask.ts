/** Makes a layer's mask from a result of the imaging port. */
import type { PictureLayer } from '#design/document/layers.ts';
import type { Cutout } from './ports/imaging-port.ts';

type Mask = NonNullable<PictureLayer['mask']>;

/** `strokes`: manual erasing and restoring, which is kept. */
export function maskFrom(
  { mask, colours, others = [] }: Pick<Cutout, 'mask' | 'colours'> & Partial<Pick<Cutout, 'others'>>,
  strokes: Mask['strokes'] = [],
): Mask {
  return {
    asset: mask.id,
    strokes,
    ...(colours && { colours: colours.id }),
    ...(others.length > 0 && { others: [...others] }),
  };
}
