/** Erasing and restoring: strokes on a picture's mask, or the whole mask in one go. */
import { Eraser } from 'lucide-react';
import type { ImageLayer, MaskStroke, PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { findLayer } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import { defineCommand, isLocked, type CommandContext } from './command.ts';

export type Mask = NonNullable<ImageLayer['mask']>;
export type NewStroke = Omit<MaskStroke, 'id'>;

/**
 * Adds strokes as one step. `compacted`: an asset that looks the same as the strokes so far; it replaces them in the
 * same step, so that undo restores them.
 */
export const maskStrokeCommand = defineCommand<{
  id: string;
  strokes: readonly NewStroke[];
  compacted?: string | null;
}>({
  id: 'mask-stroke',
  label: 'pictures.erase',
  icon: Eraser,
  isEnabled: () => true,
  run(context, { id, strokes, compacted }) {
    const layer = maskable(context, id);
    if (!layer) return [];
    const first: Operation[] = compacted
      ? [{ type: 'layer.update', id, patch: { mask: { ...layer.mask, asset: compacted, strokes: [] } } }]
      : [];
    return [
      ...first,
      ...strokes.map((stroke): Operation => ({ type: 'mask.stroke', id, stroke: { ...stroke, id: context.newId() } })),
    ];
  },
});

/** Gives a picture another mask; null: nothing is cut out. */
export const setMaskCommand = defineCommand<{ id: string; mask: Mask | null }>({
  id: 'set-mask',
  label: 'pictures.changeCutout',
  icon: Eraser,
  isEnabled: () => true,
  run: (context, { id, mask }) => (maskable(context, id) ? [{ type: 'layer.update', id, patch: { mask } }] : []),
});

function maskable({ document }: Pick<CommandContext, 'document'>, id: string): PictureLayer | null {
  const layer = findLayer(document, id);
  return layer !== null && isPicture(layer) && !isLocked(document, id) ? layer : null;
}
