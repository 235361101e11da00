/** Photo slots without a photo: laid out as if there were one, they become frames to be filled. Pure. */
import type { LeafLayer } from '#design/document/layers.ts';
import type { Arrangement, Picture } from '#design/templates/composition-input.ts';

/** The placeholder for a photo: no asset has this id. */
const EMPTY = '0'.repeat(64);

/** `index`: which of the slots. */
export const emptySlot = (index: number): Picture => ({
  asset: EMPTY,
  name: `Photo ${index + 1}`,
  alt: '',
  width: 1000,
  height: 1200,
  subject: { x: 0.2, y: 0.15, width: 0.6, height: 0.75 },
  mask: { asset: EMPTY, strokes: [] },
  filters: null,
});

/** Slots without a photo become frames. */
export function withFrames(arrangement: Arrangement): Arrangement {
  const framed = <Layer extends Omit<LeafLayer, 'id' | 'parent' | 'order'>>(layer: Layer): Layer =>
    layer.type === 'image' && 'asset' in layer && layer.asset === EMPTY
      ? { ...layer, asset: null, mask: null, alt: '', crop: { x: 0, y: 0, width: 1, height: 1 } }
      : layer;
  return { ...arrangement, pieces: arrangement.pieces.map((piece) => ({ ...piece, layer: framed(piece.layer) })) };
}
