/** A picture before any edits: shown only while a button is held, never saved. */
import { Eye } from 'lucide-react';
import { NEUTRAL_FILTERS } from '#design/document/create.ts';
import type { PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { findLayer } from '#design/document/tree.ts';
import { defineCommand } from './command.ts';
import { differenceOf } from './patch-difference.ts';

/** Whether filters or a mask make it look different from the picture itself. */
export function differsFromOriginal(layer: PictureLayer): boolean {
  return differenceOf(layer, originalOf(layer)).length > 0;
}

const originalOf = (layer: PictureLayer): PictureLayer => ({ ...layer, filters: { ...NEUTRAL_FILTERS }, mask: null });

export const showOriginalCommand = defineCommand<{ id: string }>({
  id: 'show-original',
  label: 'pictures.holdOriginal',
  icon: Eye,
  isEnabled: () => true,
  run({ document }, { id }) {
    const layer = findLayer(document, id);
    return layer && isPicture(layer) ? differenceOf(layer, originalOf(layer)) : [];
  },
});
